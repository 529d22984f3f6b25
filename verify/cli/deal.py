"""``verify deal``: make deals, say which number a deal has, write deals in another format."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from verify.atomic import write_whole
from verify.cli.deal_text import Evidence, Style, style
from verify.cli.dealing import LARGEST, MOST_DEALS, Order, watched
from verify.cli.evidence import EvidenceWriter
from verify.cli.options import Request, shared
from verify.cli.shared_options import TO, certificate_option
from verify.cli.whole import Whole
from verify.deals import FORMATS, Deal
from verify.errors import BadInput, Disagreement, shown
from verify.solvers.clock import decide

_WATCHED = 500  # deals that somebody waits for
_VERDICTS = {"winning": "won", "losing": "lost"}


@click.command()
@shared
@click.option("--winning", is_flag=True, help="Deals that are won under these rules.")
@click.option("--losing", is_flag=True, help="Deals that are lost under these rules.")
@click.option("--seed", type=Whole(0, LARGEST), help="Which random deals (default: 1).")
@click.option("--first", type=Whole(1, LARGEST), help="The index of the first of them (default: 1).")
@click.option("--count", type=Whole(1, MOST_DEALS), help="How many random deals (default: 1).")
@click.option("--number", "wanted", metavar="N[-LAST]", help="The N-th of all deals of the kind, from 1, or a range.")
@click.option("--rank", is_flag=True, help="Say which number each DEAL has among all deals of the kind.")
@click.option("--output", type=click.Choice(list(FORMATS)), help="How to write them (default: a deck a line).")
@click.option(
    "--json", "as_json", is_flag=True, help="One object a line for each deal, with its number and turn order."
)
@TO
@certificate_option("Decide each deal, and write a claim and a certificate for it into DIR.")
def deal(
    request: Request,
    winning: bool,
    losing: bool,
    seed: int | None,
    first: int | None,
    count: int | None,
    wanted: str | None,
    rank: bool,
    output: str | None,
    as_json: bool,
    path: Path | None,
    directory: Path | None,
) -> int:
    """Make deals: any, or only --winning or --losing ones, all of them equally likely.

    A seed gives the same deals for ever and on every machine. A DEAL (a file, - for standard input, or FILE:NUMBER) or
    --deal is read instead and written in another format; with --rank its number is found. Numbers go by the order in
    which the cards are turned: deal N of a kind is the same game whichever way it is dealt.

    Exit codes: 0 all done, 2 bad input, 130 interrupted.
    """
    if winning and losing:
        raise BadInput("--winning and --losing exclude each other")
    if sum((rank, output is not None, as_json)) > 1:
        raise BadInput("--rank, --output and --json exclude each other: expected one of them")
    if rank and directory is not None:
        raise BadInput("--certificate is for deals that are written, and --rank writes none")
    order = Order(request, "winning" if winning else "losing" if losing else None, seed, first, count, wanted)
    if order.kind and not (rank or order.is_for_making):
        raise BadInput(f"--{order.kind} is for deals to be made, or with --rank for their numbers")
    found = order.read() if rank or not order.is_for_making else order.made()
    run = _Run(order, style(order, output, as_json=as_json, rank=rank), directory)
    if path is None or str(path) == "-":
        run.print(found)
    else:
        run.write(found, path)
    return 2 if run.bad else 0


class _Run:
    """One run of the command: it writes each deal, reports what is bad, and counts."""

    def __init__(self, order: Order, how: Style, directory: Path | None) -> None:
        self.order, self.how = order, how
        self.writer = EvidenceWriter(directory, "shortest") if directory is not None else None
        self.good = self.bad = 0

    def print(self, found: Iterable[Deal | BadInput]) -> None:
        """Write to standard output, each deal as soon as it is there."""
        deals = found if sys.stdout.isatty() else self._watched(found)
        for piece in self._pieces(deals):
            click.echo(piece, nl=False)

    def write(self, found: Iterable[Deal | BadInput], path: Path) -> None:
        """Write to a file when all deals are there; none if all are bad."""
        text = "".join(self._pieces(self._watched(found)))
        if self.good:
            write_whole(path, text.encode())
            deals = "1 deal" if self.good == 1 else f"{self.good} deals"
            click.echo(f"verify: wrote {deals} to {shown(str(path), 400)}", err=True)

    def _pieces(self, found: Iterable[Deal | BadInput]) -> Iterator[str]:
        for outcome in found:
            try:
                if isinstance(outcome, BadInput):
                    raise outcome
                piece = self.how.deal(outcome, self._evidence(outcome))
            except BadInput as error:
                self.bad += 1
                click.echo(f"verify: {error}", err=True)
                continue
            self.good += 1
            yield (self.how.above if self.good == 1 else self.how.between) + piece
        if self.good:
            yield self.how.end

    def _evidence(self, deal: Deal) -> Evidence | None:
        """Decide the deal and write the evidence, if it is wanted."""
        if self.writer is None:
            return None
        result = decide(deal, self.order.request.choice, thorough=False)  # what is written can be checked by itself
        expected = _VERDICTS.get(self.order.family, result.verdict)
        if result.verdict != expected:
            raise Disagreement(f"{deal.name} is made to be {expected}, and it is {result.verdict}")
        return Evidence(result.verdict, self.writer.write(result))

    def _watched(self, deals: Iterable[Deal | BadInput]) -> Iterator[Deal | BadInput]:
        return watched(deals, self.order.how_many or 0, _WATCHED)
