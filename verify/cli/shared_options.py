"""The options that commands of all games share, and what a game adds to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import click

from verify.cards import NOTATIONS
from verify.cli.asking import Asked
from verify.cli.main import ROOMS
from verify.cli.whole import Whole
from verify.deals.deal import Shape
from verify.deals.reading import Reading
from verify.errors import BadInput, shown

C = TypeVar("C")
D = TypeVar("D")
F = TypeVar("F", bound=Callable[..., Any])
Option = Callable[[Any], Any]


def with_options(command: F, *options: Callable[[F], F]) -> F:
    """Give a command these options, which its help lists in this order."""
    for option in reversed(options):
        command = option(command)
    return command


def help_option(name: str, text: Callable[[], str], meaning: str) -> Option:
    """An option that prints a help text and ends the command."""

    def explain(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
        if wanted:
            click.echo(text())
            ctx.exit()

    return click.option(name, is_flag=True, is_eager=True, expose_value=False, callback=explain, help=meaning)


def timeout_option(meaning: str, default: int = 300) -> Option:
    """The option for the seconds that something may take; ``meaning`` says what, and what becomes of the rest."""
    return click.option(
        "--timeout", type=Whole(1, 86_400), default=default, show_default=True, metavar="SECONDS", help=meaning
    )


def certificate_option(meaning: str) -> Option:
    """The option for the directory to which evidence is written; the command receives it as ``directory``."""
    return click.option("--certificate", "directory", type=click.Path(path_type=Path), metavar="DIR", help=meaning)


TO = click.option(
    "--to", "path", type=click.Path(path_type=Path), metavar="FILE", help="Write to a file, whole or not at all."
)
_DEALS = (
    click.argument("deals", nargs=-1, metavar="DEAL..."),
    click.option(
        "--deal",
        "numbers",
        multiple=True,
        metavar="SPEC",
        help="Deals by number: ms:617, ms:1-100, pysol:12345, kpat:7, random:SEED:COUNT.",
    ),
)
_CARDS = click.option(
    "--cards",
    type=click.Choice(list(NOTATIONS)),
    default="en",
    show_default=True,
    help="How cards are named, in and out: English, Finnish, Swedish.",
)


@dataclass(frozen=True)
class GameOptions(Generic[D, C]):
    """What a game adds to the options that every game has.

    ``example`` is one of its rule options; ``ranks`` and ``suits`` are the smallest and largest deck, and what the help
    says of them. ``choose`` makes the choice of rules from the name of a preset and rule options, and raises BadInput
    if the rules do not suit such a deck.
    """

    name: str
    example: str
    rules_help: Callable[[], str]
    formats_help: Callable[[], str]
    formats: Iterable[str]
    ranks: tuple[int, int, str]
    suits: tuple[int, int, str]
    read: Callable[[str, Reading], Iterator[D | BadInput]]
    numbered: Callable[[str, Shape], Iterable[D | BadInput]]
    choose: Callable[[str, tuple[tuple[str, str], ...], Shape], C]

    def shared(self, command: F) -> F:
        """Give a command the shared options; it receives them bundled as an ``Asked``, its first argument."""
        return with_options(self._bundled(command), *_DEALS, *self.rules(), *self._deck(), self._format(), _CARDS)

    def without_deals(self, command: F) -> F:
        """The same without the options that name deals."""
        return with_options(self._bundled(command), *self.rules(), *self._deck(), _CARDS)

    def rules(self) -> Iterator[Option]:
        """The options that choose the game and its rules; when they are read the game's commands have been chosen."""
        game = "The game; each has options of its own, as in: verify check --game klondike --help."
        preset = "Named rules; see --help-rules."
        option = f"One rule option, such as {self.example}; see --help-rules."
        yield click.option("--game", type=click.Choice(list(ROOMS)), default=self.name, show_default=True, help=game)
        yield click.option("--rules", "preset", default="classic", show_default=True, metavar="PRESET", help=preset)
        yield click.option("-o", "options", multiple=True, metavar="NAME=VALUE", help=option)
        yield help_option("--help-rules", self.rules_help, "Explain the presets and all rule options.")

    def _deck(self) -> Iterator[Option]:
        formats = "Explain the formats of deals, deal numbers and the names of cards."
        yield help_option("--help-formats", self.formats_help, formats)
        for name, (least, most, meaning), default in (("--ranks", self.ranks, 13), ("--suits", self.suits, 4)):
            size = Whole(least, most)
            yield click.option(name, type=size, default=default, show_default=True, help=meaning)

    def _format(self) -> Option:
        return click.option(
            "--format",
            "format_",
            type=click.Choice(["auto", *self.formats]),
            default="auto",
            show_default=True,
            help="How the deals are written; see --help-formats.",
        )

    def _bundled(self, command: F) -> F:
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
            choice = self.choose(preset, self.named(options), reading.shape)
            return command(Asked(deals, numbers, reading, choice, self.read, self.numbered), **own)

        return cast(F, bundled)

    def named(self, options: Iterable[str]) -> tuple[tuple[str, str], ...]:
        """Rule options as they are typed: their names and values. Raises BadInput for one without a value."""
        return tuple(name_and_value(option, self.example) for option in options)


def name_and_value(option: str, example: str) -> tuple[str, str]:
    """A rule option as it is typed. Raises BadInput, which names an example, for one without a value.

    >>> name_and_value("draw=1", "draw=3")
    ('draw', '1')
    """
    name, equals, value = option.partition("=")
    if not equals:
        raise BadInput(f"-o {shown(option)}: expected NAME=VALUE, such as {example}")
    return name.strip(), value.strip()
