"""The real deck, card by card: lemmas for C5 and C6 about every deal of 13 ranks and 4 suits.

Here the cards seen of a rank are counted, place by place, in the symbolic deal itself, and nothing numbers the
copies of a rank: a second way from the cards on the table to the balance. One query about 52 symbolic cards does not
end; a lemma for each place of a card does, and so does one for each pile.

The size is known, so all sums are written out, and everything is said for a few suits and ranks as well.
"""

from __future__ import annotations

from collections.abc import Iterator

from verify.proofs.lemmas.arcs import arc_into
from verify.proofs.lemmas.play import none_face_down
from verify.proofs.model.logic import Formula, Number
from verify.proofs.model.relation import Setting, State, finished_by_now, finished_in_order, schedule, stopped, turn
from verify.proofs.model.scene import Claim, Scene

Place = tuple[int, int]


def places(at: Setting) -> Iterator[Place]:
    """All places of a card: pile and depth."""
    return ((pile, depth) for pile in range(1, at.r + 1) for depth in range(at.cards_in(pile)))


def dealt(at: Setting, rank: Number) -> list[Number]:
    """For each place 1 if its card has this rank, else 0."""
    return [at.one_if(at.logic.same(at.deal.rank(*place), rank)) for place in places(at)]


def turned(at: Setting, x: State, rank: Number) -> list[Number]:
    """For each place 1 if its card has this rank and has been turned, else 0."""
    return [
        at.one_if(at.logic.all_of(depth < x.gone[pile], at.logic.same(at.deal.rank(pile, depth), rank)))
        for pile, depth in places(at)
    ]


def ranked(at: Setting) -> Formula:
    """Every card has a rank of the deck."""
    return at.places(lambda p, d: at.logic.all_of(at.deal.rank(p, d) >= 1, at.deal.rank(p, d) <= at.r))


def balanced(at: Setting, x: State) -> Formula:
    """The balance of C1 and its bounds, pile by pile."""
    same, one_if = at.logic.same, at.one_if
    return at.logic.all_of(
        x.here >= 1,
        x.here <= at.r,
        *(
            at.logic.all_of(
                same(x.gone[p] + one_if(same(p, x.here)), x.seen[p] + one_if(same(p, at.r))),
                x.gone[p] >= 0,
                x.gone[p] <= at.s,
                x.seen[p] >= 0,
                x.seen[p] <= at.s,
            )
            for p in range(1, at.r + 1)
        ),
    )


def moves(at: Setting, x: State, y: State) -> Formula:
    """A turn leads from x to y; the copies of a rank are not told apart."""
    return at.logic.all_of(*(part for name, part in turn(at, x, y).items() if name != "order"))


def deck_counts(scene: Scene) -> Iterator[Claim]:
    """For each place: while its card is face down, fewer than s cards of its rank have been turned."""
    return (_deck_counts(scene, place) for place in places(scene.at))


def _deck_counts(scene: Scene, place: Place) -> Claim:
    at, x, (pile, depth), rank = scene.at, scene.x, place, scene.at.deal.rank(*place)
    cards, seen = dealt(at, rank), turned(at, x, rank)
    premises = {
        "a deck": at.logic.same(at.logic.total(cards), at.copies_of(rank)),
        "turned cards are cards": at.logic.all_of(*(one <= card for one, card in zip(seen, cards, strict=True))),
        "face down": x.gone[pile] <= depth,
    }
    return Claim(premises, {"fewer": at.logic.total(seen) < at.s})


def turn_counts(scene: Scene) -> Iterator[Claim]:
    """For each place: turning its card adds one to the cards seen of its rank, no other, and keeps the balance."""
    return (_turn_counts(scene, place) for place in places(scene.at))


def _turn_counts(scene: Scene, place: Place) -> Claim:
    at, x, y, rank, (pile, depth) = scene.at, scene.x, scene.y, scene.number("q"), place
    same, one_if = at.logic.same, at.one_if
    before, after = at.logic.total(turned(at, x, rank)), at.logic.total(turned(at, y, rank))

    def balance(state: State, seen: Number) -> Formula:
        return same(state.gone[rank] + one_if(same(rank, state.here)), seen + one_if(same(rank, at.r)))

    premises = {
        "place": at.logic.all_of(same(at.source(x), pile), same(x.gone[pile], depth)),
        "leaves": same(y.gone, at.logic.stored(x.gone, pile, depth + 1)),
        "next card": same(y.here, at.deal.rank(pile, depth)),
        "balance": balance(x, before),
    }
    counted = same(after, before + one_if(same(rank, at.deal.rank(pile, depth))))
    return Claim(premises, {"counted": counted, "balance": balance(y, after)})


def last_king_place_by_place(scene: Scene) -> Iterator[Claim]:
    """C5 for each place: at the stop the s-th king was turned, as the n-th card only if this card is turned too."""
    return (_last_king(scene, place) for place in places(scene.at))


def _last_king(scene: Scene, place: Place) -> Claim:
    at, x, logic = scene.at, scene.x, scene.at.logic
    pile, depth = place
    count = logic.total(x.gone[p] for p in range(1, at.r + 1))
    premises = {"balance": balanced(at, x), "stopped": stopped(at, x)}
    goals = {
        "last king": logic.all_of(logic.same(x.here, at.r), logic.same(x.seen[at.r], at.s)),
        "not the last card": logic.follows(x.gone[pile] <= depth, count < at.r * at.s),
        "the last card": logic.follows(none_face_down(at, x), logic.same(count, at.r * at.s)),
    }
    return Claim(premises, goals)


def loss_is_closed_pile_by_pile(scene: Scene) -> Iterator[Claim]:
    """C6 for each clock pile: at the stop, if it has a card face down, its arc leads to another such clock pile."""
    ranks = ranked(scene.at)
    return (_loss_is_closed(scene, pile, ranks) for pile in range(1, scene.at.r) if scene.at.cards_in(pile))


def _loss_is_closed(scene: Scene, pile: int, ranks: Formula) -> Claim:
    at, x, home = scene.at, scene.x, scene.at.bottom(pile)
    premises = {
        "ranks": ranks,
        "balance": balanced(at, x),
        "stopped": stopped(at, x),
        "face down": x.gone[pile] < at.cards_in(pile),
        "bottom card": at.logic.follows(x.gone[pile] < at.cards_in(pile), x.seen[home] < at.s),
    }
    return Claim(premises, {"on the dial": home < at.r, "has a card face down": x.gone[home] < at.cards_in(home)})


def in_order_pile_by_pile(scene: Scene) -> Iterator[Claim]:
    """C6 for each pile: if it gives the next card, clock piles are still finished in the order of their arcs."""
    ranks = ranked(scene.at)
    return (_in_order(scene, pile, ranks) for pile in range(1, scene.at.r + 1))


def _in_order(scene: Scene, pile: int, ranks: Formula) -> Claim:
    at, x, y, logic = scene.at, scene.x, scene.y, scene.at.logic
    premises = {
        "ranks": ranks,
        "pile": logic.same(at.source(x), pile),
        "turn": moves(at, x, y),
        "balance before": balanced(at, x),
        "a card of a deck": x.seen[y.here] < at.s,
        "order before": logic.all_of(*schedule(at, x).values()),
    }
    return Claim(premises, schedule(at, y))


def cycle_loses_pile_by_pile(scene: Scene) -> Iterator[Claim]:
    """C6 for each clock pile: it cannot be the last pile of a closed set to be finished."""
    ranks = ranked(scene.at)
    return (_cycle_loses(scene, pile, ranks) for pile in range(1, scene.at.r))


def _cycle_loses(scene: Scene, pile: int, ranks: Formula) -> Claim:
    at, x, y, logic, piles = scene.at, scene.x, scene.y, scene.at.logic, scene.piles("set")
    premises = {
        "ranks": ranks,
        "turn": moves(at, x, y),
        "a card of a deck": x.seen[y.here] < at.s,
        "balance before": balanced(at, x),
        "order before": logic.all_of(finished_by_now(at, x, pile), finished_in_order(at, x, pile)),
        "all turned": none_face_down(at, y),
        "last": at.clock_piles(lambda q: logic.follows(piles[q], y.finished[q] <= y.finished[pile])),
    }
    return Claim(premises, {"closed": logic.no(logic.all_of(piles[pile], arc_into(at, piles, pile)))})
