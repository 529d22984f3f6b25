"""The chance of a win where some cards are known and the missing ones lie in the other places, in any order.

Each pile but the start pile has an arc to the home of its bottom card, and a deal is won if these arcs form no cycle.
Along the arcs that are known every pile leads to the start pile, to a pile whose bottom card is unknown, or round a
cycle, and then the deal is lost. The piles that lead to one and the same pile are a *piece*; so many of the missing
cards are at home in it. A win needs each piece but that of the start pile to be led into another, and no circle to
come of it: a forest of pieces, drawn with missing cards. Two ways to its chance: the forests are counted (``win``),
or it is the share of the missing cards that are at home in the piece of the start pile (``win_by_share``), as the
product formula for forests has it: so C9 has it of the whole deck, with its kings. The tests compare both with play.

All this holds where the game ends at its first dead end and a win asks for every card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from verify.counting.trees import forests
from verify.counting.whole_numbers import falling

Pile = int  # 1, 2, ...; the rank of the cards that are at home there


@dataclass(frozen=True)
class Known:
    """What is known of a deal.

    ``bottoms`` are the known bottom cards, by pile, as ranks; ``missing[r - 1]`` says how many cards of rank r are
    not known to lie anywhere. The bottom card of the start pile decides nothing: it is one card among the others.

    >>> known = Known(start=3, bottoms={1: 3}, missing=(2, 1, 1))
    >>> known.pieces, known.unknown_bottoms
    ({3: (3, 1), 2: (2,)}, (2,))

    Raises ValueError for fewer missing cards of a rank than none, or than piles whose bottom card is unknown.
    """

    start: Pile
    bottoms: Mapping[Pile, int]
    missing: tuple[int, ...]

    def __post_init__(self) -> None:
        if min(self.missing) < 0:
            raise ValueError(f"{min(self.missing)} cards of a rank are missing")
        if self.cards < len(self.unknown_bottoms):
            raise ValueError(f"{self.cards} missing cards for {len(self.unknown_bottoms)} unknown bottom cards")

    @cached_property
    def cards(self) -> int:
        """How many cards are missing."""
        return sum(self.missing)

    @cached_property
    def unknown_bottoms(self) -> tuple[Pile, ...]:
        """The piles whose bottom card decides and is unknown."""
        return tuple(pile for pile in self._piles if pile != self.start and pile not in self.bottoms)

    @cached_property
    def cycle(self) -> tuple[Pile, ...]:
        """The shortest cycle of known arcs, from its lowest pile; empty if there is none.

        >>> Known(3, {1: 2, 2: 1}, (1, 1, 2)).cycle
        (1, 2)
        """
        rings = (self._ring(pile) for pile in self._piles)
        return min((ring for ring in rings if ring and ring[0] == min(ring)), key=len, default=())

    @cached_property
    def pieces(self) -> dict[Pile, tuple[Pile, ...]]:
        """The piles that known arcs lead to one pile, for that of the start and each whose bottom card is unknown."""
        found: dict[Pile, list[Pile]] = {end: [] for end in (self.start, *self.unknown_bottoms)}
        for pile, end in self._ends.items():
            if end:
                found[end].append(pile)
        return {end: tuple(piles) for end, piles in found.items()}

    @cached_property
    def at_home(self) -> dict[Pile, int]:
        """How many missing cards are at home in each piece."""
        return {end: sum(self.missing[pile - 1] for pile in piles) for end, piles in self.pieces.items()}

    def end_of(self, pile: Pile) -> Pile:
        """Where known arcs lead from a pile: which piece it is of; 0 for round a cycle."""
        return self._ends[pile]

    def with_bottom(self, pile: Pile, rank: int) -> Known:
        """The same with one bottom card more known: a missing card of that rank. Raises ValueError if none is."""
        return Known(self.start, {**self.bottoms, pile: rank}, self._without(rank))

    def with_other(self, rank: int) -> Known:
        """The same with a card of that rank known to lie where it decides nothing.

        Raises ValueError if no card of that rank is missing, or if all that are missing are bottom cards.
        """
        return Known(self.start, self.bottoms, self._without(rank))

    @property
    def _piles(self) -> Iterable[Pile]:
        return range(1, len(self.missing) + 1)

    @cached_property
    def _ends(self) -> dict[Pile, Pile]:
        """Where known arcs lead from each pile; 0 for round a cycle."""
        ends = {self.start: self.start} | {pile: pile for pile in self.unknown_bottoms}
        for pile in self._piles:
            path = [pile]
            while path[-1] not in ends and self.bottoms[path[-1]] not in path:
                path.append(self.bottoms[path[-1]])
            ends.update(dict.fromkeys(path, ends.get(path[-1], 0)))
        return ends

    def _ring(self, pile: Pile) -> tuple[Pile, ...]:
        """The piles around a cycle from one of them; empty if it is on none."""
        ring = [pile]
        while not self._ends[pile] and self.bottoms[ring[-1]] not in ring:
            ring.append(self.bottoms[ring[-1]])
        return tuple(ring) if not self._ends[pile] and self.bottoms[ring[-1]] == pile else ()

    def _without(self, rank: int) -> tuple[int, ...]:
        return tuple(number - (each == rank) for each, number in enumerate(self.missing, 1))


def win(known: Known) -> Fraction:
    """The chance of a win, by counting the ways in which the missing bottom cards make a forest of the pieces.

    >>> win(Known(13, {}, (4,) * 13)), win(Known(13, {1: 13, 2: 1}, (3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3)))
    (Fraction(1, 13), Fraction(1, 5))
    """
    if known.cycle:
        return Fraction(0)
    others = [cards for end, cards in known.at_home.items() if end != known.start]
    return Fraction(forests([known.at_home[known.start]], others), falling(known.cards, len(others)))


def win_by_share(known: Known) -> Fraction:
    """The same chance: the share of the missing cards that are at home in piles known to lead to the start pile.

    >>> win_by_share(Known(13, {1: 13, 2: 1}, (3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3)))
    Fraction(1, 5)
    """
    if known.cycle:
        return Fraction(0)
    if not known.unknown_bottoms:
        return Fraction(1)
    return Fraction(known.at_home[known.start], known.cards)


def if_bottom(known: Known, pile: Pile) -> dict[int, Fraction]:
    """The chance of a win for each rank that the unknown bottom card of this pile can have.

    It matters whether the card is at home in the piece of this pile, in that of the start pile, or in any other.

    >>> if_bottom(Known(3, {}, (1, 1, 1)), 1)
    {1: Fraction(0, 1), 2: Fraction(1, 2), 3: Fraction(1, 2)}
    """
    by_piece: dict[Pile, Fraction] = {}
    chances = {}
    for rank in _ranks(known):
        piece = known.end_of(rank) if known.end_of(rank) in (pile, known.start) else 0
        if piece not in by_piece:
            by_piece[piece] = win_by_share(known.with_bottom(pile, rank))
        chances[rank] = by_piece[piece]
    return chances


def if_other(known: Known) -> dict[int, Fraction]:
    """The chance of a win for each rank that an unknown card can have which is no bottom card that decides.

    >>> if_other(Known(3, {}, (1, 1, 1)))
    {1: Fraction(1, 2), 2: Fraction(1, 2), 3: Fraction(0, 1)}

    Raises ValueError if there is none.
    """
    return {rank: win_by_share(known.with_other(rank)) for rank in _ranks(known)}


def spread(chances: Mapping[int, Fraction], missing: Iterable[int]) -> Fraction:
    """How far the chance of a win will move when a card is seen: the mean square of the change.

    ``chances`` are those after each rank that the card can have, ``missing`` how many cards of each rank it can be.
    It is also by how much p * (1 - p), the variance of the outcome, will shrink on average.

    >>> spread({1: Fraction(0), 2: Fraction(1, 2), 3: Fraction(1, 2)}, (1, 1, 1))
    Fraction(1, 18)
    """
    weights: Counter[Fraction] = Counter()
    for rank, number in enumerate(missing, 1):
        if number:
            weights[chances[rank]] += number
    cards = weights.total()
    mean = sum((number * chance for chance, number in weights.items()), Fraction(0)) / cards
    return sum((number * (chance - mean) ** 2 for chance, number in weights.items()), Fraction(0)) / cards


def _ranks(known: Known) -> list[int]:
    return [rank for rank, number in enumerate(known.missing, 1) if number]
