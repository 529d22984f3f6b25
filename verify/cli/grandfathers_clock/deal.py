"""``verify deal --game grandfathers-clock``: random deals that are winnable, or not, with solution and difficulty."""

from __future__ import annotations

import click

from verify.cli.grandfathers_clock.game import GRANDFATHERS_CLOCK
from verify.cli.grandfathers_clock.options import GrandfathersClockRequest, without_deals
from verify.cli.searching.limits import limited
from verify.cli.searching.making import Order, SearchedMaking, ordered
from verify.deals.grandfathers_clock import FORMATS
from verify.solvers.answers import Limits


@click.command()
@without_deals
@limited
@ordered(FORMATS)
def deal(request: GrandfathersClockRequest, limits: Limits, order: Order) -> int:
    """Make deals: random ones, or only those that are --winnable or --losing, each decided.

    The deals random:SEED:#1, #2, ... are decided in turn. With --winnable or --losing those of that verdict are kept,
    and those that are not decided within 300,000 positions (--positions) are left out, counted on standard error, and
    made up for by later ones; after 10,000 deals in a row that are not wanted no more are tried. Winnable deals have
    a solution and a level: easy if more than one in ten of 1,000 random games wins, hard if fewer than one in a
    hundred, else medium; with --level only those of one level are kept. The deals are the same for any number of
    --jobs. With --json they can be given to verify check --game grandfathers-clock, with the same rules.

    The search and the random games are compiled when they are first used, which takes some ten seconds, once.

    Exit codes: 0 as many deals as asked for, each decided (even if others were left out), 2 bad input, 3 fewer than
    asked for, or some of them unknown, 130 interrupted.
    """
    return SearchedMaking(GRANDFATHERS_CLOCK, request, limits, order).run()
