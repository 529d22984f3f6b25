"""A program that says hello as it should, and to the next request does what its argument names.

If a file is named too, the ids of the program and of its child, if it starts one, are written there.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

HELLO = b'{"protocol": 1, "engine": "wrong", "games": {"clock": ["classic"]}}\n'
TURN = b'{"moves": ["turn"]}\n'
OTHERS: list[int] = []


def say(line: bytes) -> None:
    while line:
        line = line[os.write(1, line) :]


def sleep() -> NoReturn:
    while True:
        time.sleep(60)


def send(number: int) -> None:
    os.kill(os.getpid(), number)


def child() -> None:
    """A process that holds the pipes as long as it lives."""
    OTHERS.append(subprocess.Popen(["sleep", "600"]).pid)
    report()


def right() -> None:
    say(TURN)


def slow() -> None:
    time.sleep(0.2)
    say(TURN)


def deaf_to_the_end() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    say(TURN)
    sleep()


def with_a_child() -> None:
    child()
    say(TURN)


def noisy() -> None:
    for _ in range(300):
        os.write(2, b"x" * 9999 + b"\n")
    say(TURN)


def closes_errors() -> None:
    os.close(2)
    say(TURN)


def windows_lines() -> None:
    say(b'{"moves": ["turn"]}\r\n')


def in_pieces() -> None:
    for byte in TURN:
        say(bytes([byte]))


def silent() -> None:
    sleep()


def deaf() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sleep()


def half_a_line() -> None:
    say(TURN[:7])
    sleep()


def not_flushed() -> None:
    sys.stdout.write("an answer that stays in a buffer\n")
    sleep()


def stops() -> None:
    send(signal.SIGSTOP)


def talks_to_errors() -> None:
    while True:
        os.write(2, b"no end of words\n" * 100)


def endless_line() -> None:
    while True:
        os.write(1, b"x" * 65536)


def endless_lines() -> None:
    while True:
        os.write(1, TURN)


def long_line() -> None:
    say(b'{"moves": ["' + b"x" * (1 << 20) + b'"]}\n')
    sleep()


def two_lines() -> None:
    say(TURN * 2)
    sys.stdin.readline()
    sleep()


def pretty() -> None:
    say(b'{\n  "moves": ["turn"]\n}\n')
    sleep()


def exit_status() -> None:
    os.write(2, b"first words\nthe deck is \xff empty\n")
    sys.exit(3)


def raises() -> None:
    raise KeyError("5S")


def segmentation_fault() -> None:
    send(signal.SIGSEGV)


def killed() -> None:
    send(signal.SIGKILL)


def exits() -> None:
    sys.exit(0)


def exits_in_a_line() -> None:
    say(TURN[:7])
    sys.exit(0)


def exits_beside_a_child() -> None:
    child()
    sys.exit(3)


def closes_output() -> None:
    os.close(1)
    sleep()


def says(line: bytes) -> Callable[[], None]:
    return lambda: say(line + b"\n")


LINES = {
    "latin": b'{"moves": ["\xe9"]}',
    "words": b"the moves are: turn\x1b[2J",
    "empty": b"",
    "cut": b'{"moves": ["turn"',
    "array": b'["turn"]',
    "null": b"null",
    "nested": b"[" * 100_000,
    "no-member": b"{}",
    "other-member": b'{"move": ["turn"]}',
    "one": b'{"moves": "turn"}',
    "numbers": b'{"moves": ["turn", 2]}',
    "not-a-number": b'{"moves": NaN}',
    "ok": b'{"ok": true}',
    "refused-by-number": b'{"refused": 5}',
    "refused": b'{"refused": "I do not know"}',
}


def report() -> None:
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text("\n".join(map(str, [os.getpid(), *OTHERS])), encoding="ascii")


def main() -> None:
    does = sys.argv[1]
    report()
    sys.stdin.readline()
    if does == "closes_input":
        os.close(0)
    say(HELLO * 2 if does == "hello_twice" else HELLO)
    if does == "closes_input":
        sleep()
    while sys.stdin.readline():
        (says(LINES[does]) if does in LINES else globals()[does])()


if __name__ == "__main__":
    main()
