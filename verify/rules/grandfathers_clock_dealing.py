"""How a deck becomes the table of Grandfather's Clock: the clock cards to the dial, the rest to the columns in rows."""

from __future__ import annotations

from verify.cards import Card
from verify.deals.deal import Deal
from verify.deals.dials import DialPosition, RestDeal, check_shape, clock_cards
from verify.errors import BadInput
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

ColumnNumber = int  # from 1, left to right


def deal_out(deal: Deal | RestDeal, rules: GrandfathersClockRules) -> DialPosition:
    """The table that a deck makes; the cards that are left when the clock cards are out keep their order.

    >>> from verify.cards import ENGLISH
    >>> from verify.deals.deal import Shape
    >>> deck = tuple(ENGLISH.read(card) for card in "AS 2S 3S 4S AH 2H 3H 4H".split())
    >>> position = deal_out(Deal(deck, shape=Shape(4, 2)), GrandfathersClockRules(columns=2))
    >>> [" ".join(map(str, column)) for column in position.columns], " ".join(map(str, position.foundations))
    (['AS AH 4H', '3S 2H'], '4S 3H 2S')

    Raises BadInput for a deck that makes no dial, and for cards without suits.
    """
    check_shape(deal.shape, deal.name)
    if not deal.cards[0].suit:
        raise BadInput("the deal has ranks only, and Grandfather's Clock is played with suits", deal.name)
    clock = clock_cards(deal.shape, rules.clock_suits)
    listed = deal.cards if rules.listing == "top-first" else deal.cards[::-1]
    on_dial = set(clock)
    rest = [card for card in listed if card not in on_dial]
    columns = tuple(tuple(rest[first :: rules.columns]) for first in range(rules.columns))
    return DialPosition(columns, clock)


def gather(position: DialPosition, rules: GrandfathersClockRules) -> tuple[Card, ...]:
    """The rest of a deck, as it is listed, that these rules deal to the columns of this table.

    >>> from verify.deals.deal import Shape
    >>> position = DialPosition(((Card(1, 1), Card(1, 2)), (Card(3, 1),)), clock_cards(Shape(4, 2)))
    >>> print(*gather(position, GrandfathersClockRules(columns=2)))
    AS 3S AH
    """
    rows = range(max(map(len, position.columns)))
    dealt = tuple(column[row] for row in rows for column in position.columns if row < len(column))
    return dealt if rules.listing == "top-first" else dealt[::-1]
