"""The reference engine broken on purpose, where no option of the rules breaks it: one thing wrong in each."""

from __future__ import annotations

from collections.abc import Callable

from verify.rules.clock import Game, Lying, Position, begin
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile, Table

Step = Callable[[Position], Position]


def kings_lead_to_the_aces(table: Table, rules: ClockRules) -> Game:
    """A king comes home to the centre, but the next card comes from the pile of the aces."""

    def turn(position: Position) -> Position:
        home = _home(position)
        return _turned(_at_home(position), 1 if home == table.centre else home)

    return _played(table, rules, turn)


def turned_again(table: Table, rules: ClockRules) -> Game:
    """The card that comes home is put on top of its pile, and turned again from there."""
    return _played(table, rules, lambda position: position._replace(source=_home(position)))


def aces_give_two(table: Table, rules: ClockRules) -> Game:
    """When the pile of the aces gives a card, the one under it disappears."""

    def turn(position: Position) -> Position:
        after = _turned(_at_home(position), _home(position))
        gives_two = after.hand is not None and after.source == 1 and after.face_down(1)
        return _with_pile(after, 1, after.piles[0][1:]) if gives_two else after

    return _played(table, rules, turn)


def last_cards_stay(table: Table, rules: ClockRules) -> Game:
    """Play stops at a pile with one face-down card, as if it had none."""
    return _played(table, rules, lambda position: _turned(_at_home(position), _home(position), left=1))


def _played(table: Table, rules: ClockRules, turn: Step) -> Game:
    """A game by broken turns; one that would never end is given up when as many cards were turned as there are."""
    positions = [begin(table, rules)]
    while positions[-1].hand is not None and len(positions) < sum(map(len, table.piles)):
        positions.append(turn(positions[-1]))
    if positions[-1].hand is not None:
        positions.append(_at_home(positions[-1]))
    return Game(table, rules, tuple(positions))


def _home(position: Position) -> Pile:
    if position.hand is None:
        raise ValueError("the game is over")
    return position.hand.rank


def _at_home(position: Position) -> Position:
    """The card in hand is put face up under the pile of its rank."""
    if position.hand is None:
        raise ValueError("the game is over")
    home = position.hand.rank
    cards = (*position.piles[home - 1], Lying(position.hand, face_up=True))
    return _with_pile(position, home, cards)._replace(hand=None)


def _turned(position: Position, pile: Pile, left: int = 0) -> Position:
    """The top card of a pile is turned, if more than ``left`` are face down there."""
    if len(position.face_down(pile)) <= left:
        return position
    top, *rest = position.piles[pile - 1]
    return _with_pile(position, pile, tuple(rest))._replace(hand=top.card, source=pile)


def _with_pile(position: Position, pile: Pile, cards: tuple[Lying, ...]) -> Position:
    return position._replace(piles=(*position.piles[: pile - 1], cards, *position.piles[pile:]))
