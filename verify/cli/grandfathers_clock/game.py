"""Grandfather's Clock, as the commands want it."""

from __future__ import annotations

from functools import partial

from verify.cli.grandfathers_clock.converting import for_format, table_for_format
from verify.cli.searching.game import Page, Records, SearchedGame, Stated
from verify.deals.deal import Shape
from verify.deals.dials import DialDeal, DialPosition
from verify.deals.grandfathers_clock import write_all
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.deals.grandfathers_clock.json_tables import table_members
from verify.making.grandfathers_clock import grade
from verify.records import (
    grandfathers_clock,
    grandfathers_clock_made,
    grandfathers_clock_shown,
    grandfathers_clock_tally,
)
from verify.report.boards import Board
from verify.report.grandfathers_clock_board import PLAYED, grandfathers_clock_board
from verify.report.grandfathers_clock_table import table_text
from verify.rules.grandfathers_clock import Move, is_won, legal_moves
from verify.rules.grandfathers_clock_choice import GAME
from verify.rules.grandfathers_clock_moves import read_moves, write_moves
from verify.rules.grandfathers_clock_options import OPTIONS, GrandfathersClockRules
from verify.rules.grandfathers_clock_refusals import play
from verify.solvers.grandfathers_clock.certify import certify
from verify.solvers.grandfathers_clock.decide import decide, decide_position
from verify.solvers.grandfathers_clock.result import GrandfathersClockResult


def _stated(result: GrandfathersClockResult) -> Stated:
    """Every option; of a table how a deck is listed says nothing."""
    given: Stated = result.rules.as_options()
    return {**given, "listing": None} if isinstance(result.deal, DialDeal) else given


def _board(position: DialPosition, shape: Shape, rules: GrandfathersClockRules) -> Board:
    """A position as it is drawn; what lies under a top card follows from the clock cards."""
    return grandfathers_clock_board(position, shape, rules.clock_suits)


GRANDFATHERS_CLOCK = SearchedGame[AnyDeal, DialPosition, Move, GrandfathersClockResult](
    name=GAME,
    write_all=write_all,
    for_format=for_format,
    table_for_format=table_for_format,
    read_moves=read_moves,
    write_moves=write_moves,
    legal_moves=legal_moves,
    play=play,
    is_won=is_won,
    decide=decide,
    decide_position=decide_position,
    result=GrandfathersClockResult,
    certify=certify,
    grade=grade,
    stuck="no move does more than exchange a column with an empty one",
    fewest="the fewest",
    drawing=table_text,
    members=table_members,
    stated=_stated,
    page=Page("Grandfather's Clock", PLAYED, OPTIONS, _board),
    records=Records(
        decided=partial(grandfathers_clock.GrandfathersClockRecord, schema=grandfathers_clock.SCHEMA),
        shown=partial(grandfathers_clock_shown.GrandfathersClockShownRecord, schema=grandfathers_clock_shown.SCHEMA),
        made=partial(grandfathers_clock_made.GrandfathersClockMadeRecord, schema=grandfathers_clock_made.SCHEMA),
        tally=partial(grandfathers_clock_tally.GrandfathersClockTallyRecord, schema=grandfathers_clock_tally.SCHEMA),
    ),
)
