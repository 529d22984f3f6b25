"""``verify show``: draw one game, step through it, or write the deal in another format."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import click

from verify.atomic import write_whole
from verify.cards import Notation
from verify.cli.check_text import explained
from verify.cli.options import Request, shared
from verify.cli.stepping import step_through
from verify.deals import FORMATS, write
from verify.errors import BadInput
from verify.report.dial_text import dial, trace_lines
from verify.rules.clock import Game
from verify.rules.clock_table import gather
from verify.solvers.clock import ClockResult, decide, explain


@click.command(short_help="draw a game and step through it")
@shared
@click.option(
    "--at",
    "moment",
    type=click.IntRange(1),
    metavar="TURNS",
    help="Draw the table after so many cards have been turned (default: at the end).",
)
@click.option("--step", is_flag=True, help="Step through the game: forwards, back, to either end.")
@click.option("--svg", type=click.Path(path_type=Path), metavar="FILE", help="Draw dial and bottom map into FILE.")
@click.option(
    "--output", type=click.Choice(list(FORMATS)), help="Write the deal itself, in this format, and nothing else."
)
@click.option("--json", "as_json", is_flag=True, help="The result as for check, with the piles and the trace.")
@click.option("--colour/--no-colour", default=None, help="Colours (default: on a terminal, unless NO_COLOR is set).")
def show(
    request: Request,
    moment: int | None,
    step: bool,
    svg: Path | None,
    output: str | None,
    as_json: bool,
    colour: bool | None,
) -> None:
    """Draw one DEAL (a file with one deal, FILE:NUMBER, - for standard input, or --deal ms:617) as a clock.

    Cards that have come home stand first in their pile; those not yet turned follow in brackets, the next one first.
    """
    result = decide(request.one_deal(), request.choice)
    notation = request.notation
    at = _moment(result.game, moment)
    if svg is not None:
        write_whole(svg, _svg(result, at, notation).encode())
        click.echo(f"verify: wrote {svg}", err=True)
    if output is not None:
        click.echo(_as_format(result, output, request), nl=False)
    elif as_json:
        click.echo(_as_json(result))
    elif step:
        step_through(result.game, notation, _colour(colour), 0 if moment is None else at)
    elif svg is None:
        click.echo(_drawing(result, at, notation, _colour(colour)), color=True)


def _moment(game: Game, turned: int | None) -> int:
    """The index of the position after so many cards have been turned; the end of the game if not given."""
    last = len(game.positions) - 1
    if turned is None:
        return last
    if turned > last:
        raise BadInput(f"--at {turned}: this game ends after {last} cards have been turned")
    return turned - 1


def _drawing(result: ClockResult, moment: int, notation: Notation, colour: bool) -> str:
    picture = dial(result.game, moment, notation, colour)
    return "\n".join([picture, "", *trace_lines(result.game, notation), "", explained(result, None, notation)])


def _svg(result: ClockResult, moment: int, notation: Notation) -> str:
    from verify.report.dial_svg import svg

    title = " ".join(part for part in (result.deal.name, result.deal.title) if part)
    return svg(result.game, result.bottom, moment, title, f"{result.verdict}: {explain(result, notation)}", notation)


def _as_json(result: ClockResult) -> str:
    import msgspec

    from verify.solvers.clock_record import record

    piles = [[str(card) for card in pile] for pile in result.game.table.piles]
    more = {"piles": piles, "trace": [str(card) for card in result.game.turned]}
    return json.dumps(msgspec.to_builtins(record(result)) | more)


def _as_format(result: ClockResult, name: str, request: Request) -> str:
    """The deal in another format, so that it is the same deal when it is read under the rules asked for."""
    deal, rules, wanted = result.deal, result.rules, FORMATS[name].layout
    if wanted == "piles" and deal.layout == "deck":
        upwards = tuple(card for pile in result.game.table.piles for card in reversed(pile))
        deal = replace(deal, cards=upwards, layout="piles", listing=None, within_pile="bottom-first")
    elif wanted == "deck" and deal.layout == "piles":
        deck = gather(result.game.table, rules)
        deal = replace(deal, cards=deck, layout="deck", listing=rules.listing, within_pile=None)
    elif deal.layout == "deck":
        deal = replace(deal, listing=rules.listing)
    else:
        deal = replace(deal, within_pile=rules.within_pile)
    plain = request.choice.rules
    return write(deal, name, request.notation, plain.listing, plain.within_pile)


def _colour(wanted: bool | None) -> bool:
    if wanted is not None:
        return wanted
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
