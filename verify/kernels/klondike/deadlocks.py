"""Lost positions told at a glance: cards none of which can be the first to move, at any position of a search.

What ``verify.graph.deadlocks`` finds in a deal, said of positions of the quotient and a little more sharply: there it
is known how many cards of a kind, rank and colour, are at the end of a column. Take some events that a win needs:

* a card dealt to a column leaves its place, or one of the talon leaves that: such cards are *held* until then;
* a card goes up to its foundation for the first time: it is *below* until then;
* a card of the talon or of a foundation comes to lie in a column for the first time: it is *outside* until then.

Suppose that none of some events can be the first of them, by what holds until then:

* A card held in a column covers those beneath it there. One can leave its place only if it covers others and none
  held covers it, by going up or by being laid elsewhere.
* A card goes up only after the lower ones of its suit, and from a column only if one of its kind is free.
* To be laid, a card needs a free one of the next rank and other colour; a king needs a column that is empty. Of each
  kind at most those are free that can lie in the tableau, neither covered nor outside, but for one for each card of
  the rank below and other colour that lies unpinned in it and is below: it stays there, on one of them. At most those
  columns are empty where no card is held, but for one for each unpinned king that is below.
* A card comes back from a foundation only after those above it there.
* A card of the talon that cannot be turned up now can be only after one before it, or the next one, has left; if cards
  are put under the stock, after any has left.

Then none of these events ever comes, and where a card is held that way the position is lost. The more events there
are, the less is possible before: so begin with all of them, and take out, again and again, those that could be the
first. What is left is the largest set of such events, and whether cards are held in it is the answer.
"""

from __future__ import annotations

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
from verify.kernels.klondike.sets import exchanged, free_pairs, lowest, size
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
