"""What the rules of Klondike say of stock and waste: seen for every number of cards that can be there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from verify.claims.evidence import Sight
from verify.claims.klondike import start
from verify.deals.positions import Position
from verify.rules.klondike import DRAW, REDEAL, Move, after, legal_moves
from verify.rules.klondike_options import PRESETS, KlondikeRules

_DECKS = "stock and waste of every size, up to 24 cards"
_PASSES = range(1, 5)


def tables() -> Iterator[Position]:
    """A dealt table with every number of cards in stock and waste."""
    dealt = start("random:1")
    for cards in range(len(dealt.stock) + 1):
        for drawn in range(cards + 1):
            yield dealt._replace(stock=dealt.stock[drawn:cards], waste=dealt.stock[:drawn])


def draws_of_three_are_draws_of_one() -> Sight:
    """Who draws one card at a time can do all that is done drawing three."""
    three, one = PRESETS["classic"].rules, PRESETS["draw-one"].rules
    return _everywhere(
        "a draw of three is made by one to three draws of one, and all other moves are the same",
        lambda position: (
            _without_draws(position, three) == _without_draws(position, one)
            and (DRAW not in legal_moves(position, three) or _draws(position, one, 3) == after(position, DRAW, three))
        ),
    )


def three_passes_allow_no_more() -> Sight:
    """Whatever three passes allow is allowed with any number of passes, and comes to the same."""
    three, any_number = PRESETS["three-passes"].rules, PRESETS["classic"].rules
    return _everywhere(
        "each move that three passes allow is allowed with unlimited passes, and leads to the same position",
        lambda position: all(
            _moves(now, three) <= _moves(now, any_number)
            for now in (position._replace(pass_number=number) for number in _PASSES)
        ),
    )


def under_never_turns() -> Sight:
    """Where unused cards go back under the stock nothing is turned over, and no card is out of reach for that."""
    under = PRESETS["under"].rules
    return _everywhere(
        "with unused cards put under the stock there is no redeal, a card can be drawn as long as there is one, and "
        "the cards keep their order",
        lambda position: (
            REDEAL not in legal_moves(position, under)
            and (DRAW in legal_moves(position, under)) == bool(position.stock or position.waste)
            and _keeps_order(position, under)
        ),
    )


def _everywhere(says: str, holds: Callable[[Position], bool]) -> Sight:
    count = 0
    for position in tables():
        count += 1
        if not holds(position):
            sizes = f"{len(position.stock)} cards in the stock and {len(position.waste)} in the waste"
            return Sight(False, f"{says}: not with {sizes}")
    return Sight(count > 0, says, _DECKS)


def _moves(position: Position, rules: KlondikeRules) -> set[tuple[Move, Position]]:
    """All moves, with what they lead to."""
    return {(move, after(position, move, rules)) for move in legal_moves(position, rules)}


def _without_draws(position: Position, rules: KlondikeRules) -> set[tuple[Move, Position]]:
    return {(move, then) for move, then in _moves(position, rules) if move != DRAW}


def _draws(position: Position, rules: KlondikeRules, most: int) -> Position:
    """The position after so many draws, or fewer if the stock is used up before."""
    for _ in range(most):
        if DRAW in legal_moves(position, rules):
            position = after(position, DRAW, rules)
    return position


def _keeps_order(position: Position, rules: KlondikeRules) -> bool:
    """Whether a draw keeps the order of the cards, as on a ring."""
    if DRAW not in legal_moves(position, rules):
        return True
    drawn = after(position, DRAW, rules)
    ring, now = position.stock + position.waste, drawn.stock + drawn.waste
    return any(ring[at:] + ring[:at] == now for at in range(len(ring)))
