"""An abstract line in moves of the rules, each of them played by the rules as it is made.

Every abstract move is some draws and redeals, at most one run laid from one card onto another of the same rank and
colour, and one more move. That run is part of a face-up run. Where the rules move only whole runs it may have to lie
elsewhere from the beginning, so there every choice of X
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from verify.cards import Card
from verify.deals.positions import Column, Position
from verify.errors import Disagreement
from verify.rules.klondike import (
    DRAW,
    REDEAL,
    IllegalMove,
    Move,
    apply,
    can_draw,
    can_redeal,
    goes_on,
    highest_rank,
    is_red,
    play,
)
from verify.rules.klondike_options import KlondikeRules

MOST_TRIED = 20_000
"""How many ways to play a move ``convert`` tries where only whole runs move."""

Line = Iterable[tuple[str, Card]]  # abstract moves; plain pairs will do
Step = tuple[str, Card, Card | None]  # an abstract move, and the card that the moved one is laid onto, if any


def realise(position: Position, move: tuple[str, Card], rules: KlondikeRules) -> list[Move]:
    """Moves of the rules that make the abstract move.

    Raises Disagreement if there are none: part of a run may move, and still the quotient promised too much.
    """
    way = next(_ways(position, move, rules), None)
    if way is None:
        raise Disagreement(f"an abstract move has no counterpart here: {move[0]} {move[1]}")
    return way


def convert(start: Position, line: Line, rules: KlondikeRules, most: int = MOST_TRIED) -> list[Move] | None:
    """A whole abstract line in moves of the rules.

    None if only whole runs may move and no choice of places was found that plays the line, among ``most`` ways tried.
    Raises Disagreement if part of a run may move and an abstract move has no counterpart.
    """
    if not rules.partial_runs:
        return _search(start, tuple(line), rules, most)
    moves, position = [], start
    for move in line:
        way = realise(position, move, rules)
        position = _played(position, way, rules)
        moves += way
    return moves


def played_onto(start: Position, steps: Iterable[Step], rules: KlondikeRules) -> list[Move]:
    """Steps in moves of the rules, each of them onto the card that it names.

    Raises Disagreement if one is not possible.
    """
    moves, position = list[Move](), start
    for kind, card, target in steps:
        ways = (way for way in _ways(position, (kind, card), rules) if way[-1].target == target)
        way = next(ways, None)
        if way is None:
            raise Disagreement(f"a step has no counterpart here: {kind} {card} onto {target or 'no card'}")
        position = _played(position, way, rules)
        moves += way
    return moves


def _search(start: Position, line: Sequence[tuple[str, Card]], rules: KlondikeRules, most: int) -> list[Move] | None:
    """The line, by trying every choice of places; what failed from one arrangement of the table is not tried again."""
    pending: list[tuple[int, Position, tuple[Move, ...]]] = [(0, start, ())]
    seen = set[tuple[int, frozenset[Column]]]()
    while pending and len(seen) < most:
        number, position, moves = pending.pop()
        if number == len(line):
            return list(moves)
        arrangement = (number, frozenset(position.columns))
        if arrangement not in seen:
            seen.add(arrangement)
            ways = _ways(position, line[number], rules)
            pending += [(number + 1, _played(position, way, rules), (*moves, *way)) for way in ways]
    return None


def _ways(position: Position, move: tuple[str, Card], rules: KlondikeRules) -> Iterator[list[Move]]:
    """Every way to make an abstract move, draws and redeals first."""
    kind, card = move
    if kind.startswith("talon"):
        draws = _draws(position, card, rules)
        if draws is None:
            return
        position = _played(position, draws, rules)
    else:
        draws = []
    if kind in ("up", "talon-up"):
        endings = _to_foundation(position, card, rules)
    else:
        endings = ([placed] for placed in _to_tableau(position, card))
    yield from (draws + ending for ending in endings)


def _draws(position: Position, card: Card, rules: KlondikeRules) -> list[Move] | None:
    """The draws and redeals that bring up a talon card, the earliest time; None if it does not come up."""
    moves: list[Move] = []
    for _ in range(2 * len(position.waste + position.stock) + 2):
        if position.waste[-1:] == (card,):
            return moves
        if not can_draw(position, rules) and not can_redeal(position, rules):
            return None
        moves.append(DRAW if can_draw(position, rules) else REDEAL)
        position = apply(position, moves[-1], rules)
    return None


def _to_foundation(position: Position, card: Card, rules: KlondikeRules) -> Iterator[list[Move]]:
    """The card onto its foundation; what lies on it goes first to another card that is as good."""
    covering = next(
        (above for column in position.columns for below, above in pairwise(column.up) if below == card), None
    )
    if covering is None:
        yield [Move("up", card)]
    elif rules.partial_runs:
        for end in _ends(position):
            if end.rank == card.rank and is_red(end) is is_red(card):
                yield [Move("onto", covering, end), Move("up", card)]


def _to_tableau(position: Position, card: Card) -> Iterator[Move]:
    if card.rank == highest_rank(position):
        empty = (number for number, column in enumerate(position.columns, 1) if not column.cards)
        yield from (Move("column", card, column=number) for number in list(empty)[:1])  # one is as good as another
    yield from (Move("onto", card, end) for end in _ends(position) if goes_on(card, end))


def _ends(position: Position) -> Iterator[Card]:
    yield from (column.up[-1] for column in position.columns if column.up)


def _played(position: Position, moves: Iterable[Move], rules: KlondikeRules) -> Position:
    try:
        *_, position = play(position, moves, rules)
    except IllegalMove as error:
        raise Disagreement(f"an abstract move was made by moves that are not legal: {error}") from None
    return position
