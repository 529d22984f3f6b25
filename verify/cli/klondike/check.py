"""``verify check --game klondike``: decide deals, say why, and write the evidence."""

from __future__ import annotations

import click

from verify.cli.klondike.game import KLONDIKE
from verify.cli.klondike.options import KlondikeRequest, shared
from verify.cli.searching.check_options import CheckOptions, check_options
from verify.cli.searching.checking import SearchedCheck


@click.command()
@shared
@check_options(
    "Look for a solution with the fewest moves that get on: those that put a card on its foundation, bring one back, "
    "play the waste or uncover a card; draws, redeals and rearranging do not count. This can take much longer."
)
def check(request: KlondikeRequest, options: CheckOptions) -> int:
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
    return SearchedCheck(KLONDIKE, request, options).run()
