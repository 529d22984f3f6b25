"""One run of ``verify check``, whatever the game: what it counts, what becomes of bad deals, and how it ends."""

from __future__ import annotations

from collections import Counter

import click

from verify.errors import BadInput
from verify.verdict import Verdict


class CheckRun:
    """The verdicts so far, by which rules they were given, and how many deals were bad."""

    def __init__(self, *, strict: bool) -> None:
        self.strict = strict
        self.verdicts: Counter[str] = Counter()
        self.rules: Counter[str] = Counter()
        self.bad = 0

    def count(self, verdict: str, rules: str) -> None:
        """Take note of a verdict, and of the rules in words."""
        self.verdicts[verdict] += 1
        self.rules[rules] += 1

    def report(self, error: BadInput) -> None:
        """Report a bad deal, so that the others are still decided; with --strict it ends all."""
        if self.strict:
            raise error
        self.bad += 1
        click.echo(f"verify: {error}", err=True)

    def exit_code(self, expect: str | None) -> int:
        """How the command ends, if every deal is expected to have that verdict."""
        if self.bad:
            return 2
        if expect and set(self.verdicts) - {expect, Verdict.UNKNOWN}:
            return 1
        return 3 if Verdict.UNKNOWN in self.verdicts else 0
