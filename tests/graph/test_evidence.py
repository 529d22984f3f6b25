"""The graph of all evidence in a report, compared with what is walked through by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from report.samples import PAGES, WHOLE, obligation, report, survey, theorem
from report.samples_beside import COQ, claim, seen
from verify.graph.evidence import Node, evidence, overstated
from verify.records.proof import ProofRecord, Run
from verify.records.report import ReportRecord


@pytest.mark.parametrize("record", PAGES.values(), ids=PAGES)
def test_everything_with_a_status_is_a_node(record: ReportRecord) -> None:
    graph = evidence(record)
    there = [node for node in graph if -1 not in node.place]
    rows = [row for each in record.theorems for row in each.obligations]
    proved = [row for each in record.theorems if each.expected == "proved" for row in each.obligations]
    assert {kind: sum(node.kind == kind for node in there) for kind in ("theorem", "obligation", "run", "control")} == {
        "theorem": len(record.theorems),
        "obligation": len(rows),
        "run": sum(len(row.runs) for row in rows),
        "control": sum(len(row.controls) for row in proved),
    }
    assert sum(node.kind == "Coq theorem" for node in there) == sum(len(e.theorems) for e in record.coq.entries)
    assert sum(node.kind == "piece" for node in there) == sum(len(each.evidence) for each in record.claims)
    assert all(set(graph.nodes[node]) == {"name", "status", "stands"} for node in graph)


def test_arcs_lead_to_what_something_rests_on() -> None:
    record = report([theorem("C1", obligations=[survey()]), theorem("C2", depends_on=["C1"])], claims=[claim("S1")])
    graph = evidence(record)
    assert set(graph.successors(Node("theorem", (0,)))) == {Node("obligation", (0, 0))}
    assert set(graph.successors(Node("obligation", (0, 0)))) == {
        Node("run", (0, 0, 0)),
        Node("run", (0, 0, 1)),
        Node("control", (0, 0, 0)),
    }
    assert Node("theorem", (0,)) in graph.successors(Node("theorem", (1,)))
    assert Node("case", (1, 0)) in graph.successors(Node("obligation", (1, 0)))
    missing = [graph.nodes[node] for node in graph.successors(Node("claim", (0,))) if -1 in node.place]
    assert missing == [{"name": "C4", "status": "missing", "stands": False}]
    assert set(graph.successors(Node("Coq theorem", (0, 0)))) == {Node("Coq file", (1,))}
    assert Node("Coq file", (-1,)) in graph.successors(Node("Coq", (0,)))


def test_nothing_in_a_sound_report_is_overstated() -> None:
    assert overstated(evidence(WHOLE)) == {}


def test_of_what_has_fallen_the_nearest_is_named() -> None:
    unknown = Run("z3", "integers", "all", "unknown", "satisfiable", 1, 0.1)
    rows = [obligation("begin"), obligation("step", "unknown", runs=[unknown], controls=[])]
    suite = [theorem("C1", obligations=rows), theorem("C2", depends_on=["C1"]), theorem("C3", "unknown")]
    found = overstated(evidence(report([*suite, theorem("C4", depends_on=["C2", "C3"])])))
    assert found == {
        Node("theorem", (0,)): ("C1: step (unknown)",),
        Node("theorem", (1,)): ("C1: step (unknown)",),
        Node("theorem", (3,)): ("C1: step (unknown)", "C3 (unknown)"),
    }


def test_names_that_are_the_same_are_kept_apart() -> None:
    twice = report([theorem("C1"), theorem("C1", "unknown")], claims=[claim("S1", evidence=[seen()])] * 2)
    graph = evidence(twice)
    assert [graph.nodes[Node("theorem", (number,))]["status"] for number in (0, 1)] == ["proved", "unknown"]
    assert overstated(graph) == {}


@st.composite
def suites(draw: st.DrawFn) -> list[ProofRecord]:
    """Theorems that rest on any others, themselves too; some are not proved, some have a step that is not."""
    names = [f"C{number}" for number in range(draw(st.integers(1, 6)))]
    some = st.lists(st.sampled_from([*names, "elsewhere"]), max_size=2)
    status = st.sampled_from(["proved", "proved", "proved", "unknown", "refuted"])
    step = obligation("step", controls=obligation().controls)
    return [
        theorem(
            name,
            draw(status),
            depends_on=draw(some),
            obligations=[step, replace(step, status=draw(status))],
            counterexample=None,
        )
        for name in names
    ]


@given(suites())
def test_overstated_is_what_a_plain_walk_says(suite: list[ProofRecord]) -> None:
    """By rounds: whatever is proved, has proved steps and rests on what was found sound before is sound; no more is."""
    sound: set[str] = set()
    for _ in suite:
        sound |= {
            each.id
            for each in suite
            if each.status == "proved"
            and all(
                row.status == "proved" and all(run.status == "proved" for run in row.runs) for row in each.obligations
            )
            and set(each.depends_on) <= sound
        }
    found = overstated(evidence(report(suite, [], coq=COQ)))
    called_proved = {each.id for each in suite if each.status == "proved"}
    assert {suite[node.place[0]].id for node in found if node.kind == "theorem"} == called_proved - sound
