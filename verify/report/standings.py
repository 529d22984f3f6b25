"""How everything in a report stands: by its status, by that which is right for it, and by all that it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from verify.graph.evidence import Node, evidence, overstated
from verify.records.claim import ClaimRecord
from verify.records.report import ReportRecord

Kind = Literal["good", "bad", "open"]

SIGNS = {"proved": "✓", "refuted": "✗", "unknown": "?", "vacuous": "∅"}
"""What stands for the status of an obligation where colour must not speak alone."""

KIND_SIGNS: dict[Kind, str] = {"good": "✓", "bad": "✗", "open": "?"}
"""The same for how something stands."""

OVERSTATED = "overstated"
"""What is shown instead of a status that something below does not bear out."""

_NAMED = 3  # of the things that something should not rest on


class Standing(NamedTuple):
    """How something stands: good, bad (not as expected) or open (unknown), as a sign and in words.

    ``status`` is its status, or that it is overstated.
    """

    kind: Kind
    sign: str
    words: str
    status: str

    @property
    def short(self) -> str:
        """The words, without what something should not rest on."""
        return OVERSTATED if self.status == OVERSTATED else self.words


class Standings(NamedTuple):
    """How all parts of a report stand, each in the order of the record."""

    theorems: list[Standing]
    coq: Standing
    entries: list[Standing]
    engine: Standing
    claims: list[Standing]


def standings(record: ReportRecord) -> Standings:
    """How the parts of a report stand; what is called proved and rests on something that is not stands bad."""
    amiss = overstated(evidence(record))

    def of(kind: Literal["theorem", "Coq", "claim"], number: int, status: str, expected: str) -> Standing:
        return standing(status, expected, amiss.get(Node(kind, (number,)), ()))

    return Standings(
        theorems=[of("theorem", i, each.status, each.expected) for i, each in enumerate(record.theorems)],
        coq=of("Coq", -1, record.coq.status, "proved"),
        entries=[of("Coq", i, each.status, "proved") for i, each in enumerate(record.coq.entries)],
        engine=standing(record.engine.status, "proved"),
        claims=[_claim(claim, amiss.get(Node("claim", (i,)), ())) for i, claim in enumerate(record.claims)],
    )


def standing(status: str, expected: str, amiss: Sequence[str] = ()) -> Standing:
    """How something stands that should have a certain status; ``amiss`` is what it should not rest on.

    >>> standing("refuted", "refuted").words, standing("proved", "proved", ["C1: step (unknown)"]).words
    ('refuted, as expected', 'called proved, but rests on C1: step (unknown)')
    """
    kind: Kind = "good" if status == expected else "open" if status == "unknown" else "bad"
    if kind != "good":
        return Standing(kind, KIND_SIGNS[kind], f"{status}, expected {expected}", status)
    if amiss:
        return Standing("bad", KIND_SIGNS["bad"], f"called {status}, but rests on {_some(amiss)}", OVERSTATED)
    return Standing(kind, KIND_SIGNS[kind], status if status == "proved" else f"{status}, as expected", status)


def _claim(claim: ClaimRecord, amiss: Sequence[str]) -> Standing:
    """A claim is open only if evidence could not be had; unknown for another reason is not as expected."""
    found = standing(claim.status, claim.expected, amiss)
    if found.kind == "open" and not any(piece.bears == "unknown" for piece in claim.evidence):
        return found._replace(kind="bad", sign=KIND_SIGNS["bad"])
    return found._replace(words=claim.status) if found.kind == "good" else found


def _some(names: Sequence[str]) -> str:
    more = len(names) - _NAMED
    return "; ".join(names[:_NAMED]) + (f"; and {more} more" if more > 0 else "")
