"""The turn of the reference engine as a formula: its own ``begin`` and ``step`` are run on symbolic cards.

They are run once for each way that the table can look by its counts, path by path. ``turn`` is the disjunction of all
paths: the state x has these counts, the path is taken, and y is what the table shows afterwards. Nothing in it comes
from the relation but the names of what a state tells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

import z3

from verify.cards import Card
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.paths import Path, Paths, term_of
from verify.proofs.methods.symbolic_table import SOURCE, Counts, SymbolicTable, balanced_counts, stands_for
from verify.proofs.model.logic import Formula, Row
from verify.proofs.model.reading import Size
from verify.proofs.model.relation import Conjuncts, Setting, State
from verify.proofs.model.settings import setting
from verify.proofs.model.symbolic import Symbols, integers
from verify.rules.clock import Position, begin, step
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table


class Engine(NamedTuple):
    """The two functions that make a turn: the first, and every other."""

    begin: Callable[[Table, ClockRules], Position] = begin
    step: Callable[[Position, ClockRules], Position] = step


ENGINE = Engine()
"""The reference engine."""


class Move(NamedTuple):
    """One path of one turn: when it is taken, and the table after it, beside the counts before."""

    taken: Formula
    counts: Counts
    after: Position
    in_hand: bool


class EngineTurns(NamedTuple):
    """All turns of the engine in decks of one size, as formulas about the states x and y."""

    table: SymbolicTable
    x: State
    y: State
    moves: tuple[Move, ...]

    def turn(self) -> Formula:
        """The engine turns a card in state x, and y is the state after that."""
        return z3.Or(*(z3.And(move.taken, self.shows(move)) for move in self.moves if move.after.hand))

    def stop(self) -> Formula:
        """The engine turns no card in state x."""
        return z3.Or(*(move.taken for move in self.moves if move.after.hand is None))

    def keeps(self) -> Formula:
        """Whatever path is taken, it leaves a table that its counts describe, and moves the cards that it should."""
        return z3.And(*(z3.Implies(move.taken, self._keeps(move)) for move in self.moves))

    def shows(self, move: Move) -> Formula:
        """State y is what the table after a move shows, and the card turned is the next of its rank."""
        at, x, y, hand = self.table.at, self.x, self.y, move.after.hand
        after, rank, number = self.table.counts_of(move.after), _rank(hand), _number(hand)
        seen = {pile: home + at.one_if(rank == pile) for pile, _, home in after.rows()}
        gone = _changes(move.counts.gone, after.gone)
        finished = {pile: y.count for pile, number_gone in gone.items() if number_gone == at.s}
        return z3.And(
            y.count == x.count + 1,
            y.here == rank,
            y.gone == _stored(x.gone, gone),
            y.seen == _stored(x.seen, seen),
            y.finished == _stored(x.finished, finished),
            *(z3.Implies(rank == pile, number == home + 1) for pile, _, home in after.rows()),
        )

    def _keeps(self, move: Move) -> Formula:
        """The table is as its counts say; the card that was in hand is home; what is in hand came from its source."""
        before, after = move.counts, self.table.counts_of(move.after)
        came_home = [
            home == had + (self.table.at.one_if(self.x.here == pile) if move.in_hand else 0)
            for (pile, _, had), home in zip(before.rows(), after.home, strict=True)
        ]
        gave = _changes(before.gone, after.gone)
        if len(gave) != (move.after.hand is not None):
            return False
        source = [term_of(move.after.source) == pile for pile in gave]
        return z3.And(self.table.is_what_counts_say(move.after), *came_home, *source)


def engine_turns(size: Size, rules: ClockRules, clock: Clock, engine: Engine = ENGINE) -> EngineTurns:
    """Every path of the engine through every table of a balanced state.

    Raises ``paths.Undecided`` when the time is up.
    """
    symbols = Symbols(integers())
    at, x, y = setting(symbols.logic, *size, symbols.deal()), symbols.state("x"), symbols.state("y")
    table = SymbolicTable(at, rules, Paths(_ranges(at, x), clock))
    return EngineTurns(table, x, y, tuple(chain(_first(table, x, engine), _others(table, x, engine))))


def _ranges(at: Setting, x: State) -> list[Formula]:
    """What play could not do without: ranks that are piles."""
    ranks = [at.deal.rank(pile, depth) for pile in range(1, at.r + 1) for depth in range(at.s)]
    return [z3.And(rank >= 1, rank <= at.r) for rank in (*ranks, x.here, SOURCE)]


def _first(table: SymbolicTable, x: State, engine: Engine) -> Iterator[Move]:
    """The first turn, in the state where nothing has been turned."""
    at, nothing = table.at, Counts((0,) * table.at.r, (0,) * table.at.r)
    rows = [z3.And(x.gone[pile] == 0, x.seen[pile] == 0) for pile in range(1, at.r + 1)]
    for path in table.paths.walk(lambda: engine.begin(table.dealt(), table.rules)):
        yield _move(path, z3.And(x.here == at.start, *rows), nothing, in_hand=False)


def _others(table: SymbolicTable, x: State, engine: Engine) -> Iterator[Move]:
    hand = table.card(x.here, x.seen[x.here] - 1)
    for counts in balanced_counts(table.at.r, table.at.s):
        position = table.between_turns(counts, hand, SOURCE)
        for path in table.paths.walk(lambda position=position: engine.step(position, table.rules)):  # type: ignore[misc]
            yield _move(path, stands_for(table.at, x, counts), counts, in_hand=True)


def _move(path: Path[Position], before: Formula, counts: Counts, in_hand: bool) -> Move:
    return Move(z3.And(before, *path.condition), counts, path.result, in_hand)


def _changes(before: Sequence[int], after: Sequence[int]) -> dict[int, int]:
    """The piles whose number has changed, and to what."""
    pairs = enumerate(zip(before, after, strict=True), 1)
    return {pile: now for pile, (had, now) in pairs if now != had}


def _stored(row: Row, values: dict[int, Any]) -> Row:
    for pile, value in values.items():
        row = z3.Store(row, pile, value)
    return row


def _rank(card: Card | None) -> Any:
    return term_of(card.rank if card else 0)


def _number(card: Card | None) -> Any:
    return term_of(card.suit if card else 0)


def turning(turns: EngineTurns) -> Callable[[Setting, State, State], Conjuncts]:
    """The engine's turn for a setting, in place of the relation's."""
    formula = turns.turn()
    return lambda at, x, y: {"turn of the engine": _about(formula, turns, x, y)}


def stopping(turns: EngineTurns) -> Callable[[Setting, State], Formula]:
    """Where the engine stops, for a setting."""
    formula = turns.stop()
    return lambda at, x: _about(formula, turns, x, turns.y)


def _about(formula: Formula, turns: EngineTurns, x: State, y: State) -> Formula:
    """The formula, said about other states."""
    return z3.substitute(formula, *zip((*turns.x, *turns.y), (*x, *y), strict=True))
