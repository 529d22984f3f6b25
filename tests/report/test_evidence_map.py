"""The map of obligations and methods: a dot for every run, a square for every control, nothing on top of anything."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import combinations, pairwise

import pytest

from report.pages import SVG, words
from report.samples import LARGE, PAGES, WHOLE, control, counterexample, obligation, report, survey, theorem
from verify.records.proof import Control, ProofRecord, Run
from verify.records.report import ReportRecord
from verify.report.contents import contents
from verify.report.evidence import fit_to_show
from verify.report.evidence_map import evidence_map
from verify.report.methods_table import Column, methods_table


def drawn(record: ReportRecord) -> ET.Element:
    return ET.fromstring(evidence_map(contents(fit_to_show(record)).theorems))


def of_class(root: ET.Element, name: str) -> list[ET.Element]:
    return [element for element in root.iter() if name in element.get("class", "").split()]


def places(root: ET.Element) -> list[tuple[float, float]]:
    found = (re.findall(r"-?[\d.]+", dot.get("transform", "")) for dot in of_class(root, "dot"))
    return [(float(x), float(y)) for x, y in found]


def by(solver: str, status: str = "proved", method: str = "integers", scope: str = "all") -> Run:
    return Run(solver, method, scope, status, "satisfiable", 1, 0.1)


def suite(*runs: Run) -> list[ProofRecord]:
    return [theorem("C9", obligations=[obligation("step", runs=list(runs))])]


@pytest.mark.parametrize("record", PAGES.values(), ids=PAGES)
def test_everything_is_there_once(record: ReportRecord) -> None:
    root = drawn(record)
    rows = [row for each in record.theorems for row in each.obligations]
    in_coq = {entry.id for entry in record.coq.entries}
    methods = [{(run.solver, run.method, run.scope) for run in row.runs} for row in rows]
    dots = sum(map(len, methods)) + sum(each.id in in_coq for each in record.theorems)
    assert len(of_class(root, "dot")) == dots
    assert len(of_class(root, "pip")) == sum(len(row.controls) for row in rows)
    assert len(of_class(root, "row")) == len(rows)
    assert len(of_class(root, "theorem")) == len(record.theorems)
    links = [link.get("href", "") for link in root.iter(f"{SVG}a")]
    assert len(set(links)) == len(links) == len(rows) + len(record.theorems)


@pytest.mark.parametrize("record", PAGES.values(), ids=PAGES)
def test_nothing_lies_on_anything_else_and_all_is_on_the_page(record: ReportRecord) -> None:
    root = drawn(record)
    where = places(root)
    assert all(abs(ax - bx) >= 16 or abs(ay - by) >= 16 for (ax, ay), (bx, by) in combinations(where, 2))
    _, _, right, bottom = map(float, root.get("viewBox", "").split())
    assert all(8 <= x <= right - 8 and 8 <= y <= bottom - 8 for x, y in where)
    heights = [float(text.get("y", "")) for text in root.iter(f"{SVG}text") if text.get("class", "").startswith("row")]
    assert all(later - earlier >= 16 for earlier, later in pairwise(heights))
    counts = [float(text.get("x", "")) for text in of_class(root, "count")]
    pips = [float(pip.get("x", "")) + 9 for pip in of_class(root, "pip")]
    assert all(x < min(counts) for x in pips)


def test_the_status_is_said_by_signs_and_words() -> None:
    runs = [by("z3"), by("cvc5", "unknown"), by("sat", "vacuous"), by("counting", "refuted"), by("engine", "odd")]
    dots = of_class(drawn(report(suite(*runs))), "dot")
    assert [(dot.get("class"), words(dot)) for dot in dots] == [
        ("dot proved", "proved by z3, integers, all✓"),
        ("dot unknown", "unknown by cvc5, integers, all?"),
        ("dot vacuous", "vacuous by sat, integers, all∅"),
        ("dot refuted", "refuted by counting, integers, all✗"),
        ("dot unknown", "odd by engine, integers, all?"),
    ]


def test_controls_that_do_not_fail_are_hollow() -> None:
    controls = [control("a", "a", counterexample(LARGE)), control("b", "b", None), Control("c", "c", "", "no", {})]
    root = drawn(report([theorem(obligations=[obligation(controls=controls)])]))
    assert [pip.get("class") for pip in of_class(root, "pip")] == ["pip killed", "pip open", "pip open"]
    assert [words(text) for text in of_class(root, "count")] == ["1/3"]
    assert [words(pip) for pip in of_class(root, "pip")][:2] == ["fails as it must: a: a", "not shown to fail: b: b"]


def test_a_theorem_that_is_overstated_is_not_drawn_as_proved() -> None:
    root = drawn(report([theorem(obligations=[obligation("step", "unknown", runs=[by("z3", "unknown")])])]))
    (group,) = of_class(root, "theorem")
    assert group.get("class") == "theorem bad overstated"
    assert "called proved, but rests on C1: step (unknown)" in words(group)


def test_methods_are_columns_and_those_of_a_solver_stand_together() -> None:
    runs = [by("z3"), by("cvc5"), by("z3", method="words"), by("z3", scope="13x4")]
    assert methods_table(contents(report(suite(*runs))).theorems).columns == [
        Column("z3", "integers, all"),
        Column("z3", "words, all"),
        Column("z3", "integers, 13x4"),
        Column("cvc5", ""),
    ]


def test_a_solver_of_many_methods_has_one_column_with_the_worst_that_it_said() -> None:
    runs = [by("enumeration", scope=f"{number}x1") for number in range(2, 6)]
    table = methods_table(contents(report(suite(*runs, by("enumeration", "unknown", scope="9x9")))).theorems)
    assert table.columns == [Column("enumeration", "")]
    (mark,) = table.groups[0].rows[0].marks
    assert mark is not None
    assert mark.status == "unknown"
    assert Counter(re.findall(r"(\w+) by enumeration", mark.says)) == {"proved": 4, "unknown": 1}


def test_long_names_are_cut_and_kept_in_full_beside_it() -> None:
    name = "a very long name of an obligation that nobody has room for"
    root = drawn(report([theorem(obligations=[survey(name)])]))
    (row,) = of_class(root, "row")
    assert words(row).endswith("…")
    assert name.startswith(words(row)[:-1])
    assert [link.get("aria-label") for link in root.iter(f"{SVG}a")][1] == f"{name}: proved; controls 1/1"
    assert len(of_class(drawn(WHOLE), "row")) == sum(len(each.obligations) for each in WHOLE.theorems)
