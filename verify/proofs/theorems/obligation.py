"""Obligations and theorems as values: what has to be shown, and what shows that showing it means something."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

from verify.proofs.model.broken import Variant
from verify.proofs.model.logic import Formula
from verify.proofs.model.reading import Reading, Size
from verify.proofs.model.scene import Claim, Scene
from verify.proofs.theorems.survey import Survey
from verify.records.proof import Statement

Part = Literal["initiation", "consecution", "safety", "induction", "graph", "deal", "count"]

SMALL = Size(3, 2)
"""The deck in which failures are looked for, unless another is named."""


class Failure(NamedTuple):
    """Where goals must fail: by which rules, in decks of which size; ``says`` what is to be seen there.

    ``goals`` are the names of the goals that must fail, each in a game of its own; all of the obligation if there are
    none.
    """

    variant: Variant
    says: str
    goals: Sequence[str] = ()
    size: Size = SMALL


class Obligation(NamedTuple):
    """One step of a proof.

    ``claims`` state it, one claim or a lemma for every place or pile, to be proved in each of the ``readings``.
    ``happens`` is the interesting case, a formula over the two states that must come true in a real game while the
    premises hold. ``failures`` are where its goals must fail: under broken rules, which are the controls of a proof;
    or by the rules of the game, if the claim is one to be refuted.
    """

    id: str
    part: Part
    says: str
    claims: Callable[[Scene], Iterable[Claim]]
    readings: Sequence[Reading]
    happens: Callable[[Scene], Formula]
    failures: Sequence[Failure]


class Theorem(NamedTuple):
    """A statement, the obligations that prove it, the theorems it builds on, and the status that is right for it."""

    id: str
    title: str
    statement: Statement
    obligations: Sequence[Obligation | Survey]
    depends_on: Sequence[str] = ()
    expected: Literal["proved", "refuted"] = "proved"

    @property
    def steps(self) -> list[Obligation]:
        """The obligations that solvers settle; the others are surveys, which are counted."""
        return [each for each in self.obligations if isinstance(each, Obligation)]
