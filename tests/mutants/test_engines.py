"""The kit finds what is wrong with engines that are wrong, soon and by a short script, and nothing with right ones."""

from __future__ import annotations

import ast
import sys
from itertools import islice

import pytest

from mutants.engines.right_clock_at_once import line as at_once
from mutants.engines.right_clock_lists import line as by_lists
from mutants.engines.right_clock_numbers import line as by_numbers
from mutants.engines.table import README, loaded
from mutants.engines.wrong import Wrong
from mutants.mutate import ROOT
from verify.conformance import Plan, confirm, conform
from verify.conformance.asking.in_python import python_engine
from verify.conformance.batch.decks import decks
from verify.conformance.batch.lines import expected_line
from verify.conformance.batch.testing import rules_of
from verify.conformance.reference.options import options_of

RIGHT = (
    "right_clock_lists:Clock",
    "right_clock_numbers:Clock",
    "right_clock_at_once:Clock",
    "right_klondike:Klondike",
    "right_grandfathers_clock:GrandfathersClock",
)
WRONG = loaded()
DECKS = 1000
REQUESTS = {"clock": 70, "klondike": 70, "grandfathers-clock": 60}
"""The longest script that shows a fault: a game that is played to its end."""


@pytest.mark.parametrize("engine", WRONG, ids=[f"{each.game}-{each.name}" for each in WRONG])
def test_a_wrong_engine_is_found_and_shown_by_a_short_script(engine: Wrong) -> None:
    found = engine.tested(DECKS)
    assert found.difference is not None
    assert len(found.difference.script) <= REQUESTS[engine.game]
    again = confirm(engine.made, found.difference.script)
    assert again is not None
    assert (again.kind, again.actual) == (found.difference.kind, found.difference.actual)


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_engine_agrees_by_every_preset_that_it_plays(name: str) -> None:
    factory = python_engine(f"mutants.engines.{name}")
    for game, presets in factory().hello().games.items():
        for preset in presets:
            found = conform(factory, Plan(game, preset, options_of(game, preset), 200, seed=2))
            assert (found.difference, found.decks) == (None, 200)


def test_three_right_engines_say_of_a_hundred_thousand_decks_what_the_kit_expects() -> None:
    """Of the decks that programs are tested with in batches: two thirds of them tricky."""
    rules = rules_of("uva170")
    for deck in islice(decks(7, rules), 100_000):
        names = [str(card) for card in deck]
        expected = expected_line(deck, rules)
        assert (by_lists(names), by_numbers(names), at_once(names)) == (expected,) * 3


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_engine_shares_no_code_with_the_rules_nor_with_another(name: str) -> None:
    """Of the house it knows what a deal looks like, and nothing else."""
    nodes = list(ast.walk(ast.parse((README.parent / f"{name.partition(':')[0]}.py").read_text(encoding="utf-8"))))
    of = {(node.module or "", each.name) for node in nodes if isinstance(node, ast.ImportFrom) for each in node.names}
    whole = {(each.name, "") for node in nodes if isinstance(node, ast.Import) for each in node.names}
    ours = {(module, thing) for module, thing in of | whole if module.partition(".")[0] not in sys.stdlib_module_names}
    assert ours == {("verify.conformance", "NewDeal")}


def test_there_are_wrong_engines_enough_and_each_says_what_is_wrong() -> None:
    assert len({(each.game, each.name) for each in WRONG}) == len({(each.game, each.fault) for each in WRONG})
    assert len({(each.game, each.fault) for each in WRONG}) == len(WRONG) >= 20
    assert f"on {len(WRONG)} [engines that are wrong on purpose]" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_table_has_each_of_them_found_among_a_thousand_decks_in_ten_seconds() -> None:
    lines = [line.strip("| ").split(" | ") for line in README.read_text(encoding="utf-8").splitlines()]
    rows = {
        (fault, rules): numbers
        for fault, rules, *numbers in (line for line in lines if len(line) == 5)
        if len(numbers) == 3 and numbers[0].isdigit()
    }
    assert set(rows) == {(each.fault, f"{each.game} {each.preset}") for each in WRONG}
    assert all(int(decks) <= DECKS and float(seconds) <= 10 for decks, _, seconds in rows.values())
