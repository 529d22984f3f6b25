"""Settings for the relation: a deal of any size or of one size, by the rules or by broken ones."""

from __future__ import annotations

from verify.proofs.model.broken import RULES, Variant
from verify.proofs.model.logic import Logic, Number
from verify.proofs.model.relation import Deal, Setting
from verify.rules.clock_options import CENTRE


def setting(logic: Logic, r: Number, s: Number, deal: Deal, variant: Variant = RULES, dropped: str = "") -> Setting:
    """The setting of a deal by the rules of a variant."""

    def cards_in(pile: Number) -> Number:
        return variant.cards_in(logic, r, s, pile)

    return Setting(
        logic=logic,
        r=r,
        s=s,
        deal=deal,
        start=r if variant.options.start == CENTRE else variant.options.start,
        cards_in=cards_in,
        copies_of=lambda rank: variant.copies_of(logic, r, s, rank),
        source=lambda x: variant.source(logic, r, x, cards_in),
        turning=variant.turning,
        left_at_stop=variant.left_at_stop,
        dropped=dropped,
    )
