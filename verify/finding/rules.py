"""The rules and decks for which deals can be looked for."""

from __future__ import annotations

from verify.deals.deal import Shape
from verify.errors import BadInput
from verify.graph.bottom_map import decides
from verify.rules.clock_options import CENTRE, ClockRules

MOST_CARDS = 104


def check_rules(rules: ClockRules, shape: Shape) -> None:
    """Raise BadInput unless the game ends at its first dead end and the deck is not too large."""
    if not decides(rules._replace(win="exposed")):
        raise BadInput(
            "deals are found for games that end at their first dead end: expected dead-end=stop "
            "(or exception, which never fires from the centre) and no second chance"
        )
    if shape.cards > MOST_CARDS:
        raise BadInput(f"a deck of {shape.cards} cards: deals are found in decks of at most {MOST_CARDS}")


def rests_on(rules: ClockRules, *, arcs: bool) -> list[str]:
    """The theorems (``verify prove``) that a proof of there being no deal rests on; ``arcs`` if cycles are spoken of.

    >>> rests_on(ClockRules(), arcs=False)
    ['C1', 'C2', 'C4', 'C5']
    """
    theorems = ["C1", "C2", "C4", "C5"]
    if rules.dead_end == "exception":
        theorems.append("C2-exception")
    if arcs and rules.win == "exposed":
        theorems += ["C6", "C7"]
    if rules.shuttle != "under-top":
        theorems.append("C8")
    return [*theorems, "start-piles"] if rules.start != CENTRE else theorems
