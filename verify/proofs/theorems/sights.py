"""What is seen of a deal: how the engine's game ends, the order in which all cards are turned, what the arcs say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from verify.cards import Card
from verify.graph.bottom_map import Arcs, bottom_map, by_walking
from verify.proofs.model.broken import Variant
from verify.proofs.theorems.survey import Sight
from verify.rules.clock import Game, outcome
from verify.rules.clock_table import Pile, Table, bottom_card
from verify.verdict import Verdict

Left = Mapping[Pile, Sequence[Card]]
"""The piles that have face-down cards, and these, the next one first."""

Counts = Mapping[Pile, int]
"""The piles that have face-down cards, and how many."""

PastOnly = Callable[[Sequence[Card], Counts], Pile]
"""Where play goes on after a dead end: by the cards turned so far. What is face down is not seen."""

AS_THE_ARCS_SAY, OTHERWISE = "as the arcs say", "otherwise"


def ending(table: Table, variant: Variant) -> str:
    """``won`` or ``lost``."""
    return outcome(_game(table, variant)).verdict.value


def length(table: Table, variant: Variant) -> int:
    """How many cards are turned."""
    return len(_game(table, variant).turned)


def score(table: Table, variant: Variant) -> int:
    """How many clock piles are completed."""
    return outcome(_game(table, variant)).completed_clock_piles


def shape(table: Table, variant: Variant) -> str:
    """``tree`` if the arcs lead from every clock pile to the centre, else ``cycle``."""
    return "cycle" if bottom_map(table, variant.options).cycles else "tree"


def shape_and_ending(table: Table, variant: Variant) -> str:
    """The shape of the bottom map, and how the game ends."""
    return f"{shape(table, variant)}, {ending(table, variant)}"


def winning_starts(table: Table, variant: Variant) -> str:
    """Whether the piles from which play wins are those of the only cycle of all arcs, or none if there are several."""
    piles = range(1, table.centre + 1)
    wins = [pile for pile in piles if _won_from(table, variant, pile)]
    arcs: Arcs = {pile: bottom_card(table, pile, variant.options).rank for pile in piles}
    cycles = by_walking(arcs, start=0).cycles  # no pile is 0: none is without an arc
    expected = sorted(cycles[0]) if len(cycles) == 1 else []
    return AS_THE_ARCS_SAY if wins == expected else OTHERWISE


def trace(table: Table, variant: Variant) -> str:
    """The cards turned, in order."""
    return written(_game(table, variant).turned)


def whole_order(choose: PastOnly) -> Sight:
    """All cards in the order in which they are turned if play goes on after every dead end."""

    def unseen(turned: Sequence[Card], left: Left) -> Pile:
        return choose(turned, {pile: len(cards) for pile, cards in left.items()})

    return lambda table, variant: written(_continued(_game(table, variant), unseen))


def order_by_looking(table: Table, variant: Variant) -> str:
    """The same by a rule that looks at face-down cards: play goes on from the pile whose next card is the lowest."""
    return written(_continued(_game(table, variant), _lowest_card))


def written(cards: Sequence[Card]) -> str:
    """Cards in a row.

    >>> written([Card(13, 1), Card(1, 4)])
    'KS AC'
    """
    return " ".join(map(str, cards))


def highest_pile(turned: Sequence[Card], left: Counts) -> Pile:
    """The highest pile that has face-down cards. (The lowest is always the next one clockwise.)"""
    return max(left)


def fullest_pile(turned: Sequence[Card], left: Counts) -> Pile:
    """The pile with the most face-down cards, of several the lowest."""
    return min(left, key=lambda pile: (-left[pile], pile))


def counted_off(turned: Sequence[Card], left: Counts) -> Pile:
    """The piles with face-down cards are counted off, up to the sum of the ranks turned, each times its place."""
    told = sum(place * card.rank for place, card in enumerate(turned, 1))
    return sorted(left)[told % len(left)]


def _lowest_card(turned: Sequence[Card], left: Left) -> Pile:
    return min(left, key=lambda pile: left[pile][0])


def _continued(game: Game, choose: Callable[[Sequence[Card], Left], Pile]) -> Sequence[Card]:
    """The engine's game, and then on to the last card, without the engine."""
    end, turned = game.positions[-1], list(game.turned)
    left = {pile: list(end.face_down(pile)) for pile in range(1, game.table.centre + 1) if end.face_down(pile)}
    while left:
        home = turned[-1].rank
        pile = home if home in left else choose(turned, left)
        turned.append(left[pile].pop(0))
        if not left[pile]:
            del left[pile]
    return turned


def _won_from(table: Table, variant: Variant, start: Pile) -> bool:
    game = variant.play(table, variant.options._replace(start=start))
    return outcome(game).verdict is Verdict.WON


def _game(table: Table, variant: Variant) -> Game:
    return variant.play(table, variant.options)
