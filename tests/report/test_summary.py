"""How theorems stand, and how the whole report does: it is good only if everything is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from report.samples import LARGE, deck, decks, report, theorem, theorems
from verify.records.report import ReportRecord
from verify.report.summary import standing, summary


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
    stands = standing(theorem("C1", status, expected))
    assert (stands.kind, stands.words) == (kind, words)


def test_no_two_standings_look_alike_without_colour() -> None:
    pairs = [("proved", "proved"), ("refuted", "proved"), ("unknown", "proved")]
    assert len({standing(theorem("C1", *pair)).sign for pair in pairs}) == 3


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
    assert [each.id for each in result.troubles] == troubles


def test_the_lines_count() -> None:
    assert summary(report(theorems(), decks())).lines == (
        "8 of 8 theorems as expected: 7 proved; 1 refuted, as expected.",
        "5 decks examined: 4 lost; 1 won.",
    )
    assert summary(report([OPEN], [])).lines == (
        "0 of 1 theorem as expected: 1 unknown, expected proved.",
        "No deck was examined.",
    )
    assert "Not settled: ms:617." in summary(report([], [UNSETTLED])).lines[1]
