"""The compiled programs, loaded when the first one is to run: until then nothing needs numba."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
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
    try:
        return import_module(f"verify.kernels.{file}")
    except (ImportError, OSError) as error:
        message = f"numba cannot be loaded: {shown(str(error), 200)}; try pip install '.[fast]'"
        raise VerifyError(message) from None
