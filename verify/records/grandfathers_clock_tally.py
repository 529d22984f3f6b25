"""Very many deals of Grandfather's Clock in one record: what ``check --tally`` writes, with a published schema."""

from __future__ import annotations

from dataclasses import dataclass

from verify.records.searched import SearchedTallyRecord

SCHEMA = "patience-verify/tally/grandfathers-clock/1"


@dataclass(frozen=True, slots=True)
class GrandfathersClockTallyRecord(SearchedTallyRecord):
    """The deals of one or more specs, such as ``kpat:1-10000``, under the same rules: ``rules`` are those chosen, and a
    number or a format that settles itself how its deck is listed goes before them.

    ``verdicts`` has a letter for each deal in their order: W winnable, L unwinnable, ``?`` unknown within the limits,
    ``-`` bad. The counts are those of the letters; ``deadlocks`` is how many of the unwinnable deals are explained by
    cards that wait for each other. ``positions`` is how many were visited for all deals; ``median_seconds`` and
    ``slowest_seconds`` are seconds a deal on the machine that wrote this, ``within_minute`` how many deals were decided
    in 60 of them, ``hardest`` the deals with the most positions, the hardest first.
    """
