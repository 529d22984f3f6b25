"""How a deck becomes piles: the lemma for C8 that every way to deal is a bijection, for any number of ranks and suits.

    k             a card of the deck by its number: 0 is dealt first, the last is r * s - 1
    i             a hand: 0, ..., r - 2 are the clock piles in the order of dealing, r - 1 is the centre
    j             a round: 0 is the first in which the hand gets a card
    p, d          a place on the table: the pile, and how many cards lie on top of it

Each number has a place and each place its number: the numbers of the places lie among those of the cards, no two
places have the same, and after every place but the last comes one with the next number.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal, NamedTuple, get_args

from verify.proofs.model.logic import Formula, Number, Row
from verify.proofs.model.relation import Setting
from verify.proofs.model.scene import Claim, Scene

Order = Literal["piles", "rounds", "centre-last"]
Direction = Literal["clockwise", "anticlockwise"]


class Dealing(NamedTuple):
    """One way to deal: in which order, which way round the dial, and from which clock pile on."""

    at: Setting
    order: Order
    direction: Direction
    first: Number
    before: Row

    def pile(self, i: Number) -> Number:
        """The pile of a hand."""
        around = self.at.r - 1
        if self.direction == "clockwise":
            clock_pile = self._wrapped(self.first + i > around, self.first + i - around, self.first + i)
        else:
            clock_pile = self._wrapped(self.first - i < 1, self.first - i + around, self.first - i)
        return self._wrapped(self.at.logic.same(i, around), self.at.r, clock_pile)

    def hand(self, p: Number) -> Number:
        """The hand of a pile."""
        around = self.at.r - 1
        steps = p - self.first if self.direction == "clockwise" else self.first - p
        return self._wrapped(self.at.logic.same(p, self.at.r), around, self._wrapped(steps < 0, steps + around, steps))

    def turned_over(self, i: Number, d: Number) -> Number:
        """The round in which a hand got the card at some depth; or the depth of the card that it got in some round.

        The card dealt last to a pile lies on top; but of a centre that is dealt last, the first one does.
        """
        if self.order != "centre-last":
            return self.at.s - 1 - d
        return self._wrapped(self.at.logic.same(i, self.at.r - 1), d, self.at.s - 1 - d)

    def number(self, i: Number, j: Number) -> Number:
        """The card that a hand gets in a round."""
        match self.order:
            case "rounds":
                return self.before[j] + i
            case "piles":
                return self.before[i] + j
            case "centre-last":
                in_centre = self.before[self.at.s] + j
                return self._wrapped(self.at.logic.same(i, self.at.r - 1), in_centre, self.before[j] + i)

    def after(self, i: Number, j: Number) -> tuple[Number, Number]:
        """The hand and the round of the next card."""
        r, s, same = self.at.r, self.at.s, self.at.logic.same
        match self.order:
            case "rounds":
                return self._either(same(i, r - 1), (0, j + 1), (i + 1, j))
            case "piles":
                return self._either(same(j, s - 1), (i + 1, 0), (i, j + 1))
            case "centre-last":
                in_centre = self._either(same(j, s - 1), (r - 1, 0), (0, j + 1))
                on_dial = self._either(same(i, r - 2), in_centre, (i + 1, j))
                return self._either(same(i, r - 1), (i, j + 1), on_dial)

    def _wrapped(self, condition: Formula, then: Number, otherwise: Number) -> Number:
        return self.at.logic.choose(condition, then, otherwise)

    def _either(
        self, condition: Formula, then: tuple[Number, Number], otherwise: tuple[Number, Number]
    ) -> tuple[Number, Number]:
        return self._wrapped(condition, then[0], otherwise[0]), self._wrapped(condition, then[1], otherwise[1])

    def number_at(self, p: Number, d: Number) -> Number:
        """The card that lies at a place of the table."""
        i = self.hand(p)
        return self.number(i, self.turned_over(i, d))

    def place_after(self, p: Number, d: Number) -> tuple[Number, Number]:
        """The place of the next card."""
        i = self.hand(p)
        hand, round_ = self.after(i, self.turned_over(i, d))
        return self.pile(hand), self.turned_over(hand, round_)


class Bouts(NamedTuple):
    """How many bouts there are, and how many cards in each."""

    number: Number
    cards: Number


def bouts(at: Setting, order: Order) -> Bouts:
    """The bouts of a way to deal; a centre that is dealt last comes after them."""
    return {"rounds": Bouts(at.s, at.r), "piles": Bouts(at.r, at.s), "centre-last": Bouts(at.s, at.r - 1)}[order]


def _bout_by_bout(at: Setting, before: Row, cards: Number, m: Number) -> Formula:
    """``before`` counts the cards of bout m too."""
    return at.logic.same(before[m + 1], before[m] + cards)


def counts(at: Setting, order: Order, before: Row, n: Number) -> Formula:
    """``before`` is how many of the n cards are dealt before each bout; later bouts begin after earlier ones end."""
    logic, (number, cards) = at.logic, bouts(at, order)
    after_all = at.s if order == "centre-last" else 0

    def begins(m: Number) -> Formula:
        return logic.all_of(_bout_by_bout(at, before, cards, m), before[m] >= 0, before[m] <= n - cards)

    def apart(m: Number) -> Formula:
        return logic.everywhere(0, number, lambda later: logic.follows(m < later, before[m] <= before[later] - cards))

    return logic.all_of(
        n >= 0,
        logic.same(before[0], 0),
        before[number] >= 0,
        logic.same(before[number], n - after_all),
        logic.everywhere(0, number - 1, begins),
        logic.everywhere(0, number - 1, apart),
    )


def counted_bouts(scene: Scene) -> Iterator[Claim]:
    """C8, induction: how many cards are dealt before each bout, and that a later one begins after an earlier one."""
    return (_counted_bouts(scene, order) for order in get_args(Order))


def _counted_bouts(scene: Scene, order: Order) -> Claim:
    at, logic, before = scene.at, scene.at.logic, scene.row("before")
    m, later = scene.number("m"), scene.number("later")
    number, cards = bouts(at, order)

    def dealt(pile: Number) -> Number:
        """How many cards a bout brings: those of a pile, where piles are dealt one after the other."""
        return at.cards_in(pile) if order == "piles" else cards

    premises = {
        "none before the first": logic.same(before[0], 0),
        "m": logic.all_of(m >= 0, m < number, _bout_by_bout(at, before, dealt(scene.pile("p")), m)),
        "later": logic.all_of(later > m, later < number, _bout_by_bout(at, before, dealt(scene.pile("q")), later)),
    }
    so_far = logic.all_of(logic.same(before[m], m * cards), logic.same(before[later], later * cards))
    apart = before[m] + cards <= before[later]
    goals = {
        "at first": logic.same(before[0], 0 * cards),
        "one bout more": logic.follows(logic.same(before[m], m * cards), logic.same(before[m + 1], (m + 1) * cards)),
        "the next is later": before[m] + cards <= before[m + 1],
        "so is the one after a later one": logic.follows(
            logic.all_of(so_far, apart), before[m] + cards <= before[later + 1]
        ),
    }
    return Claim(premises, goals)


def is_place(at: Setting, p: Number, d: Number) -> Formula:
    """There is a card at this place when the cards have been dealt."""
    return at.logic.all_of(p >= 1, p <= at.r, d >= 0, d < at.cards_in(p))


def dealt_once(scene: Scene) -> Iterator[Claim]:
    """C8: however the cards are dealt, places and cards belong together one to one."""
    return (_dealt_once(scene, order, way) for order, way in product(get_args(Order), get_args(Direction)))


def _dealt_once(scene: Scene, order: Order, direction: Direction) -> Claim:
    at, logic, same = scene.at, scene.at.logic, scene.at.logic.same
    p, d, other, depth = scene.pile("p"), scene.number("d"), scene.pile("q"), scene.number("depth of q")
    dealing = Dealing(at, order, direction, scene.pile("first"), scene.row("before"))
    number, n = dealing.number_at(p, d), scene.number("n")
    premises = {
        "first": logic.all_of(dealing.first >= 1, dealing.first < at.r),
        "before": counts(at, order, dealing.before, n),
        "p": is_place(at, p, d),
        "q": is_place(at, other, depth),
    }
    next_pile, next_depth = dealing.place_after(p, d)
    next_one = logic.all_of(
        is_place(at, next_pile, next_depth), same(dealing.number_at(next_pile, next_depth), number + 1)
    )
    first_pile = dealing.pile(0)
    goals = {
        "in the deck": logic.all_of(number >= 0, number < n),
        "once": logic.follows(
            same(number, dealing.number_at(other, depth)), logic.all_of(same(p, other), same(d, depth))
        ),
        "first": same(dealing.number_at(first_pile, dealing.turned_over(0, 0)), 0),
        "next": logic.follows(number + 1 < n, next_one),
    }
    return Claim(premises, goals)
