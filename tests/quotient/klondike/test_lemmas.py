"""The lemmas that the quotient rests on, on all positions of small games and on random positions of real deals.

The other side is always ``verify.rules.klondike``: what is claimed is looked for on the table itself.
"""

from __future__ import annotations

from collections import Counter

import pytest

from support.quotient import Walk, after_play, full_deal
from verify.errors import Disagreement
from verify.quotient.klondike import moves, places, positions
from verify.quotient.klondike.families import ALL_RULES, FAMILIES, Family
from verify.rules.klondike_options import KlondikeRules

KINDS = {"kept", "up", "reveal", "talon-up", "talon-down", "back", "tables", "realised"}

_SMALL = [family for family in FAMILIES[:-1] if family.shape.cards <= 12]
_EVERY_RULE = [*ALL_RULES, *(rules._replace(passes=3) for rules in ALL_RULES if rules.passes == 2)]


@pytest.mark.parametrize("family", _SMALL, ids=lambda family: family.name)
def test_the_lemmas_hold_on_every_position(family: Family) -> None:
    """A few deals of each family, each by some of the rules and from two starts: dealt, and in the middle of a game."""
    seen: Counter[str] = Counter()
    for number in range(5):
        rules = _EVERY_RULE[(17 * number + len(family.name)) % len(_EVERY_RULE)]
        start = family.deal(number * (family.deals // 5))
        for moves_made in (0, 9):
            walk = Walk(after_play(start, rules, moves_made, number), rules)
            walk.everywhere(most=250)
            seen += walk.seen
    assert {*seen} >= KINDS - {"talon-up", "talon-down"}
    assert seen["tables"] > 50


def test_all_rules_are_met_on_one_family() -> None:
    seen: Counter[str] = Counter()
    for number, rules in enumerate(_EVERY_RULE):
        walk = Walk(FAMILIES[0].deal(number * 13 % 720), rules)
        walk.everywhere(most=100)
        seen += walk.seen
    assert {*seen} == KINDS


FULL = [
    KlondikeRules(draw=1),
    KlondikeRules(draw=2, worrying_back=False),
    KlondikeRules(draw=3),
    KlondikeRules(draw=3, passes=3),
    KlondikeRules(draw=5, passes=2, worrying_back=False),
    KlondikeRules(draw=3, recycle="under"),
    KlondikeRules(draw=2, recycle="under", partial_runs=False),
]


@pytest.mark.parametrize("rules", FULL, ids=str)
def test_the_lemmas_hold_along_random_games_of_real_deals(rules: KlondikeRules) -> None:
    """Every move on the way, and every fifth position; from the deal, and from a start in the middle of a game."""
    seen: Counter[str] = Counter()
    for index in (1, 2, 3):
        start = full_deal(index, rules)
        for first in (0, 25):
            walk = Walk(after_play(start, rules, first, index), rules)
            walk.along(moves=50, seed=index)
            seen += walk.seen
    assert seen["tables"] > 20
    assert {*seen} >= KINDS - ({"back"} if not rules.worrying_back else set()) - (
        {"realised"} if not rules.partial_runs else set()
    )


class TestWhatIsWrongIsFound:
    """The same walk on a quotient with one thing wrong."""

    def test_pins_counted_as_lying_on_a_card(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(positions.View, "unpinned", property(lambda table: table.visible))
        assert self.fails()

    def test_kings_counted_as_leaving_a_column_empty(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(positions.View, "empty", property(lambda table: table.columns_without))
        assert self.fails()

    def test_a_card_passed_in_the_talon_counted_as_playable(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(places, "_pass", lambda game, at, left, number: at.pass_number)
        assert self.fails()

    def test_the_last_talon_card_counted_as_out_of_reach(self, monkeypatch: pytest.MonkeyPatch) -> None:
        right = places._pass
        monkeypatch.setattr(places, "_pass", lambda game, at, left, n: 0 if n == left > 1 else right(game, at, left, n))
        assert self.fails()

    def test_an_anchor_forgotten(self, monkeypatch: pytest.MonkeyPatch) -> None:
        right = places.place
        monkeypatch.setattr(places, "place", lambda game, waste, left, number: right(game, 0, left, number))
        assert self.fails()

    def test_a_card_that_does_not_come_to_lie_open(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(moves, "in_place", lambda game, column, count: count)
        assert self.fails()

    @staticmethod
    def fails() -> bool:
        """Whether some game of the first family or the third shows it."""
        for number, rules in enumerate(ALL_RULES):
            for family in (FAMILIES[0], FAMILIES[2]):
                try:
                    Walk(family.deal(number * 15), rules).everywhere(most=300)
                except (AssertionError, KeyError, Disagreement):
                    return True
        return False
