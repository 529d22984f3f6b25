"""Claims and certificates of Klondike as JSON objects and packed files. Nothing of the project is imported."""

from __future__ import annotations

import json
import struct
import zlib
from typing import Any

from support.claims import Json, certificate

RULES: Json = {
    "draw": 1,
    "passes": "unlimited",
    "recycle": "turn",
    "worrying-back": "yes",
    "partial-runs": "yes",
    "columns": 2,
    "deal": "rows",
    "listing": "top-first",
}
OF_A_TABLE: Json = dict.fromkeys(("columns", "deal", "listing"))


def of_deck(ranks: int, suits: int, cards: str, verdict: str, **rules: Any) -> Json:
    """A claim about a deck; rule names with _ for -."""
    return claimed(ranks, suits, RULES, {"deck": cards.split()}, verdict, rules)


def of_table(ranks: int, suits: int, columns: str, talon: str, verdict: str, *foundations: int, **rules: Any) -> Json:
    """A claim about a table: columns as "AS|2S, |3S" (face down | face up), the talon as "waste|stock"."""
    waste, stock = talon.split("|")
    deal = {
        "columns": [
            {"down": down.split(), "up": up.split()}
            for down, up in (column.split("|") for column in columns.split(","))
        ],
        "foundations": list(foundations or (0,) * suits),
        "stock": stock.split(),
        "waste": waste.split(),
        "pass": rules.pop("pass_number", 1),
    }
    return claimed(ranks, suits, RULES | OF_A_TABLE, deal, verdict, rules)


def claimed(ranks: int, suits: int, rules: Json, deal: Json, verdict: str, changes: Json) -> Json:
    named = {name.replace("_", "-"): value for name, value in changes.items()}
    head = {"kind": "patience-verify/claim", "version": 1, "game": "klondike", "ranks": ranks, "suits": suits}
    return head | {"rules": rules | named, "deal": deal, "verdict": verdict}


def moves(words: str) -> Json:
    return {"kind": "moves", "moves": words.split()}


def deadlock(cards: str) -> Json:
    return {"kind": "deadlock", "cards": cards.split()}


def packed(of: Json, keys: list[int], *reductions: str, **changes: Any) -> bytes:
    """The packed certificate with these positions, in this order."""
    evidence = {"kind": "closed-set", "positions": len(keys), "reductions": list(reductions)} | changes
    line = json.dumps(certificate(of, evidence)).encode() + b"\n"
    return gzipped(line + numbers(key - before for key, before in zip(keys, [0, *keys], strict=False)))


def numbers(values: Any) -> bytes:
    """Whole numbers as LEB128."""
    written = []
    for value in values:
        digits = [value >> place & 127 for place in range(0, max(value.bit_length(), 1), 7)]
        written += [digit | 128 for digit in digits[:-1]] + digits[-1:]
    return bytes(written)


def gzipped(data: bytes) -> bytes:
    """A gzip file that holds the data as it is, in the same bytes on every system."""
    blocks = [data[start : start + 65535] for start in range(0, len(data), 65535)] or [b""]
    stored = [struct.pack("<BHH", block is blocks[-1], len(block), len(block) ^ 65535) + block for block in blocks]
    return b"\x1f\x8b\x08\0\0\0\0\0\0\xff" + b"".join(stored) + struct.pack("<II", zlib.crc32(data), len(data) % 2**32)
