"""Vectors for the games with columns, as far as they are alike: games won, moments, refusals, moves taken back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from verify.cards import Card
from verify.conformance.reference.playing import Reference
from verify.conformance.vectors.games import Moment, Played, Rules, Scene, Worth, by_chance, played, scenes
from verify.conformance.vectors.setting import Setting, random_deck
from verify.conformance.vectors.telling import Telling, Told
from verify.deals.deal import STANDARD, Shape
from verify.errors import BadInput
from verify.records.vectors import VectorRecord

P = TypeVar("P")
M = TypeVar("M")

MOST_TRIED = 60  # random decks, for one that the player wins
MOST_MOVES = 400
GAMES = 4  # random decks in which moments are looked for, each played by several players
SMALL_GAME = 12  # moves
TAKEN_BACK = 10  # moves

_NAMES = re.compile(r"\b(?:[A2-9TJQK][SHDC]|[0-9]+)\b")


class _Parting(NamedTuple, Generic[M]):
    """Moves of a game after which the classic rules answer a question otherwise, that question and their answer."""

    deck: Sequence[Card]
    moves: Sequence[M]
    ask: Told
    answer: Any


@dataclass(frozen=True)
class ColumnGame(Generic[P, M]):
    """A game with columns by its rules.

    ``start`` is the position that a deck is dealt to, ``worth`` what moves are worth to a player who means to win;
    ``write`` a move as text, ``why_not`` why it is not legal, ``thinkable`` all moves that might be in a position.
    """

    setting: Setting
    rules: Rules[P, M]
    start: Callable[[Sequence[Card], Shape], P]
    is_won: Callable[[P], bool]
    worth: Worth[P, M]
    write: Callable[[M], str]
    why_not: Callable[[P, M], str]
    thinkable: Callable[[P], Iterable[M]]

    def vectors(
        self, constructed: Sequence[Card], moments: Iterable[Moment[P, M]], small: Iterable[Shape]
    ) -> Iterator[VectorRecord]:
        """All vectors; ``constructed`` is a deck that is won by moves to foundations, and draws, alone."""
        yield self._constructed(constructed)
        yield from self._won()
        yield from (self._scene(scene) for scene in scenes(moments, self._games))
        yield from self._refused_moves()
        yield self._taken_back()
        yield from self._other_than_classic()
        yield from self._small(small)

    # ---- Games ------------------------------------------------------------------------------------------------

    def _well_played(self, deck: Sequence[Card]) -> Played[P, M]:
        return played(self.start(deck, STANDARD), self.rules, self.worth, MOST_MOVES)

    @cached_property
    def _games(self) -> list[tuple[Sequence[Card], Played[P, M]]]:
        """Games of random decks, each played well and by chance, and with the stock alone."""
        found: list[tuple[Sequence[Card], Played[P, M]]] = []
        for number in range(1, GAMES + 1):
            deck = random_deck(number)
            start = self.start(deck, STANDARD)
            to_and_fro = Rules(self.rules.legal, self.rules.after, lambda position: position)
            found += [
                (deck, self._well_played(deck)),
                (deck, played(start, self.rules, by_chance(number), 150)),
                (deck, played(start, to_and_fro, self._of_the_stock, 100)),
            ]
        won = self._winner
        return found if won is None else [*found, (random_deck(won[0]), won[1])]

    def _of_the_stock(self, _: P, move: M, __: P) -> float | None:
        return None if ">" in self.write(move) else 1.0

    @cached_property
    def _winner(self) -> tuple[int, Played[P, M]] | None:
        """The first random deck that the player wins, with its game."""
        for number in range(1, MOST_TRIED + 1):
            game = self._well_played(random_deck(number))
            won = next((at for at, position in enumerate(game.positions) if self.is_won(position)), None)
            if won is not None:
                return number, Played(game.positions[: won + 1], game.legal[: won + 1], game.moves[:won])
        return None

    # ---- Vectors ----------------------------------------------------------------------------------------------

    def _constructed(self, deck: Sequence[Card]) -> VectorRecord:
        telling = Telling(self.setting, deck, "state", "moves", "result")
        while telling.reference.result()["result"] != "won":
            moves = telling.reference.moves()
            up = next((move for move in moves if move.endswith(">")), moves[0])
            telling.apply(up)
        telling.look("state", "moves", "result")
        why = f"Won in {telling.reference.moves_made} moves: each card goes up as soon as it lies open."
        return telling.vector("won-by-going-up", why)

    def _won(self) -> Iterator[VectorRecord]:
        if self._winner is None:
            return
        number, game = self._winner
        telling = Telling(self.setting, random_deck(number), "state", "moves", "result")
        for made, move in enumerate(game.moves, 1):
            telling.apply(self.write(move), "moves", *(("state",) if made % 40 == 0 else ()))
        telling.look("state", "moves", "result")
        yield telling.vector(
            "won", f"Random deck {number} won in {len(game.moves)} moves, with all legal moves before each."
        )

    def _scene(self, scene: Scene[P, M]) -> VectorRecord:
        telling, moment = self._told(scene.deck, scene.moves), scene.moment
        telling.look("state", "moves")
        move = self.write(scene.move)
        if moment.refused:
            telling.refuse(move, self.why_not(scene.position, scene.move), "moves")
        else:
            telling.apply(move, "state", "moves", "result")
        for further in moment.then:
            if further in telling.reference.moves():  # not a second draw, where the first takes the whole stock
                telling.apply(further, "state", "moves")
        return telling.vector(moment.name, moment.why)

    def _told(self, deck: Sequence[Card], moves: Iterable[M], *asks: Told) -> Telling:
        """The game after these moves."""
        telling = Telling(self.setting, deck, *asks)
        for move in moves:
            telling.apply(self.write(move), *asks)
        return telling

    def _refused_moves(self) -> Iterator[VectorRecord]:
        """Moves that are not legal, one for each reason, at the start and in the middle of a game."""
        deck, game = self._games[-1]
        for name, where, at in (("start", "At the start", 0), ("middle", "In the middle", len(game.moves) // 2)):
            telling, position = self._told(deck, game.moves[:at]), game.positions[at]
            telling.look("state", "moves")
            refusals = self._refusals(position)
            for move, why in refusals:
                telling.refuse(move, why)
            telling.look("state", "moves")
            yield telling.vector(f"refused-moves-{name}", f"{where} of a game {len(refusals)} moves are refused.")

    def _refusals(self, position: P) -> list[tuple[str, str]]:
        """A move for each reason for which one is refused; reasons with other cards are the same."""
        found: dict[str, tuple[str, str]] = {}
        for move in self.thinkable(position):
            why = self.why_not(position, move)
            if why:
                found.setdefault(_NAMES.sub("_", why), (self.write(move), why))
        return list(found.values())

    def _taken_back(self) -> VectorRecord:
        deck, game = self._games[0]
        moves = game.moves[:TAKEN_BACK]
        telling = self._told(deck, moves, "moves")
        telling.look("state")
        for _ in moves:
            telling.undo("moves")
        telling.look("state", "result")
        telling.refuse_undo("moves")
        return telling.vector("taken-back", f"{len(moves)} moves are made and taken back, to the deal.")

    def _other_than_classic(self) -> Iterator[VectorRecord]:
        """The shortest of the games that show that the rules are not the classic ones."""
        if self.setting.options == self.setting.classic.options:
            return
        parting, most = None, MOST_MOVES
        for deck, game in self._games:
            if most >= 0 and (shorter := self._parting(deck, game.moves[:most])):
                parting, most = shorter, len(shorter.moves) - 1
        if parting:
            telling = self._told(parting.deck, parting.moves)
            telling.look("state", "moves")
            why = f"Here the rules part from the classic ones, by which '{parting.ask}' is answered otherwise."
            yield telling.vector("other-than-classic", why, {parting.ask: parting.answer})

    def _parting(self, deck: Sequence[Card], moves: Sequence[M]) -> _Parting[M] | None:
        """The moves after which the classic rules answer a question otherwise, if they do."""
        here, there = Reference(), Reference()
        here.deal(self.setting.new(deck))
        there.deal(self.setting.classic.new(deck))
        for made in range(len(moves) + 1):
            if here.state() != there.state():
                return _Parting(deck, moves[:made], "state", there.state())
            if set(here.moves()) != set(there.moves()):
                return _Parting(deck, moves[:made], "moves", there.moves())
            if made < len(moves):
                here.apply(self.write(moves[made]))
                there.apply(self.write(moves[made]))
        return None

    def _small(self, shapes: Iterable[Shape]) -> Iterator[VectorRecord]:
        """Small decks, as far as the rules have them, played by chance."""
        for shape in shapes:
            deck = random_deck(1, shape)
            try:
                start = self.start(deck, shape)
            except BadInput:
                continue
            telling = Telling(self.setting, deck, "state", "moves", "result", shape=shape)
            for move in played(start, self.rules, by_chance(shape.cards), SMALL_GAME).moves:
                telling.apply(self.write(move), "moves")
            telling.look("state", "result")
            name, why = f"small-{shape.ranks}x{shape.suits}", f"A deck of {shape.ranks} ranks and {shape.suits} suits."
            yield telling.vector(name, why)
