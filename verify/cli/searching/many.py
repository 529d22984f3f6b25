"""Deals decided together, on several processes and with a journal; and an answer as plain values for that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from verify.campaign.outcomes import BAD, Outcome
from verify.cards import ENGLISH, CardError
from verify.cli.searching.campaign import CampaignOptions, run_campaign
from verify.cli.searching.game import D, M, P, R, SearchedGame
from verify.errors import BadInput
from verify.solvers.answers import Decided, Limits
from verify.verdict import Verdict


def decided_together(
    game: SearchedGame[D, P, M, R],
    deals: Sequence[D],
    choice: Any,
    limits: Limits,
    options: CampaignOptions,
    *,
    fewest: bool = False,
) -> Iterator[R | BadInput]:
    """The answer for each deal, in order; a deal that the rules do not fit gives its error.

    Raises BadInput for a journal of other deals, rules or limits.
    """
    deciding = partial(outcome, game=game, choice=choice, limits=limits, fewest=fewest)
    asked = {"preset": choice.preset, "options": dict(choice.options)}  # what a format settles is in the deals
    settled = {"game": game.name, **asked, **limits._asdict(), "fewest": fewest}
    for deal, told in zip(deals, run_campaign(deals, deciding, settled, options), strict=True):
        yield BadInput(told.reason, told.deal) if told.verdict == BAD else result(game, deal, choice, told)


def outcome(deal: D, game: SearchedGame[D, P, M, R], choice: Any, limits: Limits, *, fewest: bool = False) -> Outcome:
    """A deal decided, as plain values that a journal can hold."""
    answer = game.decide(deal, choice, limits, fewest=fewest).answer
    return Outcome(
        deal.name,
        str(answer.verdict),
        answer.reason,
        answer.positions,
        answer.seconds,
        game.write_moves(answer.moves, ENGLISH),
        " ".join(map(str, answer.deadlock)),
        ", ".join(answer.methods),
        int(answer.stuck),
        -1 if answer.shortest is None else answer.shortest,
    )


def result(game: SearchedGame[D, P, M, R], deal: D, choice: Any, told: Outcome) -> R:
    """The answer that such values came from; raises BadInput for values that no answer has."""
    return game.result(deal, choice, *choice.laid(deal), _answer(game, told), game.certify)


def _answer(game: SearchedGame[D, P, M, R], told: Outcome) -> Decided[M]:
    try:
        moves, deadlock = tuple(game.read_moves(told.moves, ENGLISH)), tuple(map(ENGLISH.read, told.deadlock.split()))
    except (BadInput, CardError) as error:
        raise BadInput(f"the journal is damaged: {error}", told.deal) from None
    return Decided(
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
