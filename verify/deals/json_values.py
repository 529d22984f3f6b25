"""From JSON text to values, one deal at a time, and the checks that every JSON format needs.

A text is one value, an array of them, several one after the other, or JSON Lines (a value a line; then a
line that is broken does not stop the others). What JSON allows and no deal can hold (a key given twice,
fractions, NaN, numbers of very many digits) becomes a ``Fault``, a value that fits nowhere.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from functools import partial
from itertools import islice
from typing import NamedTuple, TypeVar

from verify.cards import ENGLISH
from verify.deals.blocks import lines
from verify.deals.deal import Placed, Shape
from verify.deals.partial_deals import UNKNOWN, Found, Unknown
from verify.deals.reading import MOST_DECKS, CardReader, attempt
from verify.errors import BadInput, shown

D = TypeVar("D")

Read = Callable[[str, int, str, int | None], Placed | Unknown]
"""What makes a card of its name, its number in the deal, and where that stands."""

_SPACE = re.compile(r"[ \t\n\r]*")
_MOST_DIGITS = 20


class Fault(NamedTuple):
    """Something that stands in the text and fits nowhere in a deal; ``text`` describes it."""

    text: str


class Value(NamedTuple):
    """A value that should be a deal, and the line it begins on."""

    value: object
    line: int


def deals_in(text: str, source: str, one: re.Pattern[str], parse: Callable[[object], D]) -> Iterator[D | BadInput]:
    """The deals of a JSON text; an array is one deal if ``one`` matches where it begins, and else holds deals."""
    for value in _values(text, source, one):
        if isinstance(value, BadInput):
            yield value
        else:
            yield attempt(partial(_parsed, value, source, parse))


def _parsed(value: Value, source: str, parse: Callable[[object], D]) -> D:
    try:
        return parse(value.value)
    except BadInput as error:
        raise error.moved(source, value.line) from None


def _values(text: str, source: str, one: re.Pattern[str]) -> Iterator[Value | BadInput]:
    if not _one_a_line(text):
        yield from _values_from(1, text, source, one)
        return
    for line in lines(text):
        if line.text.strip():
            yield from _values_from(line.number, line.text, source, one)


def _one_a_line(text: str) -> bool:
    """Whether the text is JSON Lines: its first line is a value, or its second one is and the first is just broken."""
    opening = [line.text.strip() for line in islice((line for line in lines(text) if line.text.strip()), 2)]
    if len(opening) < 2:
        return False
    return _is_whole(opening[0]) or (_is_whole(opening[1]) and not _goes_on(*opening))


def _goes_on(first: str, second: str) -> bool:
    """Whether a line that is no value goes on in the next; no object in these formats has others inside."""
    return first[0] != second[0] or (first[0] != "{" and first[-1] in "[{,:")


def _is_whole(text: str) -> bool:
    try:
        return _DECODER.raw_decode(text)[1] == len(text)
    except (json.JSONDecodeError, RecursionError):
        return False


def _values_from(line: int, text: str, source: str, one: re.Pattern[str]) -> Iterator[Value | BadInput]:
    """The values of a text whose first line has the number ``line``; a BadInput where it is no JSON, and no more."""
    counted = 0
    try:
        for at, value in _decoded(text, one):
            line += text.count("\n", counted, at)
            counted = at
            yield Value(value, line)
    except json.JSONDecodeError as error:
        place = line + text.count("\n", counted, error.pos)
        yield BadInput(_no_json(error), source, place)
    except RecursionError:
        yield BadInput("not valid JSON for a deal: brackets nested too deep", source, line)


def _no_json(error: json.JSONDecodeError) -> str:
    if error.pos >= len(error.doc.rstrip()) or error.msg.startswith("Unterminated"):
        return "not valid JSON: it ends too early (the file is cut short?)"
    return f"not valid JSON: {shown(error.msg, 80).rstrip(': ')} (column {error.colno})"


Located = tuple[int, object]
"""Where a value begins, and the value."""


def _decoded(text: str, one: re.Pattern[str]) -> Iterator[Located]:
    at = _next(text, 0)
    while at < len(text):
        if text[at] == "[" and not one.match(text, at):
            end = yield from _elements(text, at)
        else:
            value, end = _DECODER.raw_decode(text, at)
            yield at, value
        at = _next(text, end)


def _elements(text: str, at: int) -> Generator[Located, None, int]:
    """The elements of the array that begins here, decoded one by one to save memory; returns where it ends."""
    at = _next(text, at + 1)
    if text.startswith("]", at):
        return at + 1
    while True:
        value, end = _DECODER.raw_decode(text, at)
        yield at, value
        at = _next(text, end)
        if text.startswith("]", at):
            return at + 1
        if not text.startswith(",", at):
            raise json.JSONDecodeError("Expecting ',' delimiter", text, at)
        at = _next(text, at + 1)


def _next(text: str, at: int) -> int:
    space = _SPACE.match(text, at)
    return space.end() if space else at


def _object(pairs: list[tuple[str, object]]) -> object:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    twice = next(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
    return Fault(f"an object with the key '{shown(twice)}' twice")


def _integer(digits: str) -> object:
    too_long = len(digits) > _MOST_DIGITS
    return Fault(f"a number of {len(digits)} digits") if too_long else int(digits)


def _no_integer(text: str) -> object:
    return Fault(f"the number {shown(text)}")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_integer, parse_float=_no_integer, parse_constant=_no_integer
)


def described(value: object) -> str:
    """A value for a message: never long, whatever it is.

    >>> described([1, 2]), described("x"), described(True), described({"a": 1}), described(None)
    ('an array of 2', "the text 'x'", 'true', 'an object', 'null')
    """
    match value:
        case Fault():
            return value.text
        case bool():
            return str(value).lower()
        case None:
            return "null"
        case str():
            return f"the text '{shown(value)}'"
        case list():
            return f"an array of {len(value)}"
        case dict():
            return "an object"
    return f"the number {value}"


def wrong(what: str, expected: str, value: object) -> BadInput:
    """The error for a value of the wrong kind.

    >>> print(wrong("deck", "an array of cards", 7))
    deck: expected an array of cards, found the number 7
    """
    return BadInput(f"{what}: expected {expected}, found {described(value)}")


def cards_in(value: object, what: str, before: int, read: Read, shape: Shape) -> Found:
    """The cards of an array of texts, null for an unknown one; ``before`` cards of the deal came earlier."""
    if not isinstance(value, list):
        raise wrong(what, "an array of cards", value)
    if len(value) > MOST_DECKS * shape.cards:
        raise BadInput(f"{what}: {len(value)} cards, expected {shape.cards}")
    names = [UNKNOWN if name is None else name for name in value]
    for number, name in enumerate(names, before + 1):
        if not isinstance(name, str):
            raise wrong(f"card {number}", "a text such as 'TS'", name)
    return [read(name, number, "", None) for number, name in enumerate(names, before + 1)]


def cards_in_piles(value: object, what: str, read: Read, shape: Shape) -> Found:
    """The cards of an array of piles, each an array of texts, numbered through all piles."""
    labels = [ENGLISH.rank_label(rank) for rank in range(1, shape.ranks + 1)]
    return [
        placed
        for index, pile in enumerate(pile_arrays(value, what, labels, shape))
        for placed in cards_in(pile, f"pile {labels[index]}", index * shape.suits, read, shape)
    ]


def pile_arrays(value: object, what: str, labels: list[str], shape: Shape) -> list[list[object]]:
    """The piles of an array of ``ranks`` arrays, ``suits`` values each; ``labels`` name them in messages."""
    if not isinstance(value, list) or len(value) != shape.ranks:
        raise wrong(what, f"an array of {shape.ranks} piles", value)
    for label, pile in zip(labels, value, strict=True):
        if not isinstance(pile, list) or len(pile) != shape.suits:
            raise wrong(f"pile {label}", f"an array of {shape.suits} cards", pile)
    return value


class JsonCards:
    """Reads arrays of cards and numbers the cards as they come."""

    def __init__(self, reader: CardReader, shape: Shape) -> None:
        self._reader, self._most = reader, 2 * shape.cards
        self._count = 0

    def of(self, value: object, what: str) -> list[Placed]:
        """The cards of an array of texts."""
        if not isinstance(value, list):
            raise wrong(what, "an array of cards", value)
        if self._count + len(value) > self._most:
            raise BadInput(f"{what}: more than {self._most} cards")
        return [self._placed(name, what) for name in value]

    def _placed(self, name: object, what: str) -> Placed:
        self._count += 1
        if not isinstance(name, str):
            raise wrong(f"card {self._count} ({what})", "a text such as 'TS'", name)
        return self._reader.placed(name, self._count, "", None)
