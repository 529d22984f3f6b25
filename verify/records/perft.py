"""How many games and positions a deal has, move by move: what ``verify vectors --perft`` prints with ``--json``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

SCHEMA = "patience-verify/perft/1"


@dataclass(frozen=True, slots=True)
class CountRecord:
    """``sequences`` is how many sequences of so many moves there are, ``positions`` how many positions they end in."""

    sequences: int
    positions: int


@dataclass(frozen=True, slots=True)
class DepthRecord(CountRecord):
    """The same for a depth, and for each first move (``first``) those sequences that begin with it."""

    depth: int
    first: dict[str, CountRecord]


@dataclass(frozen=True, slots=True)
class PerftRecord:
    """The counts for one deal, depth by depth from 1; positions differ if ``state`` of the protocol shows it.

    ``deal`` is its name, ``state`` the table it begins with, in the form of the protocol.
    """

    schema: str
    deal: str
    game: str
    preset: str
    rules: dict[str, str | int]
    ranks: int
    suits: int
    state: dict[str, Any]
    depths: list[DepthRecord]
    version: str
