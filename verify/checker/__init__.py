"""Check that a certificate establishes a claim about a deal: the trusted base, a few files that anyone can read.

It imports nothing but the standard library, never searches, and runs alone, wherever this directory is copied:

    python -I -S checker CLAIM CERTIFICATE

`check` is the same as a function. ``--help`` gives the vocabulary and both file formats.

    reading.py             what the files of all games have in common, and how they are read
    packed.py              certificates that list very many positions, unpacked with a limit
    searched.py            what those of Klondike and Grandfather's Clock have in common, and what is said of them
    cards.py               cards, and which are red
    clock_reading.py       claims and certificates of Clock Patience
    clock.py               its game, played; its evidence, judged
    klondike_reading.py    claims and certificates of Klondike
    klondike_rules.py      its rules, and winning moves replayed
    klondike_deadlock.py   cards of which none can move first
    klondike_quotient.py   its positions and moves as far as a loss depends on them
    klondike_steps.py      which moves a position has
    klondike_sets.py       sets of positions that no move leaves
    klondike.py            its evidence, judged
    grandfathers_clock_reading.py   claims and certificates of Grandfather's Clock
    grandfathers_clock_rules.py     its rules, and what a move makes of the columns
    grandfathers_clock_deadlock.py  cards of which none can move first
    grandfathers_clock_sets.py      sets of positions that no move leaves
    grandfathers_clock.py           its evidence, judged
    command.py             the command; __main__.py starts it
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from . import clock, clock_reading, grandfathers_clock, grandfathers_clock_reading, klondike, klondike_reading
from .reading import MAX_NAME_SHOWN, Malformed, Rejected, about, name_in, parse, shown, word

__all__ = ["GAMES", "Game", "Malformed", "Rejected", "called", "check", "game_of"]


class Game(NamedTuple):
    """How the files of a game are described, read and judged."""

    format: str
    read_claim: Callable[[bytes], Any]
    read_certificate: Callable[[bytes], Any]
    judge: Callable[[Any, Any], str]


GAMES = {
    "clock": Game(clock_reading.FORMAT, clock_reading.read_claim, clock_reading.read_certificate, clock.judge),
    "klondike": Game(
        klondike_reading.FORMAT, klondike_reading.read_claim, klondike_reading.read_certificate, klondike.judge
    ),
    "grandfathers-clock": Game(
        grandfathers_clock_reading.FORMAT,
        grandfathers_clock_reading.read_claim,
        grandfathers_clock_reading.read_certificate,
        grandfathers_clock.judge,
    ),
}


def check(claim: bytes, certificate: bytes) -> str:
    """A sentence saying what is established: exactly the claim.

    Raises Rejected when the certificate does not establish the claim, Malformed when one of them cannot be read.
    """
    game = game_of(claim)
    return game.judge(game.read_claim(claim), game.read_certificate(certificate))


@about("not a claim")
def game_of(claim: bytes) -> Game:
    """The game that a claim is about; where it does not say, any will find what is wrong. Raises Malformed."""
    value = parse(claim)
    name = value.get("game", "clock") if isinstance(value, dict) else "clock"
    return GAMES[word(name, "game", GAMES)]


def called(claim: bytes) -> str:
    """What a claim that has been read calls its deal, in quotes and before a colon; empty if it does not say."""
    value = parse(claim)
    name = name_in(value) if isinstance(value, dict) else ""
    return f"{shown(name, MAX_NAME_SHOWN)}: " if name else ""
