"""Claims and certificates of Klondike. There are three kinds of evidence:

    moves        a win: its moves
    deadlock     a loss in a few cards: none of them can be the first of them to move
    closed-set   a loss: a set of positions, as numbers, that no play leaves, with the reductions it rests on

A closed set may have millions of positions. Its certificate is packed (packed.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from verify.cards import Card
from verify.certificate.files import VERSION, called, canonical
from verify.certificate.packed import packed
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
    return canonical(
        {
            "kind": "patience-verify/claim",
            **called(deal.name, deal.title),
            **_subject(deal, rules),
            "verdict": str(verdict),
        }
    )


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
    return packed(_certificate(deal, rules, evidence), ordered)


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
