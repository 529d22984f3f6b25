"""How everything stands, and how the whole report does: it is good only if all of it is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from report.samples import LARGE, WHOLE, control, deck, obligation, report, survey, theorem, theorems
from report.samples_beside import COQ, ENGINE, NO_COQ, claim, entry, in_coq, seen
from verify.records.coq import CoqFile, CoqRecord
from verify.records.proof import Obligation, ProofRecord, Run
from verify.records.report import ReportRecord
from verify.report.standings import standing, standings
from verify.report.summary import summary


@pytest.mark.parametrize(
    ("status", "expected", "kind", "words"),
    [
        ("proved", "proved", "good", "proved"),
        ("refuted", "refuted", "good", "refuted, as expected"),
        ("refuted", "proved", "bad", "refuted, expected proved"),
        ("proved", "refuted", "bad", "proved, expected refuted"),
        ("vacuous", "proved", "bad", "vacuous, expected proved"),
        ("unknown", "proved", "open", "unknown, expected proved"),
        ("", "proved", "bad", ", expected proved"),
    ],
)
def test_a_theorem(status: str, expected: str, kind: str, words: str) -> None:
    stands = standing(status, expected)
    assert (stands.kind, stands.words, stands.status) == (kind, words, status)


def test_no_two_standings_look_alike_without_colour() -> None:
    pairs = [("proved", "proved"), ("refuted", "proved"), ("unknown", "proved")]
    assert len({standing(*pair).sign for pair in pairs}) == 3


GOOD, WRONG, OPEN = theorem("good"), theorem("wrong", "refuted"), theorem("open", "unknown")
UNSETTLED = replace(deck(LARGE), record=replace(deck(LARGE).record, verdict="depends"))


@pytest.mark.parametrize(
    ("record", "kind", "troubles"),
    [
        (report([GOOD]), "good", []),
        (report([GOOD, WRONG]), "bad", ["wrong"]),
        (report([OPEN, GOOD]), "open", ["open"]),
        (report([OPEN, WRONG, GOOD]), "bad", ["open", "wrong"]),
        (report([]), "open", []),
        (report([GOOD], []), "open", []),
        (report([GOOD], [UNSETTLED]), "open", []),
    ],
)
def test_a_report(record: ReportRecord, kind: str, troubles: list[str]) -> None:
    result = summary(record)
    assert result.standing == kind
    assert [each.name.split()[0] for each in result.troubles] == troubles


def test_the_lines_count() -> None:
    assert summary(WHOLE).lines == (
        "9 of 9 theorems as expected: 8 proved; 1 refuted, as expected.",
        "Coq 8.16.1: 3 of 3 entries proved; coqchk finds no axiom.",
        "The engine's own code and the formulas, in small decks: proved.",
        "5 of 5 claims as expected: 1 proved; 1 refuted; 1 only-if; 1 contradicts; 1 not formal.",
        "5 decks examined: 4 lost; 1 won.",
    )
    assert summary(report([OPEN], [], coq=NO_COQ, claims=[])).lines == (
        "0 of 1 theorem as expected: 1 unknown, expected proved.",
        "Coq: unknown, expected proved: coqc is not installed, or not in PATH.",
        "The engine's own code and the formulas, in small decks: proved.",
        "No claim was examined.",
        "No deck was examined.",
    )
    assert "Not settled: ms:617." in summary(report([], [UNSETTLED])).lines[-1]


OUT_OF_REACH = claim("S1", "unknown", "proved", evidence=[seen("unknown")])
NOT_SHOWN = claim("S1", "unknown", "proved", evidence=[seen("neither")])


@pytest.mark.parametrize(
    ("record", "kind", "troubles"),
    [
        (report(coq=NO_COQ), "open", ["Coq"]),
        (report(engine=replace(ENGINE, status="unknown")), "open", ["the engine"]),
        (report(engine=replace(ENGINE, status="refuted")), "bad", ["the engine"]),
        (report(engine=replace(ENGINE, status="vacuous")), "bad", ["the engine"]),
        (report(claims=[]), "open", []),
        (report(claims=[OUT_OF_REACH]), "open", ["claim S1"]),
        (report(claims=[NOT_SHOWN]), "bad", ["claim S1"]),
        (report(claims=[claim("S1", "refuted", "proved", evidence=[seen()])]), "bad", ["claim S1"]),
    ],
)
def test_coq_engine_and_claims_count_too(record: ReportRecord, kind: str, troubles: list[str]) -> None:
    result = summary(record)
    assert (result.standing, [each.name for each in result.troubles]) == (kind, troubles)


def with_step(**changes: Any) -> list[ProofRecord]:
    """C1 is called proved, and so is C2, which rests on it; one step of C1 is not what it should be."""
    return [theorem("C1", obligations=[obligation("begin"), obligation(**changes)]), theorem("C2", depends_on=["C1"])]


def run(status: str, premises: str = "satisfiable") -> Run:
    return Run("z3", "integers", "all", status, premises, 1, 0.1)


@pytest.mark.parametrize(
    ("suite", "words"),
    [
        (with_step(status="unknown", runs=[run("unknown")]), "C1: step (unknown)"),
        (with_step(status="vacuous", runs=[run("vacuous")]), "C1: step (vacuous)"),
        (with_step(status="refuted", runs=[run("refuted")]), "C1: step (refuted)"),
        (with_step(runs=[run("proved"), run("unknown")]), "C1: step, by z3, integers (unknown)"),
        (with_step(runs=[run("proved"), run("refuted")]), "C1: step, by z3, integers (refuted)"),
        (with_step(runs=[run("proved", "unsatisfiable")]), "C1: step, by z3, integers (premises unsatisfiable)"),
        (with_step(runs=[run("proved", "unknown")]), "C1: step, by z3, integers (premises unknown)"),
        (with_step(runs=[]), "C1: step: a run (missing)"),
        (with_step(case=None), "C1: step: a case in a real deal (missing)"),
        (with_step(controls=[]), "C1: step: a control (missing)"),
        (with_step(controls=[control("odd", "odd", None)]), "C1: step, under broken rules, odd (not shown to fail)"),
        ([theorem("C1", obligations=[]), theorem("C2", depends_on=["C1"])], "an obligation that is proved (missing)"),
    ],
)
def test_nothing_is_called_proved_that_rests_on_what_is_not(suite: list[ProofRecord], words: str) -> None:
    """A report changed by hand: the theorem still says that it is proved."""
    found = standings(report(suite, claims=[claim(evidence=[seen()])])).theorems
    assert [(each.kind, each.status) for each in found] == [("bad", "overstated")] * 2
    for each in found:
        assert each.words.startswith("called proved, but rests on ")
        assert words in each.words
    result = summary(report(suite))
    assert result.standing == "bad"
    assert [(each.name, each.why) for each in result.troubles] == [("C1 balance", ""), ("C2 balance", "")]
    assert result.lines[0] == "0 of 2 theorems as expected: 2 overstated."


@pytest.mark.parametrize(
    ("suite", "words"),
    [
        ([theorem("C2", depends_on=["C1"])], "C1 (missing)"),
        ([theorem("C1", "unknown"), theorem("C2", depends_on=["C1"])], "C1 (unknown)"),
        ([theorem("C1", "refuted"), theorem("C2", depends_on=["C1"])], "C1 (refuted)"),
        ([theorem("C2", depends_on=["C2"])], "itself"),
        ([theorem("C1", depends_on=["C2"]), theorem("C2", depends_on=["C1"])], "itself"),
        ([theorem("C2", "refuted", "refuted", counterexample=None)], "C2: a game that refutes it (missing)"),
        ([theorem("C2", "refuted", "refuted", obligations=[obligation()])], "an obligation that is refuted (missing)"),
    ],
)
def test_nor_on_what_is_missing_or_on_itself(suite: list[ProofRecord], words: str) -> None:
    last = standings(report(suite)).theorems[-1]
    assert (last.kind, last.status) == ("bad", "overstated")
    assert words in last.words


@pytest.mark.parametrize(
    "rows",
    [
        [survey()],
        [obligation(), survey()],
        [obligation(runs=[run("proved"), Run("sat", "proofs", "13x4", "proved", "", 9, 0.1, "31 steps")])],
    ],
)
def test_surveys_need_no_case_and_runs_without_premises_no_model(rows: list[Obligation]) -> None:
    assert standings(report([theorem(obligations=rows)])).theorems[0].kind == "good"


def test_a_game_refutes_what_a_solver_cannot_decide() -> None:
    rows = [obligation("if", "refuted", runs=[run("refuted"), run("unknown")], controls=[])]
    assert standings(report([theorem("C1", "refuted", "refuted", obligations=rows)])).theorems[0].kind == "good"
    rows = [obligation("if", "refuted", runs=[run("proved")], controls=[])]
    assert standings(report([theorem("C1", "refuted", "refuted", obligations=rows)])).theorems[0].kind == "bad"


def test_many_reasons_are_not_all_named() -> None:
    rows = [obligation(), *(obligation(f"step {number}", "unknown", runs=[run("unknown")]) for number in range(5))]
    words = standings(report([theorem(obligations=rows)])).theorems[0].words
    assert words.endswith("C1: step 2 (unknown); and 2 more")


@pytest.mark.parametrize(
    "coq",
    [
        replace(COQ, checked=False),
        replace(COQ, entries=[]),
        replace(COQ, entries=[entry(), entry("C2", "unknown")]),
        replace(COQ, entries=[entry(theorems=[])]),
        replace(COQ, entries=[entry(theorems=[in_coq(status="unknown")])]),
        replace(COQ, entries=[entry(theorems=[in_coq(assumptions="Axioms: wish : False")])]),
        replace(COQ, entries=[entry(theorems=[in_coq("Other.lemma")])]),
        replace(COQ, files=[CoqFile("Balance.v", False, "an error", 0.1)]),
    ],
)
def test_coq_is_not_called_proved_either(coq: CoqRecord) -> None:
    result = summary(report(coq=coq))
    assert result.standing == "bad"
    assert result.troubles[0].name == "Coq"
    assert result.troubles[0].words.startswith("called proved, but rests on ")


def test_nor_is_a_claim() -> None:
    unknown = report([theorem("C4", "unknown")], claims=[claim()])
    assert standings(unknown).claims[0].words == "called proved, but rests on C4 (unknown)"
    assert standings(report(theorems(), claims=[claim()])).claims[0].words == "proved"
    assert standings(report([], claims=[claim()])).claims[0].words == "called proved, but rests on C4 (missing)"
    neither = report(claims=[claim(evidence=[seen("neither")])])
    assert standings(neither).claims[0].words == "called proved, but rests on S06: ms:1 ends so (neither)"
    nothing = report(claims=[claim(evidence=[])])
    assert standings(nothing).claims[0].words == "called proved, but rests on S06: evidence (missing)"
