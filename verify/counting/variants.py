"""What is counted: a deck and the rules it is played by."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from verify.counting import dead_ends, second_chances
from verify.counting.decks import Deck
from verify.counting.endings import Endings
from verify.deals.deal import Shape
from verify.errors import BadInput
from verify.rules.clock_choice import check_piles
from verify.rules.clock_options import ClockRules

CHANGE_NOTHING = ("deal", "first-pile", "direction", "listing", "shuttle")
"""Options that move cards about before play: of a shuffled deck every order stays equally likely (C8)."""

MOST_CARDS, MOST_RANKS = 104, 20
"""Larger decks are not counted: that would take minutes."""


class Variant(NamedTuple):
    """A deck and the rules it is played by."""

    deck: Deck
    rules: ClockRules


def variant(deck: Deck, rules: ClockRules) -> Variant:
    """The variant with these rules; a start pile that is the centre's is written so.

    Raises BadInput for a deck that is too large, and for a pile that it does not have.
    """
    if deck.cards > MOST_CARDS or deck.ranks > MOST_RANKS:
        message = f"{deck.cards} cards of {deck.ranks} ranks: expected at most {MOST_CARDS} cards, {MOST_RANKS} ranks"
        raise BadInput(message)
    check_piles(rules, Shape(deck.ranks, max(deck.copies)))
    return Variant(deck, rules.in_deck(deck.ranks))


def endings(of: Variant) -> Endings:
    """How the games of a variant end, if that is known (``verify.counting.covered.played_out``)."""
    rules = of.rules
    return _endings(of.deck, rules.dead_end, rules.win, rules.start, rules.second_chance, rules.watch_card)


@cache
def _endings(
    deck: Deck,
    dead_end: dead_ends.DeadEnd,
    win: str,
    start: int,
    second_chance: Literal["none", "watch", "extra-draw"],
    watch_card: str,
) -> Endings:
    if second_chance == "none":
        return dead_ends.endings(deck, dead_end, win, start)
    return second_chances.endings(deck, second_chance, watch_card, dead_end, win, start)
