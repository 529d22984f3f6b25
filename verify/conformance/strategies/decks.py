"""Cards, decks in any order, and what is no deck: written as in the protocol, ``TS``."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from verify.conformance.sorted_deck import sorted_deck
from verify.deals.deal import STANDARD, Shape

Deck = tuple[str, ...]


def cards(shape: Shape = STANDARD) -> st.SearchStrategy[str]:
    """A card of such a deck; shrinks towards the ace of spades."""
    return st.sampled_from(sorted_deck(shape))


def decks(shape: Shape = STANDARD) -> st.SearchStrategy[Deck]:
    """A deck in any order; shrinks towards the sorted one, with few cards out of place."""
    return st.permutations(sorted_deck(shape)).map(tuple)


def bad_decks(shape: Shape = STANDARD) -> st.SearchStrategy[Deck]:
    """What every reader must refuse: cards missing, too many, twice, unknown, or two of these faults at once.

    Spellings that a reader may kindly understand, such as ``10S`` or ``ts``, are not among them.
    """
    return st.builds(
        spoilt,
        st.permutations(sorted_deck(shape)),
        st.lists(st.tuples(st.sampled_from(_DRAWN), st.integers(0, shape.cards - 1)), min_size=1, max_size=2),
    ).filter(lambda deck: sorted(deck) != sorted(sorted_deck(shape)))


UNKNOWN = ("0S", "SA", "XX", "joker", "qwerty", "", "??", "-", "0H", "A", "ASS", "15D")
"""What is no card."""

FAULTS = ("missing", "more", "twice", "nothing")
"""What can be wrong with a deck of cards."""

_DRAWN = (*FAULTS[:3] * 4, FAULTS[3], *UNKNOWN)


def spoilt(deck: Sequence[str], faults: Sequence[tuple[str, int]]) -> Deck:
    """The deck with these faults, each at its place."""
    for fault, place in faults:
        deck = _with(deck, fault, place)
    return tuple(deck)


def _with(deck: Sequence[str], fault: str, place: int) -> list[str]:
    at = min(place, len(deck) - 1)
    match fault:
        case "nothing":
            return []
        case _ if not deck:
            return [fault]
        case "missing":
            return [*deck[:at], *deck[at + 1 :]]
        case "more":
            return [*deck, deck[at]]
        case "twice":
            return [*deck[:at], deck[at - 1], *deck[at + 1 :]]
        case _:
            return [*deck[:at], fault, *deck[at + 1 :]]
