"""A Clock deal with unknown cards, as one flat record: what ``check --json`` prints for it, with a published schema."""

from __future__ import annotations

from dataclasses import dataclass

from verify.records.deal import DealRecord

SCHEMA = "patience-verify/result/clock-partial/1"


@dataclass(frozen=True, slots=True)
class PartialPlace:
    """Where a card lies: its number in the deal as listed, its pile, and which of that pile's cards to be turned it is
    (both numbers from 1)."""

    number: int
    pile: str
    turn: int


@dataclass(frozen=True, slots=True)
class TellingRecord:
    """The unknown cards that would tell most.

    ``places`` all tell as much; seeing one moves the chance of a win by the mean square ``spread``. ``chances`` has
    the chance of a win after each rank that may be seen in the first of them.
    """

    places: list[PartialPlace]
    spread: str
    chances: dict[str, str]


@dataclass(frozen=True, slots=True)
class PartialRecord(DealRecord):
    """One deal with unknown cards decided. Piles are named by rank, cards as in ``KD``, fractions are ``p/q``.

    ``verdict`` is ``won`` or ``lost`` if that is so whatever the unknown cards are, else ``depends``; or ``unknown``,
    and then ``chance`` is null. ``unknown`` counts the cards whose rank is unknown, ``missing`` has how many cards of
    each rank may be there; ``arcs`` leads from every pile but the start pile to the home of its bottom card, null
    where that is unknown; ``leading`` are the piles known to lead to the start pile, ``cycle`` the shortest cycle of
    known arcs. ``won_with`` and ``lost_with`` are the cards of a completion that is won and of one that is lost, for
    the places where the card or its suit is unknown, in the order listed; null if there is none, or none is known.
    ``claims`` and ``certificates`` are the files about these completions, if they were written. ``tells`` is null
    where no unknown card tells anything, or it is not known.
    """

    verdict: str
    chance: str | None
    reason: str
    unknown: int
    missing: dict[str, int]
    arcs: dict[str, str | None]
    leading: list[str]
    cycle: list[str]
    won_with: list[str] | None
    lost_with: list[str] | None
    tells: TellingRecord | None
    claims: list[str]
    certificates: list[str]
    methods: list[str]
    version: str
