"""A position of a game as a page draws it: piles of cards in groups, and how one position becomes the next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, Protocol

from verify.cards import Card, Notation
from verify.report.geometry import Point


class Lying(NamedTuple):
    """A card as it lies: with its face up, or down."""

    card: Card
    down: bool = False


class Pile(NamedTuple):
    """Cards that lie together, the lowest (or leftmost) first.

    ``label`` is what it is called, for those who hear the page; ``caption`` and ``base`` (a card) stand beside it;
    ``suit`` says what goes there while it is empty; ``done`` that nothing more has to come. On a dial ``place`` is its
    middle and ``aside`` that of its caption, in hundredths of the dial from its upper left corner.
    """

    label: str
    cards: tuple[Lying, ...]
    caption: str = ""
    base: Card | None = None
    suit: int = 0
    done: bool = False
    place: Point | None = None
    aside: Point | None = None


class Group(NamedTuple):
    """Piles that stand together.

    Of a ``stack`` the last card is seen; in a ``spread`` cards lie side by side, in ``columns`` below each other. A
    ``dial`` has stacks on a ring, ``share`` hundredths of it the width of a card.
    """

    kind: Literal["stack", "spread", "columns", "dial"]
    caption: str
    piles: tuple[Pile, ...]
    share: float = 0.0


Board = tuple[Group, ...]
"""All that lies on the table."""


class Change(NamedTuple):
    """What a pile, by its number on the table, is from a moment on: its cards, by number, and whether it is done.

    A card that lies face down is given by ~number, which is negative.
    """

    pile: int
    cards: tuple[int, ...]
    done: bool


def piles(board: Board) -> Iterator[Pile]:
    """Every pile, in the order of the page."""
    return (pile for group in board for pile in group.piles)


def deck(board: Board) -> list[Card]:
    """Every card, in the order of the page."""
    return [lying.card for pile in piles(board) for lying in pile.cards]


def deepest(boards: Iterable[Board]) -> int:
    """How many cards the longest column ever has."""
    groups = (group for board in boards for group in board if group.kind == "columns")
    return max((len(pile.cards) for group in groups for pile in group.piles), default=0)


def changes(boards: Sequence[Board]) -> list[list[Change]]:
    """For each moment the piles that are not as they were; for the first all of them."""
    numbers = {card: number for number, card in enumerate(deck(boards[0]))}
    before: list[Change] = []
    found = []
    for board in boards:
        now = [_as_it_is(at, pile, numbers) for at, pile in enumerate(piles(board))]
        found.append([each for each in now if each not in before])
        before = now
    return found


def moved(boards: Sequence[Board]) -> list[list[int]]:
    """For each moment the cards, by number, that came to another pile and lie there face up."""
    numbers = {card: number for number, card in enumerate(deck(boards[0]))}
    places = [_places(board) for board in boards]
    came = [
        sorted(numbers[lying.card] for lying, at in now.items() if not lying.down and at != _of(lying.card, before))
        for before, now in pairwise(places)
    ]
    return [[], *came]


class CardMove(Protocol):
    """A move of a game that is played with columns and foundations."""

    @property
    def kind(self) -> str:
        """``draw``, ``redeal``, ``up``, ``onto`` or ``column``."""

    @property
    def card(self) -> Card | None:
        """What moves."""

    @property
    def target(self) -> Card | None:
        """The card that it is laid on."""

    @property
    def column(self) -> int:
        """The number of the empty column that it is laid in."""


def move_in_words(move: CardMove, notation: Notation) -> str:
    """A move for those who read it.

    >>> from verify.cards import ENGLISH
    >>> from verify.rules.klondike import DRAW, Move
    >>> [move_in_words(move, ENGLISH) for move in (DRAW, Move("up", Card(1, 1)), Move("onto", Card(7, 2), Card(8, 1)))]
    ['cards are drawn', 'AS to its foundation', '7H onto 8S']
    """
    name = notation.write(move.card) if move.card else ""
    match move.kind:
        case "draw":
            return "cards are drawn"
        case "redeal":
            return "the waste is turned over"
        case "up":
            return f"{name} to its foundation"
        case _:
            return f"{name} onto {notation.write(move.target)}" if move.target else f"{name} to column {move.column}"


def _as_it_is(at: int, pile: Pile, numbers: dict[Card, int]) -> Change:
    cards = tuple(~numbers[card] if down else numbers[card] for card, down in pile.cards)
    return Change(at, cards, pile.done)


def _places(board: Board) -> dict[Lying, int]:
    return {lying: at for at, pile in enumerate(piles(board)) for lying in pile.cards}


def _of(card: Card, places: dict[Lying, int]) -> int | None:
    """The pile that a card lies in, whichever way."""
    return places.get(Lying(card), places.get(Lying(card, True)))
