"""The format ``kpat``: what KDE's program KPat saves, read only; the deal is the position at which the game was left.

A file is XML: states in their order, one of them marked as the current one, those after it undone. A state has moves, a
move names a pile, a place in it and the cards that come there, in the first state from the deck and later from where
they lay. The piles ``store0`` to ``store7`` are the columns, ``target0`` the foundation at twelve o'clock, ``target1``
that of one o'clock, and so on; the clock cards are the first set.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import partial
from xml.parsers import expat

from verify.cards import Card
from verify.deals.deal import STANDARD, Placed, Shape
from verify.deals.dials import DialDeal, foundation_cards
from verify.deals.grandfathers_clock.lying import Lying, dial_deal
from verify.deals.reading import Reading, attempt
from verify.errors import BadInput, shown

_GAME = "grandfathersclock"
_CHILD = {"": "kpat-game", "kpat-game": "state", "state": "move", "move": "card"}
_COLUMNS = [f"store{number}" for number in range(8)]
_TARGETS = [f"target{hour % 12}" for hour in range(1, 13)]
_RANKS = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"]
_SUITS = {"clubs": 4, "diamonds": 3, "hearts": 2, "spades": 1}
_SUITS_BY_ID = tuple(_SUITS.values())
_NUMBER = re.compile(r"[0-9]{1,10}", re.ASCII)

Attributes = Mapping[str, str]


def is_xml(text: str) -> bool:
    """Whether a text begins like XML.

    >>> is_xml('<?xml version="1.0"?>'), is_xml("KD 2C")
    (True, False)
    """
    return text.lstrip().startswith("<")


def read_kpat(text: str, source: str, how: Reading) -> Iterator[DialDeal | BadInput]:
    """The one deal of a file."""
    yield attempt(partial(_deal, text, source, how.shape))


def _deal(text: str, source: str, shape: Shape) -> DialDeal:
    if shape != STANDARD:
        raise BadInput(f"kpat has 13 ranks and 4 suits, not {shape.ranks} and {shape.suits}", source)
    saved = _Saved(source)
    saved.read(text)
    tops = [saved.top(name, cards) for name, cards in zip(_TARGETS, foundation_cards(), strict=True)]
    return dial_deal(
        Lying([saved.piles[name] for name in _COLUMNS], tops), shape, source, 1, title=saved.title, form="kpat"
    )


class _Saved:
    """The piles of a saved game, filled as its file is read."""

    def __init__(self, source: str) -> None:
        self.piles: dict[str, list[Placed]] = {name: [] for name in (*_COLUMNS, *_TARGETS)}
        self.title = ""
        self._source = source
        self._parser = expat.ParserCreate("UTF-8")
        self._open: list[str] = []
        self._is_current = self._is_over = False
        self._pile, self._position, self._count = "", 0, 0

    def read(self, text: str) -> None:
        """Read a file; raises BadInput if it is no saved game. Document types, and so entities, are refused."""
        self._parser.StartElementHandler = self._begin
        self._parser.EndElementHandler = self._end
        self._parser.StartDoctypeDeclHandler = self._refuse_doctype
        try:
            self._parser.Parse(text.encode("utf-8", "surrogatepass"), True)
        except expat.ExpatError as error:
            raise BadInput(f"not valid XML: {expat.ErrorString(error.code)}", self._source, error.lineno) from None

    def top(self, name: str, foundation: tuple[Card, ...]) -> Placed:
        """The top card of a foundation; raises BadInput unless its cards are there from the clock card on."""
        pile = self.piles[name]
        if not pile or tuple(placed.card for placed in pile) != foundation[: len(pile)]:
            cards = " ".join(str(placed.card) for placed in pile[: len(foundation)]) or "nothing"
            message = f"pile {name} has {cards}, expected the cards of its foundation, from {foundation[0]}"
            raise BadInput(message, self._source, pile[-1].line if pile else None)
        return pile[-1]

    def _refuse_doctype(self, *_: object) -> None:
        raise self._wrong("a document type, expected a game that KPat saved")

    def _begin(self, name: str, attributes: Attributes) -> None:
        expected = _CHILD.get(self._open[-1] if self._open else "")
        if name != expected:
            wanted = f"'{expected}'" if expected else "none"
            raise self._wrong(f"an element '{shown(name)}', expected {wanted}{_hint(name)}")
        self._open.append(name)
        match name:
            case "kpat-game":
                self._game(attributes)
            case "state":
                self._is_current = attributes.get("current") == "true"
            case "move":
                self._move(attributes)
            case "card" if not self._is_over:
                self._card(attributes)

    def _end(self, name: str) -> None:
        self._open.pop()
        self._is_over |= name == "state" and self._is_current

    def _game(self, attributes: Attributes) -> None:
        game = attributes.get("game-type", "")
        if game != _GAME:
            raise self._wrong(f"a saved game of '{shown(game)}', expected '{_GAME}'")
        number = attributes.get("deal-number", "")
        self.title = f"deal {number}" if _NUMBER.fullmatch(number) else ""

    def _move(self, attributes: Attributes) -> None:
        self._pile = attributes.get("pile", "")
        if self._pile not in self.piles:
            raise self._wrong(f"a pile '{shown(self._pile)}', expected store0 to store7 or target0 to target11")
        self._position = self._number(attributes, "position")

    def _card(self, attributes: Attributes) -> None:
        """The card comes to its place from wherever it lay."""
        card = self._named(attributes)
        self._count += 1
        for pile in self.piles.values():
            pile[:] = [placed for placed in pile if placed.card != card]
        pile = self.piles[self._pile]
        if self._position > len(pile):
            raise self._wrong(f"{card} at place {self._position} of pile {self._pile}, which has {len(pile)} cards")
        pile.insert(self._position, Placed(card, self._count, self._parser.CurrentLineNumber))
        self._position += 1

    def _named(self, attributes: Attributes) -> Card:
        rank, suit = attributes.get("rank", ""), attributes.get("suit", "")
        if rank not in _RANKS or suit not in _SUITS:
            raise self._wrong(
                f"a card of rank '{shown(rank)}' and suit '{shown(suit)}', expected such as ten and spades"
            )
        card = Card(_RANKS.index(rank) + 1, _SUITS[suit])
        if "id" in attributes:
            number = self._number(attributes, "id")
            if (number & 0xFF, number >> 8 & 0xFF) != (card.rank, _SUITS_BY_ID.index(card.suit)):
                raise self._wrong(f"{card} with the id {number}, which is another card's")
        return card

    def _number(self, attributes: Attributes, key: str) -> int:
        text = attributes.get(key, "")
        if not _NUMBER.fullmatch(text):
            raise self._wrong(f"{key} is '{shown(text)}', expected a whole number")
        return int(text)

    def _wrong(self, message: str) -> BadInput:
        return BadInput(message, self._source, self._parser.CurrentLineNumber)


def _hint(name: str) -> str:
    return " (a file of an old KPat: let a newer one save it again)" if name == "dealer" else ""
