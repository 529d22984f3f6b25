"""Ways to decide a deal that other processes can import: quick ones that only look at its first card."""

from __future__ import annotations

import os
import signal
from time import sleep

from verify.campaign.outcomes import Outcome
from verify.deals.deal import Deal
from verify.errors import BadInput, Disagreement


def by_first_card(deal: Deal) -> Outcome:
    """Winnable with a low first card, bad with a king."""
    rank = deal.cards[0].rank
    if rank == 13:
        raise BadInput("a king comes first", deal.name)
    verdict, moves = ("winnable", "AS>") if rank < 8 else ("unwinnable", "")
    return Outcome(deal.name, verdict, f"{rank} comes first", rank, 0.5, moves)


def slowly(deal: Deal) -> Outcome:
    """The same, in some hundredths of a second."""
    sleep(0.05)
    return by_first_card(deal)


def unevenly(deal: Deal) -> Outcome:
    """The same, but every third deal takes longer than the next ones."""
    if int(deal.name.partition("#")[2]) % 3 == 1:
        sleep(0.05)
    return by_first_card(deal)


def killed_at_45(deal: Deal) -> Outcome:
    """The same, but the process does not survive deal 45."""
    if deal.name.endswith("#45"):
        os.kill(os.getpid(), signal.SIGKILL)
    return by_first_card(deal)


def in_doubt_at_45(deal: Deal) -> Outcome:
    """The same, but deal 45 shows a bug."""
    if deal.name.endswith("#45"):
        raise Disagreement("two methods disagree")
    return by_first_card(deal)
