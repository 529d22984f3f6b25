"""Scenes of circuits: a deck of known size whose numbers are free, and what their values make of it.

The numbers of a deal of at most 15 ranks and suits, and 63 cards, lose nothing by their free words. A rank, a copy, a
pile, and how many cards have left a pile or been seen of a rank are 0 to 15: they have 5 bits, for -16 to 15. How many
cards have been turned, the turn in which a pile is finished, and any other number or row are 0 to 63: 7 bits, for -64
to 63. That none of them is negative, and more, the premises of a claim have to say.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NoReturn

from verify.proofs.model.circuits import Circuits, Truth, Wires, Word, chosen, equal
from verify.proofs.model.gates import Literal
from verify.proofs.model.logic import Concrete, Number, Row, Values
from verify.proofs.model.relation import Deal, State
from verify.proofs.model.scene import Kind, Scene
from verify.proofs.model.settings import setting

SHORT, LONG = 5, 7
"""The bits of free words: of ranks and of what is counted by pile, and of what is counted over the whole deck."""
MOST_BY_PILE, MOST_CARDS = 15, 63


class Wiring:
    """Free words for a deal, its states and what else is arbitrary; the same whenever the name is."""

    def __init__(self, r: int, s: int) -> None:
        if not (2 <= r <= MOST_BY_PILE and 1 <= s <= MOST_BY_PILE and r * s < MOST_CARDS):
            raise ValueError(f"{r} ranks and {s} suits do not fit into words of {SHORT} and {LONG} bits")
        self.logic = Circuits()
        self.r, self.s = r, s
        self.free: dict[str, Word | Truth] = {}

    def scene(self) -> Scene:
        """A scene where all is arbitrary but the size."""
        at = setting(self.logic, self.r, self.s, Deal(self._rank, self._copy, _no_place))
        return Scene(at, self.state("x"), self.state("y"), self.arbitrary)

    def state(self, name: str) -> State:
        """An arbitrary state."""
        return State(
            self._word(f"{name}.count", LONG),
            self._word(f"{name}.here", SHORT),
            self._row(f"{name}.gone", SHORT),
            self._row(f"{name}.seen", SHORT),
            self._row(f"{name}.finished", LONG),
        )

    def arbitrary(self, kind: Kind, name: str) -> Any:
        """Something arbitrary of this kind."""
        if kind == "pile":
            return self._word(name, SHORT)
        if kind == "number":
            return self._word(name, LONG)
        return self._row(name, LONG) if kind == "row" else self._truths(name)

    def values(self, true: Collection[Literal]) -> Scene:
        """The scene in plain values, by the variables that are true."""
        plain = {name: _value(free, true) for name, free in self.free.items()}
        return _plain_scene(self.r, self.s, plain)

    def _rank(self, pile: Number, depth: Number) -> Number:
        return self._at_place("rank", pile, depth)

    def _copy(self, pile: Number, depth: Number) -> Number:
        return self._at_place("copy", pile, depth)

    def _at_place(self, what: str, pile: Number, depth: Number) -> Number:
        """The word at a place; 0 where there is none."""
        gates = self.logic.gates
        places = [(p, d) for p in range(1, self.r + 1) for d in range(self.s)]
        cases = [(gates.both(equal(gates, pile, p), equal(gates, depth, d)), (p, d)) for p, d in places]
        return chosen(gates, [(here, self._word(f"{what}[{p},{d}]", SHORT)) for here, (p, d) in cases])

    def _word(self, name: str, width: int) -> Word:
        if name not in self.free:
            self.free[name] = Word(self.logic.gates, [self.logic.gates.free() for _ in range(width)])
        word = self.free[name]
        if not isinstance(word, Word):
            raise TypeError(f"{name} is no number")
        return word

    def _row(self, name: str, width: int) -> Wires:
        piles = range(1, self.r + 1)
        return Wires(self.logic.gates, {pile: self._word(f"{name}[{pile}]", width) for pile in piles})

    def _truths(self, name: str) -> Wires:
        names = {pile: f"{name}[{pile}]" for pile in range(1, self.r + 1)}
        for each in names.values():
            if each not in self.free:
                self.free[each] = Truth(self.logic.gates.free())
        return Wires(self.logic.gates, {pile: self.free[each] for pile, each in names.items()})


def _no_place(rank: Number, copy: Number) -> NoReturn:
    raise TypeError("where a card lies is asked only about a deck of unknown size")


def _value(free: Word | Truth, true: Collection[Literal]) -> int | bool:
    if isinstance(free, Truth):
        return free.literal in true
    *bits, sign = (bit in true for bit in free.bits)
    return sum(bit << place for place, bit in enumerate(bits)) - (sign << len(bits))


def _plain_scene(r: int, s: int, plain: Mapping[str, int | bool]) -> Scene:
    def row(name: str) -> Row:
        return Values((pile, plain[f"{name}[{pile}]"]) for pile in range(1, r + 1))

    def state(name: str) -> State:
        rows = (row(f"{name}.{each}") for each in ("gone", "seen", "finished"))
        return State(plain[f"{name}.count"], plain[f"{name}.here"], *rows)

    deal = Deal(
        rank=lambda pile, depth: plain.get(f"rank[{pile},{depth}]", 0),
        copy=lambda pile, depth: plain.get(f"copy[{pile},{depth}]", 0),
        place_of=_no_place,
    )

    def arbitrary(kind: Kind, name: str) -> Any:
        return row(name) if kind in {"row", "piles"} else plain[name]

    return Scene(setting(Concrete(), r, s, deal), state("x"), state("y"), arbitrary)
