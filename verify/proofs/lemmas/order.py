"""Play that goes on after a stop: lemmas for C9, for any rule that looks only at the past, any ranks and suits.

The rule names a pile that has a face-down card; here it may be any. Two games with the same past are at the same pile
then, so the rule needs no more than a name for what it says: the pile ``c``.

One way: as long as two games have turned the same cards they have turned them from the same places, and at the end no
place is left in which the deals could differ. The other way: whichever card is to be turned next, the place from which
it will come is free, so it can be laid there; at the end every place has its card. So deals and orders of the cards
belong together one to one, and if all deals are equally likely, so are all orders.

Cards are told by their ranks; nothing is used of these but that two can be the same, so they may stand for all that is
on the face of a card, suits too.
"""

from __future__ import annotations

from collections.abc import Callable

from verify.proofs.lemmas.counting import induction, sums
from verify.proofs.lemmas.play import none_face_down
from verify.proofs.model.logic import Formula, Number, Row
from verify.proofs.model.relation import Conjuncts, Setting, State, is_finished, turn
from verify.proofs.model.scene import Claim, Scene


def by_any_rule(scene: Scene) -> Setting:
    """The setting in which an arbitrary pile c gives the next card."""
    pile = scene.pile("c")
    return scene.at._replace(source=lambda x: pile)


def parts_of_turn(at: Setting, x: State, y: State, *names: str) -> Formula:
    """Some conjuncts of a turn."""
    return at.logic.all_of(*(part for name, part in turn(at, x, y).items() if name in names))


def is_pile(at: Setting, pile: Number) -> Formula:
    """There is such a pile."""
    return at.logic.all_of(pile >= 1, pile <= at.r)


def in_piles(at: Setting, x: State) -> Formula:
    """No pile has given fewer cards than none, or more than it was dealt."""
    return at.piles(lambda p: at.logic.all_of(x.gone[p] >= 0, x.gone[p] <= at.s))


def depths(at: Setting, x: State, pile: Number, same: Callable[[Number], Formula]) -> Formula:
    """``same(d)`` holds for every card that has left a pile."""
    return at.logic.everywhere(0, at.s - 1, lambda d: at.logic.follows(d < x.gone[pile], same(d)))


def same_past(scene: Scene) -> Claim:
    """C9, one way: two deals in which the same cards lie in the places that have given cards, and the same card is the
    next, have the same cards in those places still; and when pile p is finished, all its cards are the same."""
    at, x, y, logic, p = by_any_rule(scene), scene.x, scene.y, scene.at.logic, scene.pile("p")
    theirs = scene.row("theirs")

    def same(d: Number) -> Formula:
        return logic.same(at.deal.rank(p, d), theirs[d])

    premises = {
        "turn": parts_of_turn(at, x, y, "leaves"),
        "same so far": depths(at, x, p, same),
        "same next card": logic.follows(logic.same(p, at.source(x)), same(x.gone[p])),
    }
    finished = logic.all_of(is_finished(at, y, p), logic.no(y.gone[p] < at.s))
    goals = {
        "same so far": depths(at, y, p, same),
        "same pile": logic.follows(finished, logic.everywhere(0, at.s - 1, same)),
    }
    return Claim(premises, goals)


def _laid(at: Setting, x: State, piles: Row, under: Row) -> Formula:
    """The card of every turn so far has been laid in a place that has given one: pile and depth, by turn."""
    logic = at.logic
    return logic.everywhere(
        1,
        at.r * at.s,
        lambda t: logic.follows(
            t <= x.count, logic.all_of(is_pile(at, piles[t]), under[t] >= 0, under[t] < x.gone[piles[t]])
        ),
    )


def _one_to_one(at: Setting, x: State, pile: Number, piles: Row, under: Row, when: Row) -> Conjuncts:
    """The places of a pile that have given cards and the turns in which they did belong together one to one."""
    logic, same = at.logic, at.logic.same

    def has_turn(d: Number) -> Formula:
        t = when[d]
        return logic.all_of(t >= 1, t <= x.count, same(piles[t], pile), same(under[t], d))

    def has_place(t: Number) -> Formula:
        return logic.follows(logic.all_of(t <= x.count, same(piles[t], pile)), same(when[under[t]], t))

    return {
        "a turn for each place": depths(at, x, pile, has_turn),
        "a place for each turn": logic.everywhere(1, at.r * at.s, has_place),
    }


def free_place(scene: Scene) -> Claim:
    """C9, the other way: the place from which the next card must come is free, and with the card laid there, turns and
    places of any pile p still belong together one to one."""
    at, x, y, logic, p = by_any_rule(scene), scene.x, scene.y, scene.at.logic, scene.pile("p")
    piles, under, when = scene.row("pile of a turn"), scene.row("depth of a turn"), scene.row("turn of a depth")
    c, depth = at.source(x), x.gone[at.source(x)]
    laid = logic.stored(piles, x.count + 1, c), logic.stored(under, x.count + 1, depth)
    now = logic.choose(logic.same(p, c), logic.stored(when, depth, x.count + 1), when)
    premises = {
        "c": is_pile(at, c),
        "turn": parts_of_turn(at, x, y, "face down", "leaves", "counts"),
        "x is in bounds": logic.all_of(in_piles(at, x), x.count >= 0, x.count < at.r * at.s),
        "x is laid": _laid(at, x, piles, under),
        "x is one to one": at.joined(_one_to_one(at, x, p, piles, under, when)),
    }
    return Claim(premises, {"laid": _laid(at, y, *laid), **_one_to_one(at, y, p, *laid, now)})


def one_card_more(scene: Scene) -> Claim:
    """C9: whichever pile gives the next card, the cards that have left the piles are one more, and so are the turns."""
    at, x, y, i = by_any_rule(scene), scene.x, scene.y, scene.number("i")
    before, after, logic = scene.row("before"), scene.row("after"), scene.at.logic
    c = at.source(x)
    premises = {
        "c": is_pile(at, c),
        "turn": parts_of_turn(at, x, y, "face down", "leaves", "counts"),
        "x is in bounds": in_piles(at, x),
        "sums before": sums(at, before, lambda p: x.gone[p], i),
        "sums after": sums(at, after, lambda p: y.gone[p], i),
        "cards and turns agree": logic.same(before[at.r], x.count),
    }
    goals = induction(
        at, i, lambda i: logic.same(after[i], before[i] + at.one_if(c <= i)), logic.same(after[at.r], y.count)
    )
    return Claim(premises, {"in bounds": in_piles(at, y), **goals})


def _counted(scene: Scene) -> Conjuncts:
    at, x, total = scene.at, scene.x, scene.row("total")
    return {
        "x is in bounds": in_piles(at, x),
        "sums": sums(at, total, lambda p: x.gone[p], scene.number("i")),
        "cards and turns agree": at.logic.same(total[at.r], x.count),
    }


def goes_on(scene: Scene) -> Claim:
    """C9: only when n cards have been turned is no card face down; so until then there is a pile to go on from."""
    at, x, total = scene.at, scene.x, scene.row("total")
    goals = induction(
        at,
        scene.number("i"),
        lambda i: at.logic.same(total[i], i * at.s),
        at.logic.same(x.count, at.r * at.s),
    )
    return Claim({**_counted(scene), "all turned": none_face_down(at, x)}, goals)


def ends(scene: Scene) -> Claim:
    """C9: while a pile p has a face-down card, fewer than n cards have been turned; so after n turns none has."""
    at, x, total, p = scene.at, scene.x, scene.row("total"), scene.pile("p")
    goals = induction(at, scene.number("i"), lambda i: total[i] <= i * at.s - at.one_if(p <= i), x.count < at.r * at.s)
    return Claim(
        {**_counted(scene), "p": at.logic.all_of(is_pile(at, p), at.logic.no(is_finished(at, x, p)))},
        goals,
    )
