"""Games of the reference engine as states of the relation, read off the table and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from verify.proofs.model.broken import RULES, Variant
from verify.proofs.model.logic import Concrete, Values
from verify.proofs.model.relation import Deal, Setting, State
from verify.proofs.model.settings import setting
from verify.rules.clock import Game, Position
from verify.rules.clock_table import Pile, start_pile, turn_order

Place = tuple[Pile, int]


class Observed(NamedTuple):
    """A game as the relation sees it: its deal, and its states from the first, when nothing is turned, to the last."""

    at: Setting
    states: tuple[State, ...]


def observed(game: Game, suits: int, variant: Variant = RULES) -> Observed:
    """A game that the reference engine has played, by the rules of the game or by a variant of them.

    ``suits`` is how many cards a pile should have; a variant may leave a pile with more or less.
    """
    at = setting(Concrete(), game.table.centre, suits, _deal(game), variant)
    return Observed(at, tuple(_states(game)))


def _states(game: Game) -> list[State]:
    piles = range(1, game.table.centre + 1)
    nothing = Values.fromkeys(piles, 0)
    states = [State(0, start_pile(game.table, game.rules), nothing, nothing, nothing)]
    for count, position in enumerate(game.positions[:-1], 1):
        states.append(_state(game, position, count, states[-1].finished))
    return states


def _state(game: Game, position: Position, count: int, finished: Values) -> State:
    """The state after ``count`` turns: the card in hand has been turned and is about to come home."""
    if position.hand is None:
        raise ValueError("the game is over")
    hand = position.hand.rank
    piles = range(1, game.table.centre + 1)
    down = {pile: len(position.face_down(pile)) for pile in piles}
    gone = Values((pile, len(game.table.pile(pile)) - down[pile]) for pile in piles)
    return State(
        count=count,
        here=hand,
        gone=gone,
        seen=Values((pile, len(position.face_up(pile)) + (pile == hand)) for pile in piles),
        finished=Values((pile, finished[pile] or (count if gone[pile] and not down[pile] else 0)) for pile in piles),
    )


def _deal(game: Game) -> Deal:
    """The deal, the cards of each rank numbered in the order in which they are turned, then those never turned."""
    ranks = {
        (pile, depth): card.rank
        for pile in range(1, game.table.centre + 1)
        for depth, card in enumerate(turn_order(game.table, pile, game.rules))
    }
    copies: dict[Place, int] = {}
    used: Counter[int] = Counter()
    turned = _turned(game)
    for place in [*turned, *(place for place in ranks if place not in set(turned))]:
        copies[place] = used[ranks[place]]
        used[ranks[place]] += 1
    places = {(ranks[place], copies[place]): place for place in ranks}
    return Deal(
        rank=lambda pile, depth: ranks.get((pile, depth), 0),
        copy=lambda pile, depth: copies.get((pile, depth), 0),
        place_of=lambda rank, copy: places.get((rank, copy), (0, 0)),
    )


def _turned(game: Game) -> Sequence[Place]:
    """The places of the cards turned, in order; a card that broken rules turn again was there already."""
    down = Counter({pile: len(game.table.pile(pile)) for pile in range(1, game.table.centre + 1)})
    places = []
    for position in game.positions[:-1]:
        pile = position.source
        if len(position.face_down(pile)) < down[pile]:
            places.append((pile, len(game.table.pile(pile)) - down[pile]))
            down[pile] = len(position.face_down(pile))
    return places
