"""What engines reply, read strictly: a line of JSON that is no answer to what was asked is said to be none, and why."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, NoReturn

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from verify.conformance.differences import Faulty
from verify.conformance.engine import Ask, Hello, Json, Refused
from verify.errors import shown

_START = 200
"""How much is shown of a line."""


class _Reply(Struct):
    """A reply with these members; others are the engine's own business."""


class _Hello(_Reply):
    protocol: int
    engine: str
    games: dict[str, list[str]]
    asks: Annotated[list[Ask], Meta(min_length=1)] | UnsetType = UNSET
    decks: Literal["standard", "any"] = "standard"
    tables: bool = False


class _Done(_Reply):
    ok: bool


class _Refusal(_Reply):
    refused: str


class _Moves(_Reply):
    moves: list[str]


class _Result(_Reply):
    result: Literal["open", "won", "lost"]
    turned: int | UnsetType = UNSET
    last: str | UnsetType = UNSET
    score: int | UnsetType = UNSET


class _Pile(_Reply):
    down: list[str]
    up: list[str]


class _Clock(_Reply):
    piles: list[_Pile]
    hand: str | None


class _Klondike(_Reply):
    columns: list[_Pile]
    foundations: list[int]
    stock: list[str]
    waste: list[str]
    pass_number: int = msgspec.field(name="pass")


class _GrandfathersClock(_Reply):
    columns: list[list[str]]
    foundations: list[str]


_STATES: Mapping[str, type[_Reply]] = {
    "clock": _Clock,
    "klondike": _Klondike,
    "grandfathers-clock": _GrandfathersClock,
}
_REPLIES: Mapping[str, type[_Reply]] = {
    "hello": _Hello,
    "deal": _Done,
    "moves": _Moves,
    "apply": _Done,
    "undo": _Done,
    "result": _Result,
}


def read_reply(ask: str, line: bytes, game: str = "") -> Json:
    """The reply to ``ask`` that a line holds; ``game`` is the game that was dealt.

    >>> read_reply("moves", b'{"moves": ["draw"]}')
    {'moves': ['draw']}
    >>> read_reply("moves", b'{"moves": "draw"}')
    Traceback (most recent call last):
    verify.conformance.differences.Faulty: no answer to moves: expected array, found str, at moves

    Raises Refused if the engine refuses what was asked, and Faulty for a line that is no answer.
    """
    members = _members(ask, line)
    try:
        if "refused" in members:
            raise Refused(msgspec.convert(members, _Refusal).refused)
        expected = _STATES.get(game) if ask == "state" else _REPLIES[ask]
        if expected is not None:
            msgspec.convert(members, expected)
    except msgspec.ValidationError as error:
        _no_answer(f"no answer to {ask}: {_plain(error)}", line)
    if members.get("ok") is False:
        _no_answer(
            f'no answer to {ask}: expected true, found false, at ok; to refuse is to say {{"refused": ..}}', line
        )
    return members


def hello_of(line: bytes) -> Hello:
    """What an engine says of itself in a line; raises Faulty for one that does not, were it by a refusal."""
    try:
        members = read_reply("hello", line)
    except Refused as refusal:
        _no_answer(f"no answer to hello: it is refused, {shown(str(refusal), _START)}", line)
    return msgspec.convert(members, Hello)


def start_of(said: bytes) -> str:
    """The start of the first line of what is said, fit to be printed.

    >>> start_of(b'ok\\xff\\x07')
    "'ok\\\\xff\\\\x07'"
    """
    start = said[: _START + 1].partition(b"\n")[0]
    return f"'{shown(start.decode('utf-8', 'backslashreplace'), _START)}'"


def _members(ask: str, line: bytes) -> Json:
    """The object that a line is."""
    if not line.strip():
        _no_answer(f"no answer to {ask}: an empty line, expected an object of JSON", line)
    try:
        value: Any = msgspec.json.decode(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        _no_answer(f"no answer to {ask}: not UTF-8 at byte {error.start + 1} of the line", line)
    except msgspec.DecodeError as error:
        _no_answer(f"no answer to {ask}: not JSON: {_plain(error)}", line)
    except RecursionError:
        _no_answer(f"no answer to {ask}: brackets nested too deep", line)
    if not isinstance(value, dict):
        _no_answer(f"no answer to {ask}: expected an object of JSON, found {start_of(line)}", line)
    return value


def _no_answer(message: str, line: bytes) -> NoReturn:
    raise Faulty("garbage", message, (f"the line begins {start_of(line)}",)) from None


def _plain(error: Exception) -> str:
    """The complaint in the words of this house.

    >>> _plain(ValueError("Expected `int`, got `str` - at `$.foundations[0]`"))
    'expected int, found str, at foundations[0]'
    """
    words = str(error).replace("JSON is malformed: ", "").replace("`", "").replace(" - at $.", ", at ")
    words = re.sub(r" - at \$", "", words).replace(", got ", ", found ")
    return shown(words[:1].lower() + words[1:], _START)
