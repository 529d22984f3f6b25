"""What ``verify show --game klondike`` prints: the table after some moves, and what is known of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from verify.cards import Notation
from verify.cli.klondike import check_text
from verify.cli.klondike.converting import as_table
from verify.cli.searching.fatal import Fatal
from verify.cli.wrapping import entry
from verify.deals.klondike.json_tables import table_members
from verify.deals.positions import Position
from verify.report.klondike_table import table_text
from verify.rules.klondike import Move
from verify.rules.klondike_moves import write_move, write_moves
from verify.solvers.answers import Decided
from verify.solvers.klondike.result import KlondikeResult

_COLUMN = 13


class Moment(NamedTuple):
    """A position of a game: the moves that led to it, what is known of it, and what lost it, if it is lost."""

    moves: Sequence[Move]
    position: Position
    answer: Decided[Move]
    fatal: Fatal | None


def drawing(name: str, rules: str, moment: Moment, notation: Notation) -> str:
    """The table, and what is known of it."""
    head = f"{name}: {moment.answer.verdict}" + (f" after {_count(len(moment.moves))}" if moment.moves else "")
    lines = check_text.reasons(moment.answer, rules, notation)
    if moment.moves:
        lines = [*entry(2, "played", write_moves(moment.moves, notation), _COLUMN), *lines]
    if moment.fatal:
        lines += entry(2, "lost by", lost_by(moment.fatal, moment.moves, notation), _COLUMN)
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
    """The record of the deal, with the position, what is known of it, and the move that lost it."""
    import msgspec

    answer, fatal = moment.answer, moment.fatal
    position = {
        "after": write_moves(moment.moves),
        "table": table_members(as_table(first.deal, moment.position)),
        "verdict": answer.verdict,
        "reason": answer.reason,
        "stuck": answer.stuck,
        "moves": write_moves(answer.moves),
        "lost_by": fatal.move if fatal else None,
    }
    return msgspec.json.encode(msgspec.to_builtins(check_text.record(first)) | {"position": position}).decode()


def _count(moves: int) -> str:
    return "1 move" if moves == 1 else f"{moves} moves"
