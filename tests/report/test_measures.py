"""Every measure of the drawing is stated once: what depends on it moves with it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import partial

import pytest

from report.drawing import drawn, number, of_class
from support.tables import game_of
from verify.deals.deal import Shape
from verify.report import dial_svg, shapes
from verify.report.dial_geometry import Dial
from verify.report.lettering import SIZES
from verify.report.map_geometry import Map


def disc(root: ET.Element, pile: int) -> ET.Element:
    (node,) = (node for node in of_class(root, "node") if node.get("data-pile") == str(pile))
    return of_class(node, "disc")[0]


def small(root: ET.Element, pile: int) -> tuple[float, float]:
    (node,) = (node for node in of_class(root, "node") if node.get("data-pile") == str(pile))
    x, y = re.findall(r"-?[\d.]+", of_class(node, "small")[0].get("transform", ""))
    return float(x), float(y)


@pytest.mark.parametrize("node", [12.0, 17.0, 25.0])
def test_all_of_the_map_goes_by_the_size_of_a_node(node: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dial_svg, "Map", partial(Map, node=node))
    root = drawn(game_of("2S AS 3S 4S AH 3H 2H 4H", Shape(4, 2)), 0)
    (chart,) = of_class(root, "map")
    assert {number(one, "r") for one in of_class(chart, "disc")} == {node}
    assert {number(one, "r") for one in of_class(chart, "halo")} == {node + 4}
    for arc in of_class(chart, "arc"):
        at = disc(chart, int(arc.get("data-from", "")))
        x, y = map(float, re.findall(r"-?[\d.]+", arc[1].get("d", ""))[:2])
        assert ((x - number(at, "cx")) ** 2 + (y - number(at, "cy")) ** 2) ** 0.5 == pytest.approx(node, abs=0.2)
    top = disc(chart, 3)
    assert number(top, "cy") - small(chart, 3)[1] == pytest.approx(node + 6 + 19 / 2, abs=0.11)


def test_all_of_the_map_goes_by_the_height_of_a_small_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dial_svg, "Map", partial(Map, small=31.0))
    root = drawn(game_of("2S AS 3S 4S AH 3H 2H 4H", Shape(4, 2)), 0)
    papers = [paper for card in of_class(root, "small") for paper in of_class(card, "paper")]
    assert {(paper.get("height"), paper.get("y")) for paper in papers} == {("31", "-15.5")}
    assert number(disc(root, 3), "cy") - small(root, 3)[1] == pytest.approx(17 + 6 + 31 / 2, abs=0.11)


def test_all_of_the_dial_goes_by_the_size_of_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("2S AS 3S 4S AH 3H 2H 4H", Shape(4, 2))
    before = drawn(game, 0)
    monkeypatch.setattr(shapes, "Dial", partial(Dial, card_width=50.0, card_height=80.0))
    after = drawn(game, 0)
    for root, size in ((before, ("30", "42")), (after, ("50", "80"))):
        papers = [paper for card in of_class(root, "card") for paper in of_class(card, "paper")]
        assert {(paper.get("width"), paper.get("height")) for paper in papers} == {size}
        assert {mark.get("d", "").partition("h")[2] for mark in of_class(root, "mark")} == {size[0]}
    for name, attribute in (("glow", "height"), ("frame", "width"), ("hull", "height"), ("route", "d"), ("face", "r")):
        assert of_class(before, name)[0].get(attribute) != of_class(after, name)[0].get(attribute), name


def test_letters_stand_in_the_middle_by_their_baseline_alone() -> None:
    """Programs differ on every other way to say it."""
    root = drawn(game_of("2S AS 3S 4S AH 3H 2H 4H", Shape(4, 2)), 0)
    text = ET.tostring(root, encoding="unicode")
    assert "baseline" not in text
    for pile in (1, 2, 3, 4):
        (node,) = (node for node in of_class(root, "node") if node.get("data-pile") == str(pile))
        drop = number(of_class(node, "name")[0], "y") - number(of_class(node, "disc")[0], "cy")
        assert drop == pytest.approx(0.36 * SIZES["name"], abs=0.11)
    ranks = [index for card in of_class(root, "small") for index in of_class(card, "index")]
    assert {number(index, "y") for index in ranks} == {round(0.36 * SIZES["index"], 1)}
    assert f".index {{ font-size: {SIZES['index']}px" in text
    assert f".name {{ font-size: {SIZES['name']}px" in text
