"""``verify report``: theorems proved, claims settled, the decks that come with verify decided; all of it in files."""

from __future__ import annotations

import shlex
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing
from functools import partial
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from platform import python_version
from typing import TYPE_CHECKING

import click

from verify.cli.proving import known, settled
from verify.cli.report_files import opened
from verify.deals import Reading, read_text
from verify.deals.deal import Deal
from verify.errors import BadInput, VerifyError, shown
from verify.records.claim import ClaimRecord
from verify.records.coq import CoqRecord
from verify.records.proof import ProofRecord
from verify.records.report import SCHEMA, DeckRecord, EngineRecord, ReportRecord, Way
from verify.rules.clock_choice import Choice
from verify.solvers.clock import ClockResult, decide

if TYPE_CHECKING:
    from verify.proofs.methods.engine_relation import EngineRun

_FILES = ("clock.json", "clock.html", "clock.md")
_TEXTS = "smt2"  # the folder for the obligations as text
_DECKS = {"decks.txt": "classic", "contest.txt": "uva170"}  # in verify/examples, and the rules they are played by
_COMMANDS = {
    "this report": "verify report --to reports",
    "the theorems, in words": "verify prove",
    "the theorems, as records": "verify prove --json",
    "the obligations, as SMT-LIB text": "verify prove --smt2 smt2",
    "the claims": "verify claims --details",
    "the decks": "verify check verify/examples/decks.txt",
    "the contest's deck": "verify check verify/examples/contest.txt --rules uva170",
}
_TIMEOUT = 600  # seconds for one step of a proof, for the engine, and for Coq
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
    """Prove all theorems, settle the claims, decide the decks that come with verify, and write it all down.

    The file clock.json holds the evidence; the pages clock.html and clock.md show it, in a browser (without network)
    and where Markdown is read. The folder smt2 holds every step of a proof as SMT-LIB 2 text; older ones are removed.

    Exit codes: 0 everything as expected, 1 something has another status than expected, 2 bad input, 3 something is
    unknown, for example because Coq is not installed, 130 interrupted. The files are written in the first two cases
    and the fourth, and say so at their top.
    """
    from verify.report.evidence import decode, encode
    from verify.report.report_html import report_html
    from verify.report.report_markdown import report_markdown
    from verify.report.summary import summary

    with opened(path, _FILES, _TEXTS) as folder:
        texts: dict[str, bytes] = {}
        evidence = encode(_record(texts))
        record = decode(evidence)
        pages = (evidence, report_html(record).encode(), report_markdown(record).encode())
        folder.write(dict(zip(_FILES, pages, strict=True)), texts)
    result = summary(record)
    _say("\n".join([result.headline, *result.lines]))
    _say(f"verify: wrote clock.json, clock.html, clock.md and {_TEXTS} to {shown(str(path), 400)}")
    return _EXIT_CODES[result.standing]


def _record(texts: dict[str, bytes]) -> ReportRecord:
    """All the evidence; proofs first, which take long and can fail. Obligations are added to ``texts``."""
    known([])  # or nothing can be proved
    with closing(_engine_beside()) as beside:
        next(beside)
        coq = _coq()
        theorems = {theorem.id: theorem for theorem in _theorems(texts)}
        engine = _engine_record(next(beside))
    return ReportRecord(
        schema=SCHEMA,
        version=version("patience-verify"),
        python=python_version(),
        z3=version("z3-solver"),
        cvc5=version("cvc5"),
        commands=_COMMANDS,
        theorems=list(theorems.values()),
        texts=list(texts),
        coq=coq,
        engine=engine,
        claims=_claims(theorems),
        decks=[_deck(deal, preset) for file, preset in _DECKS.items() for deal in _deals(file)],
    )


def _engine_beside() -> Generator[EngineRun | None, None, None]:
    """The engine compared with the formulas, in a process that works from the first ``next`` on; the second waits."""
    from verify.proofs.methods.sharing import shared

    yield from shared(_compare_engine, [(False,), (True,)], 1)


def _compare_engine(now: bool) -> EngineRun | None:
    from verify.proofs.methods.engine_relation import settle

    return settle(_TIMEOUT) if now else None


def _engine_record(run: EngineRun | None) -> EngineRecord:
    from verify.proofs.methods.engine_relation import WAYS

    if run is None:
        raise VerifyError("the engine was not compared with the formulas")
    _say(f"the engine: {run.status}, {run.seconds:.1f} s")
    ways = [Way(way.way, way.covers, way.does_not_cover) for way in WAYS]
    return EngineRecord(run.status, run.reason, run.scope, run.paths, run.queries, run.seconds, ways)


def _coq() -> CoqRecord:
    from verify.proofs.methods.coq import compiled

    _say("verify: Coq ...")
    record = compiled(_TIMEOUT)
    _say(f"Coq: {record.status}, {record.seconds:.1f} s" + (f": {record.reason}" if record.reason else ""))
    return record


def _theorems(texts: dict[str, bytes]) -> Iterator[ProofRecord]:
    def keep(name: str, text: str) -> None:
        texts[name] = text.encode()

    for theorem in settled((), _TIMEOUT, lambda line: _say(f"verify: {line} ..."), keep):
        _say(f"{theorem.id}: {theorem.status}, {theorem.seconds:.1f} s")
        yield theorem


def _claims(theorems: Mapping[str, ProofRecord]) -> list[ClaimRecord]:
    from verify.claims.settle import settle_all

    _say("verify: claims ...")
    return list(settle_all(theorems))


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
