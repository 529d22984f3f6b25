"""The HTML page: whole, sound, alone in the world, and saying what the evidence says."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from report.pages import SVG, by_id, page, rows, words
from report.samples import LARGE, PAGES, WHOLE, deck, obligation, report, survey, theorem
from verify.errors import BadInput
from verify.records.proof import Control, Run
from verify.records.report import ReportRecord
from verify.report.evidence import decode, encode
from verify.report.report_html import report_html

VOID = {"meta"}

COST = {"C10": "188 deals and values counted"}
SAID = {
    "C1": ["proved", "proved", "-", "-", "proved", "3 of 3"],
    "C5-literal": ["refuted", "refuted", "-", "-", "refuted", "2 of 2"],
    "C10": ["-", "-", "-", "proved", "-", "2 of 2"],
} | {name: ["proved", "proved", "-", "-", "-", "3 of 3"] for name in ("C2", "C3", "C4", "C5", "C6", "C7")}
"""What z3, cvc5, a SAT proof, counting, Coq and the controls say of the theorems of a whole report."""

records = pytest.mark.parametrize("record", PAGES.values(), ids=PAGES)


class Balance(HTMLParser):
    """Whether every tag that is opened is closed, as a browser reads it."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Nothing stays open."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@records
def test_it_is_sound_as_html_and_as_xml(record: ReportRecord) -> None:
    text, balance = report_html(record), Balance()
    balance.feed(text)
    balance.close()
    assert balance.open == []
    assert page(text).get("lang") == "en"


@records
def test_names_are_unique_and_links_lead_somewhere(record: ReportRecord) -> None:
    root = page(report_html(record))
    ids = [element.get("id", "") for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*", name) for name in ids)
    wanted = {name for element in root.iter() for name in element.get("aria-labelledby", "").split()}
    links = {link for element in root.iter() if (link := element.get("href"))}
    files = {link for link in links if not link.startswith("#")}
    assert files >= {"clock.json", "clock.md"}
    texts = {link.removeprefix("smt2/") for link in files - {"clock.json", "clock.md"}}
    assert texts == {text for text in record.texts if re.fullmatch(r"C1/\w+(\.integers)?\.smt2", text)}
    assert wanted | {link[1:] for link in links - files} <= set(ids)


@records
def test_it_needs_nothing_but_itself(record: ReportRecord) -> None:
    text = report_html(record)
    root = page(text)
    used = {name for element in root.iter() for name in element.attrib}
    assert not used & {"src", "srcset", "action", "data", "{http://www.w3.org/1999/xlink}href"}
    assert not {name for name in used if name.startswith("on")}
    kinds = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert not kinds & {"script", "link", "img", "iframe", "object", "base", "form", "image", "use", "foreignObject"}
    for style in root.iter("style"):
        assert not re.search(r"url\(|@import|@font-face|https?:|//", style.text or "")


@records
def test_it_can_be_walked_without_eyes_or_mouse(record: ReportRecord) -> None:
    root = page(report_html(record))
    headings = [int(element.tag[1]) for element in root.iter() if re.fullmatch("h[1-6]", element.tag)]
    assert headings[0] == 1
    assert headings.count(1) == 1
    assert all(lower <= upper + 1 for upper, lower in pairwise(headings))
    assert [len(list(root.iter(tag))) for tag in ("main", "header", "nav")] == [1, 1, 1]
    assert all(table.find("caption") is not None for table in root.iter("table"))
    assert all(cell.get("scope") in ("row", "col") for cell in root.iter("th"))
    assert all(e.get("aria-label") or e.get("aria-labelledby") for e in root.iter() if e.get("role") == "region")
    drawings = list(root.iter(f"{SVG}svg"))
    assert all(svg.find(f"{SVG}title") is not None or svg.get("aria-labelledby") for svg in drawings)
    skip = next(root.iter("a"))
    assert (skip.get("href"), skip.get("class")) == ("#content", "skip")


def test_each_theorem_is_there_with_its_evidence() -> None:
    root = page(report_html(WHOLE))
    for record in WHOLE.theorems:
        article = by_id(root, f"theorem-{record.id.lower()}")
        text = words(article)
        standing = record.status if record.status == "proved" else "refuted, as expected"
        assert f"{record.id} {record.title} ✓ {standing}" in text
        for part in (record.statement.en, record.statement.fi, record.statement.sv, "; ".join(record.scope)):
            assert part in text
        assert f"{record.seconds:.2f} seconds, {COST.get(record.id, '114 queries')}" in text
        assert {f"#theorem-{name.lower()}" for name in record.depends_on} <= {a.get("href") for a in article.iter("a")}
        tables = [rows(table) for table in article.iter("table")]
        assert tables == [[run_row(run) for run in each.runs] for each in record.obligations]
        for each in record.obligations:
            assert f"{each.status} {each.id} {each.part} {each.statement}" in text
    languages = [(p.get("lang"), words(p)) for p in root.iter("p") if p.get("lang")]
    assert languages[0] == ("fi", WHOLE.theorems[0].statement.fi)
    assert languages[1] == ("sv", WHOLE.theorems[0].statement.sv)


def run_row(run: Run) -> list[str]:
    """The cells of a run: what is counted has no premises."""
    premises = [run.premises] if run.premises else []
    what = {"enumeration": " deals", "counting": " values"}.get(run.solver, "")
    cells = [run.solver, run.method, run.scope, run.status, *premises, f"{run.queries}{what}"]
    return [*cells, *([run.details] if run.details else []), f"{run.seconds:.2f}"]


def test_surveys_and_proofs_by_sat_solvers_are_shown_with_their_figures() -> None:
    by_sat = Run("sat", "proofs checked", "13x4", "proved", "satisfiable", 9, 0.1, "31 steps")
    suite = [theorem("C10", obligations=[survey(), obligation(runs=[by_sat])])]
    article = by_id(page(report_html(report(suite))), "theorem-c10")
    assert [rows(table) for table in article.iter("table")] == [
        [
            ["enumeration", "all deals by rank", "2x1, 3x2", "proved", "92 deals", "0.25"],
            ["counting", "exact integers", "13x4", "proved", "2 values", "0.01"],
        ],
        [run_row(by_sat)],
    ]
    text = words(article)
    assert "Deals are counted for it, all of these decks; no single game is looked for." in text
    assert "The law fails there: 3x2, won: the law says 30, counted 12" in text
    assert "None is given." not in text
    unlike = survey(controls=[replace(survey().controls[0], killed="no")])
    text = words(by_id(page(report_html(report([theorem("C10", obligations=[unlike])]))), "theorem-c10"))
    assert "Counted there: 3x2, won" in text


def test_controls_and_counterexamples_are_shown_with_their_moment() -> None:
    root = page(report_html(WHOLE))
    article = by_id(root, "theorem-c5-literal")
    refuting = WHOLE.theorems[5].counterexample
    assert refuting is not None
    marks = [words(mark) for mark in article.iter("mark")]
    assert marks == [f"[{refuting.trace[-1]}]", "[3S]", f"[{refuting.trace[19]}]"]
    assert "pile 2 is dealt three cards" in words(article)
    piles = [words(pre) for pre in article.iter("pre") if words(pre).startswith("A:")]
    assert piles[0] == " ".join(f"{name}: {' '.join(cards)}" for name, cards in refuting.piles.items())
    assert len(list(article.iter(f"{SVG}svg"))) == 1
    assert "The end, after turn 34" in words(article)


def test_the_overviews_say_what_the_evidence_says() -> None:
    root = page(report_html(WHOLE))
    by_caption = {words(table[0]): rows(table) for table in root.iter("table")}
    listed = {row[0].split()[0]: row[1:] for row in by_caption["All theorems"]}
    for record in WHOLE.theorems:
        head = [f"✓ {record.status}", record.expected, record.statement.en, "; ".join(record.scope)]
        assert listed[record.id] == [*head, *SAID[record.id], f"{record.seconds:.1f}"]
    found_decks = [row[1:] for row in by_caption["All decks"]]
    assert found_decks == [
        [r.verdict, str(r.turned), r.last, str(r.face_down), r.preset, r.reason]
        for r in (each.record for each in WHOLE.decks)
    ]


def test_each_deck_is_drawn_once_and_the_style_is_shared() -> None:
    text = report_html(WHOLE)
    root = page(text)
    for number, each in enumerate(WHOLE.decks, 1):
        article = by_id(root, f"deck-{number}")
        assert len(list(article.iter(f"{SVG}svg"))) == 1
        assert f"The end, after turn {each.record.turned}" in words(article)
        trace = words(list(article.iter("pre"))[-1]).split()
        assert [word for word in trace if not word.isdigit()] == each.trace
        assert f"verify show {each.record.deal} --svg -" in words(article)
    assert len(list(root.iter("style"))) == 1
    assert len(list(root.iter(f"{SVG}style"))) == 0


def test_failures_stand_at_the_top() -> None:
    failing = report([theorem("C1", "unknown"), theorem("C2", "refuted"), theorem("C3")])
    header = next(page(report_html(failing)).iter("header"))
    assert "✗ Not everything came out as expected." in words(header)
    assert "1 of 3 theorems as expected: 1 unknown, expected proved; 1 refuted, expected proved; 1 proved." in words(
        header
    )
    assert [words(item) for item in header.iter("li")] == [
        "C1 balance: unknown, expected proved (because of one deal)",
        "C2 balance: refuted, expected proved (because of one deal)",
    ]
    only_open = next(page(report_html(report([theorem("C1", "unknown")]))).iter("header"))
    assert "? Not everything could be settled." in words(only_open)
    assert "No theorem was examined." in words(next(page(report_html(report([]))).iter("header")))
    assert "Everything came out as expected." in words(next(page(report_html(WHOLE)).iter("header")))


def test_what_is_overstated_is_shown_as_a_trouble_and_not_as_proved() -> None:
    """Evidence changed by hand: a step is unknown, and its theorem is still called proved; another rests on it."""
    stored = json.loads(
        encode(report([theorem("C1", obligations=[obligation("step")]), theorem("C2", depends_on=["C1"])]))
    )
    stored["theorems"][0]["obligations"][0]["status"] = "unknown"
    changed = json.dumps(stored).encode()
    root = page(report_html(decode(changed)))
    header = next(root.iter("header"))
    assert "✗ Not everything came out as expected. 0 of 2 theorems as expected: 2 overstated." in words(header)
    why = "called proved, but rests on C1: step (unknown)"
    assert [words(item) for item in header.iter("li")] == [f"C1 balance: {why}", f"C2 balance: {why}"]
    listed = next(rows(table) for table in root.iter("table") if words(table[0]) == "All theorems")
    assert [row[1] for row in listed] == ["✗ overstated", "✗ overstated"]
    for name in ("c1", "c2"):
        article = by_id(root, f"theorem-{name}")
        assert "balance ✗ overstated Every turn" in words(article)
        assert f"Overstated: {why}." in words(article)
    assert "C1 (overstated)" in words(by_id(root, "theorem-c2"))


def test_what_is_not_proved_lies_open() -> None:
    open_one = theorem("C1", "unknown", obligations=[obligation("one"), obligation("two", "unknown")])
    article = by_id(page(report_html(report([open_one]))), "theorem-c1")
    folds = [fold for fold in article.iter("details") if fold.get("class") == "obligation"]
    assert ["open" in fold.attrib for fold in folds] == [False, True]


def test_what_is_missing_is_said() -> None:
    text = words(by_id(page(report_html(PAGES["bare"])), "theorem-bare"))
    assert "No run." in text
    assert text.count("None is given.") == 2
    silent = obligation(controls=[Control("none", "nothing", "", "unknown", {})])
    text = words(by_id(page(report_html(report([theorem(obligations=[silent])]))), "theorem-c1"))
    assert "the control says nothing" in text


def test_hostile_text_is_only_text() -> None:
    shown = words(by_id(page(report_html(PAGES["hostile"])), "deck-1"))
    assert "</p></svg><script>alert(1)</script> | `x`" in shown
    assert "{{ 7*7 }}" in shown
    assert "\x1b" not in report_html(PAGES["hostile"])


@records
def test_the_same_evidence_gives_the_same_bytes(record: ReportRecord) -> None:
    assert report_html(record) == report_html(decode(encode(record)))


def test_rules_that_there_are_not_are_refused() -> None:
    odd = replace(deck(LARGE), record=replace(deck(LARGE).record, preset="none"))
    with pytest.raises(BadInput, match="no preset 'none'"):
        report_html(report([], [odd]))


def test_colours_can_be_read_in_light_and_dark() -> None:
    """At least 4.5 to 1, as the accessibility guidelines ask of text."""
    style = next(page(report_html(report([], []))).iter("style")).text or ""
    light, dark = (
        dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", block)) for block in re.findall(r":root \{(.{80,}?)\}", style)
    )
    assert set(dark) == set(light)
    for palette in (light, dark):
        pairs = [(ink, paper) for ink in ("ink", "soft", "link") for paper in ("page", "face")]
        pairs += [("ink", f"{kind}-soft") for kind in ("good", "bad", "open", "refuted")]
        pairs += [("soft", f"{kind}-soft") for kind in ("good", "bad", "open", "refuted")]
        pairs += [("link", "bad-soft"), ("link", "open-soft"), ("ink", "mark")]
        pairs += [(kind, "page") for kind in ("good", "bad", "open", "refuted")]
        assert {pair: ratio for pair in pairs if (ratio := contrast(palette[pair[0]], palette[pair[1]])) < 4.5} == {}


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * channel for weight, channel in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_the_graph_is_in_the_page() -> None:
    root = page(report_html(WHOLE))
    (graph,) = (svg for svg in root.iter(f"{SVG}svg") if svg.get("class") == "lemmas")
    assert isinstance(graph, ET.Element)
    assert len(list(graph.iter(f"{SVG}a"))) == len(WHOLE.theorems)
