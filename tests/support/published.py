"""The decks of tests/cases/clock_decks.txt with their published results, read by a reader of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

CASES = Path(__file__).parent.parent / "cases" / "clock_decks.txt"


@dataclass(frozen=True)
class Published:
    """One deck: its name, its 52 cards as listed, and the lines that state results, by what they begin with."""

    name: str
    cards: tuple[str, ...]
    results: dict[str, str]

    @property
    def block(self) -> str:
        """The deck as four lines of thirteen cards."""
        return "".join(" ".join(self.cards[i : i + 13]) + "\n" for i in range(0, 52, 13))


@dataclass(frozen=True)
class Figures:
    """A published result line of the second part, such as ``lost, turned 9, ...``."""

    verdict: str
    turned: int
    completed: int
    bottom_map: list[str]
    restarts: int
    left: dict[str, int]


def published() -> list[Published]:
    """Every named deck of the file."""
    sections = re.split(r"^\[([A-Za-z][^\]]*)\]$", CASES.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return [_deck(name, body) for name, body in zip(sections[::2], sections[1::2], strict=True)]


def contest_decks() -> list[Published]:
    """The decks whose result is stated in the contest's form."""
    return [deck for deck in published() if "expected" in deck.results]


def dealt_decks() -> list[Published]:
    """The decks whose results are stated for dealing in rounds and in piles."""
    return [deck for deck in published() if "rounds" in deck.results]


def figures(result: str) -> Figures:
    """The figures in a result line."""
    pattern = (
        r"(\w+), turned (\d+), completed clock piles (\d+), bottom map ([\w ]+), "
        r"restarts under one-king (\d+), left (.+)"
    )
    match = re.fullmatch(pattern, result)
    if match is None:
        raise ValueError(result)
    verdict, turned, completed, bottom_map, restarts, left = match.groups()
    piles = {} if left == "-" else {p: int(n) for p, _, n in (part.partition(":") for part in left.split())}
    return Figures(verdict, int(turned), int(completed), bottom_map.split(), int(restarts), piles)


def _deck(name: str, body: str) -> Published:
    lines = [line for line in body.splitlines() if line and not line.startswith(("#", "["))]
    results = dict(line.split(": ", 1) for line in lines if ": " in line)
    cards = tuple(card for line in lines if ": " not in line for card in line.split() if not card.isdigit())
    return Published(name, cards[:52], results)
