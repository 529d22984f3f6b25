"""Which laws are known: for every figure the ways to its law, each with the variants that it covers.

The first way that covers a variant is taken; where none does, no exact method is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from verify.counting import components, covered, jokers, order, restarts, sorted_win, trees, unequal, watch
from verify.counting.figures import SAYS, Figure, Kind, Standing
from verify.counting.variants import Variant
from verify.counting.ways import (
    Way,
    both_from_endings,
    by_size,
    chance,
    either,
    every_card_comes_home,
    from_endings,
    from_the_best_place,
    joint,
    of_all_arcs,
    of_clock_piles,
    of_the_map,
    one_more,
    single,
)
from verify.errors import BadInput, shown

_ROW, _LAST, _READ = "in a random order", "last of a random order", "random order, backwards"
_JOKERS = "jokers in a random order"

WAYS: Mapping[str, Sequence[Way]] = {
    "won": (
        Way(
            covered.last_king,
            single(lambda of: either(order.last_is_king(of.deck.cards, of.deck.copies[-1]))),
            _LAST,
            ("C9",),
        ),
        Way(covered.last_of_its_rank, chance(order.win), _LAST, ("C9", "start-piles")),
        every_card_comes_home(lambda of: 1),
        Way(covered.sorted_win, chance(sorted_win.win), "one arrangement wins"),
        Way(covered.clairvoyant, chance(watch.win_clairvoyant), "one cycle or none"),
        Way(covered.jokers, single(lambda of: either(jokers.win(of.deck, of.rules.start))), _JOKERS),
        from_endings(lambda of, end: int(end.won)),
        from_the_best_place(),
    ),
    "turned": (
        Way(covered.plain_from_centre, by_size(order.turned), _ROW, ("C12",)),
        Way(covered.plain, by_size(order.turned), _ROW, ("C12", "start-piles")),
        every_card_comes_home(lambda of: of.deck.cards),
        Way(covered.jokers, single(lambda of: jokers.turned(of.deck, of.rules.start)), _JOKERS),
        from_endings(lambda of, end: end.turned),
    ),
    "face_down": (
        Way(covered.plain_from_centre, by_size(order.face_down), _ROW, ("C12",)),
        Way(covered.plain, by_size(order.face_down), _ROW, ("C12", "start-piles")),
        every_card_comes_home(lambda of: 0),
        Way(covered.jokers, single(lambda of: jokers.face_down(of.deck, of.rules.start)), _JOKERS),
        from_endings(lambda of, end: of.deck.cards - end.turned),
    ),
    "completed_clock_piles": (
        Way(covered.plain_from_centre, by_size(order.completed_clock_piles), _READ, ("C11",)),
        every_card_comes_home(lambda of: of.deck.ranks - 1),
        from_endings(lambda of, end: end.completed_clock_piles),
    ),
    "completed_piles": (
        Way(covered.plain_from_centre, by_size(one_more(order.completed_clock_piles)), _READ, ("C4", "C11")),
        Way(covered.plain, by_size(one_more(order.completed_clock_piles)), _READ, ("C4", "C11", "start-piles")),
        every_card_comes_home(lambda of: of.deck.ranks),
        from_endings(lambda of, end: end.completed_piles),
    ),
    "restarts": (
        Way(covered.one_king_alike, by_size(restarts.restarts), "ranks as they finish"),
        from_endings(lambda of, end: end.went_on * (of.rules.dead_end == "clockwise")),
    ),
    "exceptions": (
        Way(covered.no_exception, single(lambda of: {0: Fraction(1)}), "it never fires", ("C2-exception",)),
        from_endings(lambda of, end: end.went_on * (of.rules.dead_end != "clockwise")),
    ),
    "turned_and_completed": (
        Way(
            covered.plain_from_centre, joint(lambda of: order.turned_and_completed(of.deck.ranks, of.deck.suits)), _READ
        ),
        both_from_endings(),
    ),
    "cycles": of_the_map(trees.cycles, unequal.cycles),
    "cyclic_piles": of_the_map(trees.cyclic_piles, unequal.cyclic_piles),
    "not_reaching": of_the_map(trees.not_reaching, unequal.not_reaching),
    "own_bottoms": of_clock_piles(trees.own_bottoms, unequal.own_bottoms),
    "components": of_all_arcs(components.components, unequal.components),
    "winning_starts": of_all_arcs(components.winning_starts, unequal.winning_starts),
    "cycles_of_length": of_the_map(trees.cycles_of_length, unequal.cycles_of_length),
}
"""Every figure that has a law, by its name."""

_KINDS = {"turned_and_completed": Kind.JOINT, "cycles_of_length": Kind.MEANS}

_ONLY: Mapping[str, tuple[Callable[[Variant], bool], str]] = {
    "restarts": (lambda of: of.rules.dead_end == "clockwise", "dead-end clockwise"),
    "exceptions": (lambda of: of.rules.dead_end.startswith("exception"), "dead-end exception or exception-centre"),
    "winning_starts": (
        lambda of: (of.rules.dead_end, of.rules.win, of.rules.second_chance) == ("stop", "exposed", "none"),
        "dead-end stop, win exposed and no second chance",
    ),
}
"""Figures that say something by some rules only."""


def counted(of: Variant, names: Sequence[str] = ()) -> Iterator[Figure]:
    """The figures of a variant that are named, or all but the law of two together; each is counted when it is due.

    >>> from verify.counting.decks import Deck
    >>> from verify.rules.clock_options import ClockRules
    >>> [(figure.name, figure.law) for figure in counted(Variant(Deck((2, 2, 2)), ClockRules()), ["won"])]
    [('won', {0: Fraction(2, 3), 1: Fraction(1, 3)})]

    Raises BadInput for a name that no figure has, and for a figure that says nothing by these rules.
    """
    return (figure(of, name) for name in wanted(of, names))


def wanted(of: Variant, names: Sequence[str] = ()) -> list[str]:
    """The names of these figures, each once, in the order of the table. Raises BadInput as ``counted`` does."""
    for name in names:
        if name not in SAYS:
            raise BadInput(f"there is no figure '{shown(name)}': expected {', '.join(SAYS)}")
        if not _says_something(of, name):
            raise BadInput(f"figure {name} says nothing by these rules: expected {_ONLY[name][1]}")
    given = names or [name for name in SAYS if _KINDS.get(name) != Kind.JOINT and _says_something(of, name)]
    return [name for name in SAYS if name in given]


def figure(of: Variant, name: str) -> Figure:
    """One figure; ``open`` if no way to its law covers the variant."""
    kind = _KINDS.get(name, Kind.LAW)
    way = next((way for way in WAYS[name] if way.covers(of)), None)
    if way is None:
        reason = "too many cases" if covered.too_many_cases(of) else "no exact method known"
        return Figure(name, SAYS[name], kind, Standing.OPEN, reason)
    standing = Standing.PROVED if way.theorems else Standing.EXACT
    return Figure(name, SAYS[name], kind, standing, way.method, _theorems(of, way), way.numbers(of))


def _theorems(of: Variant, way: Way) -> tuple[str, ...]:
    """Those that state the law; with the exception also the one that says that it never fires."""
    fires_never = way.theorems and of.rules.dead_end == "exception"
    return tuple(dict.fromkeys((*way.theorems, "C2-exception"))) if fires_never else way.theorems


def _says_something(of: Variant, name: str) -> bool:
    return name not in _ONLY or _ONLY[name][0](of)
