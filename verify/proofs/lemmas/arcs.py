"""What the arcs of the bottom map decide: theorems C6 and C7 of Clock Patience, for any number of ranks and suits.

A *cycle* is meant as a set of clock piles that the arcs permute: every arc from the set leads into it, and every
pile of it is led to. In a finite map each such set is made of cycles, and any set that no arc leaves contains one.
"""

from __future__ import annotations

from verify.proofs.lemmas.play import at_the_stop, dealt, none_face_down, one_turn, reached
from verify.proofs.model.logic import Formula, Number, Row
from verify.proofs.model.relation import Conjuncts, Setting, State, initial, is_finished, schedule
from verify.proofs.model.scene import Claim, Scene


def in_time(at: Setting, x: State) -> Formula:
    """No more than n cards have been turned, by C3."""
    return x.count <= at.r * at.s


def scheduled(scene: Scene) -> Conjuncts:
    """State x keeps both invariants."""
    at, x = scene.at, scene.x
    in_order = {"x is in order": at.joined(schedule(at, x)), "x is in time": in_time(at, x)}
    return {**dealt(scene), **reached(scene), **in_order}


def clock_pile(at: Setting, pile: Number) -> Formula:
    """A pile of the dial."""
    return at.logic.all_of(pile >= 1, pile < at.r)


def closed(at: Setting, piles: Row) -> Formula:
    """No arc leaves this set of clock piles."""
    return at.clock_piles(lambda p: at.logic.follows(piles[p], arc_into(at, piles, p)))


def arc_into(at: Setting, piles: Row, pile: Number) -> Formula:
    """The arc from this pile leads into the set."""
    home = at.bottom(pile)
    return at.logic.all_of(has_arc(at, pile), home < at.r, piles[home])


def has_arc(at: Setting, pile: Number) -> Formula:
    """The pile has a bottom card; only under broken rules may it have none."""
    return at.cards_in(pile) >= 1


def in_order_at_first(scene: Scene) -> Claim:
    """C6, initiation."""
    at, x = scene.at, scene.x
    return Claim({"initial": at.joined(initial(at, x))}, at.kept(schedule(at, x)))


def in_order_after_a_turn(scene: Scene) -> Claim:
    """C6, consecution."""
    at, y = scene.at, scene.y
    return Claim({**scheduled(scene), **one_turn(scene)}, at.kept(schedule(at, y)))


def cycle_loses(scene: Scene) -> Claim:
    """C6, safety: if a turn leaves no card face down, no set of clock piles is closed, as each would have to be
    finished before another one of the set.

    By induction downwards over the turns: nothing in the set was finished after turn m, for m = count, ..., 1, 0.
    """
    at, y, logic = scene.at, scene.y, scene.at.logic
    piles, p, m = scene.piles("set"), scene.pile("p"), scene.number("m")

    def by(turn: Number) -> Formula:
        return at.clock_piles(lambda q: logic.follows(piles[q], y.finished[q] <= turn))

    premises = {
        **scheduled(scene),
        **one_turn(scene),
        "all turned": none_face_down(at, y),
        "p": logic.all_of(clock_pile(at, p), piles[p], arc_into(at, piles, p)),
    }
    goals = {
        "now": y.finished[p] <= y.count,
        "a turn earlier": logic.follows(logic.all_of(m >= 1, m <= y.count, by(m)), y.finished[p] <= m - 1),
        "never": logic.no(by(0)),
    }
    return Claim(premises, goals)


def loss_is_closed(scene: Scene) -> Claim:
    """C6 and C7, safety: at the stop the arc of a clock pile with a card face down leads to another such pile."""
    at, x, p = scene.at, scene.x, scene.pile("p")
    home = at.bottom(p)
    left = at.logic.all_of(clock_pile(at, p), at.logic.no(is_finished(at, x, p)))
    goals = {"on the dial": home < at.r, "has a card face down": at.logic.no(is_finished(at, x, home))}
    return Claim({**dealt(scene), **at_the_stop(scene), "p": left}, goals)


def closed_has_cycle(scene: Scene) -> Claim:
    """C6, graph: a pile to which no arc of a closed set leads can be taken out of it, and something is left.

    A closed set has finitely many piles, so this ends, and what is left is a set that the arcs permute.
    """
    at, logic, piles, p = scene.at, scene.at.logic, scene.piles("set"), scene.pile("p")
    without = logic.stored(piles, p, False)
    unreached = at.clock_piles(lambda q: logic.follows(piles[q], logic.no(logic.same(at.bottom(q), p))))
    has_arcs = at.clock_piles(
        lambda q: logic.follows(logic.all_of(piles[q], at.cards_in(q) >= 1), arc_into(at, piles, q))
    )
    premises = {
        "closed": has_arcs,
        "p": logic.all_of(clock_pile(at, p), piles[p]),
        "unreached": unreached,
    }
    return Claim(premises, {"closed": closed(at, without), "not empty": arc_into(at, without, p)})


def cycle_is_left(scene: Scene) -> Claim:
    """C7, safety: no pile of a cycle is ever finished: the pile before it would be, and earlier.

    By induction upwards over the turns: nothing in the cycle is finished before turn m, for m = 1, ..., count + 1.
    """
    at, x, logic = scene.at, scene.x, scene.at.logic
    piles, p, before, m = scene.piles("cycle"), scene.pile("p"), scene.pile("before p"), scene.number("m")

    def not_before(turn: Number) -> Formula:
        return at.clock_piles(
            lambda q: logic.follows(logic.all_of(piles[q], is_finished(at, x, q)), x.finished[q] >= turn)
        )

    leads_to_p = logic.all_of(clock_pile(at, before), piles[before], logic.same(at.bottom(before), p))
    premises = {**scheduled(scene), "p": logic.all_of(clock_pile(at, p), piles[p]), "before p": leads_to_p}
    step = logic.all_of(m >= 1, m <= x.count, not_before(m), is_finished(at, x, p))
    goals = {
        "first turn": logic.follows(is_finished(at, x, p), x.finished[p] >= 1),
        "a turn later": logic.follows(step, x.finished[p] >= m + 1),
        "by now": logic.follows(not_before(x.count + 1), logic.no(is_finished(at, x, p))),
    }
    return Claim(premises, goals)


def reaching_is_finished(scene: Scene) -> Claim:
    """C7, induction over the distance: at the stop a pile whose arcs lead to the centre is finished."""
    at, x, logic = scene.at, scene.x, scene.at.logic
    far, p, d = scene.row("distance"), scene.pile("p"), scene.number("d")

    nearer = at.clock_piles(lambda q: logic.follows(logic.all_of(far[q] >= 1, far[q] <= d), is_finished(at, x, q)))
    leads_on = logic.all_of(clock_pile(at, p), logic.same(far[p], d + 1), logic.same(far[at.bottom(p)], d))
    next_pile = logic.all_of(d >= 0, d < at.r, logic.same(logic.same(d, 0), logic.same(at.bottom(p), at.r)))
    premises = {**dealt(scene), **at_the_stop(scene), "p": leads_on, "d": next_pile}
    return Claim(
        premises, {"centre": is_finished(at, x, at.r), "farther": logic.follows(nearer, is_finished(at, x, p))}
    )


def stuck_is_left(scene: Scene) -> Claim:
    """The converse of C7, which is false: a pile whose arcs do not lead to the centre is left incomplete."""
    at, x, piles, p = scene.at, scene.x, scene.piles("set"), scene.pile("p")
    premises = {
        **dealt(scene),
        **at_the_stop(scene),
        "closed": closed(at, piles),
        "p": at.logic.all_of(clock_pile(at, p), piles[p]),
    }
    return Claim(premises, {"left": at.logic.no(is_finished(at, x, p))})
