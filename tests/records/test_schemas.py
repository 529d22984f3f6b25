"""The published schemas are those of the records."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import verify
from verify import records
from verify.records.claim import ClaimRecord
from verify.records.clock import ClockRecord
from verify.records.conformance import ConformanceRecord
from verify.records.coq import CoqRecord
from verify.records.count import CountRecord
from verify.records.finding import FindingRecord
from verify.records.grandfathers_clock import GrandfathersClockRecord
from verify.records.grandfathers_clock_made import GrandfathersClockMadeRecord
from verify.records.grandfathers_clock_shown import GrandfathersClockShownRecord
from verify.records.grandfathers_clock_tally import GrandfathersClockTallyRecord
from verify.records.klondike import KlondikeRecord
from verify.records.klondike_made import KlondikeMadeRecord
from verify.records.klondike_shown import KlondikeShownRecord
from verify.records.klondike_tally import KlondikeTallyRecord
from verify.records.made import MadeRecord
from verify.records.partial import PartialRecord
from verify.records.perft import PerftRecord
from verify.records.proof import ProofRecord
from verify.records.report import ReportRecord
from verify.records.vectors import VectorsRecord

FOLDER = Path(verify.__file__).parent / "records"
SHARED = {"deal.py", "searched.py"}  # fields that several records are made of
SCHEMAS = {
    "claim.schema.json": ClaimRecord,
    "clock.schema.json": ClockRecord,
    "conformance.schema.json": ConformanceRecord,
    "count.schema.json": CountRecord,
    "coq.schema.json": CoqRecord,
    "grandfathers_clock.schema.json": GrandfathersClockRecord,
    "grandfathers_clock_made.schema.json": GrandfathersClockMadeRecord,
    "grandfathers_clock_shown.schema.json": GrandfathersClockShownRecord,
    "grandfathers_clock_tally.schema.json": GrandfathersClockTallyRecord,
    "klondike.schema.json": KlondikeRecord,
    "klondike_made.schema.json": KlondikeMadeRecord,
    "klondike_shown.schema.json": KlondikeShownRecord,
    "klondike_tally.schema.json": KlondikeTallyRecord,
    "made.schema.json": MadeRecord,
    "partial.schema.json": PartialRecord,
    "finding.schema.json": FindingRecord,
    "perft.schema.json": PerftRecord,
    "proof.schema.json": ProofRecord,
    "report.schema.json": ReportRecord,
    "vectors.schema.json": VectorsRecord,
}


@pytest.mark.parametrize("file", SCHEMAS)
def test_the_published_schema_is_that_of_the_record(file: str) -> None:
    assert json.loads((FOLDER / file).read_text(encoding="utf-8")) == msgspec.json.schema(SCHEMAS[file])


def test_every_record_has_a_schema_and_is_listed() -> None:
    assert {file.name for file in FOLDER.glob("*.json")} == set(SCHEMAS)
    modules = {file.name for file in FOLDER.glob("*.py")} - {"__init__.py"}
    assert {f"{module.removesuffix('.py')}.schema.json" for module in modules - SHARED} == set(SCHEMAS)
    assert all(name in (records.__doc__ or "") for name in modules | set(SCHEMAS))
