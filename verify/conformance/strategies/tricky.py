"""Decks on which engines go wrong, by construction: games that end early or late, and games that are soon won.

A random deck shows some faults once in five thousand times. Any order of the cards is the order in which some deck of
Clock Patience has them turned (``verify.making.turn_order``), so the last king can be put where one likes. In the games
with a choice the decks here let every card go up at once, but for a few that are exchanged.
"""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from verify.cards import Card
from verify.conformance.reference.options import Options, named
from verify.conformance.strategies.decks import Deck
from verify.deals.deal import Deal, Shape
from verify.deals.dials import foundation_cards
from verify.deals.random_deals import new_deck
from verify.making.turn_order import table_with, with_last_at
from verify.rules.clock_choice import Choice
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import gather
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.klondike_choice import KlondikeChoice
from verify.rules.klondike_dealing import dealing_order

MOST_EXCHANGES = 6
_EARLY = 10  # cards: games of fewer are written with a leading zero in contests


def tricky_decks(game: str, options: Options, shape: Shape) -> st.SearchStrategy[Deck]:
    """Tricky decks of a game; they shrink towards few exchanges and cards in order."""
    if game == "clock":
        return _clock(options, shape)
    easy = easy_deck(game, options, shape)
    return st.lists(st.tuples(*[st.integers(0, shape.cards - 1)] * 2), max_size=MOST_EXCHANGES).map(
        lambda exchanges: exchanged(easy, exchanges)
    )


def _clock(options: Options, shape: Shape) -> st.SearchStrategy[Deck]:
    """Decks whose last card of the start pile's rank is turned last, last but one, among the first, or anywhere."""
    late, early = ends(shape)
    anywhere = st.integers(shape.suits, shape.cards)
    where = st.one_of(st.sampled_from(late), st.sampled_from(early or late), anywhere)
    return st.builds(lambda order, end: ending_at(order, end, options, shape), st.permutations(new_deck(shape)), where)


def ends(shape: Shape) -> tuple[list[int], list[int]]:
    """Which card of a game of the clock may be the last king's, late in the game and early.

    >>> ends(Shape(13, 4))
    ([52, 51, 50, 49], [4, 5, 6, 7, 8, 9])
    """
    late = [shape.cards - left for left in range(4) if shape.cards - left >= shape.suits]
    return late, list(range(shape.suits, min(_EARLY, shape.cards)))


def ending_at(order: Sequence[Card], end: int, options: Options, shape: Shape) -> Deck:
    """The deck whose cards are turned in this order, changed so that the last king is the card number ``end``."""
    rules = _clock_rules(options, shape)
    turned = with_last_at(order, rules.start_in(shape.ranks), end)
    return tuple(map(str, gather(table_with(turned, shape, rules), rules)))


def _clock_rules(options: Options, shape: Shape) -> ClockRules:
    deck = Deal(tuple(Card(rank) for rank in range(1, shape.ranks + 1) for _ in range(shape.suits)), shape=shape)
    return Choice("classic", named(options)).for_deal(deck)


def easy_deck(game: str, options: Options, shape: Shape) -> Deck:
    """A deck of Klondike or Grandfather's Clock of which every card can go up at once."""
    return _easy_klondike(options, shape) if game == "klondike" else _easy_dial(options, shape)


def _easy_klondike(options: Options, shape: Shape) -> Deck:
    """High cards first, so that each column falls from its lowest card; the stock rises as it is drawn."""
    rules = KlondikeChoice("classic", named(options)).rules
    rising = [Card(rank, suit) for rank in range(1, shape.ranks + 1) for suit in range(1, shape.suits + 1)]
    stock = max(0, len(rising) - len(list(dealing_order(rules))))
    drawn = [rising[:stock][at : at + rules.draw][::-1] for at in range(0, stock, rules.draw)]
    deck = [*rising[stock:][::-1], *(card for cards in drawn for card in cards)]
    return tuple(map(str, deck if rules.listing == "top-first" else deck[::-1]))


def _easy_dial(options: Options, shape: Shape) -> Deck:
    """The clock cards, then those that go up last, and at last those that go up first."""
    rules = GrandfathersClockChoice("classic", named(options)).rules
    foundations = foundation_cards(shape, rules.clock_suits)
    heights = {card: height for cards in foundations for height, card in enumerate(cards)}
    clock = [cards[0] for cards in foundations]
    deck = [*clock, *sorted((card for card in heights if card not in clock), key=lambda card: -heights[card])]
    return tuple(map(str, deck if rules.listing == "top-first" else deck[::-1]))


def exchanged(deck: Deck, exchanges: Sequence[tuple[int, ...]]) -> Deck:
    """The deck with the cards in these pairs of places exchanged, one pair after the other."""
    cards = list(deck)
    for one, other in exchanges:
        cards[one], cards[other] = cards[other], cards[one]
    return tuple(cards)
