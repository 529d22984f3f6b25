"""Klondike, as the commands want it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from verify.cli.klondike.converting import for_format, table_for_format
from verify.cli.searching.game import Page, Records, SearchedGame, Stated
from verify.deals.deal import Deal, Shape
from verify.deals.klondike import write_all
from verify.deals.klondike.json_tables import table_members
from verify.deals.positions import Position, PositionDeal
from verify.making.klondike import grade
from verify.records import klondike, klondike_made, klondike_shown, klondike_tally
from verify.report.boards import Board
from verify.report.klondike_board import PLAYED, klondike_board
from verify.report.klondike_table import table_text
from verify.rules.klondike import Move, is_won, legal_moves
from verify.rules.klondike_moves import read_moves, write_moves
from verify.rules.klondike_options import OPTIONS, PLAY, KlondikeRules
from verify.rules.klondike_refusals import play
from verify.solvers.answers import Decided, Limits
from verify.solvers.klondike.certify import certify
from verify.solvers.klondike.decide import decide, decide_position
from verify.solvers.klondike.result import KlondikeResult


def _played(start: Position, moves: Iterable[Move], rules: KlondikeRules) -> Iterable[Position]:
    """The positions that moves lead through; passes are counted where their number is limited."""
    played = play(start, moves, rules)
    return played if rules.passes else (each._replace(pass_number=1) for each in played)


def _decided(position: Position, rules: KlondikeRules, _: Shape, limits: Limits, **how: Any) -> Decided[Move]:
    """The answer for a position, which itself says of which deck it is."""
    return decide_position(position, rules, limits, **how)


def _stated(result: KlondikeResult) -> Stated:
    """Every option; of a table those that say how a deck is dealt say nothing."""
    dealt = not isinstance(result.deal, PositionDeal)
    return {name: value if dealt or name in PLAY else None for name, value in result.rules.as_options().items()}


def _board(position: Position, _: Shape, __: KlondikeRules) -> Board:
    """A position as it is drawn, whatever the rules."""
    return klondike_board(position)


KLONDIKE = SearchedGame[Deal | PositionDeal, Position, Move, KlondikeResult](
    name="klondike",
    write_all=write_all,
    for_format=for_format,
    table_for_format=table_for_format,
    read_moves=read_moves,
    write_moves=write_moves,
    legal_moves=legal_moves,
    play=_played,
    is_won=is_won,
    decide=decide,
    decide_position=_decided,
    result=KlondikeResult,
    certify=certify,
    grade=grade,
    stuck="nothing more can be placed, however the stock is gone through",
    fewest="{} of them get on, the fewest",
    drawing=table_text,
    members=table_members,
    stated=_stated,
    page=Page("Klondike", PLAYED, OPTIONS, _board),
    records=Records(
        decided=partial(klondike.KlondikeRecord, schema=klondike.SCHEMA),
        shown=partial(klondike_shown.KlondikeShownRecord, schema=klondike_shown.SCHEMA),
        made=partial(klondike_made.KlondikeMadeRecord, schema=klondike_made.SCHEMA),
        tally=partial(klondike_tally.KlondikeTallyRecord, schema=klondike_tally.SCHEMA),
    ),
)
