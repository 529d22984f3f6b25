"""A position of a Klondike game shown, as one flat record: what ``show --json`` prints, with a published schema."""

from __future__ import annotations

from dataclasses import dataclass

from verify.records.searched import SearchedShownRecord

SCHEMA = "patience-verify/shown/klondike/1"


@dataclass(frozen=True, slots=True)
class KlondikeShownRecord(SearchedShownRecord):
    """The position of a deal after the moves ``after``; that of the start if there are none.

    All that is said is said of this position; ``deal_verdict`` alone is the verdict of the deal from its start. Cards
    are written as in ``KD``, moves as in ``verify check`` (``draw*3 7H>8S AS>``). ``table`` has ``columns``,
    ``foundations``, ``stock``, ``waste`` and ``pass`` as in a deal that ``verify check`` reads, ``legal_moves`` the
    moves that the rules allow now. ``rules`` has every option, null for those that say how a deck is dealt where the
    deal is a table. ``verdict`` is ``winnable``, ``unwinnable`` or ``unknown``; ``stuck`` whether nothing more can be
    placed. ``moves`` are a solution from here on, ``move_count`` how many there are, each draw counted. ``lost_by`` is
    the number, in ``after``, of the move that lost the game: 0 if it was lost from the start, null if it is not lost
    or the move is not known. ``positions`` is how many positions were looked at, in ``seconds``; ``deadlock`` are cards
    that wait for each other, if the loss is explained so; ``methods`` what gave the verdict.
    """
