"""Obligations and theorems as values: what has to be shown, and what shows that showing it means something."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

from verify.proofs.model.broken import Variant
from verify.proofs.model.logic import Formula
from verify.proofs.model.reading import Reading, Size
from verify.proofs.model.scene import Claim, Scene
from verify.records.proof import Statement

Part = Literal["initiation", "consecution", "safety", "induction", "graph", "deal"]


class Failure(NamedTuple):
    """Where a claim must fail: by which rules, in decks of which size; ``says`` what is to be seen there."""

    variant: Variant
    size: Size
    says: str


class Obligation(NamedTuple):
    """One step of a proof.

    ``claims`` state it, one claim or a lemma for every place or pile, to be proved in each of the ``readings``.
    ``happens`` is the interesting case, a formula over the two states that must come true in a real game while the
    premises hold. ``failure`` is where the claim must fail: under broken rules, which is the control of a proof; or by
    the rules of the game, if the claim is one to be refuted.
    """

    id: str
    part: Part
    says: str
    claims: Callable[[Scene], Iterable[Claim]]
    readings: Sequence[Reading]
    happens: Callable[[Scene], Formula]
    failure: Failure


class Theorem(NamedTuple):
    """A statement, the obligations that prove it, the theorems it builds on, and the status that is right for it."""

    id: str
    title: str
    statement: Statement
    obligations: Sequence[Obligation]
    depends_on: Sequence[str] = ()
    expected: Literal["proved", "refuted"] = "proved"
