"""Sets of positions of Klondike that no play leaves: evidence that a deal is unwinnable.

A set proves it if it holds the start and no won position, and if from each of its positions every move leads into the
set. For play stays in it (klondike_quotient.py: each legal move keeps the position or is one of its moves), and there
is no win in it. The positions are those of the game with partial runs; without them there are fewer moves.

Reductions. With these, named in the certificate, less is asked of a position; it is still sound. For suppose that a
position in the set can be won, and take one with the shortest win there is:

safe-up         it is enough if one safe card of the tableau that can go up leads into the set: if the position can
                be won, then also, in fewer moves, the one that this leads to;
safe-talon      the same for a safe card of the talon. Only where a card that is taken never makes another harder to
                reach: one card drawn at a time, with unlimited passes or `under`;
skip-safe-back  a card need not be followed back from its foundation if it is safe where that leads: from there it
                could go up at once, so that no shortest win begins in this way.

A card of rank r is *safe* if all foundations of the other colour hold r - 2 cards and the other one of its own r - 3.
Only a card y of rank r - 1 and the other colour could need it, to lie on, and only a card z of rank r - 2 and its own
colour could need y. All of them that are not up are the next of their suits. Where a win puts y on the card, or z on
such a y, put it up instead; what the win does beyond that with the cards below z is not needed. That is a win with the
card up at once, and one move shorter, as that move is saved. Without worrying back it is also enough that all
foundations of the other colour hold r - 1 cards: no y will be there again. Suits that the deck lacks ask for nothing.
"""

from __future__ import annotations

from .klondike_quotient import Key, Quotient
from .klondike_rules import UNLIMITED
from .klondike_steps import Possible, Steps
from .reading import Rejected, spelled
from .searched import require_each

REDUCTIONS = ("safe-talon", "safe-up", "skip-safe-back")
REPORTED = 2**17  # positions between two words of progress


def require_closed(positions: list[Key], quotient: Quotient, reductions: list[str]) -> None:
    """Raise Rejected unless the positions, which are in rising order, are a set as this file demands it."""
    if "safe-talon" in reductions and (quotient.rules.draw > 1 or quotient.passes != UNLIMITED):
        raise Rejected("safe-talon is sound only for draw 1 with unlimited passes or under")
    if positions[-1] >= quotient.size:
        raise Rejected(
            f"position {spelled(positions[-1])} is too large for this deal, expected less than {spelled(quotient.size)}"
        )
    members = ClosedSet(positions, quotient, reductions)
    if quotient.start not in members.keys:
        raise Rejected(f"the set does not hold the start, position {spelled(quotient.start)}")
    require_each(positions, members.require_inside, REPORTED)


class ClosedSet:
    """A set that is to be closed under the moves of a quotient, as far as reductions demand."""

    def __init__(self, positions: list[Key], quotient: Quotient, reductions: list[str]) -> None:
        self.keys, self.quotient, self.steps = set(positions), quotient, Steps(quotient)
        everywhere = {name: quotient.all if name in reductions else 0 for name in REDUCTIONS}
        self.safe_up, self.safe_talon = everywhere["safe-up"], everywhere["safe-talon"]
        self.skipped = everywhere["skip-safe-back"]

    def require_inside(self, key: Key) -> None:
        """Raise Rejected if the position is won, or a move that counts leads out of the set."""
        possible = self.steps.possible(key)
        if (key + 1) % self.quotient.heights_size == 0:
            raise Rejected(f"the set holds a won position, {spelled(key)}")
        if self.has_safe_step(key, possible):
            return
        if left_out := possible.back & possible.heights.safe_top & self.skipped:
            possible = possible._replace(back=possible.back & ~left_out)
        for name, card, other in self.steps.made(key, possible):
            if other not in self.keys:
                move = f"{name} {self.quotient.names[card]}"
                leads = f"from position {spelled(key)}, {move} leads to {spelled(other)}"
                raise Rejected(f"the set is not closed: {leads}, not in the set")

    def has_safe_step(self, key: Key, possible: Possible) -> bool:
        """Whether a safe card that can go up leads into the set."""
        up = possible.up & possible.heights.safe_next & self.safe_up
        talon_up = possible.talon_up & possible.heights.safe_next & self.safe_talon
        if not up | talon_up:
            return False
        safe = possible._replace(up=up, talon_up=talon_up, reveal=0, talon_down=0, back=0)
        return any(other in self.keys for _, _, other in self.steps.made(key, safe))
