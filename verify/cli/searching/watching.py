"""How far the search for one deal has come, on a terminal."""

from __future__ import annotations

import sys
import time
from types import TracebackType

import click

_FIRST_WORD = 1.0  # seconds before anything is said
_EVERY = 0.5


class Watch:
    """Told how many positions have been visited, it says so now and then on standard error, on one line that it clears.

    Told 0 it says at once that programs are compiled. It says nothing where nobody is there to see it, and nothing of
    a search that is over at once.
    """

    def __init__(self) -> None:
        self._on = sys.stderr is not None and sys.stderr.isatty()
        self._due = 0.0
        self._width = 0

    def __enter__(self) -> Watch:
        return self

    def __call__(self, positions: int) -> None:
        """Take note of how many positions have been visited."""
        if not self._on:
            return
        if not positions:
            self._say("verify: compiling what this search needs, once (some ten seconds)")
        elif not self._due:
            self._due = time.monotonic() + _FIRST_WORD
        elif time.monotonic() >= self._due:
            self._due = time.monotonic() + _EVERY
            self._say(f"verify: {positions:,} positions")

    def _say(self, text: str) -> None:
        click.echo(f"\r{text:<{self._width}}\r{text}", nl=False, err=True)
        self._width = len(text)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._width:
            self._say("")
