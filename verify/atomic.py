"""Writing files: the whole file or nothing."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

from verify.errors import BadInput


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever sees a part of it: to a temporary name beside it, then renamed.

    A link is followed, an existing file keeps its permissions, and a device or pipe is written to as it is.
    Raises BadInput if the place cannot be written; what stood there before is then untouched.
    """
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_bytes(data)
        else:
            _replace(target, data)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "not a file name"
        raise BadInput(f"cannot be written: {reason}", str(path)) from None


def _replace(target: Path, data: bytes) -> None:
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666 & ~_umask()
    handle, temporary = tempfile.mkstemp(prefix=f".{target.name[:100]}.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(mode)
        Path(temporary).replace(target)
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
