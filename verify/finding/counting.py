"""How many deals meet a condition, where the joint law of cards turned and piles completed says so."""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from typing import NamedTuple

from verify.cards import Card
from verify.counting.order import turned_and_completed
from verify.deals.deal import Shape
from verify.errors import BadInput
from verify.finding import syntax
from verify.finding.evaluation import holds
from verify.finding.rules import check_rules
from verify.finding.syntax import Condition, Place
from verify.rules.clock_options import CENTRE, ClockRules

COUNTED = ("won", "turned", "face_down", "completed_clock_piles", "completed_piles")


class Count(NamedTuple):
    """So many of all deals, told apart card by card."""

    deals: int
    of: int

    @property
    def share(self) -> Fraction:
        """The part of all deals."""
        return Fraction(self.deals, self.of)


def count(condition: Condition, shape: Shape, rules: ClockRules) -> Count:
    """How many deals meet the condition, exactly.

    >>> count(syntax.Won(), Shape(2, 2), ClockRules())
    Count(deals=12, of=24)

    Raises BadInput for conditions that speak of anything else, and for other rules.
    """
    rules = rules.in_deck(shape.ranks)
    check_rules(rules, shape)
    other = sorted(syntax.figures(condition) - set(COUNTED))
    if other or syntax.places(condition) or syntax.cards(condition):
        spoken = f"speaks of {other[0]}" if other else "speaks of cards in their places"
        counted = f"deals are counted by {', '.join(COUNTED)} only; for laws of other figures see verify count"
        raise BadInput(f"it {spoken}: {counted}", "condition")
    if rules.start != CENTRE or rules.win != "exposed":
        raise BadInput("deals are counted under start=centre win=exposed only (see verify count)")
    law = turned_and_completed(*shape)
    share = sum((chance for case, chance in law.items() if holds(condition, _Figures(*case, shape))), Fraction(0))
    of = factorial(shape.cards)
    return Count(int(share * of), of)


class _Figures(NamedTuple):
    """The facts of all games that turn so many cards and complete so many clock piles."""

    turned: int
    completed: int
    shape: Shape

    def won(self) -> bool:
        """Whether they are won: all cards are turned (C5)."""
        return self.turned == self.shape.cards

    def figure(self, name: str) -> int:
        """The figure of that name. The centre is complete at the end of every game (C4)."""
        return {
            "turned": self.turned,
            "face_down": self.shape.cards - self.turned,
            "completed_clock_piles": self.completed,
            "completed_piles": self.completed + 1,
        }[name]

    def cycles_of(self, length: int) -> int:
        """Not known from these."""
        raise KeyError(length)

    def card(self, place: Place) -> Card | None:
        """Not known from these."""
        raise KeyError(place)

    def is_face_down(self, card: Card) -> bool:
        """Not known from these."""
        raise KeyError(card)
