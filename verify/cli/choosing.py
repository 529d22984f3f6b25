"""Choosing the card of a second chance, to see the game that follows."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from verify.cards import Notation
from verify.errors import BadInput, shown
from verify.rules.clock_chance import Continuation, go_on
from verify.solvers.clock import ClockResult


def chosen(result: ClockResult, wanted: str, notation: Notation) -> ClockResult:
    """The result as it is when this card is taken: a card that the rules allow, or its place, such as ``Q:2`` for the
    second card that pile Q would turn.

    Raises BadInput if no second chance is taken, and for a card that is not one of them or more than one.
    """
    if not result.ways:
        raise BadInput(f"--choose {shown(wanted)}: no second chance is taken in this game")
    found = [way for way in result.ways if wanted.upper() in _names(way, notation)]
    if len(found) > 1:
        places = ", ".join(_place(way, notation) for way in found)
        raise BadInput(f"--choose {shown(wanted)}: expected one of these places: {places}")
    if not found:
        names = ", ".join(notation.write(way.turned[0]) for way in result.ways)
        place = _place(result.ways[0], notation)
        raise BadInput(f"--choose {shown(wanted)}: expected one of {names}, or a place such as {place}")
    way = found[0]
    game = result.game if result.game.second_chance is not None else go_on(result.game, way.place)
    return replace(result, game=game, outcome=way.outcome, ways=(way._replace(chance=Fraction(1)),))


def _names(way: Continuation, notation: Notation) -> set[str]:
    return {notation.write(way.turned[0]).upper(), _place(way, notation).upper()}


def _place(way: Continuation, notation: Notation) -> str:
    return f"{notation.rank_label(way.place.pile)}:{way.place.depth + 1}"
