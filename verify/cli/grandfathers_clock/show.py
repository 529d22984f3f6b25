"""``verify show --game grandfathers-clock``: the table, whether it can still be won, which move lost it; every move."""

from __future__ import annotations

import click

from verify.cli.grandfathers_clock.game import GRANDFATHERS_CLOCK
from verify.cli.grandfathers_clock.options import GrandfathersClockRequest, shared
from verify.cli.searching.show_options import ShowOptions, show_options
from verify.cli.searching.showing import SearchedShow
from verify.deals.grandfathers_clock import FORMATS


@click.command()
@shared
@show_options("7H>8S 3S>", FORMATS)
def show(request: GrandfathersClockRequest, options: ShowOptions) -> int:
    """Show the table of one DEAL (a file with one deal, FILE:NUMBER, - for standard input, or --deal kpat:17).

    The foundations stand round the dial, each with its hour and its top card; a star marks those that show their hour.
    With --at a position of a game is shown, and said whether it can still be won; if not, which move lost it. A
    position is stuck if no move does more than exchange a column with an empty one, as in:

    \b
    verify show --game grandfathers-clock --deal kpat:452 --at "TD>"

    The search is compiled when it is first used, which takes some ten seconds, once.

    Exit codes: 0 all is known, 2 bad input, 3 unknown, 130 interrupted.
    """
    return SearchedShow(GRANDFATHERS_CLOCK, request, options).run()
