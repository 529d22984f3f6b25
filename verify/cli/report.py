"""``verify report``: prove all theorems, decide the decks that come with verify, and write it all down."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from functools import partial
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from platform import python_version

import click

from verify.cli.proving import settled
from verify.cli.report_files import opened
from verify.deals import Reading, read_text
from verify.deals.deal import Deal
from verify.errors import BadInput, shown
from verify.records.proof import ProofRecord
from verify.records.report import SCHEMA, DeckRecord, ReportRecord
from verify.rules.clock_choice import Choice
from verify.solvers.clock import ClockResult, decide

_FILES = ("clock.json", "clock.html", "clock.md")
_DECKS = {"decks.txt": "classic", "contest.txt": "uva170"}  # in verify/examples, and the rules they are played by
_COMMANDS = {
    "this report": "verify report --to reports",
    "the theorems, in words": "verify prove",
    "the theorems, as records": "verify prove --json",
    "the decks": "verify check verify/examples/decks.txt",
    "the contest's deck": "verify check verify/examples/contest.txt --rules uva170",
}
_TIMEOUT = 600  # seconds for one theorem
_EXIT_CODES = {"good": 0, "bad": 1, "open": 3}

_say = partial(click.echo, err=True)


@click.command()
@click.option(
    "--to",
    "path",
    type=click.Path(path_type=Path),
    default=Path("reports"),
    show_default=True,
    metavar="DIR",
    help="Where to write it.",
)
def report(path: Path) -> int:
    """Prove all theorems, decide the decks that come with verify, and write clock.json, clock.html and clock.md.

    The JSON file holds the evidence; the pages show it, in a browser (without network) and where Markdown is read.

    Exit codes: 0 everything as expected, 1 a theorem has another status than expected, 2 bad input, 3 something is
    unknown, 130 interrupted. The files are written in the first two cases and the fourth, and say so at their top.
    """
    from verify.report.evidence import decode, encode
    from verify.report.report_html import report_html
    from verify.report.report_markdown import report_markdown
    from verify.report.summary import summary

    with opened(path, _FILES) as folder:
        evidence = encode(_record())
        record = decode(evidence)
        pages = (evidence, report_html(record).encode(), report_markdown(record).encode())
        folder.write(dict(zip(_FILES, pages, strict=True)))
    result = summary(record)
    _say("\n".join([result.headline, *result.lines]))
    _say(f"verify: wrote clock.json, clock.html and clock.md to {shown(str(path), 400)}")
    return _EXIT_CODES[result.standing]


def _record() -> ReportRecord:
    """All the evidence; proofs first, which take long and can fail."""
    theorems = list(_theorems())
    return ReportRecord(
        schema=SCHEMA,
        version=version("patience-verify"),
        python=python_version(),
        z3=version("z3-solver"),
        commands=_COMMANDS,
        theorems=theorems,
        decks=[_deck(deal, preset) for file, preset in _DECKS.items() for deal in _deals(file)],
    )


def _theorems() -> Iterator[ProofRecord]:
    for theorem in settled((), _TIMEOUT, lambda line: _say(f"verify: {line} ...")):
        _say(f"{theorem.id}: {theorem.status}, {theorem.seconds:.1f} s")
        yield theorem


def _deals(file: str) -> Iterator[Deal]:
    """The decks of an example file, named as in a clone wherever the package is."""
    text = files("verify").joinpath("examples", file).read_text(encoding="utf-8")
    for deal in read_text(text, f"verify/examples/{file}", Reading()):
        if isinstance(deal, BadInput):
            raise deal
        yield deal


def _deck(deal: Deal, preset: str) -> DeckRecord:
    from verify.solvers.clock_record import record

    result = decide(deal, Choice(preset))
    return DeckRecord(
        record=record(result),
        piles=[[str(card) for card in pile] for pile in result.game.table.piles],
        trace=[str(card) for card in result.game.turned],
        commands=_deck_commands(result),
    )


def _deck_commands(result: ClockResult) -> dict[str, str]:
    deal = [result.deal.name, *(["--rules", result.choice.preset] if result.choice.preset != "classic" else [])]
    return {
        "shown by": shlex.join(["verify", "show", *deal]),
        "drawn by": shlex.join(["verify", "show", *deal, "--svg", "-"]),
        "proved by": shlex.join(["verify", "check", *deal, "--certificate", "evidence"]),
    }
