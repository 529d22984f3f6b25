"""One run of ``verify show``: a position of a game, what is known of it, and the way there."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from verify.cli.searching.fatal import Fatal, fatal_move
from verify.cli.stepping import step_through
from verify.errors import BadInput, VerifyError, shown
from verify.solvers.answers import Decided
from verify.verdict import Verdict

P = TypeVar("P")
M = TypeVar("M")

_NUMBER = re.compile(r"[0-9]{1,6}", re.ASCII)


class Moment(NamedTuple, Generic[P, M]):
    """A position of a game: the moves that led to it, those possible now, what is known of it, what lost it."""

    moves: Sequence[M]
    position: P
    legal: Sequence[M]
    answer: Decided[M]
    fatal: Fatal | None


class SearchedShow(ABC, Generic[P, M]):
    """What is shown of the deal of that name; a game says how it is played, decided and drawn."""

    def __init__(self, name: str, start: P) -> None:
        self.name, self.start = name, start

    @abstractmethod
    def decided(self, position: P) -> Decided[M]:
        """What is known of a position."""

    @abstractmethod
    def read(self, text: str) -> Sequence[M]:
        """The moves that a text names; raises BadInput for what are none."""

    @abstractmethod
    def played(self, moves: Sequence[M]) -> list[P]:
        """The positions that moves lead through; raises VerifyError for one that the rules do not allow."""

    @abstractmethod
    def legal(self, position: P) -> Sequence[M]:
        """The moves that the rules allow."""

    def moves(self, at: str | None) -> Sequence[M]:
        """The moves that lead to the position to be shown."""
        if at is None:
            return ()
        if not _NUMBER.fullmatch(at.strip()):
            try:
                return self.read(at)
            except BadInput as error:
                raise BadInput(f"--at {shown(at)}: {error.message}") from None
        number, solution = int(at), self._solution(f"--at {at.strip()}")
        if number > len(solution):
            raise BadInput(f"--at {number}: the solution has {len(solution)} moves")
        return solution[:number]

    def positions(self, moves: Sequence[M]) -> list[P]:
        """The positions that the moves lead through.

        Raises BadInput for the first that the rules do not allow.
        """
        try:
            return self.played(moves)
        except VerifyError as error:
            raise BadInput(str(error), f"deal {self.name}") from None

    def moment(self, moves: Sequence[M]) -> Moment[P, M]:
        """The position after the moves, and what is known of it."""
        positions = self.positions(moves)
        answer = self.decided(positions[-1])
        lost = bool(moves) and answer.verdict is Verdict.UNWINNABLE
        fatal = fatal_move(positions, lambda each: self.decided(each).verdict) if lost else None
        return Moment(moves, positions[-1], self.legal(positions[-1]), answer, fatal)

    def step_through(self, moves: Sequence[M], draw: Callable[[P, Sequence[M], int], str]) -> None:
        """Walk through the moves given, or else through the solution; ``draw`` gives the picture after so many."""
        moves = moves or self._solution("--step")
        positions = self.positions(moves)
        ending = f"\n{self.name}: {self.decided(positions[-1]).verdict}"
        step_through(lambda number: draw(positions[number], moves, number), 0, len(moves), ending)

    def _solution(self, wanted: str) -> Sequence[M]:
        first = self.decided(self.start)
        if first.verdict is not Verdict.WINNABLE:
            raise BadInput(f"{wanted}: the deal is {first.verdict}, so there is no solution to go through")
        return first.moves


def lost_by(fatal: Fatal, moves: Sequence[str]) -> str:
    """Which of the moves lost the game, in words.

    >>> lost_by(Fatal(0, 1), ["7H>8S", "KD>4"])
    'move 1, 7H>8S: until then the game could be won'
    """
    if fatal.move == 0:
        return "no move: it could not be won before the first one either"
    if fatal.move is not None:
        return f"move {fatal.move}, {moves[fatal.move - 1]}: until then the game could be won"
    if fatal.winnable < 0:
        return f"one of the first {counted_moves(fatal.lost)}, if it could be won at all: some positions are undecided"
    return f"one of the moves {fatal.winnable + 1} to {fatal.lost}: the positions between are undecided"


def counted_moves(moves: int) -> str:
    """How many moves.

    >>> counted_moves(1), counted_moves(2)
    ('1 move', '2 moves')
    """
    return "1 move" if moves == 1 else f"{moves} moves"
