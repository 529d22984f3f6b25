"""The answers a question can have, by name and never as a boolean."""

from __future__ import annotations

from enum import StrEnum


class Verdict(StrEnum):
    """How a game ends.

    ``depends`` is for rules that leave a choice or a chance; it always comes with the exact probability of a win.

    >>> print(Verdict.WON)
    won
    """

    WON = "won"
    LOST = "lost"
    DEPENDS = "depends"
    WINNABLE = "winnable"
    UNWINNABLE = "unwinnable"
    UNKNOWN = "unknown"


class Status(StrEnum):
    """What became of a theorem or an obligation.

    ``unknown`` always comes with a reason; ``vacuous`` means that no case satisfies the premises.

    >>> print(Status.PROVED)
    proved
    """

    PROVED = "proved"
    REFUTED = "refuted"
    UNKNOWN = "unknown"
    VACUOUS = "vacuous"
