"""Every method that decides Grandfather's Clock on a sample of the families; what is wrong with one is noticed."""

from __future__ import annotations

from typing import Any

import pytest

from verify.deals.dials import DialPosition
from verify.kernels.grandfathers_clock import game as games
from verify.quotient.comparing import Comparison
from verify.quotient.grandfathers_clock.comparing import compare
from verify.quotient.grandfathers_clock.concrete import fewest_moves
from verify.quotient.grandfathers_clock.families import FAMILIES, Family
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.solvers.grandfathers_clock import validation
from verify.solvers.grandfathers_clock.validation import compare_part, methods
from verify.solvers.validation import Part

TWO_COLUMNS = next(family for family in FAMILIES if family.name.endswith("4 ranks, 2 suits, two columns"))


def of(found: Comparison, method: str) -> dict[str, int]:
    """The verdicts of a method, whatever the prunings."""
    return {seen: count for seen, count in found.counts.items() if seen.startswith(method)}


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_a_sample_of_every_family(family: Family) -> None:
    games = 16 if family.every_way else 1
    sample = range(0, family.deals, max(family.deals // (1 if family.every_way else 2), 1))
    found = compare(family, sample, methods(family))
    assert found.faults == []
    sets = 8 if family.every_subset else 5
    assert sum(of(found, "compiled search").values()) == sets * games * len(sample)
    assert sum(of(found, "decided").values()) == games * len(sample)
    assert sum(of(found, "fewest moves").values()) == (0 if family.most_positions else games * len(sample))


def test_the_last_part_of_a_family_is_what_is_left() -> None:
    part = Part(TWO_COLUMNS._replace(deals=102), 1)
    assert (list(part.deals), part.name) == ([100, 101], "all deals of 4 ranks, 2 suits, two columns, part 1")
    assert compare_part(part).counts["deals"] == 2


class TestWhatIsWrongIsNoticed:
    """A few deals in two columns in every way, with one thing wrong."""

    @staticmethod
    def faults(method: str) -> list[str]:
        some = [each for each in methods(TWO_COLUMNS) if each.name == method]
        return compare(TWO_COLUMNS, range(20, 25), some).faults

    def test_a_compiled_pruning_that_is_too_bold(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The table says that no card goes on another when it is asked whether one may go up at once."""
        prepare = games.prepare

        def bold(position: DialPosition, rules: GrandfathersClockRules) -> games.Game:
            game = prepare(position, rules)
            game.cards[:, games.TAKES] = 0
            return game

        monkeypatch.setattr(games, "prepare", bold)
        faults = self.faults("compiled search")
        assert faults
        assert all("safe-up" in fault and "unwinnable: expected winnable" in fault for fault in faults)
        assert self.faults("fewest moves")
        assert any("safe-up: no verdict: the checker says: " in fault for fault in self.faults("accepted closed set"))

    def test_deadlocks_where_there_are_none(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(
            validation, "shortest_deadlock", lambda position, rules, shape: {position.columns[0][0]: ()}
        )
        assert "deadlock: unwinnable: expected winnable" in self.faults("deadlock")[0]

    def test_a_number_of_moves_that_is_not_the_fewest(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(validation, "fewest_moves", lambda start, rules: (fewest_moves(start, rules) or 0) + 1)
        assert "fewest moves: no verdict: won, 7 moves, and by the rules 8" in self.faults("fewest moves")[0]

    def test_a_certificate_that_the_checker_rejects(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The positions of a closed set but the start."""
        closed = validation.closed_positions

        def without_start(position: DialPosition, rules: GrandfathersClockRules, *names: Any) -> Any:
            there = closed(position, rules, *names)
            return (
                there if there is None else [each for each in there if sorted(each.columns) != sorted(position.columns)]
            )

        monkeypatch.setattr(validation, "closed_positions", without_start)
        faults = self.faults("accepted closed set")
        assert faults
        assert all("no verdict: the checker says: " in fault for fault in faults)
