"""A start position of Grandfather's Clock as the tables that the search works on.

A position is a digit for each card that is no clock card: whether it has gone up, lies at the bottom of a column, or on
which card it lies. That can only be a card which the rules let it go on, one of four suits, or else the card that it
was dealt on. So a digit has three bits, and two words hold 42 of them. They say of what cards each column consists, and
not where it stands: columns in another order make the same words, and no two other positions do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, pairwise

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

ONTO, TAKES, BEFORE, EARLIER, CARD = range(DIGITS, DIGITS + 5)
"""What ``Game.cards`` says of a card after the number of the card that each digit says it lies on, or -1: the cards
that it may go on, those that may go on it, the one that goes up just before it, all that go up before it, as sets;
the card as its rank and suit in one number."""

COLUMNS, FILL, RUNS, CARDS = range(4)
"""What ``Game.facts`` says: how many columns, whether empty ones are filled, whether runs move, how many cards."""

LOW, HIGH, TOPS, LEFT = range(4)
"""A position as four numbers: its two words, the top cards of columns, all cards that lie in columns."""

STATE = 4


class TooLarge(VerifyError):
    """A game whose positions the compiled programs cannot hold."""


@dataclass(frozen=True)
class Game:
    """A start position and the rules, ready to be searched.

    ``position`` is what it was made of, ``deck`` has the cards to deal by their numbers; each of ``foundations`` has its
    clock card first.
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


def prepare(position: DialPosition, rules: GrandfathersClockRules) -> Game:
    """The game from a position on.

    Raises BadInput for a position that does not have every card once, and TooLarge if the deck has more than 42 cards
    that are no clock cards.
    """
    ranks, suits = position.ranks, len({top.suit for top in position.foundations})
    if (ranks - 1) * (suits - 1) + suits > MOST_CARDS:
        raise TooLarge(f"a deck of {ranks} ranks and {suits} suits: at most {MOST_CARDS} cards to deal are possible")
    foundations = foundation_cards(Shape(ranks, suits), rules.clock_suits)
    _inspect(position, foundations)
    deck = tuple(sorted(chain.from_iterable(cards[1:] for cards in foundations)))
    numbers = {card: number for number, card in enumerate(deck)}
    cards = _table(position, rules, deck, numbers, foundations)
    facts = [len(position.columns), rules.empty_column == "any", rules.runs, len(deck)]
    return Game(np.array(facts, np.int64), cards, _start(position, numbers, cards), position, deck, foundations)


def _inspect(position: DialPosition, foundations: Sequence[Sequence[Card]]) -> None:
    left = [
        cards[cards.index(top) + 1 :] if top in cards else ()
        for top, cards in zip(position.foundations, foundations, strict=True)
    ]
    if sorted(chain(*left)) != sorted(position.in_columns()):
        raise BadInput("the position does not have every card once")


def _table(
    position: DialPosition,
    rules: GrandfathersClockRules,
    deck: Sequence[Card],
    numbers: dict[Card, int],
    foundations: Sequence[Sequence[Card]],
) -> Numbers:
    rows = [[-1] * DIGITS + [0, 0, 0, 0, card.rank << 3 | card.suit] for card in deck]
    for cards in foundations:
        for place in range(2, len(cards)):
            row = rows[numbers[cards[place]]]
            row[BEFORE] = 1 << numbers[cards[place - 1]]
            row[EARLIER] = sum(1 << numbers[card] for card in cards[1:place])
    for card in deck:
        for suit in range(1, 5):
            below = Card(card.rank % position.ranks + 1, suit)
            if below in numbers and goes_on(card, below, position.ranks, rules):
                rows[numbers[card]][BUILT + suit - 1] = numbers[below]
                rows[numbers[card]][ONTO] |= 1 << numbers[below]
                rows[numbers[below]][TAKES] |= 1 << numbers[card]
    for column in position.columns:
        for below, card in pairwise(column):
            if not rows[numbers[card]][ONTO] >> numbers[below] & 1:
                rows[numbers[card]][DEALT] = numbers[below]
    return np.array(rows, np.int64).reshape(-1, CARD + 1)


def _start(position: DialPosition, numbers: dict[Card, int], cards: Numbers) -> Numbers:
    words, tops, left = [1 << 63, 0], 0, 0
    for column in position.columns:
        for place, card in enumerate(column):
            number = numbers[card]
            digit = BOTTOM if place == 0 else cards[number, DEALT:DIGITS].tolist().index(numbers[column[place - 1]]) + 2
            words[number // IN_A_WORD] |= digit << 3 * (number % IN_A_WORD)
            left |= 1 << number
        tops |= 1 << numbers[column[-1]] if column else 0
    return np.array([words[0] - 2**64, words[1], tops, left], np.int64)
