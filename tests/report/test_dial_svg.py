"""The drawing of a game and its bottom map: what is in it, and that it is valid whatever it is called."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verify.cards import ENGLISH, FINNISH, NOTATIONS, Card, Notation
from verify.deals.deal import Deal, Shape
from verify.graph import bottom_map
from verify.report.dial_geometry import CARD_HEIGHT, Dial, Point
from verify.report.dial_svg import cycles_line, svg
from verify.report.map_geometry import NODE, Map, spread
from verify.rules.clock import Game, play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import deal_out

SVG = "{http://www.w3.org/2000/svg}"


def game_of(text: str, shape: Shape, rules: ClockRules | None = None) -> Game:
    rules = rules or ClockRules()
    return play(deal_out(Deal(tuple(map(ENGLISH.read, text.split())), shape=shape), rules), rules)


@st.composite
def moments(draw: st.DrawFn) -> tuple[Game, int]:
    ranks, suits = draw(st.integers(2, 13)), draw(st.integers(1, 5))
    with_suits = draw(st.booleans())
    deck = [Card(rank, suit if with_suits else 0) for suit in range(1, suits + 1) for rank in range(1, ranks + 1)]
    start = draw(st.integers(0, ranks))
    rules = draw(st.sampled_from(sorted(PRESETS)).map(lambda name: PRESETS[name].rules))
    rules = draw(st.sampled_from([rules, ClockRules(start=start)]))
    game = play(deal_out(Deal(tuple(draw(st.permutations(deck))), shape=Shape(ranks, suits)), rules), rules)
    return game, draw(st.integers(0, len(game.positions) - 1))


def drawn(game: Game, moment: int, title: str = "", verdict: str = "", notation: Notation = ENGLISH) -> ET.Element:
    return ET.fromstring(svg(game, bottom_map(game.table, game.rules), moment, title, verdict, notation))


def of_class(root: ET.Element, *names: str) -> list[ET.Element]:
    return [element for element in root.iter() if set(names) <= set(element.get("class", "").split())]


def arcs(root: ET.Element, *names: str) -> set[tuple[int, int]]:
    return {(int(arc.get("data-from", "")), int(arc.get("data-to", ""))) for arc in of_class(root, "arc", *names)}


def codes(root: ET.Element, *names: str) -> Counter[str]:
    return Counter(card.get("data-card", "") for card in of_class(root, "card", *names) if card.get("data-card"))


def text_of(root: ET.Element, name: str) -> list[str]:
    return ["".join(element.itertext()) for element in of_class(root, name)]


def test_a_small_game_by_hand() -> None:
    # Four piles of two; the bottom cards are those dealt first: 2S 1S 3S in the piles A 2 3, 4S in the centre.
    root = drawn(game_of("2S AS 3S 4S AH 3H 2H 4H", Shape(4, 2)), 0, "by hand", "lost")
    assert arcs(root) == {(1, 2), (2, 1), (3, 3)}
    assert arcs(root, "cycle") == {(1, 2), (2, 1), (3, 3)}
    assert codes(root, "hand") == {"4H": 1}
    assert codes(root, "up") == {}
    assert codes(root, "down") == Counter(["2S", "AS", "3S", "4S", "AH", "3H", "2H"])
    assert text_of(root, "headline") == ["by hand"]
    assert text_of(root, "verdict") == ["lost"]
    assert text_of(root, "caption") == [
        "Turn 1: 4H from 4, goes to 4",
        "2 cycles: A\u00a0→\u00a02\u00a0→\u00a0A, 3\u00a0→\u00a03",
    ]
    assert len(of_class(root, "mark", "cycle")) == 3 + 1  # and the one in the legend


def test_arcs_into_a_cycle_differ_from_those_on_it_and_those_to_the_start() -> None:
    # Bottom cards: A under 2, 2 under A, A under 3, 5 under 4.
    root = drawn(game_of("2S AS AH 5S 3S 2H 3H 4S 4H 5H", Shape(5, 2)), -1)
    assert arcs(root, "cycle") == {(1, 2), (2, 1)}
    assert arcs(root, "stray") == {(3, 1)}
    assert arcs(root, "reach") == {(4, 5)}
    legend = [text for element in of_class(root, "legend") for text in element.itertext() if text.strip()]
    assert "leads into a cycle and never to the start" in legend


def test_a_won_game_at_its_end() -> None:
    root = drawn(game_of("2S AS", Shape(2, 1)), -1)
    assert codes(root) == codes(root, "up") == {"AS": 1, "2S": 1}
    assert arcs(root) == {(1, 2)}
    assert arcs(root, "cycle") == set()
    assert text_of(root, "caption")[-1] == "No cycle: every pile leads to 2, where play starts"


def test_it_is_described_for_those_who_do_not_see_it() -> None:
    root = drawn(game_of("2S AS", Shape(2, 1)), 1, "two cards", "won: all turned", FINNISH)
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root[0].text == "two cards"
    assert (root[1].text or "").splitlines() == [
        "won: all turned",
        "Turn 2: 2Pa from A, goes to 2.",
        "Pile A: face up APa, face down nothing.",
        "Pile 2: face up nothing, face down nothing.",
        "Bottom map: A → 2. No cycle: every pile leads to 2, where play starts.",
    ]


def test_it_needs_nothing_but_itself() -> None:
    text = svg(game := game_of("2S AS", Shape(2, 1)), bottom_map(game.table, game.rules), 0, "t", "v")
    tags = {element.tag.removeprefix(SVG) for element in ET.fromstring(text).iter()}
    assert not tags & {"script", "image", "use", "foreignObject", "a"}
    assert "url(" not in text
    assert "@import" not in text
    assert "prefers-color-scheme: dark" in text


@pytest.mark.parametrize("name", ['<script>alert("&")</script>', "a & b", "]]>", "'\"", "<!--", "{{ 1 + 1 }}"])
def test_hostile_titles_are_text(name: str) -> None:
    game = game_of("2S AS", Shape(2, 1))
    root = drawn(game, 0, name, name)
    assert not list(root.iter(f"{SVG}script"))
    assert text_of(root, "headline") == text_of(root, "verdict") == [name]
    assert root[0].text == name


@settings(deadline=None)
@given(st.text(st.characters(categories=None), max_size=300))
def test_any_title_gives_valid_xml(title: str) -> None:
    game = game_of("2S AS", Shape(2, 1))
    root = ET.fromstring(svg(game, bottom_map(game.table, game.rules), 0, title, title).encode())
    assert all(c.isprintable() for c in root[0].text or "")


def test_control_characters_are_replaced() -> None:
    root = drawn(game_of("2S AS", Shape(2, 1)), 0, "a\x00b\x1b[31m\ud800\ufffe\n c")
    assert root[0].text == "a�b�[31m��  c"


def test_a_long_title_is_broken_into_lines() -> None:
    root = drawn(game_of("2S AS", Shape(2, 1)), 0, "word " * 40, "x" * 300)
    assert max(map(len, text_of(root, "headline"))) <= 60
    assert "".join(text_of(root, "verdict")) == "x" * 300
    heights = [float(line.get("y", "")) for line in of_class(root, "headline") + of_class(root, "verdict")]
    assert heights == sorted(set(heights))


def test_a_moment_that_does_not_exist() -> None:
    with pytest.raises(IndexError):
        drawn(game_of("2S AS", Shape(2, 1)), 3)


@settings(deadline=None)
@given(moments(), st.sampled_from([NOTATIONS[name] for name in sorted(NOTATIONS)]))
def test_every_card_and_every_arc_is_drawn_exactly_once(at: tuple[Game, int], notation: Notation) -> None:
    game, moment = at
    bottom = bottom_map(game.table, game.rules)
    root = drawn(game, moment, "t", "v", notation)
    position = game.positions[moment]
    assert codes(root) == Counter(notation.write(card) for pile in game.table.piles for card in pile)
    assert codes(root, "hand") == Counter([notation.write(position.hand)] if position.hand else [])
    assert len(of_class(root, "arc")) == game.table.centre - 1
    assert arcs(root) == set(bottom.arcs.items())
    on_cycles = {pile for cycle in bottom.cycles for pile in cycle}
    assert arcs(root, "cycle") == {(pile, bottom.arcs[pile]) for pile in on_cycles}
    assert {source for source, _ in arcs(root, "stray")} == set(bottom.not_reaching) - on_cycles
    assert cycles_line(bottom, notation).startswith("no cycle" if not bottom.cycles else str(len(bottom.cycles)))


@pytest.mark.parametrize("ranks", [2, 3, 4, 5, 7, 12, 13, 20, 40])
@pytest.mark.parametrize("suits", [1, 2, 4, 13])
def test_piles_lie_apart_and_inside_the_rim(ranks: int, suits: int) -> None:
    dial = Dial(ranks, suits, 16.0)
    places = [dial.place(pile) for pile in range(1, ranks + 1)]
    for one, other in combinations(places, 2):
        gap = one - other
        assert abs(gap.x) > dial.pile_width or abs(gap.y) > CARD_HEIGHT
    assert all(abs(p.x) + dial.pile_width / 2 < dial.rim and abs(p.y) + CARD_HEIGHT / 2 < dial.rim for p in places)
    for source, home in [(1, ranks), (ranks, 1), (ranks, ranks), (1, ranks // 2 or 1)]:
        hand = dial.hand(source, home)
        assert all(abs((p - hand).x) > 20 or abs((p - hand).y) > CARD_HEIGHT for p in places), (source, home)


def curve(path: str) -> list[Point]:
    """Points along a quadratic curve."""
    x0, y0, x1, y1, x2, y2 = map(float, re.findall(r"-?[\d.]+", path))
    start, control, end = Point(x0, y0), Point(x1, y1), Point(x2, y2)
    steps = [i / 40 for i in range(41)]
    return [start * ((1 - t) ** 2) + control * (2 * t * (1 - t)) + end * (t * t) for t in steps]


@pytest.mark.parametrize("ranks", [3, 4, 5, 6, 7, 12, 13, 20])
@pytest.mark.parametrize("two_cycle", [False, True])
def test_arcs_pass_beside_other_nodes(ranks: int, two_cycle: bool) -> None:
    chart = Map(ranks)
    for source, target in combinations(range(1, ranks + 1), 2):
        opposed = {source: target, target: source} if two_cycle else {source: target}
        arrows = chart.arrows(opposed, dict.fromkeys(opposed, 11.0))
        others = [chart.place(pile) for pile in range(1, ranks + 1) if pile not in (source, target)]
        for arrow in arrows.values():
            assert all((point - node).length > NODE + 2 for point in curve(arrow.path) for node in others)
        if two_cycle:
            there, back = (curve(arrow.path)[20] for arrow in arrows.values())
            assert (there - back).length > 12


def test_meeting_arcs_are_moved_apart_only_as_far_as_needed() -> None:
    assert spread([-1.0, 0.0, 1.0], 0.5) == [-1.0, 0.0, 1.0]
    assert spread([0.0, 0.1, 0.2], 0.5) == pytest.approx([-0.4, 0.1, 0.6])
