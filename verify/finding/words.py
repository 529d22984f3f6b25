"""A condition cut into words, each with its column."""

from __future__ import annotations

import re
from typing import NamedTuple

from verify.errors import BadInput, shown

_LONGEST = 10_000
_MOST = 500
_SIGNS = ("==", "!=", "<=", ">=", "<", ">", "(", ")", ",", "+", "-", "*")
_WORD = re.compile(r"==|!=|<=|>=|[<>(),+\-*=!]|[^\s<>(),+\-*=!]+")


class Word(NamedTuple):
    """A name, a number, a card or a sign, and the column where it begins, from 1; empty at the end."""

    text: str
    column: int

    @property
    def is_sign(self) -> bool:
        """Whether this is punctuation."""
        return self.text in _SIGNS

    def __str__(self) -> str:
        return f"'{shown(self.text)}'" if self.text else "the end"


def words(text: str) -> list[Word]:
    """The words of a condition, and last the empty one where it ends.

    >>> [word.text for word in words("lost and turned<=20")]
    ['lost', 'and', 'turned', '<=', '20', '']

    Raises BadInput for a text that is too long and for a lone ``=`` or ``!``.
    """
    if len(text) > _LONGEST:
        raise BadInput(f"{len(text)} characters long: expected at most {_LONGEST}", "condition")
    found = [Word(match[0], match.start() + 1) for match in _WORD.finditer(text)]
    if len(found) > _MOST:
        raise fault(found[_MOST].column, f"{len(found)} words and signs: expected at most {_MOST}")
    for word in found:
        if word.text in {"=", "!"}:
            raise fault(word.column, f"'{word.text}' is no comparison: expected == != < <= > or >=")
    return [*found, Word("", len(text.rstrip()) + 1)]


def fault(column: int, message: str) -> BadInput:
    """What is wrong with a condition, and at which column.

    >>> print(fault(7, "found the end, expected a number"))
    condition: column 7: found the end, expected a number
    """
    return BadInput(f"column {column}: {message}", "condition")
