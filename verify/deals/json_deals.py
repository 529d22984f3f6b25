"""Our own JSON form of a deal, the same in every language: cards in English, as ``"TS"``."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import partial

from verify.cards import ENGLISH, Notation
from verify.deals.deal import Deal, Listing, Shape
from verify.deals.json_values import cards_in, cards_in_piles, deals_in, described, wrong
from verify.deals.partial_deals import whole
from verify.deals.reading import CardReader, Outcome, Reading, heading_title, listed
from verify.errors import BadInput, shown
from verify.records.made import SCHEMA

FORMAT = "patience-verify/deal"
VERSION = 1
GAME = "clock"

_ONE = re.compile(r"\[\s*[^\[{\]\s]")  # an array of cards; [{ and [[ hold deals
_KEYS = ("format", "version", "game", "ranks", "suits", "title", "deck", "listing", "piles", "within-pile")
_DECK_ONLY = ("deck", "listing")
_PILES_ONLY = ("piles", "within-pile")

Members = dict[str, object]


def read_json(text: str, source: str, how: Reading) -> Iterator[Outcome]:
    """The deals of a JSON text: objects, bare arrays of cards, or records of deals made.

    >>> text = '{"deck": ["2S", "AS"], "listing": "top-first"}'
    >>> for deal in read_json(text, "-", Reading(Shape(2, 1))):
    ...     print(deal.listing, *deal.cards)
    top-first 2S AS
    """
    return deals_in(text, source, _ONE, partial(_deal, reader=CardReader(ENGLISH), shape=how.shape))


def _deal(value: object, reader: CardReader, shape: Shape) -> Deal:
    members: Members = {"deck": value}
    if isinstance(value, dict):
        members = _made(value) if value.get("schema") == SCHEMA else value
        check_header(members, shape, GAME, _KEYS)
        _check_deck_or_piles(members)
    elif not isinstance(value, list):
        raise BadInput(f"expected an object or an array of cards, found {described(value)}")
    return _piles_deal(members, reader, shape) if "piles" in members else deck_deal(members, reader, shape)


def _made(record: Members) -> Members:
    """What a record of a deal made says of the deal: the table, however it was dealt, under its name."""
    table: Members = {key: record[key] for key in ("game", "ranks", "suits", "piles") if key in record}
    return {**table, "within-pile": "top-first", "title": record.get("title") or record.get("deal", "")}


def made_deck(record: Members) -> Members:
    """What the record of a deal made for a game of decks says of the deal: its deck, under its name."""
    deck: Members = {key: record[key] for key in ("game", "ranks", "suits", "deck") if key in record}
    rules = record.get("rules")
    listing = {"listing": rules["listing"]} if isinstance(rules, dict) and "listing" in rules else {}
    return {**deck, **listing, "title": record.get("deal", "")}


def deck_deal(members: Members, reader: CardReader, shape: Shape) -> Deal:
    """The deal of an object with a deck."""
    found = cards_in(members["deck"], "deck", 0, reader.known_or_not, shape)
    return whole(found, shape, listing=end_named(members, "listing"), title=title_of(members), format="json")


def _piles_deal(members: Members, reader: CardReader, shape: Shape) -> Deal:
    found = cards_in_piles(members["piles"], "piles", reader.known_or_not, shape)
    within = end_named(members, "within-pile") or "bottom-first"
    return whole(found, shape, layout="piles", within_pile=within, title=title_of(members), format="json")


def check_header(members: Members, shape: Shape, game: str, keys: Sequence[str]) -> None:
    """Raise BadInput for keys that there are not, another kind of file, another game, and another deck."""
    for key in members:
        if key not in keys:
            raise BadInput(f"unknown key '{shown(key)}', expected {listed(keys)}")
    for key, only in (("format", FORMAT), ("version", VERSION), ("game", game)):
        value = members.get(key, only)
        if value != only or isinstance(value, bool):
            raise wrong(key, described(only), value)
    _check_shape(members, shape)


def _check_deck_or_piles(members: Members) -> None:
    if ("deck" in members) == ("piles" in members):
        raise BadInput("expected either a key 'deck' or a key 'piles'")
    foreign = _PILES_ONLY if "deck" in members else _DECK_ONLY
    for key in foreign:
        if key in members:
            raise BadInput(f"the key '{key}' goes with '{foreign[0]}', which is not there")


def _check_shape(members: Members, shape: Shape) -> None:
    for key, wanted in (("ranks", shape.ranks), ("suits", shape.suits)):
        value = members.get(key, wanted)
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise wrong(key, "a whole number from 1", value)
        if value != wanted:
            raise BadInput(f"the deal has {value} {key}, expected {wanted}: add --{key} {value}")


def title_of(members: Members) -> str:
    """The title that an object has."""
    title = members.get("title", "")
    if not isinstance(title, str):
        raise wrong("title", "a text", title)
    return heading_title(title)


def end_named(members: Members, key: str) -> Listing | None:
    """The end of a list that a key names, if it is there."""
    match members.get(key):
        case "top-first":
            return "top-first"
        case "bottom-first":
            return "bottom-first"
    if key in members:
        raise wrong(key, "'top-first' or 'bottom-first'", members[key])
    return None


def write_json(deal: Deal, notation: Notation) -> str:
    """The deal as a JSON object on one line; English card codes whatever the notation.

    >>> from verify.cards import Card
    >>> print(write_json(Deal((Card(1), Card(2)), shape=Shape(2, 1)), ENGLISH), end="")
    {"format": "patience-verify/deal", "version": 1, "game": "clock", "ranks": 2, "suits": 1, "deck": ["A", "2"]}
    """
    if deal.layout == "deck":
        return written(deck_members(deal, GAME))
    piles = [[str(card) for card in pile] for pile in deal.piles]
    return written({**header(GAME, deal.shape, deal.title), "piles": piles, "within-pile": deal.within_pile})


def deck_members(deal: Deal, game: str) -> Members:
    """The object of a deal that is a deck."""
    members = {**header(game, deal.shape, deal.title), "deck": [str(card) for card in deal.cards]}
    return {**members, "listing": deal.listing} if deal.listing else members


def header(game: str, shape: Shape, title: str) -> Members:
    """What every object begins with."""
    members: Members = {"format": FORMAT, "version": VERSION, "game": game}
    members |= {"ranks": shape.ranks, "suits": shape.suits}
    return {**members, "title": heading_title(title)} if title else members


def written(members: Members) -> str:
    """An object on one line."""
    return json.dumps(members, ensure_ascii=False) + "\n"
