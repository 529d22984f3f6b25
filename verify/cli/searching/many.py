"""Deals decided together, on several processes and with a journal; and an answer as plain values for that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from verify.campaign.outcomes import Outcome
from verify.cards import ENGLISH, CardError
from verify.errors import BadInput
from verify.solvers.answers import Decided
from verify.verdict import Verdict

M = TypeVar("M")


def outcome(deal: str, answer: Decided[M], write: Callable[[Iterable[M]], str]) -> Outcome:
    """An answer as a journal can hold it; ``write`` says how moves are written."""
    return Outcome(
        deal,
        str(answer.verdict),
        answer.reason,
        answer.positions,
        answer.seconds,
        write(answer.moves),
        " ".join(map(str, answer.deadlock)),
        ", ".join(answer.methods),
        int(answer.stuck),
        -1 if answer.shortest is None else answer.shortest,
    )


def answer(outcome: Outcome, read: Callable[[str], Iterable[M]]) -> Decided[M]:
    """The answer that such values came from; ``read`` raises BadInput for what are no moves.

    Raises BadInput for values that no answer has.
    """
    try:
        moves, deadlock = tuple(read(outcome.moves)), tuple(map(ENGLISH.read, outcome.deadlock.split()))
    except (BadInput, CardError) as error:
        raise BadInput(f"the journal is damaged: {error}", outcome.deal) from None
    return Decided(
        Verdict(outcome.verdict),
        outcome.reason,
        moves=moves,
        deadlock=deadlock,
        stuck=bool(outcome.stuck),
        methods=tuple(outcome.methods.split(", ")),
        positions=outcome.positions,
        seconds=outcome.seconds,
        shortest=outcome.shortest if outcome.shortest >= 0 else None,
    )
