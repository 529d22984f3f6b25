"""How hard a winnable deal of Grandfather's Clock is: random games, the solution and the choice on its way.

In a random game a card that can go up does so at once. Otherwise one of the moves is made that lead to columns which
the game has not had yet, in whatever order; all are equally likely. The game ends when no such move is left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, pairwise
from random import Random
from typing import NamedTuple

from verify.cards import Card
from verify.deals.deal import Shape
from verify.deals.dials import DialPosition, foundation_cards
from verify.making.levels import Grade
from verify.rules.grandfathers_clock import Move, goes_on, legal_moves, play
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

RANDOM_GAMES, SEED = 200, 1

Columns = tuple[tuple[Card, ...], ...]


class Table(NamedTuple):
    """A game prepared for playing: its columns at the start, the cards that may go up then, what follows each of them,
    what each card may lie on, and whether runs move and empty columns are filled."""

    columns: Columns
    wanted: frozenset[Card]
    next_up: Mapping[Card, Card]
    below: Mapping[Card, frozenset[Card]]
    runs: bool
    fills: bool


def grade(start: DialPosition, rules: GrandfathersClockRules, shape: Shape, moves: Iterable[Move]) -> Grade:
    """How hard a deal is that these moves win."""
    solution = tuple(moves)
    *positions, _ = play(start, solution, rules)
    choices = sum(sum(1 for _ in legal_moves(position, rules)) for position in positions)
    won = playouts(start, rules, shape, RANDOM_GAMES, SEED)
    return Grade(won, RANDOM_GAMES, len(solution), Fraction(choices, max(len(solution), 1)))


def playouts(start: DialPosition, rules: GrandfathersClockRules, shape: Shape, count: int, seed: int) -> int:
    """How many of ``count`` random games are won; the same seed gives the same games everywhere."""
    table, random = prepare(start, rules, shape), Random(seed)
    return sum(is_won_at_random(table, random) for _ in range(count))


def prepare(start: DialPosition, rules: GrandfathersClockRules, shape: Shape) -> Table:
    """The game from a position on, prepared for playing."""
    piles = foundation_cards(shape, rules.clock_suits)
    next_up = dict(chain.from_iterable(map(pairwise, piles)))
    cards = list(chain.from_iterable(piles))
    below = {card: frozenset(one for one in cards if goes_on(card, one, shape.ranks, rules)) for card in cards}
    wanted = frozenset(next_up[top] for top in start.foundations if top in next_up)
    return Table(start.columns, wanted, next_up, below, rules.runs, rules.empty_column == "any")


def is_won_at_random(table: Table, random: Random) -> bool:
    """Whether a random game is won."""
    columns, wanted, seen = table.columns, set(table.wanted), set[frozenset[tuple[Card, ...]]]()
    while any(columns):
        up = next((number for number, column in enumerate(columns) if column and column[-1] in wanted), None)
        if up is not None:
            columns = _taken_up(table, columns, up, wanted)
            continue
        seen.add(frozenset(columns))
        moves = list(_moves(table, columns))
        while moves:
            there = _moved(columns, *moves.pop(int(random.random() * len(moves))))
            if frozenset(there) not in seen:  # the columns that are left out are empty ones
                columns = there
                break
        else:
            return False
    return True


def _taken_up(table: Table, columns: Columns, number: int, wanted: set[Card]) -> Columns:
    """The columns when the top card of one has gone up; its foundation then waits for the next."""
    *left, card = columns[number]
    wanted.remove(card)
    if card in table.next_up:
        wanted.add(table.next_up[card])
    return (*columns[:number], tuple(left), *columns[number + 1 :])


def _moves(table: Table, columns: Columns) -> Iterator[tuple[int, int, int]]:
    """The moves from column to column: from which, how many cards, to which."""
    for source, column in enumerate(columns):
        for many in _run_lengths(table, column):
            below = table.below[column[-many]]
            for target, other in enumerate(columns):
                if target != source and (other[-1] in below if other else table.fills):
                    yield source, many, target


def _run_lengths(table: Table, column: Sequence[Card]) -> range:
    """How many cards of a column may move at a time."""
    longest = min(len(column), 1)
    while table.runs and longest < len(column) and column[-longest - 1] in table.below[column[-longest]]:
        longest += 1
    return range(1, longest + 1)


def _moved(columns: Columns, source: int, many: int, target: int) -> Columns:
    there = list(columns)
    there[target] += there[source][-many:]
    there[source] = there[source][:-many]
    return tuple(there)
