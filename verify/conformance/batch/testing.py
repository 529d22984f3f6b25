"""A program tested with many decks: the first fault, and the smallest input found that shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from time import perf_counter

from verify.conformance.batch.decks import Deck, decks
from verify.conformance.batch.lines import Fault, expected_line, first_fault, input_of
from verify.conformance.batch.program import Run, run
from verify.conformance.batch.shrinking import Shrinking
from verify.errors import BadInput, shown
from verify.rules.clock_options import PRESETS, ClockRules

PLAYED = tuple(name for name, preset in PRESETS.items() if preset.rules.second_chance == "none")
"""The presets that a line for a deck says all about: those without a second chance."""

_MOST_A_RUN = 256
_SHRINKING = 30.0  # seconds

_expected = lru_cache(maxsize=1 << 13)(expected_line)  # to make decks small means to play the nearly sorted ones again


@dataclass(frozen=True, slots=True)
class Failure:
    """An input on which the program goes wrong, the lines that are expected, those that came, and what is wrong.

    ``repeats`` is whether a fresh run of the program on this input has failed again; if not, it is the input on which
    it failed once.
    """

    decks: tuple[Deck, ...]
    expected: tuple[str, ...]
    found: tuple[bytes, ...]
    fault: Fault
    repeats: bool = True

    @property
    def input_text(self) -> str:
        """The input as a file."""
        return input_of(self.decks)

    @property
    def expected_text(self) -> str:
        """The expected output as a file."""
        return "".join(f"{line}\n" for line in self.expected)


@dataclass(frozen=True, slots=True)
class BatchOutcome:
    """What came of a test: decks that were played until the failure, or all; runs of the program, to shrink it too."""

    preset: str
    seed: int
    decks: int
    runs: int
    failure: Failure | None
    seconds: float


def conform_batch(
    command: Sequence[str],
    decks: int = 1000,
    seed: int = 1,
    timeout: float = 5.0,
    preset: str = "uva170",
    progress: Callable[[int], None] = lambda played: None,
) -> BatchOutcome:
    """Test a program with so many decks; ``timeout`` is for one run of it, of at most 256 decks, in seconds.

    ``progress`` is told the number of decks played so far. Raises BadInput if the program cannot be started, if there
    is no such preset, or if it has a second chance, of which a line says nothing.
    """
    if decks < 1:
        raise BadInput(f"{decks} decks: expected one at least")
    testing, began = _Testing(command, rules_of(preset), timeout), perf_counter()
    played, failure = 0, None
    for some in _runs_of(seed, decks, testing.rules):
        failure = testing.failure(some)
        if failure is not None:
            played += failure.fault.deck
            break
        played += len(some)
        progress(played)
    smallest = None if failure is None else testing.smallest(failure)
    return BatchOutcome(preset, seed, played, testing.runs, smallest, perf_counter() - began)


def rules_of(preset: str) -> ClockRules:
    """The rules of a preset that can be tested in this way; raises BadInput for others."""
    if preset not in PLAYED:
        what = "has a second chance" if preset in PRESETS else "is unknown"
        raise BadInput(f"preset '{shown(preset)}' {what}: expected one of {', '.join(PLAYED)}")
    return PRESETS[preset].rules


def _runs_of(seed: int, number: int, rules: ClockRules) -> Iterator[tuple[Deck, ...]]:
    """The decks of each run: one, then twice as many each time, so that a fault is found among few decks."""
    left, size = islice(decks(seed, rules), number), 1
    while some := tuple(islice(left, size)):
        yield some
        size = min(2 * size, _MOST_A_RUN)


class _Testing:
    """A program under test, and the rules it is to play by."""

    def __init__(self, command: Sequence[str], rules: ClockRules, timeout: float) -> None:
        self.rules, self.runs = rules, 0
        self._command, self._timeout = command, timeout

    def failure(self, some: Sequence[Deck]) -> Failure | None:
        """What goes wrong in a fresh run on these decks."""
        self.runs += 1
        expected = tuple(_expected(deck, self.rules) for deck in some)
        done = run(self._command, input_of(some), self._timeout)
        fault = first_fault(expected, done)
        return None if fault is None else Failure(tuple(some), expected, _printed(done), fault)

    def smallest(self, failure: Failure) -> Failure:
        """The smallest failure found, confirmed once more; the same, if it does not repeat."""
        shrinking = Shrinking(self._fault, _SHRINKING)
        small = shrinking.smallest(failure.decks, failure.fault.deck)
        for some in (small, failure.decks):
            again = self.failure(some)
            if again is not None:
                return again
        return Failure(failure.decks, failure.expected, failure.found, failure.fault, repeats=False)

    def _fault(self, some: Sequence[Deck]) -> Fault | None:
        failure = self.failure(some)
        return None if failure is None else failure.fault


def _printed(done: Run) -> tuple[bytes, ...]:
    return (*done.lines, done.rest) if done.rest else done.lines
