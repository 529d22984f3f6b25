"""The Python interface."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from support.command import EXAMPLES
from support.published import contest_decks
from verify import BadInput, Verdict, check, checker
from verify.cards import Card

SAMPLE = contest_decks()[0]


def test_three_lines() -> None:
    result = check(SAMPLE.block, game="clock", rules="uva170")
    assert (result.verdict, result.outcome.turned, str(result.outcome.last)) == (Verdict.LOST, 44, "KD")
    assert result.reason.startswith("the bottom card of 5 is a 5")
    assert checker.check(result.claim, result.certificate)


def test_what_a_deal_can_be_given_as() -> None:
    by_text = check(SAMPLE.block + "#")
    assert check(EXAMPLES / "contest.txt").game == check(by_text.deal).game == by_text.game
    assert check("ms:12").verdict is Verdict.WON
    assert check("random:1").deal.name.startswith("random:1:")


def test_options_have_the_names_of_the_command_line() -> None:
    assert check(SAMPLE.block, dead_end="clockwise", start=5).verdict is Verdict.WON
    small = check("2Sp ESp", cards="sv", ranks=2, suits=1)  # pile 1 holds the 2, the centre the ace: both are turned
    assert (small.verdict, small.outcome.turned) == (Verdict.WON, 2)


def test_a_deal_made_by_hand_must_be_a_deck() -> None:
    deck = check(SAMPLE.block).deal
    with pytest.raises(BadInput, match="51 cards, expected 52; 3C is missing"):
        check(replace(deck, cards=deck.cards[:-1]))
    with pytest.raises(BadInput, match="QC is there twice"):
        check(replace(deck, cards=(deck.cards[1], *deck.cards[1:])))

    with pytest.raises(BadInput, match="layout piles, listing None, within_pile junk: not a deal"):
        check(replace(deck, layout="piles", listing=None, within_pile="junk"))  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="is not in a deck of 13 ranks and 4 suits"):
        check(replace(deck, cards=(Card(0, 1), *deck.cards[1:])))


def test_the_rule_option_deal_is_an_option_too() -> None:
    assert check(SAMPLE.block, deal="piles").rules.deal == "piles"


@pytest.mark.parametrize(
    ("deal", "arguments", "message"),
    [
        (SAMPLE.block, {"game": None}, "game is None: expected a text"),
        (SAMPLE.block, {"ranks": True}, "ranks is True: expected a whole number"),
        (SAMPLE.block, {"ranks": 2**70}, "expected 2 to 1000 ranks"),
        (SAMPLE.block, {"dead_end": "stop", "dead-end": "stop"}, "option dead-end is given 2 times"),
        (["TS", "QC"], {}, "a deal is list: expected text, a pathlib.Path or a Deal"),
        (None, {}, "a deal is NoneType: expected text, a pathlib.Path or a Deal"),
        (__file__, {}, "is text, not a deal: for a file of that name give pathlib.Path"),
        (SAMPLE.block, {"ranks": 1}, "1 ranks and 4 suits: expected 2 to 1000 ranks and 1 to 100 suits"),
        (SAMPLE.block, {"game": "chess"}, "there is no game 'chess': expected clock"),
        (SAMPLE.block, {"cards": "de"}, "there is not a card notation 'de': expected one of en, fi, sv"),
        (SAMPLE.block, {"rules": "mine"}, "there is no preset 'mine'"),
        (SAMPLE.block, {"luck": 3}, "there is no option 'luck'"),
        (SAMPLE.block, {"format": "csv"}, "unknown format 'csv'"),
        (SAMPLE.block.replace("KD", ""), {}, "text:1: 51 cards on lines 1 to 4, expected 52; KD is missing"),
        (SAMPLE.block + "\n" + SAMPLE.block, {}, "text: there is more than one deal here, expected one"),
        ("ms:1-2", {}, "ms:1-2: there is more than one deal here, expected one"),
        ("", {}, "text: there is no deal in it: it is empty"),
        (Path("no-such-file"), {}, "no-such-file: no such file"),
    ],
)
def test_anything_else_is_refused(deal: str | Path, arguments: dict[str, str], message: str) -> None:
    with pytest.raises(BadInput) as refused:
        check(deal, **arguments)  # type: ignore[call-overload]
    assert message in str(refused.value)
