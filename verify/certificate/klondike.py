"""Claims and certificates of Klondike. There are three kinds of evidence:

    moves        a win: its moves
    deadlock     a loss in a few cards: none of them can be the first of them to move
    closed-set   a loss: a set of positions, as numbers, that no play leaves, with the reductions it rests on

A closed set may have millions of positions. Its certificate is a gzip file: the JSON object on one line, then the
numbers in rising order, the smallest and the differences, seven bits a byte (LEB128).
"""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from verify.cards import Card
from verify.certificate.files import VERSION, canonical
from verify.deals.deal import Deal
from verify.deals.positions import Column, Position, PositionDeal
from verify.rules.klondike import Move
from verify.rules.klondike_moves import write_moves
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

KlondikeDeal = Deal | PositionDeal

MOST_CARDS, MOST_PASSES = 104, 1000
"""The largest deck, and the last pass under way, of which the checker reads claims."""

_OF_A_DECK = ("columns", "deal", "listing")


def claim(deal: KlondikeDeal, rules: KlondikeRules, verdict: Verdict) -> bytes:
    """The claim that this deal under these rules is winnable, or that it is unwinnable."""
    return canonical({"kind": "patience-verify/claim", **_subject(deal, rules), "verdict": str(verdict)})


def moves_certificate(deal: KlondikeDeal, rules: KlondikeRules, moves: Iterable[Move]) -> bytes:
    """The certificate that these moves win."""
    return canonical(_certificate(deal, rules, {"kind": "moves", "moves": write_moves(moves).split()}))


def deadlock_certificate(deal: KlondikeDeal, rules: KlondikeRules, cards: Iterable[Card]) -> bytes:
    """The certificate that none of these cards can be the first of them to move."""
    listed = [str(card) for card in sorted(cards)]
    return canonical(_certificate(deal, rules, {"kind": "deadlock", "cards": listed}))


def closed_set_certificate(
    deal: KlondikeDeal, rules: KlondikeRules, keys: Iterable[int], reductions: Iterable[str] = ()
) -> bytes:
    """The certificate that no play leaves this set of positions, each given by its key, in any order.

    ``reductions`` names those that were used in making it. The same input always gives the same bytes.
    """
    ordered = sorted(set(keys))
    evidence = {"kind": "closed-set", "positions": len(ordered), "reductions": sorted(set(reductions))}
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", filename="", mtime=0) as file:
        file.write(json.dumps(_certificate(deal, rules, evidence)).encode("ascii") + b"\n")
        for piece in _differences(ordered):
            file.write(piece)
    return packed.getvalue()


def _differences(keys: list[int]) -> Iterator[bytes]:
    """The first number and the differences, as bytes; a million of them at a time."""
    size = 2**20
    for start in range(0, len(keys), size):
        part = keys[start : start + size]
        before = keys[start - 1] if start else 0
        yield _as_bytes(key - earlier for key, earlier in zip(part, [before, *part], strict=False))


def _as_bytes(numbers: Iterable[int]) -> bytes:
    """The numbers, seven bits a byte, the lowest first, the high bit set in all but the last of each.

    >>> list(_as_bytes([3, 300]))
    [3, 172, 2]
    """
    written = bytearray()
    for number in numbers:
        rest = number
        while rest > 127:
            written.append(rest & 127 | 128)
            rest >>= 7
        written.append(rest)
    return bytes(written)


def _certificate(deal: KlondikeDeal, rules: KlondikeRules, evidence: Mapping[str, Any]) -> dict[str, Any]:
    return {"kind": "patience-verify/certificate", **_subject(deal, rules), "evidence": evidence}


def _subject(deal: KlondikeDeal, rules: KlondikeRules) -> dict[str, Any]:
    """The members in which a claim and its certificate must be alike."""
    options: dict[str, Any] = rules.as_options()
    if isinstance(deal, PositionDeal):
        options |= dict.fromkeys(_OF_A_DECK)
    return {
        "version": VERSION,
        "game": "klondike",
        "ranks": deal.shape.ranks,
        "suits": deal.shape.suits,
        "rules": options,
        "deal": _table(deal.position) if isinstance(deal, PositionDeal) else {"deck": _names(deal.cards)},
    }


def _table(position: Position) -> dict[str, Any]:
    return {
        "columns": [_column(column) for column in position.columns],
        "foundations": list(position.foundations),
        "stock": _names(position.stock),
        "waste": _names(position.waste),
        "pass": position.pass_number,
    }


def _column(column: Column) -> dict[str, Any]:
    return {"down": _names(column.down), "up": _names(column.up)}


def _names(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]
