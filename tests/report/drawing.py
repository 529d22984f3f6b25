"""A drawn game, and what to find in it."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Sequence

from verify.cards import ENGLISH, Notation
from verify.graph.bottom_map import bottom_map
from verify.report.dial_svg import svg
from verify.rules.clock import Game

SVG = "{http://www.w3.org/2000/svg}"


def drawn(
    game: Game, moment: int, title: str = "", lines: Sequence[str] = (), notation: Notation = ENGLISH
) -> ET.Element:
    return ET.fromstring(svg(game, bottom_map(game.table, game.rules), moment, title, lines, notation))


def of_class(root: ET.Element, *names: str) -> list[ET.Element]:
    return [element for element in root.iter() if set(names) <= set(element.get("class", "").split())]


def arcs(root: ET.Element, *names: str) -> set[tuple[int, int]]:
    return {(int(arc.get("data-from", "")), int(arc.get("data-to", ""))) for arc in of_class(root, "arc", *names)}


def codes(root: ET.Element, *names: str) -> Counter[str]:
    return Counter(card.get("data-card", "") for card in of_class(root, "card", *names) if card.get("data-card"))


def text_of(root: ET.Element, name: str) -> list[str]:
    return ["".join(element.itertext()) for element in of_class(root, name)]


def legend(root: ET.Element) -> list[str]:
    return [element.text or "" for part in of_class(root, "legend") for element in part.iter(f"{SVG}text")]


def number(element: ET.Element, name: str) -> float:
    return float(element.get(name, ""))
