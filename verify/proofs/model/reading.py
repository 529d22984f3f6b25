"""The ways of reading an obligation in z3: which numbers, and which decks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import z3

from verify.proofs.model.broken import RULES
from verify.proofs.model.scene import Scene
from verify.proofs.model.settings import setting
from verify.proofs.model.symbolic import Symbolic, Symbols, bit_vectors, integers

WIDTH, MOST = 12, 40
"""The bits of the machine words, and the most ranks and suits they are asked about: r * s must not wrap around."""


class Size(NamedTuple):
    """A deck of known size: ranks and suits."""

    r: int
    s: int


LEAST = Size(2, 1)
"""The smallest deck."""

SMALL_SIZES = (Size(2, 1), Size(2, 2), Size(3, 2))
"""Where premises are shown satisfiable and counterexamples to a step are looked for."""


class Reading(NamedTuple):
    """Numbers of one sort, and the decks meant: of any size, of any up to ``most`` ranks and suits, or of one size.

    Any size means at least one clock pile, r >= 2, and at least one suit, s >= 1.
    """

    method: str
    scope: str
    logic: Callable[[], Symbolic]
    size: Size | None = None
    most: int | None = None

    def scene(self, size: Size | None = None, dropped: str = "") -> tuple[Scene, Mapping[str, Any]]:
        """A scene where all is arbitrary but a size that is given; and the limits of the size."""
        symbols = Symbols(self.logic())
        sort = symbols.logic.sort
        known = size or self.size
        r, s = known or (z3.Const("r", sort), z3.Const("s", sort))
        scene = symbols.scene(setting(symbols.logic, r, s, symbols.deal(), RULES, dropped))
        return scene, {name: limit for name, limit in self._limits(sort.cast(r), sort.cast(s)) if name != dropped}

    def _limits(self, r: Any, s: Any) -> Iterator[tuple[str, Any]]:
        yield from (("r", r >= LEAST.r), ("s", s >= LEAST.s))
        if self.most is not None:
            yield from (("most r", r <= self.most), ("most s", s <= self.most))


INTEGERS = Reading("integers", "all r >= 2, s >= 1", integers)
WORDS = Reading(f"bit-vectors of {WIDTH}", f"all r, s <= {MOST}", lambda: bit_vectors(WIDTH), most=MOST)
REAL = Size(13, 4)
REAL_DECK = Reading("integers", "13x4, any deal", integers, size=REAL)
