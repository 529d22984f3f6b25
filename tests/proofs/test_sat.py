"""The SAT route: obligations of the real deck are proved, and nothing else is; z3 says the same of small decks."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import dratify
import pytest
import z3

from verify import rup
from verify.proofs.lemmas import moments
from verify.proofs.methods import sat
from verify.proofs.methods.asking import ask
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.sat import Answer, Cnf, SatRun, answer, dimacs, exported, lemmas, settle
from verify.proofs.model.reading import REAL_DECK, Size
from verify.proofs.model.scene import Claim, Scene
from verify.proofs.theorems.obligation import Obligation
from verify.proofs.theorems.stating import for_real_deck
from verify.proofs.theorems.table import THEOREMS
from verify.records.proof import ProofRecord

LONG = 600.0
SMALL = Size(3, 2)
REAL = {row.id: row for one in THEOREMS for row in one.steps if REAL_DECK in row.readings}
GOALS = {
    "deck, card by card": 52,
    "turn, card by card": 104,
    "win, card by card": 156,
    "order, pile by pile": 39,
    "cycle loses, pile by pile": 12,
    "loss is closed, pile by pile": 24,
    "bouts": 12,
    "dealt once": 24,
}
"""How many goals the claims have, by hand: places, piles, or ways to deal, times the goals of each."""


def stated(claims: Callable[[Scene], Iterable[Claim]]) -> Obligation:
    return for_real_deck("only", "deal", "what is claimed", claims, moments.lost)


def of(premises: Callable[[Scene], Any], goal: Callable[[Scene], Any]) -> Obligation:
    return stated(lambda scene: [Claim({"premise": premises(scene)}, {"goal": goal(scene)})])


ABOUT_HERE = of(lambda at: at.x.here >= 3, lambda at: at.x.here >= 2)


def short(found: SatRun) -> tuple[str, str, str]:
    return str(found.status), found.reason, found.premises


def test_all_obligations_about_the_real_deck_are_known() -> None:
    assert REAL.keys() == GOALS.keys()


@pytest.mark.parametrize("id_", REAL)
def test_an_obligation_is_proved_for_the_real_deck(id_: str, suite: dict[str, ProofRecord]) -> None:
    """As a report written now has it."""
    rows = [row for record in suite.values() for row in record.obligations if row.id == id_]
    (run,) = (run for row in rows for run in row.runs if run.solver == "sat")
    assert (run.status, run.premises, run.scope) == ("proved", "satisfiable", REAL_DECK.scope)
    assert run.queries == GOALS[id_]
    clauses, steps = map(int, re.findall(r"\d+", run.details))
    assert clauses > run.queries
    assert steps >= run.queries
    assert 0 < run.seconds < LONG


@pytest.mark.parametrize("id_", REAL)
def test_an_obligation_is_proved_for_a_small_deck(id_: str) -> None:
    assert short(settle(REAL[id_], LONG, SMALL)) == ("proved", "", "satisfiable")


def without_each_premise(claim: Claim) -> Iterator[Claim]:
    for name in claim.premises:
        yield claim._replace(premises={key: part for key, part in claim.premises.items() if key != name})


def only(obligation: Obligation, number: int, dropped: int) -> Obligation:
    """One claim of an obligation, without one of its premises."""

    def claims(scene: Scene) -> Iterable[Claim]:
        return [list(without_each_premise(list(obligation.claims(scene))[number]))[dropped]]

    return obligation._replace(claims=claims)


def said_by_z3(obligation: Obligation) -> str:
    """Whether z3 finds that a goal does not follow, in integers."""
    scene, _ = REAL_DECK.scene(SMALL)
    (claim,) = obligation.claims(scene)
    denied = [z3.Not(z3.And(*claim.goals.values())), *(part for part in claim.premises.values() if part is not True)]
    return {"sat": "refuted", "unsat": "proved"}[ask(denied, Clock(LONG)).said]


LEFT_OUT = [
    ("deck, card by card", 1, ["refuted", "proved", "refuted"]),
    ("turn, card by card", 1, ["refuted"] * 4),
    ("win, card by card", 1, ["refuted"] * 2),
    ("loss is closed, pile by pile", 0, ["refuted"] * 5),
    ("order, pile by pile", 0, ["elsewhere", "proved", *["refuted"] * 4]),
    ("cycle loses, pile by pile", 0, ["elsewhere", *["refuted"] * 6]),
]
"""What becomes of a claim without each of its premises. ``elsewhere``: a card may then have a rank without a pile; of
such a pile z3 may say what it likes, and circuits, like plain rows, have 0 there."""


@pytest.mark.parametrize(("id_", "number", "expected"), LEFT_OUT)
def test_without_a_premise_it_is_as_z3_says(id_: str, number: int, expected: list[str]) -> None:
    """Each premise of a claim left out in turn; z3 is asked the same, in integers without bounds."""
    answers = []
    for dropped in range(len(expected)):
        weak = only(REAL[id_], number, dropped)
        answers.append((str(settle(weak, LONG, SMALL).status), said_by_z3(weak)))
    alike = {"refuted": ("refuted", "refuted"), "proved": ("proved", "proved"), "elsewhere": ("proved", "refuted")}
    assert answers == [alike[each] for each in expected]


def test_a_false_goal_is_refuted_for_the_real_deck() -> None:
    found = settle(of(lambda at: at.x.here >= 3, lambda at: at.x.here >= 4), LONG)
    assert short(found) == ("refuted", "goal: some state satisfies the premises and not the goal", "satisfiable")
    assert found.steps == 0


def test_premises_that_exclude_everything_show_nothing() -> None:
    found = settle(of(lambda at: at.at.logic.all_of(at.x.here >= 3, at.x.here < 3), lambda at: at.x.here < 0), LONG)
    assert short(found) == ("vacuous", "no state satisfies the premises", "unsatisfiable")
    assert found.queries == 0


def test_what_says_nothing_is_not_proved() -> None:
    assert short(settle(stated(lambda scene: []), LONG)) == ("unknown", "nothing is claimed", "unknown")


@pytest.mark.parametrize("seconds", [0.0, 1e-9])
def test_without_time_nothing_is_known(seconds: float) -> None:
    for obligation in REAL.values():
        found = settle(obligation, seconds)
        assert short(found) == ("unknown", "out of time", "unknown")
        assert found.queries == 0


def test_time_that_ends_at_any_look_leaves_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stops after so many looks."""

    class Looks(Clock):
        looks = 0

        def left(self) -> float:
            Looks.looks -= 1
            return LONG if Looks.looks >= 0 else 0.0

    monkeypatch.setattr(sat, "Clock", Looks)
    ends = []
    for looks in range(40):
        Looks.looks = looks
        ends.append(short(settle(REAL["loss is closed, pile by pile"], LONG, SMALL))[:2])
    needed = ends.index(("proved", ""))
    assert needed >= 5
    assert set(ends[:needed]) == {("unknown", "out of time")}
    assert set(ends[needed:]) == {("proved", "")}


def spoil(monkeypatch: pytest.MonkeyPatch, change: Callable[[str], str]) -> SatRun:
    """Settle what is true, with the solver's proofs changed."""

    def changed(cnf: Cnf) -> Answer:
        found = answer(cnf)
        return found if found.proof is None else found._replace(proof=change(found.proof))

    monkeypatch.setattr(sat, "answer", changed)
    return settle(REAL["deck, card by card"], LONG, SMALL)


def test_a_proof_cut_off_is_not_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    found = spoil(monkeypatch, lambda proof: proof.removesuffix("0\n"))
    assert str(found.status) == "unknown"
    assert found.reason.startswith("fewer: the proof was not accepted: line ")
    assert found.reason.endswith("the proof ends without the empty clause")


def test_a_proof_that_is_only_asserted_is_not_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    found = spoil(monkeypatch, lambda proof: "0\n")
    assert short(found)[:2] == (
        "unknown",
        "fewer: the proof was not accepted: line 1: the clause does not follow by unit propagation",
    )


def test_rubbish_for_a_proof_is_not_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    found = spoil(monkeypatch, lambda proof: "a\x01\x00" + proof)
    assert str(found.status) == "unknown"
    assert found.reason.startswith("fewer: the proof was not accepted: line 1: expected numbers")


def test_a_solution_that_is_none_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sat, "answer", lambda cnf: Answer(frozenset(), None))
    assert short(settle(ABOUT_HERE, LONG)) == (
        "unknown",
        "premises: their plain reading denies what the solver found",
        "unknown",
    )


def test_a_counterexample_that_is_none_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked, the solver gives a solution of the premises."""
    (lemma,) = lemmas(ABOUT_HERE)
    solution = answer(lemma.premises)
    monkeypatch.setattr(sat, "answer", lambda cnf: solution)
    assert short(settle(ABOUT_HERE, LONG))[:2] == ("unknown", "goal: the plain reading denies what the solver found")


def test_exported_files_are_accepted_by_both_checkers(tmp_path: Path) -> None:
    files = list(exported(REAL["loss is closed, pile by pile"], SMALL))
    assert [name for name, _, _ in files] == [
        f"{pile} {goal}" for pile in (1, 2) for goal in ("on the dial", "has a card face down")
    ]
    for _, formula, proof in files:
        assert dratify.check_proof(dratify.parse_dimacs(formula, strict=True), proof, engine="python").ok
        (tmp_path / "formula").write_text(formula)
        (tmp_path / "proof").write_text(proof)
        command = [sys.executable, "-I", "-S", rup.__file__, str(tmp_path / "formula"), str(tmp_path / "proof")]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stdout[:9]) == (0, "accepted:")


def test_a_goal_of_several_parts_has_one_proof() -> None:
    """Two arrows in a row: two parts, each with the help of a third variable, and the whole by both checkers."""
    clauses = [[-1, 2], [-2, 3], [-1, 4, 5], [-1, 4, -5], [-6, 3], [-6, 4], [6, -3, -4], [1], [-6]]
    cnf = Cnf(clauses, [1, 2, 3, 4, 5, 6], [3, 4])
    proof = answer(cnf, long=0).proof
    assert proof is not None
    assert proof != answer(cnf).proof
    assert proof.endswith("\n0\n")
    assert rup.check(dimacs(cnf).encode(), proof.encode()) == proof.count("\n")
    assert dratify.check_proof(dratify.parse_dimacs(dimacs(cnf), strict=True), proof, engine="python").ok
    false = Cnf([clause for clause in clauses if clause != [-1, 4, -5]], cnf.known, cnf.parts)
    solution = answer(false)
    assert solution.proof is None
    assert {1, 2, 3} <= solution.true
    assert 4 not in solution.true


def test_a_header_counts_what_is_there() -> None:
    cnf = Cnf([[1, -2], [2, 3, -1]], [5, 7, 9])
    assert dimacs(cnf) == "p cnf 3 2\n1 -2 0\n2 3 -1 0\n"
    assert rup.read_formula(dimacs(cnf).encode()) == (3, [[1, -2], [2, 3, -1]])
    assert answer(Cnf([[1], [-2]], [5, 7])) == Answer(frozenset({5}), None)
    assert answer(Cnf([[1], [-1]], [5])) == Answer(frozenset(), "0\n")
