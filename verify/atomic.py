"""Writing files: the whole file or nothing."""

from __future__ import annotations

import os
import secrets
import stat
from pathlib import Path

from verify.errors import BadInput


def write_whole(path: Path, data: bytes, *, synced: bool = True) -> None:
    """Write a file so that nobody ever sees a part of it: to a temporary name beside it, then renamed.

    A link is followed, an existing file keeps its permissions, and a device or pipe is written to as it is. With
    ``synced`` that holds through a power failure too; for thousands of small files that takes most of the time.
    Raises BadInput if the place cannot be written; what stood there before is then untouched.
    """
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_bytes(data)
        else:
            _replace(target, data, synced)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "not a file name"
        raise BadInput(f"cannot be written: {reason}", str(path)) from None


def _replace(target: Path, data: bytes, synced: bool) -> None:
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666
    temporary = target.with_name(f".{target.name[:50]}.{secrets.token_hex(8)}")  # known before it is there
    try:
        with open(temporary, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            file.write(data)
            if synced:
                file.flush()
                os.fsync(file.fileno())
        if target.exists():
            temporary.chmod(mode)
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def make_directory(path: Path) -> None:
    """The directory and its parents, if they are not there yet.

    Raises BadInput if that cannot be, for example because a file stands there.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"no directory can be made here: {error.strerror}", str(path)) from None
