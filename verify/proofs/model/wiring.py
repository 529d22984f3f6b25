"""Scenes of circuits: a deck of known size whose numbers are free, and what their values make of it.

The numbers of a deal of at most 15 ranks and suits, and 62 cards, lose nothing by their free words. A rank, a copy, a
pile, and how many cards have left a pile or been seen of a rank are 0 to 15: they have 5 bits, for -16 to 15. How many
cards have been turned, the turn in which a pile is finished, and any other number or row are 0 to 63: 7 bits, for -64
to 63. That none of them is negative, and more, the premises of a claim have to say.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NoReturn

from verify.proofs.model.circuits import Circuits, Wires, chosen
from verify.proofs.model.gates import Literal
from verify.proofs.model.logic import Concrete, Number, Row, Values
from verify.proofs.model.relation import Deal, State
from verify.proofs.model.scene import Kind, Scene
from verify.proofs.model.settings import setting
from verify.proofs.model.words import Truth, Word, equal

SHORT, LONG = 5, 7
"""The bits of free words: of ranks and of what is counted by pile, and of what is counted over the whole deck."""
MOST_BY_PILE, MOST_CARDS = 15, 62


class Wiring:
    """Free words for a deal, two states and what else is arbitrary, each with its name.

    The deal is made first, then state x, then state y, then the rest: premises are solved for what is made last.
    """

    def __init__(self, r: int, s: int) -> None:
        if not (2 <= r <= MOST_BY_PILE and 1 <= s <= MOST_BY_PILE and r * s <= MOST_CARDS):
            raise ValueError(f"{r} ranks and {s} suits do not fit into words of {SHORT} and {LONG} bits")
        self.logic = Circuits()
        self.r, self.s = r, s
        self.free: dict[str, Word | Truth] = {}
        self._piles = range(1, r + 1)
        deal = Deal(self._at_places("rank"), self._at_places("copy"), _no_place)
        states = self._state("x"), self._state("y")
        self.scene = Scene(setting(self.logic, r, s, deal), *states, self.arbitrary)

    def arbitrary(self, kind: Kind, name: str) -> Any:
        """Something arbitrary of this kind, the same whenever the name is."""
        match kind:
            case "pile":
                return self._word(name, SHORT)
            case "number":
                return self._word(name, LONG)
            case "row":
                return self._row(name, LONG, range(self.r + 2))
            case "piles":
                return Wires(self.logic.gates, {pile: self._truth(f"{name}[{pile}]") for pile in self._piles})

    def values(self, true: Collection[Literal]) -> Scene:
        """The scene in plain values, by the variables that are true."""
        return _plain_scene(self.r, self.s, {name: _value(free, true) for name, free in self.free.items()})

    def _state(self, name: str) -> State:
        return State(
            self._word(f"{name}.count", LONG),
            self._word(f"{name}.here", SHORT),
            self._row(f"{name}.gone", SHORT, self._piles),
            self._row(f"{name}.seen", SHORT, self._piles),
            self._row(f"{name}.finished", LONG, self._piles),
        )

    def _at_places(self, what: str) -> Callable[[Number, Number], Number]:
        """What the card at a place is; 0 where there is none."""
        gates, depths = self.logic.gates, range(self.s)
        words = {(p, d): self._word(f"{what}[{p},{d}]", SHORT) for p in self._piles for d in depths}

        def at_place(pile: Number, depth: Number) -> Number:
            if isinstance(pile, int) and isinstance(depth, int):
                return words.get((pile, depth), 0)
            in_pile = {p: equal(gates, pile, p) for p in self._piles}
            under = {d: equal(gates, depth, d) for d in depths}
            return chosen(gates, [(gates.both(in_pile[p], under[d]), word) for (p, d), word in words.items()])

        return at_place

    def _row(self, name: str, width: int, places: Iterable[int]) -> Wires:
        return Wires(self.logic.gates, {place: self._word(f"{name}[{place}]", width) for place in places})

    def _word(self, name: str, width: int) -> Word:
        if name not in self.free:
            self.free[name] = Word(self.logic.gates, [self.logic.gates.free() for _ in range(width)])
        word = self.free[name]
        if not isinstance(word, Word):
            raise TypeError(f"{name} is no number")
        return word

    def _truth(self, name: str) -> Word | Truth:
        if name not in self.free:
            self.free[name] = Truth(self.logic.gates.free())
        return self.free[name]


def _no_place(rank: Number, copy: Number) -> NoReturn:
    raise TypeError("where a card lies is asked only about a deck of unknown size")


def _value(free: Word | Truth, true: Collection[Literal]) -> int | bool:
    if isinstance(free, Truth):
        return free.literal in true
    *bits, sign = (bit in true for bit in free.bits)
    return sum(bit << place for place, bit in enumerate(bits)) - (sign << len(bits))


def _plain_scene(r: int, s: int, plain: Mapping[str, int | bool]) -> Scene:
    def row(name: str, places: Iterable[int] = range(1, r + 1)) -> Row:
        return Values((place, plain[f"{name}[{place}]"]) for place in places)

    def state(name: str) -> State:
        rows = (row(f"{name}.{each}") for each in ("gone", "seen", "finished"))
        return State(plain[f"{name}.count"], plain[f"{name}.here"], *rows)

    def arbitrary(kind: Kind, name: str) -> Any:
        if kind == "row":
            return row(name, range(r + 2))
        return row(name) if kind == "piles" else plain[name]

    deal = Deal(
        rank=lambda pile, depth: plain.get(f"rank[{pile},{depth}]", 0),
        copy=lambda pile, depth: plain.get(f"copy[{pile},{depth}]", 0),
        place_of=_no_place,
    )
    return Scene(setting(Concrete(), r, s, deal), state("x"), state("y"), arbitrary)
