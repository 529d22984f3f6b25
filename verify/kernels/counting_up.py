"""A range of deals shared by the cores, part by part, with progress and interrupts.

The compiled programs do not hold Python up, so threads share the work and nothing is copied between them. A part is
done in slices of some milliseconds; between these a thread notices that it is to stop.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from threading import Event
from typing import Any

from verify.kernels.plan import Plan
from verify.kernels.tallies import Tallies

SLICE = 20_000  # deals
Part = tuple[int, int]  # number of the first deal, how many deals
Progress = Callable[[int], None]  # told how many deals have been counted since the last time
Begin = Callable[[Plan, int], Callable[[int, Any, Any], None]]
"""For a plan and the number of a first deal: what counts so many deals more, into cells for maps and for games."""


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def parts(deals: int, size: int, first: int = 0) -> Iterator[Part]:
    """A range of deals in parts.

    >>> list(parts(5, 2))
    [(0, 2), (2, 2), (4, 1)]
    """
    for begin in range(first, first + deals, size):
        yield begin, min(size, first + deals - begin)


def count_up(
    plan: Plan, begin: Begin, todo: Iterable[Part], workers: int, progress: Progress
) -> Iterator[tuple[Part, tuple[Tallies, ...]]]:
    """Each part with its tallies as soon as it is done, in no certain order.

    At an interrupt, or when nobody wants more, what has been begun is dropped.
    """
    queue, stop = iter(todo), Event()
    counted = [0] * (workers + 1)  # by each thread; the last one is what progress has been told
    with ThreadPoolExecutor(workers) as pool:
        try:
            free, running = list(range(workers)), dict[Future[tuple[Tallies, ...]], tuple[Part, int]]()
            while True:
                for part in islice(queue, len(free)):
                    worker = free.pop()
                    running[pool.submit(_count, plan, begin, part, stop, counted, worker)] = part, worker
                if not running:
                    return
                done, _ = wait(running, timeout=0.5, return_when=FIRST_COMPLETED)
                _tell(progress, counted)
                for future in done:
                    part, worker = running.pop(future)
                    free.append(worker)
                    yield part, future.result()
        finally:
            stop.set()


def _count(plan: Plan, begin: Begin, part: Part, stop: Event, counted: list[int], worker: int) -> tuple[Tallies, ...]:
    first, deals = part
    go_on, (_, _, maps, games, _) = begin(plan, first), plan.arrays()
    for _, size in parts(deals, SLICE):
        if stop.is_set():
            return ()
        go_on(size, maps, games)
        counted[worker] += size
    return plan.tallies(deals, maps, games)


def _tell(progress: Progress, counted: list[int]) -> None:
    *each, told = counted
    counted[-1] = sum(each)
    progress(counted[-1] - told)
