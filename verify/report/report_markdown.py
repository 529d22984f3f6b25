"""The report as Markdown: the same contents in tables, with the games drawn as text."""

from __future__ import annotations

from verify.records.report import ReportRecord
from verify.report.contents import contents
from verify.report.dial_text import dial
from verify.report.evidence import fit_to_show
from verify.report.markdown_text import Markdown
from verify.report.methods_table import methods_table
from verify.report.replay import Replayed
from verify.report.templating import render


def report_markdown(record: ReportRecord) -> str:
    """The page; the same record always gives the same page.

    Raises BadInput if a deck was decided by rules that there are not.
    """
    what = contents(fit_to_show(record))
    return render("report.md.j2", what=what, table=methods_table(what.theorems), dial=_dial) + "\n"


def _dial(replayed: Replayed, moment: int = -1) -> Markdown:
    """A moment of a game as a clock face of text, for a block of code."""
    return Markdown(dial(replayed.game, moment))
