"""A campaign: many deals decided in units, those of a journal first, with the results in the order of the deals."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

from verify.campaign.journal import Journal
from verify.campaign.outcomes import BAD, Outcome
from verify.campaign.workers import work_here, work_on_processes
from verify.errors import BadInput

UNIT = 5  # deals: what an interrupt may cost on each process

Decide = Callable[[Any], Outcome]
"""What decides a deal; a process must be able to import it. It raises BadInput for a deal that cannot be played."""

Progress = Callable[[Outcome, bool], None]
"""Told of every outcome, and whether it was found now or comes from the journal."""


@dataclass(frozen=True)
class Campaign:
    """Deals to be decided: ``deals`` have a ``name`` and a ``repr`` that says all that there is to say of them.

    ``settled`` names the game, the rules and the limits, as plain values: a journal is for the same deals under the
    same of these only. How many processes (``jobs``) there are makes no difference.
    """

    deals: Sequence[Any]
    decide: Decide
    settled: Mapping[str, Any]
    jobs: int = 1
    journal: Path | None = None
    progress: Progress = field(default=lambda outcome, now: None)

    def outcomes(self) -> Generator[Outcome, None, None]:
        """How each deal was decided, in the order of the deals, each as soon as its unit and those before are done.

        Raises BadInput for a file that is not the journal of this campaign, WorkerDied if a process ends by itself.
        """
        units = [self.deals[first : first + UNIT] for first in range(0, len(self.deals), UNIT)]
        names = [[deal.name for deal in unit] for unit in units]
        with Journal(self.journal, self._heading(), names) as journal:
            for outcome in (each for unit in sorted(journal.units) for each in journal.units[unit]):
                self.progress(outcome, False)
            todo = [(number, unit) for number, unit in enumerate(units) if number not in journal.units]
            shown = 0
            with closing(self._add_all(journal, todo)) as more:
                for _ in chain([None], more):
                    while shown in journal.units:
                        yield from journal.units[shown]
                        shown += 1

    def _add_all(self, journal: Journal, todo: Sequence[tuple[int, Sequence[Any]]]) -> Generator[None, None, None]:
        """Decide units and add them to the journal, one at a step."""
        begun: dict[int, list[Outcome]] = {number: [] for number, _ in todo}
        size = {number: len(unit) for number, unit in todo}
        with closing(self._decided(todo)) as told:
            for number, outcome in told:
                self.progress(outcome, True)
                begun[number].append(outcome)
                if len(begun[number]) == size[number]:
                    journal.add(number, tuple(begun.pop(number)))
                    yield

    def _decided(self, todo: Sequence[tuple[int, Sequence[Any]]]) -> Generator[tuple[int, Outcome], None, None]:
        jobs, work = min(self.jobs, len(todo)), partial(decided, self.decide)
        return work_on_processes(work, todo, jobs) if jobs > 1 else work_here(work, todo)

    def _heading(self) -> dict[str, Any]:
        return {**self.settled, "deals": len(self.deals), "unit": UNIT, "digest": _digest(self.deals)}


def decided(decide: Decide, deal: Any) -> Outcome:
    """How a deal was decided; a bad one has its error for the reason."""
    try:
        return decide(deal)
    except BadInput as error:
        return Outcome(deal.name, BAD, error.message)


def _digest(deals: Iterable[Any]) -> str:
    """A number that tells these deals, with their names, from all others."""
    told = sha256()
    for deal in deals:
        told.update(f"{deal.name}\n{deal!r}\n".encode("utf-8", "surrogatepass"))
    return told.hexdigest()
