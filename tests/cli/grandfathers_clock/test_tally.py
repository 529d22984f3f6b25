"""The tallies that are kept in ``reports/grandfathers_clock/winnability``, made by ``--tally`` of very many deals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from statistics import median
from typing import cast

import msgspec
import pytest

from support.grandfathers_clock_published import DECIDED, LOST
from support.kept_tallies import README, ROOT, options_of, readme_row, require_counts_and_interval
from verify.cards import Card
from verify.checker import check
from verify.deals.dials import DialPosition, foundation_cards
from verify.deals.grandfathers_clock import numbered
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.deals.reading import only
from verify.graph.grandfathers_clock_deadlocks import largest_deadlock
from verify.kernels.grandfathers_clock.closed_sets import closed_set
from verify.kernels.grandfathers_clock.game import prepare
from verify.quotient.grandfathers_clock.reductions import REDUCTIONS
from verify.quotient.grandfathers_clock.search import Search, concrete_search
from verify.records.grandfathers_clock_tally import GrandfathersClockTallyRecord
from verify.rules.grandfathers_clock import after, legal_moves
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_options import PRESETS
from verify.solvers.answers import Limits
from verify.solvers.grandfathers_clock.decide import decide
from verify.verdict import Verdict

REPORTS = ROOT / "reports" / "grandfathers_clock" / "winnability"
KEPT = sorted(REPORTS.glob("*.json"))
SAID = " ".join(README.split())
RULES = PRESETS["classic"].rules
LETTER = {Verdict.WINNABLE: "W", Verdict.UNWINNABLE: "L"}

EASIER = [
    ("classic", "wrap"),  # every move and every win of the one is one of the other, where a king goes on an ace too,
    ("classic", "runs"),  # or where several cards move as one as well
    ("alternating", "classic"),  # a card that goes on one of the other colour goes on it whatever its colour
    ("no-empty", "classic"),  # who never fills an empty column plays by the rules that let him
]
"""Rules, and easier ones by which any win of the first is played move by move: a deal that the first can win they can.

Both lay the same table; what goes up, and when a game is won, is the same.
"""

ENOUGH = 1_000
"""Positions that the plain search visits."""


def read(name: str) -> GrandfathersClockTallyRecord:
    return msgspec.json.decode((REPORTS / f"{name}.json").read_bytes(), type=GrandfathersClockTallyRecord)


def choice_of(told: GrandfathersClockTallyRecord) -> GrandfathersClockChoice:
    return GrandfathersClockChoice(told.preset, options_of(told, PRESETS[told.preset].rules.as_options()))


def rows_of(told: GrandfathersClockTallyRecord) -> tuple[str, int]:
    """What the names of its deals begin with, and how many there are."""
    (spec,) = told.deals
    begin, count = cast(re.Match[str], re.fullmatch(r"(kpat:1-|random:\d+:)(\d+)", spec)).groups()
    return begin.replace("1-", "") if begin == "kpat:1-" else f"{begin}#", int(count)


def test_there_are_tallies() -> None:
    wanted = {"second-suits", "classic-random"} | {name for pair in EASIER for name in pair}
    assert {path.stem for path in KEPT} == wanted


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_kept_tallies_are_sound(path: Path) -> None:
    told = read(path.stem)
    require_counts_and_interval(told, rows_of(told)[1])
    assert choice_of(told).rules.as_options() == told.rules


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_deals_are_decided_again_by_the_plain_search(path: Path) -> None:
    """Deals from all over the tally, the first that are lost, and the first that classic rules decide otherwise."""
    told = read(path.stem)
    begin, count = rows_of(told)
    lost = [number for number, letter in enumerate(told.verdicts, 1) if letter == "L"]
    pairs = zip(told.verdicts, read("classic").verdicts, strict=False)
    other = [number for number, pair in enumerate(pairs, 1) if pair in (("W", "L"), ("L", "W"))]
    again = [*range(1, count + 1, count // 6), *lost[:4], *other[:3]]
    letters = [decided_again(f"{begin}{number}", choice_of(told)) for number in again]
    assert len(list(filter(None, letters))) >= 8
    assert all(letter in ("", told.verdicts[number - 1]) for number, letter in zip(again, letters, strict=True))


def decided_again(name: str, choice: GrandfathersClockChoice) -> str:
    """The letter of a deal; none if it would take long.

    Where nothing goes into empty columns the plain search often would, and the checker alone says that a win or a
    deadlock is one.
    """
    deal = cast(AnyDeal, only(numbered(name), name))
    search = Search(choice.start(deal), choice.for_deal(deal), deal.shape, REDUCTIONS)
    plain = concrete_search(search, ENOUGH).verdict
    result = decide(deal, choice, Limits(None, 5_000))
    if plain is Verdict.UNKNOWN and not (result.moves or result.deadlock):
        return ""
    assert plain in (result.verdict, Verdict.UNKNOWN)
    assert f" is {result.verdict}; by " in check(result.claim, result.certificate)
    return LETTER[result.verdict]


@pytest.mark.parametrize(("harder", "easier"), EASIER)
def test_no_deal_is_lost_by_easier_rules(harder: str, easier: str) -> None:
    """Deal by deal, on a thousand deals or more; and the rules do differ."""
    ours, theirs = read(harder), read(easier)
    assert rows_of(ours)[0] == rows_of(theirs)[0] == "kpat:"
    pairs = list(zip(ours.verdicts, theirs.verdicts, strict=False))
    assert len(pairs) >= 1000
    assert ("W", "L") not in pairs
    assert ("L", "W") in pairs


def test_the_readme_has_what_an_option_changes() -> None:
    classic = read("classic").verdicts[:10_000]
    more = {name: list(zip(classic, read(name).verdicts, strict=True)) for name in ("wrap", "runs", "alternating")}
    assert f"first 10,000 deals {classic.count('L')} are lost by the first rules" in SAID
    wrap, runs = (more[name].count(("L", "W")) for name in ("wrap", "runs"))
    assert f"`wrap=yes` wins {wrap} of these and `runs=yes` {runs}" in SAID
    assert f"`build=alternating` loses {more['alternating'].count(('W', 'L')):,} others" in SAID


def test_the_lost_deals_that_another_program_names() -> None:
    letters = read("classic").verdicts[: len(DECIDED)]
    assert tuple(number for number, letter in enumerate(letters, 1) if letter == "L") == LOST
    assert letters.count("W") == len(DECIDED) - len(LOST)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_the_readme_has_these_figures(path: Path) -> None:
    told = read(path.stem)
    row = readme_row(told, choice_of(told).options)
    assert ("random" in row) is (path.stem == "classic-random")
    assert told.unknown == 0 or told.rules["empty-column"] == "none", "as the README says"


# What losing deals have in common


def test_the_readme_has_the_share_of_deadlocks() -> None:
    told = read("classic")
    share = f"{100 * told.deadlocks / told.unwinnable:.0f} %"
    assert f"Of the {told.unwinnable:,} in the first row {share} have a deadlock at the start" in SAID


def test_the_readme_has_what_is_left_of_the_other_losing_deals() -> None:
    """All that can be reached, by the compiled programs; and what each first move leads to, by the rules."""
    others = [table for table in lost_tables() if not largest_deadlock(table, RULES)]
    told = read("classic")
    assert len(others) == told.unwinnable - told.deadlocks
    sizes = sorted(len(closed_set(prepare(table, RULES)).words) for table in others)
    assert f"from the other {len(others)} never more than {sizes[-1]:,} positions can be reached" in SAID
    assert f"half of them {median(sizes):.0f} at most" in SAID
    ended = sum(
        all(largest_deadlock(after(table, move), RULES) for move in legal_moves(table, RULES)) for table in others
    )
    assert f"in {ended} every first move makes a deadlock" in SAID


@pytest.mark.parametrize(("number", "moves"), [(911, 40), (876, 61)])
def test_the_readme_has_the_ends_of_the_fewest_moves(number: int, moves: int) -> None:
    name = f"kpat:{number}"
    found = decide(cast(AnyDeal, only(numbered(name), name)), GrandfathersClockChoice(), fewest=True)
    assert found.answer.shortest == len(found.moves) == moves
    assert "takes 40 to 61 moves" in SAID
    assert "`kpat:911`" in SAID


def test_the_readme_has_what_losing_deals_have_in_common() -> None:
    """Counted from the columns and the letters alone; an average of all deals is that of any cards, two and 12 / 5."""
    tables = lost_tables()
    opened = mean([sum(column[-1] in FIRSTS for column in table.columns) for table in tables])
    firsts, kings, aces = (mean(cards_above(tables, cards)) for cards in (FIRSTS, of_rank(13), of_rank(1)))
    assert f"{opened} of the twelve cards that can go up first lie open (of all deals 2.40)" in SAID
    assert f"{firsts} cards lie on each of the twelve, {kings} on a king, {aces} on an ace (of all deals 2.00)" in SAID


FIRSTS = frozenset(cards[1] for cards in foundation_cards())
"""The twelve cards that go up on the clock cards."""


@cache
def lost_tables() -> list[DialPosition]:
    letters, choice = read("classic").verdicts, GrandfathersClockChoice()
    names = [f"kpat:{number}" for number, letter in enumerate(letters, 1) if letter == "L"]
    return [choice.start(cast(AnyDeal, only(numbered(name), name))) for name in names]


def of_rank(rank: int) -> frozenset[Card]:
    return frozenset(card for cards in foundation_cards() for card in cards[1:] if card.rank == rank)


def cards_above(tables: Sequence[DialPosition], cards: frozenset[Card]) -> list[int]:
    """How many cards lie on each of these, in all tables."""
    columns = [column for table in tables for column in table.columns]
    return [above for column in columns for above, card in enumerate(reversed(column)) if card in cards]


def mean(numbers: Sequence[int]) -> str:
    return f"{sum(numbers) / len(numbers):.2f}"
