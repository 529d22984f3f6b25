"""What the cycles of the bottom map say about a second chance: which cards win, without playing on.

There is a second chance only if the bottom map has a cycle, or the game would be won. Both kinds change one arc:

    watch       The rest of the game is that of the deal with the king and the chosen card changed over. If that is the
                bottom card of pile p, the arc of p now leads to the start pile; where the king was a bottom card, that
                pile, which is on no cycle, takes over the arc of p, and closes none. Any other card is no bottom card,
                and no cycle is cut.
    extra-draw  The rest of the game is one that begins in pile p, so that the arc of p no longer counts.

Either way the cycle through p is cut and no other. So it wins exactly if the bottom map has one cycle, p lies on it,
and, for an exchange, the card chosen is the bottom card of p.
"""

from __future__ import annotations

from verify.graph.bottom_map import BottomMap, decides
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile


def decides_after(rules: ClockRules) -> bool:
    """Whether cycles decide the game, with or without its second chance."""
    return decides(rules._replace(second_chance="none"))


def wins(bottom: BottomMap, pile: Pile, *, is_bottom: bool, rules: ClockRules) -> bool:
    """Whether the second chance wins that takes a card of this pile, its bottom card or another; only where
    ``decides_after`` says that cycles decide.

    >>> from verify.cards import Card
    >>> bottom = BottomMap(3, (Card(2), Card(1), Card(3)), ((1, 2),), (1, 2))
    >>> watch = ClockRules(second_chance="watch")
    >>> wins(bottom, 2, is_bottom=True, rules=watch), wins(bottom, 2, is_bottom=False, rules=watch)
    (True, False)
    """
    cuts = is_bottom or rules.second_chance == "extra-draw"
    return cuts and len(bottom.cycles) == 1 and pile in bottom.cycles[0]
