"""A deal as it was read: a deck in the order it is listed, or piles; it knows no rules.

How a deck becomes piles on the table is a matter of the rules (``verify.rules``). What a format itself
settles (which end of the list is dealt first, which end of a listed pile is its top) is kept here as
``listing`` and ``within_pile``; what it leaves open is None and comes from the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from typing import Literal, NamedTuple

from verify.cards import Card
from verify.errors import BadInput

Layout = Literal["deck", "piles"]
Listing = Literal["top-first", "bottom-first"]

_NAMED = 3  # missing cards named in a message


class Shape(NamedTuple):
    """The size of the deck: ``ranks`` times ``suits`` cards, and as many piles as ranks.

    >>> Shape(13, 4).cards
    52
    """

    ranks: int = 13
    suits: int = 4

    @property
    def cards(self) -> int:
        """How many cards the deck has."""
        return self.ranks * self.suits


MOST_RANKS, MOST_SUITS = 1000, 100  # in a deck asked for by a user; the rules know no limit

STANDARD = Shape(13, 4)


@dataclass(frozen=True, order=True, slots=True)
class Deal:
    """A complete deal.

    ``cards`` are the cards of a deck as listed (``layout`` "deck"), or those of pile 1, pile 2, ... one pile
    after the other, ``suits`` cards each (``layout`` "piles"). ``name`` says where it came from
    (``FILE:NUMBER`` or ``ms:617``), ``title`` what its heading calls it, ``format`` how it was written.
    """

    cards: tuple[Card, ...]
    layout: Layout = "deck"
    shape: Shape = STANDARD
    listing: Listing | None = None
    within_pile: Listing | None = None
    name: str = field(default="", compare=False)
    title: str = field(default="", compare=False)
    format: str = field(default="deck", compare=False)

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """The cards in groups of ``suits``: the piles as listed, if the layout is "piles"."""
        size = self.shape.suits
        return tuple(self.cards[i : i + size] for i in range(0, len(self.cards), size))


class Placed(NamedTuple):
    """A card as found in a text: the card, its number in the deal and the line it stands on (both from 1)."""

    card: Card
    number: int
    line: int | None = None

    @property
    def place(self) -> str:
        """Where the card stands, for a message."""
        return f"card {self.number}" + (f" on line {self.line}" if self.line is not None else "")


def complete(found: Sequence[Placed], shape: Shape, source: str = "", line: int | None = None) -> tuple[Card, ...]:
    """The cards found, if they are exactly one deck; ``source`` and ``line`` say where the deal begins.

    A deck either has every card of every suit once, or (a rank deal) ``suits`` cards of every rank without a suit.

    >>> complete([Placed(Card(1, 1), 1, 1), Placed(Card(1, 1), 2, 1)], Shape(2, 1))
    Traceback (most recent call last):
    verify.errors.BadInput: AS is there twice, card 1 on line 1 and card 2 on line 1; 2S is missing

    Raises BadInput, with everything that is wrong in one line.
    """
    cards = tuple(placed.card for placed in found)
    if len(cards) == shape.cards and set(cards) == _full_deck(shape):
        return cards
    all_within(found, shape, source, line)
    all_or_none_suited(found, source, line)
    where = on_lines(each.line for each in found)
    faults = wrong_number(found, shape, where) + repeated(found, shape) + _missing(found, shape)
    if faults:
        raise BadInput("; ".join(faults), source, line)
    return cards


@lru_cache(maxsize=4)
def _full_deck(shape: Shape) -> frozenset[Card]:
    return frozenset(_deck(shape))


def _deck(shape: Shape) -> Iterator[Card]:
    return (Card(rank, suit) for suit in range(1, shape.suits + 1) for rank in range(1, shape.ranks + 1))


def all_within(found: Sequence[Placed], shape: Shape, source: str, line: int | None) -> None:
    """Raise BadInput for the first card that the deck does not have."""
    for placed in found:
        if not (1 <= placed.card.rank <= shape.ranks and 0 <= placed.card.suit <= shape.suits):
            message = f"{placed.card} ({placed.place}) is not in a deck of {shape.ranks} ranks and {shape.suits} suits"
            raise BadInput(message, source, placed.line or line)


def all_or_none_suited(found: Sequence[Placed], source: str, line: int | None) -> None:
    """Raise BadInput if some cards have a suit and others have none."""
    bare = [placed for placed in found if not placed.card.suit]
    if bare and len(bare) < len(found):
        message = (
            f"'{bare[0].card}' ({bare[0].place}) has no suit, though other cards have: give all cards a suit or none"
        )
        raise BadInput(message, source, bare[0].line or line)


def on_lines(of_cards: Iterable[int | None]) -> str:
    """On which lines cards stand, for a message, if they stand on more than one.

    >>> on_lines([None, 7, 7, 9]), on_lines([7, 7])
    (' on lines 7 to 9', '')
    """
    lines = {line for line in of_cards if line is not None}
    return f" on lines {min(lines)} to {max(lines)}" if len(lines) > 1 else ""


def wrong_number(found: Sequence[object], shape: Shape, where: str = "") -> list[str]:
    """The fault that there are too many cards or too few, if it is there; ``where`` follows their number."""
    count = len(found)
    if count == shape.cards:
        return []
    fault = f"{counted(count, 'card')}{where}, expected {shape.cards}"
    if count and count % shape.cards == 0:
        fault += f" ({count // shape.cards} decks run together? separate them by an empty line)"
    return [fault]


def _places(found: Sequence[Placed]) -> dict[Card, list[Placed]]:
    places: dict[Card, list[Placed]] = {}
    for placed in found:
        places.setdefault(placed.card, []).append(placed)
    return places


def repeated(found: Sequence[Placed], shape: Shape) -> list[str]:
    """The first card that is there too often, with its places; nothing if whole decks ran together."""
    if len(found) != shape.cards and len(found) % shape.cards == 0:
        return []
    allowed = 1 if found[0].card.suit else shape.suits
    for card, at in _places(found).items():
        if len(at) > allowed == 1:
            return [f"{card} is there {_times(len(at))}, {at[0].place} and {at[1].place}"]
        if len(at) > allowed:
            return [f"{card} is there {_times(len(at))}, expected {allowed}; the last is {at[-1].place}"]
    return []


def _missing(found: Sequence[Placed], shape: Shape) -> list[str]:
    if not found:
        return []
    suited = found[0].card.suit
    places, wanted = _places(found), 1 if suited else shape.suits
    deck = _deck(shape) if suited else (Card(rank) for rank in range(1, shape.ranks + 1))
    missing = list(islice((card for card in deck if len(places.get(card, ())) < wanted), _NAMED + 1))
    names = " ".join(str(card) for card in missing[:_NAMED])
    if len(missing) > _NAMED:
        return [f"{names} ... are missing"]
    return [f"{names} {'is' if len(missing) == 1 else 'are'} missing"] if missing else []


def counted(count: float, noun: str) -> str:
    """A number of things; of seconds it need not be whole.

    >>> counted(1, "card"), counted(2000, "card")
    ('1 card', '2,000 cards')
    """
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def _times(count: int) -> str:
    return "twice" if count == 2 else f"{count:,} times"
