"""The theorems, proved about the reference engine's own code in small decks, and the relation compared with it.

For a deck of known size ``engine_turns`` makes a formula of what ``begin`` and ``step`` do. Two kinds of questions are
asked about it, for each size and each shuttle:

    the same game     every turn of the engine is one of the relation and the other way round, both stop in the same
                      states, and every path leaves the table as the counts of the state say, card by card
    the same proofs   every obligation of C1 to C7 that speaks of a turn or of the stop is discharged once more, with
                      the engine's turn and the engine's stop in place of the relation's

The states compared are those that the balance of C1 allows and in which play has begun at the centre; that cards form
a deck is not asked for. An obligation has the premises it always has. ``WAYS`` says what this covers, beside the other
ways in which the relation is tied to the engine, and what none of them does.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence, Set
from typing import Any, Literal, NamedTuple

import z3

from verify.proofs.methods.asking import check
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.engine_questions import Question, same_game, same_proofs
from verify.proofs.methods.engine_turns import ENGINE, Engine, EngineTurns, engine_turns
from verify.proofs.methods.paths import Undecided
from verify.proofs.model.reading import Size
from verify.proofs.model.relation import Conjuncts
from verify.proofs.theorems import arcs, play
from verify.proofs.theorems.obligation import Theorem
from verify.rules.clock_options import ClockRules
from verify.verdict import Status

Shuttle = Literal["under-top", "aside", "over-bottom"]

SIZES = (Size(2, 2), Size(3, 2), Size(3, 3))
"""The decks that take a minute together."""

SHUTTLES: tuple[Shuttle, ...] = ("under-top", "aside", "over-bottom")

THEOREMS_OF_PLAY = (
    play.BALANCE,
    play.NO_DEAD_END,
    play.NO_EXCEPTION,
    play.TERMINATION,
    play.LAST_CARD,
    play.WIN,
    arcs.GRAPH,
    arcs.LOST_PILES,
)
"""C1 to C7."""


class Way(NamedTuple):
    """A way in which the relation is tied to the engine."""

    way: str
    covers: str
    does_not_cover: str


WAYS = (
    Way(
        "(a) games of the engine, evaluated",
        "every turn of every deal by rank of small decks, and of random deals of the real deck, satisfies every "
        "conjunct of the relation; z3 allows that turn and no other",
        "the deals of larger decks that were not drawn; states that no game played has reached",
    ),
    Way(
        "(b) the contract of one turn",
        "what a turn may change, in plain words of its own: one card comes home face up, one leaves the pile of its "
        "home, every other card stays where it is; on every turn of every deal of 3x2, and on every path through "
        "`step` on three piles of three cards of any rank, by CrossHair, which shares no code with (c)",
        "tables of more cards; whether the relation says the same",
    ),
    Way(
        "(c) the code of the engine as a formula",
        "`begin` and `step` on every table of a small deck that the balance allows, with every card on it symbolic, "
        "for the three shuttles: the same turns and the same stops as the relation, and C1 to C7 proved about them",
        "decks of more cards: that the code does the same there is read and not proved; rules for dead ends and first "
        "piles other than the usual",
    ),
    Way(
        "none of the three",
        "",
        "that Python and z3 do what they say; how a state is read off a table, which (a) and (c) each say by "
        "themselves; numbering the cards of a rank as they are turned, which play cannot see; the loop in `play`, "
        "which (a) alone runs; that the engine's rules are those of the rule books",
    ),
)
"""What each way covers, and what none does."""


class EngineRun(NamedTuple):
    """What came of it: over which decks and shuttles, on how many paths of the engine, in how many queries."""

    status: Status
    reason: str
    scope: str
    paths: int
    queries: int
    seconds: float


class Found(NamedTuple):
    """What the questions came to: proved, or the first that is not and why; ``vacuous`` are those without a case."""

    status: Status
    reason: str
    queries: int
    vacuous: Set[str] = frozenset()


def settle(
    seconds: float,
    sizes: Sequence[Size] = SIZES,
    shuttles: Sequence[Shuttle] = SHUTTLES,
    theorems: Sequence[Theorem] = THEOREMS_OF_PLAY,
    engine: Engine = ENGINE,
) -> EngineRun:
    """Compare the engine with the relation and prove the theorems about the engine, within so many seconds.

    Proved only if every answer says so; an obligation must have a case in one of the decks at least.
    """
    begun, clock = time.monotonic(), Clock(seconds)
    found, paths = Found(Status.PROVED, "", 0), 0
    never: Set[str] | None = None
    for where, size, rules in _cases(sizes, shuttles):
        try:
            turns = engine_turns(size, rules, clock, engine)
        except Undecided as undecided:
            found = found._replace(status=Status.UNKNOWN, reason=f"{where}: {undecided}")
            break
        asked = ask_all([*same_game(turns), *same_proofs(turns, theorems)], turns, clock)
        paths += len(turns.moves)
        never = asked.vacuous if never is None else never & asked.vacuous
        found = asked._replace(reason=f"{where}: {asked.reason}", queries=found.queries + asked.queries)
        if found.status is not Status.PROVED:
            break
    else:
        found = _with_a_case(found, never)
    scope = f"{', '.join(f'{r}x{s}' for r, s in sizes)}; {', '.join(shuttles)}"
    return EngineRun(found.status, found.reason, scope, paths, found.queries, round(time.monotonic() - begun, 3))


def _with_a_case(found: Found, never: Set[str] | None) -> Found:
    """All is proved; but what has no case in any deck is vacuous, and so is everything if there is no deck."""
    if never is None:
        return found._replace(status=Status.VACUOUS, reason="no deck is named")
    if never:
        reason = f"no state satisfies the premises: {', '.join(sorted(never))}"
        return found._replace(status=Status.VACUOUS, reason=reason)
    return found._replace(reason="")


def _cases(sizes: Sequence[Size], shuttles: Sequence[Shuttle]) -> Iterator[tuple[str, Size, ClockRules]]:
    for size in sizes:
        for shuttle in shuttles:
            yield f"{size.r}x{size.s}, {shuttle}", size, ClockRules(shuttle=shuttle)


def ask_all(questions: Sequence[Question], turns: EngineTurns, clock: Clock) -> Found:
    """Ask z3 for every part of every goal, until one is not proved."""
    queries = 0
    vacuous: set[str] = set()
    for says, (premises, goals) in questions:
        for name, part in [("", z3.BoolVal(False)), *_parts(goals)]:
            queries += 1
            said, model = _ask([*premises.values(), z3.Not(part)], clock)
            if not name and said == "unsat":
                vacuous.add(says)
            elif name and said == "sat":
                return Found(Status.REFUTED, f"{says}: {name}: {_state_in(model, turns)}", queries)
            elif said not in ("sat", "unsat"):
                return Found(Status.UNKNOWN, f"{says}: {name or 'premises'}: {said}", queries)
    return Found(Status.PROVED, "", queries, vacuous)


def _parts(goals: Conjuncts) -> Iterator[tuple[str, Any]]:
    """Goals that are conjunctions are asked for part by part."""
    for name, goal in goals.items():
        yield from ((name, part) for part in _conjuncts(goal))


def _conjuncts(formula: Any) -> Iterator[Any]:
    if z3.is_and(formula):
        for part in formula.children():
            yield from _conjuncts(part)
    else:
        yield formula


def _ask(formulas: Sequence[Any], clock: Clock) -> tuple[str, Any]:
    """``sat`` and a model, ``unsat``, or the reason why neither."""
    solver = z3.Then("simplify", "solve-eqs", "smt").solver()
    solver.add(*formulas)
    answer = check(solver, clock)
    if answer.said == "unknown":
        return answer.reason, None
    return answer.said, solver.model() if answer.said == "sat" else None


def _state_in(model: Any, turns: EngineTurns) -> str:
    """The deal and the state before the turn, as a model has them."""
    at, x = turns.table.at, turns.x

    def number(term: Any) -> str:
        return str(model.eval(term, model_completion=True))

    piles = range(1, at.r + 1)
    dealt = " | ".join(" ".join(number(at.deal.rank(pile, depth)) for depth in range(at.s)) for pile in piles)
    gone = " ".join(number(x.gone[pile]) for pile in piles)
    return f"with the piles {dealt}, of which {gone} are gone, and play at pile {number(x.here)}"
