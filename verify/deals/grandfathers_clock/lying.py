"""Cards as they were found in columns and on the dial, with their places in the text; and what they make.

Which clock cards the dial has need not be said: none of them ever lies in a column.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple, TypeVar

from verify.cards import Card
from verify.deals.deal import Listing, Placed, Shape, complete
from verify.deals.dials import (
    SUITS_ROUND,
    ClockSuits,
    DialDeal,
    DialPosition,
    RestDeal,
    check_shape,
    clock_cards,
    foundation_cards,
)
from verify.deals.reading import attempt
from verify.deals.table_rows import MOST_COLUMNS
from verify.errors import BadInput

D = TypeVar("D")


class OnDial(Placed):
    """A card that lies on the dial without being named, or under one that is named."""

    @property
    def place(self) -> str:
        """Where the card lies, for a message."""
        return "on the dial"


class Lying(NamedTuple):
    """The cards of each column, the lowest first, and the top cards of foundations; others have their clock card."""

    columns: Sequence[Sequence[Placed]]
    tops: Sequence[Placed] = ()


def dial_deal(
    lying: Lying, shape: Shape, source: str = "", line: int | None = None, *, title: str = "", form: str = "table"
) -> DialDeal:
    """The deal that the cards make; ``source`` and ``line`` say where it begins, ``form`` how it was written.

    >>> columns = [[Placed(Card(2, 2), 1), Placed(Card(1, 2), 2)], [Placed(Card(3, 1), 3)]]
    >>> position = dial_deal(Lying(columns, [Placed(Card(1, 1), 4), Placed(Card(4, 2), 5)]), Shape(4, 2)).position
    >>> print(*position.foundations)
    AS 4H 2S

    Raises BadInput unless they are exactly one deck with suits, in columns and on foundations of one dial.
    """
    check_shape(shape, source)
    if not 1 <= len(lying.columns) <= MOST_COLUMNS:
        raise BadInput(f"{len(lying.columns)} columns, expected 1 to {MOST_COLUMNS}", source, line)
    found = list(chain.from_iterable(lying.columns))
    _check_suits([*found, *lying.tops], source, line)
    clock_suits, position = _by_likely_suits(found, shape, partial(_position, lying, shape, source, line))
    return DialDeal(position, clock_suits, shape, title=title, format=form)


def rest_deal(
    found: Sequence[Placed],
    shape: Shape,
    source: str = "",
    line: int | None = None,
    *,
    listing: Listing | None = None,
    title: str = "",
    form: str = "rest",
) -> RestDeal:
    """The rest of a deck that the cards are; the clock cards that are missing say which they were.

    Raises BadInput unless they are with the clock cards exactly one deck with suits.
    """
    check_shape(shape, source)
    _check_suits(found, source, line)
    clock_suits, cards = _by_likely_suits(found, shape, partial(_rest, found, shape, source, line))
    return RestDeal(cards, clock_suits, shape, listing, title=title, format=form)


def rest_size(shape: Shape) -> int:
    """How many cards are left of a deck without its clock cards.

    >>> rest_size(Shape(13, 4))
    40
    """
    return shape.cards - (shape.ranks - 1)


def is_rest(cards: int, shape: Shape) -> bool:
    """Whether so many cards are, or are nearly, a deck without its clock cards rather than a whole one.

    >>> [is_rest(cards, Shape(13, 4)) for cards in (10, 39, 40, 45, 46, 52)]
    [False, True, True, True, False, False]
    """
    rest = rest_size(shape)
    return rest / 2 < cards < (rest + shape.cards) / 2


def _check_suits(found: Sequence[Placed], source: str, line: int | None) -> None:
    if found and not any(placed.card.suit for placed in found):
        raise BadInput("the cards have ranks only, and Grandfather's Clock is played with suits", source, line)


def _by_likely_suits(dealt: Sequence[Placed], shape: Shape, make: Callable[[ClockSuits], D]) -> tuple[ClockSuits, D]:
    """What can be made with the one set of clock cards or with the other; nothing can be made with both.

    (For the first the 2 of spades is a clock card, for the second the 3 of spades; both would be on the dial. The
    second then has the 2 as a top card that must be named, the first the 3 or a higher card on the same foundation.)
    What is wrong is said of the set of which fewer cards were dealt.
    """

    def dealt_of(clock_suits: ClockSuits) -> int:
        return len({placed.card for placed in dealt}.intersection(clock_cards(shape, clock_suits)))

    likely, other = sorted(SUITS_ROUND, key=dealt_of)
    outcome = attempt(partial(make, likely))
    if not isinstance(outcome, BadInput):
        return likely, outcome
    second = attempt(partial(make, other))
    if isinstance(second, BadInput):
        raise outcome
    return other, second


def _position(lying: Lying, shape: Shape, source: str, line: int | None, clock_suits: ClockSuits) -> DialPosition:
    tops = _tops(lying.tops, shape, source, line, clock_suits)
    on_dial: list[Placed] = []
    for top, cards in zip(tops, foundation_cards(shape, clock_suits), strict=True):
        under = cards[: cards.index(top.card)]
        on_dial += [top, *(OnDial(card, 0) for card in under)]
    complete([*on_dial, *chain.from_iterable(lying.columns)], shape, source, line)
    columns = tuple(tuple(placed.card for placed in column) for column in lying.columns)
    return DialPosition(columns, tuple(top.card for top in tops))


def _tops(
    named: Sequence[Placed], shape: Shape, source: str, line: int | None, clock_suits: ClockSuits
) -> list[Placed]:
    """The top card at each hour."""
    foundations = foundation_cards(shape, clock_suits)
    tops: dict[int, Placed] = {}
    for top in named:
        hour = next((number for number, cards in enumerate(foundations) if top.card in cards), None)
        if hour is None:
            message = f"{top.card} ({top.place}) is on the foundations: expected a card with a suit of this deck"
            raise BadInput(message, source, top.line or line)
        if hour in tops:
            message = (
                f"{top.card} ({top.place}) lies on the same foundation as {tops[hour].card}: expected its top card"
            )
            raise BadInput(f"{message} only", source, top.line or line)
        tops[hour] = top
    return [tops.get(hour, OnDial(cards[0], 0)) for hour, cards in enumerate(foundations)]


def _rest(
    found: Sequence[Placed], shape: Shape, source: str, line: int | None, clock_suits: ClockSuits
) -> tuple[Card, ...]:
    clock = [OnDial(card, 0) for card in clock_cards(shape, clock_suits)]
    try:
        return complete([*clock, *found], shape, source, line)[len(clock) :]
    except BadInput as error:
        if len(found) == rest_size(shape):
            raise
        dealt = f"{len(found)} cards to deal, expected {rest_size(shape)}, for {len(clock)} lie on the dial"
        raise error.moved(error.source, error.line, f"{dealt}: ") from None
