"""Walking through a game, forwards and back: on a terminal by keys, elsewhere every position in turn."""

from __future__ import annotations

import sys
from collections.abc import Callable

import click

_HELP = "next: space, n or arrow   back: b or arrow   begin: g   end: e   quit: q"


def step_through(draw: Callable[[int], str], first: int, last: int, ending: str) -> None:
    """Show the moments ``first`` to ``last`` of a game; with a person at a terminal, at the person's pace.

    ``draw`` gives the picture of a moment, ``ending`` is said under the last one.
    """

    def screen(moment: int) -> str:
        return draw(moment) + (f"\n{ending}" if moment == last else "")

    if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty():
        _by_keys(screen, first, last, click.getchar)
        return
    for moment in range(first, last + 1):
        click.echo(screen(moment) + "\n", color=True)


def _by_keys(screen: Callable[[int], str], moment: int, last: int, key: Callable[[], str]) -> None:
    while True:
        click.clear()
        click.echo(screen(moment), color=True)
        click.echo(_HELP)
        pressed = _pressed(key)
        if pressed in ("q", "Q", "\x1b", "\x04"):
            return
        moment = step_to(pressed, moment, last)


def _pressed(key: Callable[[], str]) -> str:
    try:
        return key()
    except EOFError:
        return "q"


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
