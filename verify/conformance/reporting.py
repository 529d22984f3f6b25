"""What came of a test, as a record; and a script that such a record, as a file, holds."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

import msgspec

from verify.conformance.engine import ASKS, Hello, Json
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
    _check(found.script, path)
    return found


def _check(script: Sequence[Json], path: Path) -> None:
    """Raise BadInput unless the script begins with a deal or a hello, and every request names what it asks."""
    if not script:
        raise BadInput("its script is empty: expected the requests that show a difference", str(path))
    for number, request in enumerate(script, 1):
        if not isinstance(request.get("ask"), str):
            raise BadInput(f"request {number} of its script has no text 'ask': expected one of PROTOCOL.md", str(path))
    if script[0]["ask"] not in ("deal", "hello"):
        raise BadInput("its script begins without a deal: expected one first", str(path))
