"""Families of small decks in parts, each of which one process compares at a time; whatever the game."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeVar

from verify.quotient.comparing import Family

F = TypeVar("F", bound=Family[Any, Any])

SIZE = 100
"""Deals in a part; an interrupt loses no more than these."""


class Part(NamedTuple, Generic[F]):
    """Some deals of a family, by the number of the part, from 0."""

    family: F
    number: int

    @property
    def name(self) -> str:
        """What it is called in messages."""
        return f"{self.family.name}, part {self.number}"

    @property
    def deals(self) -> range:
        """The numbers of its deals."""
        return range(self.number * SIZE, min((self.number + 1) * SIZE, self.family.deals))


def parts(family: F) -> list[Part[F]]:
    """All parts of a family."""
    return [Part(family, number) for number in range(-(-family.deals // SIZE))]
