"""Legal moves, those first that lead furthest: up to a foundation, then what uncovers a card, and so on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from verify.cards import Card
from verify.conformance.reference.grandfathers_clock import DialPlay
from verify.conformance.reference.klondike import KlondikePlay
from verify.conformance.reference.playing import Play
from verify.deals.dials import DialPosition
from verify.deals.positions import Position
from verify.rules import grandfathers_clock, klondike


def furthest_first(play: Play) -> list[str]:
    """The legal moves of a game, in this order."""
    legal = play.legal
    if isinstance(play, KlondikePlay):
        return _sorted(legal, lambda move: _in_klondike(move, play.position))
    if isinstance(play, DialPlay):
        return _sorted(legal, lambda move: _on_the_dial(move, play.position))
    return list(legal)


def _sorted(legal: Mapping[str, object], key: Callable[[object], int]) -> list[str]:
    return sorted(legal, key=lambda written: key(legal[written]))


def _in_klondike(move: object, position: Position) -> int:
    if not isinstance(move, klondike.Move):
        raise TypeError(move)
    if move.kind in _RANKED:
        return _RANKED[move.kind]
    for column in position.columns:
        if column.up[:1] == (move.card,) and (column.down or move.kind == "onto"):
            return 1
    return 2 if position.waste[-1:] == (move.card,) else 5


_RANKED = {"up": 0, "draw": 3, "redeal": 4}


def _on_the_dial(move: object, position: DialPosition) -> int:
    if not isinstance(move, grandfathers_clock.Move):
        raise TypeError(move)
    return {"up": 0, "onto": 1 + _well_placed(move.card, position), "column": 3}[move.kind]


def _well_placed(card: Card, position: DialPosition) -> bool:
    """Whether a card lies on one of the next rank already, so that moving it uncovers nothing that was hidden."""
    for column in position.columns:
        if column[-1:] == (card,):
            return len(column) > 1 and column[-2].rank == card.rank + 1
    return True
