"""``verify find``: deals that meet a condition, or a proof that there are none."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from verify.atomic import write_whole
from verify.certificate.files import Written
from verify.cli import find_text
from verify.cli.conditions_help import conditions_help
from verify.cli.evidence import EvidenceWriter
from verify.cli.options import Request, without_deals
from verify.cli.proving import need
from verify.cli.shared_options import certificate_option, help_option, timeout_option
from verify.cli.whole import Whole
from verify.deals import FORMATS
from verify.deals.deal import counted
from verify.errors import BadInput, shown
from verify.finding.counting import count
from verify.finding.parsing import parse

if TYPE_CHECKING:
    from verify.finding.finding import Finding

_LARGEST_SEED = 10**20 - 1
_MOST = 1000


@click.command()
@click.argument("condition")
@without_deals
@help_option("--help-conditions", conditions_help, "Explain what conditions may say.")
@click.option("--number", type=Whole(1, _MOST), default=1, show_default=True, help="How many different deals to find.")
@click.option(
    "--seed",
    type=Whole(0, _LARGEST_SEED),
    default=1,
    show_default=True,
    help="Which of them: the same seed finds the same deals with one version of z3.",
)
@timeout_option("The time for the search; what is not settled by then is unknown.")
@click.option("--count", "counting", is_flag=True, help="Say how many deals there are instead, exactly.")
@click.option("--output", type=click.Choice(list(FORMATS)), help="How to write the deals (default: deck).")
@click.option("--json", "as_json", is_flag=True, help="One object with all that was found.")
@certificate_option("Write a claim and a certificate for each deal, or the proof that there are none, into DIR.")
@click.option("--expect", type=click.Choice(["found", "none"]), help="Exit with 1 if it is settled otherwise.")
def find(
    request: Request,
    condition: str,
    number: int,
    seed: int,
    timeout: int,
    counting: bool,
    output: str | None,
    as_json: bool,
    directory: Path | None,
    expect: str | None,
) -> int:
    """Find a deal that meets CONDITION, such as "lost and face_down == 1 and hidden == QH", or prove that none does.

    A deal is found by z3, and counts only if it meets the condition when it is played by the rules. That there is none
    counts only if z3 and cvc5 both prove it. What is printed can be read by verify check.

    Exit codes: 0 settled, 1 --expect not met, 2 bad input, 3 unknown, 130 interrupted.
    """
    if as_json and output:
        raise BadInput("--json and --output exclude each other")
    if counting:
        if output or directory or expect or number > 1:
            raise BadInput(
                "--count only counts: expected none of --output, --certificate, --expect, --number beside it"
            )
        return _count(condition, request, as_json)
    writer = EvidenceWriter(directory, "shortest") if directory is not None else None
    finding = _found(request, condition, number, seed, timeout)
    written = _evidence(finding, writer)
    if as_json:
        click.echo(find_text.json_line(finding, request, number, seed, written))
    else:
        _print(finding, request, output or "deck")
    _complain(finding, number)
    if finding.out_of_time:
        return 3
    return 1 if expect and finding.settled != expect else 0


def _found(request: Request, condition: str, number: int, seed: int, timeout: int) -> Finding:
    need("z3", "cvc5")
    found: Any = import_module("verify.finding.finding")
    if sys.stderr is not None and sys.stderr.isatty():
        click.echo("verify: looking for a deal ...", err=True)
    finding: Finding = found.find(
        condition,
        request.choice,
        request.reading.shape,
        notation=request.notation,
        number=number,
        seed=seed,
        timeout=timeout,
        processes=1,
    )
    return finding


def _evidence(finding: Finding, writer: EvidenceWriter | None) -> list[Written | None]:
    """Claims and certificates for the deals found; what was proved, as a text for solvers, if there are none."""
    if writer is None:
        return [None for _ in finding.results]
    if finding.settled == "none":
        write_whole(writer.directory / "none.smt2", finding.text.encode())
    written: list[Written | None] = [writer.write(result) for result in finding.results]
    if finding.settled != "unknown":
        click.echo(f"verify: wrote {_what(finding)} to {shown(str(writer.directory), 400)}", err=True)
    return written


def _what(finding: Finding) -> str:
    """What is written as evidence."""
    if finding.settled == "none":
        return "none.smt2, for any solver that reads SMT-LIB 2 (unsat: there is none),"
    return f"{counted(2 * len(finding.results), 'file')}, claims and certificates,"


def _print(finding: Finding, request: Request, output: str) -> None:
    if finding.settled == "found":
        click.echo(find_text.deals(finding, request, output), nl=False)
    if finding.settled == "none":
        click.echo(find_text.none(finding, request))


def _complain(finding: Finding, wanted: int) -> None:
    """Say on standard error what is not as wanted."""
    if finding.settled == "unknown":
        click.echo(f"verify: unknown: {shown(finding.reason, 400)}", err=True)
    elif 0 < len(finding.results) < wanted:
        click.echo(f"verify: {len(finding.results)} of {wanted} deals: {shown(finding.reason, 400)}", err=True)


def _count(condition: str, request: Request, as_json: bool) -> int:
    shape = request.reading.shape
    found = count(parse(condition, shape, request.notation), shape, request.choice.rules)
    click.echo(find_text.json_count(condition, found, request) if as_json else find_text.share(found))
    return 0
