"""Obligations by name."""

from __future__ import annotations

from verify.proofs.suite import named
from verify.proofs.theorems.obligation import Obligation


def find(where: str) -> Obligation:
    """The obligation of a theorem: ``C1 safety``."""
    id_, _, name = where.partition(" ")
    (theorem,) = named([id_])
    return next(row for row in theorem.steps if row.id == name)
