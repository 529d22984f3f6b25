"""What settles the claims about Grandfather's Clock cannot be had from other deals, other moves or other tallies.

Verdicts are held against the compiled search, which shares no code with the plain one but the rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.command import Verify
from verify.claims import grandfathers_clock, tallies
from verify.claims.evidence import Tallied
from verify.claims.stated import between, percent
from verify.claims.tallies import NoTally, tally
from verify.deals.dials import DialPosition
from verify.rules.grandfathers_clock import apply, is_won
from verify.rules.grandfathers_clock_moves import read_moves
from verify.solvers.grandfathers_clock.decide import decide_position
from verify.verdict import Verdict

GAME = "grandfathers-clock"
KEPT = Path(__file__).parents[2] / "reports" / "grandfathers_clock" / "winnability"
LOST = "kpat:2"


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    tally.cache_clear()
    yield
    tally.cache_clear()


# Deals


def after(text: str) -> DialPosition:
    """The table of the deal with the choice after one move."""
    (move,) = read_moves(text)
    return apply(grandfathers_clock.start(grandfathers_clock.CHOICE), move, grandfathers_clock.RULES)


def test_another_move_of_the_card_keeps_the_win(monkeypatch: pytest.MonkeyPatch) -> None:
    assert grandfathers_clock.a_choice_decides().there
    monkeypatch.setattr(grandfathers_clock, "LOSES", grandfathers_clock.KEEPS)
    assert not grandfathers_clock.a_choice_decides().there


def test_a_move_of_another_card_is_no_choice_of_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grandfathers_clock, "KEEPS", "KC>")
    assert grandfathers_clock.judged(after("KC>")).verdict is Verdict.WINNABLE
    assert not grandfathers_clock.a_choice_decides().there


@pytest.mark.parametrize(("move", "verdict"), [("TD>JC", Verdict.WINNABLE), ("TD>", Verdict.UNWINNABLE)])
def test_the_compiled_search_says_so_too(move: str, verdict: Verdict, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without looking for deadlocks first."""
    monkeypatch.setattr("verify.solvers.grandfathers_clock.decide.shortest_deadlock", lambda *position: {})
    assert decide_position(after(move), grandfathers_clock.RULES).verdict is verdict


def test_the_command_shows_the_move_that_loses(verify: Verify) -> None:
    command, _, moves = grandfathers_clock.SHOWN.removeprefix("verify ").partition(" --at ")
    shown = verify(*command.split(), "--at", moves.strip("'"))
    assert "lost by    move 1, TD>: until then the game could be won" in shown.out


def test_a_lost_deal_is_no_deal_that_chance_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert grandfathers_clock.chance_does_not_do().there
    monkeypatch.setattr(grandfathers_clock, "HARD", LOST)
    assert not grandfathers_clock.chance_does_not_do().there


def test_an_easy_deal_is_not_lost_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grandfathers_clock, "HARD", "kpat:239")
    assert not grandfathers_clock.chance_does_not_do().there


def test_the_command_finds_that_deal(verify: Verify) -> None:
    made = verify(*grandfathers_clock.GRADED.removeprefix("verify ").split(), "--json")
    assert json.loads(made.out)["deal"] == grandfathers_clock.HARD


def test_a_win_that_the_rules_do_not_play_to_the_end_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grandfathers_clock, "is_won", lambda position: False)
    dealt = grandfathers_clock.start(grandfathers_clock.CHOICE)
    assert grandfathers_clock.judged(dealt).verdict is Verdict.UNKNOWN


def test_what_takes_long_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grandfathers_clock, "MOST", 10)
    assert not grandfathers_clock.a_choice_decides().there
    assert "is unknown" in grandfathers_clock.a_choice_decides().says


def test_a_loss_without_a_deadlock_is_seen_by_going_through_it() -> None:
    """KPat's deal 25, which another program calls unwinnable too."""
    dealt = grandfathers_clock.start("kpat:25")
    verdict, why = grandfathers_clock.judged(dealt)
    assert not is_won(dealt)
    assert verdict is Verdict.UNWINNABLE
    assert why.startswith("none of the ")


# Tallies


@pytest.mark.parametrize("name", ["classic", "classic-random"])
def test_another_figure_turns_the_claim(name: str) -> None:
    assert Tallied(name, percent("75"), GAME).look({}).bears == "against"
    kept = tally(name, GAME)
    inside = between(percent("98.4").low, percent("98.4").high, "98.4 %")
    assert Tallied(name, inside, GAME).look({}).bears == "for"
    assert ("if these are random ones" in str(kept)) is (name == "classic")


def test_a_game_has_tallies_of_its_own() -> None:
    assert tally("classic", GAME).deals == "kpat:1-100000"
    assert tally("classic").deals.startswith("random:")
    with pytest.raises(NoTally, match="it is in reports/grandfathers_clock/winnability of the repository"):
        tally("draw-one", GAME)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"schema": "patience-verify/tally/klondike/1"}, "its schema is not "),
        ({"preset": "second-suits"}, "its rules are not those of classic"),
        ({"rules": {"build": "alternating"}}, "its rules are not those of classic"),
        ({"deals": ["kpat:2-10000"]}, "it is not of one row of deals"),
        ({"deals": ["kpat:1-9999"]}, "it is not of one row of deals"),
        ({"deals": ["kpat:1-10000"]}, "its deals are not random ones"),
        ({"winnability": {"confidence": 99.9, "low": 0.7, "high": 0.8}}, "its interval is not that of its letters"),
    ],
)
def test_a_tally_that_does_not_fit_is_none(
    change: dict[str, Any], why: str, verify: Verify, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = json.loads((KEPT / "classic-random.json").read_bytes())
    monkeypatch.setattr(tallies, "_homes", lambda game: (tmp_path,))
    (tmp_path / "classic-random.json").write_text(json.dumps(told))
    assert tally("classic-random", GAME).letters == told["verdicts"]
    tally.cache_clear()
    (tmp_path / "classic-random.json").write_text(json.dumps(told | change))
    ended = verify("claims", "P25")
    assert ended.code == 3
    assert f"classic-random.json cannot be read: {why}" in " ".join(ended.out.split())
