"""The arithmetic of layouts: how many cards lie where."""

from __future__ import annotations

from verify.claims.evidence import Sight

DECK = 52


def thirteen_fours() -> Sight:
    """Thirteen piles of four."""
    return Sight(DECK == 13 * 4, f"13 * 4 = {13 * 4}, and a deck has 13 ranks of 4 suits, {DECK} cards")


def klondike_columns() -> Sight:
    """Columns of one to seven cards, and the rest."""
    columns = sum(range(1, 8))
    return Sight(
        (columns, DECK - columns) == (28, 24), f"1 + 2 + ... + 7 = {columns}, and {DECK} - {columns} = {DECK - columns}"
    )


def dial_foundations() -> Sight:
    """Twelve foundations: ten at one o'clock, a jack at two, and so on without the ace, built up to the hour."""
    ranks = (*range(10, 14), *range(2, 10))
    built = {(rank, hour % 4): _up_to(rank, hour) for hour, rank in enumerate(ranks, 1)}
    cards = [(rank, suit) for (_, suit), pile in built.items() for rank in pile]
    added = sum(len(pile) - 1 for pile in built.values())
    return Sight(
        len(built) + 8 * 5 == DECK and added == 8 * 5 and len(cards) == len(set(cards)) == DECK,
        f"12 + 8 * 5 = {len(built) + 8 * 5}; ten, jack, queen, king, two, ... nine built up in suit, ace after king, "
        f"to the hours 1 to 12 take {added} more cards, and together each of the {len(set(cards))} cards once",
    )


def _up_to(rank: int, hour: int) -> list[int]:
    """The ranks of a foundation, from its first card to that of its hour."""
    pile = [rank]
    while pile[-1] != hour:
        pile.append(pile[-1] % 13 + 1)
    return pile


def opposed(ours: str, theirs: str, other: str) -> Sight:
    """Two sources say opposite things of one matter."""
    return Sight(ours != theirs, f"this one says: {ours}; {other} says: {theirs}")
