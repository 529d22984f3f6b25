"""``verify show --game klondike``: the table, whether it can still be won, which move lost it; or every move."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

import click

from verify.cli.klondike import check_text, show_text
from verify.cli.klondike.converting import as_table, for_format
from verify.cli.klondike.options import KlondikeRequest, shared
from verify.cli.klondike.show_text import Moment
from verify.cli.searching.fatal import fatal_move
from verify.cli.searching.limits import limited
from verify.cli.searching.watching import Watch
from verify.cli.stepping import step_through
from verify.deals.klondike import FORMATS, write_all
from verify.deals.positions import Position
from verify.errors import BadInput, VerifyError, shown
from verify.rules.klondike import Move, legal_moves, play
from verify.rules.klondike_moves import read_moves
from verify.solvers.answers import Decided, Limits
from verify.solvers.klondike.decide import decide, decide_position
from verify.solvers.klondike.result import KlondikeResult
from verify.verdict import Verdict

_NUMBER = re.compile(r"[0-9]{1,6}", re.ASCII)


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
    the stock is gone through.

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
        run.step_through(moves)
        return 0
    moment = run.moment(moves)
    click.echo(show_text.json_line(moment, run.first) if as_json else run.drawing(moment, with_moves=with_moves))
    return 3 if moment.answer.verdict is Verdict.UNKNOWN else 0


class _Show:
    """What is shown of one deal; it is decided when that is needed, and once."""

    def __init__(self, request: KlondikeRequest, limits: Limits) -> None:
        self.request, self.limits = request, limits
        self.deal = request.one_deal()
        self.rules, self.start = request.choice.for_deal(self.deal), request.choice.start(self.deal)
        self._first: KlondikeResult | None = None

    @property
    def first(self) -> KlondikeResult:
        """What is known of the deal itself."""
        if self._first is None:
            with Watch() as watch:
                self._first = decide(self.deal, self.request.choice, self.limits, progress=watch)
        return self._first

    def moves(self, at: str | None) -> Sequence[Move]:
        """The moves that lead to the position to be shown."""
        if at is None:
            return ()
        if not _NUMBER.fullmatch(at.strip()):
            try:
                return read_moves(at, self.request.notation)
            except BadInput as error:
                raise BadInput(f"--at {shown(at)}: {error.message}") from None
        number, solution = int(at), self._solution(f"--at {at.strip()}")
        if number > len(solution):
            raise BadInput(f"--at {number}: the solution has {len(solution)} moves")
        return solution[:number]

    def _solution(self, wanted: str) -> Sequence[Move]:
        if self.first.verdict is not Verdict.WINNABLE:
            raise BadInput(f"{wanted}: the deal is {self.first.verdict}, so there is no solution to go through")
        return self.first.moves

    def positions(self, moves: Sequence[Move]) -> list[Position]:
        """The positions that the moves lead through; passes are counted where their number is limited.

        Raises BadInput for the first that the rules do not allow.
        """
        try:
            played = list(play(self.start, moves, self.rules))
        except VerifyError as error:
            raise BadInput(str(error), f"deal {self.deal.name}") from None
        return played if self.rules.passes else [each._replace(pass_number=1) for each in played]

    def moment(self, moves: Sequence[Move]) -> Moment:
        """The position after the moves, and what is known of it."""
        positions = self.positions(moves)
        answer = self._answer(positions[-1])
        lost = bool(moves) and answer.verdict is Verdict.UNWINNABLE
        fatal = fatal_move(positions, lambda each: self._answer(each).verdict) if lost else None
        return Moment(moves, positions[-1], list(legal_moves(positions[-1], self.rules)), answer, fatal)

    def _answer(self, position: Position) -> Decided[Move]:
        if position == self.start:
            return self.first.answer
        with Watch() as watch:
            return decide_position(position, self.rules, self.limits, progress=watch)

    def drawing(self, moment: Moment, *, with_moves: bool) -> str:
        """The picture of a position with what is known of it."""
        played_by = f"{self.request.choice.describe(self.rules)}; read as {self.deal.format}"
        name, notation = check_text.name(self.deal), self.request.notation
        return show_text.drawing(name, played_by, moment, notation, with_moves=with_moves)

    def written(self, moves: Sequence[Move], output: str) -> str:
        """The deal, or the table after the moves, in a format."""
        deal = as_table(self.deal, self.positions(moves)[-1]) if moves else self.deal
        return "".join(write_all([for_format(deal, self.request.choice, output)], output, self.request.notation))

    def step_through(self, moves: Sequence[Move]) -> None:
        """Walk through the moves given, or else through the solution."""
        moves = moves or self._solution("--step")
        positions = self.positions(moves)
        draw = partial(_drawn, positions, moves, self.request)
        step_through(draw, 0, len(moves), f"\n{self.deal.name}: {self._answer(positions[-1]).verdict}")


def _drawn(positions: Sequence[Position], moves: Sequence[Move], request: KlondikeRequest, number: int) -> str:
    return show_text.step(positions[number], moves, number, request.notation)
