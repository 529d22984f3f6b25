"""Files of vectors: a file for a game and its rules, a vector on each line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from importlib.metadata import version
from typing import cast

import msgspec

from verify.conformance.engine import PROTOCOL
from verify.conformance.perft import Counted, Depth, perft
from verify.conformance.reference.options import PRESETS
from verify.conformance.reference.playing import begun
from verify.conformance.vectors.clock import clock_vectors
from verify.conformance.vectors.grandfathers_clock import grandfathers_clock_vectors
from verify.conformance.vectors.klondike import klondike_vectors
from verify.conformance.vectors.refused import refused_decks
from verify.conformance.vectors.setting import Setting, random_deck
from verify.deals.deal import STANDARD, Shape
from verify.errors import BadInput
from verify.records.perft import CountRecord, DepthRecord
from verify.records.vectors import SCHEMA, CountedDeckRecord, VectorRecord, VectorsRecord

_VECTORS: Mapping[str, Callable[[Setting], Iterator[VectorRecord]]] = {
    "clock": clock_vectors,
    "klondike": klondike_vectors,
    "grandfathers-clock": grandfathers_clock_vectors,
}

DEPTHS: Mapping[str, int] = {"klondike": 6, "grandfathers-clock": 4}
"""How deep the moves of each game are counted."""

_MOST = 20_000  # positions of a depth; decks in many columns are counted less deep
_COUNTED = ((1, STANDARD), (2, STANDARD), (1, Shape(8, 4)))  # random decks


def settings(game: str | None = None, preset: str | None = None) -> Iterator[Setting]:
    """Those of every game and preset, or of one game or one preset.

    >>> [setting.file_name for setting in settings("grandfathers-clock")]
    ['grandfathers-clock-classic.json', 'grandfathers-clock-second-suits.json']
    """
    for name, presets in PRESETS.items():
        if game in (None, name):
            yield from (Setting(name, each) for each in presets if preset in (None, each))


def vectors_of(setting: Setting) -> VectorsRecord:
    """All vectors for a setting; raises BadInput for options that there are not or that fit no deck of 52 cards."""
    vectors = list(_VECTORS[setting.game](setting))
    return VectorsRecord(
        schema=SCHEMA,
        version=version("patience-verify"),
        protocol=PROTOCOL,
        game=setting.game,
        preset="" if setting.named else setting.preset,
        rules=dict(setting.options),
        vectors=vectors,
        refused=list(refused_decks(setting)),
        perft=list(_counted(setting)),
    )


def _counted(setting: Setting) -> Iterator[CountedDeckRecord]:
    if setting.game not in DEPTHS:
        return
    for number, shape in _COUNTED:
        deck = random_deck(number, shape)
        try:
            play = begun(setting.new(deck, shape))
        except BadInput:  # the deck is too small for the rules
            continue
        depths = depth_records(_as_deep_as_can_be(perft(cast(Counted, play), DEPTHS[setting.game], _MOST)))
        name = f"random-{number}-{shape.ranks}x{shape.suits}"
        yield CountedDeckRecord(name, shape.ranks, shape.suits, list(map(str, deck)), depths)


def _as_deep_as_can_be(depths: Iterator[Depth]) -> Iterator[Depth]:
    """The counts down to the last depth that does not have too many positions."""
    with suppress(BadInput):
        yield from depths


def depth_records(depths: Iterable[Depth]) -> list[DepthRecord]:
    """Counts as they are stored."""
    return [
        DepthRecord(
            depth=each.depth,
            sequences=each.total.sequences,
            positions=each.total.positions,
            first={move: CountRecord(count.sequences, count.positions) for move, count in each.first.items()},
        )
        for each in depths
    ]


def file_of(record: VectorsRecord) -> bytes:
    """The file: a member of the object on each line, and each element of its arrays.

    >>> empty = VectorsRecord("s", "1", 1, "clock", "classic", {}, [], [], [])
    >>> file_of(empty).decode().splitlines()[:3]
    ['{', '"schema": "s",', '"version": "1",']
    """
    members = []
    for name in record.__dataclass_fields__:
        value = getattr(record, name)
        listed = isinstance(value, list) and value
        members.append(f'"{name}": ' + (_lines(value) if listed else msgspec.json.encode(value).decode()))
    return ("{\n" + ",\n".join(members) + "\n}\n").encode()


def _lines(elements: Iterable[object]) -> str:
    return "[\n" + ",\n".join(msgspec.json.encode(each).decode() for each in elements) + "\n]"
