"""The report as one HTML file that needs nothing but itself: no script, no network, no font of its own."""

from __future__ import annotations

from verify.records.report import ReportRecord
from verify.report.contents import ExamplePart, contents
from verify.report.dial_svg import svg
from verify.report.evidence import fit_to_show
from verify.report.evidence_map import evidence_map
from verify.report.lemma_graph import lemma_graph
from verify.report.replay import Replayed
from verify.report.templating import markup, render

_STYLE, _END_OF_STYLE = "<style>", "</style>\n"


def report_html(record: ReportRecord) -> str:
    """The page; the same record always gives the same page.

    Raises BadInput if a deck was decided by rules that there are not.
    """
    what = contents(fit_to_show(record))
    page = render(
        "report.html.j2",
        what=what,
        graph=markup(lemma_graph(what.theorems)),
        evidence=markup(evidence_map(what.theorems)),
        drawing=_drawing,
        example_drawing=_example_drawing,
    )
    return page + "\n"


def _drawing(replayed: Replayed, title: str) -> str:
    """The end of a game beside its bottom map."""
    return _without_style(svg(replayed.game, replayed.bottom, -1, title, []))


def _example_drawing(part: ExamplePart, replayed: Replayed, title: str) -> str:
    """The moment of a counterexample at which the goal fails."""
    return _without_style(svg(replayed.game, replayed.bottom, part.moment, title, []))


def _without_style(drawing: str) -> str:
    """A drawing without the style sheet that all drawings share: the page has it once."""
    before, _, after = drawing.partition(_STYLE)
    return markup(before + after.partition(_END_OF_STYLE)[2])
