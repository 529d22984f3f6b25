"""What the drawing of a game consists of, ready for the template: cards, piles, nodes, arcs, with their words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from verify.cards import Card, Notation
from verify.graph.bottom_map import BottomMap
from verify.report.arrows import Arrow, straight_arrow
from verify.report.dial_geometry import HULL, Dial, index_step
from verify.report.geometry import ORIGIN, Point, box_exit
from verify.report.map_geometry import Map
from verify.report.table_view import RED_SUITS, PileView, pile_views
from verify.rules.clock import Game, Position
from verify.rules.clock_table import Pile

SUIT_SHAPES = {1: "spade", 2: "heart", 3: "diamond", 4: "club"}

_HEADS = {"reach": 11.0, "stray": 11.0, "cycle": 14.0}


@dataclass(frozen=True, slots=True)
class CardFace:
    """What is written on a card: its rank, and its suit as a shape or (beyond the four) as a number."""

    code: str
    rank: str
    suit_shape: str
    suit_text: str
    red: bool

    @classmethod
    def of(cls, card: Card, notation: Notation) -> CardFace:
        """The face of a card in a notation."""
        shape = SUIT_SHAPES.get(card.suit, "")
        text = str(card.suit) if card.suit and not shape else ""
        return cls(notation.write(card), notation.rank_label(card.rank), shape, text, card.suit in RED_SUITS)


@dataclass(frozen=True, slots=True)
class CardShape:
    """A card of the dial by its upper left corner; ``state`` is ``up``, ``down`` or ``hand``.

    ``bottom`` says, for a face-down bottom card, where its pile stands on the map, as ``kind_of`` has it; it is
    empty for other cards.
    """

    corner: Point
    face: CardFace
    state: str
    bottom: str
    tip: str


@dataclass(frozen=True, slots=True)
class PileShape:
    """A pile of the dial: its numeral, its cards, the outline round them, its part in this turn."""

    label: str
    numeral: Point
    cards: tuple[CardShape, ...]
    corner: Point
    width: float
    height: float
    part: str  # "source", "home" or nothing


@dataclass(frozen=True, slots=True)
class HandShape:
    """The card in hand, the way it came and the way it goes."""

    card: CardShape
    came: Arrow
    goes: Arrow


@dataclass(frozen=True, slots=True)
class ArcShape:
    """An arc of the map; ``kind`` is ``cycle``, ``stray`` (runs into a cycle) or ``reach``."""

    source: Pile
    target: Pile
    kind: str
    arrow: Arrow
    tip: str


@dataclass(frozen=True, slots=True)
class SmallCard:
    """A card beside a node, by its middle and its size."""

    face: CardFace
    place: Point
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class NodeShape:
    """A node of the map and, unless it is the start, its bottom card on a small card beside it."""

    pile: Pile
    label: str
    place: Point
    kind: str
    card: SmallCard | None
    tip: str


def dial_of(game: Game, notation: Notation) -> Dial:
    """The measures of the dial on which this game is drawn, the same at every moment."""
    faces = [CardFace.of(card, notation) for pile in game.table.piles for card in pile]
    shape = game.table.shape
    return Dial(shape.ranks, shape.suits, index_step([text for face in faces for text in (face.rank, face.suit_text)]))


def kind_of(pile: Pile, bottom: BottomMap) -> str:
    """Where a pile stands on the map: ``start``, on a ``cycle``, ``stray`` (runs into one), or it does ``reach``."""
    if pile == bottom.start:
        return "start"
    if any(pile in cycle for cycle in bottom.cycles):
        return "cycle"
    return "stray" if pile in bottom.not_reaching else "reach"


def pile_shapes(
    dial: Dial, game: Game, position: Position, bottom: BottomMap, notation: Notation
) -> tuple[PileShape, ...]:
    """The piles of the dial."""
    return tuple(_pile(dial, view, position, bottom, notation) for view in pile_views(position, game.rules))


def _pile(dial: Dial, view: PileView, position: Position, bottom: BottomMap, notation: Notation) -> PileShape:
    cards = (*view.home, *view.waiting)
    corners = dial.card_corners(view.pile, len(cards))
    label = notation.rank_label(view.pile)
    shapes = []
    for number, (card, corner) in enumerate(zip(cards, corners, strict=True)):
        face = CardFace.of(card, notation)
        if number < len(view.home):
            shapes.append(CardShape(corner, face, "up", "", f"{face.code}: home at {label}, face up"))
            continue
        is_bottom = number == len(cards) - 1
        note = ", the bottom card" if is_bottom else ""
        kind = kind_of(view.pile, bottom) if is_bottom else ""
        shapes.append(CardShape(corner, face, "down", kind, f"{face.code}: in pile {label}, face down{note}"))
    width = dial.card_width + max(len(cards) - 1, 0) * dial.step + 2 * HULL
    height = dial.card_height + 2 * HULL
    corner = dial.place(view.pile) - Point(width / 2, height / 2)
    return PileShape(label, dial.numeral(view.pile), tuple(shapes), corner, width, height, _part(view.pile, position))


def _part(pile: Pile, position: Position) -> str:
    if position.hand is None:
        return ""
    if pile == position.hand.rank:
        return "home"
    return "source" if pile == position.source else ""


def hand_shape(dial: Dial, piles: Iterable[PileShape], position: Position, notation: Notation) -> HandShape | None:
    """The card in hand with its two ways; None at the end of the game."""
    if position.hand is None:
        return None
    source, home = position.source, position.hand.rank
    middle = dial.hand(source, home)
    boxes = dict(enumerate(piles, 1))
    aside = ORIGIN
    if source == home:
        aside = (dial.place(home) - middle).unit.right * 8.0
    face = CardFace.of(position.hand, notation)
    tip = f"{face.code}: just turned, from {notation.rank_label(source)}, goes to {notation.rank_label(home)}"
    card = CardShape(middle - Point(dial.card_width / 2, dial.card_height / 2), face, "hand", "", tip)
    came = straight_arrow(
        _edge(dial.place(source), boxes[source], middle) - aside,
        _card_edge(dial, middle, dial.place(source)) - aside,
        0.0,
    )
    goes = straight_arrow(
        _card_edge(dial, middle, dial.place(home)) + aside,
        _edge(dial.place(home), boxes[home], middle) + aside,
        _HEADS["reach"],
    )
    return HandShape(card, came, goes)


def _edge(place: Point, pile: PileShape, other: Point) -> Point:
    """Where the way from a pile to another point leaves the outline of the pile."""
    way = (other - place).unit
    return place + way * (box_exit(way, pile.width, pile.height) + 2.0)


def _card_edge(dial: Dial, middle: Point, other: Point) -> Point:
    """Where the way from the card in hand to another point leaves its glow."""
    way = (other - middle).unit
    return middle + way * (box_exit(way, dial.card_width, dial.card_height) + 6.0)


def arc_shapes(chart: Map, bottom: BottomMap, notation: Notation) -> tuple[ArcShape, ...]:
    """The arcs of the map, those of cycles last so that they lie on top."""
    kinds = {source: kind_of(source, bottom) for source in bottom.arcs}
    arrows = chart.arrows(bottom.arcs, {source: _HEADS[kind] for source, kind in kinds.items()})
    shapes = [
        ArcShape(source, target, kinds[source], arrows[source], _arc_words(source, bottom, notation))
        for source, target in bottom.arcs.items()
    ]
    return tuple(sorted(shapes, key=lambda arc: ("reach", "stray", "cycle").index(arc.kind)))


def _arc_words(source: Pile, bottom: BottomMap, notation: Notation) -> str:
    card = bottom.bottom_cards[source - 1]
    return (
        f"the bottom card of {notation.rank_label(source)} is {notation.write(card)}: "
        f"its home is {notation.rank_label(card.rank)}"
    )


def node_shapes(chart: Map, bottom: BottomMap, notation: Notation) -> tuple[NodeShape, ...]:
    """The nodes of the map."""
    shapes = []
    for pile, card in enumerate(bottom.bottom_cards, 1):
        is_start = pile == bottom.start
        label = notation.rank_label(pile)
        tip = f"{label}: play starts here" if is_start else _arc_words(pile, bottom, notation)
        small = None if is_start else _small_card(chart, pile, CardFace.of(card, notation))
        shapes.append(NodeShape(pile, label, chart.place(pile), kind_of(pile, bottom), small, tip))
    return tuple(shapes)


def _small_card(chart: Map, pile: Pile, face: CardFace) -> SmallCard:
    width = 9.0 + 9.0 * len(face.rank) + (11.5 if face.suit_shape else 8.0 * len(face.suit_text))
    return SmallCard(face, chart.label(pile, width), width, chart.small)
