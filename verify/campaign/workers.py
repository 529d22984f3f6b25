"""Processes that decide units of deals, each behind a pipe of its own.

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
from typing import Any

from verify.campaign.outcomes import BAD, Outcome
from verify.errors import BadInput, VerifyError

Decide = Callable[[Any], Outcome]
"""What decides a deal; a process must be able to import it. It raises BadInput for a deal that cannot be played."""
Unit = tuple[int, Sequence[Any]]  # its number, and its deals
Told = tuple[int, Outcome]  # of which unit a deal was decided, and how


class WorkerDied(VerifyError):
    """A process ended before its work was done."""


def decided(decide: Decide, deal: Any) -> Outcome:
    """How a deal was decided; a bad one has its error for the reason."""
    try:
        return decide(deal)
    except BadInput as error:
        return Outcome(deal.name, BAD, error.message)


def decide_here(decide: Decide, units: Iterable[Unit]) -> Generator[Told, None, None]:
    """Decide units in this process, one deal after the other."""
    for number, deals in units:
        for deal in deals:
            yield number, decided(decide, deal)


def decide_on_processes(decide: Decide, units: Iterable[Unit], jobs: int) -> Generator[Told, None, None]:
    """Decide units on several processes: each deal as soon as it is decided, those of a unit in their order.

    Raises WorkerDied if a process ends by itself, and whatever deciding a deal raises but BadInput. At the end, an
    interrupt, an error, or when nobody wants more, no process is left.
    """
    todo = iter(units)
    with _workers(decide, jobs) as workers:
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
def _workers(decide: Decide, jobs: int) -> Iterator[dict[Connection, SpawnProcess]]:
    """So many processes, by the pipes to them; in the end they are stopped, whatever they do."""
    workers: dict[Connection, SpawnProcess] = {}
    try:
        resource_tracker.ensure_running()  # the first process would start it, and let interrupts through again
        for _ in range(jobs):
            ours, theirs = get_context("spawn").Pipe()
            process = get_context("spawn").Process(target=_work, args=(decide, theirs), daemon=True)
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


def _send(pipe: Connection, unit: Unit) -> bool:
    """Give a process its next unit; if it is gone, that shows when its answer is read."""
    with suppress(BrokenPipeError):
        pipe.send(unit[1])
    return True


def _answer(pipe: Connection, process: SpawnProcess, unit: Unit) -> Outcome | None:
    """How the next deal was decided; None when the unit is done."""
    try:
        answer: Outcome | VerifyError | None = pipe.recv()
    except (EOFError, ConnectionResetError):
        process.join()
        deals = f"{unit[1][0].name} to {unit[1][-1].name}"
        message = f"a process ended with {process.exitcode} while it decided {deals}"
        raise WorkerDied(f"{message}: what a journal has is kept, and the same command goes on from there") from None
    if isinstance(answer, VerifyError):
        raise answer
    return answer


def _work(decide: Decide, pipe: Connection) -> None:
    """What a process does: decide units until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):  # nobody is there to hear any more
        while True:
            for deal in pipe.recv():
                try:
                    pipe.send(decided(decide, deal))
                except VerifyError as error:
                    pipe.send(error)
            pipe.send(None)
