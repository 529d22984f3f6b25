"""How a game goes and ends: theorems C1 to C5 of Clock Patience, for any number of ranks and suits."""

from __future__ import annotations

from verify.proofs.lemmas.counting import induction, sums
from verify.proofs.model.logic import Formula
from verify.proofs.model.relation import (
    Conjuncts,
    Setting,
    State,
    balance,
    deck,
    initial,
    is_finished,
    stopped,
    turn,
)
from verify.proofs.model.scene import Claim, Scene


def dealt(scene: Scene) -> Conjuncts:
    """A deck has been dealt."""
    return {"deck": scene.at.joined(deck(scene.at))}


def reached(scene: Scene) -> Conjuncts:
    """State x keeps the invariant of C1."""
    return {"x is balanced": scene.at.joined(balance(scene.at, scene.x))}


def one_turn(scene: Scene) -> Conjuncts:
    """The same, and a turn leads from x to y."""
    return {**reached(scene), "turn": scene.at.joined(turn(scene.at, scene.x, scene.y))}


def at_the_stop(scene: Scene) -> Conjuncts:
    """Play has stopped in state x, which keeps the invariant of C1."""
    return {**reached(scene), "stopped": stopped(scene.at, scene.x)}


def none_face_down(at: Setting, x: State) -> Formula:
    """All cards have been turned."""
    return at.piles(lambda p: is_finished(at, x, p))


def balanced_at_first(scene: Scene) -> Claim:
    """C1, initiation."""
    at, x = scene.at, scene.x
    return Claim({**dealt(scene), "initial": at.joined(initial(at, x))}, at.kept(balance(at, x)))


def balanced_after_a_turn(scene: Scene) -> Claim:
    """C1, consecution."""
    return Claim({**dealt(scene), **one_turn(scene)}, scene.at.kept(balance(scene.at, scene.y)))


def balance_bounds(scene: Scene) -> Claim:
    """C1, safety: what the theorem says of the state after a turn, written out by itself."""
    at, y, logic = scene.at, scene.y, scene.at.logic
    p = scene.pile("p")
    centre, here = at.one_if(logic.same(p, at.r)), at.one_if(logic.same(p, y.here))
    return Claim(
        {**dealt(scene), **one_turn(scene), "p": logic.all_of(p >= 1, p <= at.r)},
        {
            "balance": logic.same(y.gone[p], y.seen[p] + centre - here),
            "seen": logic.all_of(y.seen[p] >= 0, y.seen[p] <= at.s),
            "gone": logic.all_of(y.gone[p] >= 0, y.gone[p] <= at.s),
        },
    )


def no_dead_end_on_the_dial(scene: Scene) -> Claim:
    """C2, safety: where play stops is the centre."""
    return Claim(at_the_stop(scene), {"centre": scene.at.logic.same(scene.x.here, scene.at.r)})


def no_exception(scene: Scene) -> Claim:
    """C2, safety: no turn from a clock pile gives a card of that pile's own rank and leaves the pile empty."""
    at, x, y = scene.at, scene.x, scene.y
    pile = at.source(x)
    fires = at.logic.all_of(pile < at.r, at.logic.same(y.here, pile), is_finished(at, y, pile))
    return Claim({**dealt(scene), **one_turn(scene)}, {"exception": at.logic.no(fires)})


def counted_at_first(scene: Scene) -> Claim:
    """C3, initiation: n = r * s cards are face down, and as many turns are counted as cards are gone: none."""
    at, x, same = scene.at, scene.x, scene.at.logic.same
    gone, down, pile = scene.row("gone"), scene.row("down"), scene.number("i")
    premises = {
        "initial": at.joined(initial(at, x)),
        "cards gone": sums(at, gone, lambda p: x.gone[p], pile),
        "cards face down": sums(at, down, lambda p: at.cards_in(p) - x.gone[p], pile),
    }
    goals = induction(
        at,
        pile,
        lambda i: at.logic.all_of(same(gone[i], 0), same(down[i], i * at.s)),
        at.logic.all_of(same(gone[at.r], x.count), same(down[at.r], at.r * at.s)),
    )
    return Claim(premises, goals)


def counted_after_a_turn(scene: Scene) -> Claim:
    """C3, consecution: a turn adds one to the sums from its pile on, and one to the count."""
    at, x, y, pile = scene.at, scene.x, scene.y, scene.number("i")
    before, after = scene.row("before"), scene.row("after")
    premises = {
        **one_turn(scene),
        "sums before": sums(at, before, lambda p: x.gone[p], pile),
        "sums after": sums(at, after, lambda p: y.gone[p], pile),
        "counted": at.logic.same(before[at.r], x.count),
    }
    goals = induction(
        at,
        pile,
        lambda i: at.logic.same(after[i], before[i] + at.one_if(x.here <= i)),
        at.logic.same(after[at.r], y.count),
    )
    return Claim(premises, goals)


def at_most_n_turns(scene: Scene) -> Claim:
    """C3, safety: every turn is one more, and there are never more than n = r * s."""
    at, x, y, total, pile = scene.at, scene.x, scene.y, scene.row("total"), scene.number("i")
    premises = {
        **one_turn(scene),
        "sums": sums(at, total, lambda p: y.gone[p], pile),
        "counted": at.logic.same(total[at.r], y.count),
    }
    goals = induction(at, pile, lambda i: total[i] <= i * at.s, y.count <= at.r * at.s)
    return Claim(premises, {**goals, "one more": at.logic.same(y.count, x.count + 1)})


def kings_turned_at_the_stop(scene: Scene) -> Claim:
    """C4, safety: where play stops all s kings have been turned; so it does not stop before the first turn."""
    at, x = scene.at, scene.x
    return Claim(at_the_stop(scene), {"kings": at.logic.same(x.seen[at.r], at.s)})


def stops_at_the_last_king(scene: Scene) -> Claim:
    """C4, safety: the turn after which play stops is the one that turns the s-th king."""
    at, x, y = scene.at, scene.x, scene.y
    card = at.deal.rank(at.source(x), x.gone[at.source(x)])
    king = at.logic.all_of(at.logic.same(card, at.r), at.logic.same(y.seen[at.r], at.s))
    premises = {"turn": at.joined(turn(at, x, y)), "y is balanced": at.joined(balance(at, y))}
    return Claim(premises, {"stop": at.logic.same(stopped(at, y), king)})


def full_count(scene: Scene) -> Claim:
    """C5: if no card is face down, n cards have been turned."""
    at, x, total, pile = scene.at, scene.x, scene.row("total"), scene.number("i")
    premises = {
        **reached(scene),
        "sums": sums(at, total, lambda p: x.gone[p], pile),
        "counted": at.logic.same(total[at.r], x.count),
        "all turned": none_face_down(at, x),
    }
    goals = induction(at, pile, lambda i: at.logic.same(total[i], i * at.s), at.logic.same(x.count, at.r * at.s))
    return Claim(premises, goals)


def short_count(scene: Scene) -> Claim:
    """C5: if a pile p has a card face down, fewer than n cards have been turned."""
    at, x, total, pile, p = scene.at, scene.x, scene.row("total"), scene.number("i"), scene.pile("p")
    premises = {
        **reached(scene),
        "sums": sums(at, total, lambda p: x.gone[p], pile),
        "counted": at.logic.same(total[at.r], x.count),
        "p": at.logic.all_of(p >= 1, p <= at.r, x.gone[p] < at.cards_in(p)),
    }
    goals = induction(at, pile, lambda i: total[i] <= i * at.s - at.one_if(p <= i), x.count < at.r * at.s)
    return Claim(premises, goals)


def own_cards(scene: Scene) -> Claim:
    """C5: at the stop no card is face down if and only if all s cards of every rank have come home."""
    at, x = scene.at, scene.x
    at_home = at.piles(lambda p: at.logic.same(x.seen[p], at.s))
    return Claim(at_the_stop(scene), {"at home": at.logic.same(none_face_down(at, x), at_home)})


def last_king_last(scene: Scene) -> Claim:
    """C5: a deal is won by now if and only if the s-th king came home as the n-th card."""
    at, x, logic = scene.at, scene.x, scene.at.logic
    counted = logic.same(logic.same(x.count, at.r * at.s), at.piles(lambda p: logic.same(x.gone[p], at.s)))
    king = logic.all_of(logic.same(x.here, at.r), logic.same(x.seen[at.r], at.s))
    won = logic.all_of(stopped(at, x), none_face_down(at, x))
    return Claim(
        {**reached(scene), "n turned means s from each pile": counted},
        {"won": logic.same(logic.all_of(king, logic.same(x.count, at.r * at.s)), won)},
    )


def last_card_decides(scene: Scene) -> Claim:
    """The literal reading, which is false: if the last card turned is the s-th king, the deal is won."""
    at, x = scene.at, scene.x
    king = at.logic.all_of(at.logic.same(x.here, at.r), at.logic.same(x.seen[at.r], at.s))
    return Claim({**at_the_stop(scene), "last king last": king}, {"won": none_face_down(at, x)})
