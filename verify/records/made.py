"""A deal made to order, as one flat record: what ``deal --json`` prints, with a published schema."""

from __future__ import annotations

from dataclasses import dataclass

SCHEMA = "patience-verify/deal-made/1"


@dataclass(frozen=True, slots=True)
class MadeRecord:
    """One deal. Piles are lists of cards, the top first; cards are as in ``KD``.

    ``deal`` is its name, ``kind`` the family it was asked for from (``all``, ``winning``, ``losing``), ``number`` its
    number there, from 1, and ``of`` how many deals that family has, both in digits (null for a deal of ranks only and
    for decks of more than 1,000 cards). ``rules`` has every option, null where the deal's format leaves nothing to
    decide; ``deck`` is the deck as these rules list it, ``piles`` the table that they deal. ``order`` is every card in
    turn, if play goes on clockwise after each dead end. ``verdict`` is what the deal was decided to be, ``claim`` and
    ``certificate`` the files, if they were written.
    """

    schema: str
    deal: str
    title: str
    game: str
    kind: str
    number: str | None
    of: str | None
    ranks: int
    suits: int
    preset: str
    rules: dict[str, str | int | None]
    deck: list[str]
    piles: list[list[str]]
    order: list[str]
    verdict: str | None
    claim: str | None
    certificate: str | None
    version: str
