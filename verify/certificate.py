"""Claims and certificates as files: their format, version 1. Nothing here judges; ``verify.checker`` does.

A claim says what is so: a deal, the rules, the verdict, and if wanted the figures of the game. A certificate
says why, with one of four kinds of evidence:

    win     nothing but the deal: the game is forced, and playing it wins
    cycle   the piles of a cycle of the bottom map with their bottom cards: a loss in a few cards
    trace   every card turned, in order, to the stop
    games   where a second chance is taken: every card turned before it, and every game that may follow, each with its
            place, its chance and the cards that are turned

Claim and certificate are two files and travel separately. Both are JSON objects in UTF-8, one member a line,
and the same input always gives the same bytes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import count
from pathlib import Path
from typing import Any, Literal, NamedTuple

from verify.atomic import write_whole
from verify.cards import ENGLISH, Card
from verify.deals.deal import Deal
from verify.rules.clock_chance import Continuation
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile
from verify.verdict import Verdict

VERSION = 1

EvidenceKind = Literal["win", "cycle", "trace", "games"]


class Evidence(NamedTuple):
    """What a certificate shows beside the deal and the rules: the kind, and the members that go with it."""

    kind: EvidenceKind
    members: Mapping[str, Any]


WIN = Evidence("win", {})


def cycle(piles: Iterable[Pile], bottom_cards: Iterable[Card]) -> Evidence:
    """A cycle: each pile with its bottom card, whose rank is the next pile."""
    return Evidence("cycle", {"piles": [label(pile) for pile in piles], "bottom_cards": [str(c) for c in bottom_cards]})


def trace(turned: Iterable[Card]) -> Evidence:
    """The whole game: every card in the order turned."""
    return Evidence("trace", {"turned": [str(card) for card in turned]})


def games(turned: Iterable[Card], ways: Iterable[Continuation]) -> Evidence:
    """All games after a second chance: the cards turned before it, then each way with its place and chance."""
    listed = [
        {
            "pile": label(way.place.pile),
            "place": way.place.depth + 1,
            "chance": str(way.chance),
            "turned": [str(card) for card in way.turned],
        }
        for way in ways
    ]
    return Evidence("games", {"turned": [str(card) for card in turned], "games": listed})


def claim(
    deal: Deal,
    rules: ClockRules,
    verdict: Verdict,
    facts: Mapping[str, str | int] | None = None,
    chance: Fraction | None = None,
) -> bytes:
    """The claim that this deal under these rules is won or lost, or won with this chance, and that the game has these
    figures."""
    members = {"kind": "patience-verify/claim", **_subject(deal, rules), "verdict": str(verdict)}
    if verdict is Verdict.DEPENDS:
        members["chance"] = str(chance)
    if facts is not None:
        members["facts"] = dict(facts)
    return canonical(members)


def certificate(deal: Deal, rules: ClockRules, evidence: Evidence) -> bytes:
    """The certificate that carries this evidence about this deal under these rules."""
    members = {"kind": "patience-verify/certificate", **_subject(deal, rules)}
    return canonical({**members, "evidence": {"kind": evidence.kind, **evidence.members}})


def label(pile: Pile) -> str:
    """A pile's name: the label of the rank that is at home there."""
    return ENGLISH.rank_label(pile)


def canonical(members: Mapping[str, Any]) -> bytes:
    """A JSON object with one member a line, in the order given.

    >>> print(canonical({"a": 1, "b": ["x", "y"]}).decode(), end="")
    {
     "a": 1,
     "b": ["x", "y"]
    }
    """
    lines = (f" {json.dumps(name)}: {json.dumps(value)}" for name, value in members.items())
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode("ascii")


class Pair(NamedTuple):
    """A claim and its certificate, as the bytes of their files, and what kind of evidence that is."""

    claim: bytes
    certificate: bytes
    kind: EvidenceKind


class Written(NamedTuple):
    """Where a claim and its certificate were written, and what kind of evidence that is."""

    claim: Path
    certificate: Path
    kind: EvidenceKind


def path_text(path: Path) -> str:
    """A path as text that JSON can hold, whatever bytes are in it."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def write_pair(directory: Path, stem: str, pair: Pair) -> Written:
    """Write STEM.claim.json and STEM.certificate.json into a directory that exists, both or neither.

    Where other evidence stands under that name already, the name becomes STEM.2, STEM.3, ...: nothing is lost. What a
    power failure takes can be made again.
    Raises BadInput if a file cannot be written.
    """
    written = next(names for names in _names(directory, stem, pair.kind) if not _holds_other(names.claim, pair.claim))
    fresh = not written.claim.exists()
    write_whole(written.claim, pair.claim, synced=False)
    try:
        write_whole(written.certificate, pair.certificate, synced=False)
    except BaseException:
        if fresh:
            written.claim.unlink(missing_ok=True)
        raise
    return written


def _names(directory: Path, stem: str, kind: EvidenceKind) -> Iterator[Written]:
    for number in count(1):
        name = stem if number == 1 else f"{stem}.{number}"
        yield Written(directory / f"{name}.claim.json", directory / f"{name}.certificate.json", kind)


def _holds_other(path: Path, data: bytes) -> bool:
    """Whether a file stands there that says something else."""
    return path.is_file() and path.read_bytes() != data


def _subject(deal: Deal, rules: ClockRules) -> dict[str, Any]:
    """The members in which a claim and its certificate must be alike."""
    return {
        "version": VERSION,
        "game": "clock",
        "ranks": deal.shape.ranks,
        "suits": deal.shape.suits,
        "rules": {name: value for name, value in rules.as_options(deal.layout).items() if name != "score"},
        "deal": _cards(deal),
    }


def _cards(deal: Deal) -> dict[str, Any]:
    if deal.layout == "piles":
        return {"piles": [[str(card) for card in pile] for pile in deal.piles]}
    return {"deck": [str(card) for card in deal.cards]}
