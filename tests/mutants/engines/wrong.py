"""Wrong engines by name: each is a right one with a single fault, of a kind that engines have in the wild.

A fault is a class below a right engine; its docstring says what is wrong, in one line.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from verify.conformance import Hello, Outcome, Plan, conform
from verify.conformance.asking.in_python import InPython
from verify.conformance.reference.options import options_of

SEED = 1


@dataclass(frozen=True)
class Wrong:
    """An engine with a fault, and the game and rules under which it shows."""

    engine: type
    game: str
    preset: str

    @property
    def name(self) -> str:
        return self.engine.__name__

    @property
    def fault(self) -> str:
        """What is wrong, in one line."""
        return (self.engine.__doc__ or "").strip()

    def made(self) -> InPython:
        """A fresh engine, read as strictly as one that somebody names with ``--python``."""
        return WholeDeck(self.engine(), self.name)

    def tested(self, decks: int = 1000, seed: int = SEED) -> Outcome:
        """What the kit finds in so many decks."""
        return conform(self.made, Plan(self.game, self.preset, options_of(self.game, self.preset), decks, seed))


class WholeDeck(InPython):
    """An engine that plays the deck of 52 cards only, as most do: on small decks many a fault is easier to see."""

    def hello(self) -> Hello:
        return replace(super().hello(), decks="standard")


def wrong(game: str, preset: str = "classic") -> Callable[[type], Wrong]:
    """Make a class an engine that is wrong under these rules."""
    return lambda engine: Wrong(engine, game, preset)
