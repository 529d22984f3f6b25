"""Many deals of Grandfather's Clock decided together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from verify.campaign.outcomes import BAD, Outcome
from verify.cli.searching import many
from verify.cli.searching.campaign import CampaignOptions, run_campaign
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.errors import BadInput
from verify.rules.grandfathers_clock_choice import GAME, GrandfathersClockChoice
from verify.rules.grandfathers_clock_moves import read_moves, write_moves
from verify.solvers.answers import Limits
from verify.solvers.grandfathers_clock.certify import certify
from verify.solvers.grandfathers_clock.decide import decide
from verify.solvers.grandfathers_clock.result import GrandfathersClockResult


def decided_together(
    deals: Sequence[AnyDeal],
    choice: GrandfathersClockChoice,
    limits: Limits,
    options: CampaignOptions,
    *,
    fewest: bool = False,
) -> Iterator[GrandfathersClockResult | BadInput]:
    """The answer for each deal, in order; a deal that the rules do not fit gives its error.

    Raises BadInput for a journal of other deals, rules or limits.
    """
    deciding = partial(outcome, choice=choice, limits=limits, fewest=fewest)
    asked = {"preset": choice.preset, "options": dict(choice.options)}  # what a format settles is in the deals
    settled = {"game": GAME, **asked, **limits._asdict(), "fewest": fewest}
    for deal, told in zip(deals, run_campaign(deals, deciding, settled, options), strict=True):
        yield BadInput(told.reason, told.deal) if told.verdict == BAD else result(deal, choice, told)


def outcome(deal: AnyDeal, choice: GrandfathersClockChoice, limits: Limits, fewest: bool) -> Outcome:
    """A deal decided, as plain values that a journal can hold."""
    return many.outcome(deal.name, decide(deal, choice, limits, fewest=fewest).answer, write_moves)


def result(deal: AnyDeal, choice: GrandfathersClockChoice, told: Outcome) -> GrandfathersClockResult:
    """The answer that such values came from; raises BadInput for values that no answer has."""
    answer = many.answer(told, read_moves)
    return GrandfathersClockResult(deal, choice, *choice.laid(deal), answer, certify)
