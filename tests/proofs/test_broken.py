"""The rules broken on purpose: the relation and the engine break them alike, and each break is a control somewhere."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import NamedTuple

import pytest

from support.steps import Unrolled, ranks_of, told_by_engine
from support.tables import table
from verify.proofs.model import broken
from verify.proofs.model.broken import GOES_ON, RULES, Variant
from verify.proofs.model.reading import Size
from verify.proofs.theorems.table import THEOREMS
from verify.rules.clock import play
from verify.rules.clock_options import ClockRules

ALL = [value for value in vars(broken).values() if isinstance(value, Variant)]
BROKEN = [variant for variant in ALL if variant is not RULES]
STRANGE = [broken.ON_TOP, broken.TWO_AT_ONCE]
"""Where the cards turned do not tell which cards have left the piles: these are told below, turn by turn."""

VARIANTS = [variant for variant in ALL if variant not in STRANGE]


class Deck(NamedTuple):
    """What a variant deals for three ranks and two suits: the cards in each pile, and those of each rank."""

    piles: tuple[int, int, int]
    ranks: tuple[int, int, int]


DECKS = {
    "rules": Deck((2, 2, 2), (2, 2, 2)),
    "start elsewhere": Deck((2, 2, 2), (2, 2, 2)),
    "short pile": Deck((1, 2, 2), (2, 2, 2)),  # any one card is missing
    "extra card": Deck((3, 2, 2), (3, 2, 2)),
    "extra card in the centre": Deck((2, 2, 3), (3, 2, 2)),
    "short centre": Deck((2, 2, 1), (2, 2, 2)),
    "ace for a king": Deck((2, 2, 2), (3, 2, 1)),
    "king for an ace": Deck((2, 2, 2), (1, 2, 3)),
    "ace for a two": Deck((2, 2, 2), (3, 1, 2)),
    "goes on": Deck((2, 2, 2), (2, 2, 2)),
    "king pile moved": Deck((2, 2, 2), (2, 2, 2)),
    "ends early": Deck((2, 2, 2), (2, 2, 2)),
}

LENGTHS = {
    "rules": [2, 3, 4, 5, 6],
    "start elsewhere": [2, 3, 4, 5, 6],
    "short pile": [2, 3, 4, 5],
    "extra card": [2, 3, 4, 5, 6, 7],
    "extra card in the centre": [3, 4, 5, 6, 7],
    "short centre": [1, 2, 3, 4, 5],
    "ace for a king": [3, 4, 5, 6],
    "king for an ace": [2, 3, 4, 5],
    "ace for a two": [2, 3, 4, 5],
    "goes on": [6],
    "king pile moved": [3, 4, 5],
    "ends early": [1, 2, 3],
}
"""How many turns a game takes; play that goes on after a dead end always turns all cards."""

STOPS = {
    "rules": {3},
    "start elsewhere": {1},
    "short pile": {1, 3},
    "extra card": {3},
    "extra card in the centre": {1},
    "short centre": {3},
    "ace for a king": {1},
    "king for an ace": {3},
    "ace for a two": {1, 3},
    "king pile moved": {1, 3},
    "ends early": {1, 2, 3},
}
"""Where play stops: at the pile that is visited once more often than it has cards, as one must be. By hand: the pile
of the aces is visited by each ace, the centre by each king and at the start."""


def test_every_variant_is_known_here() -> None:
    assert sorted(variant.name for variant in VARIANTS) == sorted(DECKS)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name.replace(" ", "-"))
def test_games_that_z3_finds_by_broken_rules_are_played_so_by_the_engine(variant: Variant) -> None:
    deck, lengths, stops = DECKS[variant.name], Counter[int](), set()
    for turns in LENGTHS[variant.name]:
        for found in islice(Unrolled(Size(3, 2), turns, variant).games(), 8):
            assert told_by_engine(variant.play(found.table, variant.options)) == found.states
            assert tuple(map(len, found.table.piles)) == deck.piles
            dealt = Counter(ranks_of(found.table))
            assert all(dealt[rank] <= most for rank, most in enumerate(deck.ranks, 1))
            lengths[turns] += 1
            stops.add(found.states[-1].here)
    assert sorted(lengths) == LENGTHS[variant.name]
    assert lengths.total() >= 8
    assert variant is GOES_ON or stops == STOPS[variant.name]


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v is not GOES_ON], ids=lambda v: v.name.replace(" ", "-"))
def test_z3_finds_no_game_of_another_length(variant: Variant) -> None:
    for turns in sorted({0, 1, 2, 3, 7} - set(LENGTHS[variant.name])):
        assert not list(islice(Unrolled(Size(3, 2), turns, variant).games(), 1))


def test_play_that_goes_on_does_so_alike_in_every_deal() -> None:
    """Of 90 rank deals a third is won by the rules themselves; in the others play goes on after a dead end."""
    found = list(Unrolled(Size(3, 2), 6, GOES_ON).games())
    games = [play(game.table, GOES_ON.options) for game in found]
    assert len({ranks_of(game.table) for game in found}) == 90
    assert [told_by_engine(game) for game in games] == [game.states for game in found]
    assert sum(game.positions[-1].restarts > 0 for game in games) == 60


def test_every_broken_rule_is_a_control_and_the_rules_refute_what_is_false() -> None:
    rows = [(one.expected, row.failures) for one in THEOREMS for row in one.steps]
    controls = {failure.variant.name for expected, failures in rows if expected == "proved" for failure in failures}
    refuting = {failure.variant.name for expected, failures in rows if expected == "refuted" for failure in failures}
    assert controls == {variant.name for variant in BROKEN}
    assert refuting == {RULES.name}
    assert len(BROKEN) == 13


def test_variants_say_what_they_break_and_the_rules_break_nothing() -> None:
    assert len({variant.says for variant in ALL}) == len({variant.name for variant in ALL}) == len(ALL)
    for variant in BROKEN:
        changed = variant.options != RULES.options or variant.play is not RULES.play
        assert changed or variant.cards_in is not RULES.cards_in or variant.copies_of is not RULES.copies_of


def test_a_card_put_on_top_is_turned_again_and_again() -> None:
    game = broken.ON_TOP.play(table((1, 2, 2, 3, 1, 3), 2), ClockRules())
    assert [card.rank for card in game.turned] == [1] * 6
    assert len(set(game.turned)) == 1
    assert len({position.piles for position in game.positions[:-1]}) == 1


def test_the_pile_of_the_aces_loses_two_cards_at_once() -> None:
    """From the centre an ace; pile A gives a two and loses what lies under it; pile 2 a king, the centre its last."""
    game = broken.TWO_AT_ONCE.play(table((2, 1, 3, 2, 1, 3), 2), ClockRules())
    assert [card.rank for card in game.turned] == [1, 2, 3, 3]
    assert [len(position.face_down(1)) for position in game.positions] == [2, 0, 0, 0, 0]
