"""Vectors replayed without the reference: with cards on a table, and by the rules that the checker restates."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from support.claims import claim, laid_out, literal_game, literal_play, rank_of
from support.literal_chances import literal_games
from verify.cards import Card as DealtCard
from verify.checker import grandfathers_clock_rules as dial
from verify.checker import klondike_rules as klondike
from verify.checker.cards import Card
from verify.checker.reading import Rejected
from verify.records.vectors import VectorRecord

Json = dict[str, Any]
Options = Mapping[str, str | int | None]
T = TypeVar("T", bound="Replayed")


class Cards:
    """Cards as the second methods have them."""

    @staticmethod
    def read(text: str) -> DealtCard:
        return DealtCard(rank_of(text), "SHDC".index(text[-1]) + 1)

    @staticmethod
    def checked(text: str) -> Card:
        return Card(rank_of(text), "SHDC".index(text[-1]) + 1)

    @staticmethod
    def claim(vector: VectorRecord, options: Options) -> Json:
        rules = {name: value for name, value in options.items() if name != "score"}
        return claim(vector.ranks, vector.suits, " ".join(vector.deck), "lost", **rules)


# ---- The clock --------------------------------------------------------------------------------------------------


@dataclass
class ClockGame:
    """A game to its end: the cards turned, how many before a second chance, the cards it may take."""

    turned: list[str]
    stopped: int
    choices: list[str]
    down: list[list[str]]
    result: Json


def clock_game(vector: VectorRecord, options: Options, chosen: str) -> ClockGame:
    """The game of a vector with cards on a table; ``chosen`` is the card that a second chance takes, if it does."""
    of = Cards.claim(vector, options)
    if options["second-chance"] == "none":
        played, (piles, _, restarts) = literal_game(of), literal_play(of)
        counted = {"clock-piles": played["completed_clock_piles"], "restarts": restarts}[str(options["score"])]
        result = {"result": played["verdict"], "turned": played["turned"], "last": played["last"], "score": counted}
        down = [[card for card, up in pile if not up] for pile in piles]
        return ClockGame(played["trace"], len(played["trace"]), [], down, result)
    told = literal_games(of)
    choices = [cards[0] for cards in told.ways.values()]
    spot = next((spot for spot, cards in told.ways.items() if cards[0] == chosen), None)
    turned = told.stopped + (told.ways[spot] if spot else [])
    won = told.won[spot] if spot else not told.ways and len(turned) == vector.ranks * vector.suits
    result = {"result": "won" if won else "lost", "last": turned[-1]}
    return ClockGame(turned, len(told.stopped), choices, _lying(of, turned, spot), result)


def _lying(of: Json, turned: list[str], spot: tuple[int, int] | None) -> list[list[str]]:
    """The cards that lie face down at the end: never turned, or put back and not turned again."""
    piles, king = laid_out(of), turned[len(literal_games(of).stopped) - 1]
    if spot and of["rules"]["second-chance"] == "watch":
        pile, place = spot
        down = [card for card in piles[pile - 1] if card not in literal_games(of).stopped]
        at = piles[pile - 1].index(down[place - 1])
        piles[pile - 1][at] = f"{king} put back"
        back = [] if turned.count(king) == 1 else [f"{king} put back"]
        return [[card.split()[0] for card in pile if card not in (*turned, *back)] for pile in piles]
    return [[card for card in pile if card not in turned] for pile in piles]


# ---- Games with columns -----------------------------------------------------------------------------------------


class Replayed(Protocol):
    """A game at one moment, by other rules than the reference's."""

    def after(self: T, move: str) -> T:
        """The game after a move; raises Rejected if it is not legal."""
        ...

    def moves(self) -> list[str]: ...

    def agrees(self, state: Json) -> bool: ...

    def is_won(self) -> bool: ...


def replay(steps: list[Json], start: Replayed) -> None:
    """Every step of a vector, and all that it tells."""
    games = [start]
    for step in steps:
        if "refused" in step:
            if "undo" in step:
                assert len(games) == 1
            else:
                _must_refuse(games[-1], step["apply"])
        elif "undo" in step:
            games.pop()
        elif "apply" in step:
            games.append(games[-1].after(step["apply"]))
        here = games[-1]
        if "moves" in step:
            assert sorted(step["moves"]) == sorted(here.moves())
        if "state" in step:
            assert here.agrees(step["state"])
        if "result" in step:
            assert step["result"] == {"result": "won" if here.is_won() else "open"}


def _must_refuse(game: Replayed, move: str) -> None:
    try:
        game.after(move)
    except Rejected:
        return
    raise AssertionError(f"{move} is legal")


def _words(move: str) -> tuple[str, Card, Card, int]:
    """The kind of a move, its card, the card and the column it goes to."""
    nothing = Card(0, 0)
    if ">" not in move:
        return move, nothing, nothing, 0
    card, _, place = move.partition(">")
    if not place:
        return "up", Cards.checked(card), nothing, 0
    if place.isdigit():
        return "column", Cards.checked(card), nothing, int(place)
    return "onto", Cards.checked(card), Cards.checked(place), 0


@dataclass
class KlondikeTable:
    table: klondike.Table
    rules: klondike.Rules
    ranks: int

    def after(self, move: str) -> KlondikeTable:
        return KlondikeTable(
            klondike.after(self.table, klondike.Move(*_words(move)), self.rules, self.ranks), self.rules, self.ranks
        )

    def moves(self) -> list[str]:
        return [str(move) for move in self._thinkable() if self._allows(move)]

    def _allows(self, move: klondike.Move) -> bool:
        try:
            klondike.after(self.table, move, self.rules, self.ranks)
        except Rejected:
            return False
        return True

    def _thinkable(self) -> Iterator[klondike.Move]:
        """Nothing goes on a card that is not the last of a column, nor on one of another rank, nor but into columns."""
        yield from (klondike.Move("draw"), klondike.Move("redeal"))
        cards = [
            Card(rank, suit) for rank in range(1, self.ranks + 1) for suit in range(1, len(self.table.foundations) + 1)
        ]
        lasts = [column.up[-1] for column in self.table.columns if column.up]
        for card in cards:
            yield klondike.Move("up", card)
            yield from (klondike.Move("onto", card, target) for target in lasts if target.rank == card.rank + 1)
            yield from (klondike.Move("column", card, column=at + 1) for at in range(len(self.table.columns)))

    def agrees(self, state: Json) -> bool:
        table = self.table
        columns = [{"down": list(map(str, column.down)), "up": list(map(str, column.up))} for column in table.columns]
        piles = {"stock": list(map(str, table.stock)), "waste": list(map(str, table.waste))}
        return state == {"columns": columns, "foundations": list(table.foundations), **piles, "pass": table.pass_number}

    def is_won(self) -> bool:
        return klondike.is_won(self.table)


def klondike_table(vector: VectorRecord, options: Options) -> KlondikeTable:
    """The table that a vector begins with."""
    deck = [Cards.checked(card) for card in vector.deck]
    if options["listing"] == "bottom-first":
        deck.reverse()
    passes = 0 if options["passes"] == "unlimited" else int(options["passes"] or 0)
    back, partial = (options[name] == "yes" for name in ("worrying-back", "partial-runs"))
    rules = klondike.Rules(int(options["draw"] or 0), passes, str(options["recycle"]), back, partial)
    table = klondike.deal_out(deck, vector.suits, int(options["columns"] or 0), str(options["deal"]))
    return KlondikeTable(table, rules, vector.ranks)


@dataclass
class DialTable:
    columns: dial.Columns
    game: dial.Game

    def after(self, move: str) -> DialTable:
        return DialTable(self.game.after(self.columns, dial.Move(*_words(move))), self.game)

    def moves(self) -> list[str]:
        return [str(move) for move in self._thinkable() if self._allows(move)]

    def _allows(self, move: dial.Move) -> bool:
        try:
            self.game.after(self.columns, move)
        except Rejected:
            return False
        return True

    def _thinkable(self) -> Iterator[dial.Move]:
        lasts = [column[-1] for column in self.columns if column]
        for card in (card for column in self.columns for card in column):
            yield dial.Move("up", card)
            yield from (dial.Move("onto", card, target) for target in lasts)
            source = next(column for column in self.columns if card in column)
            empty = (at for at, column in enumerate(self.columns, 1) if column is not source and not column)
            yield from (dial.Move("column", card, column=at) for at in empty)

    def agrees(self, state: Json) -> bool:
        left = {card for column in self.columns for card in column}
        tops = [[card for card in pile if card not in left][-1] for pile in self.game.foundations]
        columns = [list(map(str, column)) for column in self.columns]
        return state == {"columns": columns, "foundations": list(map(str, tops))}

    def is_won(self) -> bool:
        return not any(self.columns)


def dial_table(vector: VectorRecord, options: Options) -> DialTable:
    """The table that a vector begins with."""
    wrap, runs = (options[name] == "yes" for name in ("wrap", "runs"))
    rules = dial.Rules(str(options["clock-suits"]), str(options["build"]), wrap, runs, str(options["empty-column"]))
    game = dial.Game(vector.ranks, vector.suits, rules)
    deck = [Cards.checked(card) for card in vector.deck]
    if options["listing"] == "bottom-first":
        deck.reverse()
    clock = {pile[0] for pile in game.foundations}
    return DialTable(game.deal_out([card for card in deck if card not in clock], int(options["columns"] or 0)), game)
