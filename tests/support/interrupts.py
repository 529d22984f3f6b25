"""Interrupts at every step of some code."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def interrupted_at(
    step: int, run: Callable[[], object], counts: Callable[[FrameType, str], bool] = lambda frame, event: True
) -> bool:
    """Whether an interrupt at this step, from 0, came out; False once there are fewer steps than that.

    A step is what the interpreter tells a tracer, as far as it ``counts``: with ``frame.f_trace_opcodes`` set there
    every instruction, else every line, call and return. An interrupt that is swallowed fails the test.
    """
    left = step

    def trace(frame: FrameType, event: str, argument: Any) -> Callable[..., Any]:
        nonlocal left
        if counts(frame, event):
            left -= 1
            if left == -1:
                raise KeyboardInterrupt
        return trace

    before = sys.gettrace()
    gc.disable()  # what is called at a collection may swallow anything
    sys.settrace(trace)
    try:
        run()
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
        gc.enable()
    assert left >= 0, f"the interrupt at step {step} was swallowed"
    return False
