"""Games that solvers find: play unrolled turn by turn from a symbolic deal, until an obligation fails.

z3 looks for the shortest such game; cvc5 is then asked for one of that length, from SMT-LIB text. What either finds is
believed only after the reference engine has played the same deal by the same rules, through the very same states, and
the obligation, evaluated on the engine's own states, fails there too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import z3

from verify.cards import Card
from verify.errors import Disagreement
from verify.proofs.methods import second, smtlib
from verify.proofs.methods.asking import check
from verify.proofs.methods.clock import Clock
from verify.proofs.model.logic import Values
from verify.proofs.model.observe import observed
from verify.proofs.model.relation import Setting, State, deck, initial, turn
from verify.proofs.model.scene import Claim, Scene
from verify.proofs.model.settings import setting
from verify.proofs.model.symbolic import Symbols, integers
from verify.proofs.theorems.obligation import Failure, Obligation
from verify.rules.clock import Game
from verify.rules.clock_table import Table

Model = Callable[[Any], int | bool]  # what a solver says a term is


class Found(NamedTuple):
    """A game in which an obligation fails once ``turned`` cards have been turned; ``goals`` are those that fail."""

    game: Game
    turned: int
    goals: tuple[str, ...]


class Search(NamedTuple):
    """The games found, by solver; ``text`` is what cvc5 was asked.

    ``killed`` is ``yes`` if every solver found one, ``no`` if there is none of this size, else ``unknown``.
    """

    killed: str
    found: dict[str, Found]
    text: str = ""


class _Moment(NamedTuple):
    """A failure possible after some turns: the claim by its place among the obligation's, and all that must hold."""

    claim: int
    turns: int
    formulas: dict[str, Any]


class _Play:
    """Play by the rules of a failure, unrolled in z3's terms; ``states`` are those so far and the one to follow."""

    def __init__(self, obligation: Obligation, failure: Failure, goal: str) -> None:
        self.obligation, self.failure, self.goal = obligation, failure, goal
        self.symbols = Symbols(integers())
        self.at = setting(self.symbols.logic, *failure.size, self.symbols.deal(), failure.variant)
        self.states = [self.symbols.state("x0"), self.symbols.state("x1")]
        self.formulas = {"deck": self.at.joined(deck(self.at)), "at first": self.at.joined(initial(self.at, self.x))}

    @property
    def x(self) -> State:
        """The state reached."""
        return self.states[-2]

    @property
    def y(self) -> State:
        """The state after it."""
        return self.states[-1]

    def next_turn(self) -> None:
        """Play one turn more."""
        self.formulas[f"turn {len(self.states) - 1}"] = self.at.joined(turn(self.at, self.x, self.y))
        self.states.append(self.symbols.state(f"x{len(self.states)}"))

    def failures(self) -> Iterator[_Moment]:
        """What makes the claims fail in the state reached, claim by claim."""
        for index, claim in enumerate(self.obligation.claims(self.symbols.scene(self.at, self.x, self.y))):
            if goals := _denied(claim, self.goal):
                failing = {**claim.premises, "the goal is denied": z3.Not(z3.And(*goals))}
                yield _Moment(index, len(self.states) - 2, {**self.formulas, **failing})

    def wanted(self) -> list[Any]:
        """The terms that tell the game and whatever else the claim speaks of."""
        states = [term for state in self.states for term in _terms(state, self.at)]
        others = [term for each in self.symbols.used.values() for term in _entries(each, self.at)]
        return [*_places(self.at), *states, *others]


def _denied(claim: Claim, goal: str) -> list[Any]:
    return [formula for name, formula in claim.goals.items() if goal in ("", name)]


def _places(at: Setting) -> Iterator[Any]:
    for pile in range(1, at.r + 1):
        for depth in range(at.cards_in(pile)):
            yield at.deal.rank(pile, depth)
            yield at.deal.copy(pile, depth)


def _terms(state: State, at: Setting) -> Iterator[Any]:
    yield from (state.count, state.here)
    for row in (state.gone, state.seen, state.finished):
        yield from (row[pile] for pile in range(1, at.r + 1))


def _entries(term: Any, at: Setting) -> Iterator[Any]:
    yield from [term[index] for index in range(-1, at.r * at.s + 3)] if z3.is_array(term) else [term]


def search(obligation: Obligation, failure: Failure, goal: str, clock: Clock) -> Search:
    """The shortest game by the rules of a failure in which the goal fails (any goal, if it is ""), by both solvers.

    Raises Disagreement if the engine plays a game otherwise than a solver says.
    """
    play = _Play(obligation, failure, goal)
    last = failure.size.r * failure.size.s + 2
    solver = z3.Solver()
    for _ in range(last):
        for moment in play.failures():
            solver.push()
            solver.add(*moment.formulas.values())
            said = check(solver, clock).said
            model = _first_model(solver, play.at, clock) if said == "sat" else None
            solver.pop()
            if said == "unknown" or (said == "sat" and model is None):
                return Search("unknown", {})
            if model is not None:
                return _by_both(play, moment, model, clock)
        play.next_turn()
    return Search("no", {})


def _by_both(play: _Play, moment: _Moment, model: Any, clock: Clock) -> Search:
    found = {"z3": _confirmed(play, moment, lambda term: _plain(model.eval(term, model_completion=True)))}
    wanted = play.wanted()
    title = [play.obligation.says, f"{play.failure.variant.says}: a game in which this fails"]
    text = smtlib.model_text(title, moment.formulas, wanted)
    second_found = second.opinion(text, clock)
    if second_found.answers == ("unsat",):
        raise Disagreement(f"{play.obligation.id}: cvc5 says that there is no such game as z3 has found")
    if second_found.answers != ("sat",):
        return Search("unknown", found, text)
    values = {term.get_id(): value for term, value in zip(wanted, second_found.values, strict=True)}
    found["cvc5"] = _confirmed(play, moment, lambda term: values[term.get_id()])
    return Search("yes", found, text)


def _first_model(solver: z3.Solver, at: Setting, clock: Clock) -> Any:
    """The model of the first deal in the order of its cards, so that every search finds the same game."""
    cards = [(rank, copy) for rank in range(1, at.r + 1) for copy in range(at.copies_of(rank))]
    for pile in range(1, at.r + 1):
        for depth in range(at.cards_in(pile)):
            for rank, copy in cards:
                lies_here = z3.And(at.deal.rank(pile, depth) == rank, at.deal.copy(pile, depth) == copy)
                if check(solver, clock, lies_here).said == "sat":
                    solver.add(lies_here)
                    cards.remove((rank, copy))
                    break
    return solver.model() if check(solver, clock).said == "sat" else None


def _confirmed(play: _Play, moment: _Moment, model: Model) -> Found:
    """The game found, if the engine plays it through the same states and the claim fails at the same moment."""
    variant, size = play.failure.variant, play.failure.size
    game = variant.play(_table_of(model, play.at), variant.options)
    seen = observed(game, size.s, variant)
    for number, state in enumerate(play.states[: moment.turns + 1]):
        told = [model(term) for term in _terms(state, play.at)]
        if number >= len(seen.states) or told != list(_terms(seen.states[number], seen.at)):
            raise Disagreement(f"{play.obligation.id}: after turn {number} the engine stands elsewhere")
    values = {name: _value(model, term, play.at) for name, term in play.symbols.used.items()}
    x, y = seen.states[moment.turns], seen.states[min(moment.turns + 1, len(seen.states) - 1)]
    claim = list(play.obligation.claims(Scene(seen.at, x, y, lambda kind, name: values[name])))[moment.claim]
    failing = tuple(name for name, holds in claim.goals.items() if play.goal in ("", name) and not holds)
    if not all(claim.premises.values()) or not failing:
        raise Disagreement(f"{play.obligation.id}: on the engine's own states the claim does not fail")
    after_a_turn = not {"turn", "leaves"}.isdisjoint(claim.premises)
    return Found(game, moment.turns + after_a_turn, failing)


def _table_of(model: Model, at: Setting) -> Table:
    """The table that a model of the symbolic deal lays out."""
    return Table(
        tuple(
            tuple(
                Card(int(model(at.deal.rank(pile, depth))), int(model(at.deal.copy(pile, depth))) + 1)
                for depth in range(at.cards_in(pile))
            )
            for pile in range(1, at.r + 1)
        )
    )


def _value(model: Model, term: Any, at: Setting) -> Any:
    """What a model says something arbitrary is, as plain values."""
    values = [model(entry) for entry in _entries(term, at)]
    return Values(enumerate(values, -1)) if z3.is_array(term) else values[0]


def _plain(value: Any) -> int | bool:
    return z3.is_true(value) if z3.is_bool(value) else int(value.as_long())
