"""The legends under the two faces: for each sign that is drawn a sample of it and what it means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from verify.graph.second_chance import decides_after
from verify.report.shapes import ArcShape, PileShape
from verify.rules.clock_options import ClockRules


class Entry(NamedTuple):
    """A sample, by the name the template knows it by, and its meaning."""

    sample: str
    text: str


_CARDS = {"up": "turned and come home", "down": "face down; the next to be turned lies leftmost"}
_HAND = Entry("hand", "the card just turned, and its way home")
_BARS = {
    "start": "bottom card of the pile where play starts",
    "reach": "bottom card of a pile that leads to the start",
    "cycle": "bottom card of a pile on a cycle",
    "stray": "bottom card of a pile that leads into a cycle",
}
_START = Entry("start", "the pile where play starts")
_ARCS = {
    "reach": "leads to the start",
    "cycle": "on a cycle: each pile waits for the next, in a circle",
    "stray": "leads into a cycle and never to the start",
}
_HARMLESS = "on a cycle of bottom cards (under these rules it does not decide the game)"


def dial_legend(piles: Iterable[PileShape], in_hand: bool) -> list[Entry]:
    """What is drawn on the dial; ``in_hand`` says whether a card is in hand."""
    cards = [card for pile in piles for card in pile.cards]
    bars = [Entry(f"bar {kind}", text) for kind, text in _those(_BARS, (card.bottom for card in cards))]
    return [*_those(_CARDS, (card.state for card in cards)), *([_HAND] if in_hand else []), *bars]


def map_legend(arcs: Iterable[ArcShape], rules: ClockRules) -> list[Entry]:
    """What is drawn on the map; a cycle spells a loss, or the need of a second chance, only where cycles decide."""
    texts = _ARCS if decides_after(rules) else _ARCS | {"cycle": _HARMLESS}
    return [_START, *(Entry(f"arc {kind}", text) for kind, text in _those(texts, (arc.kind for arc in arcs)))]


def _those(texts: Mapping[str, str], drawn: Iterable[str]) -> list[Entry]:
    """The entries for what is drawn, in the order of the texts."""
    present = set(drawn)
    return [Entry(name, text) for name, text in texts.items() if name in present]
