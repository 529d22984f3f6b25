"""Deals decided as long as somebody wants more of them: there may be no end to them."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from typing import Any, TypeVar

from verify.campaign.outcomes import Outcome
from verify.campaign.workers import Decide, Unit, decide_here, decide_on_processes

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
    with closing(decide_on_processes(decide, units, jobs) if jobs > 1 else decide_here(decide, units)) as told:
        for number, outcome in told:
            done[number] = outcome
            while due in done:
                yield given.pop(due), done.pop(due)
                due += 1


def _one_by_one(deals: Iterable[D], given: dict[int, Any]) -> Iterator[Unit]:
    """A unit for each deal, noted when it is given out."""
    for number, deal in enumerate(deals):
        given[number] = deal
        yield number, [deal]
