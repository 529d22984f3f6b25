"""Walking through a game, forwards and back: on a terminal by keys, elsewhere every position in turn."""

from __future__ import annotations

import sys
from collections.abc import Callable

import click

from verify.cards import Notation
from verify.report.dial_text import dial
from verify.rules.clock import Game

_HELP = "space or n: next   b: back   g: begin   e: end   q: quit"


def step_through(game: Game, notation: Notation, colour: bool, moment: int) -> None:
    """Show the positions of a game from ``moment`` on; with a person at a terminal, at the person's pace."""
    if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty():
        _by_keys(game, notation, colour, moment, click.getchar)
        return
    for each in range(moment, len(game.positions)):
        click.echo(dial(game, each, notation, colour) + "\n", color=True)


def _by_keys(game: Game, notation: Notation, colour: bool, moment: int, key: Callable[[], str]) -> None:
    while True:
        click.clear()
        click.echo(dial(game, moment, notation, colour), color=True)
        click.echo(_HELP)
        pressed = key()
        if pressed in ("q", "Q", "\x1b", "\x04"):
            return
        moment = step_to(pressed, moment, len(game.positions) - 1)


def step_to(pressed: str, moment: int, last: int) -> int:
    """The moment that a key leads to.

    >>> step_to(" ", 3, 52), step_to("b", 0, 52), step_to("e", 3, 52), step_to("?", 3, 52)
    (4, 0, 52, 3)
    """
    match pressed:
        case " " | "n" | "\r" | "\n" | "\x1b[C" | "\x1b[B":
            return min(moment + 1, last)
        case "b" | "\x7f" | "\x1b[D" | "\x1b[A":
            return max(moment - 1, 0)
        case "g" | "\x1b[H":
            return 0
        case "e" | "\x1b[F":
            return last
        case _:
            return moment
