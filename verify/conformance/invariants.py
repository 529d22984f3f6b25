"""What is true of every table of a game, whatever was played: checks of a state that need no other engine.

Each is a function of a state, in the form that PROTOCOL.md says, and of the deal that the game began with. It gives the
reason why the state cannot be, or None. A state with cards that the deck does not have breaks ``every card once``; the
other checks pass over such cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Literal, cast

from verify.cards import Card
from verify.conformance.engine import Json, NewDeal
from verify.deals.deal import Shape
from verify.deals.dials import foundation_cards
from verify.deals.random_deals import new_deck

Check = Callable[[Json, NewDeal], str | None]
"""Why a state cannot be one of a game that began with this deal; None if it can."""

NAMED = "invariant "
"""How a line begins that names an invariant which is broken."""

_CARDS_NAMED = 3  # cards in a message
_RED = "HD"


def broken(state: Json, new: NewDeal) -> tuple[str, ...]:
    """The invariants that a state breaks, a line each, with the reason.

    >>> new = NewDeal("clock", "", {}, 2, 1, ("AS", "2S"))
    >>> broken({"piles": [{"down": ["AS"], "up": []}, {"down": [], "up": []}], "hand": "AS"}, new)
    ('invariant every card once: AS is there 2 times, 2S is missing',)
    """
    reasons = {name: check(state, new) for name, check in INVARIANTS[new.game].items()}
    return tuple(f"{NAMED}{name}: {reason}" for name, reason in reasons.items() if reason is not None)


@lru_cache(maxsize=16)
def _deck(ranks: int, suits: int) -> Mapping[str, Card]:
    return {str(card): card for card in new_deck(Shape(ranks, suits))}


def _once(lying: Callable[[Json, NewDeal], Iterator[str]]) -> Check:
    """The check that these cards are the deck."""

    def check(state: Json, new: NewDeal) -> str | None:
        found = Counter(lying(state, new))
        deck = _deck(new.ranks, new.suits)
        faults = [f"{card} is there {count} times" for card, count in found.items() if count > 1]
        faults += [f"{card} is no card of the deck" for card in found if card not in deck]
        faults += [f"{card} is missing" for card in deck if card not in found]
        more = f", and {len(faults) - _CARDS_NAMED} more" if len(faults) > _CARDS_NAMED else ""
        return ", ".join(faults[:_CARDS_NAMED]) + more if faults else None

    return check


def _number_of(what: str, expected: Callable[[NewDeal], int | None]) -> Check:
    """The check that there are so many columns, piles or foundations; None is any number."""

    def check(state: Json, new: NewDeal) -> str | None:
        found, number = len(state[what]), expected(new)
        return None if number in (None, found) else f"there are {found}, expected {number}"

    return check


def _columns(new: NewDeal) -> int | None:
    """How many columns the rules have; a table may have another number, which it says itself."""
    return len(new.state["columns"]) if new.state is not None else cast("int | None", new.rules.get("columns"))


def _of_the_clock(state: Json, new: NewDeal) -> Iterator[str]:
    for pile in state["piles"]:
        yield from (*pile["down"], *pile["up"])
    if state["hand"] is not None:
        yield state["hand"]


def _at_home(state: Json, new: NewDeal) -> str | None:
    """Face-up cards have been brought home."""
    deck = _deck(new.ranks, new.suits)
    for number, pile in enumerate(state["piles"], 1):
        for card in pile["up"]:
            if card in deck and deck[card].rank != number:
                return f"{card} lies face up in pile {number}, and is at home in pile {deck[card].rank}"
    return None


def _full_piles(state: Json, new: NewDeal) -> str | None:
    """Each turn brings a card to a pile and takes one from it; so one pile lacks the card in hand, and no other."""
    sizes = [len(pile["down"]) + len(pile["up"]) for pile in state["piles"]]
    short = [new.suits - 1] * (state["hand"] is not None)
    if sorted(sizes) == [*short, *[new.suits] * (len(sizes) - len(short))]:
        return None
    whole = f"{new.suits} in each pile"
    return f"the piles have {' '.join(map(str, sizes))} cards, expected {whole}{', one less in one' if short else ''}"


def _in_klondike(state: Json, new: NewDeal) -> Iterator[str]:
    for column in state["columns"]:
        yield from (*column["down"], *column["up"])
    yield from (*state["stock"], *state["waste"])
    for suit, height in enumerate(state["foundations"][: new.suits], 1):
        yield from (str(Card(rank, suit)) for rank in range(1, min(height, new.ranks) + 1))


def _heights(state: Json, new: NewDeal) -> str | None:
    """A foundation holds the cards of its suit, at most all of them."""
    for height in state["foundations"]:
        if not 0 <= height <= new.ranks:
            return f"a foundation has {height} cards, and a suit has {new.ranks}"
    return None


def _built_down(state: Json, new: NewDeal) -> str | None:
    """Face-up cards of a column were dealt singly or built on each other."""
    deck = _deck(new.ranks, new.suits)
    for number, column in enumerate(state["columns"], 1):
        up = column["up"]
        for below, card in pairwise(up):
            if below in deck and card in deck and not _goes_on(deck[card], deck[below]):
                return f"column {number}: {card} lies face up on {below}"
    return None


def _goes_on(card: Card, below: Card) -> bool:
    """One rank lower and of the other colour, as the names of the suits tell."""
    red = [str(each)[-1] in _RED for each in (card, below)]
    return card.rank + 1 == below.rank and red[0] is not red[1]


def _face_up_at_the_end(state: Json, new: NewDeal) -> str | None:
    """A card that comes to lie open is turned."""
    for number, column in enumerate(state["columns"], 1):
        if column["down"] and not column["up"]:
            return f"column {number}: its last card, {column['down'][-1]}, lies face down"
    return None


def _undealt(state: Json, new: NewDeal) -> str | None:
    """Nothing is ever added to stock and waste; a table may begin with any number there."""
    left = len(state["stock"]) + len(state["waste"])
    start = new.state
    if start is not None:
        dealt = len(start.get("stock", ())) + len(start.get("waste", ()))
    else:
        columns = cast("int", new.rules["columns"])
        dealt = new.ranks * new.suits - columns * (columns + 1) // 2
    return f"stock and waste have {left} cards, and the game began with {dealt}" if left > dealt else None


def _passes(state: Json, new: NewDeal) -> str | None:
    """The passes are counted from 1 to as many as the rules allow."""
    passes = new.rules.get("passes")
    if state["pass"] < 1:
        return f"pass {state['pass']} is under way, and the first is 1"
    if isinstance(passes, int) and state["pass"] > passes:
        return f"pass {state['pass']} is under way, and the rules allow {passes}"
    return None


def _foundations(new: NewDeal) -> tuple[tuple[str, ...], ...]:
    """The cards of each foundation of Grandfather's Clock, its clock card first."""
    suits: Literal["first", "second"] = "second" if new.rules.get("clock-suits") == "second" else "first"
    laid = foundation_cards(Shape(new.ranks, new.suits), suits)
    return tuple(tuple(map(str, cards)) for cards in laid)


def _on_the_dial(state: Json, new: NewDeal) -> Iterator[str]:
    for column in state["columns"]:
        yield from column
    for cards, top in zip(_foundations(new), state["foundations"], strict=False):
        yield from cards[: cards.index(top) + 1] if top in cards else (top,)


def _hours(state: Json, new: NewDeal) -> str | None:
    """A foundation begins with its clock card and ends with its hour, all of one suit."""
    for hour, (cards, top) in enumerate(zip(_foundations(new), state["foundations"], strict=False), 1):
        if top not in cards:
            return f"{top} is on top at hour {hour}, where {' '.join(cards)} belong"
    return None


INVARIANTS: Mapping[str, Mapping[str, Check]] = {
    "clock": {
        "every card once": _once(_of_the_clock),
        "a pile for each rank": _number_of("piles", lambda new: new.ranks),
        "face-up cards at home": _at_home,
        "full piles": _full_piles,
    },
    "klondike": {
        "every card once": _once(_in_klondike),
        "number of columns": _number_of("columns", _columns),
        "a foundation for each suit": _number_of("foundations", lambda new: new.suits),
        "heights of foundations": _heights,
        "face-up cards built down": _built_down,
        "last card of a column face up": _face_up_at_the_end,
        "nothing added to stock and waste": _undealt,
        "passes": _passes,
    },
    "grandfathers-clock": {
        "every card once": _once(_on_the_dial),
        "number of columns": _number_of("columns", _columns),
        "a foundation at each hour": _number_of("foundations", lambda new: new.ranks - 1),
        "foundations of their hour": _hours,
    },
}
"""The checks of each game, by name."""
