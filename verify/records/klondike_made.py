"""A Klondike deal made to order, as one flat record: what ``deal --json`` prints, with a published schema."""

from __future__ import annotations

from dataclasses import dataclass

from verify.records.searched import SearchedMadeRecord

SCHEMA = "patience-verify/deal-made/klondike/1"


@dataclass(frozen=True, slots=True)
class KlondikeMadeRecord(SearchedMadeRecord):
    """One deal. Cards are written as in ``KD``.

    ``deal`` is its name, by which it can be asked for again; ``rules`` has every option, and ``deck`` is the deck as
    these rules list it. ``verdict`` is ``winnable``, ``unwinnable`` or ``unknown``. ``moves`` are a solution in the
    words of ``verify check`` (``draw*3 7H>8S AS>``), ``move_count`` how many there are, each draw counted; ``deadlock``
    are cards that wait for each other, if that is why the deal is lost. Of a winnable deal, ``level`` is ``easy``,
    ``medium`` or ``hard`` by how many (``random_wins``) of ``random_games`` random games win, and ``branching`` how
    many useful moves there are to choose from along the solution, in the mean. ``claim`` and ``certificate`` are the
    files, if they were written.
    """
