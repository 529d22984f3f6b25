"""The whole suite as it stands in a report written now."""

from __future__ import annotations

from pathlib import Path

import pytest

from verify.records.proof import ProofRecord
from verify.report.evidence import decode

Suite = dict[str, ProofRecord]


@pytest.fixture(scope="session")
def suite(written: Path) -> Suite:
    """Every theorem settled, by its id, in the order of the suite."""
    return {record.id: record for record in decode((written / "clock.json").read_bytes()).theorems}
