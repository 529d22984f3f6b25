"""A script that shows a fault, made shorter: fewer games, fewer requests, fewer cards out of place.

Every shorter script is tried, and kept only if it shows a difference too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from verify.conformance.differences import Difference
from verify.conformance.engine import Json, Refused
from verify.conformance.near_misses import STOCK
from verify.conformance.reference.playing import Reference
from verify.conformance.replaying import new_deal
from verify.conformance.searching.trying import Script
from verify.conformance.sorted_deck import sorted_deck
from verify.deals.deal import Shape

Try = Callable[[Script, bool], Difference | None]
"""Tries a script, watchfully or not."""


def shrunk(found: Difference, try_: Try) -> Difference:
    """The difference that the shortest script shows which could be found.

    Once nothing shorter is found, the cards that lie in order already are not asked about again.
    """
    while True:
        before = size(found.script)
        for shorten in (_looking_sooner, _with_fewer_games, _drawing_only, _with_fewer_requests, _exchanged, _in_order):
            found = shorten(found, try_)
        if size(found.script)[:3] >= before[:3]:
            return found


def size(script: Script) -> tuple[int, int, int, int]:
    """What is to be small: the number of games, of cards, of requests, of cards out of place."""
    deals = [request for request in script if request["ask"] == "deal"]
    cards = max((deal["ranks"] * deal["suits"] for deal in deals), default=0)
    return len(deals), cards, len(script), sum(map(_out_of_place, deals))


def _out_of_place(deal: Json) -> int:
    deck = deal.get("deck", ())
    return sum(card != other for card, other in zip(deck, _goal(deal), strict=False))


def _goal(deal: Json) -> tuple[str, ...]:
    return sorted_deck(Shape(deal["ranks"], deal["suits"]))


def _better(found: Difference, other: Difference | None) -> Difference:
    return other if other is not None and size(other.script) < size(found.script) else found


def _looking_sooner(found: Difference, try_: Try) -> Difference:
    """Look at everything after each request: the fault may have been there before it was seen."""
    return _better(found, try_(found.script, True))


def _with_fewer_games(found: Difference, try_: Try) -> Difference:
    """Leave games out, many at a time and then single ones; the last one stays."""
    return _without(found, try_, _games)


def _drawing_only(found: Difference, try_: Try) -> Difference:
    """In one game of Klondike, leave out all that is not about the stock: what is wrong may lie there."""
    shorter = [each for each in found.script[:-1] if each["ask"] != "undo" and each.get("move", "draw") in STOCK]
    return _better(found, try_([*shorter, found.script[-1]], False) if len(_games(shorter)) == 1 else None)


def _with_fewer_requests(found: Difference, try_: Try) -> Difference:
    """Leave requests out; the first deal and the request that shows the fault stay."""
    return _without(found, try_, lambda script: [[request] for request in script])


def _exchanged(found: Difference, try_: Try) -> Difference:
    """In a short game, leave a move out: with two cards of the deck exchanged the rest may show the same."""
    while True:
        shorter = next(filter(None, (try_(script, False) for script in _exchanges(found.script))), None)
        if _better(found, shorter) is found:
            return found
        found = _better(found, shorter)


def _exchanges(script: Script) -> Iterator[list[Json]]:
    deal, *others = script
    if not (2 <= len(others) <= _SHORT and "deck" in deal and len(_games(script)) == 1):
        return
    for one, other in combinations(range(len(deal["deck"])), 2):
        exchanged = {**deal, "deck": list(deal["deck"])}
        exchanged["deck"][one], exchanged["deck"][other] = deal["deck"][other], deal["deck"][one]
        yield [exchanged, *others[1:]]


_SHORT = 4  # requests after the deal: with more, there would be too much to try


def _games(script: Script) -> list[list[Json]]:
    games: list[list[Json]] = []
    for request in script:
        if request["ask"] == "deal" or not games:
            games.append([])
        games[-1].append(request)
    return games


def _without(found: Difference, try_: Try, split: Callable[[Script], list[list[Json]]]) -> Difference:
    """Leave parts of the script out, half of them at once, then a quarter, down to single ones."""
    many, meant = len(split(found.script)) // 2, _meant(found.script)
    while many:
        first = 0
        while first < len(split(found.script)) - 1:
            parts = split(found.script)
            rest = [*parts[:first], *parts[min(first + many, len(parts) - 1) :]]
            shorter = _still_legal([request for part in rest for request in part], meant)
            better = _better(found, try_(shorter, False) if _begins(shorter) else None)
            first += 0 if better is not found else many
            found = better
        many //= 2
    return found


def _begins(script: Script) -> bool:
    return bool(script) and script[0]["ask"] == "deal"


def _meant(script: Script) -> list[Json]:
    """What the rules refuse in a script: these requests are part of the story."""
    return [request for request, refused in zip(script, _refused(script), strict=True) if refused]


def _still_legal(script: Script, meant: Sequence[Json]) -> list[Json]:
    """The script without moves that have become illegal in it."""
    return [
        request
        for request, refused in zip(script, _refused(script), strict=True)
        if not refused or request is script[-1] or request in meant
    ]


def _refused(script: Script) -> Iterator[bool]:
    """Whether the rules refuse each request."""
    reference = Reference()
    for request in script:
        try:
            _do(reference, request)
        except Refused:
            yield True
        else:
            yield False


def _do(reference: Reference, request: Json) -> None:
    match request["ask"]:
        case "deal":
            reference.deal(new_deal(request))
        case "apply":
            reference.apply(request["move"])
        case "undo":
            reference.undo()


def _in_order(found: Difference, try_: Try) -> Difference:
    """Put one card after the other in its place, that of the sorted deck, as far as the deck has it."""
    for at, request in enumerate(found.script):
        if request.get("deck"):
            found = _deck_in_order(found, at, try_)
            break
    return found


def _deck_in_order(found: Difference, at: int, try_: Try) -> Difference:
    goal, meant = _goal(found.script[at]), _meant(found.script)
    for place, card in enumerate(goal[: len(found.script[at]["deck"])]):
        deck = found.script[at]["deck"]
        if deck[place] != card and card in deck:
            script = [*found.script]
            script[at] = {**script[at], "deck": _swapped(deck, place, deck.index(card))}
            found = _better(found, try_(_still_legal(script, meant), False))
    return found


def _swapped(deck: Sequence[str], one: int, other: int) -> list[str]:
    cards = list(deck)
    cards[one], cards[other] = cards[other], cards[one]
    return cards
