"""Grandfather's Clock a second time, on words: foundations written out by hand, a position as lists and a set.

It shares no code with the package; the rules are those of KPat's ``checkAdd`` and ``checkRemove`` with our options.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

DIALS = {
    (13, 4, "first"): (
        "TS JS QS KS AS, JH QH KH AH 2H, QC KC AC 2C 3C, KD AD 2D 3D 4D, 2S 3S 4S 5S, 3H 4H 5H 6H, 4C 5C 6C 7C, "
        "5D 6D 7D 8D, 6S 7S 8S 9S, 7H 8H 9H TH, 8C 9C TC JC, 9D TD JD QD"
    ),
    (13, 4, "second"): (
        "TH JH QH KH AH, JS QS KS AS 2S, QD KD AD 2D 3D, KC AC 2C 3C 4C, 2H 3H 4H 5H, 3S 4S 5S 6S, 4D 5D 6D 7D, "
        "5C 6C 7C 8C, 6H 7H 8H 9H, 7S 8S 9S TS, 8D 9D TD JD, 9C TC JC QC"
    ),
    (4, 2, "first"): "4S AS, 3H 4H AH 2H, 2S 3S",
    (4, 2, "second"): "4H AH, 3S 4S AS 2S, 2H 3H",
    (5, 2, "first"): "4S 5S AS, 5H AH 2H, 2S 3S, 3H 4H",
    (4, 3, "first"): "2S 3S 4S AS, 3H 4H AH 2H, 4D AD 2D 3D",
    (5, 3, "first"): "5S AS, 3H 4H 5H AH 2H, 4D 5D AD 2D 3D, 2S 3S 4S",
}
"""The cards of each foundation from the clock card on, that of one o'clock first."""

RANKS = "A23456789TJQK"


class Options(NamedTuple):
    """How it is played."""

    alternating: bool = False
    wrap: bool = False
    runs: bool = False
    fill: bool = True


class Table(NamedTuple):
    """The columns, and the cards that are not on foundations yet in the order in which each must go up."""

    columns: list[list[str]]
    waiting: list[list[str]]
    ranks: int


def laid_out(columns: list[list[str]], ranks: int, suits: int, clock: str = "first") -> Table:
    waiting = [foundation.split()[1:] for foundation in DIALS[ranks, suits, clock].split(",")]
    return Table(columns, waiting, ranks)


def fits(card: str, below: str, ranks: int, options: Options) -> bool:
    if options.alternating and (card[1] in "HD") == (below[1] in "HD"):
        return False
    lower = RANKS[: RANKS.index(below[0])][-1:]
    return card[0] == lower or (options.wrap and below[0] == "A" and card[0] == RANKS[ranks - 1])


def words(table: Table, options: Options) -> Iterator[str]:
    """The moves as they are written."""
    for number, column in enumerate(table.columns):
        if column and any(waiting[:1] == column[-1:] for waiting in table.waiting):
            yield f"{column[-1]}>"
        for start in range(len(column)):
            moved = column[start:]
            if len(moved) > 1 and not options.runs:
                continue
            if not all(fits(moved[i + 1], moved[i], table.ranks, options) for i in range(len(moved) - 1)):
                continue
            for other, onto in enumerate(table.columns):
                if other == number:
                    continue
                if onto and fits(moved[0], onto[-1], table.ranks, options):
                    yield f"{moved[0]}>{onto[-1]}"
                if not onto and options.fill:
                    yield f"{moved[0]}>{other + 1}"


def moved(table: Table, word: str) -> Table:
    """The table after a move."""
    card, _, target = word.partition(">")
    columns, waiting = [column[:] for column in table.columns], [cards[:] for cards in table.waiting]
    source = next(column for column in columns if card in column)
    at = source.index(card)
    lifted = source[at:]
    del source[at:]
    if not target:
        next(cards for cards in waiting if cards[:1] == [card]).pop(0)
    elif target.isdigit():
        columns[int(target) - 1].extend(lifted)
    else:
        next(column for column in columns if column[-1:] == [target]).extend(lifted)
    return Table(columns, waiting, table.ranks)


def explored(table: Table, options: Options) -> tuple[int, bool]:
    """How many positions can be reached, columns in any order, and whether one of them is won."""
    seen = {_unordered(table)}
    pending, won = [table], False
    while pending:
        here = pending.pop()
        won |= not any(here.waiting)
        for word in words(here, options):
            there = moved(here, word)
            if _unordered(there) not in seen:
                seen.add(_unordered(there))
                pending.append(there)
    return len(seen), won


def _unordered(table: Table) -> tuple[str, ...]:
    return tuple(sorted(" ".join(column) for column in table.columns))
