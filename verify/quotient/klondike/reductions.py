"""Moves that may be forced or left out without changing any verdict, each by its name, with the reason.

A card x of rank r is *safe* on its foundation when every foundation of the other colour is at r - 2 or higher and every
other foundation of its own colour at r - 3 or higher. In the tableau x could only serve to hold a card y of rank r - 1
and the other colour, and y to hold a card z of rank r - 2 and x's colour. But each y is up or the next of its
foundation, and so is each z. Suppose a line wins from here. Play it with x up: where it lays a y on x, send y up
instead; where it lays a z on such a y, send z up; on z could lie only cards of rank r - 3 of the other colour, which
are up already and would be taken back for nothing. All else is done as before, with at least as many free places and
no card deeper. That line wins too, and the move of x is saved. Suits that the deck lacks ask for nothing.

Without worrying back there is a second case: if every foundation of the other colour is at r - 1 or higher, no card
that could lie on x will be in the tableau again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from verify.cards import Card
from verify.quotient.klondike.game import Game
from verify.quotient.klondike.moves import AbstractMove, Step, steps
from verify.quotient.klondike.positions import AbstractPosition
from verify.rules.klondike import is_red
from verify.rules.klondike_options import UNLIMITED

SAFE_UP = "safe-up"
"""A safe card of the tableau that can go up goes up, and no other move is considered."""

SAFE_TALON = "safe-talon"
"""The same for a card of the talon, where playing one never makes another harder to reach (``talon_never_suffers``)."""

SKIP_SAFE_BACK = "skip-safe-back"
"""A card is not taken back from its foundation if it would be safe there: it would have to go up again at once."""

REDUCTIONS = (SAFE_UP, SAFE_TALON, SKIP_SAFE_BACK)


def is_safe(game: Game, position: AbstractPosition, card: Card) -> bool:
    """Whether nothing will need the card in the tableau."""
    others = [
        (is_red(Card(1, suit)) is is_red(card), height)
        for suit, height in enumerate(position.heights, 1)
        if suit != card.suit
    ]
    if not game.rules.worrying_back and all(same or height >= card.rank - 1 for same, height in others):
        return True
    return all(height >= card.rank - (3 if same else 2) for same, height in others)


def talon_never_suffers(game: Game) -> bool:
    """Whether playing a talon card leaves every other as easy to reach: draw 1, unlimited passes or ``under``.

    With two or more cards drawn at a time the ends of the waste shift with each card that is gone, and with few passes
    a card may be passed over for good; there the reduction is wrong.
    """
    return game.rules.draw == 1 and (game.rules.recycle == "under" or game.passes == UNLIMITED)


def reduced_steps(game: Game, position: AbstractPosition, reductions: Iterable[str] = ()) -> Iterator[Step]:
    """The moves of a position that remain under the reductions named, with what each makes of it.

    Raises ValueError for a name that is none of REDUCTIONS.
    """
    names = frozenset(reductions)
    if unknown := names - set(REDUCTIONS):
        raise ValueError(f"no reduction is called {', '.join(sorted(unknown))}: expected {', '.join(REDUCTIONS)}")
    all_steps = list(steps(game, position))
    forced = next((step for step in all_steps if _is_forced(game, position, step[0], names)), None)
    if forced:
        yield forced
    else:
        yield from (step for step in all_steps if not _is_left_out(game, position, step[0], names))


def _is_forced(game: Game, position: AbstractPosition, move: AbstractMove, names: frozenset[str]) -> bool:
    if move.kind == "up":
        return SAFE_UP in names and is_safe(game, position, move.card)
    if move.kind == "talon-up":
        return SAFE_TALON in names and talon_never_suffers(game) and is_safe(game, position, move.card)
    return False


def _is_left_out(game: Game, position: AbstractPosition, move: AbstractMove, names: frozenset[str]) -> bool:
    return move.kind == "back" and SKIP_SAFE_BACK in names and is_safe(game, position, move.card)
