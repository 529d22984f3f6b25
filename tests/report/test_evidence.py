"""Stored evidence: what is written is what is read, and nothing else is taken for evidence."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from report.samples import HOSTILE, counterexample, decks, obligation, report, theorem, theorems
from report.samples_beside import COQ
from verify.errors import BadInput
from verify.records.report import ReportRecord
from verify.report.evidence import decode, encode, fit_to_show
from verify.solvers.check import check


@pytest.mark.parametrize(
    "record",
    [
        report(theorems(), decks()),
        report([], []),
        report([theorem(HOSTILE, "vacuous", obligations=[obligation(runs=[], case=None, controls=[])])], []),
    ],
)
def test_evidence_comes_back_as_it_was(record: ReportRecord) -> None:
    stored = encode(record)
    assert decode(stored) == record
    assert encode(decode(stored)) == stored
    assert stored.endswith(b"}\n")


def test_rules_keep_their_types() -> None:
    played = counterexample(check("AS 2S 3S 3H 2H AH", ranks=3, suits=2, start=2))
    assert played.rules == {"start": 2}
    again = decode(encode(report([theorem(counterexample=played)]))).theorems[0].counterexample
    assert again == played


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "Input data was truncated"),
        (b"{}", "missing required field `schema`"),
        (b"\xff", "not the evidence"),
        (encode(report()).replace(b"report/1", b"report/2"), "patience-verify/report/2': expected patience-verify"),
        (encode(report()).replace(b'"seconds": 4.69', b'"seconds": "long"'), r"\$.theorems\[0\].seconds"),
    ],
)
def test_what_is_no_evidence_is_refused(data: bytes, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        decode(data)


def test_a_page_gets_only_text_that_it_can_hold() -> None:
    shown = fit_to_show(report([theorem(HOSTILE, depends_on=["a\nb\x00"])]))
    assert "\n" not in shown.theorems[0].id
    assert shown.theorems[0].depends_on == ["a b\N{REPLACEMENT CHARACTER}"]
    assert fit_to_show(shown) == shown
    in_coq = fit_to_show(report(coq=replace(COQ, reason="a\nb", checker="a\n  b\x00"))).coq
    assert (in_coq.reason, in_coq.checker) == ("a b", "a\n  b\N{REPLACEMENT CHARACTER}")
    assert in_coq.entries[0].theorems[0].statement.count("\n") == 2
    plain = report(theorems(), decks())
    assert fit_to_show(plain) == plain


def test_the_document_says_what_it_is() -> None:
    assert json.loads(encode(report()))["schema"] == "patience-verify/report/1"
    assert replace(report(), version="0") != report()
