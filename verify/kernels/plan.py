"""A count to be made: which deck, which variants, with which weights, in which cells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm
from typing import Any

from verify.errors import BadInput
from verify.kernels.loading import load
from verify.kernels.tallies import MAP_FIGURES, Tallies, from_cells
from verify.kernels.variants import Variant, check_deck

_LARGEST = 2**63


@dataclass(frozen=True)
class Plan:
    """What to count of ``deals`` deals. With ``every_game``, a deal counts for all games that it may lead to.

    Raises BadInput on creation for a deck or variants that cannot be counted, and if a count might not fit 63 bits.
    """

    ranks: int
    suits: int
    variants: tuple[Variant, ...]
    deals: int
    every_game: bool

    def __post_init__(self) -> None:
        check_deck(self.ranks, self.suits)
        for variant in self.variants:
            variant.coded(self.ranks)
        if not self.variants or len(set(self.variants)) != len(self.variants):
            raise BadInput("the variants to count: expected at least one, and each once")
        if self.deals * max(self.weights) * self.ranks >= _LARGEST:
            raise BadInput(f"{self.deals} deals of {self.ranks} ranks and {self.suits} suits are too many to count")

    @property
    def weights(self) -> tuple[int, ...]:
        """How often a deal counts by each variant: as often as can be shared evenly by its games."""
        return tuple(_weight(variant, self.ranks, self.suits) if self.every_game else 1 for variant in self.variants)

    @property
    def starts(self) -> list[int]:
        """The piles at which play starts by one of the variants, from 0."""
        return sorted({variant.coded(self.ranks)[2] for variant in self.variants})

    def arrays(self) -> tuple[Any, Any, Any, Any, Any]:
        """What the compiled programs take: start piles, variants, cells for maps, cells for games, scratch."""
        numpy = load("compiled").np
        coded = [variant.coded(self.ranks) for variant in self.variants]
        rows = [
            (dead_end, win, self.starts.index(start), second_chance, policy, weight)
            for (dead_end, win, start, second_chance, policy), weight in zip(coded, self.weights, strict=True)
        ]
        map_cells = (len(MAP_FIGURES) + 1) * (self.ranks + 1)
        game_cells = 3 + 2 * self.ranks + 4 * self.ranks**2 * (self.ranks * self.suits + 1)
        return (
            numpy.array(self.starts, numpy.int64),
            numpy.array(rows, numpy.int64),
            numpy.zeros((len(self.starts), map_cells), numpy.int64),
            numpy.zeros((len(rows), game_cells), numpy.int64),
            numpy.zeros((5, self.ranks * self.suits), numpy.int64) if any(row[3] for row in rows) else None,
        )

    def tallies(self, deals: int, maps: Any, games: Any) -> tuple[Tallies, ...]:
        """What the cells say, for each variant."""
        starts, shape = self.starts, (self.ranks, self.suits)
        return tuple(
            from_cells(
                variant, shape, deals, weight, maps[starts.index(variant.coded(self.ranks)[2])].tolist(),
                dict(zip(row.nonzero()[0].tolist(), row[row.nonzero()].tolist(), strict=True)), self.every_game,
            )
            for variant, weight, row in zip(self.variants, self.weights, games, strict=True)
        )  # fmt: skip


def added(left: Sequence[Tallies], right: Sequence[Tallies]) -> tuple[Tallies, ...]:
    """The tallies of both, for each variant; nothing on the left adds nothing."""
    return tuple(a + b for a, b in zip(left, right, strict=True)) if left else tuple(right)


def _weight(variant: Variant, ranks: int, suits: int) -> int:
    """The least number that all numbers of places divide among which a policy may leave the choice.

    >>> _weight(Variant(second_chance="watch"), 4, 2), _weight(Variant(second_chance="extra-draw"), 4, 2)
    (60, 6)
    """
    if variant.second_chance == "none" or variant.watch_card.startswith("next"):
        return 1
    cards_too = variant.second_chance == "watch" and variant.watch_card in ("random", "clairvoyant")
    return lcm(*range(1, (ranks - 1) * (suits if cards_too else 1) + 1))
