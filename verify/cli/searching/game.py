"""What a game that is searched through gives to its commands: its rules, its words, its records."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from verify.cards import Notation
from verify.certificate.files import Pair
from verify.deals.deal import Shape
from verify.making.levels import Grade
from verify.records.searched import SearchedMadeRecord, SearchedRecord, SearchedShownRecord, SearchedTallyRecord
from verify.report.boards import Board
from verify.rules.named_options import Option
from verify.solvers.answers import Decided, Named, SearchedResult

D = TypeVar("D", bound=Named)
P = TypeVar("P")
M = TypeVar("M")
R = TypeVar("R", bound=SearchedResult[Any, Any, Any, Any, Any])

Stated = Mapping[str, str | int | None]
"""The options of rules by their names, as a record has them."""


@dataclass(frozen=True)
class Records:
    """The records of the game, each without its schema: of a deal decided, shown, made, and of very many."""

    decided: Callable[..., SearchedRecord]
    shown: Callable[..., SearchedShownRecord]
    made: Callable[..., SearchedMadeRecord]
    tally: Callable[..., SearchedTallyRecord]


@dataclass(frozen=True)
class Page:
    """What a page has of the game: its name, how it is played, what the options of rules mean, and ``board``: a
    position as it is drawn, of a deck of this shape, by these rules."""

    title: str
    how: str
    options: Mapping[str, Option]
    board: Callable[[Any, Shape, Any], Board]


@dataclass(frozen=True)
class SearchedGame(Generic[D, P, M, R]):
    """A game, with deals, positions, moves and results of its own; all of it can be handed to another process.

    Deals: ``write_all`` writes them in a format, for which ``for_format`` puts them in its layout; ``table_for_format``
    makes one of a position that comes in a game of another.
    Moves: ``read_moves`` raises BadInput for words that are none, ``play`` gives the positions that moves lead through
    and raises VerifyError for one that is not legal; ``is_won`` is whether they have won there.
    Answers: ``decide`` and ``decide_position`` search; ``result`` is made of a deal, the choice of rules, the rules
    themselves, the start, the answer, and ``certify``; ``grade`` is how hard a deal is that these moves win.
    Words: ``stuck`` is what a stuck position is, ``fewest`` what a shortest solution is called, with its number in the
    place of ``{}``; ``drawing`` is a position in lines, ``members`` the same as members of an object; ``stated`` the
    options that say something of a deal; ``page`` is for a browser.
    """

    name: str
    write_all: Callable[[Iterable[D], str, Notation], Iterator[str]]
    for_format: Callable[[D, Any, str], D]
    table_for_format: Callable[[D, P, Any, str], D]
    read_moves: Callable[[str, Notation], Sequence[M]]
    write_moves: Callable[[Iterable[M], Notation], str]
    legal_moves: Callable[[P, Any], Iterable[M]]
    play: Callable[[P, Iterable[M], Any], Iterable[P]]
    is_won: Callable[[P], bool]
    decide: Callable[..., R]
    decide_position: Callable[..., Decided[M]]
    result: Callable[..., R]
    certify: Callable[[R], Pair]
    grade: Callable[[P, Any, Iterable[M]], Grade]
    stuck: str
    fewest: str
    drawing: Callable[[P, Notation], list[str]]
    members: Callable[[P], Mapping[str, Any]]
    stated: Callable[[R], Stated]
    page: Page
    records: Records
