"""One run of ``verify show``: a position of a game, what is known of it, and the way there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Generic

import click

from verify.cli.asking import Asked
from verify.cli.searching import show_text
from verify.cli.searching.fatal import fatal_move
from verify.cli.searching.game import D, M, P, R, SearchedGame
from verify.cli.searching.show_options import ShowOptions
from verify.cli.searching.show_text import Moment
from verify.cli.searching.texts import deal_name
from verify.cli.searching.watching import Watch
from verify.cli.stepping import step_through
from verify.errors import BadInput, VerifyError, shown
from verify.solvers.answers import Decided
from verify.verdict import Verdict

_NUMBER = re.compile(r"[0-9]{1,6}", re.ASCII)


class SearchedShow(Generic[D, P, M, R]):
    """What is shown of one deal; it is decided when that is needed, and once."""

    def __init__(self, game: SearchedGame[D, P, M, R], request: Asked[Any, Any], options: ShowOptions) -> None:
        self.game, self.request, self.options = game, request, options
        self.deal = request.one_deal()
        self.rules = request.choice.for_deal(self.deal)
        self.start: P = request.choice.start(self.deal)

    def run(self) -> int:
        """Print what is wanted; how the command ends."""
        options = self.options
        if options.html is not None:
            return self.write_page(options.html)
        moves = self.moves(options.at)
        if options.output:
            click.echo(self.written(moves, options.output), nl=False)
            return 0
        if options.step:
            self.step_through(moves)
            return 0
        moment = self.moment(moves)
        if options.as_json:
            click.echo(show_text.json_line(self.game, moment, self.first))
        else:
            click.echo(self.drawing(moment, with_moves=options.with_moves))
        return 3 if moment.answer.verdict is Verdict.UNKNOWN else 0

    def write_page(self, file: str) -> int:
        """Write the page for a browser; how the command ends."""
        from verify.cli.searching import html_page

        html_page.check_place(file, self.request.files)
        at = self.options.at
        moment = self.moment(self.moves(at))
        whole = self.first.moves if at is not None and is_number(at) else None
        way = html_page.Way(whole or (*moment.moves, *moment.answer.moves), 0 if whole else len(moment.moves), moment)
        positions = self.positions(way.moves)
        html_page.write_page(file, html_page.page(self.game, self.request, self.first, way, positions))
        return 3 if moment.answer.verdict is Verdict.UNKNOWN else 0

    @cached_property
    def first(self) -> R:
        """What is known of the deal itself."""
        with Watch() as watch:
            return self.game.decide(self.deal, self.request.choice, self.options.limits, progress=watch)

    def decided(self, position: P) -> Decided[M]:
        """What is known of a position."""
        if position == self.start:
            answer: Decided[M] = self.first.answer
            return answer
        with Watch() as watch:
            shape, limits = self.deal.shape, self.options.limits
            return self.game.decide_position(position, self.rules, shape, limits, progress=watch)

    def moves(self, at: str | None) -> Sequence[M]:
        """The moves that lead to the position to be shown."""
        if at is None:
            return ()
        if not is_number(at):
            try:
                return self.game.read_moves(at, self.request.notation)
            except BadInput as error:
                raise BadInput(f"--at {shown(at)}: {error.message}") from None
        number, solution = int(at), self._solution(f"--at {at.strip()}")
        if number > len(solution):
            raise BadInput(f"--at {number}: the solution has {len(solution)} moves")
        return solution[:number]

    def positions(self, moves: Sequence[M]) -> list[P]:
        """The positions that the moves lead through.

        Raises BadInput for the first that the rules do not allow.
        """
        try:
            return list(self.game.play(self.start, moves, self.rules))
        except VerifyError as error:
            raise BadInput(str(error), f"deal {self.deal.name}") from None

    def moment(self, moves: Sequence[M]) -> Moment:
        """The position after the moves, and what is known of it."""
        positions = self.positions(moves)
        answer = self.decided(positions[-1])
        lost = bool(moves) and answer.verdict is Verdict.UNWINNABLE
        fatal = fatal_move(positions, lambda each: self.decided(each).verdict) if lost else None
        legal = list(self.game.legal_moves(positions[-1], self.rules))
        return Moment(moves, positions[-1], legal, answer, fatal)

    def step_through(self, moves: Sequence[M]) -> None:
        """Walk through the moves given, or else through the solution."""
        moves = moves or self._solution("--step")
        positions, notation = self.positions(moves), self.request.notation
        ending = f"\n{self.deal.name}: {self.decided(positions[-1]).verdict}"

        def draw(number: int) -> str:
            return show_text.step(self.game, positions[number], moves, number, notation)

        step_through(draw, 0, len(moves), ending)

    def drawing(self, moment: Moment, *, with_moves: bool) -> str:
        """The picture of a position with what is known of it."""
        played_by = f"{self.request.choice.describe(self.rules)}; read as {self.deal.format}"
        name, notation = deal_name(self.deal), self.request.notation
        return show_text.drawing(self.game, name, played_by, moment, notation, with_moves=with_moves)

    def written(self, moves: Sequence[M], output: str) -> str:
        """The deal, or the table after the moves, in a format."""
        choice = self.request.choice
        if moves:
            deal = self.game.table_for_format(self.deal, self.positions(moves)[-1], choice, output)
        else:
            deal = self.game.for_format(self.deal, choice, output)
        return "".join(self.game.write_all([deal], output, self.request.notation))

    def _solution(self, wanted: str) -> Sequence[M]:
        first = self.decided(self.start)
        if first.verdict is not Verdict.WINNABLE:
            raise BadInput(f"{wanted}: the deal is {first.verdict}, so there is no solution to go through")
        return first.moves


def is_number(at: str) -> bool:
    """Whether ``--at`` says after how many moves of the solution, and not after which moves.

    >>> is_number("12"), is_number("2H>3S")
    (True, False)
    """
    return _NUMBER.fullmatch(at.strip()) is not None
