"""What settles the claims about Klondike cannot be had from other deals, other rules or other tallies.

Verdicts are held against the compiled search and a search that knows only the rules, neither of which shares code with
the plain one; chances against the incomplete beta function.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from support.command import Verify
from verify import check
from verify.claims import klondike, klondike_stock, tallies
from verify.claims.evidence import Sight, Tallied
from verify.claims.stated import between, percent
from verify.claims.tallies import NoTally, at_least, tally
from verify.deals.positions import Position
from verify.quotient.klondike.concrete import concrete_search
from verify.report import intervals
from verify.rules.klondike import DRAW, REDEAL, Move, after, legal_moves
from verify.rules.klondike_options import PRESETS, KlondikeRules

KEPT = Path(__file__).parents[2] / "reports" / "klondike" / "winnability"

Sees = Callable[[], Sight]
CHOSEN: list[Sees] = [
    klondike.draw_one_wins_more,
    klondike.three_passes_win_less,
    klondike.under_wins_another,
    klondike.turning_wins_another,
    klondike.playing_it_loses,
    partial(klondike.called_impossible, "classic"),
    partial(klondike.called_impossible, "draw-one"),
]


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    tally.cache_clear()
    yield
    tally.cache_clear()


# Deals


@pytest.mark.parametrize("sight", CHOSEN)
def test_another_deal_does_not_show_it(sight: Sees, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal 27 of seed 1 is lost by a deadlock, by whatever rules."""
    assert sight().there
    lost = klondike.start("random:1:#27")
    monkeypatch.setattr(klondike, "start", lambda name, preset="classic": lost)
    monkeypatch.setattr(klondike, "PLAYED", "draw")
    monkeypatch.setattr(klondike, "STOCK_CARD", "draw")
    assert not sight().there


def test_another_move_keeps_the_win(monkeypatch: pytest.MonkeyPatch) -> None:
    before, _, last = klondike.PLAYED.rpartition(" ")
    monkeypatch.setattr(klondike, "PLAYED", before)
    monkeypatch.setattr(klondike, "STOCK_CARD", last)
    assert not klondike.playing_it_loses().there


def test_a_win_that_the_rules_do_not_play_to_the_end_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(klondike, "is_won", lambda position: False)
    assert not klondike.called_impossible("classic").there


def test_what_takes_long_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(klondike, "MOST", 10)
    assert not klondike.called_impossible("classic").there
    assert "is unknown" in klondike.called_impossible("classic").says


@pytest.mark.parametrize(
    ("number", "preset", "verdict"),
    [(43, "classic", "unwinnable"), (28, "three-passes", "unwinnable"), (28, "classic", "winnable")],
)
def test_the_compiled_search_says_so_too(number: int, preset: str, verdict: str) -> None:
    assert check(f"random:1:#{number}", game="klondike", rules=preset).verdict == verdict


@pytest.mark.parametrize(("preset", "verdict"), [("under", "unwinnable"), ("classic", "winnable")])
def test_a_search_that_knows_only_the_rules_says_so_too(preset: str, verdict: str) -> None:
    assert concrete_search(klondike.start(klondike.SMALL, preset), PRESETS[preset].rules).verdict == verdict


def test_the_command_shows_the_move_that_loses(verify: Verify) -> None:
    arguments = klondike.SHOWN.removeprefix("verify ").partition(" --at ")
    shown = verify(*arguments[0].split(), "--at", arguments[2].strip('"'))
    assert "unwinnable after 12 moves" in shown.out


# Rules


def draws_one_card_less(position: Position, move: Move, rules: KlondikeRules) -> Position:
    return after(position, move, rules._replace(draw=max(rules.draw - 1, 1)))


def turns_in_order_of_the_waste(position: Position, move: Move, rules: KlondikeRules) -> Position:
    then = after(position, move, rules)
    return then._replace(stock=then.stock[::-1]) if move == REDEAL and rules.passes else then


def mixes_what_is_put_under(position: Position, move: Move, rules: KlondikeRules) -> Position:
    then = after(position, move, rules)
    return then._replace(stock=then.stock[::-1]) if move == DRAW else then


def any_number_of_passes_is_two(position: Position, rules: KlondikeRules) -> Iterator[Move]:
    return legal_moves(position, rules if rules.passes else rules._replace(passes=2))


def draws_three_with_three_left(position: Position, rules: KlondikeRules) -> Iterator[Move]:
    return (move for move in legal_moves(position, rules) if move != DRAW or len(position.stock) >= rules.draw)


def may_be_turned_over(position: Position, rules: KlondikeRules) -> Iterator[Move]:
    yield from legal_moves(position, rules)
    if not position.stock:
        yield REDEAL


@pytest.mark.parametrize(
    ("sight", "name", "broken"),
    [
        (klondike_stock.draws_of_three_are_draws_of_one, "after", draws_one_card_less),
        (klondike_stock.three_passes_allow_no_more, "after", turns_in_order_of_the_waste),
        (klondike_stock.three_passes_allow_no_more, "legal_moves", any_number_of_passes_is_two),
        (klondike_stock.under_never_turns, "after", mixes_what_is_put_under),
        (klondike_stock.under_never_turns, "legal_moves", draws_three_with_three_left),
        (klondike_stock.under_never_turns, "legal_moves", may_be_turned_over),
    ],
)
def test_broken_rules_are_noticed(sight: Sees, name: str, broken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sight().there
    monkeypatch.setattr(klondike_stock, name, broken)
    assert not sight().there


def test_every_size_of_stock_and_waste_is_looked_at() -> None:
    sizes = {(len(position.stock), len(position.waste)) for position in klondike_stock.tables()}
    assert sizes == {(stock, waste) for stock in range(25) for waste in range(25 - stock)}


# Tallies


@pytest.mark.parametrize("hits", [0, 1, 40, 99, 100])
@pytest.mark.parametrize("share", [Fraction(0), Fraction(1, 3), Fraction(82, 100), Fraction(1)])
def test_chances_are_those_of_the_beta_function(hits: int, share: Fraction) -> None:
    expected = intervals.at_least(hits, 100, float(share)) if hits and 0 < share < 1 else int(share == 1 or not hits)
    assert float(at_least(hits, 100, share)) == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize("preset", ["classic", "draw-one", "three-passes"])
def test_what_is_excluded_lies_outside_of_the_interval(preset: str) -> None:
    """The interval of the file was found by the beta function."""
    kept = tally(preset)
    low, high = (Fraction(round(10**4 * end), 10**4) for end in (kept.interval.low, kept.interval.high))
    little = Fraction(1, 10**4)
    assert not kept.excludes(between(low + little, high - little, "inside"))
    assert not kept.excludes(between(Fraction(0), low + little, "reaches in from below"))
    assert not kept.excludes(between(high - little, Fraction(1), "reaches in from above"))
    assert kept.excludes(between(Fraction(0), low - little, "below"))
    assert kept.excludes(between(high + little, Fraction(1), "above"))


def test_deals_that_are_unknown_count_both_ways() -> None:
    kept = tally("draw-one")
    unknown = kept._replace(letters=kept.letters.replace("W", "?", 3_000))
    assert unknown.perhaps == kept.winnable == unknown.winnable + 3_000
    assert kept.excludes(percent("75"))
    assert not unknown.excludes(percent("75"))
    assert "3,000 unknown" in str(unknown)


def test_another_tally_turns_the_claims_about_figures() -> None:
    assert Tallied("classic", percent("82")).look({}).bears == "for"
    assert Tallied("draw-one", percent("82")).look({}).bears == "against"
    assert Tallied("three-passes", percent("81.9")).look({}).bears == "against"
    assert Tallied("draw-one", percent("90")).look({}).bears == "for"


def test_rules_that_are_harder_are_not_easier() -> None:
    assert klondike.never_less("classic", "draw-one").there
    assert not klondike.never_less("draw-one", "classic").there
    assert not klondike.never_less("classic", "classic").there


def test_deals_of_another_seed_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    other = tally("classic")._replace(deals="random:7:1000")
    monkeypatch.setattr(klondike, "tally", lambda preset: other if preset == "classic" else tally(preset))
    assert not klondike.never_less("classic", "draw-one").there


def test_without_tallies_nothing_is_settled_by_them(verify: Verify, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(tallies, "_homes", lambda game: (tmp_path,))
    ended = verify("claims", "P28", "S37", "--brief")
    assert ended.code == 3
    assert "P28  unknown!" in ended.out
    assert "S37  unknown!" in ended.out
    assert "the tally draw-one.json is not there" in " ".join(verify("claims", "P28").out.split())


def alter(change: dict[str, Any], home: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Have a small tally read that is the kept one but for these fields; the kept one."""
    told: dict[str, Any] = json.loads((KEPT / "three-passes.json").read_bytes())
    monkeypatch.setattr(tallies, "_homes", lambda game: (home,))
    (home / "three-passes.json").write_text(json.dumps(told | change))
    return told


INTERVAL = {"confidence": 99.9, "low": 0.6183754233384335, "high": 0.6631962523496848}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"schema": 1}, "Expected `str`"),
        ({"schema": "patience-verify/tally/grandfathers-clock/1"}, "its schema is not "),
        ({"preset": "classic"}, "its rules are not those of three-passes"),
        ({"rules": {"draw": 1}}, "its rules are not those of three-passes"),
        ({"ranks": 12}, "its deals are not of 13 ranks and 4 suits"),
        ({"suits": 3}, "its deals are not of 13 ranks and 4 suits"),
        *[({name: 900}, "its counts are not those of its letters") for name in ("winnable", "unwinnable", "unknown")],
        ({"bad": 1}, "its counts are not those of its letters"),
        ({"verdicts": "WW"}, "its counts are not those of its letters"),
        *[
            ({"deals": deals}, "it is not of one row of deals, with a verdict for each")
            for deals in (
                [],
                ["random:1:500", "random:2:500"],
                ["random:190612314:4999"],
                ["random:190612314:10000"],
                ["random:190612314:#5000"],
                ["random:190612314"],
                ["random:x:1000"],
                ["random:190612314:5000 "],
                ["kpat:1-1000"],
                ["wins.txt"],
            )
        ],
        ({"deals": ["kpat:1-5000"]}, "its deals are not random ones"),
        ({"winnability": None}, "it has no interval"),
        *[
            ({"winnability": INTERVAL | {"confidence": confidence}}, "it has no interval with a confidence between 50 ")
            for confidence in (-99.9, 0, 0.1, 50, 100, 999)
        ],
        *[
            ({"winnability": INTERVAL | {"confidence": confidence}}, "its interval is not that of its letters")
            for confidence in (50.1, 95, 99.8, 99.99)
        ],
        *[
            ({"winnability": INTERVAL | change}, "its interval is not that of its letters")
            for change in ({"low": 0.6182}, {"low": 0.6186}, {"high": 0.663}, {"high": 0.6634}, {"low": 0}, {"high": 1})
        ],
        ({"winnability": INTERVAL | {"low": -1e9}}, "its interval is none of shares"),
        ({"winnability": INTERVAL | {"high": 1e300}}, "its interval is none of shares"),
        ({"winnability": INTERVAL | {"low": 0.7, "high": 0.6}}, "its interval is none of shares"),
    ],
)
def test_a_tally_that_does_not_fit_is_none(
    change: dict[str, Any], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = alter({}, tmp_path, monkeypatch)
    assert told["winnability"] == INTERVAL
    assert tally("three-passes").letters == told["verdicts"]
    tally.cache_clear()
    alter(change, tmp_path, monkeypatch)
    with pytest.raises(NoTally, match=rf"^the tally three-passes\.json cannot be read: {why}"):
        tally("three-passes")


@pytest.mark.parametrize("won", [0, 1, 20, 39, 40])
@pytest.mark.parametrize("unknown", [0, 1])
@pytest.mark.parametrize("confidence", [50.5, 95, 99.9])
def test_the_interval_is_that_of_the_beta_function(
    won: int, unknown: int, confidence: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 40 deals or 41, also if none or all are won."""
    deals = 40 + unknown
    low, _ = intervals.clopper_pearson(won, deals, confidence / 100)
    _, high = intervals.clopper_pearson(won + unknown, deals, confidence / 100)
    small = {
        "deals": [f"random:1:{deals}"],
        "verdicts": "W" * won + "L" * (40 - won) + "?" * unknown,
        "winnable": won,
        "unwinnable": 40 - won,
        "unknown": unknown,
    }
    alter(small | {"winnability": {"confidence": confidence, "low": low, "high": high}}, tmp_path, monkeypatch)
    assert f"of all deals {100 * low:.2f} % to {100 * high:.2f} %" in str(tally("three-passes"))
    for ends in ((low + 2e-4, high), (low, high - 2e-4)):
        tally.cache_clear()
        told = dict(zip(("low", "high"), ends, strict=True))
        alter(small | {"winnability": {"confidence": confidence, **told}}, tmp_path, monkeypatch)
        with pytest.raises(NoTally, match="its interval is not that of its letters"):
            tally("three-passes")


@pytest.mark.parametrize("claim", ["P26", "P28", "S37", "S38"])
def test_a_claim_with_an_altered_tally_is_unknown_with_the_reason(
    verify: Verify, claim: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tallies, "_homes", lambda game: (tmp_path,))
    for preset in ("classic", "draw-one", "three-passes"):
        told = json.loads((KEPT / f"{preset}.json").read_bytes())
        told["winnability"]["confidence"] = 0.1
        (tmp_path / f"{preset}.json").write_text(json.dumps(told))
    ended = verify("claims", claim)
    assert ended.code == 3
    assert "it has no interval with a confidence between 50 and 100 %" in " ".join(ended.out.split())
