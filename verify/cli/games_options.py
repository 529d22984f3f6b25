"""The options by which ``verify count`` also plays games, all of them or random ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import click

from verify.cli.shared_options import with_options
from verify.cli.whole import Whole
from verify.errors import BadInput

F = TypeVar("F", bound=Callable[..., Any])

MOST_GAMES = 10**10
MOST_SEED = 2**64 - 1
DEFAULT_SEED = 1


class Games(NamedTuple):
    """Which games are to be played: all deals by rank (``every``), or so many random ones of a seed."""

    every: bool = False
    random: int = 0
    seed: int = DEFAULT_SEED
    journal: Path | None = None


_OPTIONS = (
    click.option(
        "--brute",
        is_flag=True,
        help="Play all deals by rank of a small deck too: every law must come out the same, and figures without one "
        "are found (needs numba).",
    ),
    click.option(
        "--simulate",
        type=Whole(1, MOST_GAMES),
        metavar="N",
        help="Play N random deals too: a third witness, with intervals of 95 % (needs numba).",
    ),
    click.option(
        "--seed",
        type=Whole(0, MOST_SEED),
        metavar="SEED",
        help=f"Which random deals: those of a seed are the same everywhere.  [default: {DEFAULT_SEED}]",
    ),
    click.option(
        "--journal",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="Keep the games played so far there, to go on after an interrupt.",
    ),
)


def games_options(command: F) -> F:
    """Give a command the options about games; it receives them as ``games``, None if none are to be played."""

    @wraps(command)
    def with_games(brute: bool, simulate: int | None, seed: int | None, journal: Path | None, **own: Any) -> Any:
        if brute and simulate:
            raise BadInput("--brute and --simulate exclude each other: expected all deals, or random ones")
        if seed is not None and not simulate:
            raise BadInput("--seed says which random deals are played: expected --simulate beside it")
        if journal and not (brute or simulate):
            raise BadInput("--journal keeps the games that are played: expected --brute or --simulate beside it")
        games = Games(brute, simulate or 0, DEFAULT_SEED if seed is None else seed, journal)
        return command(games=games if brute or simulate else None, **own)

    return with_options(cast(F, with_games), *_OPTIONS)
