"""What was counted, as whole numbers by name.

A deal counts ``weight`` times, so that a deal with several equally likely games counts for each of them a whole number
of times; the counts of a figure add up to ``deals * weight``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from verify.errors import Disagreement
from verify.kernels.variants import Variant

MAP_FIGURES = ("cycles", "cyclic_piles", "not_reaching", "own_bottoms", "king_bottoms", "components", "winning_starts")


class Outcome(NamedTuple):
    """What one game came to; ``went_on`` is how often play went on after a dead end by the option ``dead-end``."""

    won: int
    turned: int
    completed_clock_piles: int
    completed_piles: int
    went_on: int


@dataclass(frozen=True)
class Tallies:
    """The games of many deals by one variant.

    ``outcomes`` count games by everything they came to, ``won_by_king_bottoms`` by the kings at the bottom of clock
    piles and whether they are won. ``maps`` count deals by each figure of the bottom map, ``cycles_of_length`` cycles,
    and ``verdicts`` deals that are won, lost, or depend on the card taken at a second chance; they are empty if only
    one card was tried.

    Raises Disagreement if something does not add up.
    """

    variant: Variant
    cards: int
    deals: int
    weight: int
    outcomes: Mapping[Outcome, int]
    won_by_king_bottoms: Mapping[tuple[int, int], int]
    maps: Mapping[str, Mapping[int, int]]
    cycles_of_length: Mapping[int, int]
    verdicts: Mapping[str, int]

    def __post_init__(self) -> None:
        games = self.deals * self.weight
        of_deals: list[Mapping[Any, int]] = [*self.maps.values(), *([self.verdicts] if self.verdicts else [])]
        of_games: list[Mapping[Any, int]] = [self.outcomes, self.won_by_king_bottoms]
        sums = [(sum(counts.values()), self.deals) for counts in of_deals]
        sums += [(sum(counts.values()), games) for counts in of_games]
        for found, expected in sums:
            if found != expected:
                raise Disagreement(f"the counts add up to {found}, expected {expected}")

    @property
    def figures(self) -> tuple[str, ...]:
        """The names of the figures that were counted."""
        again = {"clockwise": ("restarts",), "stop": ()}.get(self.variant.dead_end, ("exceptions",))
        plays = ("won", "turned", "face_down", "completed_clock_piles", "completed_piles", *again)
        maps = MAP_FIGURES if self.variant.counts_winning_starts else MAP_FIGURES[:-1]
        return plays + maps

    def counts(self, figure: str) -> dict[int, int]:
        """How often each value of a figure comes; together ``deals * weight`` times.

        Raises KeyError for a figure that was not counted.
        """
        if figure not in self.figures:
            raise KeyError(figure)
        if figure in self.maps:
            return {value: count * self.weight for value, count in sorted(self.maps[figure].items())}
        return {value: count for (value,), count in self.together(figure).items()}

    def together(self, *figures: str) -> dict[tuple[int, ...], int]:
        """The same for several figures of play together."""
        found: Counter[tuple[int, ...]] = Counter()
        for outcome, count in self.outcomes.items():
            found[tuple(self._value(outcome, figure) for figure in figures)] += count
        return dict(sorted(found.items()))

    def law(self, figure: str) -> dict[int, Fraction]:
        """The share of each value of a figure."""
        return {value: Fraction(count, self.deals * self.weight) for value, count in self.counts(figure).items()}

    def _value(self, outcome: Outcome, figure: str) -> int:
        if figure == "face_down":
            return self.cards - outcome.turned
        value: int = getattr(outcome, {"restarts": "went_on", "exceptions": "went_on"}.get(figure, figure))
        return value

    def __add__(self, other: Tallies) -> Tallies:
        """The tallies of both; they must be of the same variant, deck and weight."""
        return Tallies(
            self.variant, self.cards, self.deals + other.deals, self.weight,
            _added(self.outcomes, other.outcomes), _added(self.won_by_king_bottoms, other.won_by_king_bottoms),
            {figure: _added(self.maps[figure], other.maps[figure]) for figure in MAP_FIGURES},
            _added(self.cycles_of_length, other.cycles_of_length), _added(self.verdicts, other.verdicts),
        )  # fmt: skip

    def as_json(self) -> dict[str, Any]:
        """The same as values that JSON knows."""
        return {
            "variant": self.variant._asdict(),
            "cards": self.cards,
            "deals": self.deals,
            "weight": self.weight,
            "verdicts": dict(self.verdicts),
            "figures": {name: {str(value): n for value, n in self.counts(name).items()} for name in self.figures},
            "maps": {name: {str(value): n for value, n in counts.items()} for name, counts in self.maps.items()},
            "cycles_of_length": {str(length): n for length, n in self.cycles_of_length.items()},
            "won_by_king_bottoms": [[*both, n] for both, n in self.won_by_king_bottoms.items()],
            "outcomes": [[*outcome, n] for outcome, n in self.outcomes.items()],
        }


def from_json(value: Mapping[str, Any]) -> Tallies:
    """The tallies that ``as_json`` wrote.

    Raises Disagreement if they do not add up, and KeyError, TypeError or ValueError if they are no tallies.
    """
    return Tallies(
        Variant(**value["variant"]), value["cards"], value["deals"], value["weight"],
        {Outcome(*outcome): n for *outcome, n in value["outcomes"]},
        {(kings, won): n for kings, won, n in value["won_by_king_bottoms"]},
        {name: _by_number(value["maps"][name]) for name in MAP_FIGURES},
        _by_number(value["cycles_of_length"]), value["verdicts"],
    )  # fmt: skip


def from_cells(
    variant: Variant, shape: tuple[int, int], deals: int, weight: int, of_maps: Sequence[int],
    of_games: Mapping[int, int], every_game: bool,
) -> Tallies:  # fmt: skip
    """The tallies in the cells that ``tallying`` counts in, of games only those that are not 0.

    ``every_game`` says that they hold all games of each deal.
    """
    ranks, suits = shape
    lengths, *maps = (dict(enumerate(of_maps[i : i + ranks + 1])) for i in range(0, len(of_maps), ranks + 1))
    by_kings = 3 + 2 * ranks
    return Tallies(
        variant, ranks * suits, deals, weight,
        {_outcome(cell - by_kings, ranks, suits): n for cell, n in of_games.items() if cell >= by_kings},
        {divmod(cell - 3, 2): n for cell, n in of_games.items() if 3 <= cell < by_kings},
        {name: _without_zeros(counts) for name, counts in zip(MAP_FIGURES, maps, strict=True)},
        _without_zeros(lengths),
        {name: of_games.get(cell, 0) for cell, name in enumerate(("lost", "depends", "won")) if every_game},
    )  # fmt: skip


def _outcome(number: int, ranks: int, suits: int) -> Outcome:
    """The outcome that a number stands for: the inverse of ``playing.outcome``."""
    rest, won = divmod(number, 2)
    rest, at_centre = divmod(rest, 2)
    rest, clock_piles = divmod(rest, ranks)
    went_on, turned = divmod(rest, ranks * suits + 1)
    return Outcome(won, turned, clock_piles, clock_piles + at_centre, went_on)


def _added(left: Mapping[Any, int], right: Mapping[Any, int]) -> dict[Any, int]:
    return {key: left.get(key, 0) + right.get(key, 0) for key in sorted({*left, *right})}


def _by_number(counts: Mapping[str, int]) -> dict[int, int]:
    return {int(value): n for value, n in counts.items()}


def _without_zeros(counts: Mapping[int, int]) -> dict[int, int]:
    return {value: n for value, n in counts.items() if n}
