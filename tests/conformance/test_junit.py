"""The XML of JUnit: read again by a parser, whatever an engine has said."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verify.conformance.outcomes.junit import junit
from verify.records.conformance import SCHEMA, ConformanceRecord

DEAL = {"ask": "deal", "game": "klondike", "deck": ["AS"]}


def record(**changed: Any) -> ConformanceRecord:
    members: dict[str, Any] = {
        "schema": SCHEMA, "engine": "mine 1.0", "game": "klondike", "preset": "classic", "rules": {"draw": 3},
        "verdict": "agrees", "kind": "", "decks": 7, "seed": 1, "asked": {"deal": 7, "state": 20, "moves": 20},
        "not_asked": ["undo"], "script": [], "expected": {}, "actual": {}, "details": [], "shrunk_in": 0,
        "seconds": 1.5, "version": "0",
    }  # fmt: skip
    return ConformanceRecord(**(members | changed))


def wrong(ask: str, kind: str = "answer", **changed: Any) -> ConformanceRecord:
    told: dict[str, Any] = {"script": [DEAL, {"ask": ask}], "expected": {"ours": 1}, "actual": {"theirs": 2}}
    return record(verdict="differs", kind=kind, **(told | changed))


def parsed(*records: ConformanceRecord) -> Element:
    return ElementTree.fromstring(junit(records))


def cases(suite: Element) -> dict[str, list[str]]:
    """Of each case by name, the tags that say how it ended."""
    return {str(case.get("name")): [each.tag for each in case] for case in suite.iter("testcase")}


def test_an_engine_that_agrees_has_no_failures_and_what_was_not_compared_is_skipped() -> None:
    [suite] = parsed(record())
    assert cases(suite) == {
        "deal": [], "state": [], "moves": [], "apply": ["skipped"], "undo": ["skipped"], "result": ["skipped"]
    }  # fmt: skip
    assert (suite.get("name"), suite.get("time")) == ("klondike classic", "1.500")
    messages = {str(case.get("name")): each.get("message") for case in suite.iter("testcase") for each in case}
    assert messages["undo"] != messages["apply"]  # one is not answered, the other was never asked


@pytest.mark.parametrize("ask", ["deal", "state", "moves", "apply", "undo", "result"])
def test_the_failure_is_in_the_case_of_what_was_asked(ask: str) -> None:
    found = cases(parsed(wrong(ask)))
    assert [name for name, tags in found.items() if "failure" in tags] == [ask]


@pytest.mark.parametrize(
    ("kind", "tag"),
    [("answer", "failure"), ("refusal", "failure"), ("time-out", "error"), ("crash", "error"), ("garbage", "error")],
)
def test_a_wrong_answer_is_a_failure_and_none_is_an_error(kind: str, tag: str) -> None:
    fault = parsed(wrong("state", kind)).find(f".//testcase[@name='state']/{tag}")
    assert fault is not None
    assert fault.get("type") == kind


def test_the_failure_has_all_that_shows_it() -> None:
    fault = parsed(wrong("moves", details=["moves: draw is missing"])).find(".//failure")
    assert fault is not None
    assert fault.get("message") == "answer: moves: draw is missing"
    text = str(fault.text).splitlines()
    assert '{"ask": "moves"}' in text
    assert 'expected {"ours": 1}' in text
    assert 'found    {"theirs": 2}' in text


def test_an_engine_that_does_not_say_what_it_is_fails_in_a_case_of_its_own() -> None:
    mute = wrong("hello", "silent exit", game="", preset="", asked={"hello": 1}, script=[{"ask": "hello"}])
    [suite] = parsed(mute)
    assert suite.get("name") == "hello"
    assert cases(suite)["hello"] == ["error"]


def test_the_sums_are_those_of_the_cases() -> None:
    root = parsed(record(), wrong("state"), wrong("apply", "crash"))
    assert [suite.tag for suite in root] == ["testsuite"] * 3
    for element in (root, *root):
        assert element.get("tests") == str(sum(1 for _ in element.iter("testcase")))
        for name, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            assert element.get(name) == str(sum(1 for _ in element.iter(tag)))
    assert (root.get("failures"), root.get("errors"), root.get("time")) == ("1", "1", "4.500")


@given(st.text(st.characters(exclude_categories=())))  # lone surrogates and all controls too
def test_whatever_an_engine_says_can_be_read(said: str) -> None:
    root = parsed(wrong("state", details=[said], actual={said: said}, engine=said))
    assert root.find(".//failure") is not None


def test_what_xml_cannot_hold_becomes_a_code() -> None:
    fault = parsed(wrong("state", details=["a\x00b\x1b[31m\ufffe<&>\ud800"])).find(".//failure")
    assert fault is not None
    assert str(fault.text).startswith("a\\x00b\\x1b[31m\\ufffe<&>\\ud800\n")
