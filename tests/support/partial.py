"""Deals of which some cards are unknown, and their chances by playing every deal that agrees with what is known."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from hypothesis import strategies as st

from support.tables import decks, rank_orders
from verify.cards import Card
from verify.deals.deal import Deal, Shape
from verify.deals.partial_deals import PartialDeal
from verify.rules.clock import outcome, play
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import deal_out

Seen = tuple[int | None, ...]  # the ranks of the cards listed, None where unknown


def seen(ranks: Iterable[int], mask: int) -> Seen:
    """What is known of a deal if the cards are unknown whose bits are set."""
    return tuple(None if mask >> place & 1 else rank for place, rank in enumerate(ranks))


class Played:
    """All deals by rank of a small deck, played by the reference engine."""

    def __init__(self, shape: Shape, rules: ClockRules) -> None:
        self.shape, self.rules = shape, rules
        self.won = {order: self._is_won(order) for order in rank_orders(shape.ranks, shape.suits)}

    def _is_won(self, order: tuple[int, ...]) -> bool:
        deal = Deal(tuple(map(Card, order)), shape=self.shape)
        return outcome(play(deal_out(deal, self.rules), self.rules)).verdict == "won"

    def shares(self, mask: int) -> dict[Seen, Fraction]:
        """The share of wins among the deals that look alike if these cards are unknown, whatever can be seen."""
        groups: dict[Seen, list[bool]] = {}
        for order, won in self.won.items():
            groups.setdefault(seen(order, mask), []).append(won)
        return {known: Fraction(sum(wins), len(wins)) for known, wins in groups.items()}

    def partial(self, known: Seen) -> PartialDeal:
        cards = tuple(None if rank is None else Card(rank) for rank in known)
        return PartialDeal(cards, shape=self.shape, suited=False)


@st.composite
def partial_deals(draw: st.DrawFn, least: int = 1, most: int = 52) -> PartialDeal:
    """A shuffled standard deck of which so many cards are unknown, and some of the others of unknown suit."""
    deal = draw(decks())
    number = draw(st.integers(least, most))
    hidden = set(draw(st.permutations(range(52)))[:number])
    bare = draw(st.sets(st.integers(0, 51), max_size=5))
    cards = [Card(card.rank) if place in bare else card for place, card in enumerate(deal.cards)]
    return PartialDeal(tuple(None if place in hidden else card for place, card in enumerate(cards)))
