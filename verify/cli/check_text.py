"""What ``verify check`` prints: one deal explained, a line a deal, the summary, JSON, the contest's lines."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping

from verify.cards import Notation
from verify.certificate import Written
from verify.errors import shown
from verify.rules.clock_options import OPTIONS, Choice, differences
from verify.rules.clock_table import Pile
from verify.solvers.clock import ClockResult, explain

_WIDTH = 100


def explained(result: ClockResult, written: Written | None, notation: Notation) -> str:
    """One deal: the verdict, the figures, the bottom map, why, and how to check it."""
    rows = [
        ("rules", _rules(result)),
        ("turned", _turned(result, notation)),
        ("complete", _complete(result, notation)),
        ("score", _score(result)),
        ("bottom map", _bottom_map(result, notation)),
        ("cycles", _cycles(result, notation)),
        ("why", explain(result, notation)),
    ]
    if written:
        rows.append(("evidence", f"{written.certificate} ({result.evidence().kind})"))
        rows.append(("check it", f"python -m verify.checker {written.claim} {written.certificate}"))
    head = f"{_name(result)}: {result.verdict}"
    return "\n".join([head, *(line for title, text in rows if text for line in _row(title, text))])


def line(result: ClockResult, notation: Notation) -> str:
    """One deal on one line."""
    done = result.outcome
    parts = [f"{done.turned:>2} turned, last {notation.write(done.last)}"]
    if done.face_down:
        parts.append(f"{done.face_down} face down")
    if done.restarts + done.exceptions:
        parts.append(f"taken up again {done.restarts + done.exceptions}x")
    if result.bottom.cycles:
        parts.append(f"cycle {_cycle(result.shortest_cycle(), notation)}")
    return f"{_name(result)}: {result.verdict:<4} {', '.join(parts)}"


def summary(verdicts: Mapping[str, int], bad: int, choice: Choice) -> str:
    """How many deals were decided which way, and by which rules."""
    total = sum(verdicts.values())
    parts = [f"{verdicts.get(verdict, 0)} {verdict}" for verdict in ("won", "lost")]
    if bad:
        parts.append(f"{bad} bad")
    options = "".join(f" {name}={value}" for name, value in choice.options)
    return f"{total + bad} deals: {', '.join(parts)} (rules: {choice.preset}{options})"


def contest_line(result: ClockResult) -> str:
    """The contest's answer: two digits for the cards turned, a comma, the last card."""
    return f"{result.outcome.turned:02},{result.outcome.last}"


def json_line(result: ClockResult) -> str:
    """The record of the result as one line of JSON."""
    import msgspec

    from verify.solvers.clock_record import record

    return msgspec.json.encode(record(result)).decode()


def _row(title: str, text: str) -> list[str]:
    indent = " " * 13
    head = f"  {title:<11}"
    if title == "check it":
        return [head + text]
    return textwrap.wrap(text, _WIDTH, initial_indent=head, subsequent_indent=indent, break_on_hyphens=False)


def _name(result: ClockResult) -> str:
    name = shown(result.deal.name, 200)
    return f"{name} [{shown(result.deal.title, 60)}]" if result.deal.title else name


def _rules(result: ClockResult) -> str:
    changed = differences(result.rules)
    text = f"{result.preset} ({changed})" if changed else result.preset
    return f"{text}; read as {result.deal.format}"


def _turned(result: ClockResult, notation: Notation) -> str:
    done, cards = result.outcome, result.deal.shape.cards
    restarts = (
        f"; play was taken up again {done.restarts + done.exceptions}x" if done.restarts + done.exceptions else ""
    )
    return f"{done.turned} of {cards} cards, the last {notation.write(done.last)}; {done.face_down} face down{restarts}"


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


def _cycles(result: ClockResult, notation: Notation) -> str:
    return ",  ".join(_cycle(cycle, notation) for cycle in result.bottom.cycles) or "none"


def _cycle(cycle: tuple[Pile, ...], notation: Notation) -> str:
    return "→".join(notation.rank_label(pile) for pile in (*cycle, cycle[0]))


def _piles(piles: Iterable[Pile], notation: Notation) -> str:
    return " ".join(notation.rank_label(pile) for pile in piles)
