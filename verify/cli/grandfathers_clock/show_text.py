"""What ``verify show --game grandfathers-clock`` prints: the table after some moves, and what is known of it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version

from verify.cards import Notation
from verify.cli.grandfathers_clock import check_text
from verify.cli.searching.showing import Moment, counted_moves, lost_by
from verify.cli.searching.texts import COLUMN
from verify.cli.wrapping import entry
from verify.deals.dials import DialPosition
from verify.records.grandfathers_clock_shown import SCHEMA, GrandfathersClockShownRecord
from verify.report.grandfathers_clock_table import table_text
from verify.rules.grandfathers_clock import Move
from verify.rules.grandfathers_clock_choice import GAME
from verify.rules.grandfathers_clock_moves import write_moves
from verify.solvers.grandfathers_clock.result import GrandfathersClockResult

GrandfathersClockMoment = Moment[DialPosition, Move]


def drawing(name: str, rules: str, moment: GrandfathersClockMoment, notation: Notation, *, with_moves: bool) -> str:
    """The table, and what is known of it; with the moves that are possible, if they are wanted."""
    head = f"{name}: {moment.answer.verdict}" + (f" after {counted_moves(len(moment.moves))}" if moment.moves else "")
    lines = check_text.reasons(moment.answer, rules, notation)
    if moment.moves:
        lines = [*entry(2, "played", write_moves(moment.moves, notation), COLUMN), *lines]
    if moment.fatal:
        words = [write_moves([move], notation) for move in moment.moves]
        lines += entry(2, "lost by", lost_by(moment.fatal, words), COLUMN)
    if with_moves:
        lines += entry(2, "moves", write_moves(moment.legal, notation) or "none is possible", COLUMN)
    return "\n".join([*table_text(moment.position, notation), "", head, *lines])


def step(position: DialPosition, moves: Sequence[Move], number: int, notation: Notation) -> str:
    """One picture of many: the table after so many of the moves."""
    done = write_moves(moves[number - 1 : number], notation)
    head = f"move {number} of {len(moves)}: {done}" if number else "the start"
    return "\n".join([head, "", *table_text(position, notation)])


def json_line(moment: GrandfathersClockMoment, first: GrandfathersClockResult) -> str:
    """The record of the position as one line of JSON; ``first`` is what is known of the deal itself."""
    import msgspec

    return msgspec.json.encode(record(moment, first)).decode()


def record(moment: GrandfathersClockMoment, first: GrandfathersClockResult) -> GrandfathersClockShownRecord:
    """The position, and what is known of it and of the deal, as a record."""
    deal, answer = first.deal, moment.answer
    return GrandfathersClockShownRecord(
        schema=SCHEMA,
        deal=deal.name,
        title=deal.title,
        game=GAME,
        format=deal.format,
        ranks=deal.shape.ranks,
        suits=deal.shape.suits,
        preset=first.choice.preset,
        rules=check_text.options(first),
        after=write_moves(moment.moves),
        table=_table(moment.position),
        legal_moves=[write_moves([move]) for move in moment.legal],
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


def _table(position: DialPosition) -> dict[str, object]:
    return {
        "columns": [list(map(str, column)) for column in position.columns],
        "foundations": list(map(str, position.foundations)),
    }
