"""``verify check --game klondike``: decide deals, say why, and write the evidence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from verify.certificate.files import Written
from verify.cli.klondike import check_text
from verify.cli.klondike.many import KlondikeDeal, decided_together
from verify.cli.klondike.options import KlondikeRequest, shared
from verify.cli.searching.campaign import CampaignOptions, campaign_options
from verify.cli.searching.checking import CheckOptions, SearchedCheck
from verify.cli.searching.limits import limited
from verify.cli.searching.texts import summary
from verify.cli.searching.watching import Watch
from verify.cli.shared_options import certificate_option
from verify.errors import BadInput
from verify.records.klondike_tally import SCHEMA, KlondikeTallyRecord
from verify.solvers.answers import Limits
from verify.solvers.klondike.decide import decide
from verify.solvers.klondike.result import KlondikeResult


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

    The search is compiled when it is first used, which takes some ten seconds, once; so is that of --shortest.

    Thousands of deals are decided on several processes with --jobs, and with --journal an interrupt loses next to
    nothing; then the summary says too what the deals tell of the winnability of all deals.

    Exit codes: 0 all decided, 1 --expect not met, 2 bad input, 3 some unknown or without the
    certificate asked for, 130 interrupted.
    """
    run = _Run(request, CheckOptions(limits, campaign, directory, as_json, strict), fewest=shortest)
    run.decide_all()
    if campaign.tally is not None:
        run.write_tally(campaign.tally)
    return run.exit_code(expect)


class _Run(SearchedCheck[KlondikeDeal, KlondikeResult]):
    """One run of the command; ``fewest`` asks for solutions with the fewest moves that get on."""

    def __init__(self, request: KlondikeRequest, options: CheckOptions, *, fewest: bool) -> None:
        super().__init__(request, options)
        self.choice, self.fewest = request.choice, fewest

    def decided(self, deal: KlondikeDeal) -> KlondikeResult:
        """The answer for one deal. Raises BadInput if the rules do not fit it."""
        with Watch() as watch:
            return decide(deal, self.choice, self.options.limits, fewest=self.fewest, progress=watch)

    def decided_together(self, deals: Sequence[KlondikeDeal]) -> Iterator[KlondikeResult | BadInput]:
        """The answers for many deals, in order; a deal that the rules do not fit gives its error."""
        return decided_together(deals, self.choice, self.options.limits, self.options.campaign, fewest=self.fewest)

    def rules_of(self, result: KlondikeResult) -> str:
        """The rules that a deal was decided by, in words."""
        return check_text.rules(result)

    def explained(self, result: KlondikeResult, written: Written | None) -> str:
        """One deal in full, for people."""
        return check_text.explained(result, written, self.request.notation)

    def line(self, result: KlondikeResult, written: Written | None) -> str:
        """One deal of many on a line, for people or as JSON."""
        return check_text.json_line(result, written) if self.options.as_json else check_text.line(result)

    def summary(self) -> str:
        """How many deals were decided which way."""
        return summary(self.verdicts, self.rules, self.bad)

    def tally_record(self) -> Callable[..., Any]:
        """The record of a tally, with all that was asked for."""
        return partial(
            KlondikeTallyRecord,
            schema=SCHEMA,
            deals=[*self.request.files, *self.request.numbers],
            ranks=self.request.reading.shape.ranks,
            suits=self.request.reading.shape.suits,
            preset=self.choice.preset,
            rules=self.choice.rules.as_options(),
        )
