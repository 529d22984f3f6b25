"""What ``verify check --game klondike`` prints: one deal explained, a line a deal, the summary, JSON."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from importlib.metadata import version

from verify.cards import Notation
from verify.certificate.files import Written, path_text
from verify.cli.wrapping import entry
from verify.deals.deal import Deal, counted
from verify.deals.positions import PositionDeal
from verify.errors import shown
from verify.records.klondike import SCHEMA, KlondikeRecord
from verify.rules.klondike import Move
from verify.rules.klondike_moves import write_moves
from verify.rules.klondike_options import PLAY
from verify.solvers.answers import Decided
from verify.solvers.klondike.result import KlondikeResult
from verify.verdict import Verdict

_COLUMN = 13
_VERDICTS = (Verdict.WINNABLE, Verdict.UNWINNABLE, Verdict.UNKNOWN)


def explained(result: KlondikeResult, written: Written | None, notation: Notation) -> str:
    """One deal: the verdict, why, the solution, and how to check it."""
    lines = reasons(result.answer, f"{rules(result)}; read as {result.deal.format}", notation)
    return "\n".join([f"{name(result.deal)}: {result.verdict}", *lines, *(_evidence(written) if written else ())])


def reasons(answer: Decided[Move], played_by: str, notation: Notation) -> list[str]:
    """What there is to say of a verdict by these rules, in lines."""
    rows = {
        "rules": played_by,
        "why": answer.reason,
        "stuck": "nothing more can be placed, however the stock is gone through" if answer.stuck else "",
        "deadlock": " ".join(map(notation.write, answer.deadlock)),
        "searched": f"{counted_positions(answer)} in {answer.seconds:.2f} s",
        "solution": write_moves(answer.moves, notation),
    }
    return [line for title, text in rows.items() if text for line in entry(2, title, text, _COLUMN)]


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
    figures = f"{counted_positions(result)}, {result.seconds:.2f} s"
    return f"{name(result.deal)}: {result.verdict:<10} {stuck}{why} ({figures})"


def counted_positions(result: Decided[Move] | KlondikeResult) -> str:
    """How many positions were looked at."""
    return "1 position" if result.positions == 1 else f"{result.positions:,} positions"


def summary(verdicts: Mapping[str, int], by_rules: Mapping[str, int], bad: int) -> str:
    """How many deals were decided which way, and by which rules."""
    parts = [f"{verdicts.get(verdict, 0)} {verdict}" for verdict in _VERDICTS[:2]]
    parts += [f"{verdicts[Verdict.UNKNOWN]} {Verdict.UNKNOWN}"] if Verdict.UNKNOWN in verdicts else []
    parts += [f"{bad} bad"] if bad else []
    played = "; ".join(text if len(by_rules) == 1 else f"{text}: {count}" for text, count in by_rules.items())
    head = f"{sum(verdicts.values()) + bad} deals: {', '.join(parts)}"
    return f"{head} (rules: {played})" if played else head


def name(deal: Deal | PositionDeal) -> str:
    """The deal by its name, and its title if it has one."""
    plain = shown(deal.name, 200)
    return f"{plain} [{shown(deal.title, 60)}]" if deal.title else plain


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


def _evidence(written: Written) -> list[str]:
    """What was written, and the command that checks it, on one line however long, to be copied."""
    command = shlex.join(["python", "-m", "verify.checker", str(written.claim), str(written.certificate)])
    lines = [f"  evidence   {shown(str(written.certificate), 400)} ({written.kind})"]
    return [*lines, f"  check it   {command}"] if command.isprintable() else lines
