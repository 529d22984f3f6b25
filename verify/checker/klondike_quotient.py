"""Positions of Klondike as far as a loss depends on them, each a number, and the moves between them.

What a position keeps. Of the columns of the start, only the *dealt* cards: those face down, then the lowest that is
face up. A position is (h, t, S, place): the heights of the foundations; of each column how many dealt cards still lie
in place (a king dealt at the bottom counts as gone once nothing dealt lies on it); which cards of the talon, waste
and stock, are left; and the place, which says how far the waste reached when the last of them was played. Where the
other face-up cards lie is forgotten. The last card in place of a column is its *pin*; cards that are neither on a
foundation nor in the talon nor face down are *visible*.

Why no win is lost by that. In play a face-up run begins with the pin of its column or, where all dealt cards have
gone, with a king, since nothing else goes to an empty column. So every visible card that is neither a pin nor a king
lies on a visible card of the next rank and the other colour, and no card carries two. Hence of the cards of a rank
and colour as many are the last of a column as are *free*: their number, less that of the visible cards one rank lower
and of the other colour that are no pins; and as many columns are empty as have no card in place and no king that is no
pin. So whenever a legal move changes (h, t, S), it is one of these, from the position as it is kept:

    up      a visible card, next of its suit, of a rank and colour that are free, goes up
    reveal  a pin leaves its place for a free card or, if it is a king, an empty column
    talon   a card of the talon that can be reached goes up, or to a free card or an empty column
    back    if cards may be worried back: the top card of a foundation goes to a free card or an empty column

and the number of cards in place falls by one where a pin goes. Every other legal move keeps (h, t, S). Moves from
positions that no play reaches are generated likewise; they may be in a set, and do no harm there.

The place. The talon cards left are numbered 1 to n, bottom of the waste first, then the stock.

`turn`: with q cards in the waste, drawing d at a time ends it at n, and at q, q + d, ...; after a redeal, at the
multiples of d. So card i can be reached if i is n, or a multiple of d, or i >= q and i = q mod d; after it i - 1 are in
the waste. With unlimited passes a q that is n or a multiple of d says nothing, and is written 0. With P passes the
place is q with the pass k, and the card is taken in pass k if possible, else in pass k + 1 <= P. (Play may take it
later; but whatever can be reached from q in a later pass can be reached from q in an earlier one, with the same cards
in the waste.) As many redeals as talon cards at the start are unlimited: one for each card played is enough.

`under`: each draw moves the end of the waste on by min(d, n) in a circle of n, so that just the cards i = e mod g are
reached, where g = gcd(n, min(d, n)) and e cards were before the end; the place is e mod g.

The number. Mixed radix, the lowest digit first: each h (radix ranks + 1); each t (radix dealt cards + 1); S (radix 2 to
the N, N talon cards at the start; bit i - 1 for card i); the place, q or e mod g, with P passes q + (N + 1)(k - 1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import gcd, prod
from typing import NamedTuple

from .cards import RED, Card
from .klondike_rules import UNLIMITED, Rules, Table
from .reading import Rejected, spelled

Mask = int  # a set of cards, a bit each
Key = int  # a position

NIBBLE = 15  # cards of a rank and colour have four bits: two for cards, and room to count and subtract
REMEMBERED = 2**18  # foundations or columns whose masks are kept at a time


def bit(card: Card) -> Mask:
    """The bit of a card: eight bits a rank, four a colour, black first, two for the suits of a colour."""
    red = card.suit in RED
    second = card.suit > 2 if not red else card.suit > RED[0]
    return 1 << 8 * (card.rank - 1) + 4 * red + second


def union(cards: Iterable[Card]) -> Mask:
    """The set of these cards."""
    return sum(map(bit, cards))


class Heights(NamedTuple):
    """What follows from the foundations: the cards on them, and the change of the key by moving one, up or back."""

    gone: Mask
    next: Mask
    top: Mask
    safe_next: Mask  # those of `next` that nothing will need elsewhere; klondike_sets.py says why
    safe_top: Mask


class Columns(NamedTuple):
    """What follows from the dealt cards in place: the change of the key when a pin goes is by its bit."""

    face_down: Mask
    pins: Mask
    cleared: int  # columns with no card in place
    without: dict[Mask, int]


class Talon(NamedTuple):
    """What follows from the talon cards left and the place: the change of the key when one is played is by its bit."""

    left: Mask
    without: dict[Mask, int]
    playable: Mask


class Quotient:
    """The positions of one deal under one set of rules."""

    def __init__(self, table: Table, rules: Rules, ranks: int) -> None:
        self.ranks, self.suits, self.rules = ranks, len(table.foundations), rules
        self.dealt = [column.down + column.up[:1] for column in table.columns]
        self.talon_bits = [bit(card) for card in table.waste + table.stock]
        number = len(self.talon_bits)
        limited = rules.recycle == "turn" and UNLIMITED < rules.passes < table.pass_number + number
        self.passes = rules.passes if limited else UNLIMITED
        self.height_sizes = [ranks + 1] * self.suits
        self.column_sizes = [len(cards) + 1 for cards in self.dealt]
        self.heights_size, self.columns_size = prod(self.height_sizes), prod(self.column_sizes)
        self.talon_size = 1 << number
        self.place_size = (number + 1) * (self.passes or 1)
        self.size = self.heights_size * self.columns_size * self.talon_size * self.place_size
        self.column_weight = self.heights_size
        self.talon_weight = self.column_weight * self.columns_size
        self.place_weight = self.talon_weight * self.talon_size
        self.deck = [Card(rank, suit) for rank in range(1, ranks + 1) for suit in range(1, self.suits + 1)]
        self.step = {bit(card): (ranks + 1) ** (card.suit - 1) for card in self.deck}
        self.names = {bit(card): str(card) for card in self.deck}
        self.all = union(self.deck)
        self.kings = union(card for card in self.deck if card.rank == ranks)
        fields = range(0, 8 * ranks, 4)
        self.ones = sum(1 << field for field in fields)
        self.eights, self.fields = self.ones << 3, self.ones * NIBBLE
        self.black = sum(NIBBLE << field for field in fields[::2])
        self.start = self.start_of(table)
        self.known_heights: dict[int, Heights] = {}
        self.known_columns: dict[int, Columns] = {}

    # ---- The number

    def start_of(self, table: Table) -> Key:
        """The number of the table."""
        places = [self.in_place(column, len(cards)) for column, cards in enumerate(self.dealt)]
        waste, number = len(table.waste), len(self.talon_bits)
        place = self.place(waste, number, table.pass_number)
        talon = self.talon_size - 1 + self.talon_size * place
        columns = composed(places, self.column_sizes) + self.columns_size * talon
        return composed(table.foundations, self.height_sizes) + self.heights_size * columns

    def in_place(self, column: int, cards: int) -> int:
        """How so many cards in place are written."""
        return 0 if cards == 1 and self.dealt[column][0].rank == self.ranks else cards

    def place(self, waste: int, left: int, pass_number: int) -> int:
        """How the place is written where so many of the talon cards left are in the waste."""
        if self.rules.recycle == "under":
            return waste % gcd(left, min(self.rules.draw, left)) if left else 0
        if self.passes:
            return waste + (len(self.talon_bits) + 1) * (pass_number - 1)
        return 0 if waste == left or waste % self.rules.draw == 0 else waste

    # ---- Its parts

    def heights(self, digits: int) -> Heights:
        """The part of the foundations."""
        if digits not in self.known_heights:
            if len(self.known_heights) > REMEMBERED:
                self.known_heights.clear()
            self.known_heights[digits] = self.heights_of(split_up(digits, self.height_sizes))
        return self.known_heights[digits]

    def heights_of(self, heights: list[int]) -> Heights:
        """The same, made."""
        gone = union(card for card in self.deck if card.rank <= heights[card.suit - 1])
        following = [Card(height + 1, suit) for suit, height in enumerate(heights, 1) if height < self.ranks]
        top = [Card(height, suit) for suit, height in enumerate(heights, 1) if height]
        safe_next, safe_top = ([card for card in cards if self.is_safe(card, heights)] for cards in (following, top))
        return Heights(gone, union(following), union(top), union(safe_next), union(safe_top))

    def is_safe(self, card: Card, heights: list[int]) -> bool:
        """Whether nothing will need the card in the tableau, going by the foundations of the other suits."""
        others, twin = [self.ranks], [self.ranks]
        for suit, height in enumerate(heights, 1):
            if suit != card.suit:
                (twin if (suit in RED) is (card.suit in RED) else others).append(height)
        if min(others) >= card.rank - 1 and not self.rules.worrying_back:
            return True
        return min(others) >= card.rank - 2 and min(twin) >= card.rank - 3

    def columns(self, digits: int, key: Key) -> Columns:
        """The part of the columns. Raises Rejected for a number that is not written as it should be."""
        if digits not in self.known_columns:
            if len(self.known_columns) > REMEMBERED:
                self.known_columns.clear()
            self.known_columns[digits] = self.columns_of(split_up(digits, self.column_sizes), key)
        return self.known_columns[digits]

    def columns_of(self, places: list[int], key: Key) -> Columns:
        """The same, made."""
        face_down, without, weight = 0, dict[Mask, int](), self.column_weight
        for column, cards in enumerate(places):
            if cards != self.in_place(column, cards):
                raise Rejected(f"position {spelled(key)} is not written as it should be: a king alone counts as gone")
            face_down += union(self.dealt[column][: max(cards - 1, 0)])
            if cards:
                without[bit(self.dealt[column][cards - 1])] = weight * (self.in_place(column, cards - 1) - cards)
            weight *= self.column_sizes[column]
        return Columns(face_down, sum(without), places.count(0), without)

    def talon(self, digits: int, key: Key) -> Talon:
        """The part of the talon. Raises Rejected for a number that is not written as it should be."""
        place, cards = divmod(digits, self.talon_size)
        left = [number for number in range(len(self.talon_bits)) if cards >> number & 1]
        passes, waste = divmod(place, len(self.talon_bits) + 1)
        if waste > len(left) or self.place(waste, len(left), passes + 1) != place:
            none = f"no place {place} with {len(left)} cards"
            raise Rejected(f"position {spelled(key)} is not written as it should be: {none}")
        without = {}
        for order, pass_number in self.reached(waste, len(left), passes + 1):
            number = left[order - 1]
            after = self.place(order - 1, len(left) - 1, pass_number)
            change = self.place_weight * (after - place) - (self.talon_weight << number)
            without[self.talon_bits[number]] = change
        return Talon(sum(self.talon_bits[number] for number in left), without, sum(without))

    def reached(self, waste: int, left: int, pass_number: int) -> Iterator[tuple[int, int]]:
        """The cards of the talon that can be reached, counted from 1, each with the pass it is taken in."""
        draw = self.rules.draw
        for order in range(1, left + 1):
            if self.rules.recycle == "under":
                if (order - waste) % gcd(left, min(draw, left)) == 0:
                    yield order, pass_number
            elif order == left or (order >= waste and (order - waste) % draw == 0):
                yield order, pass_number
            elif order % draw == 0 and (not self.passes or pass_number < self.passes):
                yield order, pass_number + 1


def composed(digits: Iterable[int], sizes: list[int]) -> int:
    """The number with these digits, the lowest first."""
    number, weight = 0, 1
    for digit, size in zip(digits, sizes, strict=True):
        number += weight * digit
        weight *= size
    return number


def split_up(number: int, sizes: list[int]) -> list[int]:
    """Its digits, the lowest first."""
    digits = []
    for size in sizes:
        number, digit = divmod(number, size)
        digits.append(digit)
    return digits
