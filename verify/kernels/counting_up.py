"""A range of deals shared by the cores, part by part, with progress and interrupts.

The compiled programs do not hold Python up, so threads share the work and nothing is copied between them. A part is
done in slices of some milliseconds; between these a thread notices that it is to stop.

An interrupt may come between any two steps of the main thread, and would leave a lock of the library's thread pools
taken for ever. So there is none here: bare threads, which answer by a queue whose every step is whole.
"""

from __future__ import annotations

import os
from _thread import start_new_thread
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import Any

from verify.kernels.plan import Plan
from verify.kernels.tallies import Tallies

SLICE = 20_000  # deals
Part = tuple[int, int]  # number of the first deal, how many deals
Progress = Callable[[int], None]  # told how many deals have been counted since the last time
Begin = Callable[[Plan, int], Callable[[int, Any, Any], None]]
"""For a plan and the number of a first deal: what counts so many deals more, into cells for maps and for games."""
Answer = tuple[int, tuple[Tallies, ...] | BaseException]  # which thread, and what came of its part

_NEWS, _PATIENCE, _PAUSE = 0.5, 3.0, 0.002  # seconds to wait for news, and in all for threads that are to stop


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
    queue, stop = iter(todo), list[bool]()  # it is to stop when anything stands there
    answers: SimpleQueue[Answer] = SimpleQueue()
    counted = [0] * (workers + 1)  # by each thread; the last one is what progress has been told
    free, running = list(range(workers)), dict[int, Part]()
    begun, ended = list[Part](), list[Part]()
    try:
        while True:
            for part in islice(queue, len(free)):
                start_new_thread(_work, (plan, begin, part, stop, counted, free[-1], answers, ended))
                begun.append(part)
                running[free.pop()] = part
            if not running:
                return
            answer = _news(answers)
            _tell(progress, counted)
            if answer is None:
                continue
            worker, outcome = answer
            part = running.pop(worker)
            if isinstance(outcome, BaseException):
                raise outcome
            free.append(worker)
            yield part, outcome
    finally:
        stop.append(True)
        latest = monotonic() + _PATIENCE
        while len(ended) < len(begun) and monotonic() < latest:
            sleep(_PAUSE)


def _news(answers: SimpleQueue[Answer]) -> Answer | None:
    with suppress(Empty):
        return answers.get(timeout=_NEWS)
    return None


def _work(
    plan: Plan,
    begin: Begin,
    part: Part,
    stop: list[bool],
    counted: list[int],
    worker: int,
    answers: SimpleQueue[Answer],
    ended: list[Part],
) -> None:
    """Count a part and say what came of it, whatever that is."""
    try:
        answers.put((worker, _count(plan, begin, part, stop, counted, worker)))
    except BaseException as error:
        answers.put((worker, error))
    finally:
        ended.append(part)


def _count(
    plan: Plan, begin: Begin, part: Part, stop: list[bool], counted: list[int], worker: int
) -> tuple[Tallies, ...]:
    first, deals = part
    go_on, (_, _, maps, games, _) = begin(plan, first), plan.arrays()
    for _, size in parts(deals, SLICE):
        if stop:
            return ()
        go_on(size, maps, games)
        counted[worker] += size
    return plan.tallies(deals, maps, games)


def _tell(progress: Progress, counted: list[int]) -> None:
    *each, told = counted
    counted[-1] = sum(each)
    progress(counted[-1] - told)
