"""What came of a test, as a record; and a script that such a record, as a file, holds."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import msgspec

from verify.conformance.engine import ASKS, Hello
from verify.conformance.outcomes.scripts import check_script
from verify.conformance.running import Outcome
from verify.errors import BadInput, shown
from verify.records.conformance import SCHEMA, ConformanceRecord

_MOST = 16 << 20  # bytes of a reproducer; the longest script takes a hundredth of that


def record(outcome: Outcome, hello: Hello | None) -> ConformanceRecord:
    """The outcome of a test as a record; ``hello`` is what the engine said of itself, if it did."""
    difference, plan = outcome.difference, outcome.plan
    return ConformanceRecord(
        schema=SCHEMA,
        engine="" if hello is None else shown(hello.engine, 100),
        game=plan.game,
        preset=plan.preset,
        rules=dict(plan.options),
        verdict="agrees" if difference is None else "differs",
        kind="" if difference is None else difference.kind,
        decks=outcome.decks,
        seed=plan.seed,
        asked=dict(outcome.asked),
        not_asked=[] if hello is None else [ask for ask in ASKS if ask not in hello.asks],
        script=[] if difference is None else list(difference.script),
        expected={} if difference is None else difference.expected,
        actual={} if difference is None else difference.actual,
        details=[] if difference is None else list(difference.details),
        shrunk_in=outcome.shrunk_in,
        seconds=round(outcome.seconds, 3),
        version=version("patience-verify"),
    )


def read_reproducer(path: Path) -> ConformanceRecord:
    """The record that a file holds, with a script to play again; raises BadInput for anything else."""
    try:
        with path.open("rb") as file:
            data = file.read(_MOST + 1)
        if len(data) > _MOST:
            raise BadInput(f"more than {_MOST:,} bytes: expected a reproducer", str(path))
        found = msgspec.json.decode(data, type=ConformanceRecord)
    except OSError as error:
        raise BadInput(f"cannot be read: {error.strerror}: expected a reproducer", str(path)) from None
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise BadInput(f"is no reproducer: {shown(str(error), 200)}", str(path)) from None
    if found.schema != SCHEMA:
        raise BadInput(f"its schema is '{shown(found.schema)}': expected {SCHEMA}", str(path))
    check_script(found.script, str(path))
    return found
