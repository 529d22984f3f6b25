"""The rules, and the ways in which they are broken on purpose: a proof that survives all of them proves nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from verify.proofs.model import broken_engine
from verify.proofs.model.logic import Logic, Number
from verify.proofs.model.relation import Conjuncts, Setting, State, turn_by_the_rules
from verify.rules.clock import Game, play
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table

Count = Callable[[Logic, Number, Number, Number], Number]  # by logic, r, s and a pile or rank
Source = Callable[[Logic, Number, State, Callable[[Number], Number]], Number]  # by logic, r, state and cards in a pile


class Variant(NamedTuple):
    """Rules for the relation and for the reference engine, in step with each other.

    ``cards_in`` is how many cards a pile is dealt, ``copies_of`` how many cards of a rank there are; ``source`` is the
    pile that gives the next card, ``turning`` what a turn is if not the turn by the rules, and ``left_at_stop`` how
    many cards a pile has left when play stops there. ``options`` are the rules that the engine plays by, and ``play``
    is the engine, or one that is broken alike.
    """

    name: str
    says: str
    options: ClockRules = ClockRules()
    cards_in: Count = lambda logic, r, s, pile: s
    copies_of: Count = lambda logic, r, s, rank: s
    source: Source = lambda logic, r, x, cards_in: x.here
    turning: Callable[[Setting, State, State], Conjuncts] | None = None
    left_at_stop: int = 0
    play: Callable[[Table, ClockRules], Game] = play


def _one_more(of: Callable[[Number], Number]) -> Count:
    """One more at one pile or rank, the same everywhere else."""
    return lambda logic, r, s, number: logic.choose(logic.same(number, of(r)), s + 1, s)


def _one_fewer(of: Callable[[Number], Number]) -> Count:
    return lambda logic, r, s, number: logic.choose(logic.same(number, of(r)), s - 1, s)


def _one_for_another(more: Callable[[Number], Number], fewer: Callable[[Number], Number]) -> Count:
    """A card of one rank is replaced by one more of another."""
    return lambda logic, r, s, rank: logic.choose(
        logic.same(rank, more(r)), s + 1, _one_fewer(fewer)(logic, r, s, rank)
    )


def _ace(r: Number) -> Number:
    return 1


def _two(r: Number) -> Number:
    return 2


def _king(r: Number) -> Number:
    return r


RULES = Variant("rules", "the rules of the game")

ELSEWHERE = Variant("start elsewhere", "play starts at the pile of the aces", ClockRules(start=1))

SHORT_PILE = Variant(
    "short pile",
    "a card is missing: the pile of the aces has one card fewer than the others",
    cards_in=_one_fewer(_ace),
)

SHORT_CENTRE = Variant(
    "short centre", "a card is missing: the centre has one card fewer than the other piles", cards_in=_one_fewer(_king)
)

EXTRA_CARD = Variant(
    "extra card",
    "there is an ace too many, and the pile of the aces has one card more than the others",
    cards_in=_one_more(_ace),
    copies_of=_one_more(_ace),
)

EXTRA_IN_CENTRE = Variant(
    "extra card in the centre",
    "there is an ace too many, and the centre has one card more than the other piles",
    cards_in=_one_more(_king),
    copies_of=_one_more(_ace),
)

ACE_FOR_KING = Variant("ace for a king", "a king is replaced by one more ace", copies_of=_one_for_another(_ace, _king))

KING_FOR_ACE = Variant(
    "king for an ace", "an ace is replaced by one more king", copies_of=_one_for_another(_king, _ace)
)

ACE_FOR_TWO = Variant("ace for a two", "a two is replaced by one more ace", copies_of=_one_for_another(_ace, _two))


def _next_with_cards(logic: Logic, r: Number, x: State, cards_in: Callable[[Number], Number]) -> Number:
    """The pile at which play has arrived, or the next one clockwise that has face-down cards; needs a known r."""
    found: Number = x.here
    for steps in range(r - 1, -1, -1):
        pile = logic.choose(x.here + steps > r, x.here + steps - r, x.here + steps)
        found = logic.choose(x.gone[pile] < cards_in(pile), pile, found)
    return found


GOES_ON = Variant(
    "goes on",
    "after a dead end play goes on from the next pile clockwise",
    ClockRules(dead_end="clockwise"),
    source=_next_with_cards,
)


def _ace_pile_for_kings(logic: Logic, r: Number, x: State, cards_in: Callable[[Number], Number]) -> Number:
    after_a_king = logic.all_of(logic.same(x.here, r), x.count >= 1)
    return logic.choose(after_a_king, 1, x.here)


KING_PILE_MOVED = Variant(
    "king pile moved",
    "after a king the pile of the aces gives the next card, not the centre",
    source=_ace_pile_for_kings,
    play=broken_engine.kings_lead_to_the_aces,
)


def _turned_again(at: Setting, x: State, y: State) -> Conjuncts:
    same, first = at.logic.same, turn_by_the_rules(at, x, y)
    again = {
        "next card": same(y.here, x.here),
        "leaves": same(y.gone, x.gone),
        "shows": same(y.seen, x.seen),
        "counts": same(y.count, x.count + 1),
        "finishes": same(y.finished, x.finished),
    }
    is_first = same(x.count, 0)
    return {
        name: at.logic.all_of(
            at.logic.follows(is_first, formula), at.logic.follows(at.logic.no(is_first), again.get(name, True))
        )
        for name, formula in first.items()
    }


ON_TOP = Variant(
    "on top",
    "a card is put on top of its pile and turned from the top: the same card again and again",
    turning=_turned_again,
    play=broken_engine.turned_again,
)


def _two_cards(at: Setting, x: State, y: State) -> Conjuncts:
    logic, pile = at.logic, at.source(x)
    gone = x.gone[pile] + logic.choose(logic.all_of(logic.same(pile, 1), x.gone[1] + 2 <= at.cards_in(1)), 2, 1)
    finished = logic.choose(logic.same(gone, at.cards_in(pile)), logic.stored(x.finished, pile, y.count), x.finished)
    changed = {
        "leaves": logic.same(y.gone, logic.stored(x.gone, pile, gone)),
        "finishes": logic.same(y.finished, finished),
    }
    return {**turn_by_the_rules(at, x, y), **changed}


TWO_AT_ONCE = Variant(
    "two at once",
    "when the pile of the aces gives a card, the card under it is taken away too, unseen",
    turning=_two_cards,
    play=broken_engine.aces_give_two,
)


def _all_but_one(at: Setting, x: State, y: State) -> Conjuncts:
    pile = at.source(x)
    return {**turn_by_the_rules(at, x, y), "face down": x.gone[pile] < at.cards_in(pile) - 1}


ENDS_EARLY = Variant(
    "ends early",
    "play stops at a pile that has one face-down card, which is not turned",
    turning=_all_but_one,
    left_at_stop=1,
    play=broken_engine.last_cards_stay,
)
