"""Deadlocks in positions of the quotient: cards none of which can be the first to move, so that the position is lost.

``verify.graph.deadlocks`` finds them in a deal, by where its cards lie. Here it is known besides how many cards of each
kind, rank and colour, can be at the end of a column, which finds more of them. Three sorts of events are looked at:

* A card that is still where it was dealt to, or in the talon, leaves that place. Until then it is *held*. A king dealt
  to a column first is none of these: it leaves only by going up.
* A card that is not on its foundation goes up for the first time. Until then it is *below*.
* A card of the talon or of a foundation comes into the tableau for the first time. Until then it is *outside*.

Take a set of such events, and suppose that none has happened yet. Then

* a held card of a column covers all that lie beneath it: they cannot move, and nothing can be laid on them;
* a card that lies unpinned in the tableau at the position itself and is below stays there, on a card of the next rank
  and other colour, or, as a king, in a column of its own: so for each of these one place is taken;
* of each kind at most those cards are in the tableau that are neither covered nor outside, and one of them can be free
  only if they are more than the places taken on that kind;
* a column can be empty only if there are more columns than hold a held card or a king that is unpinned and below.

So an event cannot be the first of the set in these cases:

* a held card of a column leaves, or a card goes up, and another one that is held covers it;
* a card goes up, and a lower one of its suit is below, or, from a column, none of its own kind can be free;
* a card is laid, and none of the next rank and other colour can be free, for a king no column empty;
* a card comes back, and the one above it on its foundation is outside, or cards never come back;
* a card of the talon leaves that cannot be turned up now, and all before it and the next one are held; if cards are put
  under the stock, all others.

If none of the set can be the first, none of them ever happens; but a win needs all cards that are held to leave. The
more events, the less is possible before the first of them: so the largest such set is what is left of all events when
those that could be the first are taken out, again and again.
"""

from __future__ import annotations

from verify.kernels.bits import lowest, size
from verify.kernels.compiled import Numbers, inlined
from verify.kernels.klondike.game import (
    COLUMNS,
    DECK,
    FREE,
    KINGS,
    MODE,
    PINNED,
    TALON_BIT,
    UNCOVERED,
    UNDER,
    WORRYING_BACK,
)
from verify.kernels.klondike.moves import State
from verify.kernels.klondike.sets import exchanged, free_pairs
from verify.kernels.klondike.talon import OUT_OF_REACH, number_of, place_without
from verify.kernels.klondike.unpacking import foundations


@inlined
def deadlocked(facts: Numbers, table: Numbers, state: State) -> bool:
    """Whether some cards are held for good, so that the position is lost; if not, nothing is known."""
    _, visible, pins, following, stock, talon, place = state
    up = foundations(facts, following)
    covered = facts[DECK] & ~(up | stock | visible)
    lying = visible & ~pins
    held, kept, gone, below, laid = pins, stock, 0, facts[DECK] & ~up, 0
    while held | kept:
        there = facts[DECK] & ~(up | stock | covered) | laid
        free = free_pairs(there, lying & below & ~facts[KINGS])
        can = exchanged(free) >> 4
        if size(held) + size(lying & below & facts[KINGS]) < facts[COLUMNS]:
            can |= facts[KINGS]
        stuck = below & ~(free & there & ~held | stock & ~kept)
        above = _above(stuck)
        movable = can | (free | stock) & ~above
        before = held, kept, below, laid
        held, covered, lying = _uncovered(table, held, covered, lying, movable)
        kept, gone = _drawn(facts, table, talon, place, kept, gone, movable)
        laid |= (_coming_back(facts, up, following, laid) | stock & ~kept) & can
        below &= stuck | above
        if before == (held, kept, below, laid):
            return True
    return False


@inlined
def _above(cards: int) -> int:
    """The cards of higher rank in the suits of these."""
    above = cards << 4
    above |= above << 4
    above |= above << 8
    above |= above << 16
    return above | above << 32


@inlined
def _coming_back(facts: Numbers, up: int, following: int, laid: int) -> int:
    """The cards of the foundations on which none lies any more, if they may come back."""
    return up & (following | laid) >> 4 if facts[WORRYING_BACK] else 0


@inlined
def _uncovered(table: Numbers, held: int, covered: int, lying: int, movable: int) -> tuple[int, int, int]:
    """Cards that are movable leave their places, and so do those that they covered; a king dealt first stays there."""
    left = held & movable
    while left:
        card = lowest(left)
        under = table[card, UNCOVERED]
        held ^= 1 << card | table[card, PINNED]
        covered ^= under
        lying |= under & ~table[card, PINNED]
        left = held & movable
    return held, covered, lying


@inlined
def _drawn(
    facts: Numbers, table: Numbers, talon: int, place: int, kept: int, gone: int, movable: int
) -> tuple[int, int]:
    """Cards that are movable leave the talon if they can be turned up; those kept, and those gone in its own order."""
    if facts[MODE] == FREE:
        return kept & ~movable, gone
    left = kept & movable
    while left:
        card = lowest(left)
        left &= left - 1
        if _turns_up(facts, table, talon, place, gone, card):
            kept &= ~(1 << card)
            gone |= table[card, TALON_BIT]
    return kept, gone


@inlined
def _turns_up(facts: Numbers, table: Numbers, talon: int, place: int, gone: int, card: int) -> bool:
    """Whether a card of the talon may come to be turned up when these have gone, or as it is."""
    bit = table[card, TALON_BIT]
    higher = talon & -(bit << 1)
    before_or_next = bit - 1 | higher & -higher
    if gone & (talon if facts[MODE] == UNDER else before_or_next):
        return True
    return place_without(facts, place, number_of(table, talon, card), size(talon)) != OUT_OF_REACH
