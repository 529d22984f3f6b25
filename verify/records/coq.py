"""What Coq says of the theorems, as one record, with a published schema.

A *status* is ``proved`` or ``unknown`` (``reason`` says why). Coq refutes nothing by itself: that a reading is false
is a theorem too, and ``shows`` says so.
"""

from __future__ import annotations

from dataclasses import dataclass

SCHEMA = "patience-verify/coq/1"

CLOSED = "Closed under the global context"
"""What Coq says of a proof that takes nothing for granted."""


@dataclass(frozen=True, slots=True)
class CoqTheorem:
    """One theorem, as Coq has it.

    ``statement`` is what Coq prints when it is asked for the theorem; ``assumptions`` what its proof takes for granted,
    as Coq prints it (``Closed under the global context``: nothing). ``seconds`` is the time to compile its file.
    """

    name: str
    file: str
    statement: str
    assumptions: str
    status: str
    reason: str
    seconds: float


@dataclass(frozen=True, slots=True)
class CoqEntry:
    """A theorem of the suite and what stands for it in Coq.

    ``shows`` is what its theorems show of the statement of that name: ``proved``, or ``refuted`` for a reading that
    is false; ``controls`` says, of broken rules, that statements fail. ``status`` is whether they stand.
    """

    id: str
    shows: str
    status: str
    reason: str
    theorems: list[CoqTheorem]


@dataclass(frozen=True, slots=True)
class CoqFile:
    """A file compiled: its name, whether Coq accepted it, what it said if not, and seconds."""

    name: str
    accepted: bool
    reason: str
    seconds: float


@dataclass(frozen=True, slots=True)
class CoqRecord:
    """All that Coq was asked, and its answers.

    ``coq`` and ``coqchk`` are the versions found, empty if none. ``checker`` is what coqchk, which reads the compiled
    files again by a kernel of its own, says of their axioms; ``checked`` is whether it accepts them without any.
    """

    schema: str
    status: str
    reason: str
    coq: str
    coqchk: str
    files: list[CoqFile]
    entries: list[CoqEntry]
    checked: bool
    checker: str
    checker_seconds: float
    seconds: float
    version: str
