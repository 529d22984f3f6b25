"""What is the same for all games that are searched: wins that the rules do not play, limits, the fewest moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from verify.deals.deal import STANDARD, Shape
from verify.deals.grandfathers_clock import numbered
from verify.deals.random_deals import random_deal
from verify.deals.reading import only
from verify.errors import Disagreement
from verify.kernels.limits import Fewest, Found
from verify.kernels.loading import load
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.klondike_choice import KlondikeChoice
from verify.solvers import slowly
from verify.solvers.answers import Limits
from verify.solvers.grandfathers_clock.decide import decide as decide_dial
from verify.solvers.klondike.decide import decide as decide_klondike
from verify.verdict import Verdict

KLONDIKE = partial(decide_klondike, random_deal(1, 2, STANDARD), KlondikeChoice())
DIAL = partial(decide_dial, only(numbered("kpat:1"), ""), GrandfathersClockChoice())

# of thirteen ranks and four suits to four columns there are too many positions; of fourteen ranks too many cards
KLONDIKE_TOO_LARGE = partial(
    decide_klondike,
    random_deal(3, 4, Shape(13, 4)),
    KlondikeChoice("draw-one", (("columns", "4"), ("passes", "1000"))),
)
DIAL_TOO_LARGE = partial(
    decide_dial, random_deal(1, 1, Shape(14, 4)), GrandfathersClockChoice("classic", (("empty-column", "none"),))
)

GAMES = pytest.mark.parametrize("game", [KLONDIKE, DIAL], ids=["klondike", "grandfathers-clock"])
TOO_LARGE = pytest.mark.parametrize(
    "game", [KLONDIKE_TOO_LARGE, DIAL_TOO_LARGE], ids=["klondike", "grandfathers-clock"]
)
Decide = Callable[..., Any]


def replace_program(monkeypatch: pytest.MonkeyPatch, name: str, says: Callable[..., Any]) -> None:
    """Have the compiled program of that name, of whatever game, say something else."""

    def loaded(file: str) -> Any:
        return SimpleNamespace(**{name: says}) if file.endswith(f".{name}") else load(file)

    monkeypatch.setattr("verify.solvers.searched.load", loaded)


@GAMES
def test_moves_that_the_rules_do_not_play_are_a_disagreement(game: Decide, monkeypatch: pytest.MonkeyPatch) -> None:
    """The win of the deal with its first move left out, and without its last moves."""
    whole = list(game().moves)
    for moves, message in ((whole[1:], "the rules do not play: move "), (whole[:-1], "do not play to the end")):
        monkeypatch.setattr("verify.solvers.klondike.decide.convert", lambda *_, moves=moves: moves)
        replace_program(monkeypatch, "search", lambda *_, moves=moves, **__: Found("won", line=moves))
        with pytest.raises(Disagreement, match=message):
            game()


@GAMES
def test_a_win_that_is_not_found_again_is_a_disagreement(game: Decide, monkeypatch: pytest.MonkeyPatch) -> None:
    replace_program(monkeypatch, "shortest", lambda *_, **__: Fewest("exhausted", "", 7))
    with pytest.raises(Disagreement, match="a win is known, and none of the 7 positions that can be on one is won"):
        game(fewest=True)


@GAMES
def test_the_search_for_the_fewest_has_what_the_first_has_left(game: Decide, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}

    def stopped(*_: object, **limits: Any) -> Fewest[Any]:
        given.update(limits)
        return Fewest("stopped", "positions", 3, at_least=5)

    first = game()
    replace_program(monkeypatch, "shortest", stopped)
    result = game(Limits(60, 5_000, 100), fewest=True)
    assert (given["most_positions"], given["most_bytes"]) == (5_000 - first.positions, 100 * 2**20)
    assert 0 < given["seconds"] < 60
    assert (result.verdict, result.moves, result.shortest) == (Verdict.WINNABLE, first.moves, None)
    assert (result.positions, result.methods) == (first.positions + 3, ["search", "replay"])
    monkeypatch.undo()
    assert game(Limits(positions=first.positions), fewest=True).positions == first.positions
    assert result.reason.startswith(f"{first.reason}; 5,000 positions were not enough to find the fewest: a win has at")


@TOO_LARGE
def test_the_plain_search_visits_as_many_positions_as_it_may(game: Decide, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr(slowly, "REPORTED", 20)
    result = game(Limits(positions=50), progress=told.append)
    assert (result.verdict, result.positions, result.methods) == (Verdict.UNKNOWN, 50, ["plain search"])
    assert result.reason == "no win within 50 positions; visited so far: 50"
    assert [positions for positions in told if positions] == [20, 40]


@TOO_LARGE
@pytest.mark.parametrize(
    ("limits", "reason"),
    [(Limits(0, None, None), "no win within 0 seconds"), (Limits(None, None, 0), "no win within 0 MiB of memory")],
    ids=["time", "memory"],
)
def test_the_plain_search_heeds_the_other_limits_too(game: Decide, limits: Limits, reason: str) -> None:
    result = game(limits)
    assert (result.verdict, result.positions) == (Verdict.UNKNOWN, 0)
    assert result.reason == f"{reason}; visited so far: 0"


def test_a_win_of_the_plain_search_is_played_and_its_fewest_moves_stay_unknown() -> None:
    result = KLONDIKE_TOO_LARGE(Limits(positions=2_000), fewest=True)
    assert (result.verdict, result.shortest, result.methods) == (Verdict.WINNABLE, None, ["plain search", "replay"])
    assert result.reason.endswith(" win, replayed by the rules; the game is too large to look for the fewest moves")
