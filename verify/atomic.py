"""Writing files: the whole file or nothing."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from verify.errors import BadInput


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever sees a part of it: to a temporary name beside it, then renamed.

    Raises BadInput if the place cannot be written; what stood there before is then untouched.
    """
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise BadInput(f"cannot be written: {error.strerror}", str(path)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(0o666 & ~_umask())
        Path(temporary).replace(path)
    except OSError as error:
        Path(temporary).unlink(missing_ok=True)
        raise BadInput(f"cannot be written: {error.strerror}", str(path)) from None
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def make_directory(path: Path) -> None:
    """The directory and its parents, if they are not there yet.

    Raises BadInput if that cannot be, for example because a file stands there.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"no directory can be made here: {error.strerror}", str(path)) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
