"""What the commands of games that are searched through say in the same words: names, counts, evidence."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Protocol

from verify.certificate.files import Written
from verify.errors import shown
from verify.verdict import Verdict

COLUMN = 13
"""Where the texts begin that stand beside titles."""

_VERDICTS = (Verdict.WINNABLE, Verdict.UNWINNABLE, Verdict.UNKNOWN)


class Titled(Protocol):
    """A deal, as far as it is named."""

    @property
    def name(self) -> str:
        """By which it can be asked for again."""

    @property
    def title(self) -> str:
        """What its heading calls it."""


def deal_name(deal: Titled) -> str:
    """The deal by its name, and its title if it has one."""
    plain = shown(deal.name, 200)
    return f"{plain} [{shown(deal.title, 60)}]" if deal.title else plain


def counted_positions(positions: int) -> str:
    """How many positions were looked at.

    >>> counted_positions(1), counted_positions(1234)
    ('1 position', '1,234 positions')
    """
    return "1 position" if positions == 1 else f"{positions:,} positions"


def summary(verdicts: Mapping[str, int], by_rules: Mapping[str, int], bad: int) -> str:
    """How many deals were decided which way, and by which rules.

    >>> summary({"winnable": 2, "unwinnable": 1}, {"classic": 3}, 0)
    '3 deals: 2 winnable, 1 unwinnable (rules: classic)'
    """
    parts = [f"{verdicts.get(verdict, 0)} {verdict}" for verdict in _VERDICTS[:2]]
    parts += [f"{verdicts[Verdict.UNKNOWN]} {Verdict.UNKNOWN}"] if Verdict.UNKNOWN in verdicts else []
    parts += [f"{bad} bad"] if bad else []
    played = "; ".join(text if len(by_rules) == 1 else f"{text}: {count}" for text, count in by_rules.items())
    head = f"{sum(verdicts.values()) + bad} deals: {', '.join(parts)}"
    return f"{head} (rules: {played})" if played else head


def evidence(written: Written) -> list[str]:
    """What was written, and the command that checks it, on one line however long, to be copied."""
    command = shlex.join(["python", "-m", "verify.checker", str(written.claim), str(written.certificate)])
    lines = [f"  evidence   {shown(str(written.certificate), 400)} ({written.kind})"]
    return [*lines, f"  check it   {command}"] if command.isprintable() else lines
