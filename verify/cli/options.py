"""The options that commands of the clock share."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

from verify.cli.asking import Asked
from verify.cli.formats_help import formats_help
from verify.cli.rules_help import rules_help
from verify.cli.shared_options import GameOptions, with_options
from verify.deals import FORMATS, numbered, read_file
from verify.deals.deal import MOST_RANKS, MOST_SUITS, Deal, Shape
from verify.rules.clock_choice import Choice, check_piles

F = TypeVar("F", bound=Callable[..., Any])

Request = Asked[Deal, Choice]
"""What was asked for: deals, how to read them, and the rules to play by."""

_SHUFFLED = "decks are shuffled and dealt, no piles are listed"


def _choose(preset: str, options: tuple[tuple[str, str], ...], shape: Shape) -> Choice:
    choice = Choice(preset, options)
    check_piles(choice.rules, shape)
    return choice


_CLOCK = GameOptions(
    name="clock",
    example="deal=piles",
    rules_help=rules_help,
    formats_help=formats_help,
    formats=FORMATS,
    ranks=(2, MOST_RANKS, "Ranks in the deck; the highest is the centre's."),
    suits=(1, MOST_SUITS, "Suits in the deck: cards in a pile."),
    read=read_file,
    numbered=numbered,
    choose=_choose,
)
shared = _CLOCK.shared


def without_deals(command: F) -> F:
    """Give a command the shared options but those that name deals; it receives them bundled as ``request``."""

    @wraps(command)
    def shuffled(request: Request, **own: Any) -> Any:
        request.choice.check_layout("deck", _SHUFFLED)
        return command(request, **own)

    return _CLOCK.without_deals(cast(F, shuffled))


def by_rules(command: F) -> F:
    """Give a command the options that choose the rules; it receives them as ``choice``."""

    @wraps(command)
    def chosen(game: str, preset: str, options: tuple[str, ...], **own: Any) -> Any:
        choice = Choice(preset, _CLOCK.named(options))
        choice.check_layout("deck", _SHUFFLED)
        return command(choice=choice, **own)

    return with_options(cast(F, chosen), *_CLOCK.rules())
