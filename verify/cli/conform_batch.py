"""``verify conform --batch``: programs that read decks and print a line for each, as in the contest."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import click

from verify.atomic import make_directory, write_whole
from verify.conformance.batch.testing import BatchOutcome, Failure, conform_batch, rules_of
from verify.conformance.outcomes.telling import entry
from verify.deals.deal import counted
from verify.errors import BadInput, shown

_INPUT = re.compile(r"([A2-9TJQK][SHDC]\s+)+#\n", re.ASCII)
_OUTPUT = re.compile(r"([0-9][0-9],[A2-9TJQK][SHDC]\n)+", re.ASCII)
_MOST_SHOWN = 8  # lines of an input of several decks


class Batch:
    """A test of a program; its failing input and what is expected of it go to two files in a directory.

    Raises BadInput for a preset that cannot be tested so, and if other files are there already.
    """

    def __init__(self, command: Sequence[str], preset: str, directory: Path) -> None:
        self._command, self._preset = tuple(command), preset
        rules_of(preset)
        self._directory = directory
        self._input, self._expected = (directory / f"conform-{preset}.{end}" for end in ("in", "expected"))
        for path, form in ((self._input, _INPUT), (self._expected, _OUTPUT)):
            _check_free(path, form)

    def run(self, decks: int, seed: int, timeout: int, progress: Callable[[int], None]) -> int:
        """Test the program, show what came of it, and give the exit code."""
        outcome = conform_batch(self._command, decks, seed, timeout, self._preset, progress)
        if outcome.failure is not None:
            make_directory(self._directory)
            write_whole(self._input, outcome.failure.input_text.encode())
            write_whole(self._expected, outcome.failure.expected_text.encode())
        for line in self._lines(outcome):
            click.echo(line)
        return 0 if outcome.failure is None else 1

    def _lines(self, outcome: BatchOutcome) -> Iterator[str]:
        if outcome.failure is None:
            yield f"clock {self._preset}: agrees on {counted(outcome.decks, 'deck')}, a line for each"
            return
        yield f"clock {self._preset}: differs"
        yield from _told(outcome.failure)
        quoted = shlex.quote(str(self._input)), shlex.quote(str(self._expected))
        yield from entry("again", f"{shlex.join(self._command)} < {quoted[0]} | diff {quoted[1]} -", whole=True)


def _told(failure: Failure) -> Iterator[str]:
    """The failure: what is wrong, the input, what came and what is expected."""
    yield from entry("what", f"{failure.fault.kind}: {shown(failure.fault.message, 400)}")
    if not failure.repeats:
        yield from entry("", "it did not repeat: run again on this input the program does what is expected")
    yield from _column("input", failure.input_text.splitlines())
    yield from _column("expected", failure.expected)
    yield from _column("found", [shown(line.decode("utf-8", "backslashreplace"), 80) for line in failure.found])
    for detail in failure.fault.details:
        yield from entry("", shown(detail, 400))


def _column(label: str, lines: Sequence[str]) -> Iterator[str]:
    """Lines below each other, of very many the first."""
    for number, line in enumerate(lines[:_MOST_SHOWN] or ["nothing"]):
        yield from entry("" if number else label, line)
    if len(lines) > _MOST_SHOWN:
        yield from entry("", f"... and {len(lines) - _MOST_SHOWN:,} more")


def _check_free(path: Path, form: re.Pattern[str]) -> None:
    """Raise BadInput if a file is there that this command has not written."""
    try:
        there = path.read_bytes().decode("ascii", "replace")
    except FileNotFoundError:
        return
    except OSError as error:
        raise BadInput(f"cannot be read, and would be overwritten: {error.strerror}", str(path)) from None
    if form.fullmatch(there) is None:
        raise BadInput("would be overwritten: expected another --to DIR", str(path))
