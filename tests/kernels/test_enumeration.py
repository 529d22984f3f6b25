"""All deals by rank of small decks against the exact laws, as whole numbers; stopping and going on.

The laws are formulas and dynamic programmes that play nothing and share no code with the kernels.
"""

from __future__ import annotations

from dataclasses import replace
from math import factorial
from pathlib import Path

import pytest

from kernels.laws import CLASSIC, check_laws, check_table
from kernels.twins import variants, with_second_chance, without_second_chance
from verify.errors import BadInput, Disagreement
from verify.kernels import enumeration
from verify.kernels.enumeration import enumerate_deals
from verify.kernels.stored import KEPT, read_stored, store
from verify.kernels.tallies import Tallies
from verify.kernels.variants import Variant

DECKS = [(2, suits) for suits in range(1, 6)] + [(3, suits) for suits in range(1, 6)]
DECKS += [(4, 1), (4, 2), (4, 3), (5, 1), (5, 2)]

REPORTS = Path(__file__).parent.parent.parent / "reports" / "enumerations"


@pytest.mark.parametrize(("ranks", "suits"), DECKS)
def test_every_law(ranks: int, suits: int) -> None:
    tallies = enumerate_deals(ranks, suits, KEPT)
    assert {each.deals for each in tallies} == {factorial(ranks * suits) // factorial(suits) ** ranks}
    check_laws(ranks, suits, tallies)
    for each in tallies:
        check_table(ranks, suits, each)


@pytest.mark.parametrize(("ranks", "suits"), [(2, 3), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2), (5, 1)])
def test_the_table_of_laws_by_every_variant(ranks: int, suits: int) -> None:
    for each in enumerate_deals(ranks, suits, variants((0, 1))):
        check_table(ranks, suits, each)


def test_a_wrong_count_is_noticed() -> None:
    """One game of one variant moved from a win to a loss, or one cycle dropped."""
    tallies = enumerate_deals(3, 2, KEPT)
    check_laws(3, 2, tallies)
    for changed in (_one_win_less(tallies[0]), replace(tallies[0], cycles_of_length={1: 1})):
        with pytest.raises(AssertionError):
            check_laws(3, 2, (changed, *tallies[1:]))


def _one_win_less(tallies: Tallies) -> Tallies:
    win = next(outcome for outcome in tallies.outcomes if outcome.won)
    changed = dict(tallies.outcomes)
    changed[win] -= 1
    changed[win._replace(won=0)] = changed.get(win._replace(won=0), 0) + 1
    return replace(tallies, outcomes=changed)


def test_where_the_exception_fires_and_a_choice_decides() -> None:
    """From a clock pile the exception can fire; with a drawn card most lost deals depend on it."""
    fires = Variant(dead_end="exception", start=1)
    watch = Variant(second_chance="watch")
    tallies = dict(zip((fires, watch), enumerate_deals(4, 2, [fires, watch]), strict=True))
    assert max(tallies[fires].counts("exceptions")) > 0
    assert tallies[watch].verdicts["depends"] > 0
    assert tallies[watch].weight == 60


def test_workers_and_parts_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = [*without_second_chance((0, 2)), *with_second_chance((0,))]
    whole = enumerate_deals(3, 3, chosen, workers=1)
    monkeypatch.setattr(enumeration, "PART", 97)
    told: list[int] = []
    assert enumerate_deals(3, 3, chosen, workers=3, progress=told.append) == whole
    assert sum(told) == 1680


def test_bad_input() -> None:
    for ranks, suits, chosen, message in (
        (1, 4, [CLASSIC], "at least two ranks"),
        (13, 4, [CLASSIC], "too many to count"),
        (13, 16, [CLASSIC], "expected less of both"),
        (61, 1, [CLASSIC], "expected less of both"),
        (4, 2, [], "at least one, and each once"),
        (4, 2, [CLASSIC, CLASSIC], "each once"),
        (4, 2, [Variant(start=5)], "option start is 5"),
        (4, 2, [Variant(dead_end="halt")], "option dead-end is 'halt': expected one of stop"),
        (4, 2, [Variant(dead_end="clockwise", second_chance="watch")], "expected stop or exception"),
        (4, 2, [Variant(win="sorted", second_chance="watch", watch_card="best-any")], "expected win exposed"),
    ):
        with pytest.raises(BadInput, match=message):
            enumerate_deals(ranks, suits, chosen)


def test_counts_that_do_not_add_up() -> None:
    (tallies,) = enumerate_deals(2, 2)
    with pytest.raises(Disagreement, match="add up to 6, expected 7"):
        replace(tallies, deals=7)
    with pytest.raises(KeyError):
        tallies.counts("restarts")


def test_stored_and_read_back(tmp_path: Path) -> None:
    store(3, 2, tmp_path / "3x2.json")
    stored = read_stored(tmp_path / "3x2.json")
    assert stored.tallies == enumerate_deals(3, 2, KEPT)
    assert stored.made["deals"] == 90
    text = (tmp_path / "3x2.json").read_text()
    for wrong in (text.replace('"deals": 90', '"deals": 91', 1), text[:-9], "{}", "[]"):
        (tmp_path / "wrong.json").write_text(wrong)
        with pytest.raises(BadInput, match="not an enumeration"):
            read_stored(tmp_path / "wrong.json")


@pytest.mark.parametrize("file", sorted(REPORTS.glob("*.json")), ids=lambda file: file.stem)
def test_enumerations_of_the_report(file: Path) -> None:
    made, tallies = read_stored(file)
    ranks, suits = made["ranks"], made["suits"]
    assert file.stem == f"{ranks}x{suits}"
    assert made["deals"] == factorial(ranks * suits) // factorial(suits) ** ranks
    assert [each.variant for each in tallies] == list(KEPT)
    check_laws(ranks, suits, tallies)
    for each in tallies:
        check_table(ranks, suits, each)


def test_the_report_has_its_enumerations() -> None:
    assert {file.stem for file in REPORTS.glob("*.json")} >= {"4x4"}
