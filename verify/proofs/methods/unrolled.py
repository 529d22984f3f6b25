"""Games that z3 finds: play unrolled turn by turn from a symbolic deal, until an obligation fails.

What z3 finds is believed only after the reference engine has played the same deal by the same rules and the
obligation, evaluated on the engine's own states, fails there too.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import z3

from verify.cards import Card
from verify.certificate import label
from verify.errors import Disagreement
from verify.proofs.methods.discharge import Clock
from verify.proofs.model.broken import Variant
from verify.proofs.model.logic import Values
from verify.proofs.model.observe import Observed, observed
from verify.proofs.model.reading import Size
from verify.proofs.model.relation import Setting, deck, initial, turn
from verify.proofs.model.scene import Claim, Scene
from verify.proofs.model.settings import setting
from verify.proofs.model.symbolic import Symbols, integers
from verify.proofs.theorems.obligation import Failure, Obligation
from verify.records.proof import Counterexample
from verify.rules.clock import Game, play
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table


class Found(NamedTuple):
    """A game in which an obligation fails once ``turned`` cards have been turned; ``goals`` are those that fail."""

    game: Game
    turned: int
    goals: tuple[str, ...]


def find_failure(obligation: Obligation, variant: Variant, size: Size, clock: Clock) -> Found | None:
    """The shortest game by the rules of a variant in which the obligation fails, played again by the engine.

    None if there is none of this size, or none was found in time; raises Disagreement if the engine plays otherwise.
    """
    if not clock.left():
        return None
    symbols = Symbols(integers())
    at = setting(symbols.logic, *size, symbols.deal(), variant)
    solver = z3.Solver()
    x = symbols.state("x0")
    solver.add(at.joined(deck(at)), at.joined(initial(at, x)))
    for moment in range(size.r * size.s + 2):
        y = symbols.state(f"x{moment + 1}")
        found = _failing(solver, obligation, symbols.scene(at, x, y), clock)
        if found is not None:
            return _confirmed(obligation, variant, size, found, at, symbols, moment)
        solver.add(at.joined(turn(at, x, y)))
        x = y
    return None


def _failing(solver: z3.Solver, obligation: Obligation, scene: Scene, clock: Clock) -> Any:
    """A model in which the premises of some claim hold in this scene and one of its goals does not."""
    for claim in obligation.claims(scene):
        solver.push()
        solver.add(*claim.premises.values(), z3.Not(z3.And(*claim.goals.values())))
        model = _first_model(solver, scene.at, clock) if _possible(solver, clock) else None
        solver.pop()
        if model is not None:
            return model
    return None


def _first_model(solver: z3.Solver, at: Setting, clock: Clock) -> Any:
    """The model of the first deal in the order of its cards, so that every search finds the same game."""
    cards = [(rank, copy) for rank in range(1, at.r + 1) for copy in range(at.copies_of(rank))]
    for pile in range(1, at.r + 1):
        for depth in range(at.cards_in(pile)):
            for rank, copy in cards:
                lies_here = z3.And(at.deal.rank(pile, depth) == rank, at.deal.copy(pile, depth) == copy)
                if _possible(solver, clock, lies_here):
                    solver.add(lies_here)
                    cards.remove((rank, copy))
                    break
    return solver.model() if _possible(solver, clock) else None


def _possible(solver: z3.Solver, clock: Clock, *assumptions: Any) -> bool:
    """Whether there is a model; no, too, if the time is up."""
    return bool(clock.left()) and clock.check(solver, *assumptions) == "sat"


def _confirmed(
    obligation: Obligation, variant: Variant, size: Size, model: Any, at: Setting, symbols: Symbols, moment: int
) -> Found:
    """The game found, if the engine's own play of it makes the obligation fail at the same moment."""
    game = play(table_of(model, at, size), variant.options)
    seen = observed(game, size.s, variant)
    values = {name: _value(model, term, size) for name, term in symbols.used.items()}
    failing = _failing_claim(obligation, seen, moment, values)
    if failing is None:
        raise Disagreement(f"{obligation.id}: the engine plays the game that z3 found otherwise")
    after_a_turn = not {"turn", "leaves"}.isdisjoint(failing.premises)
    return Found(game, moment + after_a_turn, tuple(name for name, goal in failing.goals.items() if not goal))


def _failing_claim(obligation: Obligation, seen: Observed, moment: int, values: dict[str, Any]) -> Claim | None:
    """The first claim that is false of the engine's own states: its premises hold, and a goal does not."""
    if moment >= len(seen.states):
        return None
    x, y = seen.states[moment], seen.states[min(moment + 1, len(seen.states) - 1)]
    scene = Scene(seen.at, x, y, lambda kind, name: values[name])
    claims = obligation.claims(scene)
    return next((claim for claim in claims if all(claim.premises.values()) and not all(claim.goals.values())), None)


def table_of(model: Any, at: Setting, size: Size) -> Table:
    """The table that a model of the symbolic deal lays out."""

    def number(term: Any) -> int:
        value: int = model.eval(term, model_completion=True).as_long()
        return value

    return Table(
        tuple(
            tuple(
                Card(number(at.deal.rank(pile, depth)), number(at.deal.copy(pile, depth)) + 1)
                for depth in range(at.cards_in(pile))
            )
            for pile in range(1, size.r + 1)
        )
    )


def _value(model: Any, term: Any, size: Size) -> Any:
    """What the model says something arbitrary is, as plain values."""
    if not z3.is_array(term):
        return model.eval(term, model_completion=True).as_long()
    entries = {index: model.eval(term[index], model_completion=True) for index in range(size.r + 2)}
    return Values((index, z3.is_true(e) if z3.is_bool(e) else e.as_long()) for index, e in entries.items())


def counterexample(found: Found, failure: Failure) -> Counterexample:
    """The game as a record."""
    table, rules = found.game.table, failure.variant.options
    plain = ClockRules().as_options("piles")
    return Counterexample(
        rules={
            name: value
            for name, value in rules.as_options("piles").items()
            if value is not None and value != plain[name]
        },
        ranks=failure.size.r,
        suits=failure.size.s,
        piles={label(pile): [str(card) for card in table.pile(pile)] for pile in range(1, table.centre + 1)},
        trace=[str(card) for card in found.game.turned],
        turned=found.turned,
        says=failure.says,
    )
