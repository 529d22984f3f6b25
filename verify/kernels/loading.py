"""The compiled programs, loaded when the first one is to run: until then nothing needs numba."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from importlib.util import find_spec
from threading import current_thread, main_thread
from types import FrameType
from typing import Any

from verify.errors import VerifyError, shown

_LIBRARIES = ("numba", "numpy")


def load(file: str) -> Any:
    """A file of this room that needs numba.

    Raises VerifyError, in one line, if numba or numpy is missing or cannot be loaded.
    """
    missing = [library for library in _LIBRARIES if find_spec(library) is None]
    if missing:
        needed = " and ".join(missing)
        raise VerifyError(f"this takes compiled programs, which need {needed}: pip install '.[fast]'")
    name = f"verify.kernels.{file}"
    try:
        with nullcontext() if name in sys.modules else heeding_interrupts():
            return import_module(name)
    except (ImportError, OSError) as error:
        message = f"numba cannot be loaded: {shown(str(error), 200)}; try pip install '.[fast]'"
        raise VerifyError(message) from None


@contextmanager
def heeding_interrupts() -> Iterator[None]:
    """Raise an interrupt again at the end, if there was one: while a library is loaded or compiles it may be lost."""
    usual = signal.default_int_handler
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is not usual:
        yield
        return
    heard = False

    def note(number: int, frame: FrameType | None) -> None:
        nonlocal heard
        heard = True
        usual(number, frame)

    signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if heard:
            raise KeyboardInterrupt
