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

_BEST = 32


def furthest_first(play: Play) -> list[str]:
    """The legal moves of a game, in this order."""
    legal = play.legal
    if isinstance(play, KlondikePlay):
        return _sorted(legal, lambda move: _in_klondike(move, play.position))
    if isinstance(play, DialPlay):
        return _sorted(legal, lambda move: _on_the_dial(move, play.position))
    return list(legal)


def one_of_the_best(play: Play, which: int) -> str | None:
    """A legal move by a small number: the one that leads furthest for 0 to 31, any for the next; None if there is none.

    >>> from verify.conformance.engine import NewDeal
    >>> from verify.conformance.reference.options import options_of
    >>> from verify.conformance.reference.playing import begun
    >>> play = begun(NewDeal("clock", "classic", options_of("clock"), 2, 1, ("AS", "2S")))
    >>> one_of_the_best(play, 0)
    'turn'
    """
    moves = furthest_first(play)
    if not moves:
        return None
    return moves[0 if which < _BEST else which % len(moves)]


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
