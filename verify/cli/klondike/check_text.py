"""What ``verify check --game klondike`` prints: one deal explained, a line a deal, the summary, JSON."""

from __future__ import annotations

from importlib.metadata import version

from verify.cards import Notation
from verify.certificate.files import Written, path_text
from verify.cli.searching.texts import COLUMN, counted_positions, deal_name, evidence
from verify.cli.wrapping import entry
from verify.deals.deal import counted
from verify.deals.positions import PositionDeal
from verify.records.klondike import SCHEMA, KlondikeRecord
from verify.rules.klondike import Move
from verify.rules.klondike_moves import write_moves
from verify.rules.klondike_options import PLAY
from verify.solvers.answers import Decided
from verify.solvers.klondike.result import KlondikeResult
from verify.verdict import Verdict


def explained(result: KlondikeResult, written: Written | None, notation: Notation) -> str:
    """One deal: the verdict, why, the solution, and how to check it."""
    lines = reasons(result.answer, f"{rules(result)}; read as {result.deal.format}", notation)
    proof = evidence(written) if written else ()
    return "\n".join([f"{deal_name(result.deal)}: {result.verdict}", *lines, *proof])


def reasons(answer: Decided[Move], played_by: str, notation: Notation) -> list[str]:
    """What there is to say of a verdict by these rules, in lines."""
    rows = {
        "rules": played_by,
        "why": answer.reason,
        "stuck": "nothing more can be placed, however the stock is gone through" if answer.stuck else "",
        "deadlock": " ".join(map(notation.write, answer.deadlock)),
        "searched": f"{counted_positions(answer.positions)} in {answer.seconds:.2f} s",
        "solution": write_moves(answer.moves, notation),
    }
    return [line for title, text in rows.items() if text for line in entry(2, title, text, COLUMN)]


def rules(result: KlondikeResult) -> str:
    """The rules that the deal was decided by."""
    return result.choice.describe(result.rules)


def line(result: KlondikeResult) -> str:
    """One deal on one line."""
    if result.verdict is Verdict.WINNABLE:
        fewest = "" if result.shortest is None else f", {result.shortest} of them get on, the fewest"
        why = counted(len(result.moves), "move") + fewest
    elif result.deadlock:
        why = f"deadlock of {counted(len(result.deadlock), 'card')}"
    else:
        why = result.reason
    stuck = "stuck, " if result.stuck else ""
    figures = f"{counted_positions(result.positions)}, {result.seconds:.2f} s"
    return f"{deal_name(result.deal)}: {result.verdict:<10} {stuck}{why} ({figures})"


def json_line(result: KlondikeResult, written: Written | None) -> str:
    """The record of the result as one line of JSON."""
    import msgspec

    return msgspec.json.encode(record(result, written)).decode()


def record(result: KlondikeResult, written: Written | None = None) -> KlondikeRecord:
    """The result as a record."""
    deal = result.deal
    return KlondikeRecord(
        schema=SCHEMA,
        deal=deal.name,
        title=deal.title,
        game="klondike",
        format=deal.format,
        ranks=deal.shape.ranks,
        suits=deal.shape.suits,
        preset=result.choice.preset,
        rules=options(result),
        verdict=result.verdict,
        reason=result.reason,
        stuck=result.stuck,
        moves=write_moves(result.moves),
        move_count=len(result.moves),
        shortest=result.shortest,
        positions=result.positions,
        seconds=round(result.seconds, 6),
        deadlock=list(map(str, result.deadlock)),
        evidence=written.kind if written else None,
        claim=path_text(written.claim) if written else None,
        certificate=path_text(written.certificate) if written else None,
        methods=list(result.methods),
        version=version("patience-verify"),
    )


def options(result: KlondikeResult) -> dict[str, str | int | None]:
    """Every option; of a table those that say how a deck is dealt say nothing."""
    dealt = not isinstance(result.deal, PositionDeal)
    return {name: value if dealt or name in PLAY else None for name, value in result.rules.as_options().items()}
