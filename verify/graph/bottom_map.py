"""The bottom map of a Clock deal as a graph, and what its cycles say.

Every pile but the start pile has an arc to the pile where its bottom card is at home: the bottom card is the
last that play would turn there. Each pile has one arc, so the graph is a functional graph: its pieces are
trees that run into the start pile or into a cycle. The deal is won if and only if there is no cycle
(Knuth, The Art of Computer Programming, vol. 1, 2.3.4.2, exercise 16): the last card of a pile is turned only
after all cards of that rank, so every pile on a cycle would have to be finished before itself.

The cycles are found in two ways: by networkx, which takes any graph, and by walking along the arcs, which works
because there is only one from each pile. Loading networkx takes longer than everything else that a single deal
needs, so ``verify check`` decides a lone deal by the walk; everywhere else both are asked and must agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from verify.cards import ENGLISH, Card, Notation
from verify.rules.clock_options import CENTRE, ClockRules
from verify.rules.clock_table import Pile, Table, bottom_card, start_pile
from verify.verdict import Verdict

Arcs = Mapping[Pile, Pile]  # from every pile but the start pile


class Astray(NamedTuple):
    """The cycles of a functional graph, each from its lowest pile along the arcs, and the piles that do not
    reach the start pile: those on a cycle or running into one."""

    cycles: tuple[tuple[Pile, ...], ...]
    not_reaching: tuple[Pile, ...]


def by_networkx(arcs: Arcs, start: Pile) -> Astray:
    """Cycles and lost piles as networkx finds them: where each pile has one arc, what the arcs run into and never
    leave (an attracting component) is a cycle or the start pile.

    ``simple_cycles`` would do too, but it copies the graph under a bare ``except``: an interrupt at that moment
    is swallowed, and cycles go missing.

    >>> by_networkx({1: 2, 2: 1, 3: 1, 4: 5}, 5)
    Astray(cycles=((1, 2),), not_reaching=(1, 2, 3))
    """
    import networkx as nx

    graph: nx.DiGraph[Pile] = nx.DiGraph()
    graph.add_node(start)
    graph.add_edges_from(arcs.items())
    reaching = nx.ancestors(graph, start)
    return Astray(
        cycles=tuple(sorted(_along(arcs, min(ring)) for ring in nx.attracting_components(graph) if start not in ring)),
        not_reaching=tuple(pile for pile in sorted(arcs) if pile not in reaching),
    )


def by_walking(arcs: Arcs, start: Pile) -> Astray:
    """Cycles and lost piles by following the arcs from each pile to the start, a cycle, or known ground.

    >>> by_walking({1: 2, 2: 1, 3: 1, 4: 5}, 5)
    Astray(cycles=((1, 2),), not_reaching=(1, 2, 3))
    """
    reaches = {start: True}
    cycles = []
    for pile in arcs:
        path: list[Pile] = []
        here = pile
        while here not in reaches and here not in path:
            path.append(here)
            here = arcs[here]
        if here in path:
            cycles.append(_from_lowest(path[path.index(here) :]))
        reaches.update(dict.fromkeys(path, reaches.get(here, False)))
    return Astray(tuple(sorted(cycles)), tuple(pile for pile in sorted(arcs) if not reaches[pile]))


class BottomMap(NamedTuple):
    """The bottom map and what follows from it.

    ``bottom_cards[p - 1]`` is the bottom card of pile p, the start pile's too, though no arc leaves that.
    ``cycles`` are the cycles, each from its lowest pile along the arcs; ``not_reaching`` the piles from which
    the arcs do not lead to the start pile.
    """

    start: Pile
    bottom_cards: tuple[Card, ...]
    cycles: tuple[tuple[Pile, ...], ...]
    not_reaching: tuple[Pile, ...]

    @property
    def arcs(self) -> dict[Pile, Pile]:
        """From each pile but the start pile to the home of its bottom card."""
        return _arcs(self.bottom_cards, self.start)

    @property
    def verdict(self) -> Verdict:
        """Won if no cycle; only where ``decides`` says that cycles decide."""
        return Verdict.LOST if self.cycles else Verdict.WON


def bottom_map(table: Table, rules: ClockRules, find: Callable[[Arcs, Pile], Astray] = by_walking) -> BottomMap:
    """The bottom map of a table under the rules that say in which order a pile is turned."""
    start = start_pile(table, rules)
    bottom_cards = tuple(bottom_card(table, pile, rules) for pile in range(1, table.centre + 1))
    return BottomMap(start, bottom_cards, *find(_arcs(bottom_cards, start), start))


def decides(rules: ClockRules) -> bool:
    """Whether under these rules a deal is won exactly when its bottom map has no cycle.

    That needs a game that ends at its first dead end and a win that asks for every card. The exception for a
    clock pile changes nothing while play starts at the centre: it can never fire there.
    """
    ends_at_dead_end = rules.dead_end == "stop" or (rules.dead_end == "exception" and rules.start == CENTRE)
    return ends_at_dead_end and rules.win == "exposed" and rules.second_chance == "none"


def explain_cycle(cycle: tuple[Pile, ...], bottom: BottomMap, notation: Notation = ENGLISH) -> str:
    """Why the piles of a cycle can never be finished, in card terms.

    >>> bottom = BottomMap(4, (Card(2, 1), Card(1, 1), Card(3, 1), Card(4, 1)), ((1, 2), (3,)), (1, 2, 3))
    >>> explain_cycle((1, 2), bottom)
    'the bottom card of A is a 2 and the bottom card of 2 is an A: neither pile can be finished before the other'
    >>> explain_cycle((3,), bottom)
    'the bottom card of 3 is a 3: the pile would have to be finished before its own last card is turned'
    """
    links = [_link(pile, bottom.bottom_cards[pile - 1], notation) for pile in cycle]
    if len(cycle) == 1:
        return f"{links[0]}: the pile would have to be finished before its own last card is turned"
    consequence = (
        "neither pile can be finished before the other"
        if len(cycle) == 2
        else "none of these piles can be finished before the next"
    )
    return f"{', '.join(links[:-1])} and {links[-1]}: {consequence}"


def _arcs(bottom_cards: tuple[Card, ...], start: Pile) -> dict[Pile, Pile]:
    return {pile: card.rank for pile, card in enumerate(bottom_cards, 1) if pile != start}


def _link(pile: Pile, card: Card, notation: Notation) -> str:
    rank = notation.rank_label(card.rank)
    article = "an" if rank in {"A", "E", "11", "18"} or rank.startswith("8") else "a"
    return f"the bottom card of {notation.rank_label(pile)} is {article} {rank}"


def _along(arcs: Arcs, lowest: Pile) -> tuple[Pile, ...]:
    cycle = [lowest]
    while arcs[cycle[-1]] != lowest:
        cycle.append(arcs[cycle[-1]])
    return tuple(cycle)


def _from_lowest(cycle: list[Pile]) -> tuple[Pile, ...]:
    lowest = cycle.index(min(cycle))
    return tuple(cycle[lowest:] + cycle[:lowest])
