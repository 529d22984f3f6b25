"""Real deals in which an obligation's interesting case comes true, and its premises with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

import z3

from verify.deals import numbered
from verify.deals.deal import Deal
from verify.proofs.lemmas.moments import STANDING, WORDS
from verify.proofs.methods.asking import ask
from verify.proofs.methods.clock import Clock
from verify.proofs.model.observe import Observed, observed
from verify.proofs.model.relation import Setting, State
from verify.proofs.model.scene import Claim, Scene
from verify.proofs.model.settings import setting
from verify.proofs.model.symbolic import Symbols, integers
from verify.proofs.theorems.obligation import Obligation
from verify.records.proof import Case
from verify.rules.clock import play
from verify.rules.clock_choice import Choice
from verify.rules.clock_table import deal_out

DEALS = "ms:1-50"
"""Where cases are looked for, in this order: fifty deals hold every case several times, won games too."""


class Moment(NamedTuple):
    """A moment of a game of the engine: the deal by name, the game as states, and the number of one of these."""

    deal: str
    game: Observed
    number: int


def find_case(obligation: Obligation, clock: Clock, games: Iterable[tuple[str, Observed]] = ()) -> Case | None:
    """The first moment of a real deal where what the obligation is about happens, if z3 finds its premises true there.

    ``games`` are games of the engine with the names of their deals: those of ``DEALS`` if there are none. None if the
    premises are not true, if it never happens in these games, or if z3 was not done in time.
    """
    moment = next(_moments(obligation, games or _games()), None)
    if moment is None or not _is_case(obligation, moment, clock, lambda claim: []):
        return None
    return _case(obligation, moment, WORDS[obligation.happens])


def find_contradiction(obligation: Obligation, clock: Clock) -> Case | None:
    """The first moment of a real deal where z3 finds the premises true and a goal false, within the time left."""
    for moment in _moments(obligation, _games()):
        if not clock.left():
            return None
        if _is_case(obligation, moment, clock, lambda claim: [z3.Not(z3.And(*claim.goals.values()))]):
            return _case(obligation, moment, obligation.failures[0].says)
    return None


def _moments(obligation: Obligation, games: Iterable[tuple[str, Observed]]) -> Iterator[Moment]:
    """The moments at which what the obligation is about happens, evaluated on the engine's own states."""
    for deal, game in games:
        moments = (Moment(deal, game, number) for number in range(len(game.states)))
        yield from (moment for moment in moments if obligation.happens(_scene(moment)))


@cache
def _games() -> tuple[tuple[str, Observed], ...]:
    return tuple((deal.name, _observed(deal)) for deal in numbered(DEALS))


def _observed(deal: Deal) -> Observed:
    rules = Choice().for_deal(deal)
    return observed(play(deal_out(deal, rules), rules), deal.shape.suits)


def _scene(moment: Moment) -> Scene:
    """The scene in plain numbers; at the last state nothing follows, and y is x."""
    states = moment.game.states

    def nothing_else(kind: str, name: str) -> Any:
        raise LookupError(f"{name}: a case speaks of the two states only")

    return Scene(moment.game.at, states[moment.number], states[min(moment.number + 1, len(states) - 1)], nothing_else)


def _is_case(obligation: Obligation, moment: Moment, clock: Clock, also: Callable[[Claim], Iterable[Any]]) -> bool:
    """Whether z3 finds the premises of some claim, and what else is asked, possible with this deal and these states."""
    if not clock.left():
        return False
    symbols, real = Symbols(integers()), _scene(moment)
    at = setting(symbols.logic, real.at.r, real.at.s, symbols.deal())
    scene = symbols.scene(at)
    facts = [*_deal_is(at, real.at), *_state_is(scene.x, real.x), *_state_is(scene.y, real.y)]
    return any(
        ask([*facts, *claim.premises.values(), *also(claim)], clock).said == "sat" for claim in obligation.claims(scene)
    )


def _deal_is(symbolic: Setting, real: Setting) -> Iterator[Any]:
    for pile in range(1, real.r + 1):
        for depth in range(real.cards_in(pile)):
            yield symbolic.deal.rank(pile, depth) == real.deal.rank(pile, depth)
            yield symbolic.deal.copy(pile, depth) == real.deal.copy(pile, depth)


def _state_is(symbolic: State, real: State) -> Iterator[Any]:
    yield symbolic.count == real.count
    yield symbolic.here == real.here
    for row, values in ((symbolic.gone, real.gone), (symbolic.seen, real.seen), (symbolic.finished, real.finished)):
        yield from (row[pile] == value for pile, value in values.items())


def _case(obligation: Obligation, moment: Moment, says: str) -> Case:
    """The case; the cards turned are those after the turn in which it happens, if it is a turn."""
    scene = _scene(moment)
    state = scene.x if obligation.happens in STANDING else scene.y
    return Case(deal=moment.deal, turned=state.count, says=says)
