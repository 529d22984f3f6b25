"""An input that shows a fault made smaller: first fewer decks, then decks with fewer cards out of place.

A small input counts only if a program shows a fault on it in a run of its own. Starting a program takes longer than
playing a game; so of single decks very many are tried in one run, the simplest first, and the first that seems to fail
is run by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from time import monotonic

from verify.conformance.batch.decks import SORTED, Deck
from verify.conformance.batch.lines import Fault

Decks = tuple[Deck, ...]
Test = Callable[[Sequence[Deck]], Fault | None]
"""A fresh run of the program on some decks: what is wrong with it."""

_TRIES = 4  # of those in one run that seem to fail, how many are run by themselves
_BLOCKS = (26, 13, 7, 4, 2, 1)


class Shrinking:
    """The search for a smaller input, within so many seconds."""

    def __init__(self, test: Test, seconds: float) -> None:
        self._test = test
        self._deadline = monotonic() + seconds

    def smallest(self, decks: Decks, at: int) -> Decks:
        """The smallest input found that fails, from one that does, with the first fault at deck ``at`` (from 1)."""
        decks = self._fewer(decks[:at] if self._fails(decks[:at]) else decks)
        return (self._simpler(decks[0]),) if len(decks) == 1 else self._simpler_ones(decks)

    def _fails(self, decks: Decks) -> bool:
        """Whether a fresh run fails; once the time is over nothing is found to."""
        return monotonic() < self._deadline and bool(decks) and self._test(decks) is not None

    def _fewer(self, decks: Decks) -> Decks:
        """As few decks as can be, in their order: one of the last two if that is enough, or what cannot be left out."""
        for one in reversed(decks[-2:]):
            if self._fails((one,)):
                return (one,)
        size = len(decks)
        while size := size // 2:
            start = 0
            while start < len(decks):
                left = (*decks[:start], *decks[start + size :])
                if self._fails(left):
                    decks = left
                else:
                    start += size
        return decks

    def _simpler(self, deck: Deck) -> Deck:
        """A deck that fails by itself, with few cards out of place."""
        if self._fails((SORTED,)):
            return SORTED
        simpler: Deck | None = self._first_failing(_simplest_first(_exchanges(SORTED), deck)) or deck
        while simpler is not None:
            deck = simpler
            ways = (_mended(deck), _mended_twice(deck))
            found = (self._first_failing(_simplest_first(way, deck)) for way in ways)
            simpler = next((each for each in found if each is not None), None)
        return deck

    def _first_failing(self, candidates: Sequence[Deck]) -> Deck | None:
        """The first of these decks that fails by itself, as far as it is found by running all at once."""
        left = list(candidates)
        for _ in range(_TRIES):
            fault = self._test(left) if left and monotonic() < self._deadline else None
            if fault is None:
                return None
            suspects = left[max(fault.deck - 2, 0) : fault.deck]  # a line too many is seen one deck later
            found = next((deck for deck in suspects if self._fails((deck,))), None)
            if found is not None:
                return found
            left = left[fault.deck :]
        return None

    def _simpler_ones(self, decks: Decks) -> Decks:
        """Decks that fail together only: the sorted one in place of all, of each, then fewer cards out of place."""
        if self._fails(in_order := (SORTED,) * len(decks)):
            return in_order
        for at in range(len(decks)):
            decks = self._simpler_at(decks, at)
        return decks

    def _simpler_at(self, decks: Decks, at: int) -> Decks:
        candidates = _simplest_first([SORTED, *_mended(decks[at])], decks[at])
        while candidates:
            deck, *candidates = candidates
            if self._fails(simpler := (*decks[:at], deck, *decks[at + 1 :])):
                decks, candidates = simpler, _simplest_first(_mended(deck), deck)
        return decks


def misplaced(deck: Deck) -> int:
    """How many cards of a deck are not where they are in the sorted one.

    >>> misplaced((SORTED[1], SORTED[0], *SORTED[2:]))
    2
    """
    return sum(card != at_home for card, at_home in zip(deck, SORTED, strict=True))


def _simplest_first(candidates: Iterable[Deck], than: Deck) -> list[Deck]:
    """Those with fewer cards out of place, the fewest first, each once."""
    most = misplaced(than)
    return sorted((deck for deck in dict.fromkeys(candidates) if misplaced(deck) < most), key=misplaced)


def _exchanges(deck: Deck) -> Iterator[Deck]:
    """The decks in which two cards have changed places."""
    for one, other in combinations(range(len(deck)), 2):
        yield _exchanged(deck, one, other)


def _mended(deck: Deck) -> Iterator[Deck]:
    """The decks in which the cards of a block of places are brought there, each in exchange for what lies there."""
    for size in _BLOCKS:
        for start in range(0, len(deck), size):
            yield _with_block(deck, range(start, min(start + size, len(deck))))


def _mended_twice(deck: Deck) -> Iterator[Deck]:
    """The decks in which two places are mended."""
    return (_with_block(deck, pair) for pair in combinations(_wrong_places(deck), 2))


def _wrong_places(deck: Deck) -> list[int]:
    return [place for place, card in enumerate(deck) if card != SORTED[place]]


def _with_block(deck: Deck, places: Sequence[int]) -> Deck:
    for place in places:
        deck = _exchanged(deck, place, deck.index(SORTED[place]))
    return deck


def _exchanged(deck: Deck, one: int, other: int) -> Deck:
    cards = list(deck)
    cards[one], cards[other] = cards[other], cards[one]
    return tuple(cards)
