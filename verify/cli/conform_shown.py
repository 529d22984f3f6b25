"""What ``verify conform`` leaves behind of each test: lines, a reproducer, a file of JUnit's."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path

import click
import msgspec

from verify.atomic import make_directory, write_whole
from verify.conformance.engine import Hello
from verify.conformance.outcomes.junit import junit
from verify.conformance.outcomes.reporting import read_reproducer, record
from verify.conformance.outcomes.telling import agrees, differs
from verify.conformance.running import Outcome
from verify.errors import BadInput
from verify.records.conformance import ConformanceRecord


class Shown:
    """Shows what came of each set of rules, and writes reproducers; ``write_junit`` is for the end.

    ``engine`` are the words that name it, to be typed after the options. Raises BadInput if the file of JUnit's would
    take the place of a directory, or of one of ``taken``.
    """

    def __init__(
        self, engine: Sequence[str], directory: Path, as_json: bool, junit_path: Path | None, taken: Sequence[Path] = ()
    ) -> None:
        self._engine, self._directory, self._as_json = shlex.join(engine), directory, as_json
        self._junit_path, self._records = junit_path, list[ConformanceRecord]()
        if junit_path is not None:
            _check_free(junit_path, taken)

    def reproducer(self, game: str, preset: str) -> Path:
        """Where the reproducer goes; raises BadInput if a file that is none is there already."""
        name = "-".join(part for part in ("conform", game, preset) if part)
        path = self._directory / f"{name}.json"
        if path.is_file():
            try:
                read_reproducer(path)
            except BadInput as error:
                raise BadInput(
                    f"{error.message}; it would be overwritten: expected another --to DIR", str(path)
                ) from None
        if self._junit_path is not None:
            _check_free(self._junit_path, [path])
        return path

    def outcome(self, outcome: Outcome, hello: Hello | None, replayed: Path | None = None) -> int:
        """Show it, and give the exit code; a difference goes to a file, unless ``replayed`` has it already."""
        made = record(outcome, hello)
        self._records.append(made)
        path = replayed
        if outcome.difference is not None and path is None:
            path = self._written(made)
        for line in self._lines(made, path):
            click.echo(line)
        return 0 if outcome.difference is None else 1

    def write_junit(self) -> None:
        """Write all outcomes to the file of JUnit's, if one is wanted; raises BadInput if it cannot be written."""
        if self._junit_path is not None:
            write_whole(self._junit_path, junit(self._records))

    def _lines(self, made: ConformanceRecord, path: Path | None) -> Iterator[str]:
        if self._as_json:
            yield msgspec.json.encode(made).decode()
        elif made.verdict == "differs":
            yield from differs(made, f"verify conform --replay {shlex.quote(str(path))} {self._engine}")
        else:
            yield agrees(made) if path is None else f"{path}: the engine answers as expected"

    def _written(self, made: ConformanceRecord) -> Path:
        path = self.reproducer(made.game, made.preset)
        make_directory(self._directory)
        write_whole(path, msgspec.json.format(msgspec.json.encode(made)) + b"\n")
        return path


def _check_free(path: Path, taken: Sequence[Path]) -> None:
    """Raise BadInput for a place that a file cannot or should not take."""
    if path.is_dir():
        raise BadInput("a directory: expected a file for --junit", str(path))
    if any(path.resolve() == other.resolve() for other in taken):
        raise BadInput("named twice: expected another file for --junit", str(path))
