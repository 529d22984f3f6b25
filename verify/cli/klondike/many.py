"""Many deals of Klondike decided together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from verify.campaign.outcomes import BAD, Outcome
from verify.cli.searching import many
from verify.cli.searching.campaign import CampaignOptions, run_campaign
from verify.deals.deal import Deal
from verify.deals.positions import PositionDeal
from verify.errors import BadInput
from verify.rules.klondike_choice import KlondikeChoice
from verify.rules.klondike_moves import read_moves, write_moves
from verify.solvers.answers import Limits
from verify.solvers.klondike.certify import certify
from verify.solvers.klondike.decide import decide
from verify.solvers.klondike.result import KlondikeResult

KlondikeDeal = Deal | PositionDeal


def decided_together(
    deals: Sequence[KlondikeDeal],
    choice: KlondikeChoice,
    limits: Limits,
    options: CampaignOptions,
    *,
    fewest: bool = False,
) -> Iterator[KlondikeResult | BadInput]:
    """The answer for each deal, in order; a deal that the rules do not fit gives its error.

    Raises BadInput for a journal of other deals, rules or limits.
    """
    deciding = partial(outcome, choice=choice, limits=limits, fewest=fewest)
    asked = {"preset": choice.preset, "options": dict(choice.options)}  # what a format settles is in the deals
    settled = {"game": "klondike", **asked, **limits._asdict(), "fewest": fewest}
    for deal, told in zip(deals, run_campaign(deals, deciding, settled, options), strict=True):
        yield BadInput(told.reason, told.deal) if told.verdict == BAD else result(deal, choice, told)


def outcome(deal: KlondikeDeal, choice: KlondikeChoice, limits: Limits, fewest: bool) -> Outcome:
    """A deal decided, as plain values that a journal can hold."""
    return many.outcome(deal.name, decide(deal, choice, limits, fewest=fewest).answer, write_moves)


def result(deal: KlondikeDeal, choice: KlondikeChoice, told: Outcome) -> KlondikeResult:
    """The answer that such values came from; raises BadInput for values that no answer has."""
    answer = many.answer(told, read_moves)
    return KlondikeResult(deal, choice, *choice.laid(deal), answer, certify)
