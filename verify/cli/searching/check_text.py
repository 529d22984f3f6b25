"""What ``verify check`` prints: one deal explained, a line a deal, JSON."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from verify.cards import ENGLISH, Notation
from verify.certificate.files import Written, path_text
from verify.cli.searching.game import R, SearchedGame
from verify.cli.searching.texts import COLUMN, counted_positions, deal_name, evidence
from verify.cli.wrapping import entry
from verify.deals.deal import counted
from verify.records.searched import SearchedRecord
from verify.solvers.answers import Decided
from verify.verdict import Verdict


def explained(game: SearchedGame[Any, Any, Any, R], result: R, written: Written | None, notation: Notation) -> str:
    """One deal: the verdict, why, the solution, and how to check it."""
    lines = reasons(game, result.answer, f"{rules(result)}; read as {result.deal.format}", notation)
    proof = evidence(written) if written else ()
    return "\n".join([f"{deal_name(result.deal)}: {result.verdict}", *lines, *proof])


def reasons(game: SearchedGame[Any, Any, Any, Any], answer: Decided[Any], by: str, notation: Notation) -> list[str]:
    """What there is to say of a verdict by these rules, in lines."""
    rows = {
        "rules": by,
        "why": answer.reason,
        "stuck": game.stuck if answer.stuck else "",
        "deadlock": " ".join(map(notation.write, answer.deadlock)),
        "searched": f"{counted_positions(answer.positions)} in {answer.seconds:.2f} s",
        "solution": game.write_moves(answer.moves, notation),
    }
    return [line for title, text in rows.items() if text for line in entry(2, title, text, COLUMN)]


def rules(result: R) -> str:
    """The rules that the deal was decided by."""
    described: str = result.choice.describe(result.rules)
    return described


def line(game: SearchedGame[Any, Any, Any, R], result: R) -> str:
    """One deal on one line."""
    if result.verdict is Verdict.WINNABLE:
        fewest = "" if result.shortest is None else f", {game.fewest.format(result.shortest)}"
        why = counted(len(result.moves), "move") + fewest
    elif result.deadlock:
        why = f"deadlock of {counted(len(result.deadlock), 'card')}"
    else:
        why = result.reason
    stuck = "stuck, " if result.stuck else ""
    figures = f"{counted_positions(result.positions)}, {result.seconds:.2f} s"
    return f"{deal_name(result.deal)}: {result.verdict:<10} {stuck}{why} ({figures})"


def json_line(game: SearchedGame[Any, Any, Any, R], result: R, written: Written | None) -> str:
    """The record of the result as one line of JSON."""
    import msgspec

    return msgspec.json.encode(record(game, result, written)).decode()


def record(game: SearchedGame[Any, Any, Any, R], result: R, written: Written | None = None) -> SearchedRecord:
    """The result as a record."""
    return game.records.decided(
        **deal_members(game, result),
        verdict=result.verdict,
        reason=result.reason,
        stuck=result.stuck,
        moves=game.write_moves(result.moves, ENGLISH),
        move_count=len(result.moves),
        shortest=result.shortest,
        positions=result.positions,
        seconds=round(result.seconds, 6),
        deadlock=list(map(str, result.deadlock)),
        evidence=written.kind if written else None,
        claim=path_text(written.claim) if written else None,
        certificate=path_text(written.certificate) if written else None,
        methods=result.methods,
        version=version("patience-verify"),
    )


def deal_members(game: SearchedGame[Any, Any, Any, R], result: R) -> dict[str, Any]:
    """What the record of a deal begins with."""
    deal = result.deal
    return {
        "deal": deal.name,
        "title": deal.title,
        "game": game.name,
        "format": deal.format,
        "ranks": deal.shape.ranks,
        "suits": deal.shape.suits,
        "preset": result.choice.preset,
        "rules": game.stated(result),
    }
