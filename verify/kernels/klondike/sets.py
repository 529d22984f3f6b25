"""Sets of cards as whole numbers: what has a free place, what is safe to go up.

A set has four bits to a rank: two black suits, then two red ones. Such pairs are added, compared and exchanged
all at once. Sets never reach the sign, so that shifts to the right are what they seem.
"""

from __future__ import annotations

from verify.kernels.bits import size
from verify.kernels.compiled import inlined

PAIRS = 0x0555_5555_5555_5555  # the lower bit of each pair
BLACK = 0x0333_3333_3333_3333


@inlined
def exchanged(cards: int) -> int:
    """The black pair of each rank in place of the red one, and the other way round."""
    return (cards & BLACK) << 2 | cards >> 2 & BLACK


@inlined
def counted(cards: int) -> int:
    """How many there are of each pair, 0 to 2, in place of the pair."""
    return (cards & PAIRS) + (cards >> 1 & PAIRS)


@inlined
def free_ranks(visible: int, pins: int, kings: int) -> int:
    """The pairs of which a card lies at the end of a column, as far as cards of the rank below leave them free.

    The cards of each pair that are visible, less the unpinned ones of the rank below and the other colour: they differ
    exactly where one is free, since each of these lies on one of those.
    """
    return free_pairs(visible, visible & ~pins & ~kings)


@inlined
def free_pairs(there: int, laid: int) -> int:
    """The pairs of which there are more cards there than are laid on them, cards of the rank below and other colour.

    There are never less, so that it is enough to see whether the numbers differ.
    """
    differ = counted(there) ^ exchanged(counted(laid)) << 4
    pairs = (differ | differ >> 1) & PAIRS
    return pairs | pairs << 1


@inlined
def placeable(free: int, visible: int, pins: int, kings: int, columns: int) -> int:
    """The cards that could go to a column now, wherever they are; ``free`` as of ``free_ranks``."""
    cards = exchanged(free) >> 4
    if size(pins) + size(visible & ~pins & kings) < columns:
        return cards | kings
    return cards


@inlined
def safe(following: int, worrying_back: int) -> int:
    """The cards that are safe to go up when they can, by the cards that the foundations wait for.

    With worrying back those whose other colour stands at two ranks less or higher, and the twin suit at three; without,
    those whose other colour stands at one less.
    """
    up = following >> 4
    up |= up >> 4
    up |= up >> 8
    up |= up >> 16
    up |= up >> 32
    both = up & up >> 1 & PAIRS
    other = exchanged(both | both << 1)
    if not worrying_back:
        return other << 4 | 0xF
    twin = (up & PAIRS) << 1 | up >> 1 & PAIRS
    return (other << 8 | 0xFF) & (twin << 12 | 0xFFF)
