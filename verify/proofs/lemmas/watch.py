"""Watch: the last king that comes too early is exchanged with a face-down card; lemmas for any ranks and suits.

State x is the one before the turn that shows the last king, y the one after it, where play stops. The king takes the
place (e, f) of a face-down card, face down, and play goes on from that card. So the game is the one that would have
been played if the two cards had been exchanged before the deal: neither place had been turned before, and up to
state x nothing is changed. In the *exchanged deal* the cards of the rank of the exchanged card are numbered again, as
that card is now the next of its rank to be turned.
"""

from __future__ import annotations

from collections.abc import Callable

from verify.proofs.lemmas.play import dealt, none_face_down, one_turn
from verify.proofs.model.logic import Formula, Number
from verify.proofs.model.relation import Deal, Setting, State, balance, deck, is_finished, stopped, turn
from verify.proofs.model.scene import Claim, Scene

Numbering = Callable[[Number, Number], Number]


def exchanged(at: Setting, x: State, pile: Number, depth: Number) -> Deal:
    """The deal with the card that is next in state x, the last king, and the card at a face-down place exchanged."""
    logic, same, deal = at.logic, at.logic.same, at.deal
    source, king_depth = at.source(x), x.gone[at.source(x)]
    card, number = deal.rank(pile, depth), deal.copy(pile, depth)
    next_number = x.seen[card]

    def is_at(p: Number, d: Number, there: Number, under: Number) -> Formula:
        return logic.all_of(same(p, there), same(d, under))

    def placed(p: Number, d: Number, of_card: Number, of_king: Number, of_others: Number) -> Number:
        there = logic.choose(is_at(p, d, pile, depth), of_king, of_others)
        return logic.choose(is_at(p, d, source, king_depth), of_card, there)

    def renumbered(q: Number, n: Number) -> Number:
        swapped = logic.choose(same(n, next_number), number, logic.choose(same(n, number), next_number, n))
        return logic.choose(same(q, card), swapped, n)

    def place_of(q: Number, n: Number) -> tuple[Number, Number]:
        p, d = deal.place_of(q, renumbered(q, n))
        is_card, is_king = is_at(p, d, pile, depth), is_at(p, d, source, king_depth)
        return (
            logic.choose(is_card, source, logic.choose(is_king, pile, p)),
            logic.choose(is_card, king_depth, logic.choose(is_king, depth, d)),
        )

    def rank(p: Number, d: Number) -> Number:
        return placed(p, d, card, at.r, deal.rank(p, d))

    def copy(p: Number, d: Number) -> Number:
        return placed(p, d, next_number, at.s - 1, renumbered(deal.rank(p, d), deal.copy(p, d)))

    return Deal(rank, copy, place_of)


def exchange_is_a_turn(scene: Scene) -> Claim:
    """Watch, initiation: the exchanged deal is a deck, state x keeps the invariant of C1 for it, and play goes on as by
    a turn of that deal: the exchanged card leaves the place of the king."""
    at, x, y, e, f = scene.at, scene.x, scene.y, scene.pile("e"), scene.number("f")
    then, card = at._replace(deal=exchanged(at, x, e, f)), at.deal.rank(e, f)
    goes_on = y._replace(here=card, seen=at.logic.stored(x.seen, card, x.seen[card] + 1))
    premises = {
        **dealt(scene),
        **one_turn(scene),
        "stopped": stopped(at, y),
        "face down": at.logic.all_of(e >= 1, e <= at.r, f >= y.gone[e], f < at.cards_in(e)),
    }
    return Claim(premises, then.kept({**deck(then), **balance(then, x), **turn(then, x, goes_on)}))


def _last_king_at(scene: Scene) -> Formula:
    """The place (e, f) holds the last king of the deal."""
    at, e, f = scene.at, scene.pile("e"), scene.number("f")
    is_place = at.logic.all_of(e >= 1, e <= at.r, f >= 0, f < at.cards_in(e))
    last_king = at.logic.all_of(at.logic.same(at.deal.rank(e, f), at.r), at.logic.same(at.deal.copy(e, f), at.s - 1))
    return at.logic.all_of(is_place, last_king)


def last_king_ends(scene: Scene) -> Claim:
    """Watch, safety: the turn that ends a game turns the card at the place of the last king; no card is face down then
    if and only if it was the bottom card of its pile, and every other pile was finished before."""
    at, x, y, logic, e, f = scene.at, scene.x, scene.y, scene.at.logic, scene.pile("e"), scene.number("f")
    others = at.piles(lambda p: logic.follows(logic.no(logic.same(p, e)), is_finished(at, x, p)))
    last_of_all = logic.all_of(logic.same(f + 1, at.cards_in(e)), others)
    premises = {
        "deck": at.joined(deck(at)),
        "x is balanced": at.joined(balance(at, x)),
        "turn": at.joined(turn(at, x, y)),
        "stopped": stopped(at, y),
        "king": _last_king_at(scene),
    }
    goals = {
        "the same king": logic.all_of(logic.same(at.source(x), e), logic.same(x.gone[e], f)),
        "won": logic.same(none_face_down(at, y), last_of_all),
    }
    return Claim(premises, goals)
