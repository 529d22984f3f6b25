"""``verify deal --game grandfathers-clock``: random deals that are winnable, or not, with solution and difficulty."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator

import click

from verify.cli.grandfathers_clock import deal_text
from verify.cli.grandfathers_clock.deal_text import GrandfathersClockMade
from verify.cli.grandfathers_clock.grading import graded
from verify.cli.grandfathers_clock.options import GrandfathersClockRequest, without_deals
from verify.cli.searching.limits import limited
from verify.cli.searching.making import Order, SearchedMaking, ordered
from verify.deals.deal import Deal
from verify.deals.grandfathers_clock import FORMATS, write_all
from verify.making.levels import Graded
from verify.solvers.answers import Limits
from verify.solvers.grandfathers_clock.result import GrandfathersClockResult
from verify.verdict import Verdict


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
    return _Run(request, limits, order).run()


class _Run(SearchedMaking[GrandfathersClockResult]):
    """One run of the command."""

    def __init__(self, request: GrandfathersClockRequest, limits: Limits, order: Order) -> None:
        super().__init__(request.reading.shape, limits, order)
        self.request, self.choice = request, request.choice

    def deal_out(self, deal: Deal) -> object:
        """The table of a deal; raises BadInput for a deck that the rules cannot deal."""
        return self.choice.start(deal)

    def graded(self, deals: Iterable[Deal]) -> Generator[Graded[GrandfathersClockResult], None, None]:
        """The deals decided and graded, in order; where lost ones are wanted none needs a grade."""
        with_grades = self.order.wanted.verdict is not Verdict.UNWINNABLE
        return graded(deals, self.choice, self.limits, self.order.jobs, with_grades=with_grades)

    def in_format(self, made: Iterable[GrandfathersClockMade], name: str) -> Iterator[str]:
        """The deals in a format, in pieces."""
        return write_all((deal_text.converted(one, name) for one in made), name, self.request.notation)

    def json_line(self, made: GrandfathersClockMade) -> str:
        """The record of a deal as one line of JSON."""
        return deal_text.json_line(made)

    def rules(self) -> str:
        """The rules that are played by, in words."""
        return self.choice.describe(self.choice.rules)
