"""Theorems made up, so that claims can be settled without proving anything."""

from __future__ import annotations

from verify.claims.evidence import Theorem
from verify.claims.register import CLAIMS
from verify.records.proof import SCHEMA, ProofRecord, Statement
from verify.verdict import Status


def theorem(id_: str, status: str = "proved", expected: str | None = None) -> ProofRecord:
    """A theorem of that status."""
    return ProofRecord(
        schema=SCHEMA,
        id=id_,
        title=f"title of {id_}",
        statement=Statement("words", "sanoja", "ord"),
        status=status,
        expected=expected or status,
        reason="out of time" if status == "unknown" else "",
        scope=["all r >= 2, s >= 1"],
        methods=["z3 4, integers"],
        depends_on=[],
        seconds=0.5,
        obligations=[],
        counterexample=None,
        version="0",
    )


def as_the_register_wants() -> dict[str, ProofRecord]:
    """Every theorem that a claim rests on, with the status that the claim looks for."""
    pieces = [piece for claim in CLAIMS for piece in claim.evidence if isinstance(piece, Theorem)]
    return {piece.theorem: theorem(piece.theorem, piece.status) for piece in pieces}


OTHER = {Status.PROVED: Status.REFUTED, Status.REFUTED: Status.PROVED}
