"""What ``verify show --game klondike`` prints: the table after some moves, and what is known of it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import NamedTuple

from verify.cards import Notation
from verify.cli.klondike import check_text
from verify.cli.klondike.converting import as_table
from verify.cli.searching.fatal import Fatal
from verify.cli.wrapping import entry
from verify.deals.klondike.json_tables import table_members
from verify.deals.positions import Position
from verify.records.klondike_shown import SCHEMA, KlondikeShownRecord
from verify.report.klondike_table import table_text
from verify.rules.klondike import Move
from verify.rules.klondike_moves import write_move, write_moves
from verify.solvers.answers import Decided
from verify.solvers.klondike.result import KlondikeResult

_COLUMN = 13


class Moment(NamedTuple):
    """A position of a game: the moves that led to it, those possible now, what is known of it, what lost it."""

    moves: Sequence[Move]
    position: Position
    legal: Sequence[Move]
    answer: Decided[Move]
    fatal: Fatal | None


def drawing(name: str, rules: str, moment: Moment, notation: Notation, *, with_moves: bool) -> str:
    """The table, and what is known of it; with the moves that are possible, if they are wanted."""
    head = f"{name}: {moment.answer.verdict}" + (f" after {_count(len(moment.moves))}" if moment.moves else "")
    lines = check_text.reasons(moment.answer, rules, notation)
    if moment.moves:
        lines = [*entry(2, "played", write_moves(moment.moves, notation), _COLUMN), *lines]
    if moment.fatal:
        lines += entry(2, "lost by", lost_by(moment.fatal, moment.moves, notation), _COLUMN)
    if with_moves:
        possible = " ".join(write_move(move, notation) for move in moment.legal)
        lines += entry(2, "moves", possible or "none is possible", _COLUMN)
    return "\n".join([*table_text(moment.position, notation), "", head, *lines])


def lost_by(fatal: Fatal, moves: Sequence[Move], notation: Notation) -> str:
    """Which move lost the game, in words."""
    if fatal.move == 0:
        return "no move: it could not be won before the first one either"
    if fatal.move is not None:
        move = write_move(moves[fatal.move - 1], notation)
        return f"move {fatal.move}, {move}: until then the game could be won"
    if fatal.winnable < 0:
        return f"one of the first {_count(fatal.lost)}, if it could be won at all: some positions are undecided"
    return f"one of the moves {fatal.winnable + 1} to {fatal.lost}: the positions between are undecided"


def step(position: Position, moves: Sequence[Move], number: int, notation: Notation) -> str:
    """One picture of many: the table after so many of the moves."""
    head = f"move {number} of {len(moves)}: {write_move(moves[number - 1], notation)}" if number else "the start"
    return "\n".join([head, "", *table_text(position, notation)])


def json_line(moment: Moment, first: KlondikeResult) -> str:
    """The record of the position as one line of JSON; ``first`` is what is known of the deal itself."""
    import msgspec

    return msgspec.json.encode(record(moment, first)).decode()


def record(moment: Moment, first: KlondikeResult) -> KlondikeShownRecord:
    """The position, and what is known of it and of the deal, as a record."""
    deal, answer = first.deal, moment.answer
    return KlondikeShownRecord(
        schema=SCHEMA,
        deal=deal.name,
        title=deal.title,
        game="klondike",
        format=deal.format,
        ranks=deal.shape.ranks,
        suits=deal.shape.suits,
        preset=first.choice.preset,
        rules=check_text.options(first),
        after=write_moves(moment.moves),
        table=table_members(as_table(deal, moment.position)),
        legal_moves=[write_move(move) for move in moment.legal],
        verdict=answer.verdict,
        reason=answer.reason,
        stuck=answer.stuck,
        moves=write_moves(answer.moves),
        move_count=len(answer.moves),
        lost_by=moment.fatal.move if moment.fatal else None,
        deal_verdict=first.verdict,
        positions=answer.positions,
        seconds=round(answer.seconds, 6),
        deadlock=list(map(str, answer.deadlock)),
        methods=list(answer.methods),
        version=version("patience-verify"),
    )


def _count(moves: int) -> str:
    return "1 move" if moves == 1 else f"{moves} moves"
