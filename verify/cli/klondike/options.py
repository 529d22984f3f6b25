"""The options that the commands for Klondike share, and the deals that a command line asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, NamedTuple, TypeVar, cast

import click

from verify.cards import NOTATIONS, Notation
from verify.cli.asking import NAME_IT, asked_for
from verify.cli.klondike.help_texts import formats_help, rules_help
from verify.cli.options import (
    CARDS,
    DEALS,
    format_option,
    game_option,
    help_option,
    name_and_value,
    rules_options,
    timeout_option,
    with_options,
)
from verify.deals.deal import Deal, Shape
from verify.deals.klondike import FORMATS, Outcome, numbered, read_file
from verify.deals.positions import PositionDeal
from verify.deals.reading import Reading, only
from verify.rules.klondike_choice import MOST_SUITS, KlondikeChoice
from verify.solvers.klondike.result import Limits

F = TypeVar("F", bound=Callable[..., Any])

MOST_RANKS = 99
_MOST = 10**12


class KlondikeRequest(NamedTuple):
    """What was asked for: where the deals are, how to read them, and the rules to play by."""

    files: tuple[str, ...]
    numbers: tuple[str, ...]
    reading: Reading
    choice: KlondikeChoice

    @property
    def notation(self) -> Notation:
        """How cards are written, in and out."""
        return self.reading.notation

    def deals(self) -> Iterator[Outcome]:
        """Every deal asked for, those of files first; what cannot be read is given as its error.

        Raises BadInput if nothing was asked for.
        """
        return asked_for(self.files, self.numbers, self._read, self._numbered)

    def one_deal(self) -> Deal | PositionDeal:
        """The only deal asked for; raises BadInput if it is bad, missing or not alone."""
        return cast(Deal | PositionDeal, only(self.deals(), "", NAME_IT))

    def _read(self, file: str) -> Iterator[Outcome]:
        return read_file(file, self.reading)

    def _numbered(self, spec: str) -> Iterator[Outcome]:
        return iter(numbered(spec, self.reading.shape))


_RULES = (
    game_option("klondike"),
    *rules_options("draw=1", rules_help),
)
_DECK = (
    help_option("--help-formats", formats_help, "Explain the formats of deals, deal numbers and the names of cards."),
    click.option(
        "--ranks", type=click.IntRange(2, MOST_RANKS), default=13, show_default=True, help="Ranks in the deck."
    ),
    click.option(
        "--suits",
        type=click.IntRange(1, MOST_SUITS),
        default=4,
        show_default=True,
        help="Suits in the deck: spades, hearts, diamonds, clubs.",
    ),
)
_FORMAT = format_option(FORMATS)
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


def shared(command: F) -> F:
    """Give a command the shared options; it receives them bundled as ``request``."""
    return with_options(_bundled(command), *DEALS, *_RULES, *_DECK, _FORMAT, CARDS)


def without_deals(command: F) -> F:
    """Give a command the shared options but those that name deals; it receives them bundled as ``request``."""
    return with_options(_bundled(command), *_RULES, *_DECK, CARDS)


def _bundled(command: F) -> F:
    @wraps(command)
    def bundled(
        game: str,
        preset: str,
        options: tuple[str, ...],
        ranks: int,
        suits: int,
        cards: str,
        deals: tuple[str, ...] = (),
        numbers: tuple[str, ...] = (),
        format_: str = "auto",
        **own: Any,
    ) -> Any:
        reading = Reading(Shape(ranks, suits), NOTATIONS[cards], format_)
        choice = KlondikeChoice(preset, tuple(name_and_value(option, "draw=1") for option in options))
        return command(KlondikeRequest(deals, numbers, reading, choice), **own)

    return cast(F, bundled)


def limited(command: F) -> F:
    """Give a command the options that limit a search; it receives them as ``limits``."""

    @wraps(command)
    def within(*request: Any, timeout: int, memory: int, positions: int | None, **own: Any) -> Any:
        return command(*request, limits=Limits(timeout, positions, memory), **own)

    return with_options(cast(F, within), *_LIMITS)
