"""The parts of a long count that are done, kept in a file: a line says what is counted, then one line a part.

A part is counted as a whole or not at all, so one that is there twice counts once, and a line that was cut off while
it was being written is dropped and its part counted again. The file is locked for as long as it is open, and never
replaced: two runs that wrote to it would lose each other's parts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from verify.atomic import add_lasting, open_journal
from verify.errors import BadInput, Disagreement
from verify.kernels.counting_up import Part
from verify.kernels.tallies import Tallies, from_json

MOST_BYTES = 2**30


class Journal:
    """The journal of one count, to be used in a ``with`` statement; without a path it keeps nothing.

    ``parts`` are those that are done. Raises BadInput on entering if the file is not the journal of this count and
    while another run writes to it, and for a line that is damaged.
    """

    def __init__(self, path: Path | None, count: Mapping[str, Any]) -> None:
        self._path = path
        self._heading = {"format": "patience-verify/journal", "version": 1, **json.loads(json.dumps(count))}
        self._file: BinaryIO | None = None
        self.parts: set[Part] = set()

    def __enter__(self) -> Journal:
        if self._path is not None:
            self._file = open_journal(self._path, MOST_BYTES)
            try:
                self._cut_to_whole_lines(self._path, self._file)
            except BaseException:
                self._file.close()
                raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def read(self) -> Iterator[tuple[int, tuple[Tallies, ...]]]:
        """The parts that are there: how many deals, and the tallies. Each becomes one of ``parts``."""
        if self._path is None:
            return
        with self._path.open("rb") as file:
            next(file)
            for number, line in enumerate(file, 2):
                part, tallies = self._part(line, number)
                if part not in self.parts:
                    self.parts.add(part)
                    yield part[1], tallies

    def add(self, part: Part, tallies: tuple[Tallies, ...]) -> None:
        """Keep a part that is done."""
        self.parts.add(part)
        if self._file is not None:
            add_lasting(self._file, _line({"part": part, "tallies": [each.as_json() for each in tallies]}))

    def _cut_to_whole_lines(self, path: Path, file: BinaryIO) -> None:
        """Cut off a last line that is not whole, and give an empty file its heading."""
        heading = _line(self._heading)
        try:
            file.seek(0)
            found = file.read()
        except OSError as error:
            raise BadInput(f"cannot be read: {error.strerror}", str(path)) from None
        if not (found.startswith(heading) or heading.startswith(found)):
            raise BadInput("this is not the journal of this count: expected another file", str(path))
        whole = found.rfind(b"\n") + 1
        try:
            file.truncate(whole)
            add_lasting(file, b"" if whole else heading)
        except OSError as error:
            raise BadInput(f"cannot be written: {error.strerror}", str(path)) from None

    def _part(self, line: bytes, number: int) -> tuple[Part, tuple[Tallies, ...]]:
        try:
            value = json.loads(line)
            first, deals = value["part"]
            tallies = tuple(map(from_json, value["tallies"]))
            fits = [each.variant._asdict() for each in tallies] == self._heading["variants"]
            if not fits or any(each.deals != deals for each in tallies):
                raise ValueError("other variants or deals")
        except (KeyError, TypeError, ValueError, Disagreement):
            raise BadInput(
                "not a part of this count: expected what a count has written", str(self._path), number
            ) from None
        return (first, deals), tallies


def _line(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"
