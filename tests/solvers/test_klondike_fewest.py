"""A win with the fewest moves, as the answer for a deal has it."""

from __future__ import annotations

import re

from verify.deals.numbers import numbered
from verify.kernels.klondike.game import prepare
from verify.kernels.klondike.lines import line_of
from verify.rules.klondike_choice import KlondikeChoice
from verify.solvers.answers import Limits
from verify.solvers.klondike.decide import decide
from verify.verdict import Verdict

DEAL = next(numbered("random:1:#2"))
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


def test_the_fewest_are_found_only_if_asked_for() -> None:
    result = decide(DEAL, CLASSIC)
    assert (result.verdict, result.shortest, result.methods) == (Verdict.WINNABLE, None, ["search", "replay"])
