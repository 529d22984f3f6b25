"""What can go wrong, as exceptions that print as one clear line.

VerifyError
 ├── BadInput       a file, a deal or an option is not what it should be
 ├── CardError      a text is not a card (in verify.cards; readers turn it into a BadInput with its place)
 └── Disagreement   two of our own methods gave different answers: a bug, never the user's fault
"""

from __future__ import annotations

_SHOWN = 40


class VerifyError(Exception):
    """Base of all errors this package raises on purpose."""


class BadInput(VerifyError):
    """Input that cannot be used: what is wrong, where, and what was expected.

    ``source`` is a file name (or the name of a deal), ``line`` counts from 1.

    >>> print(BadInput("51 cards, expected 52", "decks.txt", 7))
    decks.txt:7: 51 cards, expected 52
    """

    def __init__(self, message: str, source: str = "", line: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.source = source
        self.line = line

    def moved(self, source: str, line: int | None, before: str = "") -> BadInput:
        """The same complaint at another place, with some words before it.

        >>> print(BadInput("51 cards, expected 52").moved("decks.txt", 7, "deal 2: "))
        decks.txt:7: deal 2: 51 cards, expected 52
        """
        return BadInput(before + self.message, source, line)

    def __str__(self) -> str:
        place = shown(self.source, 200) if self.source else ""
        if place and self.line is not None:
            place += f":{self.line}"
        return f"{place}: {self.message}" if place else self.message


class Disagreement(VerifyError):
    """Two methods that must agree do not; nothing that either says may be trusted."""


def shown(text: str, limit: int = _SHOWN) -> str:
    """Foreign text made fit for one line of a message: no control characters, not too long.

    >>> shown("a\\nb\\x1b[31m")
    'a\\\\nb\\\\x1b[31m'
    >>> shown("x" * 100, 10)
    'xxxxxxxxx…'
    """
    short = text if len(text) <= limit else text[: limit - 1] + "…"
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in short)
