"""How far many deals have come, on a terminal: one line that is written over and over."""

from __future__ import annotations

import sys
from time import monotonic

import click

from verify.campaign.outcomes import Counts, Outcome

_OFTEN = 0.1  # seconds between two lines


class Progress:
    """Says on standard error how many deals are decided, and how; to be used in a ``with`` statement.

    It says nothing unless somebody is there to see it.
    """

    def __init__(self, deals: int, doing: str = "decided") -> None:
        self._deals, self._doing, self._counts = deals, doing, Counts()
        self._begun, self._said, self._found = monotonic(), 0.0, 0
        self._seen, self._width = sys.stderr is not None and sys.stderr.isatty(), 0

    def __enter__(self) -> Progress:
        return self

    def __call__(self, outcome: Outcome, now: bool = True) -> None:
        """One deal more, found now or known from before."""
        self._counts = self._counts.with_one(outcome.verdict)
        self._found += now
        if self._seen and monotonic() - self._said > _OFTEN:
            self._said = monotonic()
            self._say(self.line(self._said - self._begun))

    def __exit__(self, *_: object) -> None:
        if self._width:
            self._say("")
            click.echo("\r", nl=False, err=True)

    def line(self, seconds: float) -> str:
        """What there is to say after so many seconds."""
        counts, done = self._counts, self._counts.deals + self._counts.bad
        rate = self._found / seconds if seconds > 0 else 0.0
        verdicts = f"{counts.winnable:,} winnable, {counts.unwinnable:,} unwinnable, {counts.unknown:,} unknown"
        left = f"; {_duration((self._deals - done) / rate)} left" if rate else ""
        return f"verify: {done:,} of {self._deals:,} {self._doing}: {verdicts}; {rate:.1f} a second{left}"

    def _say(self, text: str) -> None:
        click.echo(f"\r{text:<{self._width}}", nl=False, err=True)
        self._width = len(text)


def _duration(seconds: float) -> str:
    """A time to wait, roughly.

    >>> _duration(42.3), _duration(600), _duration(7300)
    ('42 s', '10 min', '2 h 2 min')
    """
    if seconds < 100:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes // 60} h {minutes % 60} min"
