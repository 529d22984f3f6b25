"""The drawing of a game and its bottom map: what is in it, and that it is valid whatever it is called."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from report.drawing import SVG, arcs, codes, drawn, legend, of_class, text_of
from support.tables import game_of, moments, notations
from verify.cards import FINNISH, Notation
from verify.deals.deal import Shape
from verify.graph.bottom_map import bottom_map
from verify.report.dial_svg import svg
from verify.report.lettering import SIZES, ems
from verify.rules.clock import Game


def test_a_small_game_by_hand() -> None:
    # Four piles of two; the bottom cards are those dealt first: 2S 1S 3S in the piles A 2 3, 4S in the centre.
    root = drawn(game_of("2S AS 3S 4S AH 3H 2H 4H", Shape(4, 2)), 0, "by hand", ["lost", "rules: classic"])
    assert arcs(root) == {(1, 2), (2, 1), (3, 3)}
    assert arcs(root, "cycle") == {(1, 2), (2, 1), (3, 3)}
    assert codes(root, "hand") == {"4H": 1}
    assert codes(root, "up") == {}
    assert codes(root, "down") == Counter(["2S", "AS", "3S", "4S", "AH", "3H", "2H"])
    assert text_of(root, "headline") == ["by hand"]
    assert text_of(root, "line") == ["lost", "rules: classic"]
    assert text_of(root, "caption") == [
        "Turn 1: 4H from 4, goes to 4",
        "2 cycles: A→2→A, 3→3",
    ]
    assert len(of_class(root, "mark", "cycle")) == 3 + 1  # and the one in the legend
    assert len(of_class(root, "mark", "start")) == 1 + 1


def test_arcs_into_a_cycle_differ_from_those_on_it_and_those_to_the_start() -> None:
    # Bottom cards: A under 2, 2 under A, A under 3, 5 under 4.
    root = drawn(game_of("2S AS AH 5S 3S 2H 3H 4S 4H 5H", Shape(5, 2)), -1)
    assert arcs(root, "cycle") == {(1, 2), (2, 1)}
    assert arcs(root, "stray") == {(3, 1)}
    assert arcs(root, "reach") == {(4, 5)}
    assert legend(root)[-3:] == [
        "leads to the start",
        "on a cycle: each pile waits for the next, in a circle",
        "leads into a cycle and never to the start",
    ]


def test_a_won_game_at_its_end() -> None:
    root = drawn(game_of("2S AS", Shape(2, 1)), -1)
    assert codes(root) == codes(root, "up") == {"AS": 1, "2S": 1}
    assert arcs(root) == {(1, 2)}
    assert arcs(root, "cycle") == set()
    assert text_of(root, "caption") == [
        "The game stops after turn 2: every card has been turned",
        "No cycle: every pile leads to 2, where play starts",
    ]
    assert legend(root) == ["turned and come home", "the pile where play starts", "leads to the start"]


def test_it_is_described_for_those_who_do_not_see_it() -> None:
    root = drawn(game_of("2S AS", Shape(2, 1)), 1, "two cards", ["won: all turned", "rules: classic"], FINNISH)
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root[0].text == "two cards"
    assert (root[1].text or "").splitlines() == [
        "won: all turned",
        "rules: classic",
        "Turn 2: 2Pa from A, goes to 2.",
        "Pile A: face up APa, face down nothing.",
        "Pile 2: face up nothing, face down nothing.",
        "Bottom map: A→2. No cycle: every pile leads to 2, where play starts.",
    ]


def test_it_needs_nothing_but_itself() -> None:
    text = svg(game := game_of("2S AS", Shape(2, 1)), bottom_map(game.table, game.rules), 0, "t", ["v"])
    tags = {element.tag.removeprefix(SVG) for element in ET.fromstring(text).iter()}
    assert not tags & {"script", "image", "use", "foreignObject", "a"}
    assert "url(" not in text
    assert "@import" not in text
    assert "prefers-color-scheme: dark" in text


@pytest.mark.parametrize("name", ['<script>alert("&")</script>', "a & b", "]]>", "'\"", "<!--", "{{ 1 + 1 }}"])
def test_hostile_titles_are_text(name: str) -> None:
    game = game_of("2S AS", Shape(2, 1))
    root = drawn(game, 0, name, [name])
    assert not list(root.iter(f"{SVG}script"))
    assert text_of(root, "headline") == text_of(root, "line") == [name]
    assert root[0].text == name


@given(st.text(st.characters(categories=None), max_size=300))
def test_any_title_gives_valid_xml(title: str) -> None:
    game = game_of("2S AS", Shape(2, 1))
    root = ET.fromstring(svg(game, bottom_map(game.table, game.rules), 0, title, [title, "and", title]).encode())
    assert all(c.isprintable() for c in root[0].text or "")


def test_control_characters_are_replaced() -> None:
    root = drawn(game_of("2S AS", Shape(2, 1)), 0, "a\x00b\x1b[31m\ud800\ufffe\n c")
    assert root[0].text == "a�b�[31m��  c"


def test_a_long_title_is_broken_into_lines() -> None:
    root = drawn(game_of("2S AS", Shape(2, 1)), 0, "word " * 40, ["x" * 300, "rules"])
    assert " ".join(text_of(root, "headline")).split() == ["word"] * 40
    assert "".join(text_of(root, "line")) == "x" * 300 + "rules"
    for name in ("headline", "line"):
        assert all(ems(line) * SIZES[name] <= 1200 - 2 * 48 for line in text_of(root, name))
    heights = [float(line.get("y", "")) for line in of_class(root, "headline") + of_class(root, "line")]
    assert heights == sorted(set(heights))


def test_a_moment_that_does_not_exist() -> None:
    with pytest.raises(IndexError):
        drawn(game_of("2S AS", Shape(2, 1)), 3)


@given(moments(), notations)
def test_every_card_and_every_arc_is_drawn_exactly_once(at: tuple[Game, int], notation: Notation) -> None:
    game, moment = at
    bottom = bottom_map(game.table, game.rules)
    root = drawn(game, moment, "t", ["v"], notation)
    position = game.positions[moment]
    assert codes(root) == Counter(notation.write(card) for pile in game.table.piles for card in pile)
    assert codes(root, "hand") == Counter([notation.write(position.hand)] if position.hand else [])
    assert len(of_class(root, "arc")) == game.table.centre - 1
    assert arcs(root) == set(bottom.arcs.items())
    on_cycles = {pile for cycle in bottom.cycles for pile in cycle}
    assert arcs(root, "cycle") == {(pile, bottom.arcs[pile]) for pile in on_cycles}
    assert {source for source, _ in arcs(root, "stray")} == set(bottom.not_reaching) - on_cycles


def test_a_long_line_is_balanced() -> None:
    verdict = "lost: " + ", ".join(f"the bottom card of {n} is a {n + 1}" for n in range(10, 20)) + ": before the next"
    *lines, last = text_of(drawn(game_of("2S AS", Shape(2, 1)), 0, "", [verdict]), "line")
    assert " ".join([*lines, last]) == verdict
    assert ems(last) > 0.8 * max(map(ems, lines))


def test_the_map_says_which_arcs_it_has() -> None:
    (aside,) = text_of(drawn(game_of("2S AS", Shape(2, 1)), 0), "aside")
    assert aside == "an arc from each pile but the start to the home of its bottom card"
