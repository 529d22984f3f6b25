"""Playing cards, and how they are written.

A rank is a number from 1 (the ace), a suit a number from 1. In the standard deck rank 11 is the jack,
12 the queen, 13 the king, and the suits 1..4 are spades, hearts, diamonds, clubs. Suit 0 means that
only the rank is known: in a *rank deal* no card has a suit.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from verify.errors import VerifyError, shown

RANK_LABELS = "A23456789TJQK"
SUIT_LABELS = "SHDC"

_JOKERS = frozenset({"JOKER", "JOKERI", "JOKERN", "JOK", "JKR", "JK", "\U0001f0cf", "\U0001f0bf", "\U0001f0df"})
_SYMBOLS = {"♠": 1, "♤": 1, "♥": 2, "♡": 2, "♦": 3, "♢": 3, "♣": 4, "♧": 4}
_VARIATION_SELECTORS = str.maketrans("", "", "\ufe0e\ufe0f")
_NUMERIC = re.compile(r"([1-9][0-9]{0,5})(?:\.([1-9][0-9]{0,5}))?", re.ASCII)


class CardError(VerifyError):
    """Text that is not a card; the message says what was expected."""


class Card(NamedTuple):
    """One card: ``rank`` from 1, ``suit`` from 1 (0 where the suit is not known).

    >>> print(Card(13, 3), Card(10, 1), Card(5, 0), Card(14, 5))
    KD TS 5 14.5
    """

    rank: int
    suit: int = 0

    def __str__(self) -> str:
        return ENGLISH.write(self)


class Notation(NamedTuple):
    """One way to write cards: the names of the ranks 1..13 and of the suits 1..4.

    Cards outside the standard deck are written with numbers in every notation: ``14.5`` is rank 14 of suit 5.
    """

    name: str
    ranks: tuple[str, ...]
    suits: tuple[str, ...]
    other_ranks: Mapping[str, int]
    help: str

    def write(self, card: Card) -> str:
        """The card as text.

        >>> FINNISH.write(Card(10, 4)), SWEDISH.write(Card(12, 2))
        ('10Ri', 'DHj')
        """
        if card.suit > len(self.suits) or (card.suit and card.rank > len(self.ranks)):
            return f"{card.rank}.{card.suit}"
        return self.rank_label(card.rank) + (self.suits[card.suit - 1] if card.suit else "")

    def rank_label(self, rank: int) -> str:
        """The rank as text; it also names the pile where that rank is at home.

        >>> ENGLISH.rank_label(1), ENGLISH.rank_label(10), ENGLISH.rank_label(14)
        ('A', 'T', '14')
        """
        return self.ranks[rank - 1] if rank <= len(self.ranks) else str(rank)

    def read(self, token: str) -> Card:
        """The card that ``token`` names, whatever the case; a bare rank gives suit 0.

        >>> ENGLISH.read("10♦"), ENGLISH.read("ks"), ENGLISH.read("Q")
        (Card(rank=10, suit=3), Card(rank=13, suit=1), Card(rank=12, suit=0))
        >>> SWEDISH.read("KnKl"), FINNISH.read("RuA")
        (Card(rank=11, suit=4), Card(rank=1, suit=3))

        Raises CardError for anything else, and says so if it is a joker.
        """
        card = _STANDARD.get(self.name, {}).get(token)
        return self._read(token) if card is None else card

    def _read(self, token: str) -> Card:
        """The card, in whatever way it is written."""
        text = _in_capitals(token.translate(_VARIATION_SELECTORS))
        if text.strip("*()[]0123456789-_") in _JOKERS:
            raise CardError(f"'{shown(token)}' is a joker; the deck has none: take the jokers out")
        for rank_text, suit in self._splits(text):
            rank = self._rank(rank_text)
            if rank:
                return Card(rank, suit)
        numbers = _NUMERIC.fullmatch(text)
        if numbers and (numbers[2] or int(numbers[1]) > len(self.ranks)):
            return Card(int(numbers[1]), int(numbers[2] or 0))
        raise CardError(f"'{shown(token)}' is not a card: expected {self.help}")

    def _splits(self, text: str) -> list[tuple[str, int]]:
        """Every way to take a suit off the text: none, at the end, and (if it is no single letter) at the front."""
        splits = [(text, 0)]
        for symbol, suit in _SYMBOLS.items():
            if text.endswith(symbol):
                splits.append((text.removesuffix(symbol), suit))
            elif text.startswith(symbol):
                splits.append((text.removeprefix(symbol), suit))
        for suit, name in enumerate(self.suits, 1):
            if text.endswith(name.upper()):
                splits.append((text[: -len(name)], suit))
            if len(name) > 1 and text.startswith(name.upper()):
                splits.append((text[len(name) :], suit))
        return splits

    def _rank(self, text: str) -> int:
        """The rank so named (text in capitals), or 0."""
        for rank, name in enumerate(self.ranks, 1):
            if text == name.upper():
                return rank
        return self.other_ranks.get(text, 0)


def _in_capitals(text: str) -> str:
    """ASCII letters in capitals, and nothing else changed: 'ſ' is no S."""
    return "".join(letter.upper() if letter.isascii() else letter for letter in text)


ENGLISH = Notation(
    "en",
    tuple(RANK_LABELS),
    tuple(SUIT_LABELS),
    {"1": 1, "10": 10},
    "a rank A 2..9 T J Q K and a suit S H D C, such as TS or 10♠",
)
FINNISH = Notation(
    "fi",
    ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"),
    ("Pa", "He", "Ru", "Ri"),
    {"1": 1, "T": 10},
    "a rank A 2..10 J Q K and a suit He Ru Ri Pa, such as 10Pa",
)
SWEDISH = Notation(
    "sv",
    ("E", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Kn", "D", "K"),
    ("Sp", "Hj", "Ru", "Kl"),
    {"1": 1, "T": 10},
    "a rank E 2..10 Kn D K and a suit Hj Ru Kl Sp, such as 10Sp",
)
NOTATIONS: Mapping[str, Notation] = {n.name: n for n in (ENGLISH, FINNISH, SWEDISH)}

_STANDARD = {
    name: {notation.write(card): card for card in (Card(rank, suit) for rank in range(1, 14) for suit in range(5))}
    for name, notation in NOTATIONS.items()
}
"""The cards of the standard deck as each notation writes them: looked up, since most that are read are written so."""
