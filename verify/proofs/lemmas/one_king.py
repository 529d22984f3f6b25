"""The one-king rule: at a dead end play goes on from a pile with a face-down card, here from any such pile.

    again[p]          how often play was restarted at pile p
    dry[p]            how often play met a dead end at pile p, and was restarted elsewhere

With these the balance of C1 still holds. So does the order of C6, as far as the pile that an arc leads to was never
restarted: so in every cycle there is a pile that was.
"""

from __future__ import annotations

from verify.proofs.lemmas.arcs import clock_pile, in_time
from verify.proofs.lemmas.counting import induction, sums
from verify.proofs.lemmas.order import by_any_rule, is_pile
from verify.proofs.lemmas.play import dealt
from verify.proofs.model.logic import Formula, Number, Row
from verify.proofs.model.relation import (
    Conjuncts,
    Setting,
    State,
    balance,
    deck,
    finished_in_order,
    initial,
    is_finished,
    schedule,
    turn,
)
from verify.proofs.model.scene import Claim, Scene


def balance_with_restarts(at: Setting, x: State, again: Row, dry: Row) -> Conjuncts:
    """The invariant of C1, when play may be restarted."""
    logic, same, one_if = at.logic, at.logic.same, at.one_if

    def balanced(p: Number) -> Formula:
        return same(x.gone[p] + one_if(same(p, x.here)) + dry[p], x.seen[p] + one_if(same(p, at.r)) + again[p])

    return {
        **balance(at, x),
        "balance": at.piles(balanced),
        "restarts": at.piles(lambda p: logic.all_of(again[p] >= 0, again[p] <= x.gone[p])),
        "dead ends": at.piles(lambda p: logic.all_of(dry[p] >= 0, logic.follows(dry[p] >= 1, is_finished(at, x, p)))),
    }


def schedule_with_restarts(at: Setting, x: State, again: Row) -> Conjuncts:
    """The invariant behind C6, when play may be restarted: it says nothing of arcs to a pile where it was."""
    logic = at.logic

    def in_order(p: Number) -> Formula:
        return logic.follows(logic.same(again[at.bottom(p)], 0), finished_in_order(at, x, p))

    return {**schedule(at, x), "finished in order": at.clock_piles(in_order)}


def _rows(scene: Scene) -> tuple[Row, Row]:
    return scene.row("again"), scene.row("dry")


def _rows_after(scene: Scene, at: Setting) -> tuple[Row, Row]:
    """The same after a turn: if another pile than the one at which play had arrived gives the card, it is a restart."""
    (again, dry), x, logic = _rows(scene), scene.x, scene.at.logic
    c, here = at.source(x), x.here
    restart = logic.no(logic.same(c, here))
    return (
        logic.choose(restart, logic.stored(again, c, again[c] + 1), again),
        logic.choose(restart, logic.stored(dry, here, dry[here] + 1), dry),
    )


def _reached(scene: Scene) -> Conjuncts:
    """A deck has been dealt, and state x keeps the balance."""
    return {
        **dealt(scene),
        "x is balanced with restarts": scene.at.joined(balance_with_restarts(scene.at, scene.x, *_rows(scene))),
    }


def _one_turn(scene: Scene, at: Setting) -> Conjuncts:
    """A turn from any pile with a face-down card; from another than the one where play is only at a dead end."""
    x, logic, c = scene.x, at.logic, at.source(scene.x)
    only_then = logic.follows(logic.no(logic.same(c, x.here)), is_finished(at, x, x.here))
    return {
        **_reached(scene),
        "c": is_pile(at, c),
        "turn": at.joined(turn(at, x, scene.y)),
        "restart": only_then,
    }


def restarts_at_first(scene: Scene) -> Claim:
    """One-king, initiation."""
    at, x, (again, dry) = scene.at, scene.x, _rows(scene)
    none = at.piles(lambda p: at.logic.all_of(at.logic.same(again[p], 0), at.logic.same(dry[p], 0)))
    goals = {**balance_with_restarts(at, x, again, dry), **schedule_with_restarts(at, x, again)}
    return Claim({**dealt(scene), "initial": at.joined(initial(at, x)), "no restarts": none}, at.kept(goals))


def restarts_after_a_turn(scene: Scene) -> Claim:
    """One-king, consecution of the balance."""
    at = by_any_rule(scene)
    return Claim(_one_turn(scene, at), at.kept(balance_with_restarts(at, scene.y, *_rows_after(scene, at))))


def order_after_a_turn(scene: Scene) -> Claim:
    """One-king, consecution of the order."""
    at = by_any_rule(scene)
    again, _ = _rows_after(scene, at)
    premises = {
        "deck": at.joined(deck(at)),
        "x is balanced with restarts": at.joined(balance_with_restarts(at, scene.x, *_rows(scene))),
        "turn": at.joined(turn(at, scene.x, scene.y)),
        "x is in order with restarts": at.joined(schedule_with_restarts(at, scene.x, _rows(scene)[0])),
        "no more than n turns": at.logic.all_of(in_time(at, scene.x), in_time(at, scene.y)),
    }
    return Claim(premises, at.kept(schedule_with_restarts(at, scene.y, again)))


def cycle_is_restarted(scene: Scene) -> Claim:
    """One-king, safety: if no pile of a cycle was restarted, none is finished; but at the end all are.

    By induction upwards over the turns: nothing in the cycle is finished before turn m, for m = 1, ..., count + 1.
    """
    at, x, logic, again = scene.at, scene.x, scene.at.logic, scene.row("again")
    piles, p, before, m = scene.piles("cycle"), scene.pile("p"), scene.pile("before p"), scene.number("m")

    def not_before(turn_: Number) -> Formula:
        return at.clock_piles(
            lambda q: logic.follows(logic.all_of(piles[q], is_finished(at, x, q)), x.finished[q] >= turn_)
        )

    leads_to_p = logic.all_of(clock_pile(at, before), piles[before], logic.same(at.bottom(before), p))
    premises = {
        **_reached(scene),
        "x is in order with restarts": at.joined(schedule_with_restarts(at, x, again)),
        "no more than n turns": in_time(at, x),
        "p": logic.all_of(clock_pile(at, p), piles[p]),
        "before p": leads_to_p,
        "no restart": at.clock_piles(lambda q: logic.follows(piles[q], logic.same(again[q], 0))),
    }
    step = logic.all_of(m >= 1, m <= x.count, not_before(m), is_finished(at, x, p))
    goals = {
        "first turn": logic.follows(is_finished(at, x, p), x.finished[p] >= 1),
        "a turn later": logic.follows(step, x.finished[p] >= m + 1),
        "by now": logic.follows(not_before(x.count + 1), logic.no(is_finished(at, x, p))),
    }
    return Claim(premises, goals)


def one_more_at_home(scene: Scene) -> Claim:
    """One-king: a turn adds one to the cards seen, and one to the turns."""
    at = by_any_rule(scene)
    x, y, i, same = scene.x, scene.y, scene.number("i"), scene.at.logic.same
    before, after = scene.row("before"), scene.row("after")
    premises = {
        "card": is_pile(at, y.here),
        "turn": at.joined(turn(at, x, y)),
        "sums before": sums(at, before, lambda q: x.seen[q], i),
        "sums after": sums(at, after, lambda q: y.seen[q], i),
        "cards at home and turns agree": same(before[at.r], x.count),
    }
    goals = induction(at, i, lambda i: same(after[i], before[i] + at.one_if(y.here <= i)), same(after[at.r], y.count))
    return Claim(premises, goals)


def all_at_home(scene: Scene) -> Claim:
    """One-king, safety: after any turn, if a card of some rank q has not been turned, fewer than n have."""
    at = by_any_rule(scene)
    x, y, total, q, i = scene.x, scene.y, scene.row("total"), scene.pile("q"), scene.number("i")
    premises = {
        **_reached(scene),
        "c": is_pile(at, at.source(x)),
        "turn": at.joined(turn(at, x, y)),
        "sums": sums(at, total, lambda rank: y.seen[rank], i),
        "cards at home and turns agree": at.logic.same(total[at.r], y.count),
        "q": at.logic.all_of(is_pile(at, q), y.seen[q] < at.s),
    }
    return Claim(premises, induction(at, i, lambda i: total[i] <= i * at.s - at.one_if(q <= i), y.count < at.r * at.s))
