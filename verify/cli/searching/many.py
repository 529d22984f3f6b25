"""Deals decided together, on several processes and with a journal; and an answer as plain values for that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from verify import checker
from verify.campaign.outcomes import BAD, Outcome
from verify.cards import ENGLISH, CardError
from verify.cli.searching.campaign import CampaignOptions, run_campaign
from verify.cli.searching.game import D, M, P, R, SearchedGame
from verify.errors import BadInput, VerifyError
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

    Raises BadInput for a journal of other deals, rules or limits, and for one whose wins or deadlocks are none. That a
    search left no win is taken from it as it stands.
    """
    deciding = partial(outcome, game=game, choice=choice, limits=limits, fewest=fewest)
    asked = {"preset": choice.preset, "options": dict(choice.options)}  # what a format settles is in the deals
    settled = {"game": game.name, **asked, **limits._asdict(), "fewest": fewest}
    for deal, told in zip(deals, run_campaign(deals, deciding, settled, options), strict=True):
        if told.verdict == BAD:
            yield BadInput(told.reason, told.deal)
            continue
        answer = result(game, deal, choice, told)
        if options.journal is not None:
            _require_true(game, answer)
        yield answer


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


def _require_true(game: SearchedGame[D, P, M, R], told: R) -> None:
    """Raise BadInput unless the moves win by the rules, or the checker finds the deadlock to be one."""
    if told.verdict is Verdict.WINNABLE:
        try:
            *_, end = game.play(told.start, told.moves, told.rules)
        except VerifyError as error:
            raise BadInput(f"the journal is damaged: {error}", told.deal.name) from None
        if not game.is_won(end):
            raise BadInput("the journal is damaged: its moves do not win", told.deal.name)
    elif told.deadlock:
        try:
            pair = game.certify(told)
        except VerifyError:
            return  # larger than any deal that the checker reads
        try:
            checker.check(pair.claim, pair.certificate)
        except (checker.Rejected, checker.Malformed) as error:
            raise BadInput(f"the journal is damaged: {error}", told.deal.name) from None


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
