"""The answers a question can have. Never a boolean: an answer that is not known says so."""

from __future__ import annotations

from enum import StrEnum


class Verdict(StrEnum):
    """How a game without choices ends.

    >>> print(Verdict.WON)
    won
    """

    WON = "won"
    LOST = "lost"
