"""A theorem settled, as one record: what ``prove --json`` prints, one a line, with a published schema.

A *status* is ``proved``, ``refuted``, ``unknown`` (``reason`` says why) or ``vacuous`` (the premises exclude
everything, so nothing was shown). Piles are named by rank (``A 2 .. 9 T J Q K``), cards as in ``KD``.
"""

from __future__ import annotations

from dataclasses import dataclass

SCHEMA = "patience-verify/proof/1"

COUNTING = ("enumeration", "counting")
"""Those among the solvers that go through deals or count them."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A theorem in words."""

    en: str
    fi: str
    sv: str


@dataclass(frozen=True, slots=True)
class Case:
    """A moment of a real game where the premises hold and what the obligation is about happens: for a claim that is
    refuted, its failure.

    ``deal`` names the deal, ``turned`` is how many cards have been turned by then, the last in that very turn;
    ``says`` what is seen there.
    """

    deal: str
    turned: int
    says: str


@dataclass(frozen=True, slots=True)
class Counterexample:
    """A game found by z3 and played again by the reference engine.

    ``piles`` are the cards dealt, pile by pile, the first to be turned first; ``trace`` are all cards in the order
    the engine turns them; ``turned`` is how many of these have been turned when the goal fails; ``says`` what
    is wrong there. ``rules`` are the rule options played by, beyond those of ``classic``.
    """

    rules: dict[str, str | int]
    ranks: int
    suits: int
    piles: dict[str, list[str]]
    trace: list[str]
    turned: int
    says: str


@dataclass(frozen=True, slots=True)
class Control:
    """Deliberately broken rules under which a goal must fail: what is broken, which goal, and the failures found.

    ``counterexamples`` are games, by the solver that found them; ``counts`` says, of a law of counting, what was
    counted under the broken rules and what the law says. ``killed`` is ``yes`` if every solver asked has found a game,
    or the counts differ; ``no`` if there is no such game; else ``unknown``.
    """

    variant: str
    broken: str
    goal: str
    killed: str
    counterexamples: dict[str, Counterexample]
    counts: str = ""


@dataclass(frozen=True, slots=True)
class Run:
    """One way of discharging an obligation.

    ``solver`` is who was asked: ``z3``, ``cvc5``, ``sat`` (a SAT solver whose proofs were checked), ``engine`` (z3,
    with turns made by the code of the reference engine), ``enumeration`` or ``counting``. ``method`` is what it
    reasoned about (``integers``, ``bit-vectors of 12``, ...); ``queries`` is how many questions it was asked,
    ``premises`` whether they were found satisfiable (``satisfiable``, ``unsatisfiable``, ``unknown``; empty where there
    are none); ``details`` adds figures, such as the steps of a proof.
    """

    solver: str
    method: str
    scope: str
    status: str
    premises: str
    queries: int
    seconds: float
    details: str = ""


@dataclass(frozen=True, slots=True)
class Obligation:
    """One step of a proof.

    ``part`` is its place in the proof: ``initiation``, ``consecution`` or ``safety`` of the invariant, ``induction``
    over piles, places or time, ``graph`` for a fact about arcs alone, ``deal`` for lemmas about every deal of the
    real deck, or ``count`` for a law of counting.
    """

    id: str
    part: str
    statement: str
    status: str
    reason: str
    runs: list[Run]
    case: Case | None
    controls: list[Control]
    seconds: float


@dataclass(frozen=True, slots=True)
class ProofRecord:
    """A theorem with all that its status rests on.

    ``expected`` is the status that is right for it: ``refuted`` for a reading that is false. ``scope`` lists what
    it was shown for, ``methods`` how; ``counterexample`` is the game that refutes it, if it is refuted.
    """

    schema: str
    id: str
    title: str
    statement: Statement
    status: str
    expected: str
    reason: str
    scope: list[str]
    methods: list[str]
    depends_on: list[str]
    seconds: float
    obligations: list[Obligation]
    counterexample: Counterexample | None
    version: str
