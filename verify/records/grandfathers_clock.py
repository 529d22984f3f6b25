"""A deal of Grandfather's Clock decided, as one flat record: what ``check --json`` prints, with a published schema."""

from __future__ import annotations

from dataclasses import dataclass

from verify.records.searched import SearchedRecord

SCHEMA = "patience-verify/result/grandfathers-clock/1"


@dataclass(frozen=True, slots=True)
class GrandfathersClockRecord(SearchedRecord):
    """One deal decided. Cards are written as in ``KD``.

    ``rules`` has every option; ``listing`` is null where the deal is a table. ``verdict`` is ``winnable``,
    ``unwinnable`` or ``unknown``; ``stuck`` whether no move does more than exchange a column with an empty one.
    ``moves`` are the solution in the words of ``verify check`` (``7H>8S KD>4 3S>``), ``move_count`` how many there are;
    ``shortest`` is the fewest moves of any win, if that was asked for and found: these moves are so many. ``positions``
    is how many positions were looked at, in ``seconds``.
    ``deadlock`` are cards that wait for each other, if the loss is explained so. ``evidence`` is the kind of
    certificate, ``claim`` and ``certificate`` the files, if they were written; ``methods`` what gave the verdict.
    """
