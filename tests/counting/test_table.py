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
from verify.proofs.theorems.table import THEOREMS
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


def test_theorems_are_named_that_the_suite_has() -> None:
    """And the exception needs one more to be without effect."""
    named = {theorem for ways in WAYS.values() for way in ways for theorem in way.theorems}
    assert named <= {theorem.id for theorem in THEOREMS}
    assert figure(_of(13, 4, ClockRules()), "won").theorems == ("C9",)
    assert figure(_of(13, 4, ClockRules(dead_end="exception")), "won").theorems == ("C9", "C2-exception")
    assert figure(_of(13, 4, ClockRules(dead_end="exception")), "exceptions").theorems == ("C2-exception",)
    assert figure(_of(13, 4, ClockRules(dead_end="exception", start=3)), "won").theorems == ()


def test_what_is_not_known_is_said_and_not_guessed() -> None:
    of = _of(13, 4, ClockRules(second_chance="watch", watch_card="clairvoyant"))
    assert figure(of, "won").law[1] == watch.win_clairvoyant(13, 4)
    unknown = figure(of, "turned")
    assert (unknown.standing, unknown.numbers) == (Standing.OPEN, {})


def test_in_a_large_deck_a_best_choice_has_too_many_cases_but_for_the_win() -> None:
    for second_chance, policy, win in (
        ("watch", "best-top", watch.win_best_top),
        ("watch", "best-any", watch.win_best_any),
        ("extra-draw", "best-top", watch.win_best_any),
    ):
        of = _of(13, 8, ClockRules(second_chance=second_chance, watch_card=policy))  # type: ignore[arg-type]
        assert figure(of, "won").law[1] == win(13, 8)
        assert (figure(of, "turned").standing, figure(of, "turned").method) == (Standing.OPEN, "too many cases")


def test_every_figure_has_a_way_and_no_way_is_never_taken() -> None:
    assert set(WAYS) == set(SAYS)
    variants = [*map(_real, rules_without_chance((0, 5))), *map(_real, rules_with_chance())]
    variants += [Variant(deck, ClockRules()) for deck in (Deck((4, 4, 4, 2)), Deck((4, 4), 1))]
    variants += [_of(13, 8, PRESETS["pysolfc-relaxed"].rules)]
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
