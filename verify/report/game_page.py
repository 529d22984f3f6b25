"""A game with choices as one HTML page: the deal, its verdict and why, and a way through it, move by move.

The page needs nothing but itself. Its script knows no rules: it lays the cards as the positions given here say. Without
it the moves are listed and the start, the position asked for and the end are drawn.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from verify.cards import Card, Notation
from verify.report.boards import Board, Lying, changes, deck, deepest, moved
from verify.report.shapes import CardFace
from verify.report.standings import KIND_SIGNS, Kind
from verify.report.templating import markup, printable, render

_RANKS = ("ace", *"23456789", "10", "jack", "queen", "king")
_SUITS = ("spades", "hearts", "diamonds", "clubs")


class Said(NamedTuple):
    """What is known of the deal or of a position: in a line, why, and further facts by their names."""

    kind: Kind
    heading: str
    why: str
    facts: Mapping[str, str]

    @property
    def sign(self) -> str:
        """What stands for it where colour must not speak alone."""
        return KIND_SIGNS[self.kind]


class Step(NamedTuple):
    """A move as it is typed, and in words."""

    code: str
    words: str


class Rule(NamedTuple):
    """An option of the rules: its value here, and what that means."""

    name: str
    value: str
    meaning: str


@dataclass(frozen=True)
class GamePage:
    """What a page shows; texts are plain and may come from anywhere.

    ``boards`` are the positions that the ``steps`` lead through. The first ``given`` steps were asked for; those after
    them win. ``opened`` is the position at which the page opens, ``lost`` the number of the step that lost the game.
    ``waiting`` are cards of which none can be the first to move, from the position ``waiting_from`` on.
    """

    game: str
    title: str
    name: str
    said: Sequence[Said]
    boards: Sequence[Board]
    steps: Sequence[Step]
    notation: Notation
    how: str
    rules: Sequence[Rule]
    command: str
    version: str
    opened: int = 0
    given: int = 0
    lost: int | None = None
    waiting: Sequence[Card] = ()
    waiting_from: int = 0


class Figure(NamedTuple):
    """A position that is drawn without the script as well."""

    number: int
    caption: str
    board: Board
    waiting: Collection[Card]


class List(NamedTuple):
    """Moves that are listed together, the first of which has this number."""

    heading: str
    start: int
    steps: Sequence[Step]


class Face(NamedTuple):
    """A card for the template."""

    face: CardFace
    words: str
    down: bool
    waits: bool


def game_html(page: GamePage) -> str:
    """The page as HTML, which is XML too; the same page always gives the same text."""
    what = render(
        "game.html.j2",
        page=page,
        title=printable(page.title),
        name=printable(page.name),
        figures=_figures(page),
        lists=_lists(page),
        columns=max(len(group.piles) for group in page.boards[0] if group.kind == "columns"),
        deepest=deepest(page.boards),
        face=partial(_face, page.notation),
        marked=" ".join(map(page.notation.write, page.waiting)),
        moments=markup(_moments(page)),
        words_of=in_words,
        mark_of=lambda suit: CardFace.of(Card(1, suit), page.notation),
    )
    return what + "\n"


def in_words(card: Card) -> str:
    """The name of a card as it is spoken.

    >>> in_words(Card(12, 2)), in_words(Card(14, 1))
    ('queen of hearts', '14 of spades')
    """
    rank = _RANKS[card.rank - 1] if card.rank <= len(_RANKS) else str(card.rank)
    return f"{rank} of {_SUITS[card.suit - 1]}"


def _figures(page: GamePage) -> list[Figure]:
    """The start, where the page opens, and the end, each once."""
    last = len(page.steps)
    return [_figure(page, number, last) for number in sorted({0, page.opened, last})]


def _figure(page: GamePage, number: int, last: int) -> Figure:
    waiting = page.waiting if number >= page.waiting_from else ()
    return Figure(number, moment_in_words(page.steps, number, last), page.boards[number], waiting)


def moment_in_words(steps: Sequence[Step], number: int, last: int) -> str:
    """Where in a game one is.

    >>> steps = [Step("AS>", "AS to its foundation")]
    >>> moment_in_words(steps, 0, 1), moment_in_words(steps, 1, 1)
    ('The start', 'Move 1 of 1: AS to its foundation')
    """
    return f"Move {number} of {last}: {steps[number - 1].words}" if number else "The start"


def _lists(page: GamePage) -> list[List]:
    given, rest = page.steps[: page.given], page.steps[page.given :]
    won = "From there it is won by" if given else "The moves that win"
    lists = [List("The moves played", 1, given), List(won, page.given + 1, rest)]
    return [each for each in lists if each.steps]


def _face(notation: Notation, lying: Lying, waiting: Collection[Card]) -> Face:
    face = CardFace.of(lying.card, notation)
    return Face(face, in_words(lying.card), lying.down, lying.card in waiting)


def _moments(page: GamePage) -> str:
    """The positions for the script, as JSON: names of cards and numbers, so that nothing has to be escaped."""
    cards = [page.notation.write(card) for card in deck(page.boards[0])]
    what = {
        "cards": cards,
        "first": page.opened,
        "waitingFrom": page.waiting_from,
        "waiting": [page.notation.write(card) for card in page.waiting],
        "changes": changes(page.boards),
        "moved": moved(page.boards),
    }
    return json.dumps(what, separators=(",", ":"))
