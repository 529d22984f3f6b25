"""Processes that do units of tasks, each behind a pipe of its own.

They are spawned, not forked: what compiled programs and threads hold does not survive a fork. There is no queue and no
lock between them, so that one that is killed cannot stop the others. They do not hear interrupts: the first process
does, and stops them.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from verify.errors import VerifyError

T = TypeVar("T")
R = TypeVar("R")

Work = Callable[[T], R]
"""What does a task and gives its result, never None; a process must be able to import it. A task has a ``name``."""


class WorkerDied(VerifyError):
    """A process ended before its work was done."""


def work_here(work: Work[T, R], units: Iterable[tuple[int, Sequence[T]]]) -> Generator[tuple[int, R], None, None]:
    """Do units, each with its number, in this process: the number of the unit and the result, task by task."""
    for number, tasks in units:
        for task in tasks:
            yield number, work(task)


def work_on_processes(
    work: Work[T, R], units: Iterable[tuple[int, Sequence[T]]], jobs: int
) -> Generator[tuple[int, R], None, None]:
    """The same on several processes: each result as soon as it is there, those of a unit in the order of its tasks.

    Raises WorkerDied if a process ends by itself, and VerifyErrors that the work raises. At the end, an interrupt, an
    error, or when nobody wants more, no process is left.
    """
    todo = iter(units)
    with _workers(work, jobs) as workers:
        busy = {pipe: unit for pipe, unit in zip(workers, todo, strict=False) if _send(pipe, unit)}
        while busy:
            ready = set(wait(list(busy)))
            for pipe in [each for each in busy if each in ready]:
                number, _ = busy[pipe]
                answer = _answer(pipe, workers[pipe], busy[pipe])
                if answer is not None:
                    yield number, answer
                elif (unit := next(todo, None)) is not None:
                    _send(pipe, unit)
                    busy[pipe] = unit
                else:
                    del busy[pipe]


@contextmanager
def _workers(work: Work[Any, Any], jobs: int) -> Iterator[dict[Connection, SpawnProcess]]:
    """So many processes, by the pipes to them; in the end they are stopped, whatever they do."""
    workers: dict[Connection, SpawnProcess] = {}
    try:
        resource_tracker.ensure_running()  # the first process would start it, and let interrupts through again
        for _ in range(jobs):
            ours, theirs = get_context("spawn").Pipe()
            process = get_context("spawn").Process(target=_work, args=(work, theirs), daemon=True)
            workers[ours] = process
            with _without_interrupts():
                process.start()
            theirs.close()
        yield workers
    finally:
        for pipe, process in workers.items():
            pipe.close()
            if process.pid is not None:
                process.kill()
                process.join()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Hold interrupts back; a process that is started meanwhile never hears them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _send(pipe: Connection, unit: tuple[int, Sequence[Any]]) -> bool:
    """Give a process its next unit; if it is gone, that shows when its answer is read."""
    with suppress(BrokenPipeError):
        pipe.send(unit[1])
    return True


def _answer(pipe: Connection, process: SpawnProcess, unit: tuple[int, Sequence[Any]]) -> Any:
    """The result of the next task; None when the unit is done."""
    try:
        answer = pipe.recv()
    except (EOFError, ConnectionResetError):
        process.join()
        tasks = f"{unit[1][0].name} to {unit[1][-1].name}"
        message = f"a process ended with {process.exitcode} while it decided {tasks}"
        raise WorkerDied(f"{message}: what a journal has is kept, and the same command goes on from there") from None
    if isinstance(answer, VerifyError):
        raise answer
    return answer


def _work(work: Work[Any, Any], pipe: Connection) -> None:
    """What a process does: do units until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):  # nobody is there to hear any more
        while True:
            for task in pipe.recv():
                try:
                    pipe.send(work(task))
                except VerifyError as error:
                    pipe.send(error)
            pipe.send(None)
