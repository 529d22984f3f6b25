"""Many deals decided together: on several processes, with a journal, and what they say of all deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from verify.campaign.outcomes import BAD, Counts, Outcome
from verify.cards import ENGLISH, CardError
from verify.cli.klondike.campaign import CampaignOptions, run_campaign
from verify.deals.deal import Deal
from verify.deals.positions import PositionDeal
from verify.errors import BadInput
from verify.rules.klondike_choice import KlondikeChoice
from verify.rules.klondike_moves import read_moves, write_moves
from verify.solvers.klondike.certify import certify
from verify.solvers.klondike.decide import decide
from verify.solvers.klondike.result import Decided, KlondikeResult, Limits
from verify.verdict import Verdict

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
    answer = decide(deal, choice, limits, fewest=fewest).answer
    return Outcome(
        deal.name,
        str(answer.verdict),
        answer.reason,
        answer.positions,
        answer.seconds,
        write_moves(answer.moves),
        " ".join(map(str, answer.deadlock)),
        ", ".join(answer.methods),
        int(answer.stuck),
        -1 if answer.shortest is None else answer.shortest,
    )


def result(deal: KlondikeDeal, choice: KlondikeChoice, told: Outcome) -> KlondikeResult:
    """The answer that such values came from.

    Raises BadInput for values that no answer has.
    """
    try:
        moves, deadlock = read_moves(told.moves), tuple(map(ENGLISH.read, told.deadlock.split()))
    except (BadInput, CardError) as error:
        raise BadInput(f"the journal is damaged: {error}", told.deal) from None
    answer = Decided(
        Verdict(told.verdict),
        told.reason,
        moves=moves,
        deadlock=deadlock,
        stuck=bool(told.stuck),
        methods=tuple(told.methods.split(", ")),
        positions=told.positions,
        seconds=told.seconds,
        shortest=told.shortest if told.shortest >= 0 else None,
    )
    return KlondikeResult(deal, choice, choice.for_deal(deal), choice.start(deal), answer, certify)


def counts(verdicts: Mapping[Any, int]) -> Counts:
    """How many deals have each verdict.

    >>> counts({Verdict.WINNABLE: 3}).winnable
    3
    """
    return Counts(*(verdicts.get(verdict, 0) for verdict in (Verdict.WINNABLE, Verdict.UNWINNABLE, Verdict.UNKNOWN)))
