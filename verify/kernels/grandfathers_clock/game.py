"""A start position of Grandfather's Clock as the tables that the search works on.

A position is a digit for each card that is no clock card: whether it has gone up, lies at the bottom of a column, or on
which card it lies. That can only be a card which the rules let it go on, one of four suits, or else the card that it
was dealt on. So a digit has three bits, and two words hold 42 of them. They say of what cards each column consists, and
not where it stands: columns in another order make the same words, and no two other positions do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, pairwise
from typing import NamedTuple

import numpy as np

from verify.cards import Card
from verify.deals.deal import Shape
from verify.deals.dials import DialPosition, foundation_cards
from verify.errors import BadInput, VerifyError
from verify.kernels.compiled import Numbers
from verify.rules.grandfathers_clock import goes_on
from verify.rules.grandfathers_clock_options import GrandfathersClockRules

UP, BOTTOM, DEALT, BUILT = range(4)
"""Digits: on its foundation, on nothing, on the card it was dealt on; from ``BUILT`` on, one for each suit, on a card
that it may go on."""

DIGITS = 7
IN_A_WORD = 21  # 63 bits: the last one of the first word is always set, so that no position is 0
MOST_CARDS = 2 * IN_A_WORD

ONTO, TAKES, BEFORE, LATER = range(DIGITS, DIGITS + 4)
"""What ``Game.cards`` says of a card after the number of the card that each digit says it lies on, or -1: the cards
that it may go on, those that may go on it, the one that goes up just before it and all that go up after it, as sets."""

COLUMNS, FILL, RUNS = range(3)
"""What ``Game.facts`` says: how many columns, whether empty ones are filled, whether runs move."""

LOW, HIGH, TOPS, LEFT = range(4)
"""A position as four numbers: its two words, the top cards of columns, all cards that lie in columns."""

STATE = 4

WON = -(1 << 63), 0
"""The words of the position where every card has gone up: that bit, which is the sign, and nothing else."""


class TooLarge(VerifyError):
    """A game whose positions the compiled programs cannot hold."""


@dataclass(frozen=True)
class Game:
    """A start position and the rules, ready to be searched.

    ``position`` is what it was made of; ``deck`` has the cards to deal by their numbers; each of ``foundations`` has
    its clock card first.
    """

    facts: Numbers
    cards: Numbers
    start: Numbers
    position: DialPosition
    deck: tuple[Card, ...]
    foundations: tuple[tuple[Card, ...], ...]

    @property
    def is_won(self) -> bool:
        """Whether the start is won already."""
        return not self.start[LEFT]


class Deck(NamedTuple):
    """The cards to deal of a deck by their numbers, and what there is to say of each whatever the deal."""

    cards: tuple[Card, ...]
    numbers: dict[Card, int]
    foundations: tuple[tuple[Card, ...], ...]
    table: Numbers


def prepare(position: DialPosition, rules: GrandfathersClockRules) -> Game:
    """The game from a position on.

    Raises BadInput for a position that does not have every card once, and TooLarge if the deck has more than 42 cards
    that are no clock cards.
    """
    ranks, suits = position.ranks, len({top.suit for top in position.foundations})
    if (ranks - 1) * (suits - 1) + suits > MOST_CARDS:
        raise TooLarge(f"a deck of {ranks} ranks and {suits} suits: at most {MOST_CARDS} cards to deal are possible")
    deck = _deck(Shape(ranks, suits), GrandfathersClockRules(rules.clock_suits, rules.build, rules.wrap))
    _inspect(position, deck.foundations)
    facts = [len(position.columns), rules.empty_column == "any", rules.runs]
    table = deck.table.copy()
    start = _lay(position, deck, table)
    return Game(np.array(facts, np.int64), table, start, position, deck.cards, deck.foundations)


def _inspect(position: DialPosition, foundations: Sequence[Sequence[Card]]) -> None:
    left = [
        cards[cards.index(top) + 1 :] if top in cards else ()
        for top, cards in zip(position.foundations, foundations, strict=True)
    ]
    there = list(position.in_columns())
    if len(there) != sum(map(len, left)) or set(there) != set(chain(*left)):
        raise BadInput("the position does not have every card once")


@lru_cache(maxsize=64)
def _deck(shape: Shape, rules: GrandfathersClockRules) -> Deck:
    foundations = foundation_cards(shape, rules.clock_suits)
    cards = tuple(sorted(chain.from_iterable(cards[1:] for cards in foundations)))
    numbers = {card: number for number, card in enumerate(cards)}
    rows = [[-1] * DIGITS + [0, 0, 0, 0] for _ in cards]
    for _, *built in foundations:
        for before, card in pairwise(built):
            rows[numbers[card]][BEFORE] = 1 << numbers[before]
        for place, card in enumerate(built, 1):
            rows[numbers[card]][LATER] = sum(1 << numbers[later] for later in built[place:])
    for card in cards:
        for suit in range(1, 5):
            below = Card(card.rank % shape.ranks + 1, suit)
            if below in numbers and goes_on(card, below, shape.ranks, rules):
                rows[numbers[card]][BUILT + suit - 1] = numbers[below]
                rows[numbers[card]][ONTO] |= 1 << numbers[below]
                rows[numbers[below]][TAKES] |= 1 << numbers[card]
    return Deck(cards, numbers, foundations, np.array(rows, np.int64).reshape(-1, LATER + 1))


def _lay(position: DialPosition, deck: Deck, table: Numbers) -> Numbers:
    """The position as numbers; on which card each was dealt goes into the table."""
    words, tops, left = list(WON), 0, 0
    for column in position.columns:
        below = -1
        for card in column:
            number = deck.numbers[card]
            digit = BOTTOM
            if below >= 0:
                digit = BUILT + deck.cards[below].suit - 1
                if table[number, digit] != below:
                    digit, table[number, DEALT] = DEALT, below
            words[number // IN_A_WORD] |= digit << 3 * (number % IN_A_WORD)
            left |= 1 << number
            below = number
        tops |= 1 << below if column else 0
    return np.array([*words, tops, left], np.int64)
