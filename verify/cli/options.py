"""The options that all commands share, and the deals that a command line asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from typing import Any, NamedTuple, TypeVar, cast

import click

from verify.cards import NOTATIONS, Notation
from verify.cli.asking import NAME_IT, asked_for
from verify.cli.formats_help import formats_help
from verify.cli.rules_help import rules_help
from verify.deals import FORMATS, Reading, numbered, only, read_file
from verify.deals.deal import MOST_RANKS, MOST_SUITS, Deal, Shape
from verify.errors import BadInput, shown
from verify.rules.clock_choice import Choice, check_piles

F = TypeVar("F", bound=Callable[..., Any])

GAMES = ("clock", "klondike")


class Request(NamedTuple):
    """What was asked for: where the deals are, how to read them, and the rules to play by."""

    files: tuple[str, ...]
    numbers: tuple[str, ...]
    reading: Reading
    choice: Choice

    @property
    def notation(self) -> Notation:
        """How cards are written, in and out."""
        return self.reading.notation

    def deals(self) -> Iterator[Deal | BadInput]:
        """Every deal asked for, those of files first; what cannot be read is given as its error.

        Raises BadInput if nothing was asked for.
        """
        return asked_for(self.files, self.numbers, self._read, self._numbered)

    def one_deal(self) -> Deal:
        """The only deal asked for; raises BadInput if it is bad, missing or not alone."""
        return only(self.deals(), "", NAME_IT)

    def _read(self, file: str) -> Iterator[Deal | BadInput]:
        return read_file(file, self.reading)

    def _numbered(self, spec: str) -> Iterator[Deal | BadInput]:
        return iter(numbered(spec, self.reading.shape))


def help_option(name: str, text: Callable[[], str], meaning: str) -> Callable[[Any], Any]:
    """An option that prints a help text and ends the command."""

    def explain(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
        if wanted:
            click.echo(text())
            ctx.exit()

    return click.option(name, is_flag=True, is_eager=True, expose_value=False, callback=explain, help=meaning)


def game_option(default: str) -> Callable[[Any], Any]:
    """The option for the game; by the time it is read the commands of that game have been chosen."""
    meaning = "The game; each has options of its own, as in: verify check --game klondike --help."
    return click.option("--game", type=click.Choice(GAMES), default=default, show_default=True, help=meaning)


def rules_options(example: str, explanation: Callable[[], str]) -> Iterable[Callable[[Any], Any]]:
    """The options that choose rules, and the one that explains them."""
    preset, option = "Named rules; see --help-rules.", f"One rule option, such as {example}; see --help-rules."
    yield click.option("--rules", "preset", default="classic", show_default=True, metavar="PRESET", help=preset)
    yield click.option("-o", "options", multiple=True, metavar="NAME=VALUE", help=option)
    yield help_option("--help-rules", explanation, "Explain the presets and all rule options.")


def format_option(formats: Iterable[str]) -> Callable[[Any], Any]:
    """The option that names the format in which deals are read."""
    return click.option(
        "--format",
        "format_",
        type=click.Choice(["auto", *formats]),
        default="auto",
        show_default=True,
        help="How the deals are written; see --help-formats.",
    )


DEALS = (
    click.argument("deals", nargs=-1, metavar="DEAL..."),
    click.option(
        "--deal",
        "numbers",
        multiple=True,
        metavar="SPEC",
        help="Deals by number: ms:617, ms:1-100, pysol:12345, kpat:7, random:SEED:COUNT.",
    ),
)
_RULES = (
    game_option("clock"),
    *rules_options("deal=piles", rules_help),
)
_DECK = (
    help_option("--help-formats", formats_help, "Explain the formats of deals, deal numbers and the names of cards."),
    click.option(
        "--ranks",
        type=click.IntRange(2, MOST_RANKS),
        default=13,
        show_default=True,
        help="Ranks in the deck; the highest is the centre's.",
    ),
    click.option(
        "--suits",
        type=click.IntRange(1, MOST_SUITS),
        default=4,
        show_default=True,
        help="Suits in the deck: cards in a pile.",
    ),
)
_FORMAT = format_option(FORMATS)
CARDS = click.option(
    "--cards",
    type=click.Choice(list(NOTATIONS)),
    default="en",
    show_default=True,
    help="How cards are named, in and out: English, Finnish, Swedish.",
)


def timeout_option(meaning: str, default: int = 300) -> Callable[[Any], Any]:
    """The option for the seconds that something may take; ``meaning`` says what, and what becomes of the rest."""
    return click.option(
        "--timeout", type=click.IntRange(1, 86_400), default=default, show_default=True, metavar="SECONDS", help=meaning
    )


_SHUFFLED = "decks are shuffled and dealt, no piles are listed"


def shared(command: F) -> F:
    """Give a command the shared options; it receives them bundled as ``request``."""
    return with_options(_bundled(command), *DEALS, *_RULES, *_DECK, _FORMAT, CARDS)


def without_deals(command: F) -> F:
    """Give a command the shared options but those that name deals; it receives them bundled as ``request``."""

    @wraps(command)
    def shuffled(request: Request, **own: Any) -> Any:
        request.choice.check_layout("deck", _SHUFFLED)
        return command(request, **own)

    return with_options(_bundled(cast(F, shuffled)), *_RULES, *_DECK, CARDS)


def by_rules(command: F) -> F:
    """Give a command the options that choose the rules; it receives them as ``choice``."""

    @wraps(command)
    def chosen(game: str, preset: str, options: tuple[str, ...], **own: Any) -> Any:
        choice = _choice(preset, options)
        choice.check_layout("deck", _SHUFFLED)
        return command(choice=choice, **own)

    return with_options(cast(F, chosen), *_RULES)


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
        choice = _choice(preset, options)
        check_piles(choice.rules, reading.shape)
        return command(Request(deals, numbers, reading, choice), **own)

    return cast(F, bundled)


def with_options(command: F, *options: Callable[[F], F]) -> F:
    """Give a command these options, which its help lists in this order."""
    for option in reversed(options):
        command = option(command)
    return command


def _choice(preset: str, options: tuple[str, ...]) -> Choice:
    return Choice(preset, tuple(map(name_and_value, options)))


def name_and_value(option: str, example: str = "deal=piles") -> tuple[str, str]:
    """A rule option as it is typed: its name and its value. Raises BadInput if there is no value."""
    name, equals, value = option.partition("=")
    if not equals:
        raise BadInput(f"-o {shown(option)}: expected NAME=VALUE, such as {example}")
    return name.strip(), value.strip()
