"""The options of ``verify show``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeVar, cast

import click

from verify.cli.searching.limits import limited
from verify.cli.shared_options import with_options
from verify.deals.kinds import Format, writable
from verify.errors import BadInput
from verify.solvers.answers import Limits

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class ShowOptions:
    """What is shown: the position ``at`` some moves, with the moves possible there; or every step; or another format
    (``output``); or a page (``html``); or a record. And how long it may take to decide it."""

    limits: Limits
    at: str | None
    step: bool
    output: str | None
    html: str | None
    with_moves: bool
    as_json: bool


_STEP = click.option("--step", is_flag=True, help="Step through the solution, or through the moves given with --at.")
_REST = (
    click.option(
        "--html",
        metavar="FILE",
        help="Write a page for a browser (- for standard output): the deal, why it is so, and the solution, or the "
        "moves given with --at, to step through.",
    ),
    click.option("--moves", "with_moves", is_flag=True, help="Add the moves that are possible now."),
    click.option(
        "--json",
        "as_json",
        is_flag=True,
        help="One object: the position, its verdict, the moves that are possible now.",
    ),
)


def show_options(moves: str, formats: Mapping[str, Format[Any]]) -> Callable[[F], F]:
    """Give a command the options for what is shown; it receives them as ``options``.

    ``moves`` are some moves for an example, and a deal can be written in ``formats``.
    """
    at = click.option(
        "--at",
        metavar="MOVES",
        help=f"The table after these moves, such as '{moves}', and which of them lost the game; or a number: after so "
        "many moves of the solution.",
    )
    output = click.option(
        "--output",
        type=click.Choice(writable(formats)),
        help="Write the deal itself, or the table after the moves of --at, in this format.",
    )

    def given(command: F) -> F:
        @wraps(command)
        def with_what_is_shown(*request: Any, **own: Any) -> Any:
            options = ShowOptions(**own)
            if sum((options.step, options.output is not None, options.html is not None, options.as_json)) > 1:
                raise BadInput("--step, --output, --html and --json exclude each other: expected one of them")
            return command(*request, options=options)

        return limited(with_options(cast(F, with_what_is_shown), at, _STEP, output, *_REST))

    return given
