"""The legends: every sign that is drawn, no other, and what it means under the rules of the game."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given

from report.drawing import drawn, legend, number, of_class
from support.tables import game_of, moments
from verify.deals.deal import Shape
from verify.report.lettering import SIZES, ems
from verify.rules.clock import Game
from verify.rules.clock_options import PRESETS, ClockRules

BARS = {
    "start": "bottom card of the pile where play starts",
    "reach": "bottom card of a pile that leads to the start",
    "cycle": "bottom card of a pile on a cycle",
    "stray": "bottom card of a pile that leads into a cycle",
}


@given(moments())
def test_the_legend_shows_what_is_drawn_and_nothing_else(at: tuple[Game, int]) -> None:
    root = drawn(*at)
    (dial,), (chart,), words = of_class(root, "dial"), of_class(root, "map"), legend(root)
    for kind, text in BARS.items():
        assert bool(of_class(dial, "mark", kind)) == (text in words)
    assert bool(of_class(dial, "card", "up")) == ("turned and come home" in words)
    assert bool(of_class(dial, "card", "down")) == ("face down; the next to be turned lies leftmost" in words)
    assert bool(of_class(dial, "card", "hand")) == ("the card just turned, and its way home" in words)
    assert bool(of_class(chart, "arc", "reach")) == ("leads to the start" in words)
    assert bool(of_class(chart, "arc", "cycle")) == any(text.startswith("on a cycle") for text in words)
    assert bool(of_class(chart, "arc", "stray")) == ("leads into a cycle and never to the start" in words)


def test_a_bar_has_the_kind_of_its_pile() -> None:
    # Bottom cards: A under 2, 2 under A, A under 3, 5 under 4; 3 under 5, where play starts.
    root = drawn(game_of("2S AS AH 5S 3S 2H 3H 4S 4H 5H", Shape(5, 2)), 0)
    bars = {
        card.get("data-card"): set(mark.get("class", "").split()) - {"mark"}
        for card in of_class(root, "card")
        for mark in of_class(card, "mark")
    }
    assert bars == {"2S": {"cycle"}, "AS": {"cycle"}, "AH": {"stray"}, "5S": {"reach"}, "3S": {"start"}}
    assert ".mark.stray { stroke-dasharray:" in ET.tostring(root, encoding="unicode")


WAITS = "on a cycle: each pile waits for the next, in a circle"
HARMLESS = "on a cycle of bottom cards (under these rules it does not decide the game)"


@pytest.mark.parametrize(
    ("rules", "meaning"),
    [
        (ClockRules(), WAITS),
        (PRESETS["shakki"].rules, WAITS),
        (PRESETS["shakki"].rules._replace(start=1), HARMLESS),
        (PRESETS["one-king"].rules, HARMLESS),
        (PRESETS["spade"].rules, HARMLESS),
        (ClockRules(win="sorted"), HARMLESS),
    ],
)
def test_a_cycle_spells_a_loss_only_where_it_decides(rules: ClockRules, meaning: str) -> None:
    words = " ".join(legend(drawn(game_of("AS 2S 3S 4S", Shape(4, 1), rules), 0)))
    assert [text for text in (WAITS, HARMLESS) if text in words] == [meaning]


def test_all_of_the_legend_stands_on_the_page() -> None:
    root = drawn(game_of("AS 2S 3S 4S", Shape(4, 1), PRESETS["one-king"].rules), 0)
    assert all(62 + ems(text) * SIZES["legend"] <= 528 for text in legend(root))
    (frame,) = of_class(root, "legend")
    places = [re.findall(r"[\d.]+", entry.get("transform", "")) for entry in frame]
    assert all(float(y) < number(root, "height") - 20 for _, y in places)
    assert len({(x, y) for x, y in places}) == len(places)
