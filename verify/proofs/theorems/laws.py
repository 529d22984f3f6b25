"""The laws that surveys put to the test, for decks of any size, and the same computed for the real deck."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb, factorial

from verify.counting import order, trees
from verify.proofs.theorems.families import Deck, Family
from verify.proofs.theorems.sights import AS_THE_ARCS_SAY, written
from verify.proofs.theorems.survey import Shares


def king_last(of: Deck) -> Shares:
    """A deal is won as often as the last of all cards is a king."""
    return _either("won", "lost", Fraction(of.kings, of.cards))


def trees_as_often(of: Deck) -> Shares:
    """As often the bottom map is a tree."""
    return _either("tree", "cycle", Fraction(of.kings, of.cards))


def trees_win(of: Deck) -> Shares:
    """As often it is a tree and the deal is won; else neither."""
    return _either("tree, won", "cycle, lost", Fraction(of.kings, of.cards))


def scores(of: Deck) -> Shares:
    """Every number of completed clock piles is equally frequent."""
    return {completed: Fraction(1, of.ranks) for completed in range(of.ranks)}


def lengths(of: Deck) -> Shares:
    """All places of the kings in the order are equally frequent, and the last of them ends the game."""
    ways = comb(of.cards, of.kings)
    return {turned: Fraction(comb(turned - 1, of.kings - 1), ways) for turned in range(of.kings, of.cards + 1)}


def every_order(family: Family) -> Callable[[Deck], Shares]:
    """Every order of the cards is equally frequent."""

    def law(of: Deck) -> Shares:
        orders = [written(cards) for cards in family.orders(of)]
        return dict.fromkeys(orders, Fraction(1, len(orders)))

    return law


def always_by_the_arcs(of: Deck) -> Shares:
    """The arcs are right about every deal."""
    return {AS_THE_ARCS_SAY: Fraction(1)}


def computed_win(ranks: int, suits: int) -> Shares:
    """How often the last of all cards is a king, laying them down one by one."""
    return _either("won", "lost", order.win(ranks, suits))


def computed_trees(ranks: int, suits: int) -> Shares:
    """How often the bottom map is a tree: trees with a card handed out for every arc, and the rest in any order."""
    return _either("tree", "cycle", Fraction(trees.tree_deals(ranks, suits), factorial(ranks * suits)))


def computed_scores(ranks: int, suits: int) -> Shares:
    """How many ranks turn up behind the last king, reading the order from its end."""
    return dict(order.completed_clock_piles(ranks, suits).items())


def computed_lengths(ranks: int, suits: int) -> Shares:
    """Where the last king stands, building up all rows of cards."""
    return dict(order.turned(ranks, suits).items())


def _either(one: str, other: str, share: Fraction) -> Shares:
    return {one: share, other: 1 - share}
