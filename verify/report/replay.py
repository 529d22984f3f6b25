"""Stored games played again, so that they can be drawn: from piles and rules back to a game and its bottom map.

What does not come out as stored is not drawn: piles that are no deck (rules may be broken on purpose), or a trace
that these rules do not lead to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from verify.cards import ENGLISH, CardError
from verify.deals.deal import Placed, Shape, complete
from verify.errors import BadInput
from verify.graph.bottom_map import BottomMap, bottom_map
from verify.records.proof import Counterexample
from verify.records.report import DeckRecord
from verify.rules.clock import Game, play
from verify.rules.clock_chance import continuations, whole
from verify.rules.clock_choice import Choice, check_piles
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table, turn_order


class Replayed(NamedTuple):
    """A stored game: as played, and the bottom map of its deal."""

    game: Game
    bottom: BottomMap


def replayed_deck(deck: DeckRecord) -> Replayed | None:
    """The game of a deck; None if it does not come out as stored."""
    shape = Shape(deck.record.ranks, deck.record.suits)
    try:
        rules = stored_rules(deck.record.preset, deck.record.rules)
        return _replayed(_table(deck.piles, shape), rules, deck.trace)
    except (BadInput, CardError):
        return None


def replayed_example(example: Counterexample) -> Replayed | None:
    """The game of a counterexample; None if it does not come out as stored."""
    shape = Shape(example.ranks, example.suits)
    if list(example.piles) != [ENGLISH.rank_label(pile) for pile in range(1, len(example.piles) + 1)]:
        return None
    try:
        rules = stored_rules("classic", example.rules)
        check_piles(rules, shape)
        return _replayed(_laid_down(_table(list(example.piles.values()), shape), rules), rules, example.trace)
    except (BadInput, CardError):
        return None


def stored_rules(preset: str, options: Mapping[str, str | int | None]) -> ClockRules:
    """The rules that a record names; null says nothing.

    >>> stored_rules("classic", {"listing": "bottom-first", "within-pile": None}).listing
    'bottom-first'

    Raises BadInput if there are no such rules.
    """
    return Choice(preset, tuple((name, str(value)) for name, value in options.items() if value is not None)).rules


def _table(piles: Sequence[Sequence[str]], shape: Shape) -> Table:
    """The piles as a table.

    Raises BadInput if they are not one deck, dealt evenly, and CardError for what is no card.
    """
    cards = tuple(tuple(map(ENGLISH.read, pile)) for pile in piles)
    complete([Placed(card, number) for number, card in enumerate((c for pile in cards for c in pile), 1)], shape)
    if [len(pile) for pile in cards] != [shape.suits] * shape.ranks:
        raise BadInput(f"expected {shape.ranks} piles of {shape.suits} cards")
    return Table(cards)


def _laid_down(in_turn_order: Table, rules: ClockRules) -> Table:
    """The table whose piles play turns in this order: what turns a table into its order also turns it back."""
    return Table(tuple(turn_order(in_turn_order, pile, rules) for pile in range(1, in_turn_order.centre + 1)))


def _replayed(table: Table, rules: ClockRules, trace: Sequence[str]) -> Replayed | None:
    stopped = play(table, rules)
    game = whole(stopped, continuations(stopped))
    if [str(card) for card in game.turned] != list(trace):
        return None
    return Replayed(game, bottom_map(table, rules))
