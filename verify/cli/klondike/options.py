"""The options that the commands for Klondike share."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

import click

from verify.cli.asking import Asked
from verify.cli.klondike.help_texts import formats_help, rules_help
from verify.cli.shared_options import GameOptions, timeout_option, with_options
from verify.deals.deal import Deal, Shape
from verify.deals.klondike import FORMATS, numbered, read_file
from verify.deals.positions import PositionDeal
from verify.rules.klondike_choice import MOST_SUITS, KlondikeChoice
from verify.solvers.klondike.result import Limits

F = TypeVar("F", bound=Callable[..., Any])

KlondikeRequest = Asked[Deal | PositionDeal, KlondikeChoice]
"""What was asked for: deals, how to read them, and the rules to play by."""

MOST_RANKS = 99
_MOST = 10**12


def _choose(preset: str, options: tuple[tuple[str, str], ...], _: Shape) -> KlondikeChoice:
    return KlondikeChoice(preset, options)


_KLONDIKE = GameOptions(
    name="klondike",
    example="draw=1",
    rules_help=rules_help,
    formats_help=formats_help,
    formats=FORMATS,
    ranks=(2, MOST_RANKS, "Ranks in the deck."),
    suits=(1, MOST_SUITS, "Suits in the deck: spades, hearts, diamonds, clubs."),
    read=read_file,
    numbered=numbered,
    choose=_choose,
)
shared = _KLONDIKE.shared
without_deals = _KLONDIKE.without_deals

_LIMITS = (
    timeout_option("Leave a deal undecided after this time.", default=60),
    click.option(
        "--memory",
        type=click.IntRange(1, 2**20),
        default=4096,
        show_default=True,
        metavar="MIB",
        help="Leave a deal undecided that needs more memory.",
    ),
    click.option(
        "--positions",
        type=click.IntRange(1, _MOST),
        metavar="N",
        help="Leave a deal undecided after so many positions.",
    ),
)


def limited(command: F) -> F:
    """Give a command the options that limit a search; it receives them as ``limits``."""

    @wraps(command)
    def within(*request: Any, timeout: int, memory: int, positions: int | None, **own: Any) -> Any:
        return command(*request, limits=Limits(timeout, positions, memory), **own)

    return with_options(cast(F, within), *_LIMITS)
