"""A program at the end of a pipe: a line to it, a line from it, each in time; and its end, whatever it does.

No thread reads along. While a line is awaited all three pipes are watched at once, so a program that fills its standard
error, or does not read, holds nothing up but itself.
"""

from __future__ import annotations

import contextlib
import os
import re
import select
import signal
import subprocess
import weakref
from collections.abc import Sequence
from time import monotonic
from typing import IO

from verify.conformance.asking.replies import start_of
from verify.conformance.differences import Faulty, Kind
from verify.errors import BadInput, shown

CHUNK = 1 << 16
TAIL = 1 << 12  # bytes kept of what was said last to standard error
_TAIL_LINES = 8
_ERROR = re.compile(r"[\w.$]*(Error|Exception)\b|thread '.*' panicked|panic: ")  # how a language begins to tell of one
LOOK = 0.05  # seconds after which to look whether the program still runs, as its children may hold the pipes open
MOMENT = 1.0  # seconds to end in, once there is no more to say


class Child:
    """A program that was started, in a session of its own; ``most`` is the longest line it may write, in bytes.

    Raises BadInput if it cannot be started.
    """

    def __init__(self, command: Sequence[str], most: int) -> None:
        self._process = started(command)
        self._most = most
        self._said, self._errors, self._unsent = bytearray(), bytearray(), b""
        self._poll = select.poll()
        self._in, self._out, self._err = pipes(self._process)
        os.set_blocking(self._in, False)
        for pipe in (self._out, self._err):
            self._poll.register(pipe, select.POLLIN)
        self._end = weakref.finalize(self, end, self._process)

    def send(self, line: bytes) -> None:
        """Have a line on its way, as much of it as the pipe takes; ``line_by`` sends the rest.

        Raises Faulty if the program has said something that it was not asked for, or does not listen.
        """
        self._read_what_is_there()
        if self._said:
            raise self._faulty("flood", f"a line that was not asked for: {start_of(bytes(self._said))}")
        self._unsent = line
        self._write()

    def line_by(self, deadline: float) -> bytes | None:
        """The next line, without its end; None if it has not come at this time of the monotonic clock.

        Raises Faulty if the program has ended instead, or if the line is too long.
        """
        while (line := self._whole_line()) is None:
            left = deadline - monotonic()
            if left <= 0:
                return None
            if not self._wait(min(left, LOOK)) and self._process.poll() is not None:
                return self._line_at_the_end()
        return line

    def _line_at_the_end(self) -> bytes:
        """A line that was said just before the program ended."""
        self._read_what_is_there()
        line = self._whole_line()
        if line is None:
            raise self.ended()
        return line

    @property
    def half_a_line(self) -> bytes:
        """What has been said since the last end of a line."""
        return bytes(self._said)

    def last_words(self) -> tuple[str, ...]:
        """The last lines of standard error, for a message."""
        return last_lines(self._errors)

    def ended(self) -> Faulty:
        """What is wrong with a program that says no more: it has ended, or has closed a pipe and lives on."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(MOMENT)
        self._read_what_is_there()
        half = (f"half a line had come: {start_of(self.half_a_line)}",) if self._said else ()
        kind, message = ending(self._process.returncode)
        return self._faulty(kind, message, half)

    def close(self) -> None:
        """Let the program end by itself for a moment, its standard input being at its end; then end it."""
        self._process.stdin.close()  # type: ignore[union-attr]
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(MOMENT)
        self.kill()

    def kill(self) -> None:
        """End the program and all that it has started."""
        self._end()

    def _faulty(self, kind: Kind, message: str, details: tuple[str, ...] = ()) -> Faulty:
        return Faulty(kind, message, (*details, *self.last_words()))

    def _whole_line(self) -> bytes | None:
        end = self._said.find(b"\n")
        if end > self._most or (end < 0 and len(self._said) > self._most):
            raise self._faulty("flood", f"a line of more than {self._most:,} bytes: {start_of(self.half_a_line)}")
        if end < 0:
            return None
        line = bytes(self._said[:end])
        del self._said[: end + 1]
        return line

    def _wait(self, seconds: float) -> bool:
        """Wait until some pipe is ready, and use it; whether there was one."""
        ready = self._poll.poll(seconds * 1000)
        for pipe, _ in ready:
            if pipe == self._in:
                self._write()
            elif pipe == self._err:
                self._hear_errors()
            elif not self._hear():
                raise self.ended()
        return bool(ready)

    def _write(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._in, self._unsent) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            raise self.ended() from None
        if self._unsent:
            self._poll.register(self._in, select.POLLOUT)
        else:
            with contextlib.suppress(KeyError):
                self._poll.unregister(self._in)

    def _hear(self) -> bool:
        """Take what is said; False at its end."""
        chunk = os.read(self._out, CHUNK)
        self._said += chunk
        return bool(chunk)

    def _hear_errors(self) -> bool:
        """Take what is said to standard error; False at its end."""
        chunk = os.read(self._err, CHUNK)
        self._errors = self._errors[-TAIL:] + chunk
        if not chunk:
            self._poll.unregister(self._err)
        return bool(chunk)

    def _read_what_is_there(self) -> None:
        """Take what has been said so far, of each pipe at most what it can hold."""
        for pipe, _ in self._poll.poll(0):
            if pipe == self._out:
                self._hear()
            elif pipe == self._err:
                self._hear_errors()


def started(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """A program in a session of its own, with three pipes; raises BadInput if it cannot be started."""
    if not command:
        raise BadInput("there is no command: expected a program to start, and its arguments")
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadInput(f"'{shown(command[0], 200)}' cannot be started: {why}: expected a program") from None


def pipes(process: subprocess.Popen[bytes]) -> tuple[int, int, int]:
    """Our ends of standard input, output and error."""
    ends: tuple[IO[bytes] | None, ...] = (process.stdin, process.stdout, process.stderr)
    ours = [end.fileno() for end in ends if end is not None]
    return ours[0], ours[1], ours[2]


def last_lines(errors: bytes | bytearray) -> tuple[str, ...]:
    """The last lines that were said to standard error, for a message; an error is named, however long its stack.

    >>> last_lines(b"".join([b"Error: boom\\n", *[b"    at somewhere\\n"] * 20]))[0]
    'standard error: Error: boom'
    """
    lines = bytes(errors[-TAIL:]).decode("utf-8", "backslashreplace").splitlines()
    named = max((number for number, line in enumerate(lines) if _ERROR.match(line)), default=len(lines))
    first = max(0, min(named, len(lines) - _TAIL_LINES))
    return tuple(f"standard error: {shown(line, 200)}" for line in lines[first : first + _TAIL_LINES])


def ending(status: int | None) -> tuple[Kind, str]:
    """What an end without an answer is, by the exit status; None if the program still runs.

    >>> ending(-11), ending(3)
    (('crash', 'ended by SIGSEGV'), ('crash', 'ended with exit status 3'))
    """
    if status is None:
        return "silent exit", "no answer can come any more: a pipe is closed, though the program still runs"
    if status < 0:
        return "crash", f"ended by {_signal_name(-status)}"
    if status > 0:
        return "crash", f"ended with exit status {status}"
    return "silent exit", "ended with exit status 0, without an answer"


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def end(process: subprocess.Popen[bytes]) -> None:
    """End the session of a program, take its exit status, close the pipes."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):  # as of a program with rights that we have not
        process.wait(MOMENT)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
