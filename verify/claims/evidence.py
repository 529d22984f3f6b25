"""The kinds of evidence: a theorem with the status it should have, a figure computed, a tally kept, a thing seen.

Looking at a piece gives a ``Finding``: which way it bears on the claim as it stands in the register, and in words
what was found. If what it looks for turns out the other way round, it bears the other way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from verify.claims.stated import Stated, written
from verify.claims.tallies import NoTally, tally
from verify.records.proof import ProofRecord
from verify.verdict import Status, Verdict

Side = Literal["for", "against"]
Bears = Literal["for", "against", "neither", "unknown"]

Theorems = Mapping[str, ProofRecord]

_OTHER: Mapping[Side, Side] = {"for": "against", "against": "for"}


class Finding(NamedTuple):
    """How a piece of evidence bears on its claim: ``neither`` if it does not show what it should, ``unknown`` if
    it could not be had."""

    bears: Bears
    says: str


class Judged(NamedTuple):
    """The verdict on a position, and in words what shows it."""

    verdict: Verdict
    why: str


class Sight(NamedTuple):
    """What was looked for and whether it was there."""

    there: bool
    says: str
    decks: str = ""


class Theorem(NamedTuple):
    """A theorem of the suite has a certain status; ``says`` what that means for the claim.

    ``bare`` pieces look at the claim without its conditions.
    """

    theorem: str
    says: str
    bears: Side = "for"
    status: Status = Status.PROVED
    bare: bool = False

    @property
    def kind(self) -> str:
        """Of what kind it is."""
        return "theorem"

    @property
    def again(self) -> str:
        """The command that shows it again."""
        return f"verify prove {self.theorem}"

    def look(self, theorems: Theorems) -> Finding:
        """How it bears on the claim."""
        record = theorems.get(self.theorem)
        if record is None:
            return Finding("unknown", f"theorem {self.theorem} was not settled")
        if record.status == self.status:
            return Finding(self.bears, f"{self.theorem} is {record.status}: {self.says}")
        if record.status in (Status.PROVED, Status.REFUTED):
            return Finding(_OTHER[self.bears], f"{self.theorem} is {record.status}, not {self.status}")
        return Finding("unknown", f"{self.theorem} is {record.status}: {record.reason}")


class Figures(NamedTuple):
    """Numbers as they are stated beside their true values; for the claim if all agree, else against it.

    ``of`` says what they measure, ``code`` is the line of Python that prints them.
    """

    of: str
    stated: Sequence[Stated]
    values: Callable[[], Sequence[Fraction]]
    code: str
    bare: bool = False

    @property
    def kind(self) -> str:
        """Of what kind it is."""
        return "figure"

    @property
    def theorem(self) -> str:
        """It rests on no theorem."""
        return ""

    @property
    def again(self) -> str:
        """The command that shows it again."""
        return python(self.code)

    def look(self, theorems: Theorems) -> Finding:
        """How it bears on the claim."""
        rows = list(zip(self.stated, self.values(), strict=True))
        bears: Bears = "for" if all(stated.holds(value) for stated, value in rows) else "against"
        pairs = (f"{written(value)} (stated: {stated.text})" for stated, value in rows)
        return Finding(bears, f"{self.of}: {', '.join(pairs)}")


class Tallied(NamedTuple):
    """The winnability of a game as it is stated, beside a tally by its name: against the claim if excluded."""

    name: str
    stated: Stated
    game: str = "klondike"
    bare: bool = False

    @property
    def kind(self) -> str:
        """Of what kind it is."""
        return "tally"

    @property
    def theorem(self) -> str:
        """It rests on no theorem."""
        return ""

    @property
    def again(self) -> str:
        """The command that tells again what the kept tally says; its deals are named there."""
        return python(f"from verify.claims.tallies import tally; print(tally('{self.name}', '{self.game}'))")

    def look(self, theorems: Theorems) -> Finding:
        """How it bears on the claim."""
        try:
            kept = tally(self.name, self.game)
        except NoTally as missing:
            return Finding("unknown", str(missing))
        excludes = kept.excludes(self.stated)
        words = "which excludes" if excludes else "which does not exclude"
        return Finding("against" if excludes else "for", f"{kept}, {words} {self.stated.text}")


class Seen(NamedTuple):
    """Something that can be looked at: a game replayed, all deals of small decks, laws compared, a layout.

    ``bears`` is where it bears if it is there. If it is not: the other way, or nowhere if it is but one ``game``.
    """

    kind: Literal["game", "enumeration", "rules", "figure", "tally", "arithmetic", "texts"]
    sight: Callable[[], Sight]
    again: str
    bears: Side = "for"
    bare: bool = False

    @property
    def theorem(self) -> str:
        """It rests on no theorem."""
        return ""

    def look(self, theorems: Theorems) -> Finding:
        """How it bears on the claim."""
        try:
            seen = self.sight()
        except NoTally as missing:
            return Finding("unknown", str(missing))
        says = f"{seen.says} ({seen.decks})" if seen.decks else seen.says
        if seen.there:
            return Finding(self.bears, says)
        return Finding("neither" if self.kind in ("game", "texts") else _OTHER[self.bears], f"not so: {says}")


Evidence = Theorem | Figures | Tallied | Seen


def python(code: str) -> str:
    """The command that runs a line of Python.

    >>> python("print(1)")
    'python -c "print(1)"'
    """
    return f'python -c "{code}"'
