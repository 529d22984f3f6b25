"""Tables to play on: every rank deal of a small deck, and random ones of any size."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from verify.cards import ENGLISH, NOTATIONS, Card
from verify.deals.deal import Deal, Shape
from verify.rules.clock import Game, play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import Table, deal_out

SMALL = [(2, 1), (2, 2), (2, 3), (2, 4), (3, 2), (3, 3), (4, 2), (5, 2)]


def rank_orders(ranks: int, suits: int) -> Iterator[tuple[int, ...]]:
    """Every order of a deck in which only ranks count: (ranks*suits)! / suits!**ranks of them."""
    left = [suits] * ranks
    order: list[int] = []

    def extend() -> Iterator[tuple[int, ...]]:
        if len(order) == ranks * suits:
            yield tuple(order)
        for rank in range(1, ranks + 1):
            if left[rank - 1]:
                left[rank - 1] -= 1
                order.append(rank)
                yield from extend()
                order.pop()
                left[rank - 1] += 1

    return extend()


def table(ranks: tuple[int, ...] | list[int], suits: int) -> Table:
    """A table of rank cards: the first ``suits`` ranks are pile 1, top card first, and so on."""
    piles = [ranks[i : i + suits] for i in range(0, len(ranks), suits)]
    return Table(tuple(tuple(Card(rank) for rank in pile) for pile in piles))


def full_deck(shape: Shape) -> list[Card]:
    """Every card of a deck once."""
    return [Card(rank, suit) for suit in range(1, shape.suits + 1) for rank in range(1, shape.ranks + 1)]


@st.composite
def decks(draw: st.DrawFn, shapes: st.SearchStrategy[Shape] | None = None) -> Deal:
    """A shuffled deck, by default the standard one."""
    shape = draw(shapes) if shapes is not None else Shape()
    return Deal(tuple(draw(st.permutations(full_deck(shape)))), shape=shape)


shapes = st.builds(Shape, st.integers(2, 14), st.integers(1, 5))
"""Decks of many sizes."""


def game_of(text: str, shape: Shape, rules: ClockRules | None = None) -> Game:
    """The game with a deck written out, the card dealt first in front."""
    rules = rules or ClockRules()
    return play(deal_out(Deal(tuple(map(ENGLISH.read, text.split())), shape=shape), rules), rules)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game with any deck, now and then of ranks only, under any preset or from any pile."""
    deal = draw(decks(shapes))
    suits = draw(st.sampled_from([True, True, False]))
    cards = deal.cards if suits else tuple(Card(card.rank) for card in deal.cards)
    preset = PRESETS[draw(st.sampled_from(sorted(PRESETS)))].rules
    rules = draw(st.sampled_from([preset, ClockRules(start=draw(st.integers(0, deal.shape.ranks)))]))
    return play(deal_out(Deal(cards, shape=deal.shape), rules), rules)


@st.composite
def moments(draw: st.DrawFn) -> tuple[Game, int]:
    """A game and one of its moments."""
    game = draw(games())
    return game, draw(st.integers(0, len(game.positions) - 1))


notations = st.sampled_from([NOTATIONS[name] for name in sorted(NOTATIONS)])
"""Every notation."""
