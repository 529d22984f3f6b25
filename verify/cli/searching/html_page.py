"""What the page that ``verify show --html`` writes says and shows."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import click

from verify.atomic import write_whole
from verify.cards import ENGLISH, Card, Notation
from verify.cli.asking import Asked
from verify.cli.searching.check_text import rules
from verify.cli.searching.game import R, SearchedGame
from verify.cli.searching.show_text import AnyGame, Moment, counted_moves, lost_by
from verify.cli.searching.texts import counted_positions
from verify.deals.deal import STANDARD
from verify.errors import BadInput, shown
from verify.report.boards import move_in_words
from verify.report.game_page import GamePage, Rule, Said, Step, game_html
from verify.report.standings import Kind
from verify.rules.named_options import Option
from verify.solvers.answers import Decided
from verify.verdict import Verdict

_KINDS: Mapping[Verdict, Kind] = {Verdict.WINNABLE: "good", Verdict.UNWINNABLE: "bad"}


class Way(NamedTuple):
    """The way through a game: its moves, how many of them were given, and the position at which the page opens."""

    moves: Sequence[Any]
    given: int
    moment: Moment


def check_place(file: str, deals: Sequence[str]) -> None:
    """Raise BadInput at once if a page cannot be written there, or would take the place of a deal."""
    if file == "-":
        return
    if any(file == deal or deal.startswith(f"{file}:") for deal in deals):
        raise BadInput("the page would take the place of the deal: expected another file", file)
    if not _fits(Path(file)):
        raise BadInput("the page cannot be written there: expected a file in a directory", file)


def _fits(path: Path) -> bool:
    try:
        return path.parent.is_dir() and not path.is_dir()
    except (OSError, ValueError):
        return False


def write_page(file: str, what: GamePage) -> None:
    """Write a page whole, or print it."""
    text = game_html(what)
    if file == "-":
        click.echo(text, nl=False)
        return
    write_whole(Path(file), text.encode())
    click.echo(f"verify: wrote {shown(file, 400)}", err=True)


def page(
    game: SearchedGame[Any, Any, Any, R], request: Asked[Any, Any], first: R, way: Way, positions: Sequence[Any]
) -> GamePage:
    """What the page of a deal shows; ``first`` is what is known of the deal, ``positions`` the way leads through."""
    deal, notation, fatal = first.deal, request.notation, way.moment.fatal
    opened = len(way.moment.moves)
    stated = {name: value for name, value in game.stated(first).items() if value is not None}
    return GamePage(
        game=game.page.title,
        title=deal.title or deal.name.rpartition("/")[2],
        name=deal.name,
        said=list(_said(game, first, way, notation)),
        boards=[game.page.board(position, deal.shape, first.rules) for position in positions],
        steps=[Step(game.write_moves([move], notation), move_in_words(move, notation)) for move in way.moves],
        notation=notation,
        how=game.page.how,
        rules=[rule(name, value, game.page.options[name]) for name, value in stated.items()],
        command=_command(game.name, request),
        version=version("patience-verify"),
        opened=opened,
        given=way.given,
        lost=(fatal.move if fatal else None) or None,
        waiting=first.deadlock or way.moment.answer.deadlock,
        waiting_from=0 if first.deadlock else opened,
    )


def rule(name: str, value: str | int, option: Option) -> Rule:
    """An option of the rules, its value and what that means.

    >>> rule("wrap", "no", Option("whether a king goes on an ace", {"no": "nothing goes on an ace"}))
    Rule(name='wrap', value='no', meaning='whether a king goes on an ace: nothing goes on an ace')
    """
    meant = option.values.get(str(value), "")
    return Rule(name, str(value), f"{option.help}: {meant}" if meant else option.help)


def _said(game: SearchedGame[Any, Any, Any, R], first: R, way: Way, notation: Notation) -> Iterator[Said]:
    """What is known of the deal, and of the position after the moves given."""
    by = f"{rules(first)}; read as {first.deal.format}"
    yield _answer(game, "The deal", first.answer, {"rules": by}, notation)
    if way.given:
        moment = way.moment
        words = [game.write_moves([move], notation) for move in moment.moves]
        lost = {"lost by": lost_by(moment.fatal, words)} if moment.fatal else {}
        yield _answer(game, f"After {counted_moves(way.given)}", moment.answer, lost, notation)


def _answer(game: AnyGame, where: str, answer: Decided[Any], own: Mapping[str, str], notation: Notation) -> Said:
    """The answer for a position, in the words that stand on a terminal too."""
    rows = {
        **own,
        "stuck": game.stuck if answer.stuck else "",
        "deadlock": _written(answer.deadlock, notation),
        "searched": f"{counted_positions(answer.positions)} in {answer.seconds:.2f} s",
    }
    why = f"{answer.reason[:1].upper()}{answer.reason[1:]}."
    facts = {name: text for name, text in rows.items() if text}
    return Said(_KINDS.get(answer.verdict, "open"), f"{where}: {answer.verdict}", why, facts)


def _written(cards: Sequence[Card], notation: Notation) -> str:
    return " ".join(map(notation.write, cards))


def _command(game: str, request: Asked[Any, Any]) -> str:
    """The command that decides the deal and certifies it; nothing if it came from standard input."""
    shape, choice, form = request.reading.shape, request.choice, request.reading.format
    words = ["verify", "check", "--game", game, "--certificate", "evidence"]
    words += [] if choice.preset == "classic" else ["--rules", choice.preset]
    words += [word for name, value in choice.options for word in ("-o", f"{name}={value}")]
    words += [] if shape == STANDARD else ["--ranks", str(shape.ranks), "--suits", str(shape.suits)]
    words += [] if form == "auto" else ["--format", form]
    words += [] if request.notation is ENGLISH else ["--cards", request.notation.name]
    words += [word for number in request.numbers for word in ("--deal", number)]
    command = shlex.join([*words, *request.files])
    return command if command.isprintable() and "-" not in request.files else ""
