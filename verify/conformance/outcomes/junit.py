"""What came of tests in the XML of JUnit, which the servers that run tests know how to show.

A suite is a game with its rules, a case of it one thing that the engine is asked. There is no standard; what is written
here are the elements and attributes that Jenkins, GitLab and GitHub's actions read.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from verify.conformance.engine import ASKS
from verify.records.conformance import ConformanceRecord

_CASES = ("hello", "deal", *ASKS)
_ANSWERS = frozenset({"answer", "refusal"})  # an answer, though a wrong one: a failure; any other fault is an error


def junit(tested: Sequence[ConformanceRecord]) -> bytes:
    """A file of JUnit's, with a suite for each record.

    A case that differs has a ``failure`` if the answer is wrong and an ``error`` if there is none, with all that shows
    it; a case that was not compared is ``skipped``.
    """
    root = Element("testsuites", name="verify conform")
    for record in tested:
        _suite(root, record)
    for name in ("tests", "failures", "errors", "skipped"):
        root.set(name, str(sum(int(suite.get(name, "0")) for suite in root)))
    root.set("time", _seconds(sum(record.seconds for record in tested)))
    ElementTree.indent(root)
    return bytes(ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)) + b"\n"


def _suite(root: Element, record: ConformanceRecord) -> None:
    name = _safe(" ".join(part for part in (record.game, record.preset) if part) or "hello")
    suite = SubElement(root, "testsuite", name=name)
    properties = SubElement(suite, "properties")
    for key, value in _properties(record):
        SubElement(properties, "property", name=_safe(key), value=_safe(value))
    cases = [_case(suite, name, ask, record) for ask in _CASES if ask != "hello" or ask == _at_fault(record)]
    suite.set("tests", str(len(cases)))
    for count, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(count, str(sum(case.find(tag) is not None for case in cases)))
    suite.set("time", _seconds(record.seconds))


def _properties(record: ConformanceRecord) -> Iterator[tuple[str, str]]:
    yield "engine", record.engine
    yield "decks", str(record.decks)
    yield "seed", str(record.seed)
    yield from ((f"rules.{name}", "" if value is None else str(value)) for name, value in record.rules.items())
    yield from ((f"compared.{ask}", str(count)) for ask, count in record.asked.items())


def _case(suite: Element, name: str, ask: str, record: ConformanceRecord) -> Element:
    """One thing that the engine is asked; the time of a suite is that of all its cases together."""
    case = SubElement(suite, "testcase", classname=f"conform.{name.replace(' ', '.')}", name=ask)
    if ask == _at_fault(record):
        tag = "failure" if record.kind in _ANSWERS else "error"
        fault = SubElement(case, tag, type=_safe(record.kind), message=_safe(_message(record)))
        fault.text = _safe("\n".join(_story(record)))
    elif ask in record.not_asked:
        SubElement(case, "skipped", message="the engine says that it does not answer this")
    elif not record.asked.get(ask):
        SubElement(case, "skipped", message="nothing was compared")
    return case


def _at_fault(record: ConformanceRecord) -> str:
    """What was asked when the engine differed; empty if it never did."""
    return str(record.script[-1].get("ask", "")) if record.script else ""


def _message(record: ConformanceRecord) -> str:
    """What is wrong, in one line."""
    first = record.details[0] if record.details else f"expected {_line(record.expected)}, found {_line(record.actual)}"
    return f"{record.kind}: {first}"


def _story(record: ConformanceRecord) -> Iterator[str]:
    yield from record.details
    yield f"expected {_line(record.expected)}"
    yield f"found    {_line(record.actual)}"
    yield "when the engine is asked, line by line:"
    yield from map(_line, record.script)


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _seconds(seconds: float) -> str:
    return f"{seconds:.3f}"


def _safe(text: str) -> str:
    """A text without the characters that XML cannot hold; these become codes.

    >>> _safe("a\\tb\\x00\\ud800")
    'a\\tb\\\\x00\\\\ud800'
    """
    return "".join(each if _is_for_xml(ord(each)) else repr(each)[1:-1] for each in text)


def _is_for_xml(code: int) -> bool:
    """Whether XML 1.0 allows a character; the controls up to U+009F that it allows are not wanted either."""
    return (
        code in (0x09, 0x0A)
        or 0x20 <= code < 0x7F
        or 0xA0 <= code < 0xD800
        or 0xE000 <= code < 0xFFFE
        or code >= 0x10000
    )
