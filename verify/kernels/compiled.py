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
    return _kept(function)


def bare_kernel(function: Callable[P, R]) -> Callable[P, R]:
    """The same where it makes no arrays: references to those it is given are not counted, which takes a quarter less.

    What it calls must be ``inlined``.
    """
    return _kept(function, _nrt=False)


def part(function: Callable[P, R]) -> Callable[P, R]:
    """The same for a part of other programs, which Python cannot call: it takes less time to compile."""
    return _compiled(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """The same for a part that is put in the place of every call: faster, where calls are what takes the time.

    It makes no arrays.
    """
    return _compiled(function, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True, _nrt=False)


def is_kept(program: Any) -> bool:
    """Whether the machine code of a ``kernel`` is loaded, or kept from an earlier run."""
    if program.signatures:
        return True
    place, function = program.stats.cache_path, program.py_func
    name = f"{function.__module__.rpartition('.')[2]}.{function.__qualname__}"
    return place is not None and any(Path(place).glob(f"{name}-*.nbi"))


def _kept(function: Callable[P, R], **options: bool) -> Callable[P, R]:
    config, place = cast(Any, numba.config), _place()
    if place is None:
        return _compiled(function, **options)
    before, config.CACHE_DIR = config.CACHE_DIR, str(place)
    try:
        return _compiled(function, cache=True, **options)
    finally:
        config.CACHE_DIR = before


def _compiled(function: Callable[P, R], **options: bool) -> Callable[P, R]:
    njit: Any = numba.njit
    return cast(Callable[P, R], njit(nogil=True, error_model="numpy", **options)(function))


@cache
def _place() -> Path | None:
    """The directory for these files as they are now: beside them, or among the user's caches, or none."""
    room = Path(__file__).parent
    contents = b"".join(file.read_bytes() for file in sorted(room.rglob("*.py")))
    of_the_user = Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser(), "patience-verify")
    for directory in (room / "__pycache__", of_the_user):
        place = directory / f"kernels-{sha256(contents).hexdigest()[:16]}"
        try:
            place.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(place, os.W_OK):
            return place
    return None


@part
def card_at(cards: Ranks, place: int) -> int:
    """The card in a place, as a number with a sign: one without becomes a fraction when the two meet."""
    return np.int64(cards[place])  # type: ignore[return-value]
