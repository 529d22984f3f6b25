"""``verify check``: decide deals, say why, and write the evidence."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Literal

import click

from verify.certificate.files import Written
from verify.cli import check_text
from verify.cli.checking import CheckRun
from verify.cli.evidence import EvidenceWriter
from verify.cli.options import Request, shared
from verify.cli.shared_options import certificate_option
from verify.deals.deal import Deal
from verify.deals.partial_deals import Incomplete, PartialDeal
from verify.errors import BadInput, shown
from verify.solvers.clock import ClockResult, Wanted, decide

Output = Literal["text", "json", "uva170"]


@click.command()
@shared
@click.option(
    "--output",
    type=click.Choice(["text", "json", "uva170"]),
    default="text",
    show_default=True,
    help="What to print: text for people, JSON lines, or the contest's NN,CC.",
)
@click.option("--json", "as_json", is_flag=True, help="The same as --output json: one object a line.")
@certificate_option("Write a claim and a certificate for each deal into DIR.")
@click.option(
    "--evidence",
    type=click.Choice(["shortest", "trace"]),
    help="With --certificate: the shortest certificate (the default), or the whole game, which shows all figures too.",
)
@click.option(
    "--expect", type=click.Choice(["won", "lost", "depends"]), help="Exit with 1 unless every deal has this verdict."
)
@click.option("--strict", is_flag=True, help="Stop at the first bad deal.")
def check(
    request: Request,
    output: Output,
    as_json: bool,
    directory: Path | None,
    evidence: Wanted | None,
    expect: str | None,
    strict: bool,
) -> int:
    """Decide every DEAL (a file, - for standard input, or FILE:NUMBER for one deal of a file) and say why.

    Clock Patience leaves nothing to choose, so each deal is won or lost; a loss is explained by a cycle among the
    bottom cards of the piles. Only where the rules have a second chance it may depend on the card that this brings;
    then the chance of a win is exact. A bad deal is reported on standard error and the others are still decided.

    Unknown cards may stand as ?? in the formats deck, piles and json (5? is a five of unknown suit): then the answer
    is the chance of a win, all orders of the missing cards being equally likely, and which of them would tell most.
    So a game can be asked about as a player sees it: write its piles as dealt, with ?? for what is face down.

    Exit codes: 0 all decided, 1 --expect not met, 2 bad input, 3 unknown, 130 interrupted.
    """
    if evidence and directory is None:
        raise BadInput("--evidence says what to write with --certificate DIR, which is missing")
    if as_json and output == "uva170":
        raise BadInput("--json and --output uva170 exclude each other")
    writer = EvidenceWriter(directory, evidence or "shortest") if directory is not None else None
    run = _Run(request, "json" if as_json else output, writer, strict)
    run.decide_all()
    return run.exit_code(expect)


class _Run(CheckRun):
    """One run of the command: it prints each result as soon as it is known, and counts."""

    def __init__(self, request: Request, output: Output, writer: EvidenceWriter | None, strict: bool) -> None:
        super().__init__(strict=strict)
        self.request, self.output, self.writer = request, output, writer

    def decide_all(self) -> None:
        """Decide and print: a lone deal for people in full, many with a line each and a summary."""
        found = self.request.deals()
        first, second = next(found, None), next(found, None)
        if second is None and isinstance(first, Incomplete) and self.output == "text":
            click.echo(self._partial(first.deal, in_full=True))
            return
        if second is None and isinstance(first, Deal) and self.output == "text":
            result, written = self._decided(first, thorough=False)  # a lone deal does not wait for networkx
            click.echo(check_text.explained(result, written, self.request.notation))
            return
        for deal in chain((outcome for outcome in (first, second) if outcome is not None), found):
            self._print_line(deal, thorough=second is not None)
        if second is not None and self.output == "text":
            click.echo(check_text.summary(self.verdicts, self.rules, self.bad))
            if self.writer:
                click.echo(f"claims and certificates: {shown(str(self.writer.directory), 400)}")

    def _print_line(self, deal: Deal | BadInput, *, thorough: bool) -> None:
        try:
            if isinstance(deal, Incomplete) and self.output != "uva170":
                click.echo(self._partial(deal.deal, in_full=False))
                return
            if isinstance(deal, BadInput):
                raise deal
            click.echo(self._line(*self._decided(deal, thorough=thorough)))
        except BadInput as error:
            self.report(error)

    def _decided(self, deal: Deal, *, thorough: bool) -> tuple[ClockResult, Written | None]:
        result = decide(deal, self.request.choice, thorough=thorough)
        written = self.writer.write(result) if self.writer else None
        self.count(result.verdict, check_text.rules(result))
        return result, written

    def _partial(self, deal: PartialDeal, *, in_full: bool) -> str:
        """What there is to print about a deal with unknown cards; loaded for those alone."""
        from verify.cli import check_partial

        result, written = check_partial.decided(deal, self.request.choice, self.writer)
        self.count(result.verdict, check_partial.rules(result))
        if self.output == "json":
            return check_partial.json_line(result, written)
        if in_full:
            return check_partial.explained(result, written, self.request.notation)
        return check_partial.line(result, self.request.notation)

    def _line(self, result: ClockResult, written: Written | None) -> str:
        match self.output:
            case "json":
                return check_text.json_line(result, written)
            case "uva170":
                return check_text.contest_line(result)
            case "text":
                return check_text.line(result, self.request.notation)
