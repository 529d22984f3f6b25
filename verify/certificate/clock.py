"""Claims and certificates of Clock Patience. There are four kinds of evidence:

win     nothing but the deal: the game is forced, and playing it wins
cycle   the piles of a cycle of the bottom map with their bottom cards: a loss in a few cards
trace   every card turned, in order, to the stop
games   where a second chance is taken: every card turned before it, and every game that may follow, each with its
        place, its chance and the cards that are turned
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from verify.cards import ENGLISH, Card
from verify.certificate.files import VERSION, called, canonical
from verify.deals.deal import Deal
from verify.rules.clock_chance import Continuation
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile
from verify.verdict import Verdict

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
    name = called(deal.name, deal.title)
    members = {"kind": "patience-verify/claim", **name, **_subject(deal, rules), "verdict": str(verdict)}
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
