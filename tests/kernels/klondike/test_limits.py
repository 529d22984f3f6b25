"""A search that is cut short says why, and never that there is no win."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from verify.deals.numbers import numbered
from verify.errors import BadInput
from verify.kernels.klondike import search as searching
from verify.kernels.klondike.closed_sets import closed_set
from verify.kernels.klondike.game import Game, prepare
from verify.kernels.klondike.search import ALL, search
from verify.kernels.visited import SMALLEST, add_all, copied, larger, room
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import KlondikeRules


@cache
def lost_game() -> Game:
    """A full deal whose search takes more than half a million positions."""
    rules = KlondikeRules(draw=3)
    return prepare(deal_out(next(numbered("random:1:#46")), rules), rules)


@pytest.mark.parametrize(
    ("limit", "why"),
    [({"most_positions": 5000}, "positions"), ({"most_bytes": 10**6}, "memory"), ({"seconds": 0.0}, "time")],
)
def test_each_limit_stops_it(limit: dict[str, int], why: str) -> None:
    for prunings in (ALL, frozenset[str]()):
        found = search(lost_game(), prunings=prunings, **limit)  # type: ignore[arg-type]
        assert (found.status, found.why, found.line) == ("stopped", why, [])
        assert found.bytes <= limit.get("most_bytes", found.bytes)
        assert found.positions <= limit.get("most_positions", found.positions) + 100


def test_a_closed_set_cut_short_has_no_keys() -> None:
    found = closed_set(lost_game(), most_positions=1000)
    assert (found.status, found.why, found.keys.tolist()) == ("stopped", "positions", [])


def test_memory_that_is_not_there_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(searching, "copied", fails)
    assert search(lost_game()).why == "memory"


def test_progress_is_told_and_an_interrupt_gets_through() -> None:
    told: list[int] = []

    def interrupt(positions: int) -> None:
        told.append(positions)
        if positions > 10_000:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        search(lost_game(), progress=interrupt)
    assert told == sorted(told)


def test_a_pruning_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadInput, match="no such pruning: magic"):
        search(lost_game(), prunings=frozenset({"magic"}))


def test_the_table_of_positions_is_a_set() -> None:
    """Against Python's own, with keys that share slots, through many sizes."""
    random = np.random.default_rng(1)
    keys = np.concatenate([random.integers(-(2**63), 2**63 - 1, 20_000), np.arange(-5000, 5000)])
    keys = keys[keys != -1]  # 2**64 - 1, which no game has
    table = np.zeros(SMALLEST, np.int64)
    kept = 0
    for some in np.array_split(keys, 40):
        while room(table) < kept + len(some):
            table = copied(table, larger(table))
        add_all(table, some + 1)
        add_all(table, some + 1)
        kept = int(np.count_nonzero(table))
    assert sorted(table[table != 0] - 1) == sorted(set(keys.tolist()))
