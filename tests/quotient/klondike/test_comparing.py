"""Methods compared on families of small decks; a method that is wrong is noticed."""

from __future__ import annotations

from math import factorial

import pytest

from verify.cards import Card
from verify.deals.positions import Position
from verify.quotient.comparing import every_subset, single_and_all
from verify.quotient.klondike.comparing import (
    QUOTIENT,
    QUOTIENT_IN_FULL,
    Method,
    by_line,
    by_quotient,
    by_rules,
    compare,
)
from verify.quotient.klondike.concrete import concrete_search
from verify.quotient.klondike.families import ALL_RULES, FAMILIES, Family, easier
from verify.rules.klondike import is_won, play
from verify.rules.klondike_options import UNLIMITED, KlondikeRules
from verify.verdict import Verdict


@pytest.mark.parametrize("family", FAMILIES[1:-1], ids=lambda family: family.name)
def test_a_sample_of_every_family(family: Family) -> None:
    sample = range(30 if family.shape.cards < 12 else 12)
    found = compare(family, (number * (family.deals // len(sample)) + number for number in sample), [QUOTIENT])
    assert found.faults == []
    assert found.counts["deals"] == len(sample)
    assert found.counts["by the rules: winnable"]
    assert found.counts["by the rules: unwinnable"]


def test_every_set_of_reductions() -> None:
    found = compare(FAMILIES[0], range(0, 720, 15), [QUOTIENT_IN_FULL])
    assert found.faults == []
    assert sum(count for seen, count in found.counts.items() if seen.startswith("quotient,")) == 48 * 8


def test_all_rules() -> None:
    found = compare(FAMILIES[-1], [1], [QUOTIENT])
    assert found.faults == []
    assert sum(count for seen, count in found.counts.items() if seen.startswith("quotient,")) == 48 * 5


def test_the_families_are_as_wide_as_they_say() -> None:
    assert sum(family.deals for family in FAMILIES) > 100_000
    assert {family.shape.ranks for family in FAMILIES} == {3, 4, 5}
    assert {family.shape.suits for family in FAMILIES} == {2, 3, 4}
    assert {len(family.columns) for family in FAMILIES} == {2, 3, 4}
    stock = {family.shape.cards - sum(family.columns) for family in FAMILIES}
    assert stock >= {0, 3, 5, 6}
    assert len(set(ALL_RULES)) == 48


def test_deals_of_a_complete_family_are_all_there_is() -> None:
    family = FAMILIES[0]
    assert family.is_complete
    assert len({family.deal(number) for number in range(family.deals)}) == factorial(6)
    sampled = FAMILIES[2]
    assert not sampled.is_complete
    assert len({sampled.deal(number) for number in range(500)}) == 500
    assert sampled.deal(7) == sampled.deal(7)


def test_easier_rules() -> None:
    """One step each, as the rule options imply each other."""
    hard = KlondikeRules(draw=3, worrying_back=False, partial_runs=False)
    assert list(easier(hard)) == [
        ("draw one", hard._replace(draw=1)),
        ("worrying back", hard._replace(worrying_back=True)),
        ("partial runs", hard._replace(partial_runs=True)),
    ]
    assert list(easier(KlondikeRules(passes=2))) == [("one pass more", KlondikeRules(passes=3))]
    assert list(easier(KlondikeRules(recycle="under", passes=UNLIMITED))) == []


class TestWhatIsWrongIsNoticed:
    """A family and a few of its deals, with one thing wrong."""

    family, numbers = FAMILIES[2], range(24)

    def test_a_method_that_always_wins(self) -> None:
        wrong: Method = Method("hopeful", lambda position, rules, prunings: Verdict.WINNABLE)
        found = compare(self.family, self.numbers, [wrong])
        assert found.faults
        assert "hopeful: winnable: expected unwinnable under KlondikeRules" in found.faults[0]

    def test_a_method_that_does_not_know(self) -> None:
        """Where only whole runs move that is allowed, and counted."""
        silent: Method = Method("silent", lambda position, rules, prunings: Verdict.UNKNOWN)
        found = compare(self.family, self.numbers, [silent])
        unknown = found.counts["silent: unknown"]
        assert 0 < len(found.faults) < unknown
        assert "partial_runs=False" not in " ".join(found.faults)

    def test_a_pruning_that_is_wrong(self) -> None:
        def solve(position: Position, rules: KlondikeRules, prunings: frozenset[str]) -> Verdict:
            return Verdict.UNWINNABLE if "bad" in prunings else by_quotient(position, rules)

        found = compare(self.family, self.numbers, [Method("quotient", solve, single_and_all(["bad"]))])
        assert found.faults
        assert all("quotient, bad: unwinnable: expected winnable" in fault for fault in found.faults)

    def test_a_win_that_cannot_be_played(self) -> None:
        def solve(position: Position, rules: KlondikeRules, prunings: frozenset[str]) -> Verdict:
            return by_line(position, rules, [("up", Card(5, 1))])

        found = compare(self.family, self.numbers, [Method("hasty", solve)])
        assert found.counts["hasty: no verdict"] == len(found.faults) > 0
        assert "hasty: no verdict: an abstract move was made by moves that are not legal" in found.faults[0]

    def test_rules_that_are_not_easier(self) -> None:
        """A search by the rules that takes worrying back the wrong way round."""
        found = compare(
            self.family,
            range(200),
            [],
            verdict=lambda position, rules: by_rules(position, rules._replace(worrying_back=not rules.worrying_back)),
        )
        assert found.faults
        assert all("worrying back: winnable, then unwinnable" in fault for fault in found.faults)


def test_sets_of_prunings() -> None:
    assert single_and_all("ab") == [frozenset(), frozenset("a"), frozenset("b"), frozenset("ab")]
    assert single_and_all("a") == [frozenset(), frozenset("a")]
    assert len(every_subset("abcd")) == 16


def test_the_search_by_the_rules_says_what_it_found() -> None:
    """Its moves win by the rules; a limit makes it say unknown."""
    family = FAMILIES[1]
    verdicts = set()
    for number in range(0, 40_000, 4_000):
        outcome = concrete_search(family.deal(number), KlondikeRules(draw=1))
        verdicts.add(outcome.verdict)
        if outcome.verdict == Verdict.WINNABLE:
            *_, end = play(family.deal(number), outcome.moves, KlondikeRules(draw=1))
            assert is_won(end)
        limited = concrete_search(family.deal(number), KlondikeRules(draw=1), outcome.positions - 1)
        assert limited == (Verdict.UNKNOWN, [], outcome.positions - 1)
    assert verdicts == {Verdict.WINNABLE, Verdict.UNWINNABLE}
