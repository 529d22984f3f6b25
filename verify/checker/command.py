"""The command: two files in, one sentence and an exit code out."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from typing import TextIO

from . import GAMES, called, game_of
from .reading import MAX_BYTES, MAX_PACKED_BYTES, PACKED, Malformed, Rejected, about

FORMAT = """\
usage: python -m verify.checker CLAIM CERTIFICATE

Answers whether the certificate establishes exactly the claim. Exit code 0: accepted; 1: rejected; 2: a file that
cannot be read as a claim or a certificate, or wrong usage; 130: interrupted.

Any claim may also have "name": TEXT, which says what its deal is called. It is shown in quotes, without control
characters and not longer than a line, and nothing is established about it.

""" + "\n".join(game.format for game in GAMES.values())


def load(path: str) -> bytes:
    """The bytes of a regular file, no more than are allowed; a named pipe is not waited for. Raises Malformed."""
    try:
        with open(path, "rb", opener=lambda name, flags: os.open(name, flags | getattr(os, "O_NONBLOCK", 0))) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise Malformed("not a regular file")
            data = file.read(MAX_BYTES + 1)
            return data + file.read(MAX_PACKED_BYTES + 1 - len(data)) if data.startswith(PACKED) else data
    except (OSError, ValueError) as problem:
        raise Malformed(getattr(problem, "strerror", None) or "cannot be read") from None


def said(stream: TextIO | None, text: str) -> bool:
    """Write the text; whether that worked. The stream may be closed, full, or a pipe that nobody reads."""
    if stream is None:
        return False
    try:
        stream.write(text)
        stream.flush()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):  # so that the interpreter's own flush at exit does not fail again
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return False
    return True


def answer(arguments: list[str]) -> tuple[int, str]:
    """The exit code and what to print. Raises Malformed."""
    if "--help" in arguments or "-h" in arguments:
        return 0, FORMAT
    if len(arguments) != 2:
        raise Malformed("expected two files, CLAIM and CERTIFICATE; --help explains them")
    with about(arguments[0]):
        data = load(arguments[0])
        game = game_of(data)
        claim = game.read_claim(data)
    with about(arguments[1]):
        certificate = game.read_certificate(load(arguments[1]))
    try:
        return 0, f"accepted: {called(data)}{game.judge(claim, certificate)}\n"
    except Rejected as reason:
        return 1, f"rejected: {reason}\n"


def main(arguments: list[str]) -> int:
    """Run the command; returns the exit code."""
    try:
        code, text = answer(arguments)
        if said(sys.stdout, text):
            return code
        said(sys.stderr, "checker: standard output: cannot be written\n")
    except (Malformed, MemoryError) as problem:
        said(sys.stderr, f"checker: {str(problem) or 'not enough memory'}\n")
    except KeyboardInterrupt:
        said(sys.stderr, "checker: interrupted\n")
        return 130
    return 2
