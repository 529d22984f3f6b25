"""Claims and certificates of Grandfather's Clock. There are three kinds of evidence:

moves        a win: its moves
deadlock     a loss in a few cards: none of them can be the first of them to move
closed-set   a loss: a set of positions, by their keys, that no play leaves, with the reductions it rests on
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from verify.cards import Card
from verify.certificate.files import VERSION, called, canonical
from verify.certificate.packed import packed
from verify.deals.deal import Deal
from verify.deals.dials import DialDeal
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.rules.grandfathers_clock import Move
from verify.rules.grandfathers_clock_moves import write_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.verdict import Verdict

MOST_CARDS = 104
"""The largest deck of which the checker reads claims."""

_OF_A_DECK = ("columns", "listing")


def claim(deal: AnyDeal, rules: GrandfathersClockRules, verdict: Verdict) -> bytes:
    """The claim that this deal under these rules is winnable, or that it is unwinnable."""
    return canonical(
        {
            "kind": "patience-verify/claim",
            **called(deal.name, deal.title),
            **_subject(deal, rules),
            "verdict": str(verdict),
        }
    )


def moves_certificate(deal: AnyDeal, rules: GrandfathersClockRules, moves: Iterable[Move]) -> bytes:
    """The certificate that these moves win."""
    return canonical(_certificate(deal, rules, {"kind": "moves", "moves": write_moves(moves).split()}))


def deadlock_certificate(deal: AnyDeal, rules: GrandfathersClockRules, cards: Iterable[Card]) -> bytes:
    """The certificate that none of these cards can be the first of them to move."""
    return canonical(_certificate(deal, rules, {"kind": "deadlock", "cards": _names(sorted(cards))}))


def closed_set_certificate(
    deal: AnyDeal, rules: GrandfathersClockRules, keys: Iterable[int], reductions: Iterable[str] = ()
) -> bytes:
    """The certificate that no play leaves this set of positions, each given by its key, in any order.

    ``reductions`` names those that were used in making it. The same input always gives the same bytes.
    """
    ordered = sorted(set(keys))
    evidence = {"kind": "closed-set", "positions": len(ordered), "reductions": sorted(set(reductions))}
    return packed(_certificate(deal, rules, evidence), ordered)


def _certificate(deal: AnyDeal, rules: GrandfathersClockRules, evidence: Mapping[str, Any]) -> dict[str, Any]:
    return {"kind": "patience-verify/certificate", **_subject(deal, rules), "evidence": evidence}


def _subject(deal: AnyDeal, rules: GrandfathersClockRules) -> dict[str, Any]:
    """The members in which a claim and its certificate must be alike."""
    options: dict[str, Any] = rules.as_options()
    if isinstance(deal, DialDeal):
        options |= dict.fromkeys(_OF_A_DECK)
    return {
        "version": VERSION,
        "game": "grandfathers-clock",
        "ranks": deal.shape.ranks,
        "suits": deal.shape.suits,
        "rules": options,
        "deal": _dealt(deal),
    }


def _dealt(deal: AnyDeal) -> dict[str, Any]:
    if isinstance(deal, DialDeal):
        columns, foundations = deal.position
        return {"columns": [_names(column) for column in columns], "foundations": _names(foundations)}
    return {"deck" if isinstance(deal, Deal) else "rest": _names(deal.cards)}


def _names(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]
