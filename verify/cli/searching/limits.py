"""The options that limit a search."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

import click

from verify.cli.shared_options import timeout_option, with_options
from verify.cli.whole import Whole
from verify.solvers.answers import Limits

F = TypeVar("F", bound=Callable[..., Any])

_MOST = 10**12
_OPTIONS = (
    timeout_option("Leave a deal undecided after this time.", default=60),
    click.option(
        "--memory",
        type=Whole(1, 2**20),
        default=4096,
        show_default=True,
        metavar="MIB",
        help="Leave a deal undecided that needs more memory.",
    ),
    click.option(
        "--positions",
        type=Whole(1, _MOST),
        metavar="N",
        help="Leave a deal undecided after so many positions.",
    ),
)


def limited(command: F) -> F:
    """Give a command the options that limit a search; it receives them as ``limits``."""

    @wraps(command)
    def within(*request: Any, timeout: int, memory: int, positions: int | None, **own: Any) -> Any:
        return command(*request, limits=Limits(timeout, positions, memory), **own)

    return with_options(cast(F, within), *_OPTIONS)
