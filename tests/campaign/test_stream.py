"""Deals without end, decided on several processes: in order, and nothing goes on when no more are wanted."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from contextlib import closing
from itertools import count, islice

import pytest

from support import deciding
from verify.campaign.campaign import decided
from verify.campaign.stream import decided_in_order
from verify.campaign.workers import WorkerDied
from verify.deals.deal import STANDARD, Deal
from verify.deals.random_deals import random_deal


def without_end() -> Iterator[Deal]:
    return (random_deal(5, index, STANDARD) for index in count(1))


@pytest.mark.parametrize("jobs", [1, 3])
def test_deals_are_decided_in_order_until_no_more_are_wanted(jobs: int) -> None:
    with closing(decided_in_order(deciding.unevenly, without_end(), jobs)) as found:
        first = list(islice(found, 20))
    expected = list(islice(without_end(), 20))
    assert first == [(deal, decided(deciding.by_first_card, deal)) for deal in expected]
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_ends_with_the_deals(jobs: int) -> None:
    some = list(islice(without_end(), 3))
    assert [deal for deal, _ in decided_in_order(deciding.by_first_card, some, jobs)] == some


def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(WorkerDied, match="random:5:#45"):
        list(decided_in_order(deciding.killed_at_45, without_end(), 2))
    assert multiprocessing.active_children() == []
