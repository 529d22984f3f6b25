"""Our own JSON form of a Klondike deal: an object with a ``deck``, a bare array of cards, a table, or a record.

A table has ``columns``, each an object with the cards ``down`` and ``up``, the lowest first; ``foundations``, the
number of cards on each, spades first; ``stock``, the card drawn next first; ``waste``, the playable card last; and
``pass``, the number of the pass under way. What is not there is empty. A record is what ``verify deal --json`` prints:
it is read as its deck, listed as its rules have it; all other rules are those that are asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from verify.cards import ENGLISH, Card, Notation
from verify.deals.deal import Deal, Placed, Shape
from verify.deals.json_deals import (
    Members,
    check_header,
    deck_deal,
    deck_members,
    header,
    made_deck,
    title_of,
    written,
)
from verify.deals.json_values import JsonCards, deals_in, described, wrong
from verify.deals.klondike.lying import Lying, LyingColumn, position_of
from verify.deals.positions import Position, PositionDeal
from verify.deals.reading import CardReader, Reading, listed
from verify.errors import BadInput, shown
from verify.records.klondike_made import SCHEMA

GAME = "klondike"

_ONE = re.compile(r"\[\s*[^\[{\]\s]")  # an array of cards; [{ and [[ hold deals
_HEADER = ("format", "version", "game", "ranks", "suits", "title")
_DECK = (*_HEADER, "deck", "listing")
_TABLE = (*_HEADER, "columns", "foundations", "stock", "waste", "pass")
_MOST_PASSES = 9999


def read_json(text: str, source: str, how: Reading) -> Iterator[Deal | PositionDeal | BadInput]:
    """The deals of a JSON text.

    >>> text = '{"columns": [{"down": ["2S"], "up": ["3S"]}], "foundations": [1]}'
    >>> for deal in read_json(text, "-", Reading(Shape(3, 1))):
    ...     print(deal.position.foundations)
    (1,)
    """
    return deals_in(text, source, _ONE, partial(_deal, reader=CardReader(ENGLISH), shape=how.shape))


def _deal(value: object, reader: CardReader, shape: Shape) -> Deal | PositionDeal:
    if isinstance(value, list):
        return deck_deal({"deck": value}, reader, shape)
    if not isinstance(value, dict):
        raise BadInput(f"expected an object or an array of cards, found {described(value)}")
    if value.get("schema") == SCHEMA:
        return _deal(made_deck(value), reader, shape)
    if ("deck" in value) == ("columns" in value):
        raise BadInput("expected either a key 'deck' or a key 'columns'")
    check_header(value, shape, GAME, _DECK if "deck" in value else _TABLE)
    return deck_deal(value, reader, shape) if "deck" in value else _table(value, reader, shape)


def _table(members: Members, reader: CardReader, shape: Shape) -> PositionDeal:
    cards = JsonCards(reader, shape)
    lying = Lying(
        [_column(value, number, cards) for number, value in enumerate(_array(members, "columns"), 1)],
        _foundations(members, shape),
        cards.of(members.get("stock", []), "stock"),
        cards.of(members.get("waste", []), "waste"),
        _whole_number(members.get("pass", 1), "pass", 1, _MOST_PASSES),
    )
    return PositionDeal(position_of(lying, shape), shape, title=title_of(members), format="json")


def _column(value: object, number: int, cards: JsonCards) -> LyingColumn:
    if not isinstance(value, dict):
        raise wrong(f"column {number}", "an object with the keys 'down' and 'up'", value)
    for key in value:
        if key not in ("down", "up"):
            raise BadInput(f"column {number}: unknown key '{shown(key)}', expected {listed(('down', 'up'))}")
    down, up = (cards.of(value.get(key, []), f"'{key}' of column {number}") for key in ("down", "up"))
    return LyingColumn(down, up)


def _array(members: Members, key: str) -> list[object]:
    value = members[key]
    if not isinstance(value, list):
        raise wrong(key, "an array", value)
    return value


def _foundations(members: Members, shape: Shape) -> list[Placed]:
    heights = members.get("foundations", [0] * shape.suits)
    if not isinstance(heights, list) or len(heights) != shape.suits:
        raise wrong("foundations", f"an array of {shape.suits} numbers of cards", heights)
    numbers = [_whole_number(height, "foundations", 0, shape.ranks) for height in heights]
    return [Placed(Card(height, suit), 0) for suit, height in enumerate(numbers, 1) if height]


def _whole_number(value: object, what: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(what, f"a whole number from {least} to {most}", value)
    return value


def write_json_deck(deal: Deal, notation: Notation) -> str:
    """The deck as a JSON object on one line; English card codes whatever the notation."""
    return written(deck_members(deal, GAME))


def write_json_table(deal: PositionDeal, notation: Notation) -> str:
    """The table as a JSON object on one line; English card codes whatever the notation."""
    return written({**header(GAME, deal.shape, deal.title), **table_members(deal.position)})


def table_members(position: Position) -> Members:
    """Where every card lies, as the members of an object."""
    columns = [{"down": list(map(str, column.down)), "up": list(map(str, column.up))} for column in position.columns]
    piles = {"stock": list(map(str, position.stock)), "waste": list(map(str, position.waste))}
    return {"columns": columns, "foundations": list(position.foundations), **piles, "pass": position.pass_number}
