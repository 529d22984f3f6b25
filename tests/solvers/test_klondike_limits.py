"""What a decision of Klondike may take, and what it says that it took."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from verify.deals.deal import STANDARD
from verify.deals.random_deals import random_deal
from verify.kernels.loading import load
from verify.rules.klondike_choice import KlondikeChoice
from verify.solvers import searched
from verify.solvers.answers import Limits
from verify.solvers.klondike.decide import decide
from verify.verdict import Verdict


def test_the_seconds_are_those_of_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on only while programs are loaded; with progress, 0 is told if they have to be compiled."""
    clock, ready, told = SimpleNamespace(now=0.0), load("klondike.ready"), list[int]()
    monkeypatch.setattr(searched, "time", SimpleNamespace(monotonic=lambda: clock.now))

    def slowly(**_: bool) -> None:
        clock.now += 1000

    for kept in (True, False):
        monkeypatch.setattr(ready, "make_ready", slowly)
        monkeypatch.setattr(ready, "are_kept", lambda kept=kept, **_: kept)
        result = decide(random_deal(1, 3, STANDARD), KlondikeChoice(), progress=told.append)
        assert (result.verdict, result.seconds) == (Verdict.WINNABLE, 0.0)
        assert (0 in told) is not kept
    assert clock.now == 2000


def test_limits_hold_where_only_whole_runs_move() -> None:
    whole = KlondikeChoice("classic", (("partial-runs", "no"),))
    deal = random_deal(1, 29, STANDARD)  # of 1.5 million positions, none won, after a win by parts of runs
    stopped = decide(deal, whole, Limits(positions=100_000))
    assert (stopped.verdict, stopped.methods) == (Verdict.UNKNOWN, ["search", "whole runs"])
    assert stopped.reason.startswith(
        "it could be won if parts of runs moved; with whole runs no win within 100,000 pos"
    )
    assert stopped.positions == 100_000
    lost = decide(deal, whole)
    assert lost.verdict is Verdict.UNWINNABLE
    assert "none of the 1,519,851 positions that can be reached with whole runs is won" in lost.reason
    assert decide(deal, KlondikeChoice()).verdict is Verdict.WINNABLE
