"""Deals of the real deck: found and played again, or proved by both solvers that there are none."""

from __future__ import annotations

import pytest

from support.tables import full_deck
from verify import checker
from verify.cards import Card
from verify.deals.deal import STANDARD, Shape
from verify.errors import BadInput, Disagreement
from verify.finding import finding as module
from verify.finding.finding import Finding, find
from verify.finding.search import Answer
from verify.rules.clock import play
from verify.rules.clock_choice import Choice
from verify.rules.clock_table import deal_out
from verify.solvers.clock import ClockResult

FEWER = Shape(5, 3)


def found(text: str, preset: str = "classic", *options: tuple[str, str], shape: Shape = STANDARD) -> ClockResult:
    """The deal found, a whole deck."""
    finding = find(text, Choice(preset, options), shape)
    assert (finding.settled, finding.reason) == ("found", "")
    (result,) = finding.results
    assert sorted(result.deal.cards) == sorted(full_deck(shape))
    assert checker.check(result.claim, result.certificate)
    return result


def none(text: str, shape: Shape = STANDARD) -> Finding:
    """The proof that there is no such deal; its premises are met by a deal that was played."""
    finding = find(text, shape=shape)
    assert (finding.settled, finding.results) == ("none", ())
    assert finding.witness is not None
    assert finding.text.count("(check-sat)") == 1
    return finding


def cards_down(result: ClockResult) -> set[Card]:
    return set(result.deal.cards) - set(result.game.turned)


def test_the_queen_of_hearts_alone() -> None:
    result = found("lost and face_down == 1 and hidden == QH")
    assert cards_down(result) == {Card(12, 2)}
    assert result.bottom.cycles == ((12,),)  # the only card left is always at home where it lies


def test_won_with_a_given_beginning() -> None:
    result = found("won and turn(1) == AS and turn(2) == 10D and pile(10, 1) == 2C")
    assert [str(card) for card in result.game.turned[:3]] == ["AS", "TD", "2C"]
    assert result.outcome.turned == 52


def test_figures_together() -> None:
    result = found("turned == 46 and last == KH and completed == 7 and cycle(2) == 1 and cycles == 1")
    assert (result.outcome.turned, str(result.outcome.last)) == (46, "KH")
    assert result.outcome.completed_clock_piles == 7
    assert [len(cycle) for cycle in result.bottom.cycles] == [2]


def test_cycles_of_given_lengths() -> None:
    lengths = [len(cycle) for cycle in found("cycle(4) == 1 and cycle(2) == 2 and cycles == 3").bottom.cycles]
    assert sorted(lengths) == [2, 2, 4]
    (whole,) = found("cycle(4) == 1", shape=FEWER).bottom.cycles
    assert set(whole) == {1, 2, 3, 4}


def test_the_shortest_and_the_longest_loss() -> None:
    assert found("turned == 4").outcome.turned == 4
    assert found("lost and turned == 14", shape=FEWER).outcome.face_down == 1


def test_places_of_a_deck_in_other_rules() -> None:
    result = found("deck(1) == KS and deck(52) == AD and bottom(3) == 3H and turned > 30", "uva170")
    assert (str(result.deal.cards[0]), str(result.deal.cards[-1])) == ("KS", "AD")
    result = found("deck(1) == AS and won", "blocks", ("first-pile", "2"), shape=FEWER)
    assert (result.deal.cards[0], result.bottom.bottom_cards[1]) == (Card(1, 1), Card(1, 1))


def test_the_desktop_program() -> None:
    """There the card that a clock pile turns last lies on top."""
    result = found("won and pile(5, 1) == KD and cycles == 0 and turn(1) == 7S", "aisleriot")
    table = deal_out(result.deal, result.rules)
    assert (table.pile(5)[0], table.pile(13)[0]) == (Card(13, 3), Card(7, 1))
    assert result.bottom.bottom_cards[4] == Card(13, 3)


def test_a_card_face_down_in_its_own_pile_may_win() -> None:
    result = found("won and face_down > 3", "aisleriot-2010", shape=FEWER)
    end = play(deal_out(result.deal, result.rules), result.rules).positions[-1]
    assert all(card.rank == pile for pile in range(1, 6) for card in end.face_down(pile))


def test_a_start_elsewhere() -> None:
    result = found("won and cycles == 0 and completed_piles == 13 and last == 5", "classic", ("start", "5"))
    assert result.outcome.last.rank == 5


def test_other_decks() -> None:
    finding = find("lost and cycle(2) == 2 and hidden(7.5)", Choice(), Shape(8, 5))
    assert finding.settled == "found"
    assert Card(7, 5) not in finding.results[0].game.turned


THEOREMS = [
    ("last != KH and last != KS and last != KD and last != KC", "C4"),
    ("face_down == 1 and hidden == Q and bottom(Q) != Q", "balance: the last card is at home where it lies"),
    ("deck(1) == AS and won", "by rounds it lies at the bottom of the aces' pile, which would be finished before it"),
]
"""That there is none with ``won and cycles > 0`` is shown in README.md, whose commands are run."""
OF_FEWER = [
    ("won and cycles > 0", "C6"),
    ("lost and not_reaching == 0", "C6"),
    ("turned < 3", "all highest cards are turned"),
    ("turned == 8 and completed == 2", "two piles and the centre are nine cards"),
    ("completed < 4 and won or completed == 4 and lost", "C5"),
    ("cycle(2) == 2 and completed == 1", "C7: what is complete is on no cycle"),
    ("last == 4 or last < 4", "C4"),
    ("own_bottoms > cycles", "each is a cycle"),
]


@pytest.mark.parametrize(("text", "why"), THEOREMS)
def test_there_is_none(text: str, why: str) -> None:
    """Each is a theorem of ``verify prove``, or follows from one by a little counting."""
    finding = none(text)
    assert {"C2", "C4", "C5"} <= set(finding.rests_on), why
    assert "C6" not in finding.rests_on


@pytest.mark.parametrize(("text", "why"), OF_FEWER)
def test_there_is_none_in_a_smaller_deck_either(text: str, why: str) -> None:
    finding = none(text, FEWER)
    assert finding.rests_on, why
    assert "cycles" not in text or "C6" in finding.rests_on


def test_the_same_seed_finds_the_same_deals() -> None:
    first, again, other = (find("won", shape=FEWER, number=2, seed=seed, processes=1) for seed in (5, 5, 6))
    decks = [[result.deal.cards for result in finding.results] for finding in (first, again, other)]
    assert decks[0] == decks[1]
    assert len({*decks[0], *decks[2]}) == 4
    assert [result.deal.name for result in other.results] == ["found:6:#1", "found:6:#2"]


def test_deals_do_not_look_made() -> None:
    """They begin as a shuffled deck: four cards of a rank side by side are rare in ten of those."""
    runs = 0
    for result in find("won", number=10).results:
        ranks = [card.rank for card in result.game.turned[:26]]
        runs += sum(len({*ranks[t : t + 4]}) == 1 for t in range(23))
    assert runs < 5


def test_no_time_is_unknown() -> None:
    finding = find("won and cycles > 0", shape=FEWER, timeout=0.001)
    assert (finding.settled, finding.out_of_time) == ("unknown", True)
    assert "out of time" in finding.reason


@pytest.mark.parametrize(
    ("choice", "shape", "message"),
    [
        (Choice("one-king"), Shape(), "expected dead-end=stop"),
        (Choice("spade"), Shape(), "expected dead-end=stop"),
        (Choice("shakki", (("start", "3"),)), Shape(), "expected dead-end=stop"),
        (Choice(), Shape(100, 100), "a deck of 10000 cards: deals are found in decks of at most 104"),
        (Choice("classic", (("start", "9"),)), Shape(5, 2), "option start is 9"),
    ],
)
def test_what_is_not_supported(choice: Choice, shape: Shape, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        find("won", choice, shape)


def answering(monkeypatch: pytest.MonkeyPatch, answer: Answer) -> None:
    monkeypatch.setattr(module, "search", lambda wanted: answer)


def test_a_false_deal_is_a_disagreement(monkeypatch: pytest.MonkeyPatch) -> None:
    (lost,) = find("lost", shape=FEWER).results
    answering(monkeypatch, Answer("found", (lost.deal.cards,)))
    with pytest.raises(Disagreement, match="played it does not meet the condition"):
        find("won", shape=FEWER)


def test_the_same_deal_twice_is_a_disagreement(monkeypatch: pytest.MonkeyPatch) -> None:
    (lost,) = find("lost", shape=FEWER).results
    answering(monkeypatch, Answer("found", (lost.deal.cards,) * 2))
    with pytest.raises(Disagreement, match="the same deal twice"):
        find("lost", shape=FEWER, number=2)


def test_a_witness_that_meets_the_condition_is_a_disagreement(monkeypatch: pytest.MonkeyPatch) -> None:
    (lost,) = find("lost", shape=FEWER).results
    answering(monkeypatch, Answer("none", witness=lost.deal.cards))
    with pytest.raises(Disagreement, match="one meets the condition when it is played"):
        find("lost", shape=FEWER)
