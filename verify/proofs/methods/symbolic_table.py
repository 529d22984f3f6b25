"""The table of the engine, with symbolic cards, that a state of the relation stands for; and the way back.

A state only counts. How many cards of each pile have left it and how many have come home to it, the *counts*, are plain
numbers; which card lies face down where is left to the symbolic deal. For the cards face up only one order is possible:
those of a rank are numbered in the order in which they are turned. Where the shuttle puts a card is said here once
more, apart from the engine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

import z3

from verify.cards import Card
from verify.proofs.methods.paths import Paths, SymbolicNumber, term_of
from verify.proofs.model.logic import Formula, Number
from verify.proofs.model.relation import Setting, State
from verify.rules.clock import Lying, Position
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table

SOURCE = z3.Int("source")
"""The pile that gave the card in hand: no state tells which, so it may be any."""


class Counts(NamedTuple):
    """How many cards have left each pile, from pile 1, and how many have come home to it."""

    gone: tuple[int, ...]
    home: tuple[int, ...]

    def rows(self) -> Iterator[tuple[int, int, int]]:
        """Pile, cards gone and cards at home, pile by pile."""
        return ((pile, *each) for pile, each in enumerate(zip(self.gone, self.home, strict=True), 1))


def balanced_counts(r: int, s: int) -> Iterator[Counts]:
    """All counts that the balance of C1 allows while a card is in hand: as many cards at home in a pile as have left
    it; in the centre one fewer, since its first card was asked for by none.

    >>> len(list(balanced_counts(2, 2)))
    6
    """
    every = product(range(s + 1), repeat=r)
    return (Counts(gone, (*gone[:-1], gone[-1] - 1)) for gone in every if gone[-1])


def stands_for(at: Setting, x: State, counts: Counts) -> Formula:
    """The state has these counts, and the card in hand is one of the pile at which play has arrived."""
    same, one_if = at.logic.same, at.one_if
    gone = [same(x.gone[pile], number) for pile, number, _ in counts.rows()]
    seen = [same(x.seen[pile], number + one_if(same(x.here, pile))) for pile, _, number in counts.rows()]
    return at.logic.all_of(x.here >= 1, x.here <= at.r, *gone, *seen)


class SymbolicTable(NamedTuple):
    """Tables of one symbolic deal by one set of rules, for code that is run path by path."""

    at: Setting
    rules: ClockRules
    paths: Paths

    def dealt(self) -> Table:
        """The table before the first turn."""
        piles = range(1, self.at.r + 1)
        return Table(tuple(self._as_dealt(pile) for pile in piles))

    def _as_dealt(self, pile: int) -> tuple[Card, ...]:
        """The cards of a pile, top card first; the start pile gives its top card whatever the shuttle."""
        first, *others = self._from(pile, 0)
        if self.rules.shuttle != "over-bottom":
            return (first, *others)
        others.reverse()
        return (first, *others) if pile == self.at.start else (*others, first)

    def between_turns(self, counts: Counts, hand: Card | None, source: Number) -> Position:
        """The position with these counts."""
        aside = self.rules.shuttle == "aside"
        home = [[Card(pile, copy + 1) for copy in range(number)] for pile, _, number in counts.rows()]
        piles = [self._pile(self._from(pile, gone), [] if aside else home[pile - 1]) for pile, gone, _ in counts.rows()]
        set_aside = tuple(map(tuple, home)) if aside else ((),) * self.at.r
        return Position(tuple(piles), set_aside, hand, self.number(source))

    def _pile(self, down: Sequence[Card], up: Sequence[Card]) -> tuple[Lying, ...]:
        """Cards face down, in the order in which they will be turned, and face up, in the order in which they came."""
        lying = [Lying(card) for card in down] + [Lying(card, True) for card in up]
        return tuple(reversed(lying)) if self.rules.shuttle == "over-bottom" else tuple(lying)

    def _from(self, pile: int, depth: int) -> list[Card]:
        """The cards of a pile from this depth on, in the order in which they are turned."""
        deal = self.at.deal
        return [self.card(deal.rank(pile, d), deal.copy(pile, d)) for d in range(depth, self.at.s)]

    def card(self, rank: Number, copy: Number) -> Card:
        """A symbolic card."""
        return Card(self.number(rank), self.number(copy + 1))

    def number(self, term: Number) -> Any:
        """A number that forks the paths of code that asks what it is."""
        return SymbolicNumber(term, self.paths)

    def counts_of(self, position: Position) -> Counts:
        """What lies face down and face up in each pile and beside it, counted."""
        up = [[lying.face_up for lying in pile].count(True) for pile in position.piles]
        gone = [self.at.s - (len(pile) - number) for pile, number in zip(position.piles, up, strict=True)]
        return Counts(tuple(gone), tuple(map(sum, zip(up, map(len, position.aside), strict=True))))

    def is_what_counts_say(self, position: Position) -> Formula:
        """Card by card the position is the one with its counts, and play never went on after a dead end."""
        meant = self.between_turns(self.counts_of(position), None, SOURCE)
        found, wanted = list(_places(position)), list(_places(meant))
        went_on = position.restarts or position.exceptions
        if went_on or [place for place, _ in found] != [place for place, _ in wanted]:
            return False
        pairs = zip(found, wanted, strict=True)
        return self.at.logic.all_of(*(_same_card(one, other) for (_, one), (_, other) in pairs))


def _places(position: Position) -> Iterator[tuple[tuple[int, str], Card]]:
    """Every card on the table and beside it: its pile, how it lies there, and which card it is."""
    for pile, cards in enumerate(position.piles, 1):
        yield from (((pile, "face up" if lying.face_up else "face down"), lying.card) for lying in cards)
    for pile, aside in enumerate(position.aside, 1):
        yield from (((pile, "aside"), card) for card in aside)


def _same_card(one: Card, other: Card) -> Formula:
    return z3.And(term_of(one.rank) == term_of(other.rank), term_of(one.suit) == term_of(other.suit))
