"""One run of a program: all its input, all its output, and how it ended."""

from __future__ import annotations

import contextlib
import os
import select
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Literal, TypeAlias

from verify.conformance.asking.child import CHUNK, LOOK, MOMENT, TAIL, end, ending, last_lines, pipes, started

WrongEnd: TypeAlias = Literal["time-out", "crash", "flood"]
"""It had to be ended; it ended with an error; it had to be ended as it said too much."""

_MOST_A_LINE = 64  # bytes a program may print for a line of its input, on the average
_MOST_BESIDE = 1 << 14


@dataclass(frozen=True, slots=True)
class Run:
    """What a program printed, as whole lines, and how it ended.

    ``fault`` is None if it ended by itself with exit status 0; ``message`` says what is wrong otherwise. ``rest`` is
    what came after the last end of a line; ``errors`` are the last lines of standard error.
    """

    lines: tuple[bytes, ...]
    rest: bytes
    fault: WrongEnd | None
    message: str
    errors: tuple[str, ...]


def run(command: Sequence[str], text: str, timeout: float) -> Run:
    """Run a program on a text; after ``timeout`` seconds it is ended, with all that it has started.

    Raises BadInput if it cannot be started.
    """
    running = _Running(command, text.encode("utf-8"), timeout)
    try:
        fault, message = running.to_the_end()
    finally:
        running.close()
    *lines, rest = bytes(running.said).split(b"\n")
    return Run(tuple(lines), rest, fault, message, last_lines(running.errors))


class _Running:
    """A program that runs: what it has not been told yet, and what it has said."""

    def __init__(self, command: Sequence[str], text: bytes, timeout: float) -> None:
        self.said, self.errors = bytearray(), bytearray()
        self._timeout, self._deadline = timeout, monotonic() + timeout
        self._most = _MOST_BESIDE + _MOST_A_LINE * text.count(b"\n")
        self._unsent = memoryview(text)
        self._process = started(command)
        self._in, self._out, self._err = pipes(self._process)
        os.set_blocking(self._in, False)
        self._poll = select.poll()
        self._poll.register(self._in, select.POLLOUT)
        for pipe in (self._out, self._err):
            self._poll.register(pipe, select.POLLIN)
        self._over = False

    def to_the_end(self) -> tuple[WrongEnd | None, str]:
        """Tell it all and hear it out; what is wrong, and None if nothing is."""
        while not self._over:
            left = self._deadline - monotonic()
            if left <= 0:
                return self._late()
            if not self._wait(min(left, LOOK)) and self._process.poll() is not None:
                break  # only its children hold the pipes
            if len(self.said) > self._most:
                return "flood", f"more than {self._most:,} bytes of output"
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self._process.wait(max(MOMENT, self._deadline - monotonic()))
            return (None, "") if status == 0 else ("crash", ending(status)[1])
        return self._late()

    def close(self) -> None:
        """End it, if it still runs."""
        end(self._process)

    def _late(self) -> tuple[WrongEnd, str]:
        return "time-out", f"it has not ended within {self._timeout:g} s"

    def _wait(self, seconds: float) -> bool:
        """Wait until some pipe is ready, and use it; whether there was one."""
        ready = self._poll.poll(seconds * 1000)
        for pipe, _ in ready:
            if pipe == self._in:
                self._tell()
            elif chunk := os.read(pipe, CHUNK):
                self._hear(pipe, chunk)
            else:
                self._poll.unregister(pipe)
                self._over = self._over or pipe == self._out
        return bool(ready)

    def _hear(self, pipe: int, chunk: bytes) -> None:
        if pipe == self._out:
            self.said += chunk
        else:
            self.errors = self.errors[-TAIL:] + chunk

    def _tell(self) -> None:
        """Tell it more; one that does not listen any longer may still be right."""
        try:
            self._unsent = self._unsent[os.write(self._in, self._unsent) :]
        except BrokenPipeError:
            self._unsent = self._unsent[:0]
        if not self._unsent and self._process.stdin is not None:
            self._poll.unregister(self._in)
            self._process.stdin.close()
