"""``verify show --game klondike``: the table, whether it can still be won, which move lost it; or every move."""

from __future__ import annotations

import click

from verify.cli.klondike.game import KLONDIKE
from verify.cli.klondike.options import KlondikeRequest, shared
from verify.cli.searching.show_options import ShowOptions, show_options
from verify.cli.searching.showing import SearchedShow
from verify.deals.klondike import FORMATS


@click.command()
@shared
@show_options("draw*2 7H>8S", FORMATS)
def show(request: KlondikeRequest, options: ShowOptions) -> int:
    """Show the table of one DEAL (a file with one deal, FILE:NUMBER, - for standard input, or --deal kpat:17).

    All cards are shown, those that lie face down in brackets. With --at a position of a game is shown, and said
    whether it can still be won; if not, which move lost it. A position is stuck if nothing more can be placed, however
    the stock is gone through, as in:

    \b
    verify show --game klondike --deal "random:1:#531" --at "QS>KD"

    The search is compiled when it is first used, which takes some ten seconds, once.

    Exit codes: 0 all is known, 2 bad input, 3 unknown, 130 interrupted.
    """
    return SearchedShow(KLONDIKE, request, options).run()
