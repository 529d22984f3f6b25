"""Conformance vectors, a file for each game and preset: what ``verify vectors`` writes, with a published JSON schema.

Requests and answers are those of the protocol in ``verify/conformance/PROTOCOL.md``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import UNSET, UnsetType

from verify.records.perft import DepthRecord

SCHEMA = "patience-verify/vectors/1"


@dataclass(frozen=True, slots=True)
class StepRecord:
    """One step of a vector: what is done, and what is true then. What is not there says nothing.

    ``apply`` is a move to make, ``undo`` takes one back. If ``refused`` is there, that must be refused, and nothing has
    changed; it says why. ``hand`` (of the clock) is the card in hand afterwards, null at the end; ``moves``, ``state``
    and ``result`` are what the protocol's questions of these names are to be answered; moves in any order.
    """

    apply: str | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    refused: str | UnsetType = UNSET
    hand: str | UnsetType | None = UNSET
    moves: list[str] | UnsetType = UNSET
    state: dict[str, Any] | UnsetType = UNSET
    result: dict[str, Any] | UnsetType = UNSET


@dataclass(frozen=True, slots=True)
class VectorRecord:
    """A deal, and a game of it step by step; the first step says how it begins.

    ``classic`` is there if the game shows how the rules differ from those of the preset ``classic``: what these answer
    at the last step instead, by the name of the question.
    """

    name: str
    why: str
    ranks: int
    suits: int
    deck: list[str]
    steps: list[StepRecord]
    classic: dict[str, Any] | UnsetType = UNSET


@dataclass(frozen=True, slots=True)
class RefusedDeckRecord:
    """A deck that must be refused, and why."""

    name: str
    why: str
    ranks: int
    suits: int
    deck: list[str]


@dataclass(frozen=True, slots=True)
class CountedDeckRecord:
    """A deck whose games and positions are counted, as ``verify vectors --perft`` counts them."""

    name: str
    ranks: int
    suits: int
    deck: list[str]
    depths: list[DepthRecord]


@dataclass(frozen=True, slots=True)
class VectorsRecord:
    """All vectors for a game by one set of rules.

    ``protocol`` is the version of the protocol whose requests and answers these are, ``rules`` has every option and
    ``preset`` is the name they go by. ``perft`` counts moves and positions of some deals; of the clock, where moves
    hardly branch, of none.
    """

    schema: str
    version: str
    protocol: int
    game: str
    preset: str
    rules: dict[str, str | int | None]
    vectors: list[VectorRecord]
    refused: list[RefusedDeckRecord]
    perft: list[CountedDeckRecord]
