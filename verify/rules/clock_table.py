"""The table of Clock Patience: how a deck becomes piles, and what the piles say before anyone plays.

Pile 1 is the ace's, at one o'clock; pile r, for the highest rank, is the centre. All piles are face down and
hold as many cards as there are suits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from verify.cards import Card
from verify.deals.deal import Deal, Listing, Shape
from verify.rules.clock_options import ClockRules

Pile = int  # 1..ranks; the rank of the cards that are at home there


@dataclass(frozen=True, order=True, slots=True)
class Table:
    """The piles as dealt, all face down: ``piles[p - 1]`` is pile p, its top card first."""

    piles: tuple[tuple[Card, ...], ...]

    @property
    def shape(self) -> Shape:
        """Ranks and suits; every pile holds as many cards as there are suits."""
        return Shape(len(self.piles), len(self.piles[0]))

    @property
    def centre(self) -> Pile:
        """The pile of the highest rank, in the middle of the dial."""
        return len(self.piles)

    def pile(self, pile: Pile) -> tuple[Card, ...]:
        """The cards of one pile, top card first."""
        return self.piles[pile - 1]


def deal_out(deal: Deal, rules: ClockRules) -> Table:
    """The table that a deal makes: a deck is dealt by the rules, piles are laid down as listed.

    >>> from verify.cards import ENGLISH
    >>> deck = tuple(ENGLISH.read(card) for card in "AS 2S 3S AH 2H 3H".split())
    >>> [str(card) for card in deal_out(Deal(deck, shape=Shape(3, 2)), ClockRules()).pile(1)]
    ['AH', 'AS']
    """
    if deal.layout == "piles":
        return Table(tuple(_top_first(pile, rules.within_pile) for pile in deal.piles))
    piles: list[list[Card]] = [[] for _ in range(deal.shape.ranks)]
    for pile, card in zip(dealing_order(deal.shape, rules), _top_first(deal.cards, rules.listing), strict=True):
        piles[pile - 1].insert(0, card)  # the card dealt last lies on top ...
    if rules.deal == "centre-last":
        piles[-1].reverse()  # ... but for a centre that is dealt last, where the first one does
    return Table(tuple(tuple(pile) for pile in piles))


def gather(table: Table, rules: ClockRules) -> tuple[Card, ...]:
    """The deck, as it is listed, that these rules deal to this table: the inverse of ``deal_out``."""
    piles = [list(pile) for pile in table.piles]
    if rules.deal == "centre-last":
        piles[-1].reverse()
    return _top_first([piles[pile - 1].pop() for pile in dealing_order(table.shape, rules)], rules.listing)


def dealing_order(shape: Shape, rules: ClockRules) -> list[Pile]:
    """The pile that the first card dealt goes to, the pile of the second, and so on.

    >>> dealing_order(Shape(4, 2), ClockRules())
    [1, 2, 3, 4, 1, 2, 3, 4]
    >>> dealing_order(Shape(4, 2), ClockRules(deal="centre-last", first_pile=3, direction="anticlockwise"))
    [3, 2, 1, 3, 2, 1, 4, 4]
    """
    centre, clock_piles = shape.ranks, shape.ranks - 1
    way = 1 if rules.direction == "clockwise" else -1
    dial = [(rules.first_pile - 1 + way * i) % clock_piles + 1 for i in range(clock_piles)]
    match rules.deal:
        case "rounds":
            return [*dial, centre] * shape.suits
        case "piles":
            return [pile for pile in (*dial, centre) for _ in range(shape.suits)]
        case "centre-last":
            return dial * shape.suits + [centre] * shape.suits


def _top_first(cards: Sequence[Card], listed: Listing) -> tuple[Card, ...]:
    """Cards listed in either way, from the top down; or the other way round."""
    return tuple(reversed(cards)) if listed == "bottom-first" else tuple(cards)


def start_pile(table: Table, rules: ClockRules) -> Pile:
    """The pile whose top card is turned first."""
    return rules.start_in(table.centre)


def turn_order(table: Table, pile: Pile, rules: ClockRules) -> tuple[Card, ...]:
    """The cards of a pile in the order in which play turns them, as far as it gets.

    Putting cards on top and turning the bottom one reverses a pile; the start pile still gives its top card first.
    """
    cards = table.pile(pile)
    if rules.shuttle != "over-bottom":
        return cards
    if pile == start_pile(table, rules):
        return (cards[0], *reversed(cards[1:]))
    return tuple(reversed(cards))


def bottom_card(table: Table, pile: Pile, rules: ClockRules) -> Card:
    """The card of a pile that is turned last, if at all; it decides the game."""
    return turn_order(table, pile, rules)[-1]
