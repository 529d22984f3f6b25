"""The rules, and the ways in which they are broken on purpose: a proof that survives all of them proves nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from verify.proofs.model.logic import Logic, Number
from verify.rules.clock_options import ClockRules

Count = Callable[[Logic, Number, Number, Number], Number]  # by logic, r, s and a pile or rank


class Variant(NamedTuple):
    """Rules for the relation and for the reference engine, in step with each other.

    ``cards_in`` is how many cards a pile is dealt, ``copies_of`` how many cards of a rank there are; ``options`` are
    the rules that the engine plays by.
    """

    name: str
    says: str
    options: ClockRules = ClockRules()
    cards_in: Count = lambda logic, r, s, pile: s
    copies_of: Count = lambda logic, r, s, rank: s


def _more_of_rank_one(logic: Logic, r: Number, s: Number, rank: Number) -> Number:
    return logic.choose(logic.same(rank, 1), s + 1, s)


def _one_for_a_king(logic: Logic, r: Number, s: Number, rank: Number) -> Number:
    return logic.choose(logic.same(rank, 1), s + 1, logic.choose(logic.same(rank, r), s - 1, s))


RULES = Variant("rules", "the rules of the game")

ELSEWHERE = Variant("start elsewhere", "play starts at the pile of the aces", ClockRules(start=1))

SHORT_PILE = Variant(
    "short pile",
    "a card is missing: the pile of the aces has one card fewer than the others",
    cards_in=lambda logic, r, s, pile: logic.choose(logic.same(pile, 1), s - 1, s),
)

EXTRA_CARD = Variant(
    "extra card",
    "there is an ace too many, and the pile of the aces has one card more than the others",
    cards_in=_more_of_rank_one,
    copies_of=_more_of_rank_one,
)

EXTRA_IN_CENTRE = Variant(
    "extra card in the centre",
    "there is an ace too many, and the centre has one card more than the other piles",
    cards_in=lambda logic, r, s, pile: logic.choose(logic.same(pile, r), s + 1, s),
    copies_of=_more_of_rank_one,
)

ACE_FOR_KING = Variant("ace for a king", "a king is replaced by one more ace", copies_of=_one_for_a_king)

GOES_ON = Variant(
    "goes on", "after a dead end play goes on from the next pile clockwise", ClockRules(dead_end="clockwise")
)
