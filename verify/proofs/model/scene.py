"""What a claim speaks of, and claims themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from verify.proofs.model.logic import Number, Row
from verify.proofs.model.relation import Conjuncts, Setting, State

Kind = Literal["pile", "number", "row", "piles"]


class Scene(NamedTuple):
    """What a claim speaks of: a state x, the state y after one more turn, and whatever else is arbitrary."""

    at: Setting
    x: State
    y: State
    arbitrary: Callable[[Kind, str], Any]

    def pile(self, name: str) -> Number:
        """An arbitrary pile, in the range that the premises give it."""
        return self.arbitrary("pile", name)

    def number(self, name: str) -> Number:
        """An arbitrary number."""
        return self.arbitrary("number", name)

    def row(self, name: str) -> Row:
        """Arbitrary numbers by pile."""
        return self.arbitrary("row", name)

    def piles(self, name: str) -> Row:
        """An arbitrary set of piles: for each, whether it belongs to it."""
        return self.arbitrary("piles", name)


class Claim(NamedTuple):
    """Named premises and named goals: each goal follows from all premises."""

    premises: Conjuncts
    goals: Conjuncts
