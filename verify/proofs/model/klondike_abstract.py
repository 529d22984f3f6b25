"""The abstract positions of ``Rules.v``, line by line in Python, with the places of ``Talon.v``."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from typing import NamedTuple

from verify.cards import Card
from verify.proofs.model.klondike import Game, Table
from verify.rules.klondike import is_red
from verify.rules.klondike_options import UNLIMITED, KlondikeRules


class Place(NamedTuple):
    """The cards left in the order in which they are drawn, how many were in the waste, and the pass under way."""

    cards: tuple[Card, ...]
    at: int
    passing: int = 1


class Abstract(NamedTuple):
    """``abstract``: heights; the dealt cards still in place, the pin first; the place."""

    foundation: tuple[int, ...]
    dealt: tuple[tuple[Card, ...], ...]
    place: Place


def abstract(table: Table, game: Game) -> Abstract:
    """The abstract position of a position with which a claim begins."""
    dealt = tuple(_settle(up[-1:] + down, game) for down, up in zip(table.down, table.up, strict=True))
    return Abstract(table.height, dealt, Place(table.waste[::-1] + table.stock, len(table.waste), table.passing))


def visible(a: Abstract, game: Game) -> frozenset[Card]:
    """``visible``: the cards that lie face up in a column."""
    deck = {Card(rank, suit) for suit in range(1, game.suits + 1) for rank in range(1, game.ranks + 1)}
    up = {card for card in deck if card.rank <= a.foundation[card.suit - 1]}
    return frozenset(deck - up - {card for cards in a.dealt for card in cards[1:]} - set(a.place.cards))


def pins(a: Abstract) -> frozenset[Card]:
    """``pinned``: the lowest face-up cards of columns of which dealt cards are still in place."""
    return frozenset(cards[0] for cards in a.dealt if cards)


def open_ends(a: Abstract, rank: int, red: bool, game: Game) -> int:
    """``shown`` less ``loose``: how many open ends there are of this rank and colour."""
    shown = visible(a, game)
    above = sum(card.rank == rank and is_red(card) is red for card in shown)
    return above - sum(card.rank == rank - 1 and is_red(card) is not red for card in shown - pins(a))


def empty_columns(a: Abstract, game: Game) -> int:
    """``emptied`` less the kings that are no pins: how many columns are empty."""
    kings = sum(card.rank == game.ranks for card in visible(a, game) - pins(a))
    return sum(not cards for cards in a.dealt) - kings


def can(a: Abstract, card: Card, game: Game) -> bool:
    """``can``: the card has somewhere to go in the columns."""
    if card.rank == game.ranks:
        return empty_columns(a, game) > 0
    return open_ends(a, card.rank + 1, not is_red(card), game) > 0


def steps(a: Abstract, game: Game) -> Iterator[Abstract]:
    """``step``, constructor by constructor."""
    yield from (then for _, then in ups(a, game))
    yield from (a._replace(dealt=_unpin(a, card, game)) for card in pins(a) if can(a, card, game))
    yield from (then for _, then in talon_ups(a, game))
    yield from (a._replace(place=place) for card, place in plays(a.place, game.rules) if can(a, card, game))
    for suit, height in enumerate(a.foundation, 1):
        card = Card(height, suit)
        if game.rules.worrying_back and height and can(a, card, game):
            yield a._replace(foundation=_set(a, card, height - 1))


def ups(a: Abstract, game: Game) -> Iterator[tuple[Card, Abstract]]:
    """``goes_up``: the cards that can go up from the columns, each with the position after it has."""
    for card in visible(a, game):
        if _is_next(a, card) and open_ends(a, card.rank, is_red(card), game) > 0:
            yield card, a._replace(foundation=_set(a, card, card.rank), dealt=_unpin(a, card, game))


def talon_ups(a: Abstract, game: Game) -> Iterator[tuple[Card, Abstract]]:
    """``talon_up``: the cards that can go up from stock and waste, each with the position after it has."""
    for card, place in plays(a.place, game.rules):
        if _is_next(a, card):
            yield card, a._replace(foundation=_set(a, card, card.rank), place=place)


def plays(place: Place, rules: KlondikeRules) -> Iterator[tuple[Card, Place]]:
    """The cards that can be drawn next, with the place that is left when one has been taken."""
    for number, passing in playable(len(place.cards), place.at, place.passing, rules):
        left = place.cards[: number - 1] + place.cards[number:]
        yield place.cards[number - 1], Place(left, number - 1, passing)


def playable(cards: int, at: int, passing: int, rules: KlondikeRules) -> Iterator[tuple[int, int]]:
    """The numbers that can be drawn, by arithmetic, with the pass in which that is; one pass if they are unlimited."""
    draw = rules.draw
    for number in range(1, cards + 1):
        now = number == cards or (number >= at and (number - at) % draw == 0)
        if rules.recycle == "under":
            if (number - at) % gcd(cards, min(draw, cards)) == 0:
                yield number, passing
        elif rules.passes == UNLIMITED:
            if now or number % draw == 0:
                yield number, passing
        elif now:
            yield number, passing
        elif number % draw == 0 and passing < rules.passes:
            yield number, passing + 1


def _settle(cards: tuple[Card, ...], game: Game) -> tuple[Card, ...]:
    return () if len(cards) == 1 and cards[0].rank == game.ranks else cards


def _unpin(a: Abstract, card: Card, game: Game) -> tuple[tuple[Card, ...], ...]:
    return tuple(_settle(cards[1:], game) if cards[:1] == (card,) else cards for cards in a.dealt)


def _is_next(a: Abstract, card: Card) -> bool:
    return card.rank == a.foundation[card.suit - 1] + 1


def _set(a: Abstract, card: Card, height: int) -> tuple[int, ...]:
    return (*a.foundation[: card.suit - 1], height, *a.foundation[card.suit :])
