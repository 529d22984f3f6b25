"""A start position of Klondike as the whole numbers and sets of cards that the search works on.

A set of cards is a whole number with a bit for every card, four to a rank: two black suits, then two red ones. A suit
that the deck does not have counts as complete. The *place* says what the talon allows next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import gcd, prod

import numpy as np

from verify.cards import Card
from verify.deals.positions import Position
from verify.errors import BadInput, VerifyError
from verify.kernels.compiled import Numbers
from verify.rules.klondike import goes_on, highest_rank
from verify.rules.klondike_options import UNLIMITED, KlondikeRules

MOST_RANKS, MOST_SUITS, MOST_KEYS = 14, 4, 2**64 - 1
PASS_BITS = 8  # a place with passes: the cards in the waste, and above these bits the passes gone through

FREE, TURN, PASSES, UNDER = range(4)
"""How the talon is played: any card at any time; turned over without end; so many passes; put under the stock."""

MODE, DRAW, LAST_PASS, WORRYING_BACK, COLUMNS, KINGS, WON, DECK, PLACE_WEIGHT, PASS_WEIGHT, KEY_BITS, PLACE_BITS = (
    range(12)
)
"""What ``Game.facts`` says: options, sizes, sets of cards, and what places and passes count in the key."""

UP_WEIGHT, LEFT_WEIGHT, UNCOVERED, PINNED, TALON_BIT, TALON_WEIGHT = range(6)
"""What ``Game.cards`` says of a card: what its going up adds to the key; what its leaving the column it was dealt to
takes from it, the card uncovered then, and the same card if it is a pin; its bit among those of the talon, and what
its leaving the talon takes from the key."""

KEY, VISIBLE, PINS, NEXT, STOCK, TALON, PLACE = range(7)
"""A position as seven numbers: the key; the visible cards, the pins, the cards that go up next, those of the talon;
the talon again, as bits in its own order; the place."""


class TooLarge(VerifyError):
    """A game whose positions the compiled programs cannot hold."""


_SUITS = (1, 4, 2, 3)  # the black ones first
_PLACE_OF_SUIT = {suit: place for place, suit in enumerate(_SUITS)}


@dataclass(frozen=True)
class Game:
    """A start position and the rules, ready to be searched."""

    facts: Numbers
    cards: Numbers
    start: Numbers

    @property
    def keys(self) -> int:
        """A number that every key is below."""
        return self.place_weight * (self.talon_cards + 1) * (int(self.facts[LAST_PASS]) + 1)

    @property
    def place_weight(self) -> int:
        """What a place counts in the key."""
        return int(self.facts[PLACE_WEIGHT]) % 2**64

    @property
    def talon_cards(self) -> int:
        """How many cards there are in stock and waste at the start."""
        return int(self.start[TALON]).bit_length()


def prepare(position: Position, rules: KlondikeRules) -> Game:
    """The game from a position on.

    Raises BadInput for a position that cannot come up (a deck that is not complete, face-up cards that are no run), and
    TooLarge for decks of more than 14 ranks or 4 suits and for games whose keys do not fit 64 bits.
    """
    _inspect(position)
    talon, dealt = position.waste + position.stock, _dealt(position)
    mode = _mode(position, rules, len(talon))
    last_pass = max(rules.passes, position.pass_number) - 1 if mode == PASSES else 0
    digits = _digits(position, dealt, len(talon))
    place_weight = digits[-1]
    if place_weight * (len(talon) + 1) * (last_pass + 1) > MOST_KEYS or last_pass >> PASS_BITS:
        raise TooLarge("the positions of this game do not fit 64 bits")
    facts = np.array(
        [
            mode,
            rules.draw,
            last_pass,
            rules.worrying_back,
            len(position.columns),
            15 << 4 * (highest_rank(position) - 1),
            15 << 4 * highest_rank(position),
            as_set(position.cards),
            signed(place_weight),
            signed(place_weight * (len(talon) + 1)),
            place_weight.bit_length(),
            _place_bits(rules.draw, len(talon), place_weight) if mode == TURN else 0,
        ],
        np.int64,
    )
    cards = _cards(position, dealt, talon, digits)
    return Game(facts, cards, _start(position, dealt, talon, digits, place_of_start(position, rules, mode)))


def bit_of(card: Card) -> int:
    """The number of the bit that stands for a card."""
    return 4 * (card.rank - 1) + _PLACE_OF_SUIT[card.suit]


def as_set(cards: Iterable[Card]) -> int:
    """The cards as the bits of a whole number."""
    return sum(1 << bit_of(card) for card in cards)


def card_of(bit: int) -> Card:
    """The card that a bit stands for.

    >>> [str(card_of(bit)) for bit in range(5)]
    ['AS', 'AC', 'AH', 'AD', '2S']
    """
    return Card(bit // 4 + 1, _SUITS[bit % 4])


def signed(number: int) -> int:
    """The same 64 bits as a number with a sign."""
    return (number + 2**63) % 2**64 - 2**63


def place_of_start(position: Position, rules: KlondikeRules, mode: int) -> int:
    """The place at the start, as a digit of the key has it but for passes."""
    waste, total = len(position.waste), len(position.waste + position.stock)
    if mode == TURN:
        return 0 if waste % rules.draw == 0 or waste == total else waste
    if mode == PASSES:
        return waste + (position.pass_number - 1 << PASS_BITS)
    return waste % gcd(total, min(rules.draw, total)) if mode == UNDER and total else 0


def _inspect(position: Position) -> None:
    ranks, suits = highest_rank(position), len(position.foundations)
    if ranks > MOST_RANKS or suits > MOST_SUITS:
        raise TooLarge(f"a deck of {ranks} ranks and {suits} suits: at most {MOST_RANKS} and {MOST_SUITS} are possible")
    if sorted(position.cards) != [Card(rank, suit) for rank in range(1, ranks + 1) for suit in range(1, suits + 1)]:
        raise BadInput("the position does not have every card once")
    for number, column in enumerate(position.columns, 1):
        if column.down and not column.up:
            raise BadInput(f"column {number} has face-down cards and none face up")
        if not all(goes_on(card, below) for below, card in pairwise(column.up)):
            raise BadInput(f"the face-up cards of column {number} are no run")


def _dealt(position: Position) -> list[tuple[Card, ...]]:
    """The cards dealt to each column: those face down and the lowest one face up."""
    return [column.down + column.up[:1] for column in position.columns]


def _mode(position: Position, rules: KlondikeRules, talon: int) -> int:
    """How the talon is played; where more passes remain than cards, one more is always there."""
    if rules.recycle == "under":
        return FREE if rules.draw == 1 else UNDER
    if rules.passes != UNLIMITED and rules.passes - position.pass_number < talon:
        return PASSES
    return FREE if rules.draw == 1 else TURN


def _place_bits(draw: int, talon: int, place_weight: int) -> int:
    """How many bits hold the number of a place among those of the same remainder, if a slot has room for them."""
    bits = (talon // draw + 1).bit_length()
    return bits if place_weight.bit_length() + (draw - 1) * bits < 64 else 0


def _digits(position: Position, dealt: Sequence[Sequence[Card]], talon: int) -> list[int]:
    """What one counts in each digit of the key: foundations, columns, talon, place."""
    radices = [highest_rank(position) + 1 for _ in position.foundations]
    radices += [len(cards) + 1 for cards in dealt] + [2**talon]
    return [prod(radices[:digit]) for digit in range(len(radices) + 1)]


def _cards(
    position: Position, dealt: Sequence[Sequence[Card]], talon: Sequence[Card], digits: Sequence[int]
) -> Numbers:
    king, suits = highest_rank(position), len(position.foundations)
    table = np.zeros((4 * king + 4, 6), np.int64)
    for card in position.cards:
        table[bit_of(card), UP_WEIGHT] = signed(digits[card.suit - 1])
    for column, cards in enumerate(dealt):
        for under, card in pairwise(cards):
            table[bit_of(card), UNCOVERED] = table[bit_of(card), PINNED] = as_set([under])
        for card in cards:
            table[bit_of(card), LEFT_WEIGHT] = signed(-digits[suits + column])
        if len(cards) > 1 and cards[0].rank == king:
            table[bit_of(cards[1]), LEFT_WEIGHT] *= 2
            table[bit_of(cards[1]), PINNED] = 0
    for index, card in enumerate(talon):
        table[bit_of(card), TALON_BIT] = 1 << index
        table[bit_of(card), TALON_WEIGHT] = signed(-digits[suits + len(dealt)] << index)
    return table


def _start(
    position: Position, dealt: Sequence[Sequence[Card]], talon: Sequence[Card], digits: Sequence[int], place: int
) -> Numbers:
    king, suits = highest_rank(position), len(position.foundations)
    in_place = [0 if len(cards) == 1 and cards[0].rank == king else len(cards) for cards in dealt]
    place_digit = (place & (1 << PASS_BITS) - 1) + (place >> PASS_BITS) * (len(talon) + 1)
    values = [*position.foundations, *in_place, (1 << len(talon)) - 1, place_digit]
    heights = [*position.foundations, *(king for _ in range(suits, MOST_SUITS))]
    return np.array(
        [
            signed(sum(value * weight for value, weight in zip(values, digits, strict=True))),
            as_set(card for column in position.columns for card in column.up),
            as_set(cards[-1] for cards, t in zip(dealt, in_place, strict=True) if t),
            as_set(Card(height + 1, suit) for suit, height in enumerate(heights, 1)),
            as_set(talon),
            (1 << len(talon)) - 1,
            place,
        ],
        np.int64,
    )
