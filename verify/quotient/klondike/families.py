"""Families of small decks on which every method has to give the verdicts of the rules.

A family is a deck, the sizes of the columns, and rules to play by. All its deals are compared where there are few;
otherwise those of a random sequence that is the same everywhere. Each deal has its number. The rules go round: every
deal takes the next ones of the list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import factorial
from typing import NamedTuple

from verify.cards import Card
from verify.deals.deal import Shape
from verify.deals.permutations import permutation
from verify.deals.positions import Column, Position
from verify.deals.random_deals import new_deck, random_deal
from verify.quotient.comparing import SEED
from verify.rules.klondike_options import UNLIMITED, KlondikeRules

_TALON = (
    KlondikeRules(),
    KlondikeRules(passes=1),
    KlondikeRules(passes=2),
    KlondikeRules(recycle="under"),
)

ALL_RULES = tuple(
    rules._replace(draw=draw, worrying_back=worrying_back, partial_runs=partial_runs)
    for draw, rules, worrying_back, partial_runs in product((1, 2, 3), _TALON, (True, False), (True, False))
)
"""Draw 1 to 3; unlimited passes, one, two, or ``under``; with and without worrying back and partial runs."""

NO_STOCK = tuple(rules for rules in ALL_RULES if rules[:3] == (1, UNLIMITED, "turn"))
"""The rules that differ where there is no stock."""


class Family(NamedTuple):
    """Deals of one deck to columns of these sizes, the rest being the stock; ``deals`` of them are compared.

    ``every_rule``: each deal by all the rules, not by one of them; ``every_subset``: with every set of prunings.
    """

    name: str
    shape: Shape
    columns: tuple[int, ...]
    deals: int
    rules: Sequence[KlondikeRules] = ALL_RULES
    every_rule: bool = False
    every_subset: bool = False

    @property
    def is_complete(self) -> bool:
        """Whether every deal that there is belongs to it."""
        return self.deals == factorial(self.shape.cards)

    @property
    def ways(self) -> int:
        """By how many different rules its deals are played, but for the easier ones."""
        return len(self.rules)

    @property
    def layout(self) -> Mapping[str, object]:
        """The sizes of the columns and of the stock."""
        return {"columns": list(self.columns), "stock": self.shape.cards - sum(self.columns)}

    def deal(self, number: int) -> Position:
        """The deal of that number, from 0."""
        if self.is_complete:
            return lay_out(permutation(number, new_deck(self.shape)), self.columns, self.shape.suits)
        return lay_out(random_deal(SEED, number + 1, self.shape).cards, self.columns, self.shape.suits)

    def rules_of(self, number: int) -> Sequence[KlondikeRules]:
        """The rules by which the deal of that number is played, but for the easier ones: one of the list, or all."""
        return self.rules if self.every_rule else [self.rules[number % len(self.rules)]]


def lay_out(cards: Sequence[Card], columns: Sequence[int], suits: int) -> Position:
    """The cards in columns of these sizes, one column after the other, the last card of each face up; then the stock.

    >>> position = lay_out(new_deck(Shape(3, 2)), (1, 2), 2)
    >>> [[str(card) for card in column.cards] for column in position.columns], [str(card) for card in position.stock]
    ([['AS'], ['2S', '3S']], ['AH', '2H', '3H'])
    """
    laid, first = [], 0
    for size in columns:
        laid.append(Column(tuple(cards[first : first + size - 1]), tuple(cards[first + size - 1 : first + size])))
        first += size
    return Position(tuple(laid), (0,) * suits, tuple(cards[first:]))


def easier(rules: KlondikeRules) -> Iterator[tuple[str, KlondikeRules]]:
    """Rules by which every deal can be won that these rules allow to be won, each with the name of the implication.

    >>> [name for name, _ in easier(KlondikeRules(passes=2, worrying_back=False))]
    ['one pass more', 'worrying back']
    """
    turned = rules.recycle == "turn"
    if turned and rules.passes == UNLIMITED and rules.draw > 1:
        yield "draw one", rules._replace(draw=1)
    if turned and rules.passes != UNLIMITED:
        yield "one pass more", rules._replace(passes=rules.passes + 1)
    if not rules.worrying_back:
        yield "worrying back", rules._replace(worrying_back=True)
    if not rules.partial_runs:
        yield "partial runs", rules._replace(partial_runs=True)


FAMILIES = (
    Family("all deals of 3 ranks, 2 suits, every set of prunings", Shape(3, 2), (1, 2), 720, every_subset=True),
    Family("all deals of 4 ranks, 2 suits", Shape(4, 2), (2, 3), 40_320),
    Family("two columns, 5 ranks, 2 suits", Shape(5, 2), (2, 3), 25_000),
    Family("three columns without stock, 5 ranks, 2 suits", Shape(5, 2), (2, 3, 5), 10_000, NO_STOCK),
    Family("three columns, 5 ranks, 2 suits", Shape(5, 2), (1, 2, 3), 12_000),
    Family("two columns, 3 ranks, 3 suits", Shape(3, 3), (3, 3), 10_000),
    Family("two columns, 4 ranks, 3 suits", Shape(4, 3), (3, 3), 6_000),
    Family("three columns, 3 ranks, 4 suits", Shape(3, 4), (2, 2, 2), 5_000),
    Family("four columns, 5 ranks, 3 suits", Shape(5, 3), (1, 2, 3, 4), 1_500),
    Family("three columns, 4 ranks, 4 suits", Shape(4, 4), (3, 4, 5), 1_000),
    Family("two columns, 4 ranks, 2 suits, all rules", Shape(4, 2), (2, 3), 200, every_rule=True),
)
"""The families that evidence is made of: more than a hundred thousand deals in all."""
