"""What ``verify show`` prints: the table after some moves, and what is known of it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, NamedTuple

from verify.cards import ENGLISH, Notation
from verify.cli.searching.check_text import deal_members, reasons
from verify.cli.searching.fatal import Fatal
from verify.cli.searching.game import R, SearchedGame
from verify.cli.searching.texts import COLUMN
from verify.cli.wrapping import entry
from verify.records.searched import SearchedShownRecord
from verify.solvers.answers import Decided


class Moment(NamedTuple):
    """A position of a game: the moves that led to it, those possible now, what is known of it, what lost it."""

    moves: Sequence[Any]
    position: Any
    legal: Sequence[Any]
    answer: Decided[Any]
    fatal: Fatal | None


AnyGame = SearchedGame[Any, Any, Any, Any]


def drawing(game: AnyGame, name: str, rules: str, moment: Moment, notation: Notation, *, with_moves: bool) -> str:
    """The table, and what is known of it; with the moves that are possible, if they are wanted."""
    head = f"{name}: {moment.answer.verdict}" + (f" after {counted_moves(len(moment.moves))}" if moment.moves else "")
    lines = reasons(game, moment.answer, rules, notation)
    if moment.moves:
        lines = [*entry(2, "played", game.write_moves(moment.moves, notation), COLUMN), *lines]
    if moment.fatal:
        words = [game.write_moves([move], notation) for move in moment.moves]
        lines += entry(2, "lost by", lost_by(moment.fatal, words), COLUMN)
    if with_moves:
        lines += entry(2, "moves", game.write_moves(moment.legal, notation) or "none is possible", COLUMN)
    return "\n".join([*game.drawing(moment.position, notation), "", head, *lines])


def step(game: AnyGame, position: Any, moves: Sequence[Any], number: int, notation: Notation) -> str:
    """One picture of many: the table after so many of the moves."""
    done = game.write_moves(moves[number - 1 : number], notation)
    head = f"move {number} of {len(moves)}: {done}" if number else "the start"
    return "\n".join([head, "", *game.drawing(position, notation)])


def json_line(game: SearchedGame[Any, Any, Any, R], moment: Moment, first: R) -> str:
    """The record of the position as one line of JSON; ``first`` is what is known of the deal itself."""
    import msgspec

    return msgspec.json.encode(record(game, moment, first)).decode()


def record(game: SearchedGame[Any, Any, Any, R], moment: Moment, first: R) -> SearchedShownRecord:
    """The position, and what is known of it and of the deal, as a record."""
    answer = moment.answer
    return game.records.shown(
        **deal_members(game, first),
        after=game.write_moves(moment.moves, ENGLISH),
        table=game.members(moment.position),
        legal_moves=[game.write_moves([move], ENGLISH) for move in moment.legal],
        verdict=answer.verdict,
        reason=answer.reason,
        stuck=answer.stuck,
        moves=game.write_moves(answer.moves, ENGLISH),
        move_count=len(answer.moves),
        lost_by=moment.fatal.move if moment.fatal else None,
        deal_verdict=first.verdict,
        positions=answer.positions,
        seconds=round(answer.seconds, 6),
        deadlock=list(map(str, answer.deadlock)),
        methods=list(answer.methods),
        version=version("patience-verify"),
    )


def lost_by(fatal: Fatal, moves: Sequence[str]) -> str:
    """Which of the moves lost the game, in words.

    >>> lost_by(Fatal(0, 1), ["7H>8S", "KD>4"])
    'move 1, 7H>8S: until then the game could be won'
    """
    if fatal.move == 0:
        return "no move: it could not be won before the first one either"
    if fatal.move is not None:
        return f"move {fatal.move}, {moves[fatal.move - 1]}: until then the game could be won"
    if fatal.winnable < 0:
        return f"one of the first {counted_moves(fatal.lost)}, if it could be won at all: some positions are undecided"
    return f"one of the moves {fatal.winnable + 1} to {fatal.lost}: the positions between are undecided"


def counted_moves(moves: int) -> str:
    """How many moves.

    >>> counted_moves(1), counted_moves(2)
    ('1 move', '2 moves')
    """
    return "1 move" if moves == 1 else f"{moves} moves"
