"""``verify show``: draw one game, step through it, or write the deal in another format."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import click

from verify.atomic import write_whole
from verify.cards import Notation
from verify.cli.check_text import explained, rules
from verify.cli.choosing import chosen
from verify.cli.converting import for_format
from verify.cli.options import Request, shared
from verify.cli.stepping import step_through
from verify.cli.whole import Whole
from verify.deals import FORMATS, write
from verify.deals.partial_deals import write_partial
from verify.errors import BadInput, shown
from verify.report.dial_text import dial, trace_lines
from verify.rules import clock_sight
from verify.rules.clock import Game
from verify.solvers.clock import ClockResult, decide, explain

Draw = Callable[[int], str]  # the dial at a moment of the game


@click.command()
@shared
@click.option(
    "--at",
    "turns",
    type=Whole(1),
    metavar="TURNS",
    help="The table after so many cards have been turned (default: the end; with --step, the beginning).",
)
@click.option(
    "--choose",
    metavar="CARD",
    help="With a second chance: the card that it brings, or its place, such as Q:2 (default: play up to there).",
)
@click.option("--step", is_flag=True, help="Step through the game: forwards, back, to either end.")
@click.option(
    "--svg", metavar="FILE", help="Draw the dial and the bottom map into an SVG file (- for standard output)."
)
@click.option("--output", type=click.Choice(list(FORMATS)), help="Write the deal itself, in this format.")
@click.option("--as-seen", is_flag=True, help="Write the piles with ?? for every card not turned yet; for check.")
@click.option("--json", "as_json", is_flag=True, help="The result as for check, with the piles and the trace.")
@click.option("--colour/--no-colour", default=None, help="Colours (default: on a terminal, unless NO_COLOR is set).")
def show(
    request: Request,
    turns: int | None,
    choose: str | None,
    step: bool,
    svg: str | None,
    output: str | None,
    as_seen: bool,
    as_json: bool,
    colour: bool | None,
) -> None:
    """Draw one DEAL (a file with one deal, FILE:NUMBER, - for standard input, or --deal ms:617) as a clock.

    Cards that have come home stand first in their pile; those not yet turned follow in brackets, the next one first.
    """
    if sum((step, svg is not None, output is not None, as_seen, as_json)) > 1:
        raise BadInput("--step, --svg, --output, --as-seen and --json exclude each other: expected one of them")
    if choose is not None and (output or as_seen or as_json):
        raise BadInput("--choose says which game is drawn: expected none of --output, --as-seen and --json with it")
    result = decide(request.one_deal(), request.choice)
    if choose is not None:
        result = chosen(result, choose, request.notation)
    moment = _moment(result.game, turns)
    draw = partial(_dial, result.game, notation=request.notation, colour=_colour(colour))
    if output:
        click.echo(_as_format(result, output, request), nl=False)
    elif as_seen:
        click.echo(_as_seen(result.game, moment, request.notation), nl=False)
    elif as_json:
        click.echo(_as_json(result))
    elif svg is not None:
        if svg in request.files:
            raise BadInput("the drawing would take the place of the deal: expected another file", svg)
        _write_svg(svg, _svg(result, moment, request.notation))
    elif step:
        first = moment if turns else 0
        step_through(draw, first, len(result.game.positions) - 1, _verdict(result, request.notation))
    else:
        click.echo(_drawing(result, draw(moment), request.notation), color=True)


def _moment(game: Game, turns: int | None) -> int:
    """The index of the position after so many cards have been turned; the end of the game if not given."""
    last = len(game.positions) - 1
    if turns is None:
        return last
    if turns > last:
        raise BadInput(f"--at {turns}: this game ends after {last} cards have been turned")
    return turns - 1


def _as_seen(game: Game, moment: int, notation: Notation) -> str:
    """The piles as dealt, with what a player has seen of them by then."""
    if game.second_chance is not None and moment > game.second_chance:
        raise BadInput(f"--as-seen after the second chance: expected --at {game.second_chance + 1} at most")
    return write_partial(clock_sight.as_seen(game, min(moment + 1, len(game.turned))), notation)


def _dial(game: Game, moment: int, notation: Notation, colour: bool) -> str:
    return dial(game, moment, notation, colour, shutil.get_terminal_size().columns)


def _drawing(result: ClockResult, picture: str, notation: Notation) -> str:
    return "\n".join([picture, "", *trace_lines(result.game, notation), "", explained(result, None, notation)])


def _verdict(result: ClockResult, notation: Notation) -> str:
    return f"{result.verdict}: {explain(result, notation)}"


def _svg(result: ClockResult, moment: int, notation: Notation) -> str:
    from verify.report.dial_svg import svg

    title = result.deal.title or result.deal.name.rpartition("/")[2]
    lines = [_verdict(result, notation), f"rules: {rules(result)}"]
    return svg(result.game, result.bottom, moment, title, lines, notation)


def _write_svg(file: str, drawing: str) -> None:
    if file == "-":
        click.echo(drawing, nl=False)
        return
    write_whole(Path(file), drawing.encode())
    click.echo(f"verify: wrote {shown(file, 400)}", err=True)


def _as_json(result: ClockResult) -> str:
    import msgspec

    from verify.solvers.clock_record import record

    piles = [[str(card) for card in pile] for pile in result.game.table.piles]
    more = {"piles": piles, "trace": [str(card) for card in result.game.turned]}
    return msgspec.json.encode(msgspec.to_builtins(record(result)) | more).decode()


def _as_format(result: ClockResult, name: str, request: Request) -> str:
    """The deal in another format, so that it is the same deal when it is read under the rules asked for."""
    deal = for_format(result.deal, result.game.table, result.rules, name)
    plain = request.choice.rules
    return write(deal, name, request.notation, plain.listing, plain.within_pile)


def _colour(wanted: bool | None) -> bool:
    if wanted is not None:
        return wanted
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
