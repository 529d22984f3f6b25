"""Deals made to order, as values, each with a name that says how to ask for it again.

    random:SEED:#INDEX                        any deal: a shuffled deck
    winning:SEED:#INDEX, losing:SEED:#INDEX   a random deal of that kind
    all:#N, winning:#N, losing:#N             deal N of the family, from 1

A random winning or losing deal is the one whose number is drawn below the size of its family, from the words of the
stream that is called like the kind (``verify.deals.random_deals``). All numbers are equally likely, and so are all
deals of the family: none is made in vain and thrown away.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from verify.cards import Card
from verify.deals.deal import Deal, Shape
from verify.deals.random_deals import below, random_deal, words
from verify.errors import BadInput
from verify.making.families import Kind, family
from verify.making.turn_order import order_of, table_with
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import deal_out, gather


def random_deals(kind: Kind, seed: int, indices: Iterable[int], shape: Shape, rules: ClockRules) -> Iterator[Deal]:
    """Random deals of a kind: those of these indices, from 1, in the sequence ``seed``.

    >>> for deal in random_deals("winning", 7, [1, 2], Shape(3, 1), ClockRules()):
    ...     print(deal.name, *deal.cards)
    winning:7:#1 2S 3S AS
    winning:7:#2 3S AS 2S

    Raises BadInput at once if there are no such deals.
    """
    if kind == "all":
        return (random_deal(seed, index, shape) for index in indices)
    orders = family(kind, shape, rules)
    size = orders.size
    drawn = ((index, below(size, words(kind, seed, index))) for index in indices)
    return (_deal(orders.order(number), shape, rules, f"{kind}:{seed}:#{index}") for index, number in drawn)


def numbered_deals(kind: Kind, numbers: range, shape: Shape, rules: ClockRules) -> Iterator[Deal]:
    """The deals of a family with these numbers, from 1.

    >>> for deal in numbered_deals("losing", range(3, 5), Shape(3, 1), ClockRules()):
    ...     print(deal.name, *deal.cards)
    losing:#3 3S 2S AS
    losing:#4 AS 2S 3S

    Raises BadInput at once if there is none of such a number.
    """
    orders = family(kind, shape, rules)
    for number in (numbers[0], numbers[-1]):
        if not 1 <= number <= orders.size:
            raise BadInput(f"there is no {_deal_of(kind)} {written(number)}: expected 1 to {written(orders.size)}")
    return (_deal(orders.order(number - 1), shape, rules, f"{kind}:#{written(number)}") for number in numbers)


def number_of(deal: Deal, kind: Kind, rules: ClockRules) -> int:
    """The number, from 1, of a deal in a family: the inverse of ``numbered_deals``.

    >>> number_of(Deal((Card(3, 1), Card(1, 1), Card(2, 1)), shape=Shape(3, 1)), "winning", ClockRules())
    2

    Raises BadInput if the deal is not of this kind, or has ranks only.
    """
    if not deal.cards[0].suit:
        raise BadInput("the deal has ranks only, and deals are numbered card by card", deal.name)
    number = family(kind, deal.shape, rules).number(order_of(deal_out(deal, rules), rules))
    if number is None:
        raise BadInput(f"this is no {_deal_of(kind)}, so it has no number among them", deal.name)
    return number + 1


def written(number: int) -> str:
    """A number in digits.

    Raises BadInput if it has so many that nobody could read them.
    """
    if number.bit_length() > _MOST_BITS:
        raise BadInput("numbers of deals are written out for decks of at most 1,000 cards")
    return str(number)


_MOST_BITS = 8_530  # 1000! has 8,530


def _deal_of(kind: Kind) -> str:
    return "deal" if kind == "all" else f"{kind} deal"


def _deal(order: Sequence[Card], shape: Shape, rules: ClockRules, name: str) -> Deal:
    deck = gather(table_with(order, shape, rules), rules)
    return Deal(deck, shape=shape, listing=rules.listing, name=name)
