"""What the record of a deal begins with, whatever the game and whatever is said of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DealRecord:
    """Which deal, how it was read, and the rules asked for: ``rules`` has every option, null for one that says nothing.

    It has no schema of its own: those of the records made of it have its fields first.
    """

    schema: str
    deal: str
    title: str
    game: str
    format: str
    ranks: int
    suits: int
    preset: str
    rules: dict[str, str | int | None]
