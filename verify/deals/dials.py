"""The dial of Grandfather's Clock, and a position of that game: columns face up, a foundation at each hour.

The clock cards lie on the dial before anything is dealt: the 2, the 3, the 4, ... the king, one of each rank but the
ace, their suits going round. A foundation is built up in suit from its clock card, the ace following the king, as far
as the next clock card of its suit allows; its last card shows its hour. So every card has one foundation to go to, and
in the real game the ten lies at one o'clock, the king at four, the 2 at five and the nine at twelve; ten, jack, queen
and king take four more cards each, the others three, forty in all. Any deck with more ranks than suits makes a dial,
with one hour fewer than it has ranks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, NamedTuple

from verify.cards import Card
from verify.deals.deal import STANDARD, Listing, Shape
from verify.errors import BadInput

ClockSuits = Literal["first", "second"]

MOST_SUITS = 4  # two black, two red

SUITS_ROUND: Mapping[ClockSuits, tuple[int, ...]] = {"first": (1, 2, 4, 3), "second": (2, 1, 3, 4)}
"""The suits of the 2, the 3, the 4 and the 5 among the clock cards; the 6 has that of the 2 again."""


def check_shape(shape: Shape, source: str = "") -> None:
    """Raise BadInput for a deck that makes no dial."""
    if shape.suits > MOST_SUITS:
        message = f"{shape.suits} suits: Grandfather's Clock is played with {MOST_SUITS} at most, two black, two red"
        raise BadInput(message, source)
    if shape.ranks <= shape.suits:
        message = f"{shape.ranks} ranks and {shape.suits} suits: Grandfather's Clock takes more ranks than suits"
        raise BadInput(f"{message}, for a clock card of each suit", source)


@lru_cache(maxsize=64)
def clock_cards(shape: Shape = STANDARD, clock_suits: ClockSuits = "first") -> tuple[Card, ...]:
    """The clock cards, that of one o'clock first.

    >>> print(*clock_cards())
    TS JH QC KD 2S 3H 4C 5D 6S 7H 8C 9D
    """
    suits = [suit for suit in SUITS_ROUND[clock_suits] if suit <= shape.suits]
    laid = {Card(rank, suits[(rank - 2) % len(suits)]) for rank in range(2, shape.ranks + 1)}
    last = {clock: list(_built_on(clock, laid, shape.ranks))[-1] for clock in laid}
    return tuple(sorted(laid, key=lambda clock: last[clock].rank))


@lru_cache(maxsize=64)
def foundation_cards(shape: Shape = STANDARD, clock_suits: ClockSuits = "first") -> tuple[tuple[Card, ...], ...]:
    """All cards of each foundation, its clock card first; the foundation of one o'clock first.

    >>> [" ".join(map(str, cards)) for cards in foundation_cards()[3:5]]
    ['KD AD 2D 3D 4D', '2S 3S 4S 5S']
    """
    clock = clock_cards(shape, clock_suits)
    return tuple(tuple(_built_on(card, set(clock), shape.ranks)) for card in clock)


def _built_on(clock: Card, laid: set[Card], ranks: int) -> Iterator[Card]:
    """The clock card and those above it, up to the next one that is a clock card."""
    card = clock
    yield card
    while (card := following(card, ranks)) not in laid:
        yield card


def following(card: Card, ranks: int) -> Card:
    """The card that goes on another of a foundation: the next of its suit, after the king the ace."""
    return Card(card.rank % ranks + 1, card.suit)


@lru_cache(maxsize=1024)
def preceding(card: Card, ranks: int) -> Card:
    """The card that another one goes on on a foundation.

    >>> preceding(following(Card(13, 2), 13), 13)
    Card(rank=13, suit=2)
    """
    return Card((card.rank - 2) % ranks + 1, card.suit)


class DialPosition(NamedTuple):
    """Where every card lies.

    The cards of a column are listed from its lowest, which was dealt first. ``foundations[hour - 1]`` is the card that
    lies on top at that hour; what lies under it follows from the dial.

    >>> shape = Shape(4, 2)
    >>> DialPosition(((Card(1, 2), Card(4, 2)), ()), clock_cards(shape)).ranks
    4
    """

    columns: tuple[tuple[Card, ...], ...]
    foundations: tuple[Card, ...]

    @property
    def ranks(self) -> int:
        """How many ranks the deck has."""
        return len(self.foundations) + 1

    def in_columns(self) -> Iterator[Card]:
        """The cards of the tableau, column after column."""
        for column in self.columns:
            yield from column


@dataclass(frozen=True, order=True, slots=True)
class DialDeal:
    """A deal given as a position, at the start or in the middle of a game; ``clock_suits`` says whose foundations.

    ``name`` says where it came from (``FILE:NUMBER``), ``title`` what its heading calls it, ``format`` how it was
    written.
    """

    position: DialPosition
    clock_suits: ClockSuits = "first"
    shape: Shape = STANDARD
    name: str = field(default="", compare=False)
    title: str = field(default="", compare=False)
    format: str = field(default="table", compare=False)


@dataclass(frozen=True, order=True, slots=True)
class RestDeal:
    """The rest of a deck without its clock cards, in the order it is listed; the other fields are those of ``Deal``."""

    cards: tuple[Card, ...]
    clock_suits: ClockSuits = "first"
    shape: Shape = STANDARD
    listing: Listing | None = None
    name: str = field(default="", compare=False)
    title: str = field(default="", compare=False)
    format: str = field(default="rest", compare=False)
