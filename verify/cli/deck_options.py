"""The options that say which deck is counted: ranks and suits, copies of each rank, jokers."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

import click

from verify.cli.whole import Whole
from verify.counting.decks import Joker, Jokers, deck_of
from verify.counting.variants import MOST_CARDS, MOST_RANKS
from verify.errors import BadInput, shown

F = TypeVar("F", bound=Callable[..., Any])

_OPTIONS = (
    click.option(
        "--ranks",
        type=Whole(2, MOST_RANKS),
        help="Ranks in the deck; the highest is the centre's.  [default: 13]",
    ),
    click.option("--suits", type=Whole(1, MOST_CARDS // 2), help="Suits in the deck.  [default: 4]"),
    click.option(
        "--copies",
        metavar="N,N,...",
        help="Piles of different sizes: how many cards of each rank there are, and in its pile; the centre's last.",
    ),
    click.option("--jokers", type=Whole(0, MOST_CARDS), default=0, help="Jokers in the deck."),
    click.option(
        "--joker",
        type=click.Choice(["own-pile", "king", "turn-again"]),
        help="What a joker is: at home in one more clock pile, which holds as many cards; a king, so that the centre "
        "holds as many more; or at home nowhere: the next card of the same pile is turned instead (the cards that are "
        "too many then go to the first piles, one each).  [default: own-pile]",
    ),
)


def deck_options(command: F) -> F:
    """Give a command the options about its deck; it receives the ``deck``, and the ``jokers`` it was made with."""

    @wraps(command)
    def with_deck(
        ranks: int | None, suits: int | None, copies: str | None, jokers: int, joker: Joker | None, **own: Any
    ) -> Any:
        if joker and not jokers:
            raise BadInput(f"--joker {joker} says how jokers are played, and there are none: expected --jokers")
        by_rule = Jokers(jokers, joker or "own-pile")
        return command(deck=deck_of(_copies(copies, ranks, suits), by_rule), jokers=by_rule, **own)

    decorated: Any = with_deck
    for option in reversed(_OPTIONS):
        decorated = option(decorated)
    return cast(F, decorated)


def _copies(text: str | None, ranks: int | None, suits: int | None) -> tuple[int, ...]:
    """How many cards of each rank there are."""
    if text is None:
        return (4 if suits is None else suits,) * (13 if ranks is None else ranks)
    if ranks is not None or suits is not None:
        raise BadInput(
            "--copies says how many cards of each rank there are: expected no --ranks and no --suits beside it"
        )
    numbers = [number.strip() for number in text.split(",")]
    if len(numbers) < 2 or not all(_is_number(number) for number in numbers):
        raise BadInput(f"--copies {shown(text)}: expected two numbers or more, each at least 1, such as 4,4,3")
    return tuple(map(int, numbers))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 6 and int(text) > 0
