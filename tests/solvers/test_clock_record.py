"""The record that ``--json`` prints keeps to its published schema."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import verify
from support.tables import decks, shapes
from verify.deals.deal import Deal
from verify.records.clock import ClockRecord
from verify.rules.clock_choice import Choice
from verify.rules.clock_options import PRESETS
from verify.solvers.clock import decide
from verify.solvers.clock_record import record

SCHEMA = Path(verify.__file__).parent / "records" / "clock.schema.json"


def test_the_published_schema_is_that_of_the_record() -> None:
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == msgspec.json.schema(ClockRecord)


@given(st.one_of(decks(), decks(shapes)), st.sampled_from(sorted(PRESETS)))
def test_every_record_survives_the_schema(deal: Deal, preset: str) -> None:
    made = record(decide(deal, Choice(preset)))
    assert msgspec.json.decode(msgspec.json.encode(made), type=ClockRecord) == made
    assert len(made.bottom_map) == deal.shape.ranks - 1
    assert made.turned + made.face_down == deal.shape.cards
