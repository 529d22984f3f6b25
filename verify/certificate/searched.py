"""Claims and certificates of games that are searched through. There are three kinds of evidence:

moves        a win: its moves
deadlock     a loss in a few cards: none of them can be the first of them to move
closed-set   a loss: a set of positions, as numbers, that no play leaves, with the reductions it rests on

A closed set may have millions of positions. Its certificate is packed (packed.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from verify.cards import Card
from verify.certificate.files import VERSION, called, canonical
from verify.certificate.packed import packed
from verify.deals.deal import Shape
from verify.verdict import Verdict


class Certified(Protocol):
    """A deal, as far as its name and its size go."""

    @property
    def name(self) -> str:
        """Where it comes from, such as ``decks.txt:3``."""

    @property
    def title(self) -> str:
        """What it is called there; may be empty."""

    @property
    def shape(self) -> Shape:
        """Ranks and suits of its deck."""


D = TypeVar("D", bound=Certified)
R = TypeVar("R")
M = TypeVar("M")


@dataclass(frozen=True)
class Certifying(Generic[D, R, M]):
    """How a game's claims and certificates are written.

    ``stated`` are the rules that a deal is under, ``dealt`` where its cards lie, both as members of an object;
    ``write_moves`` gives the words for moves, with blanks between them.
    """

    game: str
    stated: Callable[[D, R], dict[str, Any]]
    dealt: Callable[[D], dict[str, Any]]
    write_moves: Callable[[Iterable[M]], str]

    def claim(self, deal: D, rules: R, verdict: Verdict) -> bytes:
        """The claim that this deal under these rules is winnable, or that it is unwinnable."""
        kind, name = {"kind": "patience-verify/claim"}, called(deal.name, deal.title)
        return canonical({**kind, **name, **self._subject(deal, rules), "verdict": str(verdict)})

    def moves_certificate(self, deal: D, rules: R, moves: Iterable[M]) -> bytes:
        """The certificate that these moves win."""
        evidence = {"kind": "moves", "moves": self.write_moves(moves).split()}
        return canonical(self._certificate(deal, rules, evidence))

    def deadlock_certificate(self, deal: D, rules: R, cards: Iterable[Card]) -> bytes:
        """The certificate that none of these cards can be the first of them to move."""
        return canonical(self._certificate(deal, rules, {"kind": "deadlock", "cards": names(sorted(cards))}))

    def closed_set_certificate(self, deal: D, rules: R, keys: Iterable[int], reductions: Iterable[str] = ()) -> bytes:
        """The certificate that no play leaves this set of positions, each given by its key, in any order.

        ``reductions`` names those that were used in making it. The same input always gives the same bytes.
        """
        ordered = sorted(set(keys))
        evidence = {"kind": "closed-set", "positions": len(ordered), "reductions": sorted(set(reductions))}
        return packed(self._certificate(deal, rules, evidence), ordered)

    def _certificate(self, deal: D, rules: R, evidence: Mapping[str, Any]) -> dict[str, Any]:
        return {"kind": "patience-verify/certificate", **self._subject(deal, rules), "evidence": evidence}

    def _subject(self, deal: D, rules: R) -> dict[str, Any]:
        """The members in which a claim and its certificate must be alike."""
        return {
            "version": VERSION,
            "game": self.game,
            "ranks": deal.shape.ranks,
            "suits": deal.shape.suits,
            "rules": self.stated(deal, rules),
            "deal": self.dealt(deal),
        }


def names(cards: Iterable[Card]) -> list[str]:
    """How cards are named in these files."""
    return [str(card) for card in cards]
