"""Writing files: the whole file or nothing; or, for a journal, line after line, by one run at a time."""

from __future__ import annotations

import os
import secrets
import stat
from pathlib import Path
from typing import BinaryIO

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


def open_journal(path: Path, most_bytes: int) -> BinaryIO:
    """The file, opened to be read and added to, and kept from other runs until it is closed; a new one is empty.

    Such a file is never replaced: two runs that wrote to it would lose each other's lines. Raises BadInput if it cannot
    be opened, is no file or larger than is allowed, and while another run writes to it.
    """
    import fcntl  # not every system has it, and few runs keep a journal

    try:
        if path.exists() and not path.is_file():
            raise BadInput("a directory or a device, expected a file of its own for the journal", str(path))
        if path.exists() and path.stat().st_size > most_bytes:
            raise BadInput(f"larger than {most_bytes // 2**20} MiB: expected a journal", str(path))
        file = path.open("a+b")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "not a file name"
        raise BadInput(f"cannot be opened: {reason}", str(path)) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        if isinstance(error, BlockingIOError):
            raise BadInput("another run is writing to it: expected a journal of its own", str(path)) from None
        raise BadInput(f"cannot be locked: {error.strerror}", str(path)) from None
    return file


def add_lasting(file: BinaryIO, line: bytes) -> None:
    """Add to a journal, and make it last."""
    file.write(line)
    file.flush()
    os.fsync(file.fileno())
