"""One run of the whole suite for all tests that look at it."""

from __future__ import annotations

import pytest

from verify.proofs.suite import prove_all
from verify.records.proof import ProofRecord

Suite = dict[str, ProofRecord]


@pytest.fixture(scope="session")
def suite() -> Suite:
    """Every theorem settled, by its id, in the order of the suite."""
    return {record.id: record for record in prove_all(timeout=600, processes=2)}
