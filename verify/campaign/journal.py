"""The units of a campaign that are done, kept in a file: a line says which campaign it is, then one line a unit.

A unit's line is written whole and made to last before it counts. One that was cut off while it was being written is
dropped, and its deals are decided again; a unit that is there twice counts once. The file is locked for as long as it
is open, and never replaced: two runs that wrote to it would lose each other's units.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import inf
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from verify.atomic import add_lasting, open_journal
from verify.campaign.outcomes import BAD, Counts, Outcome
from verify.errors import BadInput
from verify.verdict import Verdict

MOST_BYTES = 2**30

_NO_MOVES = "0 moves "
"""How the reason begins where a deal is won before a card is moved."""

_VERDICTS = {*Counts._fields, BAD}
_TYPES = (str, str, *map(type, Outcome._field_defaults.values()))


class Journal:
    """The journal of one campaign, to be used in a ``with`` statement; without a path it keeps nothing.

    ``names`` are those of the deals, unit by unit; ``units`` what is done. Raises BadInput on entering if the file is
    not the journal of this campaign, for a line that is damaged, and while another run writes to it.
    """

    def __init__(self, path: Path | None, heading: Mapping[str, Any], names: Sequence[Sequence[str]]) -> None:
        self._path, self._names = path, names
        self._heading = _line({"format": "patience-verify/campaign", "version": 1, **heading})
        self._file: BinaryIO | None = None
        self.units: dict[int, tuple[Outcome, ...]] = {}

    def __enter__(self) -> Journal:
        if self._path is not None:
            self._file = open_journal(self._path, MOST_BYTES)
            try:
                self._read(self._path, self._file)
            except BaseException:
                self._file.close()
                raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, unit: int, outcomes: tuple[Outcome, ...]) -> None:
        """Keep a unit that is done."""
        if self._file is not None:
            add_lasting(self._file, _line({"unit": unit, "outcomes": outcomes}))
        self.units[unit] = outcomes

    def _read(self, path: Path, file: BinaryIO) -> None:
        """Take the units of the file, cut off what is no whole line, and give an empty one its heading."""
        try:
            file.seek(0)
            found = file.read()
        except OSError as error:
            raise BadInput(f"cannot be read: {error.strerror}", str(path)) from None
        if not (found.startswith(self._heading) or self._heading.startswith(found)):
            raise BadInput("this is not the journal of this campaign: expected another file", str(path))
        whole = found[: found.rfind(b"\n") + 1]
        self.units.update(self._unit(line, number) for number, line in enumerate(whole.splitlines()[1:], 2))
        try:
            file.truncate(len(whole))
            add_lasting(file, b"" if whole else self._heading)
        except OSError as error:
            raise BadInput(f"cannot be written: {error.strerror}", str(path)) from None

    def _unit(self, line: bytes, number: int) -> tuple[int, tuple[Outcome, ...]]:
        try:
            value = json.loads(line)
            unit, outcomes = value["unit"], tuple(_outcome(row) for row in value["outcomes"])
            if type(unit) is not int or unit < 0 or [each.deal for each in outcomes] != list(self._names[unit]):
                raise ValueError("other deals")
        except (KeyError, IndexError, TypeError, ValueError, RecursionError):
            message = "not a unit of this campaign: expected what a campaign has written"
            raise BadInput(message, str(self._path), number) from None
        return unit, outcomes


def _outcome(row: Sequence[Any]) -> Outcome:
    """An outcome as it was written; raises ValueError or TypeError for what is none or contradicts itself."""
    outcome = Outcome(*row)
    if tuple(map(type, outcome)) != _TYPES or outcome.verdict not in _VERDICTS:
        raise ValueError("no outcome")
    if outcome.positions < 0 or not 0 <= outcome.seconds < inf or not _is_consistent(outcome):
        raise ValueError("no outcome")
    return outcome


def _is_consistent(outcome: Outcome) -> bool:
    """Whether there are moves where there is a win, and only there; and a deadlock only where there is none."""
    if outcome.verdict == Verdict.WINNABLE:
        won_already = outcome.reason.startswith(_NO_MOVES)
        return (outcome.moves == "") == won_already and not outcome.deadlock
    without_deadlock = outcome.verdict == Verdict.UNWINNABLE or not outcome.deadlock
    return not outcome.moves and outcome.shortest < 0 and without_deadlock


def _line(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"
