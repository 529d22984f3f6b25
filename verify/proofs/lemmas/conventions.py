"""What people do differently and play does not notice: lemmas for C8, for any number of ranks and suits.

A pile on the table is a row of places from the top down, of which those from ``top`` to ``end - 1`` hold a card: a card
is put on top or underneath, and taken from either end, and no card moves inside a pile. So a face-down card lies
where it was dealt, and which it is can be told from its place.

Under the pile or over it, from the top or from the bottom: in each way the card that a pile gives when d cards have
left it is one and the same function of d, and the relation speaks of the cards in that order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple, get_args

from verify.proofs.lemmas.play import dealt, one_turn
from verify.proofs.model.logic import Formula, Number, Row
from verify.proofs.model.relation import Conjuncts, Setting, State, initial, stopped, turn
from verify.proofs.model.scene import Claim, Scene

Shuttle = Literal["under-top", "over-bottom", "aside"]
SHUTTLES: tuple[Shuttle, ...] = get_args(Shuttle)


class Pile(NamedTuple):
    """A pile on the table: cards lie at the places top, ..., end - 1; ``up[i]`` says that the one at i is face up."""

    top: Number
    end: Number
    up: Row


class Lying(NamedTuple):
    """How a pile should lie: its ends, and the face-down cards at the places first_down, ..., end_down - 1."""

    top: Number
    first_down: Number
    end_down: Number
    end: Number


def room(at: Setting, shuttle: Shuttle) -> Number:
    """The place of the top card when the cards have been dealt: s cards may yet be put on top, or none."""
    return at.s if shuttle == "over-bottom" else 0


def put(pile: Pile, shuttle: Shuttle, at: Setting) -> Pile:
    """A card has come home."""
    match shuttle:
        case "under-top":
            return pile._replace(end=pile.end + 1, up=at.logic.stored(pile.up, pile.end, True))
        case "over-bottom":
            return pile._replace(top=pile.top - 1, up=at.logic.stored(pile.up, pile.top - 1, True))
        case "aside":
            return pile


def turned_place(at: Setting, shuttle: Shuttle, pile: Number, gone: Number) -> Number:
    """Which of the cards dealt to a pile, counted from the top, is turned when so many have left it."""
    if shuttle != "over-bottom":
        return gone
    same, choose = at.logic.same, at.logic.choose
    in_start_pile = choose(same(gone, 0), 0, at.s - gone)
    return choose(same(pile, at.start), in_start_pile, at.s - 1 - gone)


def lying(at: Setting, shuttle: Shuttle, x: State, pile: Number) -> Lying:
    """How a pile should lie in a state: the card that was turned last is still in the hand."""
    in_hand = at.one_if(at.logic.all_of(at.logic.same(pile, x.here), x.count >= 1))
    given, home = x.gone[pile], x.seen[pile] - in_hand
    match shuttle:
        case "under-top":
            return Lying(given, given, at.s, at.s + home)
        case "aside":
            return Lying(given, given, at.s, at.s)
        case "over-bottom":
            from_top = at.one_if(at.logic.all_of(at.logic.same(pile, at.start), given >= 1))
            end = 2 * at.s - given + from_top
            return Lying(at.s + from_top - home, at.s + from_top, end, end)


def lies_so(at: Setting, pile: Pile, should: Lying) -> Conjuncts:
    """The pile lies as it should."""
    logic = at.logic

    def faces(place: Number) -> Formula:
        down = logic.all_of(place >= should.first_down, place < should.end_down)
        return logic.same(pile.up[place], logic.no(down))

    return {
        "top": logic.same(pile.top, should.top),
        "end": logic.same(pile.end, should.end),
        "faces": _cards_of(at, pile, faces),
    }


def _cards_of(at: Setting, pile: Pile, body: Callable[[Number], Formula]) -> Formula:
    """The body holds for every place with a card: one of 2s, as s cards are dealt and at most s come home."""
    logic = at.logic
    return logic.everywhere(
        0,
        2 * at.s - 1,
        lambda place: logic.follows(logic.all_of(place >= pile.top, place < pile.end), body(place)),
    )


def begun(at: Setting, x: State) -> Formula:
    """The start pile gives the first card; until then nothing is turned, and from then on a card is in the hand."""
    logic = at.logic
    start, same = at.start, logic.same
    nothing = logic.all_of(same(x.here, start), same(x.gone[start], 0), same(x.seen[start], 0))
    something = logic.all_of(x.gone[start] >= 1, x.seen[x.here] >= 1)
    return logic.all_of(x.count >= 0, logic.follows(same(x.count, 0), nothing), logic.follows(x.count >= 1, something))


def _pile_on_the_table(scene: Scene) -> Pile:
    return Pile(scene.number("top"), scene.number("end"), scene.piles("face up"))


def _is_pile(at: Setting, pile: Number) -> Formula:
    return at.logic.all_of(pile >= 1, pile <= at.r)


def _in_bounds(at: Setting, x: State) -> Formula:
    """What C1 and C3 say: no more than s cards have left a pile or come home to it, and no more than n are turned."""

    def of_a_pile(p: Number) -> Formula:
        return at.logic.all_of(x.gone[p] >= 0, x.gone[p] <= at.s, x.seen[p] >= 0, x.seen[p] <= at.s)

    return at.logic.all_of(_is_pile(at, x.here), at.piles(of_a_pile), x.count <= at.r * at.s)


def piles_at_first(scene: Scene) -> Iterator[Claim]:
    """C8, initiation: when the cards have been dealt, every pile lies as it should."""
    return (_at_first(scene, shuttle) for shuttle in SHUTTLES)


def _at_first(scene: Scene, shuttle: Shuttle) -> Claim:
    at, x, p, pile = scene.at, scene.x, scene.pile("p"), _pile_on_the_table(scene)
    top = room(at, shuttle)
    whole = Lying(top, top, top + at.cards_in(p), top + at.cards_in(p))
    premises = {
        "initial": at.joined(initial(at, x)),
        "p": _is_pile(at, p),
        "dealt": at.joined(lies_so(at, pile, whole)),
    }
    return Claim(premises, {"begun": begun(at, x), **lies_so(at, pile, lying(at, shuttle, x, p))})


def piles_after_a_turn(scene: Scene) -> Iterator[Claim]:
    """C8, consecution: a card comes home and the next is turned, and every pile still lies as it should."""
    return (_after_a_turn(scene, shuttle) for shuttle in SHUTTLES)


def _after_a_turn(scene: Scene, shuttle: Shuttle) -> Claim:
    at, x, y, logic, p, pile = scene.at, scene.x, scene.y, scene.at.logic, scene.pile("p"), _pile_on_the_table(scene)
    is_here = logic.same(p, x.here)
    changed = _taken(at, x, shuttle, _home(at, x, shuttle, pile))
    after = Pile(*(logic.choose(is_here, new, old) for new, old in zip(changed, pile, strict=True)))
    premises = {
        "turn": at.joined(turn(at, x, y)),
        "x keeps its bounds": _in_bounds(at, x),
        "y keeps its bounds": _in_bounds(at, y),
        "x has begun": begun(at, x),
        "x lies so": at.joined(lies_so(at, pile, lying(at, shuttle, x, p))),
    }
    return Claim(premises, {"begun": begun(at, y), **lies_so(at, after, lying(at, shuttle, y, p))})


def _home(at: Setting, x: State, shuttle: Shuttle, pile: Pile) -> Pile:
    """The pile at which play has arrived, once the card in the hand has come home there, if there is one."""
    changed = put(pile, shuttle, at)
    return Pile(*(at.logic.choose(x.count >= 1, new, old) for new, old in zip(changed, pile, strict=True)))


def _from_top(at: Setting, x: State, shuttle: Shuttle) -> Formula:
    """The next card is a top card; the first card of a game always is."""
    return at.logic.same(x.count, 0) if shuttle == "over-bottom" else at.logic.same(0, 0)


def _taken(at: Setting, x: State, shuttle: Shuttle, pile: Pile) -> Pile:
    """The pile without the card that is turned."""
    from_top = at.one_if(_from_top(at, x, shuttle))
    return pile._replace(top=pile.top + from_top, end=pile.end - 1 + from_top)


def which_card(scene: Scene) -> Iterator[Claim]:
    """C8, safety: the card turned is the one of which the relation speaks, and it lies face down; a pile has a
    face-down card if and only if play does not stop there."""
    return (_which_card(scene, shuttle) for shuttle in SHUTTLES)


def _which_card(scene: Scene, shuttle: Shuttle) -> Claim:
    at, x, logic, pile = scene.at, scene.x, scene.at.logic, _pile_on_the_table(scene)
    full, here = _home(at, x, shuttle, pile), x.here
    place, goes_on = _next_place(at, x, shuttle, full), logic.no(stopped(at, x))
    wanted = turned_place(at, shuttle, here, x.gone[here])
    premises = {
        "x keeps its bounds": _in_bounds(at, x),
        "x has begun": begun(at, x),
        "x lies so": at.joined(lies_so(at, pile, lying(at, shuttle, x, here))),
    }
    goals = {
        "face down": logic.follows(goes_on, _face_down(at, full, place)),
        "the card": logic.follows(goes_on, logic.same(place, room(at, shuttle) + wanted)),
        "none face down": logic.follows(stopped(at, x), _cards_of(at, full, lambda at_place: full.up[at_place])),
    }
    return Claim(premises, goals)


def _next_place(at: Setting, x: State, shuttle: Shuttle, pile: Pile) -> Number:
    """Where the card lies that is turned next, if it lies face down."""
    return at.logic.choose(_from_top(at, x, shuttle), pile.top, pile.end - 1)


def _face_down(at: Setting, pile: Pile, place: Number) -> Formula:
    """A face-down card of the pile lies at this place."""
    return at.logic.all_of(place >= pile.top, place < pile.end, at.logic.no(pile.up[place]))


def turned_once(scene: Scene) -> Iterator[Claim]:
    """C8: every card of a pile is turned at some depth and no two at the same: what leads there also leads back."""
    return (_turned_once(scene, shuttle) for shuttle in SHUTTLES)


def _turned_once(scene: Scene, shuttle: Shuttle) -> Claim:
    at, logic, p, d = scene.at, scene.at.logic, scene.pile("p"), scene.number("d")
    there = turned_place(at, shuttle, p, d)
    premises = {"d": logic.all_of(d >= 0, d < at.cards_in(p))}
    goals = {
        "in the pile": logic.all_of(there >= 0, there < at.cards_in(p)),
        "and back": logic.same(turned_place(at, shuttle, p, there), d),
    }
    return Claim(premises, goals)


def no_exception_on_the_table(scene: Scene) -> Iterator[Claim]:
    """C2 with every shuttle: a clock pile that has given a card of its own rank still has a face-down card."""
    return (_no_exception(scene, shuttle) for shuttle in SHUTTLES)


def _no_exception(scene: Scene, shuttle: Shuttle) -> Claim:
    at, x, y, logic, pile = scene.at, scene.x, scene.y, scene.at.logic, _pile_on_the_table(scene)
    source = at.source(x)
    premises = {
        **dealt(scene),
        **one_turn(scene),
        "y has begun": logic.all_of(y.count >= 1, begun(at, y)),
        "own card": logic.all_of(source < at.r, logic.same(y.here, source)),
        "y lies so": at.joined(lies_so(at, pile, lying(at, shuttle, y, source))),
    }
    full = _home(at, y, shuttle, pile)
    return Claim(premises, {"face down": _face_down(at, full, _next_place(at, y, shuttle, full))})
