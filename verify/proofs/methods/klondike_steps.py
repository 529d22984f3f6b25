"""The sentences proved about Klondike, evaluated on positions that play by the reference engine reaches.

The proofs speak of the moves of ``Rules.v``. Here their Python reading is compared with the engine, move by move, and
what is proved in general is looked at in the particular: this ties the proofs to the code, and under broken rules it
shows games in which the sentences are false.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from math import gcd
from random import Random
from typing import NamedTuple

from verify.cards import Card
from verify.deals.positions import Column, Position
from verify.proofs.methods.clock import Clock
from verify.proofs.model import klondike_abstract as abstract
from verify.proofs.model.klondike import Breach, Game, Table, goes_on, moves, seen, takes
from verify.proofs.model.klondike_abstract import Abstract, Place
from verify.rules import klondike as engine
from verify.rules.klondike_options import UNLIMITED, KlondikeRules


class Family(NamedTuple):
    """Small decks: ranks and suits, the lengths of the columns; what is left is the stock."""

    ranks: int
    suits: int
    columns: tuple[int, ...]

    def deal(self, seed: int) -> Position:
        """One of its deals, each with the same chance."""
        deck = [Card(rank, suit) for suit in range(1, self.suits + 1) for rank in range(1, self.ranks + 1)]
        Random(seed).shuffle(deck)
        columns = []
        for size in self.columns:
            columns.append(Column(tuple(deck[: size - 1]), tuple(deck[size - 1 : size])))
            del deck[:size]
        return Position(tuple(columns), (0,) * self.suits, tuple(deck))

    def __str__(self) -> str:
        return f"{self.ranks}x{self.suits} in columns of {' '.join(map(str, self.columns))}"


FAMILIES = (
    Family(3, 2, (1, 2)),
    Family(4, 2, (1, 2, 2)),
    Family(3, 3, (2, 2)),
    Family(3, 4, (1, 2, 3)),
    Family(5, 2, (1, 2, 3)),
    Family(13, 4, (1, 2, 3, 4, 5, 6, 7)),
)
"""Small decks, and the real one."""

WAYS = (
    KlondikeRules(draw=1),
    KlondikeRules(draw=2),
    KlondikeRules(draw=3),
    KlondikeRules(draw=2, passes=2),
    KlondikeRules(draw=1, passes=1),
    KlondikeRules(draw=2, recycle="under"),
    KlondikeRules(draw=3, recycle="under"),
    KlondikeRules(draw=2, worrying_back=False),
    KlondikeRules(draw=2, partial_runs=False),
)
"""All options in turn."""


class Looked(NamedTuple):
    """How many positions and moves were looked at; for each sentence that failed, where first."""

    positions: int
    moves: int
    failures: Mapping[str, str]


def look(clock: Clock, deals: int, most: int, breach: Breach = "", stop: str = "") -> Looked:
    """Look at this many deals for each family and way to play, up to ``most`` positions of each deal.

    With a breach the moves are those of the broken rules, not the engine's. ``stop`` names a sentence whose first
    failure is enough.
    """
    positions = steps = 0
    failures: dict[str, str] = {}
    for family in FAMILIES:
        for number, rules in enumerate(WAYS):
            game = Game(family.ranks, family.suits, rules, breach)
            for seed in range(deals):
                if not clock.left():
                    return Looked(positions, steps, {**failures, "time": "out of time"})
                start = family.deal(1000 * number + seed)
                for table, a, followed in reached(start, game, most, seed):
                    positions += 1
                    steps += len(followed)
                    for sentence, holds in SENTENCES.items():
                        if sentence not in failures and not holds(table, a, followed, game):
                            failures[sentence] = f"{family}, draw {rules.draw}: {_shown(table)}"
                    if stop in failures:
                        return Looked(positions, steps, failures)
    return Looked(positions, steps, failures)


Followed = list[tuple[Table, Abstract | None]]
"""The positions after each move, with the abstract position that stands for it; None if there is none."""


def reached(start: Position, game: Game, most: int, seed: int) -> Iterator[tuple[Table, Abstract, Followed]]:
    """Positions that play reaches, some in the order found and some far ahead."""
    random = Random(seed)
    first = (start, seen(start), abstract.abstract(seen(start), game))
    waiting, known = deque([first]), {first[1:]}
    for count in range(most):
        if not waiting:
            return
        position, table, a = waiting.popleft() if count % 2 else _any(waiting, random)
        followed: Followed = []
        options = [a, *abstract.steps(a, game)]
        for after, then in _after(position, table, game):
            b = next((b for b in options if stands(b, then, game)), None)
            followed.append((then, b))
            if b is not None and (then, b) not in known:
                known.add((then, b))
                waiting.append((after, then, b))
        yield table, a, followed


def _any(waiting: deque[tuple[Position, Table, Abstract]], random: Random) -> tuple[Position, Table, Abstract]:
    waiting.rotate(random.randrange(len(waiting)))
    return waiting.pop()


def _after(position: Position, table: Table, game: Game) -> Iterator[tuple[Position, Table]]:
    """Each position after a move: the engine's, and as the proofs have it. Under broken rules there is no engine's."""
    if game.breach:
        yield from ((position, then) for then in moves(table, game))
        return
    for move in engine.legal_moves(position, game.rules):
        after = engine.apply(position, move, game.rules)
        yield after, seen(after)


# The sentences


def same_moves(table: Table, a: Abstract, followed: Followed, game: Game) -> bool:
    """The engine's moves are those of ``Rules.v``."""
    return {then for then, _ in followed} == set(moves(table, game))


def structured(table: Table, a: Abstract, followed: Followed, game: Game) -> bool:
    """K2: runs are in sequence, on their pin or on a king; open ends and empty columns are as many as counted."""
    if not (columns_stand(a, table, game) and _counted(table, a, game) and _somewhere(table, a, game)):
        return False
    options = [a, *abstract.steps(a, game)] if any(b is None for _, b in followed) else []
    return all(b is not None or any(columns_stand(o, then, game) for o in options) for then, b in followed)


def simulated(table: Table, a: Abstract, followed: Followed, game: Game) -> bool:
    """K3: each move keeps the abstract position or is one of its steps."""
    return all(b is not None for _, b in followed)


Sentence = Callable[[Table, Abstract, Followed, Game], bool]
SENTENCES: Mapping[str, Sentence] = {"moves": same_moves, "K2": structured, "K3": simulated}


def stands(a: Abstract, table: Table, game: Game) -> bool:
    """``stands``: the abstract position stands for the position."""
    return table.height == a.foundation and columns_stand(a, table, game) and place_stands(a.place, table, game.rules)


def columns_stand(a: Abstract, table: Table, game: Game) -> bool:
    """``column_as``, for every column, by the rules as they should be."""
    right = game._replace(breach="")
    return all(
        all(goes_on(card, below, right) for card, below in pairwise(up))
        and (_on_its_pin(down, up, dealt, game) if dealt else not down and (not up or up[-1].rank == game.ranks))
        for down, up, dealt in zip(table.down, table.up, a.dealt, strict=True)
    )


def _on_its_pin(down: tuple[Card, ...], up: tuple[Card, ...], dealt: tuple[Card, ...], game: Game) -> bool:
    return up[-1:] + down == dealt and (bool(down) or dealt[0].rank != game.ranks)


def place_stands(place: Place, table: Table, rules: KlondikeRules) -> bool:
    """``stands_for``: drawing from the place leads to this hand, or to one from which no more can be drawn."""
    cards, draw, drawn = len(place.cards), rules.draw, len(table.waste)
    if rules.recycle == "under":
        order = table.stock + table.waste[::-1]
        turned = (k for k in range(max(cards, 1)) if place.cards[k:] + place.cards[:k] == order)
        return any((k - place.at) % gcd(cards, min(draw, cards)) == 0 if cards else True for k in turned)
    if table.waste[::-1] + table.stock != place.cards:
        return False
    now = drawn == cards or (drawn >= place.at and (drawn - place.at) % draw == 0)
    later = drawn == cards or drawn % draw == 0
    if rules.passes == UNLIMITED:
        return now or later
    return (now and table.passing >= place.passing) or (later and table.passing > place.passing)


def _counted(table: Table, a: Abstract, game: Game) -> bool:
    ends = [cards[0] for cards in table.up if cards]
    return sum(not cards for cards in table.up) == abstract.empty_columns(a, game) and all(
        sum(card.rank == rank and engine.is_red(card) is red for card in ends) == abstract.open_ends(a, rank, red, game)
        for rank in range(1, game.ranks + 1)
        for red in (False, True)
    )


def _somewhere(table: Table, a: Abstract, game: Game) -> bool:
    right = game._replace(breach="")
    deck = (Card(rank, suit) for suit in range(1, game.suits + 1) for rank in range(1, game.ranks + 1))
    return all(
        abstract.can(a, card, game) == any(takes(table, column, card, right) for column in range(len(table.up)))
        for card in deck
    )


def _shown(table: Table) -> str:
    columns = zip(table.down, table.up, strict=True)
    return " | ".join(" ".join(["-"] * len(down) + [str(card) for card in up[::-1]]) for down, up in columns)
