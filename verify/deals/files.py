"""From a file, a pipe or standard input to text: never more than ``MAX_BYTES``, and UTF-8 only."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import BinaryIO

from verify.errors import BadInput

MAX_BYTES = 32 * 1024 * 1024
STANDARD_INPUT = "-"


def file_text(path: str) -> str:
    """The text of a file ("-": of standard input).

    Raises BadInput if it cannot be read, is too large or is not text.
    """
    return decoded(_standard_input() if path == STANDARD_INPUT else _file(path), path)


def decoded(data: bytes, source: str) -> str:
    """The bytes as text.

    >>> decoded(b"AS\\n\\xff", "deck.txt")
    Traceback (most recent call last):
    verify.errors.BadInput: deck.txt:2: byte 0xff at offset 3 on line 2 is not UTF-8: save the file as UTF-8 text

    Raises BadInput that names the first byte that is not UTF-8 text.
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        message = f"byte 0x{data[0]:02x} at offset 0 on line 1 is not UTF-8 (it looks like UTF-16)"
        raise BadInput(f"{message}: save the file as UTF-8 text", source, 1)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _not_text(data, error.start, "is not UTF-8: save the file as UTF-8 text", source) from None
    if "\0" in text:
        raise _not_text(data, data.index(0), "is not text: this is a binary file", source)
    return text


def _not_text(data: bytes, offset: int, why: str, source: str) -> BadInput:
    before = data[:offset]
    line = before.count(b"\n") + before.count(b"\r") - before.count(b"\r\n") + 1
    return BadInput(f"byte 0x{data[offset]:02x} at offset {offset} on line {line} {why}", source, line)


def _standard_input() -> bytes:
    if sys.stdin is None or sys.stdin.closed:
        raise BadInput("standard input is closed: give a file, or send the deals in", STANDARD_INPUT)
    buffer: BinaryIO | None = getattr(sys.stdin, "buffer", None)
    try:
        return (
            _at_most(buffer, STANDARD_INPUT)
            if buffer
            else sys.stdin.read(MAX_BYTES + 1).encode("utf-8", "surrogatepass")
        )
    except OSError as error:
        raise _unreadable(error, STANDARD_INPUT) from None


def _file(path: str) -> bytes:
    if not path or "\0" in path:
        raise BadInput("no file has such a name", path)
    try:
        with Path(path).open("rb") as file:
            status = os.fstat(file.fileno())
            if stat.S_ISREG(status.st_mode) and status.st_size > MAX_BYTES:
                raise _too_large(path)
            return _at_most(file, path)
    except OSError as error:
        raise _unreadable(error, path) from None


def _at_most(file: BinaryIO, source: str) -> bytes:
    """The bytes of a file whose size is not known beforehand (a pipe, a device)."""
    data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise _too_large(source)
    return data


def _too_large(source: str) -> BadInput:
    return BadInput(f"larger than {MAX_BYTES // 1024**2} MiB: split it into several files", source)


def _unreadable(error: OSError, source: str) -> BadInput:
    reasons = {
        FileNotFoundError: "no such file",
        IsADirectoryError: "a directory, expected a file",
        PermissionError: "no permission to read this file",
    }
    reason = reasons.get(type(error)) or f"cannot be read: {error.strerror or type(error).__name__}"
    return BadInput(reason, source)
