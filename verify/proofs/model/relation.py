"""Clock Patience as a transition relation: what one turn does to the numbers that decide the game.

    r, s              ranks and suits: piles 1..r, pile r in the centre, s cards in each
    deal.rank(p, d)   the rank of the card of pile p that is turned when d cards have left it; d = s - 1: bottom card
    deal.copy(p, d)   which of the cards of that rank it is, from 0. Cards of a rank differ in nothing that play could
                      see, so they may be numbered in the order in which they are turned; those never turned come last
    x, y              states: before a turn and after it
    x.count           how many cards have been turned
    x.here            the pile that gives the next card: the home of the card turned last
    x.gone[p]         how many cards have left pile p
    x.seen[q]         how many cards of rank q have been turned
    x.finished[p]     the turn in which pile p gave its bottom card, if it has

Every conjunct has a name, so that a proof can be tried without it. The text is read by z3 to prove theorems and by
Python to compare it with every turn of the reference engine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from verify.proofs.model.logic import Formula, Logic, Number, Row

Conjuncts = dict[str, Formula]


class State(NamedTuple):
    """Where a game stands between two turns."""

    count: Number
    here: Number
    gone: Row
    seen: Row
    finished: Row


class Deal(NamedTuple):
    """A deal as functions: the rank and the copy at a place, and the place, pile and depth, of a rank and copy."""

    rank: Callable[[Number, Number], Number]
    copy: Callable[[Number, Number], Number]
    place_of: Callable[[Number, Number], tuple[Number, Number]]


class Setting(NamedTuple):
    """One reading of the relation: in which logic, of which size, which deal, and by which rules.

    ``cards_in(p)`` is how many cards pile p is dealt and ``copies_of(q)`` how many cards of rank q there are:
    s, unless the rules are broken on purpose. ``start`` is the pile that gives the first card. ``source`` says
    which pile gives the next card in a state: the home of the last one. ``dropped`` names a conjunct to do without.
    """

    logic: Logic
    r: Number
    s: Number
    deal: Deal
    start: Number
    cards_in: Callable[[Number], Number]
    copies_of: Callable[[Number], Number]
    source: Callable[[State], Number]
    turning: Callable[[Setting, State, State], Conjuncts] | None = None
    stopping: Callable[[Setting, State], Formula] | None = None
    left_at_stop: Number = 0
    dropped: str = ""

    def piles(self, body: Callable[[Number], Formula]) -> Formula:
        """The body holds for every pile."""
        return self.logic.everywhere(1, self.r, body)

    def clock_piles(self, body: Callable[[Number], Formula]) -> Formula:
        """The body holds for every pile but the centre."""
        return self.logic.everywhere(1, self.r - 1, body)

    def places(self, body: Callable[[Number, Number], Formula]) -> Formula:
        """The body holds for every place of a card: pile and depth."""
        return self.piles(lambda p: self.logic.everywhere(0, self.cards_in(p) - 1, lambda d: body(p, d)))

    def one_if(self, condition: Formula) -> Number:
        """1 if the condition holds, else 0."""
        return self.logic.choose(condition, 1, 0)

    def bottom(self, pile: Number) -> Number:
        """The rank of the bottom card of a pile: where its arc of the bottom map leads."""
        return self.deal.rank(pile, self.cards_in(pile) - 1)

    def kept(self, conjuncts: Conjuncts) -> Conjuncts:
        """The conjuncts, but the one to do without."""
        return {name: part for name, part in conjuncts.items() if name != self.dropped}

    def joined(self, conjuncts: Conjuncts) -> Formula:
        """All conjuncts together, but the one to do without."""
        return self.logic.all_of(*self.kept(conjuncts).values())


def deck(at: Setting) -> Conjuncts:
    """What makes piles of cards a deal of one deck: each place holds a card of the deck, no card lies in two places."""
    logic = at.logic
    return {
        "rank": at.places(lambda p, d: logic.all_of(at.deal.rank(p, d) >= 1, at.deal.rank(p, d) <= at.r)),
        "copy": at.places(lambda p, d: logic.all_of(at.deal.copy(p, d) >= 0, at.deal.copy(p, d) < _copies(at, p, d))),
        "once": _once(at),
    }


def _copies(at: Setting, pile: Number, depth: Number) -> Number:
    """How many cards the deck has of the rank that lies at a place."""
    return at.copies_of(at.deal.rank(pile, depth))


def _once(at: Setting) -> Formula:
    """No card lies in two places: in a deck of known size all cards differ; in any other each card has its place."""
    if not isinstance(at.r, int):
        return at.places(lambda p, d: _lies_at(at, p, d))
    places = [(p, d) for p in range(1, at.r + 1) for d in range(at.cards_in(p))]
    return at.logic.distinct([at.deal.rank(*place) * (at.s + 2) + at.deal.copy(*place) for place in places])


def _lies_at(at: Setting, pile: Number, depth: Number) -> Formula:
    lies_in, lies_under = at.deal.place_of(at.deal.rank(pile, depth), at.deal.copy(pile, depth))
    return at.logic.all_of(at.logic.same(lies_in, pile), at.logic.same(lies_under, depth))


def initial(at: Setting, x: State) -> Conjuncts:
    """The state before the first turn."""
    return {
        "count": at.logic.same(x.count, 0),
        "start": at.logic.same(x.here, at.start),
        "gone": at.piles(lambda p: at.logic.same(x.gone[p], 0)),
        "seen": at.piles(lambda p: at.logic.same(x.seen[p], 0)),
        "finished": at.piles(lambda p: at.logic.same(x.finished[p], 0)),
    }


def turn(at: Setting, x: State, y: State) -> Conjuncts:
    """One turn, in this setting."""
    return (at.turning or turn_by_the_rules)(at, x, y)


def turn_by_the_rules(at: Setting, x: State, y: State) -> Conjuncts:
    """One turn: the pile at which play has arrived gives its next card, and play goes to that card's home."""
    logic, same, pile = at.logic, at.logic.same, at.source(x)
    depth = x.gone[pile]
    exhausted = same(depth + 1, at.cards_in(pile))
    return {
        "face down": depth < at.cards_in(pile),
        "next card": same(y.here, at.deal.rank(pile, depth)),
        "order": same(at.deal.copy(pile, depth), x.seen[y.here]),
        "leaves": same(y.gone, logic.stored(x.gone, pile, depth + 1)),
        "shows": same(y.seen, logic.stored(x.seen, y.here, x.seen[y.here] + 1)),
        "counts": same(y.count, x.count + 1),
        "finishes": same(y.finished, logic.choose(exhausted, logic.stored(x.finished, pile, y.count), x.finished)),
    }


def stopped(at: Setting, x: State) -> Formula:
    """A dead end: the pile at which play has arrived has no face-down card."""
    if at.stopping:
        return at.stopping(at, x)
    pile = at.source(x)
    return at.logic.no(x.gone[pile] < at.cards_in(pile) - at.left_at_stop)


def balance(at: Setting, x: State) -> Conjuncts:
    """The invariant of theorem C1, which holds between all turns: as if a phantom king had been turned at the start."""
    same, one_if = at.logic.same, at.one_if
    return {
        "at a pile": at.logic.all_of(x.here >= 1, x.here <= at.r),
        "balance": at.piles(lambda p: same(x.gone[p] + one_if(same(p, x.here)), x.seen[p] + one_if(same(p, at.r)))),
        "none too few gone": at.piles(lambda p: x.gone[p] >= 0),
        "none too many gone": at.piles(lambda p: x.gone[p] <= at.s),
        "none too few seen": at.piles(lambda p: x.seen[p] >= 0),
        "none too many seen": at.piles(lambda p: x.seen[p] <= at.s),
        "seen is gone": at.places(lambda p, d: at.logic.follows(_is_seen(at, x, p, d), d < x.gone[p])),
    }


def _is_seen(at: Setting, x: State, pile: Number, depth: Number) -> Formula:
    """The card at this place is among the first of its rank, as many as have been turned."""
    return at.deal.copy(pile, depth) < x.seen[at.deal.rank(pile, depth)]


def schedule(at: Setting, x: State) -> Conjuncts:
    """The invariant behind theorem C6: clock piles are finished in the order of the arcs between them."""
    return {
        "counted": x.count >= 0,
        "finished by now": at.piles(lambda p: finished_by_now(at, x, p)),
        "finished in order": at.clock_piles(lambda p: finished_in_order(at, x, p)),
    }


def is_finished(at: Setting, x: State, pile: Number) -> Formula:
    """The pile has no face-down card."""
    return at.logic.no(x.gone[pile] < at.cards_in(pile))


def finished_by_now(at: Setting, x: State, pile: Number) -> Formula:
    """A pile without face-down cards was finished in one of the turns so far."""
    in_a_turn = at.logic.all_of(x.finished[pile] >= 1, x.finished[pile] <= x.count)
    return at.logic.follows(is_finished(at, x, pile), in_a_turn)


def finished_in_order(at: Setting, x: State, pile: Number) -> Formula:
    """A clock pile is finished before the clock pile to which its arc leads, if both are finished."""
    home = at.bottom(pile)
    both = at.logic.all_of(is_finished(at, x, pile), home < at.r, is_finished(at, x, home))
    return at.logic.follows(both, x.finished[pile] < x.finished[home])
