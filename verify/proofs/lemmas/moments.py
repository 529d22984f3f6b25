"""What happens in a game at the moments that obligations are about: the interesting cases, each in a real deal."""

from __future__ import annotations

from collections.abc import Callable

from verify.proofs.lemmas.play import none_face_down
from verify.proofs.model.logic import Formula, Number
from verify.proofs.model.relation import stopped
from verify.proofs.model.scene import Scene


def before_play(scene: Scene) -> Formula:
    """No card has been turned."""
    return scene.at.logic.same(scene.x.count, 0)


def own_card(scene: Scene) -> Formula:
    """A clock pile gives a card of its own rank."""
    return scene.at.logic.all_of(scene.x.here < scene.at.r, scene.at.logic.same(scene.y.here, scene.x.here))


def last_of_a_rank(scene: Scene) -> Formula:
    """The last card of a rank is turned that is not the centre's."""
    y, at = scene.y, scene.at
    return at.logic.all_of(y.here < at.r, at.logic.same(y.seen[y.here], at.s))


def finishes(scene: Scene) -> Formula:
    """A clock pile gives its bottom card."""
    return scene.at.logic.all_of(scene.x.here < scene.at.r, _gives_last(scene, scene.x.here))


def finishes_before_another(scene: Scene) -> Formula:
    """A clock pile gives its bottom card, and its arc leads to another clock pile."""
    home = scene.at.bottom(scene.x.here)
    return scene.at.logic.all_of(finishes(scene), home < scene.at.r)


def _gives_last(scene: Scene, pile: Number) -> Formula:
    return scene.at.logic.same(scene.y.gone[pile], scene.at.cards_in(pile))


def back_in_the_centre(scene: Scene) -> Formula:
    """A king has been turned, and the centre gives the next card."""
    at, x, y = scene.at, scene.x, scene.y
    return at.logic.all_of(x.count >= 1, at.logic.same(x.here, at.r), y.count > x.count)


def last_card(scene: Scene) -> Formula:
    """The last card of the deck is turned."""
    return scene.at.logic.all_of(y_follows(scene), none_face_down(scene.at, scene.y))


def y_follows(scene: Scene) -> Formula:
    """There is a turn from x to y."""
    return scene.y.count > scene.x.count


def lost(scene: Scene) -> Formula:
    """Play has stopped, with cards face down."""
    at, x = scene.at, scene.x
    return at.logic.all_of(stopped(at, x), at.logic.no(none_face_down(at, x)))


def loses(scene: Scene) -> Formula:
    """A turn ends the game, with cards face down."""
    at, y = scene.at, scene.y
    return at.logic.all_of(y_follows(scene), stopped(at, y), at.logic.no(none_face_down(at, y)))


def won(scene: Scene) -> Formula:
    """Play has stopped, with no card face down."""
    return scene.at.logic.all_of(stopped(scene.at, scene.x), none_face_down(scene.at, scene.x))


WORDS: dict[Callable[[Scene], Formula], str] = {
    before_play: "the cards are dealt and none is turned",
    own_card: "a clock pile gives a card of its own rank",
    last_of_a_rank: "the last card of a rank other than the king is turned",
    finishes: "a clock pile gives its bottom card",
    finishes_before_another: "a clock pile gives its bottom card, which belongs to another clock pile",
    back_in_the_centre: "the centre gives a card after a king has come home",
    last_card: "the last card of the deck is turned",
    lost: "play has stopped with cards face down",
    loses: "a king is turned and play stops, with cards face down",
    won: "play has stopped with no card face down",
}
"""The moments in words."""

STANDING = (before_play, lost, won)
"""Those that a state shows; the others happen in the turn after it."""
