"""What an engine is asked, and what it answers: the same for one in this process and for one at the end of a pipe.

The page PROTOCOL.md beside this file says it for authors of engines in any language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

from verify.conformance.reference.options import options_of
from verify.errors import VerifyError

PROTOCOL = 1
"""The version of the protocol."""

Json: TypeAlias = dict[str, Any]
"""An object of JSON: members by their names."""

Ask = Literal["state", "moves", "apply", "undo", "result"]
ASKS: tuple[Ask, ...] = ("state", "moves", "apply", "undo", "result")
"""What an engine may be asked, besides ``hello`` and ``deal``, which every engine answers."""


class Refused(VerifyError, ValueError):
    """The engine refuses what it is asked: a bad deck, an illegal move, an undo at the start of a game."""


@dataclass(frozen=True, slots=True)
class NewDeal:
    """The game an engine is to begin.

    ``rules`` has every option of the game by its name, as ``verify check --help-rules`` lists them; ``preset`` is the
    name they go by, or empty. ``deck`` lists the cards; the option ``listing`` says which end is dealt first. If
    ``state`` is there, the game begins with that table instead, in the form that ``Engine.state`` has, and ``deck`` is
    empty.
    """

    game: str
    preset: str
    rules: Mapping[str, str | int | None]
    ranks: int
    suits: int
    deck: tuple[str, ...] = ()
    state: Json | None = None

    @classmethod
    def of(cls, game: str, preset: str, deck: Iterable[str], ranks: int = 13, suits: int = 4) -> NewDeal:
        """The deal of a deck by a preset.

        >>> NewDeal.of("clock", "uva170", ["AS", "2S"], 2, 1).rules["listing"]
        'bottom-first'

        Raises BadInput for a game or preset that there is not.
        """
        return cls(game, preset, options_of(game, preset), ranks, suits, tuple(deck))

    def as_request(self) -> Json:
        """The line that asks an engine for this deal."""
        shape = {"ranks": self.ranks, "suits": self.suits}
        request: Json = {"ask": "deal", "game": self.game, "preset": self.preset, "rules": dict(self.rules), **shape}
        return {**request, "deck": list(self.deck)} if self.state is None else {**request, "state": self.state}


@dataclass(frozen=True, slots=True)
class Hello:
    """What an engine says of itself.

    ``games`` are the games it plays, each with the presets it knows. ``asks`` are the questions it answers besides
    ``hello`` and ``deal``. ``decks`` is "any" if it plays decks of any number of ranks and suits; ``tables`` whether a
    game may begin with a table in place of a deck.
    """

    protocol: int
    engine: str
    games: dict[str, list[str]]
    asks: list[Ask] = field(default_factory=lambda: list(ASKS))
    decks: Literal["standard", "any"] = "standard"
    tables: bool = False


class Engine(Protocol):
    """An engine under test, or the reference.

    ``deal``, ``apply`` and ``undo`` raise Refused (or any ValueError) for what the rules do not allow, and then nothing
    has changed. Cards are written as in ``TS``, moves as in ``7H>8S``; ``PROTOCOL.md`` says how states look.
    """

    def hello(self) -> Hello:
        """What the engine plays and answers."""
        ...

    def deal(self, new: NewDeal, /) -> None:
        """Begin a game; raises Refused for a deck that is not one."""
        ...

    def state(self) -> Json:
        """The table as it lies."""
        ...

    def moves(self) -> list[str]:
        """Every legal move, in any order."""
        ...

    def apply(self, move: str, /) -> None:
        """Make a move; raises Refused if it is not legal."""
        ...

    def undo(self) -> None:
        """Take the last move back; raises Refused at the start of the game."""
        ...

    def result(self) -> Json:
        """Whether the game is won, lost or open, and what it came to."""
        ...
