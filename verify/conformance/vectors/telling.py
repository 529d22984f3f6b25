"""A game told step by step, with what the reference answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Literal

from msgspec import UNSET

from verify.cards import Card
from verify.conformance.engine import Json, Refused
from verify.conformance.reference.playing import Reference
from verify.conformance.vectors.setting import Setting
from verify.deals.deal import STANDARD, Shape
from verify.errors import Disagreement
from verify.records.vectors import StepRecord, VectorRecord

Told = Literal["hand", "moves", "state", "result"]


class Telling:
    """A deal by the reference, and what has been told of its game so far; ``asks`` says what is told after a step.

    >>> from verify.conformance.vectors.setting import random_deck
    >>> telling = Telling(Setting("clock"), random_deck(1))
    >>> telling.apply("turn", "hand")
    >>> [step.apply for step in telling.steps[1:]]
    ['turn']
    """

    def __init__(self, setting: Setting, deck: Sequence[Card], *asks: Told, shape: Shape = STANDARD) -> None:
        self.reference = Reference()
        self._new = setting.new(deck, shape)
        self.reference.deal(self._new)
        self.steps = [self._step(asks)]

    def look(self, *asks: Told) -> None:
        """Tell more of how things are after the last step."""
        self.steps[-1] = replace(self.steps[-1], **{ask: self.answer(ask) for ask in asks})

    def apply(self, move: str, *asks: Told) -> None:
        """Make a move."""
        self.reference.apply(move)
        self.steps.append(self._step(asks, apply=move))

    def refuse(self, move: str, why: str, *asks: Told) -> None:
        """Try a move that is not legal."""
        self._refused(lambda: self.reference.apply(move))
        self.steps.append(self._step(asks, apply=move, refused=why))

    def undo(self, *asks: Told) -> None:
        """Take a move back."""
        self.reference.undo()
        self.steps.append(self._step(asks, undo=True))

    def refuse_undo(self, *asks: Told) -> None:
        """Try to take a move back where none has been made."""
        self._refused(self.reference.undo)
        self.steps.append(self._step(asks, undo=True, refused="no move has been made since the deal"))

    def vector(self, name: str, why: str, classic: Json | None = None) -> VectorRecord:
        """All of it under a name."""
        new = self._new
        answers = UNSET if classic is None else classic
        return VectorRecord(name, why, new.ranks, new.suits, list(new.deck), self.steps, answers)

    def answer(self, ask: Told) -> Any:
        """What the reference answers now."""
        match ask:
            case "hand":
                return self.reference.state()["hand"]
            case "moves":
                return self.reference.moves()
            case "state":
                return self.reference.state()
            case "result":
                return self.reference.result()

    def _step(self, asks: Sequence[Told], **done: Any) -> StepRecord:
        return StepRecord(**done, **{ask: self.answer(ask) for ask in asks})

    def _refused(self, do: Callable[[], None]) -> None:
        try:
            do()
        except Refused:
            return
        raise Disagreement("a move that the rules give a reason against is legal")
