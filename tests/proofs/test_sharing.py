"""Work shared by processes: the results in order, and no process left when it ends in any way."""

from __future__ import annotations

import os
import signal
import time
from multiprocessing import active_children

import pytest

from verify.errors import VerifyError
from verify.proofs.methods.sharing import shared


def late(number: int, seconds: float) -> tuple[int, int]:
    time.sleep(seconds)
    return number, os.getpid()


def lost(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def spared(number: int) -> int:
    """What a terminal does to every process of the group."""
    os.kill(os.getpid(), signal.SIGINT)
    return number


def nobody_is_left() -> bool:
    for _ in range(100):
        if not active_children():
            return True
        time.sleep(0.05)
    return False


def test_the_results_come_in_order_from_several_processes() -> None:
    results = list(shared(late, [(1, 0.3), (2, 0.0), (3, 0.0), (4, 0.0)], 2))
    assert [number for number, _ in results] == [1, 2, 3, 4]
    assert len({process for _, process in results} | {os.getpid()}) == 3
    assert nobody_is_left()


def test_none_is_this_process() -> None:
    assert list(shared(late, [(1, 0.0)], 0)) == [(1, os.getpid())]


def test_a_lost_process_is_no_result() -> None:
    with pytest.raises(VerifyError, match="a process ended before its work was done"):
        list(shared(lost, [(1,), (2,)], 2))
    assert nobody_is_left()


def test_who_stops_listening_ends_the_work() -> None:
    results = shared(late, [(1, 0.0), (2, 60.0), (3, 60.0)], 2)
    assert next(results)[0] == 1
    results.close()  # type: ignore[attr-defined]
    assert nobody_is_left()


def test_an_interrupt_is_only_for_the_first_process() -> None:
    assert list(shared(spared, [(1,), (2,)], 2)) == [1, 2]
