"""What ``verify show --game klondike`` prints: the table after some moves, and what is known of it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version

from verify.cards import Notation
from verify.cli.klondike import check_text
from verify.cli.klondike.converting import as_table
from verify.cli.searching.showing import Moment, counted_moves, lost_by
from verify.cli.searching.texts import COLUMN
from verify.cli.wrapping import entry
from verify.deals.klondike.json_tables import table_members
from verify.deals.positions import Position
from verify.records.klondike_shown import SCHEMA, KlondikeShownRecord
from verify.report.klondike_table import table_text
from verify.rules.klondike import Move
from verify.rules.klondike_moves import write_move, write_moves
from verify.solvers.klondike.result import KlondikeResult

KlondikeMoment = Moment[Position, Move]


def drawing(name: str, rules: str, moment: KlondikeMoment, notation: Notation, *, with_moves: bool) -> str:
    """The table, and what is known of it; with the moves that are possible, if they are wanted."""
    head = f"{name}: {moment.answer.verdict}" + (f" after {counted_moves(len(moment.moves))}" if moment.moves else "")
    lines = check_text.reasons(moment.answer, rules, notation)
    if moment.moves:
        lines = [*entry(2, "played", write_moves(moment.moves, notation), COLUMN), *lines]
    if moment.fatal:
        words = [write_move(move, notation) for move in moment.moves]
        lines += entry(2, "lost by", lost_by(moment.fatal, words), COLUMN)
    if with_moves:
        possible = " ".join(write_move(move, notation) for move in moment.legal)
        lines += entry(2, "moves", possible or "none is possible", COLUMN)
    return "\n".join([*table_text(moment.position, notation), "", head, *lines])


def step(position: Position, moves: Sequence[Move], number: int, notation: Notation) -> str:
    """One picture of many: the table after so many of the moves."""
    head = f"move {number} of {len(moves)}: {write_move(moves[number - 1], notation)}" if number else "the start"
    return "\n".join([head, "", *table_text(position, notation)])


def json_line(moment: KlondikeMoment, first: KlondikeResult) -> str:
    """The record of the position as one line of JSON; ``first`` is what is known of the deal itself."""
    import msgspec

    return msgspec.json.encode(record(moment, first)).decode()


def record(moment: KlondikeMoment, first: KlondikeResult) -> KlondikeShownRecord:
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
