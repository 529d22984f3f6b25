"""Deals decided as long as somebody wants more of them: there may be no end to them."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from typing import TypeVar

from verify.campaign.campaign import Decide, decided
from verify.campaign.outcomes import Outcome
from verify.campaign.workers import work_here, work_on_processes

D = TypeVar("D")


def decided_in_order(decide: Decide, deals: Iterable[D], jobs: int) -> Generator[tuple[D, Outcome], None, None]:
    """Each deal with how it was decided, in the order of the deals, as soon as it and those before are decided.

    How many processes (``jobs``) there are makes no difference, but that some deals more may be decided than are asked
    for. They are stopped when the generator is closed. Raises WorkerDied if one ends by itself.
    """
    given: dict[int, D] = {}
    units = _one_by_one(deals, given)
    done: dict[int, Outcome] = {}
    due = 0
    work = partial(decided, decide)
    with closing(work_on_processes(work, units, jobs) if jobs > 1 else work_here(work, units)) as told:
        for number, outcome in told:
            done[number] = outcome
            while due in done:
                yield given.pop(due), done.pop(due)
                due += 1


def _one_by_one(deals: Iterable[D], given: dict[int, D]) -> Iterator[tuple[int, list[D]]]:
    """A unit for each deal, noted when it is given out."""
    for number, deal in enumerate(deals):
        given[number] = deal
        yield number, [deal]
