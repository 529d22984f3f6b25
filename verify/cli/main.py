"""The command line, and how it ends: an exit code, and for every failure one line on standard error.

Exit codes: 0 settled as expected, 1 not as expected, 2 bad input or usage, 3 unknown, 130 interrupted.
"""

from __future__ import annotations

import contextlib
import gc
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import click

from verify.errors import Disagreement, VerifyError, shown

_COMMANDS = {
    "check": "decide deals and say why",
    "show": "draw a game and step through it",
    "deal": "make deals: random, winning, losing, by number; or rewrite them",
    "find": "find deals with a property, or prove that there are none",
    "prove": "prove the theorems about all deals",
    "count": "count how often things happen, exactly",
    "claims": "settle what is said about the games",
    "report": "write the report: theorems, decks, evidence",
    "conform": "test an engine in any language against the rules",
    "vectors": "write games with all answers, for engines to be tested with",
}
*_FIRST, _LAST = _COMMANDS
_NAMES = f"{', '.join(_FIRST)} or {_LAST}"
ROOMS = {
    "clock": "verify.cli",
    "klondike": "verify.cli.klondike",
    "grandfathers-clock": "verify.cli.grandfathers_clock",
}
"""The games, and where the commands of each are."""

_FOR_ALL_GAMES = frozenset({"conform", "vectors"})
"""Commands that are one for all games; the others are each game's own."""

_GAME = "verify.cli.game"  # the key under which the game is kept while a command runs


class _Commands(click.Group):
    """Commands are imported when they run, so that none pays for another's libraries."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first word names, and the words after it."""
        if args[0] not in _COMMANDS and not args[0].startswith("-"):
            hint = f" (verify check {args[0]}?)" if Path(args[0]).exists() else ""
            raise click.UsageError(f"there is no command '{args[0]}': expected {_NAMES}{hint}")
        ctx.meta[_GAME] = _game(args[1:])
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, if there is one."""
        if cmd_name not in _COMMANDS:
            return None
        game = "clock" if cmd_name in _FOR_ALL_GAMES else ctx.meta.get(_GAME, "clock")
        module = f"{ROOMS[game]}.{cmd_name}"
        if find_spec(module) is None:
            those = " or ".join(game for game, room in ROOMS.items() if find_spec(f"{room}.{cmd_name}") is not None)
            raise click.UsageError(f"verify {cmd_name} is not for --game {ctx.meta[_GAME]}: expected {those}")
        command: click.Command = getattr(_import_at_once(module), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list in ``verify --help``, without importing the commands."""
        with formatter.section("Commands"):
            formatter.write_dl(list(_COMMANDS.items()))


def _game(arguments: Sequence[str]) -> str:
    """The game that a command is asked for; each game has its own commands, with options of their own.

    >>> _game(["deals.txt", "--game", "klondike"]), _game(["--game=klondike"]), _game(["--game", "chess"]), _game([])
    ('klondike', 'klondike', 'clock', 'clock')
    """
    found = "clock"
    for word, after in zip(arguments, [*arguments[1:], ""], strict=False):
        if word == "--":
            break
        if word == "--game" or word.startswith("--game="):
            found = after if word == "--game" else word.partition("=")[2]
    return found if found in ROOMS else "clock"


def _import_at_once(name: str) -> ModuleType:
    """Import a module with all it needs, without stopping to look for garbage; that saves a tenth of the time."""
    gc.disable()
    try:
        return import_module(name)
    finally:
        gc.enable()


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="patience-verify", prog_name="verify")
def cli() -> None:
    """Formal verification and exhaustive analysis of patience games: every answer carries its own proof.

    \b
    verify check decks.txt               decide every deal of a file, and say why
    verify check --deal ms:1-100         or deals by number
    verify check decks.txt --json        one JSON object a line
    verify show decks.txt:3 --step       watch the third deal being played
    verify deal --winning --seed 7       make a deal that is won
    verify check --game klondike --deal random:7:100
                                         Klondike: can it be won? with the moves, or with proof that it cannot
    verify check --game klondike --help  each game has options of its own: so with check, show, deal and prove
    verify find "lost and face_down == 1"
                                         find a deal with a property
    verify prove                         prove for all deals when a deal is won
    verify count --rules watch           exact chances by any rules, with any deck
    verify claims                        settle what people say about the game
    verify report                        write it all down
    verify conform -- node engine.js     test an engine of your own against the rules
    python -m verify.checker CLAIM CERTIFICATE
                                         check a certificate without trusting any of the rest
    """


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command and give its exit code; whatever fails says so in one line on standard error."""
    _never_fail_to_encode()
    try:
        return _run(arguments)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 2
    except click.ClickException as error:
        return _fail(error.format_message())
    except Disagreement as error:
        return _fail(f"this is a bug in verify, please report it: {error}", 1)
    except VerifyError as error:
        return _fail(str(error))
    except (KeyboardInterrupt, click.Abort):
        return _fail("interrupted", 130)
    except MemoryError:
        return _fail("there is not enough memory for this")
    except BrokenPipeError:
        _give_up_standard_output()
        return _fail("standard output was closed before everything was written")
    except OSError as error:
        _give_up_standard_output()
        return _fail(f"{error.filename or 'standard output'}: {error.strerror}")


def _run(arguments: Sequence[str] | None) -> int:
    """The command without the library's own way of ending it, which would hide a closed pipe and an interrupt."""
    if sys.stdout is None:
        raise VerifyError("standard output is closed: there is nowhere to write the results")
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with cli.make_context("verify", given) as context:
            code = cli.invoke(context)
    except click.exceptions.Exit as leave:
        code = leave.exit_code
    sys.stdout.flush()
    return code if isinstance(code, int) else 0


def _never_fail_to_encode() -> None:
    """Where the terminal's encoding lacks a character, such as an arrow, print its code instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _fail(message: str, code: int = 2) -> int:
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            click.echo(f"verify: {shown(' '.join(message.split()), 600)}", err=True)
    return code


def _give_up_standard_output() -> None:
    """Nothing more can be written; keep the interpreter from trying again at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
