"""``verify show --game klondike``: the table, whether it can still be won, which move lost it; or every move."""

from __future__ import annotations

from collections.abc import Sequence

import click

from verify.cli.klondike import show_text
from verify.cli.klondike.converting import as_table, for_format
from verify.cli.klondike.options import KlondikeRequest, shared
from verify.cli.klondike.show_text import KlondikeMoment
from verify.cli.searching.limits import limited
from verify.cli.searching.showing import SearchedShow
from verify.cli.searching.texts import deal_name
from verify.cli.searching.watching import Watch
from verify.deals.klondike import FORMATS, write_all
from verify.deals.positions import Position
from verify.errors import BadInput
from verify.rules.klondike import Move, legal_moves
from verify.rules.klondike_moves import read_moves
from verify.rules.klondike_refusals import play
from verify.solvers.answers import Decided, Limits
from verify.solvers.klondike.decide import decide, decide_position
from verify.solvers.klondike.result import KlondikeResult
from verify.verdict import Verdict


@click.command()
@shared
@limited
@click.option(
    "--at",
    metavar="MOVES",
    help="The table after these moves, such as 'draw*2 7H>8S', and which of them lost the game; or a number: after so "
    "many moves of the solution.",
)
@click.option("--step", is_flag=True, help="Step through the solution, or through the moves given with --at.")
@click.option(
    "--output",
    type=click.Choice(list(FORMATS)),
    help="Write the deal itself, or the table after the moves of --at, in this format.",
)
@click.option("--moves", "with_moves", is_flag=True, help="Add the moves that are possible now.")
@click.option(
    "--json", "as_json", is_flag=True, help="One object: the position, its verdict, the moves that are possible now."
)
def show(
    request: KlondikeRequest,
    limits: Limits,
    at: str | None,
    step: bool,
    output: str | None,
    with_moves: bool,
    as_json: bool,
) -> int:
    """Show the table of one DEAL (a file with one deal, FILE:NUMBER, - for standard input, or --deal kpat:17).

    All cards are shown, those that lie face down in brackets. With --at a position of a game is shown, and said
    whether it can still be won; if not, which move lost it. A position is stuck if nothing more can be placed, however
    the stock is gone through, as in:

    \b
    verify show --game klondike --deal "random:1:#531" --at "QS>KD"

    The search is compiled when it is first used, which takes some ten seconds, once.

    Exit codes: 0 all is known, 2 bad input, 3 unknown, 130 interrupted.
    """
    if sum((step, output is not None, as_json)) > 1:
        raise BadInput("--step, --output and --json exclude each other: expected one of them")
    run = _Show(request, limits)
    moves = run.moves(at)
    if output:
        click.echo(run.written(moves, output), nl=False)
        return 0
    if step:
        run.step_through(moves, run.step)
        return 0
    moment = run.moment(moves)
    click.echo(show_text.json_line(moment, run.first) if as_json else run.drawing(moment, with_moves=with_moves))
    return 3 if moment.answer.verdict is Verdict.UNKNOWN else 0


class _Show(SearchedShow[Position, Move]):
    """What is shown of one deal; it is decided when that is needed, and once."""

    def __init__(self, request: KlondikeRequest, limits: Limits) -> None:
        self.request, self.limits = request, limits
        self.deal = request.one_deal()
        self.rules = request.choice.for_deal(self.deal)
        super().__init__(self.deal.name, request.choice.start(self.deal))
        self._first: KlondikeResult | None = None

    @property
    def first(self) -> KlondikeResult:
        """What is known of the deal itself."""
        if self._first is None:
            with Watch() as watch:
                self._first = decide(self.deal, self.request.choice, self.limits, progress=watch)
        return self._first

    def decided(self, position: Position) -> Decided[Move]:
        """What is known of a position."""
        if position == self.start:
            return self.first.answer
        with Watch() as watch:
            return decide_position(position, self.rules, self.limits, progress=watch)

    def read(self, text: str) -> Sequence[Move]:
        """The moves that a text names; raises BadInput for what are none."""
        return read_moves(text, self.request.notation)

    def played(self, moves: Sequence[Move]) -> list[Position]:
        """The positions that moves lead through; passes are counted where their number is limited.

        Raises IllegalMove for one that the rules do not allow.
        """
        played = list(play(self.start, moves, self.rules))
        return played if self.rules.passes else [each._replace(pass_number=1) for each in played]

    def legal(self, position: Position) -> Sequence[Move]:
        """The moves that the rules allow."""
        return list(legal_moves(position, self.rules))

    def drawing(self, moment: KlondikeMoment, *, with_moves: bool) -> str:
        """The picture of a position with what is known of it."""
        played_by = f"{self.request.choice.describe(self.rules)}; read as {self.deal.format}"
        name, notation = deal_name(self.deal), self.request.notation
        return show_text.drawing(name, played_by, moment, notation, with_moves=with_moves)

    def written(self, moves: Sequence[Move], output: str) -> str:
        """The deal, or the table after the moves, in a format."""
        deal = as_table(self.deal, self.positions(moves)[-1]) if moves else self.deal
        return "".join(write_all([for_format(deal, self.request.choice, output)], output, self.request.notation))

    def step(self, position: Position, moves: Sequence[Move], number: int) -> str:
        """One picture of many."""
        return show_text.step(position, moves, number, self.request.notation)
