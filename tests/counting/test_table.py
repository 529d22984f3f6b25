"""The table of laws: what it has for which rules, and what it says where nothing is known."""

from __future__ import annotations

import pytest

from counting.test_every_variant import check, rules_with_chance, rules_without_chance
from verify.counting import watch
from verify.counting.decks import Deck
from verify.counting.figures import SAYS, Standing
from verify.counting.table import WAYS, counted, figure
from verify.counting.variants import Variant, variant
from verify.errors import BadInput
from verify.rules.clock_options import PRESETS, ClockRules


def test_conventions_change_nothing() -> None:
    """Dealt, listed and put in any way, with what the rules about dead ends say."""
    for preset in ("aisleriot", "aisleriot-2010", "blocks", "knuth", "uva170", "spade"):
        rules = PRESETS[preset].rules
        assert check(3, 2, rules) == 0
        turned = ClockRules(direction="anticlockwise", first_pile=2, deal=rules.deal, dead_end=rules.dead_end)
        assert [found.numbers for found in counted(_of(3, 2, turned))] == [
            found.numbers for found in counted(_of(3, 2, ClockRules(dead_end=rules.dead_end)))
        ]


def _of(ranks: int, suits: int, rules: ClockRules) -> Variant:
    return variant(Deck((suits,) * ranks), rules)


def test_what_is_not_known_is_said_and_not_guessed() -> None:
    of = _of(13, 4, ClockRules(second_chance="watch", watch_card="clairvoyant"))
    assert figure(of, "won").law[1] == watch.win_clairvoyant(13, 4)
    unknown = figure(of, "turned")
    assert (unknown.standing, unknown.numbers) == (Standing.OPEN, {})


def test_every_figure_has_a_way_and_no_way_is_never_taken() -> None:
    assert set(WAYS) == set(SAYS)
    variants = [*map(_real, rules_without_chance((0, 5))), *map(_real, rules_with_chance())]
    variants += [Variant(deck, ClockRules()) for deck in (Deck((4, 4, 4, 2)), Deck((4, 4), 1))]
    for name, ways in WAYS.items():
        taken = {next((n for n, way in enumerate(ways) if way.covers(of)), None) for of in variants}
        assert taken - {None} == set(range(len(ways))), name


def _real(rules: ClockRules) -> Variant:
    return _of(13, 4, rules)


def test_figures_that_are_not_there() -> None:
    with pytest.raises(BadInput, match="no figure 'luck': expected won, turned"):
        list(counted(_of(13, 4, ClockRules()), ["luck"]))
    with pytest.raises(BadInput, match="figure restarts says nothing by these rules: expected dead-end clockwise"):
        list(counted(_of(13, 4, ClockRules()), ["restarts"]))
    with pytest.raises(BadInput, match="expected at most 104 cards, 20 ranks"):
        _of(21, 4, ClockRules())
