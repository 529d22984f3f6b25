"""Settings for the relation: a deal of any size or of one size, by the rules or by broken ones."""

from __future__ import annotations

from collections.abc import Callable

from verify.proofs.model.broken import RULES, Variant
from verify.proofs.model.logic import Logic, Number
from verify.proofs.model.relation import Deal, Setting, State
from verify.rules.clock_options import CENTRE


def setting(logic: Logic, r: Number, s: Number, deal: Deal, variant: Variant = RULES, dropped: str = "") -> Setting:
    """The setting of a deal by the rules of a variant."""

    def cards_in(pile: Number) -> Number:
        return variant.cards_in(logic, r, s, pile)

    def source(x: State) -> Number:
        return _next_with_cards(logic, r, x, cards_in) if variant.options.dead_end == "clockwise" else x.here

    return Setting(
        logic=logic,
        r=r,
        s=s,
        deal=deal,
        start=r if variant.options.start == CENTRE else variant.options.start,
        cards_in=cards_in,
        copies_of=lambda rank: variant.copies_of(logic, r, s, rank),
        source=source,
        dropped=dropped,
    )


def _next_with_cards(logic: Logic, r: int, x: State, cards_in: Callable[[Number], Number]) -> Number:
    """The pile at which play has arrived, or the next one clockwise that has face-down cards; needs a known r."""
    found: Number = x.here
    for steps in range(r - 1, -1, -1):
        pile = logic.choose(x.here + steps > r, x.here + steps - r, x.here + steps)
        found = logic.choose(x.gone[pile] < cards_in(pile), pile, found)
    return found
