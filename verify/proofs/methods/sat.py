"""Obligations about the real deck settled by a SAT solver, whose every proof is checked by `verify.rup`.

For each goal the premises and the denied goal become clauses; CaDiCaL finds that they cannot all hold, and its proof
in DRUP has to be accepted. What it says can hold is believed only if the plain reading of the formulas agrees.
No other solver has a part in this. How the clauses are made: `verify.proofs.model.circuits` and its neighbours.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from importlib import metadata
from itertools import islice
from typing import NamedTuple, TypeVar

from pysat.solvers import Cadical195

from verify import rup
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.sharing import interrupts_wait
from verify.proofs.model.equations import Equations, parts
from verify.proofs.model.gates import FALSE, TRUE, Clause, Gates, Literal
from verify.proofs.model.reading import REAL, Size
from verify.proofs.model.scene import Claim
from verify.proofs.model.wiring import Wiring
from verify.proofs.model.words import literal_of
from verify.proofs.theorems.obligation import Obligation
from verify.verdict import Status

EMPTY = "0"
LONG_PROOF = 2000
"""Lines of a proof that take longer to check than to ask again, part by part."""

T = TypeVar("T")


class SatRun(NamedTuple):
    """What became of an obligation; ``reason`` says why it is not proved.

    ``premises`` is whether those of all claims asked about were found satisfiable (``satisfiable``, ``unsatisfiable``,
    ``unknown``). ``queries`` is how many goals were asked about, ``clauses`` how many clauses they had together and
    ``steps`` how many lines of proof were checked.
    """

    status: Status
    reason: str
    premises: str
    queries: int
    clauses: int
    steps: int
    seconds: float


class Cnf(NamedTuple):
    """Clauses of the variables from 1 on; ``known`` says which variable of the circuits each of these is.

    ``parts`` are what the goal that is denied is made of: it holds if all of them do.
    """

    clauses: Sequence[Clause]
    known: Sequence[Literal]
    parts: Sequence[Literal] = ()


class Lemma(NamedTuple):
    """A claim as clauses: the premises alone, and for each goal the premises with it denied."""

    number: int
    wiring: Wiring
    equations: Equations
    premises: Cnf
    goals: dict[str, Cnf]


class Answer(NamedTuple):
    """What the solver says: the variables that are true where all clauses hold; or, if they cannot, its proof."""

    true: frozenset[Literal]
    proof: str | None


class _Stopped(Exception):
    """The obligation is not proved."""

    def __init__(self, status: Status, reason: str, premises: str = "") -> None:
        self.status, self.reason, self.premises = status, reason, premises


def version() -> str:
    """The solver, and the version of what makes it callable."""
    return f"CaDiCaL 1.9.5 (python-sat {metadata.version('python-sat')})"


def settle(obligation: Obligation, seconds: float, size: Size = REAL) -> SatRun:
    """Settle an obligation in a deck of one size, any deal, within the time.

    Proved only if the premises of every claim can hold and the denial of each goal is refuted by a checked proof.
    The time is looked at between questions and during checks; a question once asked is answered.
    """
    begun, clock = time.monotonic(), Clock(seconds)
    queries = clauses = steps = 0
    status, reason, premises = Status.PROVED, "", "satisfiable"
    try:
        for lemma in _in_time(lemmas(obligation, size), clock):
            _satisfiable(obligation, lemma)
            for goal, cnf_of_goal in _in_time(lemma.goals.items(), clock):
                queries, clauses = queries + 1, clauses + len(cnf_of_goal.clauses)
                steps += _refuted(obligation, lemma, goal, clock)
        if not queries:
            raise _Stopped(Status.UNKNOWN, "nothing is claimed", "unknown")
    except _Stopped as stopped:
        status, reason, premises = stopped.status, stopped.reason, stopped.premises or premises
    return SatRun(status, reason, premises, queries, clauses, steps, round(time.monotonic() - begun, 3))


def lemmas(obligation: Obligation, size: Size = REAL) -> Iterator[Lemma]:
    """The claims of an obligation as clauses, one by one."""
    wiring = Wiring(*size)
    for number, claim in enumerate(obligation.claims(wiring.scene)):
        yield _lemma(number, wiring, claim)


def _lemma(number: int, wiring: Wiring, claim: Claim) -> Lemma:
    gates = wiring.logic.gates
    equations = Equations(gates, map(literal_of, claim.premises.values()), map(literal_of, claim.goals.values()))

    def denied(goal: Literal) -> Cnf:
        """Without the premises if the goal needs none of them any more."""
        asserted = [FALSE] if goal == TRUE else [*equations.premises, -goal]
        return _numbered(gates, asserted, list(parts(gates, [goal])))

    goals = {name: denied(goal) for name, goal in zip(claim.goals, equations.goals, strict=True)}
    return Lemma(number, wiring, equations, _numbered(gates, equations.premises, []), goals)


def _numbered(gates: Gates, asserted: Sequence[Literal], goal: Sequence[Literal]) -> Cnf:
    """What makes these hold, the variables numbered as they come."""
    clauses = [*gates.clauses([*asserted, *goal]), *([literal] for literal in asserted)]
    new: dict[Literal, Literal] = {}
    for clause in clauses:
        for literal in clause:
            if literal not in new:
                number = new.setdefault(abs(literal), len(new) // 2 + 1)
                new[-abs(literal)] = -number
    known = [variable for variable in new if variable > 0]
    return Cnf(
        [[new[each] for each in clause] for clause in clauses], known, [new[each] for each in goal if each in new]
    )


def dimacs(cnf: Cnf) -> str:
    """The clauses in DIMACS.

    >>> print(dimacs(Cnf([[1, -2], [2]], [1, 2])), end="")
    p cnf 2 2
    1 -2 0
    2 0
    """
    lines = (" ".join(map(str, [*clause, 0])) for clause in cnf.clauses)
    return "".join(f"{line}\n" for line in [f"p cnf {len(cnf.known)} {len(cnf.clauses)}", *lines])


def answer(cnf: Cnf, long: int = LONG_PROOF) -> Answer:
    """What CaDiCaL says of these clauses; if its proof is long and the goal has parts, what it says part by part.

    A proof for a part is one for the whole when each of its clauses gets that part as another literal; then the part
    itself follows.
    """
    whole = _asked(cnf, cnf.clauses)
    if whole.proof is None or len(cnf.parts) < 2 or whole.proof.count("\n") <= long:
        return whole
    asked = ((part, _asked(cnf, [*cnf.clauses, [-part]])) for part in cnf.parts)
    lines = (line for part, found in asked for line in _under(part, (found.proof or "").splitlines()))
    return Answer(frozenset(), "".join(f"{line}\n" for line in [*lines, EMPTY]))


def _asked(cnf: Cnf, clauses: Sequence[Clause]) -> Answer:
    """The proof ends with the empty clause, or where the solver ends it."""
    with interrupts_wait(), Cadical195(bootstrap_with=clauses, with_proof=True) as solver:
        if solver.solve():
            true = {each for each in solver.get_model() if each > 0}
            return Answer(frozenset(known for new, known in enumerate(cnf.known, 1) if new in true), None)
        lines = solver.get_proof()
    kept = lines[: lines.index(EMPTY) + 1] if EMPTY in lines else lines
    return Answer(frozenset(), "".join(f"{line}\n" for line in kept))


def _under(part: Literal, lines: Iterable[str]) -> Iterator[str]:
    """The proof with one literal more in each clause; what it did not add itself is not deleted."""
    added: Counter[frozenset[str]] = Counter()
    for line in lines:
        clause = line.removeprefix("d ")
        key, sign = frozenset(clause.split()), -1 if line.startswith("d ") else 1
        if sign > 0 or added[key]:
            added[key] += sign
            yield f"{'d ' * (sign < 0)}{part} {clause}"


def exported(obligation: Obligation, size: Size = REAL) -> Iterator[tuple[str, str, str]]:
    """For each goal its name, the clauses in DIMACS, and the solver's proof in DRUP (empty if there is none)."""
    for lemma in lemmas(obligation, size):
        for goal, cnf in lemma.goals.items():
            yield f"{lemma.number + 1} {goal}", dimacs(cnf), answer(cnf).proof or ""


def _in_time(items: Iterable[T], clock: Clock) -> Iterator[T]:
    """The items, as long as there is time, also for the work done with the last one."""
    _go_on(clock)
    for item in items:
        yield item
        _go_on(clock)


def _go_on(clock: Clock) -> None:
    if not clock.left():
        raise _Stopped(Status.UNKNOWN, "out of time", "unknown")


def _satisfiable(obligation: Obligation, lemma: Lemma) -> None:
    """The premises of a claim hold for some values, by the plain reading too."""
    found = answer(lemma.premises)
    if found.proof is not None:
        raise _Stopped(Status.VACUOUS, "no state satisfies the premises", "unsatisfiable")
    if not all(_plain(obligation, lemma, found).premises.values()):
        raise _Stopped(Status.UNKNOWN, "premises: their plain reading denies what the solver found", "unknown")


def _refuted(obligation: Obligation, lemma: Lemma, goal: str, clock: Clock) -> int:
    """How many steps it took to show that the premises cannot hold with the goal denied."""
    found = answer(lemma.goals[goal])
    if found.proof is None:
        raise _counterexample(_plain(obligation, lemma, found), goal)
    formula = dimacs(lemma.goals[goal]).encode()
    try:
        return rup.check(formula, found.proof.encode(), time.monotonic() + clock.left())
    except (rup.Rejected, rup.Malformed) as problem:
        raise _Stopped(Status.UNKNOWN, f"{goal}: the proof was not accepted: {problem}") from None
    except TimeoutError:
        raise _Stopped(Status.UNKNOWN, "out of time", "unknown") from None


def _counterexample(claim: Claim, goal: str) -> _Stopped:
    if all(claim.premises.values()) and not claim.goals[goal]:
        return _Stopped(Status.REFUTED, f"{goal}: some state satisfies the premises and not the goal")
    return _Stopped(Status.UNKNOWN, f"{goal}: the plain reading denies what the solver found")


def _plain(obligation: Obligation, lemma: Lemma, found: Answer) -> Claim:
    """The claim in plain values, those that the solver found."""
    scene = lemma.wiring.values(lemma.equations.values(found.true))
    return next(islice(obligation.claims(scene), lemma.number, None))
