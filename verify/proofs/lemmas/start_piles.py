"""Which pile to start at: lemmas for any start pile c, any number of ranks and suits.

If piles and ranks c and r change their names, a game that starts at c becomes one that starts in the centre, turn by
turn: so C1 to C7 hold of it, with c for the centre. The arcs are now those of all piles but c; a deal is won from c if
and only if no set of other piles is closed under the arcs.

The arcs of all r piles have as many cycles as the map has pieces. Two cycles share no pile, so a start pile that lies
on every cycle lies on the only one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from verify.proofs.lemmas.arcs import has_arc
from verify.proofs.lemmas.order import is_pile
from verify.proofs.lemmas.play import none_face_down
from verify.proofs.model.logic import Formula, Number, Row
from verify.proofs.model.relation import Deal, Setting, State, deck, initial, stopped, turn
from verify.proofs.model.scene import Claim, Scene


class Renamed:
    """Pile and rank c called r, and the other way round."""

    def __init__(self, at: Setting, c: Number) -> None:
        self.before, self.c = at._replace(start=c), c
        self.after = at._replace(start=at.r, deal=self._deal(at.deal))

    def name(self, pile: Number) -> Number:
        """The new name of a pile or rank; and the old one of what has this name now."""
        choose, same, r = self.before.logic.choose, self.before.logic.same, self.before.r
        return choose(same(pile, self.c), r, choose(same(pile, r), self.c, pile))

    def row(self, row: Row) -> Row:
        """A row by new names."""
        stored, r = self.before.logic.stored, self.before.r
        return stored(stored(row, self.c, row[r]), r, row[self.c])

    def state(self, x: State) -> State:
        """A state by new names."""
        return State(x.count, self.name(x.here), self.row(x.gone), self.row(x.seen), self.row(x.finished))

    def _deal(self, deal: Deal) -> Deal:
        def place_of(q: Number, n: Number) -> tuple[Number, Number]:
            pile, depth = deal.place_of(self.name(q), n)
            return self.name(pile), depth

        return Deal(
            lambda p, d: self.name(deal.rank(self.name(p), d)), lambda p, d: deal.copy(self.name(p), d), place_of
        )


def _renamed(scene: Scene) -> tuple[Renamed, Formula]:
    """The renaming for an arbitrary start pile, and that there is such a pile."""
    c = scene.pile("c")
    return Renamed(scene.at, c), is_pile(scene.at, c)


def renamed_at_first(scene: Scene) -> Claim:
    """Start piles, initiation: with new names a deck is a deck, and a game that begins at c begins in the centre."""
    names, there = _renamed(scene)
    before, after = names.before, names.after
    premises = {"deck": scene.at.joined(deck(scene.at)), "c": there}
    begins = before.logic.follows(
        before.joined(initial(before, scene.x)), after.joined(initial(after, names.state(scene.x)))
    )
    return Claim(premises, {**after.kept(deck(after)), "begins": begins})


def renamed_turn(scene: Scene) -> Claim:
    """Start piles, consecution: with new names a turn is a turn."""
    names, _ = _renamed(scene)
    premises = {"turn": scene.at.joined(turn(names.before, scene.x, scene.y))}
    return Claim(premises, names.after.kept(turn(names.after, names.state(scene.x), names.state(scene.y))))


def renamed_stop(scene: Scene) -> Claim:
    """Start piles, safety: with new names play stops when it does, as it does, and arcs lead where they do."""
    names, there = _renamed(scene)
    before, after, x, p, same = names.before, names.after, scene.x, scene.pile("p"), scene.at.logic.same
    goals = {
        "stops": same(stopped(after, names.state(x)), stopped(before, x)),
        "won": same(none_face_down(after, names.state(x)), none_face_down(before, x)),
        "arcs": same(after.bottom(names.name(p)), names.name(before.bottom(p))),
    }
    return Claim({"c": there}, goals)


def closed_sets_meet(scene: Scene) -> Claim:
    """Start piles, graph: what two closed sets of piles have in common is closed.

    A cycle is a closed set with no smaller one inside, so two cycles that share a pile are the same, and every closed
    set that shares a pile with a cycle contains it.
    """
    at, logic, cycle, piles = scene.at, scene.at.logic, scene.piles("cycle"), scene.piles("set")

    def arc_into(p: Number, *sets: Row) -> Formula:
        """The arc from this pile leads into these sets; the centre has an arc too."""
        home = at.bottom(p)
        return logic.all_of(home >= 1, home <= at.r, *(each[home] for each in sets))

    def closed(each: Row) -> Formula:
        return at.piles(lambda p: logic.follows(logic.all_of(each[p], has_arc(at, p)), arc_into(p, each)))

    def stays(p: Number) -> Formula:
        return logic.follows(logic.all_of(cycle[p], piles[p]), logic.all_of(has_arc(at, p), arc_into(p, cycle, piles)))

    return Claim({"cycle": closed(cycle), "set": closed(piles)}, {"closed": at.piles(stays)})


Map = tuple[int, ...]  # from pile p to pile map[p - 1]


def maps(r: int) -> Iterator[Map]:
    """Every map of r piles into themselves."""
    return product(range(1, r + 1), repeat=r)


def winning_starts(arcs: Map) -> set[int]:
    """The start piles from which no set of other piles is closed under the arcs: from every pile the arcs lead there.

    >>> winning_starts((2, 1, 1)), winning_starts((1, 2))
    ({1, 2}, set())
    """
    piles = range(1, len(arcs) + 1)
    return {c for c in piles if all(c in _from(arcs, p) for p in piles)}


def _from(arcs: Map, pile: int) -> set[int]:
    """The piles to which the arcs lead from this one, itself too."""
    reached: set[int] = set()
    while pile not in reached:
        reached.add(pile)
        pile = arcs[pile - 1]
    return reached


def cycle_of_connected(arcs: Map) -> set[int]:
    """The piles of the only cycle if all piles hang together, else none.

    Found without following arcs from pile to pile: pieces are merged along the arcs, and piles without an arc to them
    are taken away until none is left.

    >>> cycle_of_connected((2, 1, 1)), cycle_of_connected((1, 2))
    ({1, 2}, set())
    """
    piece = dict(enumerate(range(1, len(arcs) + 1), 1))
    for pile, home in enumerate(arcs, 1):
        ours, theirs = piece[pile], piece[home]
        piece = {other: theirs if name == ours else name for other, name in piece.items()}
    if len(set(piece.values())) > 1:
        return set()
    left = set(piece)
    while left != (led_to := {arcs[pile - 1] for pile in left}):
        left = led_to
    return left


def maps_against_it(most: int) -> Iterator[Map]:
    """The maps of at most so many piles for which the winning start piles are not those of the cycle: none, if all
    is well."""
    every = (arcs for r in range(2, most + 1) for arcs in maps(r))
    return (arcs for arcs in every if winning_starts(arcs) != cycle_of_connected(arcs))
