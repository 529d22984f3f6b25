"""What came of a test, in words: a line for each game that agrees; for a difference, all that shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from textwrap import wrap
from typing import Any

from verify.conformance.differences import Difference
from verify.conformance.engine import Json
from verify.conformance.invariants import NAMED
from verify.deals.deal import counted
from verify.errors import shown
from verify.records.conformance import ConformanceRecord

_WIDE = 34  # characters of what is expected, and of what is found
_TEXT = 80
_PLACE = 18
_ROWS = 12  # places shown side by side; the record has all

_FAULTS = {
    "answer": "the answer to {ask} is not that of the rules",
    "refusal": "what is refused is not what the rules refuse, at {ask}",
    "time-out": "there was no answer to {ask} in time",
    "crash": "the engine crashed when it was asked {ask}",
    "silent exit": "the engine ended without an answer to {ask}",
    "garbage": "what was said to {ask} is no answer",
    "flood": "the engine said more than it was asked, at {ask}",
    "exception": "the engine raised an exception at {ask}",
}


def agrees(record: ConformanceRecord) -> str:
    """The line for a game in which nothing differs; it names what the engine says it does not answer."""
    line = f"{name(record)}: agrees on {counted(record.decks, 'deck')}"
    return line + (f" (not asked: {', '.join(record.not_asked)})" if record.not_asked else "")


def name(record: ConformanceRecord) -> str:
    """The game and its rules."""
    return f"{record.game} {record.preset or 'with options'}" if record.game else "engine"


def differs(record: ConformanceRecord, again: str) -> Iterator[str]:
    """The lines for a difference; ``again`` is the command that shows it again."""
    yield f"{name(record)}: differs"
    yield from entry("what", fault(record))
    yield from shows(record)
    yield from entry("again", again, whole=True)


def fault(found: ConformanceRecord | Difference) -> str:
    """What is wrong, in one sentence."""
    return _FAULTS[found.kind].format(ask=found.script[-1]["ask"])


def shows(found: ConformanceRecord | Difference) -> Iterator[str]:
    """The lines that show a difference: deck, moves, the last request, what is expected and what is found."""
    last = found.script[-1]
    for request in found.script:
        if request["ask"] == "deal":
            yield from _deck(request)
    yield from entry("moves", _moves(found.script) or "none")
    yield from entry("asked", _asked(last))
    yield from side_by_side(found.expected, found.actual)
    for detail in [each for each in found.details if _is_news(each, found)][:_ROWS]:
        yield from entry("", shown(detail, 400))


def _is_news(detail: str, found: ConformanceRecord | Difference) -> bool:
    """Whether a detail says more than what stands side by side: of tables and results only why they cannot be."""
    if found.kind != "answer" or found.script[-1]["ask"] not in ("state", "result"):
        return True
    return detail.startswith(NAMED)


def entry(label: str, text: str, whole: bool = False) -> list[str]:
    """A text with its label before it, in lines; or ``whole`` on one line, however long, to be copied from there."""
    first, *rest = [text] if whole else wrap(text, _TEXT, break_on_hyphens=False) or [""]
    return [f"  {label:<{_PLACE}}{first}", *(f"  {'':<{_PLACE}}{line}" for line in rest)]


def _deck(deal: Json) -> Iterator[str]:
    """The cards of a deal, thirteen a line; or that it is a table."""
    cards = deal.get("deck")
    if cards is None:
        yield from entry("table", "as the script has it")
        return
    ranks = deal["ranks"]
    for at in range(0, len(cards) or 1, ranks):
        text = " ".join(shown(str(card), 8) for card in cards[at : at + ranks])
        yield f"  {'deck' if not at else '':<{_PLACE}}{text or 'no cards'}"
    if cards and deal["rules"].get("listing") == "bottom-first":
        yield from entry("", "(the last card listed is dealt first)")


def _moves(script: Sequence[Json]) -> str:
    """The moves that were made, equal ones that follow each other as one word."""
    words = [_word(request) for request in script[1:-1] if request["ask"] in ("apply", "undo", "deal")]
    runs = ((word, len(list(same))) for word, same in groupby(words))
    return " ".join(word + (f"*{count}" if count > 1 else "") for word, count in runs)


def _word(request: Json) -> str:
    return shown(str(request["move"])) if request["ask"] == "apply" else f"({request['ask']})"


def _asked(request: Json) -> str:
    return f"apply {shown(str(request['move']))}" if request["ask"] == "apply" else request["ask"]


def side_by_side(expected: Json, actual: Json) -> Iterator[str]:
    """What is expected and what is found, where they differ.

    >>> for line in side_by_side({"moves": ["draw", "AS>"]}, {"moves": ["AS>"]}):
    ...     print(line)
                        expected                            found
      moves             AS> draw                            AS>

    What was said in place of an answer comes first, as there may be much that was expected.

    >>> for line in side_by_side({"hand": "KS"}, {"crash": "ended by SIGSEGV"}):
    ...     print(line)
                        expected                            found
      crash             -                                   ended by SIGSEGV
      hand              KS                                  -
    """
    compared = {name: value for name, value in actual.items() if name in expected} or actual
    ours, theirs = dict(_flat("", expected)), dict(_flat("", compared))
    first = {} if ours.keys() & theirs.keys() else theirs  # what was said in place of an answer
    places = [place for place in {**first, **ours, **theirs} if ours.get(place) != theirs.get(place)]
    yield f"  {'':<{_PLACE}}{'expected':<{_WIDE + 2}}found"
    for place in places[:_ROWS]:
        yield from _row(place, ours.get(place, "-"), theirs.get(place, "-"))
    if len(places) > _ROWS:
        yield f"  {'':<{_PLACE}}... and {len(places) - _ROWS} more"


def _row(place: str, ours: str, theirs: str) -> Iterator[str]:
    left, right = wrap(ours, _WIDE) or [""], wrap(theirs, _WIDE) or [""]
    for line in range(max(len(left), len(right))):
        one, other = (side[line] if line < len(side) else "" for side in (left, right))
        yield f"  {shown(place, 17) if not line else '':<{_PLACE}}{one:<{_WIDE + 2}}{other}".rstrip()


def _flat(place: str, value: Any) -> Iterator[tuple[str, str]]:
    """The parts of an answer by their places, as text."""
    if isinstance(value, dict):
        for key, member in value.items():
            yield from _flat(f"{place} {key}".strip(), member)
    elif isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
        for number, element in enumerate(value, 1):
            yield from _flat(f"{place} {number}", element)
    elif isinstance(value, list):
        words = map(str, sorted(value) if place == "moves" else value)
        yield place, shown(" ".join(words) or "none", 2000)
    else:
        yield place, shown("none" if value is None else str(value).lower() if value is True else str(value), 400)
