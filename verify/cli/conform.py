"""``verify conform``: an engine of anybody's, in any language, tested against the rules."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from verify.atomic import make_directory, write_whole
from verify.cli.main import ROOMS
from verify.cli.shared_options import help_option, with_options
from verify.cli.whole import Whole
from verify.conformance.differences import Difference
from verify.conformance.engine import Hello
from verify.conformance.planning import games_for, plans_for
from verify.conformance.process import ProcessEngine
from verify.conformance.reference.options import options_of
from verify.conformance.replaying import confirm, fresh
from verify.conformance.reporting import read_reproducer, record
from verify.conformance.running import Outcome, Plan
from verify.conformance.running import conform as search
from verify.conformance.telling import agrees, differs
from verify.errors import BadInput, shown
from verify.records.conformance import ConformanceRecord

F = TypeVar("F", bound=Callable[..., Any])
Factory = Callable[[], ProcessEngine]


def protocol() -> str:
    """The page for authors of engines."""
    return (files("verify.conformance") / "PROTOCOL.md").read_text(encoding="utf-8").rstrip()


_OPTIONS = (
    click.option("--game", type=click.Choice(list(ROOMS)), help="Test this game only.  [default: all it plays]"),
    click.option("--rules", "preset", metavar="PRESET", help="Test this preset only.  [default: all it knows]"),
    click.option("-o", "named", multiple=True, metavar="NAME=VALUE", help="Change a rule option of --game."),
    click.option("--decks", type=Whole(1, 10**7), default=1000, show_default=True, help="Decks for each set of rules."),
    click.option("--seed", type=Whole(0, 10**18), default=1, show_default=True, help="Another seed, other decks."),
    click.option("--timeout", type=Whole(1, 3600), default=5, show_default=True, help="Seconds for each answer."),
    click.option(
        "--to",
        "directory",
        type=click.Path(path_type=Path),
        default=Path(),
        metavar="DIR",
        help="Where a reproducer is written if the engine differs: conform-GAME-PRESET.json.  [default: here]",
    ),
    click.option("--replay", type=click.Path(path_type=Path), metavar="FILE", help="Ask again what a reproducer asks."),
    click.option("--json", "as_json", is_flag=True, help="One object a line for each set of rules."),
    help_option("--help-protocol", protocol, "Explain how an engine is asked, and what it answers."),
)


def _with_options(command: F) -> F:
    return with_options(command, *_OPTIONS)


@click.command()
@click.argument("command", nargs=-1, metavar="-- COMMAND...")
@_with_options
def conform(
    command: tuple[str, ...],
    game: str | None,
    preset: str | None,
    named: tuple[str, ...],
    decks: int,
    seed: int,
    timeout: int,
    directory: Path,
    replay: Path | None,
    as_json: bool,
) -> int:
    """Test an engine, in any language, against the rules.

    COMMAND starts it; it is asked in lines of JSON on its standard input and answers on its standard output
    (--help-protocol). It plays random and tricky deals beside the reference. The first difference is made as small as
    possible and shown: the deck, the moves, what was expected, what was found.

    Exit codes: 0 it agrees, 1 it differs, 2 bad usage.
    """
    if not command:
        raise BadInput("there is no command: expected one after --, as in: verify conform -- node engine.js")
    shown_as = _Shown(command, directory, as_json)

    def factory() -> ProcessEngine:
        return ProcessEngine(command, timeout)

    if replay is not None:
        return _replayed(factory, replay, shown_as)
    hello = _hello(factory)
    if isinstance(hello, Difference):
        plan = Plan(game or "", preset or "", {}, decks, seed)
        return shown_as.outcome(Outcome(plan, 0, {"hello": 1}, hello, 0, 0.0), None)
    plans = _plans(hello, game, preset, named, decks, seed)
    codes = [shown_as.outcome(search(factory, plan, _progress(plan)), hello) for plan in plans]
    return max(codes)


def _hello(factory: Factory) -> Hello | Difference:
    """What the engine says of itself, or how it fails to."""
    try:
        with fresh(factory) as match:
            return match.hello
    except Difference as difference:
        return difference


def _plans(
    hello: Hello, game: str | None, preset: str | None, named: tuple[str, ...], decks: int, seed: int
) -> list[Plan]:
    """What to test; raises BadInput if there is nothing."""
    options = tuple(_option(each) for each in named)
    if options and game is None:
        raise BadInput(f"-o {shown(named[0])}: expected --game beside it, as options are those of a game")
    if not options:
        return plans_for(hello, game, preset, decks, seed)
    return [
        Plan(each, "", dict(options_of(each, preset or "classic", options)), decks, seed)
        for each in games_for(hello, game)
    ]


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadInput(f"-o {shown(text)}: expected NAME=VALUE, such as draw=1")
    return name.strip(), value.strip()


def _progress(plan: Plan) -> Callable[[int], None]:
    """Says on a terminal how many decks have been dealt."""

    def say(decks: int) -> None:
        if sys.stderr is not None and sys.stderr.isatty() and (decks % 10 == 0 or decks == plan.decks):
            end = "\n" if decks == plan.decks else ""
            click.echo(
                f"\rverify: {plan.game} {plan.preset}: {decks:,} of {plan.decks:,} decks{end}", nl=False, err=True
            )

    return say


def _replayed(factory: Factory, path: Path, shown_as: _Shown) -> int:
    """Ask again what a reproducer asks; 0 if nothing differs any more."""
    known = read_reproducer(path)
    plan = Plan(known.game, known.preset, known.rules, known.decks, known.seed)
    hello = _hello(factory)
    difference = hello if isinstance(hello, Difference) else confirm(factory, known.script)
    said = None if isinstance(hello, Difference) else hello
    if difference is None:
        click.echo(f"{path}: the engine answers as expected")
        return 0
    return shown_as.outcome(Outcome(plan, known.decks, known.asked, difference, 0, 0.0), said, path)


class _Shown:
    """Shows what came of each set of rules, and writes reproducers."""

    def __init__(self, command: tuple[str, ...], directory: Path, as_json: bool) -> None:
        self._command, self._directory, self._as_json = shlex.join(command), directory, as_json

    def outcome(self, outcome: Outcome, hello: Hello | None, path: Path | None = None) -> int:
        """Show it, and give the exit code; a difference goes to a file, unless ``path`` has it already."""
        made = record(outcome, hello)
        if outcome.difference is not None and path is None:
            path = self._written(made)
        for line in self._lines(made, path):
            click.echo(line)
        return 0 if outcome.difference is None else 1

    def _lines(self, made: ConformanceRecord, path: Path | None) -> Iterator[str]:
        if self._as_json:
            yield msgspec.json.encode(made).decode()
        elif path is None:
            yield agrees(made)
        else:
            yield from differs(made, f"verify conform --replay {shlex.quote(str(path))} -- {self._command}")

    def _written(self, made: ConformanceRecord) -> Path:
        name = "-".join(part for part in ("conform", made.game, made.preset) if part)
        make_directory(self._directory)
        path = self._directory / f"{name}.json"
        write_whole(path, msgspec.json.format(msgspec.json.encode(made)) + b"\n")
        return path
