"""A position of Grandfather's Clock shown, as one flat record: what ``show --json`` prints, with a published schema."""

from __future__ import annotations

from dataclasses import dataclass

from verify.records.searched import SearchedShownRecord

SCHEMA = "patience-verify/shown/grandfathers-clock/1"


@dataclass(frozen=True, slots=True)
class GrandfathersClockShownRecord(SearchedShownRecord):
    """The position of a deal after the moves ``after``; that of the start if there are none.

    All that is said is said of this position; ``deal_verdict`` alone is the verdict of the deal from its start. Cards
    are written as in ``KD``, moves as in ``verify check`` (``7H>8S KD>4 3S>``). ``table`` has ``columns`` and
    ``foundations`` (the top card at each hour) as in a deal that ``verify check`` reads, ``legal_moves`` the moves that
    the rules allow now. ``rules`` has every option; ``listing`` is null where the deal is a table. ``verdict`` is
    ``winnable``, ``unwinnable`` or ``unknown``; ``stuck`` whether no move does more than exchange a column with an
    empty one. ``moves`` are a solution from here on, ``move_count`` how many there are. ``lost_by`` is the number, in
    ``after``, of the move that lost the game: 0 if it was lost from the start, null if it is not lost or the move is
    not known. ``positions`` is how many positions were looked at, in ``seconds``; ``deadlock`` are cards
    that wait for each other, if the loss is explained so; ``methods`` what gave the verdict.
    """
