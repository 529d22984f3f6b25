"""A Klondike deal decided, as one flat record: what ``check --json`` prints, with a published schema."""

from __future__ import annotations

from dataclasses import dataclass

from verify.records.searched import SearchedRecord

SCHEMA = "patience-verify/result/klondike/1"


@dataclass(frozen=True, slots=True)
class KlondikeRecord(SearchedRecord):
    """One deal decided. Cards are written as in ``KD``.

    ``rules`` has every option, null for those that say how a deck is dealt where the deal is a table. ``verdict`` is
    ``winnable``, ``unwinnable`` or ``unknown``; ``stuck`` whether nothing more can be placed. ``moves`` are the
    solution in the words of ``verify check`` (``draw*3 7H>8S AS>``), ``move_count`` how many there are, each draw
    counted; ``shortest`` is the fewest moves of any win, without draws, redeals and runs laid elsewhere, if that was
    asked for and found: these moves have so many. ``positions`` is how many positions were looked at, in ``seconds``.
    ``deadlock`` are cards that wait for each other, if the loss is explained so. ``evidence`` is the kind of
    certificate, ``claim`` and ``certificate`` the files, if they were written; ``methods`` what gave the verdict.
    """
