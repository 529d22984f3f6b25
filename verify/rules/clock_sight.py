"""What a player sees: where each card of a deal lies, and which of them have been turned so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from verify.cards import Card
from verify.deals.deal import Deal
from verify.deals.partial_deals import PartialDeal
from verify.rules.clock import Game
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile, Table, deal_out, turn_order


class CardPlace(NamedTuple):
    """Where a card lies: its number in the deal as listed, its pile, and which card of that pile to be turned it is,
    all from 1."""

    number: int
    pile: Pile
    turn: int


def places(deal: PartialDeal, rules: ClockRules) -> tuple[CardPlace, ...]:
    """The place of every card of a deal, known or not, in the order listed.

    >>> from verify.deals.deal import Shape
    >>> places(PartialDeal((None,) * 4, shape=Shape(2, 2)), ClockRules())[:2]
    (CardPlace(number=1, pile=1, turn=2), CardPlace(number=2, pile=2, turn=2))
    """
    numbers = tuple(Card(number) for number in range(1, deal.shape.cards + 1))
    table = deal_out(Deal(numbers, deal.layout, deal.shape, deal.listing, deal.within_pile), rules)
    return tuple(sorted(_places(table, rules)))


def _places(numbered: Table, rules: ClockRules) -> Iterator[CardPlace]:
    """The places on a table whose cards bear their numbers as ranks."""
    for pile in range(1, numbered.centre + 1):
        for turn, card in enumerate(turn_order(numbered, pile, rules), 1):
            yield CardPlace(card.rank, pile, turn)


def as_seen(game: Game, turned: int) -> PartialDeal:
    """What a player knows of the deal after so many turns: the cards turned, and in which places they lay.

    The piles are listed with their top card last. Raises ValueError if the game has not so many turns.
    """
    if not 0 <= turned <= len(game.turned):
        raise ValueError(f"{turned} turns: this game has {len(game.turned)}")
    given = Counter(position.source for position in game.positions[:turned])
    upwards = tuple(card for pile in game.table.piles for card in reversed(pile))
    shape = game.table.shape
    dealt = PartialDeal(upwards, "piles", shape, within_pile="bottom-first", suited=bool(upwards[0].suit))
    by_place = zip(upwards, places(dealt, game.rules._replace(within_pile="bottom-first")), strict=True)
    seen = tuple(card if place.turn <= given[place.pile] else None for card, place in by_place)
    return PartialDeal(seen, "piles", shape, None, "bottom-first", dealt.suited, format="piles")
