"""Vectors for Klondike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from verify.cards import Card
from verify.conformance.reference.klondike import KlondikePlay
from verify.conformance.reference.playing import begun
from verify.conformance.vectors.column_games import ColumnGame
from verify.conformance.vectors.games import Rules
from verify.conformance.vectors.klondike_moments import klondike_moments
from verify.conformance.vectors.setting import Setting, random_deck
from verify.deals.deal import STANDARD, Shape
from verify.deals.positions import Column, Position
from verify.errors import VerifyError
from verify.records.vectors import VectorRecord
from verify.rules.klondike import DRAW, REDEAL, Move, after, is_won, legal_moves
from verify.rules.klondike_dealing import gather
from verify.rules.klondike_moves import write_move
from verify.rules.klondike_options import KlondikeRules
from verify.rules.klondike_refusals import why_not

SMALL = (Shape(7, 4), Shape(8, 4), Shape(10, 3), Shape(13, 3))
"""Decks of 28 cards, which leave no stock, of 32, of 30 with three suits, and of 39."""


def klondike_vectors(setting: Setting) -> Iterator[VectorRecord]:
    """All vectors for these rules; raises BadInput for options that there are not, or that take more cards."""
    rules = _dealt(setting, random_deck(1), STANDARD).rules
    game = ColumnGame[Position, Move](
        setting=setting,
        rules=Rules(lambda at: legal_moves(at, rules), lambda at, move: after(at, move, rules), _same),
        start=lambda deck, shape: _dealt(setting, deck, shape).position,
        is_won=is_won,
        worth=_worth,
        write=write_move,
        why_not=lambda at, move: why_not(at, move, rules),
        thinkable=_thinkable,
    )
    yield from game.vectors(going_up(rules), klondike_moments(rules), SMALL)


def _dealt(setting: Setting, deck: Sequence[Card], shape: Shape) -> KlondikePlay:
    play = begun(setting.new(deck, shape))
    if not isinstance(play, KlondikePlay):
        raise VerifyError(f"{setting.game} is not Klondike")
    return play


def going_up(rules: KlondikeRules) -> tuple[Card, ...]:
    """A deck that is won by draws and moves to foundations alone.

    The first cards to go up lie in the columns, the next of each column on top; of the cards that one draw turns
    together, the next is turned last.

    >>> [str(card) for card in going_up(KlondikeRules(columns=2))[:6]]
    ['AS', 'AD', 'AH', '2H', '2S', 'AC']
    """
    in_turn = [Card(rank, suit) for rank in range(1, STANDARD.ranks + 1) for suit in range(1, STANDARD.suits + 1)]
    columns = []
    for size in range(1, rules.columns + 1):
        taken, in_turn = in_turn[:size][::-1], in_turn[size:]
        columns.append(Column(tuple(taken[:-1]), tuple(taken[-1:])))
    draws = (in_turn[at : at + rules.draw][::-1] for at in range(0, len(in_turn), rules.draw))
    stock = tuple(card for drawn in draws for card in drawn)
    return gather(Position(tuple(columns), (0,) * STANDARD.suits, stock), rules)


def _same(position: Position) -> Position:
    """A position whatever the pass."""
    return position._replace(pass_number=1)


def _worth(position: Position, move: Move, _: Position) -> float | None:
    """Uncover face-down cards, the most first; then up, then from the waste, then empty a column; else draw."""
    match move.kind:
        case "draw":
            return 1.0
        case "redeal":
            return 0.0
        case "up":
            return 5.0
    source = next((column for column in position.columns if move.card in column.up), None)
    if source is None:
        return 4.0 if move.card in position.waste else None
    if move.card != source.up[0]:
        return None
    if source.down:
        return 6.0 + len(source.down)
    return 3.0 if move.kind == "onto" else None


def _thinkable(position: Position) -> Iterable[Move]:
    """Every move of every card to everywhere, draws and redeals."""
    cards = sorted(position.cards)
    yield from (DRAW, REDEAL)
    yield from (Move("up", card) for card in cards)
    yield from (Move("column", card, column=number) for card in cards for number in range(1, len(position.columns) + 2))
    yield from (Move("onto", card, target) for card, target in product(cards, cards))
