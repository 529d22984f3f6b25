"""What ``verify check`` prints: one deal explained, a line a deal, the summary, JSON, the contest's lines."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping

from verify.cards import Notation
from verify.certificate.files import Written
from verify.cli.chance_text import chance_line, chance_text
from verify.cli.wrapping import entry
from verify.errors import shown
from verify.graph.bottom_map import decides
from verify.report.sentences import cycle_line
from verify.rules.clock_options import OPTIONS
from verify.rules.clock_table import Pile
from verify.solvers.clock import ClockResult, explain

_COLUMN = 13


def explained(result: ClockResult, written: Written | None, notation: Notation) -> str:
    """One deal: the verdict, the figures, the bottom map, why, and how to check it."""
    rows = {
        "rules": f"{rules(result)}; read as {result.deal.format}",
        "chance": chance_text(result),
        "turned": _turned(result, notation),
        "complete": _complete(result, notation),
        "score": _score(result),
        "bottom map": _bottom_map(result, notation),
        "cycles": ",  ".join(cycle_line(cycle, notation) for cycle in result.bottom.cycles) or "none",
        "why": explain(result, notation),
    }
    lines = [line for title, text in rows.items() if text for line in entry(2, title, text, _COLUMN)]
    return "\n".join([f"{_name(result)}: {result.verdict}", *lines, *(_evidence(written) if written else ())])


def rules(result: ClockResult) -> str:
    """The rules that the deal was decided by."""
    return result.choice.describe(result.rules, result.deal.layout)


def line(result: ClockResult, notation: Notation) -> str:
    """One deal on one line."""
    done = result.outcome
    parts = [f"{done.turned:>2} turned, last {notation.write(done.last)}"]
    if done.face_down:
        parts.append(f"{done.face_down} face down")
    if done.went_on:
        parts.append(f"went on {done.went_on}x")
    if result.ways:
        parts.append(chance_line(result))
    if result.bottom.cycles and decides(result.rules):
        parts.append(f"cycle {cycle_line(result.shortest_cycle(), notation)}")
    return f"{_name(result)}: {result.verdict:<4} {', '.join(parts)}"


def summary(verdicts: Mapping[str, int], by_rules: Mapping[str, int], bad: int) -> str:
    """How many deals were decided which way, and by which rules."""
    parts = [f"{verdicts.get(verdict, 0)} {verdict}" for verdict in ("won", "lost")]
    parts += [f"{verdicts[verdict]} {verdict}" for verdict in ("depends", "unknown") if verdict in verdicts]
    if bad:
        parts.append(f"{bad} bad")
    played = "; ".join(text if len(by_rules) == 1 else f"{text}: {count}" for text, count in by_rules.items())
    head = f"{sum(verdicts.values()) + bad} deals: {', '.join(parts)}"
    return f"{head} (rules: {played})" if played else head


def contest_line(result: ClockResult) -> str:
    """The contest's answer: two digits for the cards turned, a comma, the last card."""
    return f"{result.outcome.turned:02},{result.outcome.last}"


def json_line(result: ClockResult, written: Written | None) -> str:
    """The record of the result as one line of JSON."""
    import msgspec

    from verify.solvers.clock_record import record

    return msgspec.json.encode(record(result, written)).decode()


def _evidence(written: Written) -> list[str]:
    """What was written, and the command that checks it, on one line however long, to be copied."""
    command = shlex.join(["python", "-m", "verify.checker", str(written.claim), str(written.certificate)])
    lines = [f"  evidence   {shown(str(written.certificate), 400)} ({written.kind})"]
    return [*lines, f"  check it   {command}"] if command.isprintable() else lines


def _name(result: ClockResult) -> str:
    name = shown(result.deal.name, 200)
    return f"{name} [{shown(result.deal.title, 60)}]" if result.deal.title else name


def _turned(result: ClockResult, notation: Notation) -> str:
    done, cards = result.outcome, result.deal.shape.cards
    went_on = f"; play went on {done.went_on}x after a dead end" if done.went_on else ""
    then = ""
    if result.ways:
        then = ", then a second chance" if len(result.ways) > 1 else f"; a second chance after {len(result.stopped)}"
    last = notation.write(done.last)
    return f"{done.turned} of {cards} cards, the last {last}; {done.face_down} face down{went_on}{then}"


def _complete(result: ClockResult, notation: Notation) -> str:
    done = result.outcome
    text = f"{done.completed_clock_piles} of {result.deal.shape.ranks - 1} clock piles"
    return f"{text}; not {_piles(done.incomplete, notation)}" if done.incomplete else text


def _score(result: ClockResult) -> str:
    """The score in words; nothing where it is the number of completed clock piles, which stands there anyway."""
    counted = result.rules.score
    return "" if counted == "clock-piles" else f"{result.outcome.score} ({OPTIONS['score'].values[counted]})"


def _bottom_map(result: ClockResult, notation: Notation) -> str:
    arcs = result.bottom.arcs.items()
    return "  ".join(f"{notation.rank_label(pile)}→{notation.rank_label(home)}" for pile, home in arcs)


def _piles(piles: Iterable[Pile], notation: Notation) -> str:
    return " ".join(notation.rank_label(pile) for pile in piles)
