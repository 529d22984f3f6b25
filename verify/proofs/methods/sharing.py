"""Work shared by processes that an interrupt does not leave behind."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

from verify.errors import VerifyError

T = TypeVar("T")


def shared(work: Callable[..., T], arguments: Sequence[tuple[Any, ...]], workers: int) -> Iterator[T]:
    """The results of ``work`` for each of these arguments, in order, by so many processes; by this one, if by none.

    An interrupt reaches this process alone. In others z3 runs undisturbed: its Python code may lose an interrupt.
    Raises VerifyError if a process ends before its work. Whatever ends the iteration ends the processes.
    """
    if workers == 0:
        yield from (work(*each) for each in arguments)
        return
    before = set(active_children())
    executor = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        yield from (future.result() for future in _submitted(executor, work, arguments))
    except BrokenProcessPool:
        raise VerifyError("a process ended before its work was done: is there enough memory?") from None
    except BaseException:
        for child in set(active_children()) - before:
            child.terminate()
        raise
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def _submitted(executor: ProcessPoolExecutor, work: Callable[..., T], arguments: Sequence[tuple[Any, ...]]) -> Any:
    """The work handed out. The processes are born with interrupts blocked: only this one answers to them."""
    with interrupts_wait():
        return [executor.submit(work, *each) for each in arguments]


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """What is done meanwhile is not interrupted; an interrupt that comes then takes effect afterwards."""
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
