"""``verify check --game klondike``: decide deals, say why, and write the evidence."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from itertools import chain
from pathlib import Path

import click

from verify.atomic import make_directory, write_whole
from verify.certificate.files import Written, write_pair
from verify.cli.evidence import file_name
from verify.cli.klondike import check_text
from verify.cli.klondike.campaign import CampaignOptions, campaign_options, winnability_text
from verify.cli.klondike.many import counts, decided_together
from verify.cli.klondike.options import KlondikeRequest, limited, shared
from verify.cli.klondike.tally import BAD, Line, line, tally
from verify.cli.klondike.watching import Watch
from verify.cli.shared_options import certificate_option
from verify.deals.deal import Deal
from verify.deals.klondike import Outcome
from verify.deals.positions import PositionDeal
from verify.errors import BadInput, Disagreement, VerifyError, shown
from verify.solvers.klondike.decide import decide
from verify.solvers.klondike.result import KlondikeResult, Limits
from verify.verdict import Verdict


@click.command()
@shared
@limited
@campaign_options
@click.option(
    "--shortest",
    is_flag=True,
    help="Look for a solution with the fewest moves that get on: those that put a card on its foundation, bring one "
    "back, play the waste or uncover a card; draws, redeals and rearranging do not count. This can take much longer.",
)
@click.option("--json", "as_json", is_flag=True, help="One object a line.")
@certificate_option("Write a claim and a certificate for each deal that is decided into DIR.")
@click.option(
    "--expect", type=click.Choice(["winnable", "unwinnable"]), help="Exit with 1 unless every deal has this verdict."
)
@click.option("--strict", is_flag=True, help="Stop at the first bad deal.")
def check(
    request: KlondikeRequest,
    limits: Limits,
    campaign: CampaignOptions,
    shortest: bool,
    as_json: bool,
    directory: Path | None,
    expect: str | None,
    strict: bool,
) -> int:
    """Decide whether each DEAL (a file, - for standard input, or FILE:NUMBER for one deal of a file) can be won.

    All cards are known from the start. A deal is winnable, and then there is a solution in moves; or unwinnable, after
    all that can be reached has been looked at; or unknown, where time, memory or positions did not suffice. Moves are
    written so: draw*2 is two draws, redeal turns the waste over, 7H>8S puts the seven with all that lies on it on the
    eight, KD>4 the king into the empty column 4, AS> the ace on its foundation. A bad deal is reported on standard
    error and the others are still decided.

    Thousands of deals are decided on several processes with --jobs, and with --journal an interrupt loses next to
    nothing; then the summary says too what the deals tell of the winnability of all deals.

    Exit codes: 0 all decided, 1 --expect not met, 2 bad input, 3 some unknown or without the
    certificate asked for, 130 interrupted.
    """
    run = CheckRun(request, limits, directory, campaign, shortest=shortest, as_json=as_json, strict=strict)
    run.decide_all()
    if campaign.tally is not None:
        run.write_tally(campaign.tally)
    return run.exit_code(expect)


class CheckRun:
    """One run of the command: it prints each result as soon as it is known, and counts."""

    def __init__(
        self,
        request: KlondikeRequest,
        limits: Limits,
        directory: Path | None,
        campaign: CampaignOptions,
        *,
        shortest: bool = False,
        as_json: bool = False,
        strict: bool = False,
    ) -> None:
        self.request, self.limits, self.directory, self.campaign = request, limits, directory, campaign
        self.shortest, self.as_json, self.strict = shortest, as_json, strict
        self.verdicts: Counter[str] = Counter()
        self.rules: Counter[str] = Counter()
        self.lines = list[Line]()
        self.bad = self.uncertified = 0
        if directory is not None:
            make_directory(directory)
        if campaign.tally is not None and not (campaign.tally.parent.is_dir() and not campaign.tally.is_dir()):
            raise BadInput("the tally cannot be written there: expected a file in a directory", str(campaign.tally))

    def decide_all(self) -> None:
        """Decide and print: a lone deal for people in full, many with a line each and a summary."""
        found = self.request.deals()
        first, second = next(found, None), next(found, None)
        if second is None and isinstance(first, Deal | PositionDeal) and not self.as_json:
            alone = next(self._together(iter([first]))) if self.campaign.is_wanted else first
            if isinstance(alone, BadInput):
                raise alone
            click.echo(check_text.explained(*self._decided(alone), self.request.notation))
            return
        every = chain((each for each in (first, second) if each is not None), found)
        for outcome in self._together(every) if self.campaign.is_wanted else every:
            self._print_line(outcome)
        if second is not None and not self.as_json:
            click.echo(check_text.summary(self.verdicts, self.rules, self.bad))
            if self.campaign.is_wanted:
                click.echo(winnability_text(counts(self.verdicts), self.campaign.confidence))
            if self.directory:
                click.echo(f"claims and certificates: {shown(str(self.directory), 400)}")

    def write_tally(self, path: Path) -> None:
        """Write what all deals came to."""
        record = tally(self.lines, self.request, self.limits, self.campaign.confidence)
        write_whole(path, json.dumps(asdict(record), indent=1).encode() + b"\n")

    def exit_code(self, expect: str | None = None) -> int:
        """How the command ends."""
        if self.bad:
            return 2
        if expect and set(self.verdicts) - {expect, Verdict.UNKNOWN}:
            return 1
        return 3 if Verdict.UNKNOWN in self.verdicts or self.uncertified else 0

    def _together(self, outcomes: Iterator[Outcome]) -> Iterator[KlondikeResult | BadInput]:
        """What cannot be read, and then the answers for all other deals, in order."""
        deals = list[Deal | PositionDeal]()
        for outcome in outcomes:
            if isinstance(outcome, BadInput):
                yield outcome
            else:
                deals.append(outcome)
        yield from decided_together(deals, self.request.choice, self.limits, self.campaign, fewest=self.shortest)

    def _print_line(self, outcome: Outcome | KlondikeResult) -> None:
        try:
            if isinstance(outcome, BadInput):
                raise outcome
            result, written = self._decided(outcome)
        except BadInput as error:
            if self.strict:
                raise
            self.bad += 1
            self.lines.append(Line(BAD))
            click.echo(f"verify: {error}", err=True)
            return
        click.echo(check_text.json_line(result, written) if self.as_json else check_text.line(result))

    def _decided(self, deal: Deal | PositionDeal | KlondikeResult) -> tuple[KlondikeResult, Written | None]:
        result = deal if isinstance(deal, KlondikeResult) else self._decide(deal)
        self.verdicts[result.verdict] += 1
        self.rules[check_text.rules(result)] += 1
        if self.campaign.tally is not None:
            self.lines.append(line(result))
        return result, self._written(result)

    def _decide(self, deal: Deal | PositionDeal) -> KlondikeResult:
        with Watch() as watch:
            return decide(deal, self.request.choice, self.limits, fewest=self.shortest, progress=watch)

    def _written(self, result: KlondikeResult) -> Written | None:
        """The evidence, if it is wanted and there is any; a verdict may be found and its evidence be too large."""
        if self.directory is None or result.verdict is Verdict.UNKNOWN:
            return None
        try:
            return write_pair(self.directory, file_name(result.deal.name), result.certified())
        except (BadInput, Disagreement):
            raise
        except VerifyError as error:
            self.uncertified += 1
            click.echo(f"verify: no certificate: {error}", err=True)
            return None
