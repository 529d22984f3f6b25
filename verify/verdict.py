"""The answers a question can have, by name and never as a boolean."""

from __future__ import annotations

from enum import StrEnum


class Verdict(StrEnum):
    """How a game without choices ends.

    >>> print(Verdict.WON)
    won
    """

    WON = "won"
    LOST = "lost"
