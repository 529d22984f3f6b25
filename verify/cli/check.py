"""``verify check``: decide deals, say why, and write the evidence."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Literal

import click

from verify.atomic import make_directory
from verify.certificate import Written, write_pair
from verify.cli import check_text
from verify.cli.options import Request, shared
from verify.deals.deal import Deal
from verify.errors import BadInput
from verify.solvers.clock import ClockResult, Wanted, decide

Output = Literal["text", "json", "uva170"]


@click.command(short_help="decide deals and say why")
@shared
@click.option(
    "--output",
    type=click.Choice(["text", "json", "uva170"]),
    default="text",
    help="What to print: text for people, JSON lines, or the contest's NN,CC.",
)
@click.option("--json", "as_json", is_flag=True, help="The same as --output json: one object a line.")
@click.option(
    "--certificate",
    "directory",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Write a claim and a certificate for each deal into DIR.",
)
@click.option(
    "--evidence",
    type=click.Choice(["shortest", "trace"]),
    default="shortest",
    show_default=True,
    help="The shortest certificate, or the whole game, which shows all figures too.",
)
@click.option("--expect", type=click.Choice(["won", "lost"]), help="Exit with 1 unless every deal is.")
@click.option("--strict", is_flag=True, help="Stop at the first bad deal.")
def check(
    request: Request,
    output: Output,
    as_json: bool,
    directory: Path | None,
    evidence: Wanted,
    expect: str | None,
    strict: bool,
) -> int:
    """Decide every DEAL (a file, - for standard input, or FILE:NUMBER for one deal of a file) and say why.

    Clock Patience leaves nothing to choose, so each deal is won or lost; a loss is explained by a cycle among the
    bottom cards of the piles. A bad deal is reported on standard error and the others are still decided.

    Exit codes: 0 all decided, 1 --expect not met, 2 bad input, 130 interrupted.
    """
    writer = _Certificates(directory, evidence) if directory is not None else None
    run = _Run(request, "json" if as_json else output, writer, strict)
    return run.exit_code(expect)


@dataclass
class _Certificates:
    """Writes each deal's claim and certificate; two deals never share a file name."""

    directory: Path
    evidence: Wanted
    used: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        make_directory(self.directory)

    def write(self, result: ClockResult) -> Written:
        stem = _file_name(result.deal.name)
        self.used[stem] += 1
        if self.used[stem] > 1:
            stem = f"{stem}.again-{self.used[stem]}"
        return write_pair(self.directory, stem, *result.certified(self.evidence))


def _file_name(deal: str) -> str:
    """The name of a deal as part of a file name.

    >>> _file_name("decks/my deck.txt:3"), _file_name("-:1"), _file_name("ms:617")
    ('my_deck.txt-3', 'stdin-1', 'ms-617')
    """
    name = re.sub(r"^-:", "stdin:", deal).rpartition("/")[2]
    return re.sub(r"[^\w.-]", "_", name.replace(":", "-"))[-100:].lstrip(".") or "deal"


class _Run:
    """One run of the command: it prints each result as soon as it is known, and counts."""

    def __init__(self, request: Request, output: Output, writer: _Certificates | None, strict: bool) -> None:
        self.request, self.output, self.writer, self.strict = request, output, writer, strict
        self.verdicts: Counter[str] = Counter()
        self.thorough = False  # a lone deal does not wait for networkx
        self.bad = 0

    def exit_code(self, expect: str | None) -> int:
        """Decide all deals and say how the command ends."""
        self._print_all()
        if self.bad:
            return 2
        return 1 if expect and set(self.verdicts) != {expect} else 0

    def _print_all(self) -> None:
        found = self.request.deals()
        first, second = next(found, None), next(found, None)
        if second is None and isinstance(first, Deal) and self.output == "text":
            self._print_alone(first)
            return
        self.thorough = second is not None
        for deal in chain((item for item in (first, second) if item is not None), found):
            self._print_one(deal)
        if second is not None and self.output == "text":
            click.echo(check_text.summary(self.verdicts, self.bad, self.request.choice))

    def _print_alone(self, deal: Deal) -> None:
        result, written = self._decided(deal)
        click.echo(check_text.explained(result, written, self.request.notation))

    def _print_one(self, deal: Deal | BadInput) -> None:
        try:
            if isinstance(deal, BadInput):
                raise deal
            result, _ = self._decided(deal)
        except BadInput as error:
            if self.strict:
                raise
            self.bad += 1
            click.echo(f"verify: {error}", err=True)
            return
        click.echo(self._line(result))

    def _decided(self, deal: Deal) -> tuple[ClockResult, Written | None]:
        result = decide(deal, self.request.choice, thorough=self.thorough)
        written = self.writer.write(result) if self.writer else None
        self.verdicts[result.verdict] += 1
        return result, written

    def _line(self, result: ClockResult) -> str:
        match self.output:
            case "json":
                return check_text.json_line(result)
            case "uva170":
                return check_text.contest_line(result)
            case "text":
                return check_text.line(result, self.request.notation)
