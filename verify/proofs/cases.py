"""Real deals in which an obligation's interesting case comes true, and its premises with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from verify.deals import numbered
from verify.deals.deal import Deal
from verify.proofs.discharge import Clock, ask
from verify.proofs.moments import WORDS
from verify.proofs.obligation import Obligation
from verify.proofs.observe import Observed, observed
from verify.proofs.relation import State
from verify.proofs.scene import Scene
from verify.proofs.settings import setting
from verify.proofs.symbolic import Symbols, integers
from verify.records.proof import Case
from verify.rules.clock import play
from verify.rules.clock_choice import Choice
from verify.rules.clock_table import deal_out

DEALS = "ms:1-50"
"""Where cases are looked for, in this order: fifty deals hold every case several times, won games too."""


def find_case(obligation: Obligation, clock: Clock) -> Case | None:
    """The first moment of a real deal where what the obligation is about happens and z3 finds its premises true.

    None if there is none among the deals tried, or z3 was not done in time.
    """
    for name, game in _games():
        for moment in range(len(game.states)):
            scene = _at(game, moment)
            if obligation.happens(scene):
                if not _premises_hold(obligation, game, moment, clock):
                    return None
                return Case(deal=name, turned=game.states[moment].count, says=WORDS[obligation.happens])
    return None


@cache
def _games() -> tuple[tuple[str, Observed], ...]:
    return tuple((deal.name, _observed(deal)) for deal in numbered(DEALS))


def _observed(deal: Deal) -> Observed:
    rules = Choice().for_deal(deal)
    return observed(play(deal_out(deal, rules), rules), deal.shape.suits)


def _at(game: Observed, moment: int) -> Scene:
    """The scene at a moment; at the last one nothing follows, and y is x."""
    x, y = game.states[moment], game.states[min(moment + 1, len(game.states) - 1)]

    def nothing_else(kind: str, name: str) -> Any:
        raise LookupError(f"{name}: a case speaks of the two states only")

    return Scene(game.at, x, y, nothing_else)


def _premises_hold(obligation: Obligation, game: Observed, moment: int, clock: Clock) -> bool:
    """Whether z3 finds the premises of some claim satisfiable with this deal and these two states."""
    symbols = Symbols(integers())
    at = setting(symbols.logic, game.at.r, game.at.s, symbols.deal())
    x, y = symbols.state("x"), symbols.state("y")
    real = _at(game, moment)
    facts = [*_deal_is(at, game), *_state_is(x, real.x), *_state_is(y, real.y)]
    claims = obligation.claims(Scene(at, x, y, symbols.arbitrary))
    return any(ask([*facts, *claim.premises.values()], clock).said == "sat" for claim in claims)


def _deal_is(at: Any, game: Observed) -> Iterator[Any]:
    for pile in range(1, game.at.r + 1):
        for depth in range(game.at.cards_in(pile)):
            yield at.deal.rank(pile, depth) == game.at.deal.rank(pile, depth)
            yield at.deal.copy(pile, depth) == game.at.deal.copy(pile, depth)


def _state_is(symbolic: State, real: State) -> Iterator[Any]:
    yield symbolic.count == real.count
    yield symbolic.here == real.here
    for row, values in ((symbolic.gone, real.gone), (symbolic.seen, real.seen), (symbolic.finished, real.finished)):
        yield from (row[pile] == value for pile, value in values.items())
