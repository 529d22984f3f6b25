"""One run of ``verify deal``: random deals decided, those that are wanted kept, and written as they are found."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing
from functools import wraps
from itertools import islice
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, cast

import click

from verify.atomic import make_directory, write_whole
from verify.certificate.files import Written, write_pair
from verify.cli.asking import Asked
from verify.cli.dealing import LARGEST, MOST_DEALS, watched
from verify.cli.evidence import file_name
from verify.cli.searching import made_text
from verify.cli.searching.campaign import JOBS
from verify.cli.searching.game import M, P, R, SearchedGame
from verify.cli.searching.grading import graded
from verify.cli.searching.made_text import Made, deck_lines
from verify.cli.shared_options import TO, certificate_option, with_options
from verify.cli.whole import Whole
from verify.deals.deal import STANDARD, Deal, counted
from verify.deals.kinds import Format, writable
from verify.errors import BadInput, shown
from verify.making.levels import InVain, Level, Wanted, random_deals, sifted
from verify.solvers.answers import Limits
from verify.verdict import Verdict

F = TypeVar("F", bound=Callable[..., Any])

MOST_POSITIONS = 300_000
"""Unless --positions says otherwise: few deals need more, and they take most of the time."""

_WATCHED = 20  # deals that somebody waits for


class Order(NamedTuple):
    """What was ordered: which deals, how many from which index of a seed on, and how and where they are written."""

    wanted: Wanted
    seed: int
    first: int
    how_many: int
    jobs: int
    output: str | None
    as_json: bool
    path: Path | None
    directory: Path | None


_INDEX = "The index of the first that is tried."
_OPTIONS = (
    click.option("--winnable", is_flag=True, help="Only deals that can be won."),
    click.option("--losing", is_flag=True, help="Only deals that cannot be won."),
    click.option(
        "--level", type=click.Choice(["easy", "medium", "hard"]), help="Only deals that can be won, of this level."
    ),
    click.option("--seed", type=Whole(0, LARGEST), default=1, show_default=True, help="Which random deals."),
    click.option("--first", type=Whole(1, LARGEST), default=1, show_default=True, help=_INDEX),
    click.option(
        "--count",
        "how_many",
        type=Whole(1, MOST_DEALS),
        default=1,
        show_default=True,
        help="How many deals.",
    ),
    JOBS,
)
_WRITING = (
    click.option("--json", "as_json", is_flag=True, help="One object a line, with verdict, solution and difficulty."),
    TO,
    certificate_option("Write a claim and a certificate for each deal into DIR."),
)


def ordered(formats: Mapping[str, Format[Any]]) -> Callable[[F], F]:
    """Give a command the options for deals to order, written in these formats; it receives them as ``order``."""
    output = click.option(
        "--output",
        type=click.Choice(writable(formats)),
        help="How to write them (default: a deck a line).",
    )

    def given(command: F) -> F:
        @wraps(command)
        def with_order(*request: Any, winnable: bool, losing: bool, level: Level | None, **rest: Any) -> Any:
            own = {name: rest.pop(name) for name in list(rest) if name not in Order._fields}
            order = Order(_wanted(winnable, losing, level), **rest)
            if order.output is not None and order.as_json:
                raise BadInput("--output and --json exclude each other")
            return command(*request, order=order, **own)

        return with_options(cast(F, with_order), *_OPTIONS, output, *_WRITING)

    return given


def _wanted(winnable: bool, losing: bool, level: Level | None) -> Wanted:
    if winnable and losing:
        raise BadInput("--winnable and --losing exclude each other")
    if level and losing:
        raise BadInput("--level and --losing exclude each other: a level is that of a deal that can be won")
    return Wanted(Verdict.WINNABLE if winnable or level else Verdict.UNWINNABLE if losing else None, level)


class SearchedMaking(Generic[P, M, R]):
    """One run of the command: it has deals decided, keeps those that are wanted, and counts these and those unknown."""

    def __init__(
        self, game: SearchedGame[Any, P, M, R], request: Asked[Any, Any], limits: Limits, order: Order
    ) -> None:
        self.game, self.request, self.order = game, request, order
        self.shape, self.choice = request.reading.shape, request.choice
        self.limits = limits._replace(positions=limits.positions or MOST_POSITIONS)
        self.made = self.unknown = 0
        self.in_vain: InVain | None = None
        if order.directory is not None:
            make_directory(order.directory)

    def run(self) -> int:
        """Make the deals, write them, say how many were not decided; how the command ends."""
        order = self.order
        with closing(self._made()) as made:
            if order.path is None or str(order.path) == "-":
                for piece in self._pieces(made if sys.stdout.isatty() else watched(made, order.how_many, _WATCHED)):
                    click.echo(piece, nl=False)
            else:
                self._write("".join(self._pieces(watched(made, order.how_many, _WATCHED))), order.path)
        return self._end()

    def _write(self, text: str, path: Path) -> None:
        """Write a file of all deals; none if there are none."""
        if self.made:
            write_whole(path, text.encode())
            click.echo(f"verify: wrote {counted(self.made, 'deal')} to {shown(str(path), 400)}", err=True)

    def _made(self) -> Generator[Made[R], None, None]:
        """The deals, each as it is found; no process is left when it is closed."""
        seed, first = self.order.seed, self.order.first
        self.choice.start(next(random_deals(seed, first, self.shape)))
        deals = random_deals(seed, first, self.shape)
        return self._sifted(deals if self.order.wanted.verdict else islice(deals, self.order.how_many))

    def _sifted(self, deals: Iterable[Deal]) -> Generator[Made[R], None, None]:
        """The deals that are wanted; after very many in vain fewer than are asked for."""
        wanted = self.order.wanted.verdict is not Verdict.UNWINNABLE  # a lost deal has no grade
        with closing(graded(self.game, deals, self.choice, self.limits, self.order.jobs, with_grades=wanted)) as every:
            try:
                for answer, grade in islice(sifted(every, self.order.wanted, self._note_unknown), self.order.how_many):
                    self.made += 1
                    yield Made(answer, grade, self._written(answer))
            except InVain as error:
                self.in_vain = error

    def _pieces(self, made: Iterable[Made[R]]) -> Iterator[str]:
        """The text in pieces, in the way that is asked for."""
        if self.order.as_json:
            return (made_text.json_line(self.game, one) + "\n" for one in made)
        if self.order.output in (None, "deck"):
            return deck_lines(made, self._heading(), lambda one: "".join(self._in_format([one], "deck")))
        return self._in_format(made, self.order.output or "deck")

    def _in_format(self, made: Iterable[Made[R]], name: str) -> Iterator[str]:
        """The deals in a format, in pieces, with their names for titles where there is room for them."""
        deals = (made_text.converted(self.game, one, name) for one in made)
        return self.game.write_all(deals, name, self.request.notation)

    def _heading(self) -> str:
        kind = f"{self.order.wanted} " if self.order.wanted.verdict else ""
        ranks, suits = counted(self.shape.ranks, "rank"), counted(self.shape.suits, "suit")
        of = "" if self.shape == STANDARD else f" of {ranks} and {suits}"
        return f"{kind}deals{of}; rules: {self.choice.describe(self.choice.rules)}"

    def _end(self) -> int:
        any_deals = self.order.wanted.verdict is None
        if self.unknown:
            what = "unknown" if any_deals else "left out, as they were not decided within the limits"
            click.echo(f"verify: {counted(self.unknown, 'deal')} {what}", err=True)
        if self.in_vain is not None:
            click.echo(f"verify: {self.made} of {counted(self.order.how_many, 'deal')} made; {self.in_vain}", err=True)
        return 3 if self.in_vain is not None or (any_deals and self.unknown) else 0

    def _note_unknown(self, _: R) -> None:
        self.unknown += 1

    def _written(self, result: R) -> Written | None:
        if self.order.directory is None or result.verdict == Verdict.UNKNOWN:
            return None
        return write_pair(self.order.directory, file_name(result.deal.name), result.certified())
