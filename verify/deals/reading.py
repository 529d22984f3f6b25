"""How deals are to be read, and the passage from foreign text to a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from verify.cards import ENGLISH, NOTATIONS, Card, CardError, Notation
from verify.deals.deal import STANDARD, Deal, Placed, Shape
from verify.deals.partial_deals import Unknown, unknown_rank
from verify.errors import BadInput, shown

D = TypeVar("D")

Outcome = Deal | BadInput
"""What a reader yields: a deal, or what is wrong with the text that should be one."""

MOST_DECKS = 100
"""Where more decks than this run together, their cards are no longer read and counted one by one."""

_LONGEST_NAME = 64  # longer than any card, and longer than what a message shows
_MOST_KNOWN = 10_000
_LONGEST_TITLE = 200


class Reading(NamedTuple):
    """How to read: the deck that is expected, how cards are written, and the format ("auto": find out)."""

    shape: Shape = STANDARD
    notation: Notation = ENGLISH
    format: str = "auto"


class CardReader:
    """Reads card names in one notation; remembers those it has seen, for files with millions of them."""

    def __init__(self, notation: Notation) -> None:
        self._notation = notation
        self._known: dict[str, Card] = {}

    def card(self, name: str) -> Card:
        """The card so named.

        Raises CardError, with a hint if the name is one in another notation.
        """
        card = self._known.get(name)
        if card is None:
            card = self._read(name if len(name) <= _LONGEST_NAME else name[:_LONGEST_NAME] + "…")
            if len(self._known) < _MOST_KNOWN:
                self._known[name] = card
        return card

    def placed(self, name: str, number: int, source: str, line: int | None) -> Placed:
        """The card so named, with its place in the deal.

        >>> CardReader(ENGLISH).placed("0S", 7, "decks.txt", 3)
        Traceback (most recent call last):
        verify.errors.BadInput: decks.txt:3: card 7: '0S' is not a card: expected ...

        Raises BadInput that names the place.
        """
        try:
            return Placed(self.card(name), number, line)
        except CardError as error:
            raise BadInput(f"card {number}: {error}", source, line) from None

    def known_or_not(self, name: str, number: int, source: str, line: int | None) -> Placed | Unknown:
        """The card so named with its place, or an unknown card.

        >>> CardReader(ENGLISH).known_or_not("??", 7, "decks.txt", 3)
        Unknown(number=7, line=3, rank=0)

        Raises BadInput that names the place.
        """
        rank = unknown_rank(name)
        if rank is None:
            return self.placed(name, number, source, line)
        if not rank:
            return Unknown(number, line)
        card = self.placed(rank, number, source, line).card
        if card.suit:
            raise BadInput(f"card {number}: '{shown(name)}': expected a rank before the '?', such as 5?", source, line)
        return Unknown(number, line, card.rank)

    def rank(self, name: str) -> int:
        """The rank that ``name`` alone stands for, or 0 if it is no bare rank."""
        try:
            card = self.card(name)
        except CardError:
            return 0
        return 0 if card.suit else card.rank

    def _read(self, name: str) -> Card:
        if unknown_rank(name) == "":
            raise CardError(f"'{name}' is an unknown card: expected format deck, piles or json for a deal with such")
        try:
            return self._notation.read(name)
        except CardError as error:
            others = [n for n in NOTATIONS.values() if n.name != self._notation.name and _reads(n, name)]
            if not others:
                raise
            hint = " or ".join(f"--cards {other.name}" for other in others)
            raise CardError(f"{error} (or is it {hint}?)") from None


def _reads(notation: Notation, name: str) -> bool:
    try:
        notation.read(name)
    except CardError:
        return False
    return True


def attempt(make: Callable[[], D]) -> D | BadInput:
    """What ``make`` returns, or the BadInput it raises: one bad deal does not stop the others."""
    try:
        return make()
    except BadInput as error:
        return error.with_traceback(None)


def only(found: Iterator[D | BadInput], source: str, hint: str = "") -> D:
    """The one deal that there is.

    Raises BadInput if it is bad, if there is none, or if there are more (``hint`` says how to name one of them).
    """
    first, second = next(found, None), next(found, None)
    if isinstance(first, BadInput):
        raise first
    if first is None:
        raise BadInput("there is no deal here, expected one", source)
    if second is not None:
        raise BadInput(f"there is more than one deal here, expected one{hint}", source)
    return first


def heading_title(text: str) -> str:
    """A title fit to be kept and printed: one line, no control characters, not too long.

    >>> heading_title("  the\\n first ")
    'the first'
    """
    return shown(" ".join(text[: 10 * _LONGEST_TITLE].split()), _LONGEST_TITLE)


def listed(names: Iterable[object]) -> str:
    """Names for a message.

    >>> listed(["J", "Q", "K"])
    'J, Q and K'
    """
    *most, last = [str(name) for name in names]
    return f"{', '.join(most)} and {last}" if most else last
