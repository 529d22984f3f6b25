"""How the programs of this room are compiled, and where the machine code is kept.

numba keeps machine code from one run to the next, but looks only at the file of a function, not at those of the
functions it calls: a change there would go unnoticed. So the place where it is kept is named after the contents of
all files here. If no place can be written to, the programs are compiled anew each time.

The lock on Python is released while they run, so that several can run at once.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

P = ParamSpec("P")
R = TypeVar("R")

Ranks = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.int64]
Word = np.uint64


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """The same function as machine code, compiled when it is first called or found where it was kept."""
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(_place())
    try:
        return _compiled(function, cache=True)
    except (RuntimeError, OSError):  # there is no place to keep it
        return _compiled(function)
    finally:
        config.CACHE_DIR = before


def part(function: Callable[P, R]) -> Callable[P, R]:
    """The same for a part of other programs, which Python cannot call: it takes less time to compile."""
    return _compiled(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def _compiled(function: Callable[P, R], **options: bool) -> Callable[P, R]:
    njit: Any = numba.njit
    return cast(Callable[P, R], njit(nogil=True, error_model="numpy", **options)(function))


@cache
def _place() -> Path:
    """The directory for these files as they are now: beside them, or else among the user's caches."""
    room = Path(__file__).parent
    contents = b"".join(file.read_bytes() for file in sorted(room.glob("*.py")))
    beside = room / "__pycache__"
    if not os.access(beside if beside.is_dir() else room, os.W_OK):
        beside = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "patience-verify")
    return beside / f"kernels-{sha256(contents).hexdigest()[:16]}"


@part
def card_at(cards: Ranks, place: int) -> int:
    """The card in a place, as a number with a sign: one without becomes a fraction when the two meet."""
    return np.int64(cards[place])  # type: ignore[return-value]
