"""A win with the fewest moves, as the answer for a deal has it."""

from __future__ import annotations

import re

import pytest

from verify.deals.numbers import numbered
from verify.errors import Disagreement
from verify.kernels.klondike.game import prepare
from verify.kernels.klondike.lines import AbstractMove, line_of
from verify.kernels.limits import Fewest
from verify.kernels.loading import load
from verify.rules.klondike_choice import KlondikeChoice
from verify.solvers.answers import Limits
from verify.solvers.klondike.decide import decide
from verify.verdict import Verdict

DEAL = next(numbered("random:1:#2"))
DECIDING = "verify.solvers.searched.load"
CLASSIC = KlondikeChoice.named("classic", {})


def test_the_solution_makes_as_many_moves_as_are_told() -> None:
    result = decide(DEAL, CLASSIC, fewest=True)
    assert result.shortest == len(line_of(prepare(result.start, result.rules), result.moves)) < len(result.moves)
    fewest, all_moves = f"{result.shortest} moves that get on", f"{len(result.moves)} moves with draws"
    assert result.reason == f"{fewest} are the fewest; {all_moves}, replayed by the rules"
    assert result.methods == ["search", "fewest moves", "replay"]


def test_a_limit_leaves_the_deal_winnable_and_says_what_is_known() -> None:
    fewest = decide(DEAL, CLASSIC, fewest=True).shortest
    result = decide(DEAL, CLASSIC, Limits(positions=5000), fewest=True)
    assert (result.verdict, result.shortest) == (Verdict.WINNABLE, None)
    told = re.fullmatch(
        r"\d+ moves win, replayed by the rules; 5,000 positions were not enough to find the fewest: "
        r"a win has at least (\d+) moves that get on",
        result.reason,
    )
    assert told
    assert fewest is not None
    assert 52 < int(told[1]) <= fewest


def test_both_searches_share_their_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second has what the first has left of the positions and of the time."""
    given: dict[str, float] = {}

    class Stopped:
        @staticmethod
        def shortest(_: object, **limits: float) -> Fewest[AbstractMove]:
            given.update(limits)
            return Fewest("stopped", "positions", 0)

    first = decide(DEAL, CLASSIC).positions
    monkeypatch.setattr(DECIDING, lambda file: Stopped if file == "klondike.shortest" else load(file))
    decide(DEAL, CLASSIC, Limits(seconds=60, positions=5000), fewest=True)
    assert given["most_positions"] == 5000 - first < 5000
    assert 0 < given["seconds"] < 60
    monkeypatch.undo()
    assert decide(DEAL, CLASSIC, Limits(positions=first), fewest=True).positions == first


def test_the_fewest_are_found_only_if_asked_for() -> None:
    result = decide(DEAL, CLASSIC)
    assert (result.verdict, result.shortest, result.methods) == (Verdict.WINNABLE, None, ["search", "replay"])


def test_a_win_that_is_known_and_not_found_again_is_a_disagreement(monkeypatch: pytest.MonkeyPatch) -> None:
    class Blind:
        @staticmethod
        def shortest(*_: object, **__: object) -> Fewest[AbstractMove]:
            return Fewest("exhausted", "", 7)

    monkeypatch.setattr(DECIDING, lambda file: Blind if file == "klondike.shortest" else load(file))
    with pytest.raises(Disagreement, match="none of the 7 positions"):
        decide(DEAL, CLASSIC, fewest=True)
