"""What is expected of a program for some decks, and the first place where the lines of a run differ from it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from verify.cards import ENGLISH
from verify.conformance.asking.replies import start_of
from verify.conformance.batch.decks import Deck
from verify.conformance.batch.program import Run
from verify.deals.deal import Deal
from verify.deals.text import write_contest
from verify.rules.clock import outcome, play
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import deal_out

FaultKind = Literal["count", "card", "format", "missing line", "extra line", "garbage", "time-out", "crash", "flood"]
"""What is wrong: another number of cards; another last card; written in another form; a line too few or too many; a
line that is none; and how a program may end."""

_LINE = re.compile(r"([0-9][0-9]),([A2-9TJQK][SHDC])")
_LIKE = re.compile(r"\d+\D*[A2-9TJQK]\s?[SHDC]", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong with a run: ``deck`` (from 1) is the one whose line it is about."""

    kind: FaultKind
    message: str
    deck: int
    details: tuple[str, ...] = ()


def input_of(decks: Sequence[Deck]) -> str:
    """The decks as a program reads them.

    >>> from verify.conformance.batch.decks import SORTED
    >>> print(input_of([SORTED]).splitlines()[0])
    AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS
    """
    return "".join(write_contest(Deal(deck), ENGLISH) for deck in decks) + "#\n"


def expected_line(deck: Deck, rules: ClockRules) -> str:
    """The number of cards turned and the last of them, by the rules.

    >>> from verify.conformance.batch.decks import SORTED
    >>> expected_line(SORTED, ClockRules(listing="bottom-first"))
    '08,KC'
    """
    came_to = outcome(play(deal_out(Deal(deck), rules), rules))
    return f"{came_to.turned:02},{came_to.last}"


def first_fault(expected: Sequence[str], run: Run) -> Fault | None:
    """What is wrong first; None if nothing is. A line may end as on Windows, and the last one need not end."""
    lines = [*run.lines, run.rest] if run.rest and run.fault is None else list(run.lines)
    for number, (wanted, line) in enumerate(zip(expected, lines, strict=False), 1):
        fault = _wrong(wanted, line.removesuffix(b"\r"), number)
        if fault is not None:
            return fault if run.fault != "flood" else Fault("flood", run.message, number, (fault.message, *run.errors))
    if len(lines) > len(expected):
        extra = lines[len(expected)]
        message = f"a line more than there are decks: {start_of(extra)}"
        return Fault("extra line", message, len(expected), _and_how(run))
    if run.fault is not None:
        return _ended(run, len(lines), len(expected))
    if len(lines) < len(expected):
        number = len(lines) + 1
        return Fault("missing line", f"no line for deck {number}, expected {expected[number - 1]}", number, run.errors)
    return None


def _ended(run: Run, printed: int, decks: int) -> Fault:
    """The fault of a program that ended wrongly: at the deck whose line did not come, or after all of them."""
    half = (f"half a line had come: {start_of(run.rest)}",) if run.rest else ()
    after = f"after all of {decks} lines" if printed == decks else f"after {printed} of {decks} lines"
    return Fault(run.fault or "crash", f"{run.message}, {after}", min(printed + 1, decks), (*half, *run.errors))


def _and_how(run: Run) -> tuple[str, ...]:
    return (*((run.message,) if run.fault else ()), *run.errors)


def _wrong(expected: str, line: bytes, number: int) -> Fault | None:
    """What is wrong with a line."""
    text = line.decode("utf-8", "replace")
    if text == expected:
        return None
    written = _LINE.fullmatch(text)
    if written is None:
        return _no_line(expected, line, text, number)
    (turned, last), found = expected.split(","), written[1]
    if turned != found:
        return Fault(
            "count", f"deck {number}: expected {expected}, found {text}: {int(turned)} cards are turned", number
        )
    return Fault("card", f"deck {number}: expected {expected}, found {text}: the last card is {last}", number)


def _no_line(expected: str, line: bytes, text: str, number: int) -> Fault:
    if not text.strip():
        return Fault("format", f"deck {number}: expected {expected}, found an empty line", number)
    if not _LIKE.search(text):
        return Fault("garbage", f"deck {number}: expected {expected}, found {start_of(line)}", number)
    message = f"deck {number}: expected {expected}, found {start_of(line)}"
    if "0" + text == expected:
        message += ": a number below ten is written with a zero before it"
    elif len(_LIKE.findall(text)) > 1:
        message += ": more than one outcome on a line"
    return Fault("format", message, number)
