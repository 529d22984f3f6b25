"""``verify conform``: an engine of anybody's, in any language, tested against the rules."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import click

from verify.cli.conform_batch import Batch
from verify.cli.conform_shown import Shown
from verify.cli.main import ROOMS
from verify.cli.shared_options import help_option, name_and_value, with_options
from verify.cli.whole import Whole
from verify.conformance.asking.in_python import python_engine
from verify.conformance.asking.process import ProcessEngine
from verify.conformance.differences import Difference
from verify.conformance.engine import Engine, Hello
from verify.conformance.outcomes.reporting import read_reproducer
from verify.conformance.planning import Plan, games_for, plans_for
from verify.conformance.reference.options import options_of
from verify.conformance.replaying import NoGame, confirm, fresh
from verify.conformance.running import Outcome
from verify.conformance.running import conform as search
from verify.errors import BadInput, shown

F = TypeVar("F", bound=Callable[..., Any])
Factory = Callable[[], Engine]


def protocol() -> str:
    """The page for authors of engines."""
    return (files("verify.conformance") / "PROTOCOL.md").read_text(encoding="utf-8").rstrip()


TIMEOUT = 5

_OPTIONS = (
    click.option("--python", "name", metavar="MODULE:FACTORY", help="Test an engine in Python, in this process."),
    click.option("--batch", is_flag=True, help="Test a program that reads decks and prints a line for each (NN,CC)."),
    click.option("--game", type=click.Choice(list(ROOMS)), help="Test this game only.  [default: all it plays]"),
    click.option("--rules", "preset", metavar="PRESET", help="Test this preset only.  [default: all it knows]"),
    click.option("-o", "named", multiple=True, metavar="NAME=VALUE", help="Change a rule option of --game."),
    click.option("--decks", type=Whole(1, 10**7), default=1000, show_default=True, help="Decks for each set of rules."),
    click.option("--seed", type=Whole(0, 10**18), default=1, show_default=True, help="Another seed, other decks."),
    click.option("--timeout", type=Whole(1, 3600), help=f"Seconds for each answer of COMMAND.  [default: {TIMEOUT}]"),
    click.option(
        "--to",
        "directory",
        type=click.Path(path_type=Path),
        default=Path(),
        metavar="DIR",
        help="Where a reproducer is written if the engine differs: conform-GAME-PRESET.json.  [default: here]",
    ),
    click.option("--replay", type=click.Path(path_type=Path), metavar="FILE", help="Ask again what a reproducer asks."),
    click.option(
        "--junit",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="Write the outcomes as JUnit's XML too; not with --batch.",
    ),
    click.option("--json", "as_json", is_flag=True, help="One object a line for each set of rules; not with --batch."),
    help_option("--help-protocol", protocol, "Explain how an engine is asked, and what it answers."),
)


def _with_options(command: F) -> F:
    return with_options(command, *_OPTIONS)


@click.command()
@click.argument("command", nargs=-1, metavar="-- COMMAND...")
@_with_options
def conform(
    command: tuple[str, ...],
    name: str | None,
    batch: bool,
    game: str | None,
    preset: str | None,
    named: tuple[str, ...],
    decks: int,
    seed: int,
    timeout: int | None,
    directory: Path,
    replay: Path | None,
    junit: Path | None,
    as_json: bool,
) -> int:
    """Test an engine, in any language, against the rules.

    COMMAND starts it; it is asked in lines of JSON on its standard input and answers on its standard output
    (--help-protocol). It plays random and tricky deals beside the reference. The first difference is made as small as
    possible and shown: the deck, the moves, what was expected, what was found.

    \b
    verify conform -- node engine.js         an engine in any language
    verify conform --python engines:Mine     a class in Python
    verify conform --batch -- ./clock        Clock Patience as in the contest: decks in, a line for each out

    Exit codes: 0 it agrees, 1 it differs, 2 bad usage, 130 interrupted.
    """
    if batch:
        unused = {"--python": name, "-o": named, "--replay": replay, "--junit": junit, "--json": as_json}
        _check_batch([option for option, value in unused.items() if value], game, command)
        chosen = preset or "uva170"
        plan = Plan("clock", chosen, {}, decks, seed)
        return Batch(command, chosen, directory).run(decks, seed, timeout or TIMEOUT, _progress(plan))
    factory = _factory(command, name, timeout)
    engine = ("--python", name) if name is not None else ("--", *command)
    shown_as = Shown(engine, directory, as_json, junit, [replay] if replay else [])
    if replay is not None:
        code = _replayed(factory, replay, shown_as)
    else:
        code = _tested(factory, Plan(game or "", preset or "", {}, decks, seed), named, shown_as)
    shown_as.write_junit()
    return code


def _check_batch(unused: list[str], game: str | None, command: tuple[str, ...]) -> None:
    """Raise BadInput for what says nothing about programs that read decks."""
    if unused:
        raise BadInput(f"{unused[0]} is not for --batch: expected --rules, --decks, --seed, --timeout or --to")
    if game not in (None, "clock"):
        raise BadInput(f"--game {game} is not for --batch: expected clock")
    if not command:
        raise BadInput("there is no command: expected one after --, as in: verify conform --batch -- ./clock")


def _factory(command: tuple[str, ...], name: str | None, timeout: int | None) -> Factory:
    """What makes fresh engines; raises BadInput unless there is one of a command and a name."""
    if name is not None and command:
        raise BadInput("--python and a command exclude each other: expected one of them")
    if name is not None and timeout is not None:
        raise BadInput("--timeout is not for --python: expected a command after --, which can be ended")
    if name is not None:
        return python_engine(name)
    if not command:
        raise BadInput("there is no command: expected one after --, as in: verify conform -- node engine.js")
    return lambda: ProcessEngine(command, timeout or TIMEOUT)


def _tested(factory: Factory, wanted: Plan, named: tuple[str, ...], shown_as: Shown) -> int:
    """Test all that is wanted and that the engine plays; the exit code is the worst."""
    hello = _hello(factory)
    if isinstance(hello, Difference):
        return shown_as.outcome(Outcome(wanted, 0, {"hello": 1}, hello, 0, 0.0), None)
    plans = _plans(hello, wanted.game or None, wanted.preset or None, named, wanted.decks, wanted.seed)
    for plan in plans:
        shown_as.reproducer(plan.game, plan.preset)  # before an hour has gone by
    return max([shown_as.outcome(_searched(factory, plan), hello) for plan in plans])


def _searched(factory: Factory, plan: Plan) -> Outcome:
    """What came of one set of rules; a line of progress that has been left unfinished is ended."""
    outcome = search(factory, plan, _progress(plan))
    if outcome.decks < plan.decks and _somebody_watches():
        click.echo(err=True)
    return outcome


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
    options = tuple(name_and_value(each, "draw=1") for each in named)
    if options and game is None:
        raise BadInput(f"-o {shown(named[0])}: expected --game beside it, as options are those of a game")
    if not options:
        return plans_for(hello, game, preset, decks, seed)
    return [
        Plan(each, "", dict(options_of(each, preset or "classic", options)), decks, seed)
        for each in games_for(hello, game)
    ]


def _progress(plan: Plan) -> Callable[[int], None]:
    """Says on a terminal how many decks have been dealt."""

    def say(decks: int) -> None:
        if _somebody_watches() and (decks % 10 == 0 or decks == plan.decks):
            end = "\n" if decks == plan.decks else ""
            click.echo(
                f"\rverify: {plan.game} {plan.preset}: {decks:,} of {plan.decks:,} decks{end}", nl=False, err=True
            )

    return say


def _somebody_watches() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def _replayed(factory: Factory, path: Path, shown_as: Shown) -> int:
    """Ask again what a reproducer asks; 0 if nothing differs any more."""
    known = read_reproducer(path)
    plan = Plan(known.game, known.preset, known.rules, known.decks, known.seed)
    hello = _hello(factory)
    try:
        difference = hello if isinstance(hello, Difference) else confirm(factory, known.script)
    except NoGame as error:
        raise error.moved(str(path), None, "") from None
    said = None if isinstance(hello, Difference) else hello
    asked = Counter(str(request["ask"]) for request in (difference.script if difference else known.script))
    return shown_as.outcome(Outcome(plan, asked["deal"], asked, difference, 0, 0.0), said, path)
