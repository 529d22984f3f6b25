"""Games told in plain numbers, from the reference engine and from z3's models of the relation.

Both are told without ``verify.proofs.model.observe``: the engine's from which pile gave each card and which card it
was.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import z3

from verify.cards import Card
from verify.proofs.model.broken import RULES, Variant
from verify.proofs.model.reading import Size
from verify.proofs.model.relation import Setting, State, deck, initial, stopped, turn
from verify.proofs.model.settings import setting
from verify.proofs.model.symbolic import Symbols, integers
from verify.rules.clock import Game
from verify.rules.clock_table import Table


class Numbers(NamedTuple):
    """A state in plain numbers; rows are by pile, from pile 1."""

    count: int  # type: ignore[assignment]
    here: int
    gone: tuple[int, ...]
    seen: tuple[int, ...]
    finished: tuple[int, ...]


def told_by_engine(game: Game) -> list[Numbers]:
    """Every state between two turns, from the first, counted from the piles that gave cards and the cards given."""
    piles = range(1, game.table.centre + 1)
    cards = [(position.source, position.hand.rank) for position in game.positions if position.hand is not None]
    left = {pile: [turn for turn, (source, _) in enumerate(cards, 1) if source == pile] for pile in piles}
    full = {pile: len(game.table.pile(pile)) for pile in piles}
    return [
        Numbers(
            count,
            cards[count - 1][1] if count else (game.rules.start or game.table.centre),
            tuple(sum(turn <= count for turn in left[pile]) for pile in piles),
            tuple(sum(rank == pile for _, rank in cards[:count]) for pile in piles),
            tuple(_last_turn(left[pile], full[pile], count) for pile in piles),
        )
        for count in range(len(cards) + 1)
    ]


def _last_turn(turns: list[int], full: int, count: int) -> int:
    """The turn in which a pile gave the last of its cards, or 0 if it has not by now."""
    return turns[full - 1] if full and len(turns) == full and turns[-1] <= count else 0


def told_by_model(model: Any, state: State, piles: int) -> Numbers:
    """A symbolic state as a model of z3 has it."""

    def number(term: Any) -> int:
        value: int = model.eval(term, model_completion=True).as_long()
        return value

    def row(array: Any) -> tuple[int, ...]:
        return tuple(number(array[pile]) for pile in range(1, piles + 1))

    return Numbers(number(state.count), number(state.here), row(state.gone), row(state.seen), row(state.finished))


def table_of(model: Any, at: Setting) -> Table:
    """The table that a model of a symbolic deal lays out."""

    def number(term: Any) -> int:
        value: int = model.eval(term, model_completion=True).as_long()
        return value

    piles = ([(pile, depth) for depth in range(at.cards_in(pile))] for pile in range(1, at.r + 1))
    return Table(
        tuple(
            tuple(Card(number(at.deal.rank(*place)), number(at.deal.copy(*place)) + 1) for place in pile)
            for pile in piles
        )
    )


def plain(state: State, piles: int) -> Numbers:
    """A state of the relation whose numbers are plain already."""
    rows = (tuple(row[pile] for pile in range(1, piles + 1)) for row in (state.gone, state.seen, state.finished))
    return Numbers(state.count, state.here, *rows)


class Found(NamedTuple):
    """A game found by z3: the table it lays, and its states."""

    table: Table
    states: list[Numbers]


class Unrolled:
    """All games of a given number of turns, as formulas about one arbitrary deal."""

    def __init__(self, size: Size, turns: int, variant: Variant = RULES) -> None:
        symbols = Symbols(integers())
        self.size = size
        self.at: Setting = setting(symbols.logic, *size, symbols.deal(), variant)
        self.states = [symbols.state(f"x{count}") for count in range(turns + 1)]
        self.solver = z3.Solver()
        self.solver.add(self.at.joined(deck(self.at)), self.at.joined(initial(self.at, self.states[0])))
        for before, after in zip(self.states, self.states[1:], strict=False):
            self.solver.add(self.at.joined(turn(self.at, before, after)))
        self.solver.add(stopped(self.at, self.states[-1]))

    def games(self) -> Iterator[Found]:
        """Games of different rank deals, until there are no more."""
        places = [(p, d) for p in range(1, self.size.r + 1) for d in range(self.at.cards_in(p))]
        while self.solver.check() == z3.sat:
            model = self.solver.model()
            states = [told_by_model(model, state, self.size.r) for state in self.states]
            yield Found(table_of(model, self.at), states)
            ranks = [self.at.deal.rank(*place) for place in places]
            self.solver.add(z3.Or(*(rank != model.eval(rank, model_completion=True) for rank in ranks)))
        assert self.solver.check() == z3.unsat


def ranks_of(table: Table) -> tuple[int, ...]:
    """The ranks of all cards, pile after pile."""
    return tuple(card.rank for pile in table.piles for card in pile)
