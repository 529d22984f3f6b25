"""Claims and certificates of Grandfather's Clock as JSON objects. Nothing of the project is imported."""

from __future__ import annotations

from typing import Any

from support.claims import Json

RULES: Json = {
    "clock-suits": "first",
    "build": "any",
    "wrap": "no",
    "runs": "no",
    "empty-column": "any",
    "columns": 2,
    "listing": "top-first",
}
OF_A_TABLE: Json = dict.fromkeys(("columns", "listing"))


def of_deck(ranks: int, suits: int, cards: str, verdict: str, **rules: Any) -> Json:
    """A claim about a deck; rule names with _ for -."""
    return claimed(ranks, suits, RULES, {"deck": cards.split()}, verdict, rules)


def of_rest(ranks: int, suits: int, cards: str, verdict: str, **rules: Any) -> Json:
    """A claim about a deck without its clock cards."""
    return claimed(ranks, suits, RULES, {"rest": cards.split()}, verdict, rules)


def of_table(columns: str, foundations: str, verdict: str, **rules: Any) -> Json:
    """A claim about a table of 4 ranks and 2 suits, its columns as "4H AH, 3S"."""
    deal = {"columns": [column.split() for column in columns.split(",")], "foundations": foundations.split()}
    return claimed(4, 2, RULES | OF_A_TABLE, deal, verdict, rules)


def claimed(ranks: int, suits: int, rules: Json, deal: Json, verdict: str, changes: Json) -> Json:
    named = {name.replace("_", "-"): value for name, value in changes.items()}
    head = {"kind": "patience-verify/claim", "version": 1, "game": "grandfathers-clock", "ranks": ranks, "suits": suits}
    return head | {"rules": rules | named, "deal": deal, "verdict": verdict}
