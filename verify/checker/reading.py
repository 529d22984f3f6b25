"""What claims and certificates of every game have in common: from bytes to values, nothing taken on trust."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import NoReturn

Card = str  # as spelled in the files; the spelling is unique

MAX_BYTES = 8 * 2**20
MAX_PACKED_BYTES = 512 * 2**20  # of a certificate that lists positions
PACKED = b"\x1f\x8b"  # how it begins: as a gzip file
MAX_SHOWN = 40
MAX_NAME_SHOWN = 120
MAX_DIGITS = 40
A_CARD = "a card of this deck"
RANK_LETTERS = "A23456789TJQK"
SUIT_LETTERS = "SHDC"
CLAIM = "patience-verify/claim"
NAME = "name"  # of the deal of a claim, which need not have one
SETTING_KEYS = ("kind", "version", "game", "ranks", "suits", "rules", "deal")


class Rejected(Exception):
    """The certificate does not establish the claim; the message is the reason."""


class Malformed(Exception):
    """The bytes are not a claim or not a certificate; the message is the reason."""


def shown(value: object, most: int = MAX_SHOWN) -> str:
    """The value for a message: one short printable line, whatever it holds."""
    if isinstance(value, str):
        return ascii(value[:most]) + ("..." if len(value) > most else "")
    return "a list" if isinstance(value, list) else "an object" if isinstance(value, dict) else json.dumps(value)


def spelled(key: int) -> str:
    """The number of a position for a message: all digits, or the first, the last and how many there are."""
    digits = str(key)
    return digits if len(digits) <= MAX_DIGITS else f"{digits[:10]}...{digits[-10:]} ({len(digits)} digits)"


@contextmanager
def about(what: str) -> Iterator[None]:
    """Name what is malformed, with escapes for what should not reach a terminal, before the reason."""
    try:
        yield
    except Malformed as problem:
        name = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in what)
        raise Malformed(f"{name}: {problem}") from None


def unexpected(where: str, value: object, expected: str) -> NoReturn:
    """There is something else at this place."""
    raise Malformed(f"{where} is {shown(value)}, expected {expected}")


def parse(data: bytes) -> object:
    """The JSON value in the bytes, in the strict form of these files."""
    if len(data) > MAX_BYTES:
        raise Malformed(f"more than {MAX_BYTES} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise Malformed(f"not UTF-8 at byte {problem.start}") from None
    if not text.strip():
        raise Malformed("empty")
    if text.startswith("\ufeff"):
        raise Malformed("a byte order mark at the start")
    try:
        return json.loads(text, object_pairs_hook=distinct, parse_int=number, parse_float=number, parse_constant=number)
    except json.JSONDecodeError as problem:
        raise Malformed(f"not JSON at line {problem.lineno}, column {problem.colno}") from None
    except RecursionError:
        raise Malformed("nested too deeply") from None


def distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """The JSON object with these members, no key twice."""
    result: dict[str, object] = {}
    for key, value in pairs:
        if key in result:
            raise Malformed(f"key {shown(key)} twice in one object")
        result[key] = value
    return result


def number(text: str) -> int:
    """The number, which has no sign, fraction or exponent, is not NaN or Infinity, and is not too long for us."""
    if not text.isdecimal() or len(text) > 10:
        raise Malformed(f"number {shown(text)}, expected at most ten digits and nothing else")
    return int(text)


def members(value: object, where: str, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, object]:
    """The object with exactly these keys."""
    if not isinstance(value, dict):
        unexpected(where, value, "an object")
    for key in required:
        if key not in value:
            raise Malformed(f"no key '{key}' in {where}")
    for key in value:
        if key not in required and key not in optional:
            raise Malformed(f"unknown key {shown(key)} in {where}")
    return value


def items(value: object, where: str, size: int | None = None) -> list[object]:
    """The list, of this size if one is given."""
    listed = value if isinstance(value, list) else unexpected(where, value, "a list")
    if size not in (None, len(listed)):
        raise Malformed(f"{where} has {len(listed)} entries, expected {size}")
    return listed


def whole(value: object, where: str, low: int, high: int) -> int:
    """The number, low <= number <= high; true and false are no numbers here."""
    if type(value) is not int or not low <= value <= high:
        unexpected(where, value, f"a whole number from {low} to {high}")
    return value


def word(value: object, where: str, allowed: Collection[str], expected: str = "") -> str:
    """The string, one of the allowed."""
    if not isinstance(value, str) or value not in allowed:
        unexpected(where, value, expected or " or ".join(allowed))
    return value


def words(value: object, where: str, allowed: Collection[str], expected: str) -> list[str]:
    """The list, all of its entries strings that are allowed."""
    entries = enumerate(items(value, where), 1)
    return [word(entry, f"{where}, entry {place},", allowed, expected) for place, entry in entries]


def document(
    data: bytes, game: str, kind: str, required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> dict[str, object]:
    """The members of the file, which is of this game, kind and version, and has these keys."""
    value = parse(data)
    if isinstance(value, dict):  # so that another kind, version or game is called so, not blamed for its keys
        word(value.get("kind", kind), "kind", (kind,))
        whole(value.get("version", 1), "version", 1, 1)
        word(value.get("game", game), "game", (game,))
        if kind == CLAIM:
            name_in(value)
            optional = (*optional, NAME)
    return members(value, "the file", (*SETTING_KEYS, *required), optional)


def name_in(claim: dict[str, object]) -> str:
    """What a claim calls its deal; empty if it does not say. Nothing is ever established about that."""
    name = claim.get(NAME, "")
    return name if isinstance(name, str) else unexpected(NAME, name, "a text")


def size(top: dict[str, object], least_ranks: int, most_ranks: int, most_suits: int, most: int) -> tuple[int, int]:
    """The ranks and suits of the deck, which has so many cards at the most."""
    ranks = whole(top["ranks"], "ranks", least_ranks, most_ranks)
    suits = whole(top["suits"], "suits", 1, most_suits)
    if ranks * suits > most:
        raise Malformed(f"{ranks} ranks of {suits} suits are more than {most} cards")
    return ranks, suits


def evidence_of(top: dict[str, object], kinds: dict[str, tuple[str, ...]]) -> tuple[str, dict[str, object]]:
    """The kind of the evidence, and its members, which are those of that kind."""
    every = tuple(key for keys in kinds.values() for key in keys)
    evidence = members(top["evidence"], "evidence", ("kind",), every)
    kind = word(evidence["kind"], "evidence.kind", kinds)
    return kind, members(evidence, f"evidence of kind {kind}", kinds[kind])


def label(rank: int) -> str:
    """How a rank, or the pile where it is at home, is written."""
    return RANK_LETTERS[rank - 1] if rank <= len(RANK_LETTERS) else str(rank)


def spelling(rank: int, suit: int) -> Card:
    """How a card is written."""
    if rank <= len(RANK_LETTERS) and suit <= len(SUIT_LETTERS):
        return RANK_LETTERS[rank - 1] + SUIT_LETTERS[suit - 1]
    return f"{rank}.{suit}"
