"""Deals of which some cards are unknown: what they are, and whether what is known of them can be part of a deck.

A card that is unknown is written ``??`` (also ``?``, in JSON also ``null``); ``5?`` is a five of unknown suit.
Whoever needs a whole deal finds such a one to be bad input, ``Incomplete``, which carries the partial deal for those
who do not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from verify.cards import Card, Notation
from verify.deals.deal import (
    STANDARD,
    Deal,
    Layout,
    Listing,
    Placed,
    Shape,
    all_or_none_suited,
    all_within,
    complete,
    on_lines,
    repeated,
    wrong_number,
)
from verify.errors import BadInput

UNKNOWN = "??"
HINT = " (for its chances: verify check)"
"""What is said where a whole deal is needed; true of the games that have such chances."""

_SPELLINGS = frozenset({"?", "??"})


class Unknown(NamedTuple):
    """An unknown card as found in a text: its number in the deal and line, and its rank if that is known (else 0)."""

    number: int
    line: int | None = None
    rank: int = 0

    @property
    def place(self) -> str:
        """Where the card stands, for a message."""
        return Placed(Card(self.rank), self.number, self.line).place


Found = Sequence[Placed | Unknown]


@dataclass(frozen=True, slots=True)
class PartialDeal:
    """A deal of which not every card is known; see ``Deal`` for what the fields mean.

    A card is None where nothing is known of it, and has suit 0 where only its rank is; ``suited`` says whether the
    deck has suits at all.

    >>> deal = PartialDeal((Card(1, 1), None, Card(2), None), shape=Shape(2, 2))
    >>> deal.unknown, deal.missing
    ((1, 3), (1, 1))
    """

    cards: tuple[Card | None, ...]
    layout: Layout = "deck"
    shape: Shape = STANDARD
    listing: Listing | None = None
    within_pile: Listing | None = None
    suited: bool = True
    name: str = field(default="", compare=False)
    title: str = field(default="", compare=False)
    format: str = field(default="deck", compare=False)

    @property
    def unknown(self) -> tuple[int, ...]:
        """The places of the cards whose rank is unknown, counted from 0 in the order listed."""
        return tuple(place for place, card in enumerate(self.cards) if card is None)

    @property
    def missing(self) -> tuple[int, ...]:
        """How many cards of each rank are not known to lie anywhere."""
        known = Counter(card.rank for card in self.cards if card is not None)
        return tuple(self.shape.suits - known[rank] for rank in range(1, self.shape.ranks + 1))

    def completed(self, ranks: Iterable[int], name: str = "") -> Deal:
        """The deal with cards of these ranks in its unknown places, in order; of each rank the suits in order.

        >>> deal = PartialDeal((Card(1, 1), None, Card(2), None), shape=Shape(2, 2))
        >>> print(*deal.completed([2, 1]).cards)
        AS 2S 2H AH

        Raises ValueError if these are not the ranks of the missing cards.
        """
        left = list(ranks)
        if tuple(Counter(left)[rank] for rank in range(1, self.shape.ranks + 1)) != self.missing:
            raise ValueError("these are not the ranks of the missing cards")
        numbers = dict(zip(self.unknown, left, strict=True))
        cards = [Card(numbers[place]) if card is None else card for place, card in enumerate(self.cards)]
        return Deal(
            tuple(self._with_suits(cards) if self.suited else cards),
            self.layout,
            self.shape,
            self.listing,
            self.within_pile,
            name,
            self.title,
            self.format,
        )

    def _with_suits(self, cards: Sequence[Card]) -> list[Card]:
        """In their order among those of their rank: ``5? 5H 5?`` becomes ``5S 5H 5D``."""
        known = set(cards)
        free = {
            rank: iter([suit for suit in range(1, self.shape.suits + 1) if Card(rank, suit) not in known])
            for rank in range(1, self.shape.ranks + 1)
        }
        return [card if card.suit else Card(card.rank, next(free[card.rank])) for card in cards]


def all_known(deal: Deal) -> PartialDeal:
    """A whole deal as one of which every card is known."""
    suited = bool(deal.cards[0].suit)
    known = (deal.cards, deal.layout, deal.shape, deal.listing, deal.within_pile, suited)
    return PartialDeal(*known, name=deal.name, title=deal.title, format=deal.format)


class Incomplete(BadInput):
    """A deal with unknown cards where a whole one is needed; it carries what is known."""

    def __init__(self, deal: PartialDeal, message: str, source: str = "", line: int | None = None) -> None:
        super().__init__(message, source, line)
        self.deal = deal

    def moved(self, source: str, line: int | None, before: str = "") -> Incomplete:
        """The same, with the deal that is carried."""
        return Incomplete(self.deal, before + self.message, source, line)


def unknown_rank(name: str) -> str | None:
    """What a text says of the rank of an unknown card: "" for nothing; None if the text means no unknown card.

    >>> unknown_rank("??"), unknown_rank("5?"), unknown_rank("5H")
    ('', '5', None)
    """
    if name in _SPELLINGS:
        return ""
    return name[:-1] if name.endswith("?") and "?" not in name[:-1] else None


def whole(
    found: Found,
    shape: Shape,
    source: str = "",
    line: int | None = None,
    *,
    layout: Layout = "deck",
    listing: Listing | None = None,
    within_pile: Listing | None = None,
    title: str = "",
    format: str = "deck",  # noqa: A002
) -> Deal:
    """The deal that the cards found make; ``source`` and ``line`` say where it begins.

    Raises BadInput, with everything that is wrong in one line, if they are not a deck; and Incomplete if only the
    unknown ones among them keep them from being one.
    """
    known = [placed for placed in found if isinstance(placed, Placed)]
    if len(known) == len(found):
        cards = complete(known, shape, source, line)
        return Deal(cards, layout, shape, listing, within_pile, title=title, format=format)
    _check(found, known, shape, source, line)
    suited = any(placed.card.suit for placed in known) or not known
    partial = tuple(each.card if isinstance(each, Placed) else Card(each.rank) if each.rank else None for each in found)
    deal = PartialDeal(partial, layout, shape, listing, within_pile, suited, title=title, format=format)
    first = next(each for each in found if isinstance(each, Unknown))
    others = len(found) - len(known) - 1
    message = f"{first.place} is unknown{f', and {others} more' if others else ''}: expected a whole deal here"
    raise Incomplete(deal, message + HINT, source, first.line or line)


def _check(found: Found, known: Sequence[Placed], shape: Shape, source: str, line: int | None) -> None:
    """Raise BadInput if the cards known, with others in the unknown places, cannot be a deck."""
    all_within(_by_rank(found), shape, source, line)
    all_or_none_suited(known, source, line)
    where = on_lines(each.line for each in found)
    faults = wrong_number(found, shape, where) + (repeated(known, shape) if known else [])
    faults = faults or _too_many_of_a_rank(found, shape)
    if faults:
        raise BadInput("; ".join(faults), source, line)


def _by_rank(found: Found) -> list[Placed]:
    """All cards of which at least the rank is known."""
    bare = [Placed(Card(each.rank), each.number, each.line) if isinstance(each, Unknown) else each for each in found]
    return [placed for placed in bare if placed.card.rank]


def _too_many_of_a_rank(found: Found, shape: Shape) -> list[str]:
    """The first rank that is there too often; what ``repeated`` does not see are cards of unknown suit."""
    by_rank = [placed._replace(card=Card(placed.card.rank)) for placed in _by_rank(found)]
    return repeated(by_rank, shape) if by_rank else []


def write_partial(deal: PartialDeal, notation: Notation) -> str:
    """The piles of a partial deal, one a line, as in the format ``piles``.

    >>> from verify.cards import ENGLISH
    >>> print(write_partial(PartialDeal((Card(1, 1), None, Card(2), None), "piles", Shape(2, 2)), ENGLISH), end="")
    A: AS ??
    2: 2? ??
    """
    size = deal.shape.suits
    names = [_name(card, deal.suited, notation) for card in deal.cards]
    return "".join(
        f"{notation.rank_label(pile)}: {' '.join(names[(pile - 1) * size : pile * size])}\n"
        for pile in range(1, deal.shape.ranks + 1)
    )


def _name(card: Card | None, suited: bool, notation: Notation) -> str:
    if card is None:
        return UNKNOWN
    return notation.write(card) + "?" * (suited and not card.suit)
