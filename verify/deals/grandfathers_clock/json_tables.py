"""Our own JSON form of a deal of Grandfather's Clock: an object with a ``deck``, a bare array of cards, or a table.

A deck has all cards or those that are left without the clock cards. A table has ``columns``, each an array of cards,
the lowest first, and ``foundations``, the top cards of foundations; those that are not named have their clock card. A
record is what ``verify deal --json`` prints: it is read as its deck, listed as its rules have it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from verify.cards import ENGLISH, Notation
from verify.deals.deal import Deal, Shape
from verify.deals.dials import DialDeal, DialPosition, RestDeal
from verify.deals.grandfathers_clock.lying import Lying, dial_deal, is_rest, rest_deal
from verify.deals.json_deals import (
    Members,
    check_header,
    deck_deal,
    deck_members,
    end_named,
    header,
    made_deck,
    title_of,
    written,
)
from verify.deals.json_values import JsonCards, deals_in, described, wrong
from verify.deals.reading import CardReader, Reading
from verify.errors import BadInput
from verify.records.grandfathers_clock_made import SCHEMA

GAME = "grandfathers-clock"

_ONE = re.compile(r"\[\s*[^\[{\]\s]")  # an array of cards; [{ and [[ hold deals
_HEADER = ("format", "version", "game", "ranks", "suits", "title")
_DECK = (*_HEADER, "deck", "listing")
_TABLE = (*_HEADER, "columns", "foundations")


def read_json(text: str, source: str, how: Reading) -> Iterator[Deal | RestDeal | DialDeal | BadInput]:
    """The deals of a JSON text.

    >>> text = '{"columns": [["4H", "AH", "AS"], ["2H"]], "foundations": ["3S"]}'
    >>> for deal in read_json(text, "-", Reading(Shape(4, 2))):
    ...     print(*deal.position.foundations)
    4S 3H 3S
    """
    return deals_in(text, source, _ONE, partial(_deal, reader=CardReader(ENGLISH), shape=how.shape))


def _deal(value: object, reader: CardReader, shape: Shape) -> Deal | RestDeal | DialDeal:
    if isinstance(value, list):
        return _deck({"deck": value}, reader, shape)
    if not isinstance(value, dict):
        raise BadInput(f"expected an object or an array of cards, found {described(value)}")
    if value.get("schema") == SCHEMA:
        return _deal(made_deck(value), reader, shape)
    if ("deck" in value) == ("columns" in value):
        raise BadInput("expected either a key 'deck' or a key 'columns'")
    check_header(value, shape, GAME, _DECK if "deck" in value else _TABLE)
    return _deck(value, reader, shape) if "deck" in value else _table(value, reader, shape)


def _deck(members: Members, reader: CardReader, shape: Shape) -> Deal | RestDeal:
    deck = members["deck"]
    if not isinstance(deck, list) or not is_rest(len(deck), shape):
        return deck_deal(members, reader, shape)
    found = JsonCards(reader, shape).of(deck, "deck")
    return rest_deal(found, shape, listing=end_named(members, "listing"), title=title_of(members), form="json")


def _table(members: Members, reader: CardReader, shape: Shape) -> DialDeal:
    columns, cards = members["columns"], JsonCards(reader, shape)
    if not isinstance(columns, list):
        raise wrong("columns", "an array", columns)
    found = [cards.of(column, f"column {number}") for number, column in enumerate(columns, 1)]
    tops = cards.of(members.get("foundations", []), "foundations")
    return dial_deal(Lying(found, tops), shape, title=title_of(members), form="json")


def write_json_deck(deal: Deal, notation: Notation) -> str:
    """The deck as a JSON object on one line; English card codes whatever the notation."""
    return written(deck_members(deal, GAME))


def write_json_rest(deal: RestDeal, notation: Notation) -> str:
    """The rest of a deck as a JSON object on one line; English card codes whatever the notation."""
    members = {**header(GAME, deal.shape, deal.title), "deck": [str(card) for card in deal.cards]}
    return written({**members, "listing": deal.listing} if deal.listing else members)


def write_json_table(deal: DialDeal, notation: Notation) -> str:
    """The table as a JSON object on one line; English card codes whatever the notation."""
    return written({**header(GAME, deal.shape, deal.title), **table_members(deal.position)})


def table_members(position: DialPosition) -> Members:
    """Where every card lies, as the members of an object."""
    columns = [list(map(str, column)) for column in position.columns]
    return {"columns": columns, "foundations": list(map(str, position.foundations))}
