"""The sections of the HTML page beside the theorems: Coq, the engine, the claims, and how to ask again."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from report.pages import by_id, page, rows, words
from report.samples import PAGES, WHOLE
from verify.report.asking import ASKING
from verify.report.report_html import report_html


def section(root: ET.Element, name: str) -> ET.Element:
    return next(each for each in root.iter("section") if each.get("aria-labelledby") == name)


def test_coq_is_shown_with_its_statements_and_what_they_assume() -> None:
    root = page(report_html(WHOLE))
    text = words(by_id(root, "coq-c1"))
    assert "✓ proved C1 Balance.C1" in text
    assert "What it assumes: Closed under the global context" in text
    block = next(by_id(root, "coq-c1").iter("pre"))
    assert "".join(block.itertext()).strip("\n") == WHOLE.coq.entries[0].theorems[0].statement
    assert "✓ refuted C5-literal" in words(by_id(root, "coq-c5-literal"))
    text = words(section(root, "coq"))
    assert "Coqchk8.16.1; it accepts all files" in text
    assert "* Axioms: <none>" in text
    assert "proved: Balance.C1" in words(by_id(root, "theorem-c1"))


def test_without_coq_the_page_says_so() -> None:
    root = page(report_html(PAGES["without Coq"]))
    header = words(next(root.iter("header")))
    assert "? Not everything could be settled." in header
    assert "Coq: unknown, expected proved (coqc is not installed, or not in PATH)" in header
    assert "the engine: unknown, expected proved (out of time)" in header
    text = words(section(root, "coq"))
    assert "Coqnot found" in text
    assert "it has confirmed nothing" in text
    assert "No file was compiled." in text


def test_the_ways_of_the_engine_and_its_run_are_shown() -> None:
    found = section(page(report_html(WHOLE)), "engine")
    assert rows(next(found.iter("table"))) == [
        ["(a) games", "every turn of small decks", "larger decks"],
        ["none of the two", "-", "that Python does what it says"],
    ]
    assert "Scope2x2; aside" in words(found)
    assert "12 through the code" in words(found)
    assert "6.78 seconds, 345 queries" in words(found)


def test_claims_are_shown_with_status_reason_and_evidence() -> None:
    root = page(report_html(WHOLE))
    listed = next(rows(table) for table in root.iter("table") if words(table[0]) == "All claims")
    assert [[row[0], row[1], row[4]] for row in listed] == [
        ["S06", "[001]", "✓ proved"],
        ["S07", "Knuth", "✓ refuted"],
        ["S08", "[001]", "✓ only-if"],
        ["S09", "[001]", "✓ contradicts"],
        ["S10", "[001]", "✓ not formal"],
    ]
    assert listed[0][2:4] == ["the game ends with the last king", "the last card turned is the s-th king"]
    assert listed[0][6] == "theorems of the suite"
    assert "for: C4 is proved: so it isverify prove C4" in listed[0][5]
    assert "Only if a king is the last card." in listed[2][5]
    assert "against, without the conditions: ms:1 ends so" in listed[2][5]
    assert "Contradicts S06." in listed[3][5]
    assert listed[4][3] == "-"


def test_the_page_says_how_to_ask_again() -> None:
    found = section(page(report_html(WHOLE)), "asking")
    assert "2 files in smt2" in words(found)
    assert ["".join(block.itertext()).strip("\n") for block in found.iter("pre")] == list(ASKING)
