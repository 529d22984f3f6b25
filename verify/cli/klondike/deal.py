"""``verify deal --game klondike``: random deals that are winnable, or not, with solution and difficulty."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterable
from contextlib import closing
from itertools import islice
from pathlib import Path

import click

from verify.atomic import make_directory, write_whole
from verify.certificate.files import Written, write_pair
from verify.cli.dealing import LARGEST, MOST_DEALS, watched
from verify.cli.evidence import file_name
from verify.cli.klondike import deal_text
from verify.cli.klondike.deal_text import Made, Style
from verify.cli.klondike.grading import graded
from verify.cli.klondike.options import KlondikeRequest, without_deals
from verify.cli.searching.campaign import JOBS
from verify.cli.searching.limits import limited
from verify.cli.shared_options import TO, certificate_option
from verify.deals.deal import Deal, counted
from verify.deals.klondike import FORMATS
from verify.errors import BadInput, shown
from verify.making.levels import Level, Wanted, random_deals, sifted
from verify.solvers.answers import Limits
from verify.solvers.klondike.result import KlondikeResult
from verify.verdict import Verdict

_WATCHED = 20  # deals that somebody waits for

MOST_POSITIONS = 300_000
"""Unless --positions says otherwise: few deals need more, and they take most of the time."""


@click.command()
@without_deals
@limited
@click.option("--winnable", is_flag=True, help="Only deals that can be won.")
@click.option("--losing", is_flag=True, help="Only deals that cannot be won.")
@click.option(
    "--level", type=click.Choice(["easy", "medium", "hard"]), help="Only deals that can be won, of this level."
)
@click.option("--seed", type=click.IntRange(0, LARGEST), default=1, show_default=True, help="Which random deals.")
@click.option(
    "--first",
    type=click.IntRange(1, LARGEST),
    default=1,
    show_default=True,
    help="The index of the first that is tried.",
)
@click.option("--count", type=click.IntRange(1, MOST_DEALS), default=1, show_default=True, help="How many deals.")
@JOBS
@click.option("--output", type=click.Choice(list(FORMATS)), help="How to write them (default: a deck a line).")
@click.option("--json", "as_json", is_flag=True, help="One object a line, with verdict, solution and difficulty.")
@TO
@certificate_option("Write a claim and a certificate for each deal into DIR.")
def deal(
    request: KlondikeRequest,
    limits: Limits,
    winnable: bool,
    losing: bool,
    level: Level | None,
    seed: int,
    first: int,
    count: int,
    jobs: int,
    output: str | None,
    as_json: bool,
    path: Path | None,
    directory: Path | None,
) -> int:
    """Make deals: random ones, or only those that are --winnable or --losing, each decided.

    The deals random:SEED:#1, #2, ... are decided in turn. With --winnable or --losing those of that verdict are kept,
    and those that are not decided within 300,000 positions (--positions) are left out and counted. Winnable deals
    have a solution and a level: easy if more than one in ten of 1,000 random games wins, hard if fewer than one in a
    hundred, else medium; with --level only those of one level are kept. The deals are the same for any number of
    --jobs. With --json they can be given to verify check --game klondike, with the same rules.

    Exit codes: 0 all done, 2 bad input, 3 some of the deals are unknown, 130 interrupted.
    """
    if winnable and losing:
        raise BadInput("--winnable and --losing exclude each other")
    if output is not None and as_json:
        raise BadInput("--output and --json exclude each other")
    if level and losing:
        raise BadInput("--level and --losing exclude each other: a level is that of a deal that can be won")
    verdict = Verdict.WINNABLE if winnable or level else Verdict.UNWINNABLE if losing else None
    run = _Run(request, limits, Wanted(verdict, level), directory)
    style = run.style(output, as_json=as_json)
    with closing(run.made(seed, first, count, jobs)) as made:
        if path is None or str(path) == "-":
            for piece in style(made if sys.stdout.isatty() else watched(made, count, _WATCHED)):
                click.echo(piece, nl=False)
        else:
            write_whole(path, "".join(style(watched(made, count, _WATCHED))).encode())
            click.echo(f"verify: wrote {counted(count, 'deal')} to {shown(str(path), 400)}", err=True)
    return run.end()


class _Run:
    """One run of the command: it has deals decided, keeps those that are wanted, and counts those that are unknown."""

    def __init__(self, request: KlondikeRequest, limits: Limits, wanted: Wanted, directory: Path | None) -> None:
        self.request, self.wanted, self.directory = request, wanted, directory
        self.limits = limits._replace(positions=limits.positions or MOST_POSITIONS)
        self.unknown = 0
        if directory is not None:
            make_directory(directory)

    def made(self, seed: int, first: int, count: int, jobs: int) -> Generator[Made, None, None]:
        """The deals, each as it is found; no process is left when it is closed.

        Raises BadInput at once for a deck that the rules cannot deal.
        """
        deals = random_deals(seed, first, self.request.reading.shape)
        self.request.choice.start(next(random_deals(seed, first, self.request.reading.shape)))
        return self._made(deals if self.wanted.verdict else islice(deals, count), count, jobs)

    def _made(self, deals: Iterable[Deal], count: int, jobs: int) -> Generator[Made, None, None]:
        with closing(graded(deals, self.request.choice, self.limits, jobs)) as every:
            for answer, grade in islice(sifted(every, self.wanted, self._note_unknown), count):
                yield Made(answer, grade, self._written(answer))

    def style(self, output: str | None, *, as_json: bool) -> Style:
        """The way to write that is asked for."""
        if as_json:
            return deal_text.records(self.request)
        if output in (None, "deck"):
            return deal_text.decks(self.request, f"{self.wanted} " if self.wanted.verdict else "")
        return deal_text.in_format(self.request, output)

    def end(self) -> int:
        """Say how many were not decided, and how the command ends."""
        if not self.unknown:
            return 0
        what = "unknown" if self.wanted.verdict is None else "left out, as they were not decided within the limits"
        click.echo(f"verify: {counted(self.unknown, 'deal')} {what}", err=True)
        return 3 if self.wanted.verdict is None else 0

    def _note_unknown(self, _: KlondikeResult) -> None:
        self.unknown += 1

    def _written(self, result: KlondikeResult) -> Written | None:
        if self.directory is None or result.verdict == Verdict.UNKNOWN:
            return None
        return write_pair(self.directory, file_name(result.deal.name), result.certified())
