"""The Markdown page: tables that hold together, games as text, and what the evidence says."""

from __future__ import annotations

import re

import pytest

from report.pages import markdown_tables, without_blocks
from report.samples import PAGES, WHOLE, obligation, report, theorem
from verify.records.proof import Run
from verify.records.report import ReportRecord
from verify.report.dial_text import dial
from verify.report.evidence import decode, encode
from verify.report.replay import replayed_deck
from verify.report.report_markdown import report_markdown

records = pytest.mark.parametrize("record", PAGES.values(), ids=PAGES)


@records
def test_tables_have_the_same_cells_in_every_line(record: ReportRecord) -> None:
    tables = markdown_tables(report_markdown(record))
    assert tables
    for table in tables:
        assert len({len(line) for line in table}) == 1
        assert all(re.fullmatch(r"-+:?", cell) for cell in table[1])


@records
def test_blocks_and_folds_are_closed(record: ReportRecord) -> None:
    text = report_markdown(record)
    fences = re.findall(r"^```.*$", text, flags=re.MULTILINE)
    assert len(fences) % 2 == 0
    assert set(fences[1::2]) <= {"```"}
    assert set(fences[::2]) <= {"```text", "```sh"}
    assert text.count("<details>") == text.count("</details>")
    assert text.endswith(".\n")


@records
def test_only_a_few_tags_are_used(record: ReportRecord) -> None:
    text = re.sub(r"(?<!`)`[^`\n]+`(?!`)", "", without_blocks(report_markdown(record)))
    tags = set(re.findall(r"(?<!\\)<(/?\w+)", text))
    assert tags <= {f"{slash}{tag}" for slash in ("", "/") for tag in ("details", "summary", "p", "a", "code")}


@records
def test_links_lead_somewhere(record: ReportRecord) -> None:
    text = without_blocks(report_markdown(record))
    anchors = re.findall(r'^<a id="([a-z0-9-]+)"></a>$', text, flags=re.MULTILINE)
    listed = [*record.theorems, *record.decks, *record.coq.entries]
    assert len(anchors) == len(set(anchors)) == len(listed) + 1
    rows = re.findall(r'^\| <a id="([a-z0-9-]+)"></a>', text, flags=re.MULTILINE)
    assert len(rows) == len(set(rows)) == len(record.claims)
    links = set(re.findall(r"(?<!\\)\]\(([^)]*)\)", text))
    headings = {"#" + re.sub(r"\W+", "-", line.lower()) for line in re.findall(r"^## (.*)$", text, flags=re.MULTILINE)}
    texts = {link.removeprefix("smt2/") for link in links if link.startswith("smt2/")}
    assert texts == {name for name in record.texts if re.fullmatch(r"C1/\w+(\.integers)?\.smt2", name)}
    within = {link for link in links if link.startswith("#")}
    assert links - within - {f"smt2/{name}" for name in texts} == {"clock.json", "clock.html"}
    assert headings <= within
    assert within <= headings | {f"#{anchor}" for anchor in anchors + rows}


SAID = {
    "C1": ["proved", "proved", "\\-", "\\-", "proved"],
    "C5-literal": ["refuted", "refuted", "\\-", "\\-", "refuted"],
    "C10": ["\\-", "\\-", "\\-", "proved", "\\-"],
}
CONTROLS = {"C5-literal": "2 of 2", "C10": "2 of 2"}
"""What z3, cvc5, a SAT proof, counting and Coq say, and the controls, where it is not what they say of the others."""


def run_row(run: Run) -> list[str]:
    """The cells of a run: what is counted has no premises."""
    premises = [run.premises] if run.premises else []
    what = {"enumeration": " deals", "counting": " values"}.get(run.solver, "")
    return [run.solver, run.method, run.scope, run.status, *premises, f"{run.queries}{what}", f"{run.seconds:.2f}"]


def test_the_tables_say_what_the_evidence_says() -> None:
    tables = markdown_tables(report_markdown(WHOLE))
    overview = next(table for table in tables if table[0][0] == "theorem")
    for record, row in zip(WHOLE.theorems, overview[2:], strict=True):
        assert row[0] == f"[{record.id}](#theorem-{record.id.lower()}) {record.title}"
        assert row[1:4] == [f"✓ {record.status}", record.expected, record.statement.en]
        said, controls = (
            SAID.get(record.id, ["proved", "proved", "\\-", "\\-", "\\-"]),
            CONTROLS.get(record.id, "3 of 3"),
        )
        assert row[5:] == [*said, ", ".join(record.depends_on), controls, f"{record.seconds:.1f}"]
    runs = [table[2:] for table in tables if table[0][0] == "by"]
    assert runs == [[run_row(run) for run in each.runs] for record in WHOLE.theorems for each in record.obligations]
    found = next(table for table in tables if table[0][0] == "deck")
    assert [row[1:] for row in found[2:]] == [
        [r.verdict, str(r.turned), r.last, str(r.face_down), r.preset, r.reason]
        for r in (each.record for each in WHOLE.decks)
    ]


def test_games_are_drawn_as_text() -> None:
    text = report_markdown(WHOLE)
    for each in WHOLE.decks:
        replayed = replayed_deck(each)
        assert replayed is not None
        assert f"```text\n{dial(replayed.game, -1)}\n```" in text
        assert f"`verify show {each.record.deal} --svg -`" in text
    assert "27  6D  JS  QD  6H  3H  5C  QC [KD]\n" in text


def test_failures_stand_at_the_top() -> None:
    head = report_markdown(report([theorem("C1", "unknown"), theorem("C2", "refuted")])).partition("\n* [Theorems]")[0]
    assert "> **✗ Not everything came out as expected.**" in head
    assert "> * [C1 balance](#theorem-c1): unknown, expected proved (because of one deal)\n" in head
    assert "> * [C2 balance](#theorem-c2): refuted, expected proved (because of one deal)\n" in head
    assert "> **? Not everything could be settled.**" in report_markdown(report([]))
    assert "> **✓ Everything came out as expected.**" in report_markdown(WHOLE)


def table_with(text: str, head: str) -> list[list[str]]:
    """The rows of the table whose first head begins so."""
    return next(table[2:] for table in markdown_tables(text) if table[0][0].startswith(head))


def test_obligations_stand_against_methods() -> None:
    table = next(table for table in markdown_tables(report_markdown(WHOLE)) if table[0][-1] == "controls")
    assert table[0] == ["", "", "z3", "cvc5", "enumeration", "counting", "controls"]
    assert table[2] == ["[C1](#theorem-c1)", "begin", "✓", "✓", "", "", "1/1"]
    assert table[3] == ["", "step", "✓", "✓", "", "", "1/1"]
    assert ["[C5-literal](#theorem-c5-literal)", "if", "✗", "✗", "", "", "\\-"] in table
    assert table[-1] == ["", "own piles", "", "", "✓", "✓", "1/1"]


def test_what_is_overstated_is_not_shown_as_proved() -> None:
    text = report_markdown(report([theorem(obligations=[obligation("step", "unknown", runs=[])])]))
    why = "called proved, but rests on C1: step (unknown)"
    assert f"> * [C1 balance](#theorem-c1): {why}\n" in text
    assert table_with(text, "theorem")[0][1] == "✗ overstated"
    assert f"✗ **{why}**" in text


def test_coq_engine_and_claims_say_what_the_evidence_says() -> None:
    text = report_markdown(WHOLE)
    assert table_with(text, "of the suite") == [
        ["C1", "✓ proved", "Balance.C1"],
        ["C5-literal", "✓ refuted", "Balance.C1"],
        ["deals", "✓ examples", "Balance.C1"],
    ]
    statement = WHOLE.coq.entries[0].theorems[0].statement
    assert f"It assumes: Closed under the global context\n\n```text\n{statement}\n```\n" in text
    assert f"```text\n{WHOLE.coq.checker}\n```\n" in text
    assert table_with(text, "way")[-1] == ["none of the two", "\\-", "that Python does what it says"]
    assert "| cost | 6.78 seconds, 345 queries |" in text
    assert [(row[0][-3:], row[1], row[4]) for row in table_with(text, "claim")] == [
        ("S06", r"\[001\]", "✓ proved"),
        ("S07", "Knuth", "✓ refuted"),
        ("S08", r"\[001\]", "✓ only-if"),
        ("S09", r"\[001\]", "✓ contradicts"),
        ("S10", r"\[001\]", "✓ not formal"),
    ]
    assert "*Only if a king is the last card.*" in table_with(text, "claim")[2][5]
    bare = report_markdown(PAGES["without Coq"])
    assert "? **unknown, expected proved**: coqc is not installed, or not in PATH" in bare
    assert "| Coq | not found |" in bare
    assert "No claim was examined." in bare


def test_three_languages() -> None:
    text = report_markdown(WHOLE)
    statement = WHOLE.theorems[0].statement
    assert f"\n{statement.en}\n" in text
    assert f'<p lang="fi">{statement.fi}</p>\n<p lang="sv">{statement.sv}</p>\n' in text


def test_no_more_than_one_empty_line_in_prose() -> None:
    assert "\n\n\n\n" not in report_markdown(WHOLE)


@records
def test_the_same_evidence_gives_the_same_bytes(record: ReportRecord) -> None:
    assert report_markdown(record) == report_markdown(decode(encode(record)))
