"""The moves of a position of Klondike, all cards at once: sets of cards are the bits of whole numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .klondike_quotient import NIBBLE, Columns, Heights, Key, Mask, Quotient, Talon
from .reading import Rejected, spelled

Step = tuple[str, Mask, Key]  # up, reveal, talon-up, talon-down or back; the card; the position that this leads to


class Possible(NamedTuple):
    """The cards that can make each move, and what the position is made of."""

    up: Mask
    reveal: Mask
    talon_up: Mask
    talon_down: Mask
    back: Mask
    heights: Heights
    columns: Columns
    talon: Talon


class Steps:
    """The moves of the positions of a quotient; fast where the positions come in rising order."""

    def __init__(self, quotient: Quotient) -> None:
        self.quotient = quotient
        self.changes = quotient.step
        self.ones, self.eights, self.black = quotient.ones, quotient.eights, quotient.black
        self.talon_digits = self.upper_digits = -1
        self.talon = Talon(0, {}, 0)
        self.columns = Columns(0, 0, 0, {})
        self.laid = self.locked = 0

    def of(self, key: Key) -> Iterator[Step]:
        """Every move. Raises Rejected for a number that is no position."""
        return self.made(key, self.possible(key))

    def possible(self, key: Key) -> Possible:
        """Which cards can make which move. Raises Rejected for a number that is no position."""
        upper, digits = divmod(key, self.quotient.heights_size)
        if upper != self.upper_digits:
            self.turn_to(upper, key)
        heights, pins, talon = self.quotient.heights(digits), self.columns.pins, self.talon
        gone, following, top = heights[:3]
        if gone & self.locked:
            raise Rejected(f"position {spelled(key)} is none: a card on a foundation lies elsewhere, too")
        visible = self.laid & ~gone
        free = self.free(visible, visible & ~pins)
        ends, room = free * NIBBLE, self.below(free) * NIBBLE
        if (visible & ~pins & self.quotient.kings).bit_count() < self.columns.cleared:
            room |= self.quotient.kings
        back = top & room if self.quotient.rules.worrying_back else 0
        up, playable = following & visible & ends, talon.playable
        return Possible(up, pins & room, playable & following, playable & room, back, heights, self.columns, talon)

    def turn_to(self, upper: int, key: Key) -> None:
        """Make ready for positions with these columns and this talon."""
        talon_digits, column_digits = divmod(upper, self.quotient.columns_size)
        if talon_digits != self.talon_digits:
            self.talon, self.talon_digits = self.quotient.talon(talon_digits, key), talon_digits
        self.columns = self.quotient.columns(column_digits, key)
        hidden = self.columns.face_down | self.talon.left
        self.laid, self.locked = self.quotient.all & ~hidden, hidden | self.columns.pins
        self.upper_digits = upper

    def free(self, visible: Mask, unpinned: Mask) -> Mask:
        """A bit for each rank and colour (the lowest of its four) of which a card is the last of a column."""
        cards = (visible & self.ones) + (visible >> 1 & self.ones)
        lying = (unpinned & self.ones) + (unpinned >> 1 & self.ones)
        lying = ((lying & self.black) << 4 | lying >> 4 & self.black) << 8  # where what they lie on is counted
        eight_more = (cards | self.eights) - (lying & self.quotient.fields)
        return eight_more >> 3 & (eight_more | eight_more >> 1) & self.ones

    def below(self, free: Mask) -> Mask:
        """The ranks and colours that go on these."""
        free >>= 8
        return (free & self.black) << 4 | free >> 4 & self.black

    def made(self, key: Key, possible: Possible) -> Iterator[Step]:
        """Each of these moves."""
        changes, columns, talon = self.changes, possible.columns.without, possible.talon.without
        for card in bits(possible.up):
            yield "up", card, key + changes[card] + columns.get(card, 0)
        for card in bits(possible.talon_up):
            yield "talon-up", card, key + changes[card] + talon[card]
        for card in bits(possible.reveal):
            yield "reveal", card, key + columns[card]
        for card in bits(possible.talon_down):
            yield "talon-down", card, key + talon[card]
        for card in bits(possible.back):
            yield "back", card, key - changes[card]


def bits(mask: Mask) -> Iterator[Mask]:
    """The cards of a set."""
    while mask:
        card = mask & -mask
        yield card
        mask ^= card
