"""Families of small decks of Grandfather's Clock on which every method has to give the verdicts of the rules.

A family is a deck and a number of columns. Each deal has its number: even ones have the first clock suits and odd ones
the second. All deals are compared where there are few; otherwise those of a random sequence that is the same
everywhere, as dealt or after some random moves. The ways to play go round, or each deal is played in all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import factorial
from typing import NamedTuple

from verify.deals.deal import Shape
from verify.deals.dials import SUITS_ROUND, DialPosition, RestDeal, clock_cards
from verify.deals.permutations import permutation
from verify.deals.random_deals import below, new_deck, random_deal, words
from verify.quotient.comparing import SEED
from verify.rules.grandfathers_clock import after, legal_moves
from verify.rules.grandfathers_clock_dealing import deal_out
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

WAYS = tuple(
    GrandfathersClockRules(build=build, wrap=wrap, runs=runs, empty_column=empty)  # type: ignore[arg-type]
    for build, wrap, runs, empty in product(("any", "alternating"), (False, True), (False, True), ("any", "none"))
)
"""Every way to play: one colour on another or any, with and without wrap, runs, and cards in empty columns."""


LARGE = 2_000
"""How many positions the search by the rules looks at where there may be very many."""


class Family(NamedTuple):
    """Deals of one deck to so many columns; ``deals`` of them are compared.

    ``moves``: at most so many random moves have been made before. ``every_way``: each deal is played in all ways, not
    in one of them; ``every_subset``: with every set of prunings. ``most_positions``: of these the search by the rules
    looks at no more, so that it may leave a deal open, and the fewest moves are not asked for.
    """

    name: str
    shape: Shape
    columns: int
    deals: int
    moves: int = 0
    every_way: bool = False
    every_subset: bool = False
    most_positions: int | None = None

    @property
    def is_complete(self) -> bool:
        """Whether every deal that there is belongs to it, with the one set of clock suits and with the other."""
        to_deal = self.shape.cards - len(clock_cards(self.shape))
        return self.deals == 2 * factorial(to_deal) and not self.moves

    @property
    def ways(self) -> int:
        """By how many different rules its deals are played: each way with two sets of clock suits."""
        return 2 * len(WAYS)

    @property
    def layout(self) -> Mapping[str, object]:
        """How many columns there are, how many moves have been made at most, and where the search by the rules ends."""
        return {"columns": self.columns, "moves made": self.moves, "most positions": self.most_positions}

    def deal(self, number: int) -> DialPosition:
        """The deal of that number, from 0."""
        rules = self.rules_of(number)[0]
        if not self.is_complete:
            start = deal_out(random_deal(SEED, number // 2 + 1, self.shape), rules)
            return _played(start, rules, number, self.moves)
        rest = [card for card in new_deck(self.shape) if card not in clock_cards(self.shape, rules.clock_suits)]
        order = tuple(permutation(number // 2, rest))
        return deal_out(RestDeal(order, rules.clock_suits, self.shape), rules)

    def rules_of(self, number: int) -> Sequence[GrandfathersClockRules]:
        """The rules by which the deal of that number is played, but for the easier ones."""
        suits = tuple(SUITS_ROUND)[number % 2]
        ways = WAYS if self.every_way else (WAYS[number // 2 % len(WAYS)],)
        return [way._replace(clock_suits=suits, columns=self.columns) for way in ways]


def _played(start: DialPosition, rules: GrandfathersClockRules, number: int, most: int) -> DialPosition:
    """The position after some random moves, of any number up to ``most``, or until there are none."""
    numbers, position = words("moves", SEED, number + 1), start
    for _ in range(below(most + 1, numbers)):
        moves = list(legal_moves(position, rules))
        if not moves:
            break
        position = after(position, moves[below(len(moves), numbers)])
    return position


def easier(rules: GrandfathersClockRules) -> Iterator[tuple[str, GrandfathersClockRules]]:
    """Rules by which every position can be won that these rules allow to be won, each with the name of the implication.

    Each of them allows all moves that these do, and some more, and what a move makes of a position does not depend on
    the rules: a win by these rules, move by move, is one by those.

    >>> [name for name, _ in easier(GrandfathersClockRules(build="alternating", runs=True))]
    ['any colour', 'wrap']
    """
    if rules.build != "any":
        yield "any colour", rules._replace(build="any")
    if not rules.wrap:
        yield "wrap", rules._replace(wrap=True)
    if not rules.runs:
        yield "runs", rules._replace(runs=True)
    if rules.empty_column != "any":
        yield "empty columns", rules._replace(empty_column="any")


FAMILIES = (
    Family(
        "all deals of 3 ranks, 2 suits, every set of prunings", Shape(3, 2), 2, 48, every_way=True, every_subset=True
    ),
    Family("all deals of 4 ranks, 1 suit, one column", Shape(4, 1), 1, 2, every_way=True),
    Family("all deals of 4 ranks, 2 suits, one column", Shape(4, 2), 1, 240, every_way=True),
    Family("all deals of 4 ranks, 2 suits, two columns", Shape(4, 2), 2, 240, every_way=True),
    Family("all deals of 4 ranks, 2 suits, three columns", Shape(4, 2), 3, 240, every_way=True),
    Family("all deals of 4 ranks, 2 suits, four columns", Shape(4, 2), 4, 240),
    Family("all deals of 5 ranks, 2 suits, two columns", Shape(5, 2), 2, 1_440),
    Family("all deals of 5 ranks, 2 suits, three columns", Shape(5, 2), 3, 1_440),
    Family("6 ranks, 2 suits, two columns", Shape(6, 2), 2, 2_000),
    Family("4 ranks, 3 suits, two columns", Shape(4, 3), 2, 1_500),
    Family("4 ranks, 3 suits, three columns", Shape(4, 3), 3, 40),
    Family("4 ranks, 3 suits, three columns, in mid-game", Shape(4, 3), 3, 1_000, moves=10, most_positions=LARGE),
    Family("5 ranks, 3 suits, three columns", Shape(5, 3), 3, 600, most_positions=LARGE),
    Family("5 ranks, 3 suits, four columns, in mid-game", Shape(5, 3), 4, 600, moves=20, most_positions=LARGE),
    Family("5 ranks, 4 suits, three columns", Shape(5, 4), 3, 100, most_positions=LARGE),
    Family("6 ranks, 4 suits, three columns", Shape(6, 4), 3, 300, most_positions=LARGE),
    Family("6 ranks, 4 suits, four columns, in mid-game", Shape(6, 4), 4, 300, moves=40, most_positions=LARGE),
    Family("6 ranks, 4 suits, five columns, in mid-game", Shape(6, 4), 5, 300, moves=40, most_positions=LARGE),
    Family("6 ranks, 4 suits, six columns", Shape(6, 4), 6, 30, most_positions=LARGE),
)
"""The families that evidence is made of: more than twenty thousand games in all."""
