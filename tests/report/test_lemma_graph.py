"""The lemma graph: every theorem and every arrow, nothing on top of anything else."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from report.pages import SVG
from report.samples import report, theorem, theorems
from verify.records.proof import ProofRecord
from verify.report.contents import contents
from verify.report.lemma_graph import HEIGHT, WIDTH, lemma_graph


def drawn(suite: list[ProofRecord]) -> ET.Element:
    return ET.fromstring(lemma_graph(contents(report(suite, [])).theorems))


def places(root: ET.Element) -> dict[str, tuple[float, float]]:
    found = {}
    for node in root.iter(f"{SVG}a"):
        x, y = re.findall(r"[\d.]+", node.get("transform", ""))
        found[node.get("href", "")] = (float(x), float(y))
    return found


def arrows(root: ET.Element) -> list[tuple[str, str]]:
    return [(g.get("data-from", ""), g.get("data-to", "")) for g in root.iter(f"{SVG}g")]


@st.composite
def suites(draw: st.DrawFn) -> list[ProofRecord]:
    """Theorems that rest on some of those before them."""
    count = draw(st.integers(0, 9))
    names = [f"C{number}" for number in range(count)]
    bases = [draw(st.lists(st.sampled_from(names[:i]), max_size=4)) if i else [] for i in range(count)]
    return [theorem(name, obligations=[], depends_on=each) for name, each in zip(names, bases, strict=True)]


def led_to(arrows: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """From where to where these arrows lead, one after the other."""
    found = set(arrows)
    while more := {(a, d) for a, b in found for c, d in arrows if b == c} - found:
        found |= more
    return found


@given(suites())
def test_every_theorem_is_there_and_no_arrow_too_many(suite: list[ProofRecord]) -> None:
    root = drawn(suite)
    found, wanted = set(arrows(root)), {(name, each.id) for each in suite for name in each.depends_on}
    assert len(arrows(root)) == len(found)
    assert found <= wanted
    assert led_to(found) == led_to(wanted)
    assert not [arrow for arrow in found if arrow in led_to(found - {arrow})]
    where = places(root)
    assert set(where) == {f"#theorem-{t.id.lower()}" for t in suite}
    for record in suite:
        for name in record.depends_on:
            assert where[f"#theorem-{name.lower()}"][0] + WIDTH < where[f"#theorem-{record.id.lower()}"][0]


@given(suites())
def test_nothing_lies_on_a_theorem(suite: list[ProofRecord]) -> None:
    root = drawn(suite)
    where = list(places(root).values())
    assert all(abs(ax - bx) > WIDTH or abs(ay - by) > HEIGHT for (ax, ay), (bx, by) in combinations(where, 2))
    for line in root.iter(f"{SVG}path"):
        if line.get("class") == "line":
            for x, y in points(line.get("d", "")):
                assert not any(abs(x - a) < WIDTH / 2 - 1 and abs(y - b) < HEIGHT / 2 - 1 for a, b in where)
    _, _, right, bottom = map(float, root.get("viewBox", "").split())
    assert all(x + WIDTH / 2 <= right and y + HEIGHT / 2 <= bottom for x, y in where)


def points(path: str) -> list[tuple[float, float]]:
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


@pytest.mark.parametrize("depends", [["C1"], ["C2"], ["nowhere"], ["C2", "C2", "nowhere", "C1"]])
def test_odd_dependencies_do_no_harm(depends: list[str]) -> None:
    root = drawn([theorem("C1", depends_on=depends), theorem("C2", depends_on=["C1"])])
    assert ("C1", "C2") in arrows(root)
    assert len(places(root)) == 2


def test_the_status_is_said_in_words_and_signs() -> None:
    root = drawn([theorem("a"), theorem("b", "refuted"), theorem("c", "unknown"), theorem("d", "refuted", "refuted"),
                  theorem("e", obligations=[])])  # fmt: skip
    said = {
        node.get("href"): ["".join(text.itertext()) for text in node.iter(f"{SVG}text")]
        for node in root.iter(f"{SVG}a")
    }
    assert said == {
        "#theorem-a": ["✓ a", "proved"],
        "#theorem-b": ["✗ b", "refuted, expected proved"],
        "#theorem-c": ["? c", "unknown, expected proved"],
        "#theorem-d": ["✓ d", "refuted, as expected"],
        "#theorem-e": ["✗ e", "overstated"],
    }


def test_the_same_suite_is_drawn_the_same_way() -> None:
    assert ET.tostring(drawn(theorems())) == ET.tostring(drawn(theorems()))
