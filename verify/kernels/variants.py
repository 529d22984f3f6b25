"""What of the rules matters for a table in turn order, by name and as small whole numbers.

How a deck becomes a table changes only which deck makes which table, so all deals together count the same under every
``deal``, ``first-pile``, ``direction``, ``listing`` and ``shuttle``; ``score`` only names a figure.
"""

from __future__ import annotations

from typing import NamedTuple

from verify.errors import BadInput, shown

DEAD_ENDS = ("stop", "clockwise", "exception", "exception-centre")
WINS = ("exposed", "sorted")
SECOND_CHANCES = ("none", "watch", "extra-draw")
POLICIES = ("random", "next-top", "next-bottom", "best-top", "best-any", "clairvoyant")

STOP, CLOCKWISE, EXCEPTION, EXCEPTION_CENTRE = range(len(DEAD_ENDS))
EXPOSED, SORTED = range(len(WINS))
NONE, WATCH, EXTRA_DRAW = range(len(SECOND_CHANCES))
RANDOM, NEXT_TOP, NEXT_BOTTOM, BEST_TOP, BEST_ANY, CLAIRVOYANT = range(len(POLICIES))

MOST_RANKS, MOST_CARDS = 60, 250


class Variant(NamedTuple):
    """One way to play a table, by the names of the rule options; ``start`` is a pile from 1, or 0 for the centre.

    >>> Variant(dead_end="clockwise").coded(13)
    (1, 0, 12, 0, 0)
    """

    dead_end: str = "stop"
    win: str = "exposed"
    start: int = 0
    second_chance: str = "none"
    watch_card: str = "random"

    def coded(self, ranks: int) -> tuple[int, int, int, int, int]:
        """The options as numbers: dead end, win, start pile from 0, second chance, which card.

        Raises BadInput for a value or a pile that does not exist, and for a second chance where play goes on anyway.
        """
        if not 0 <= self.start <= ranks:
            raise BadInput(f"option start is {self.start}: expected centre or a pile, 1 to {ranks}")
        second_chance = _number("second-chance", self.second_chance, SECOND_CHANCES)
        if second_chance != NONE and self.dead_end not in ("stop", "exception"):
            raise BadInput(f"a second chance needs dead-end stop or exception, not {shown(self.dead_end)}")
        return (
            _number("dead-end", self.dead_end, DEAD_ENDS),
            _number("win", self.win, WINS),
            self.start - 1 if self.start else ranks - 1,
            second_chance,
            _number("watch-card", self.watch_card, POLICIES),
        )

    @property
    def counts_winning_starts(self) -> bool:
        """Whether cycles alone say from which piles play would win."""
        return (self.dead_end, self.win, self.second_chance) == ("stop", "exposed", "none")


def _number(option: str, value: str, values: tuple[str, ...]) -> int:
    if value not in values:
        raise BadInput(f"option {option} is '{shown(value)}': expected one of {', '.join(values)}")
    return values.index(value)


def check_deck(ranks: int, suits: int) -> int:
    """How many cards a deck has.

    Raises BadInput for a deck without a clock pile, without a suit, or too large for these programs.
    """
    if ranks < 2 or suits < 1:
        raise BadInput(f"{ranks} ranks and {suits} suits: expected at least two ranks and one suit")
    if ranks > MOST_RANKS or ranks * suits > MOST_CARDS:
        raise BadInput(f"{ranks} ranks and {suits} suits: expected at most {MOST_RANKS} ranks and {MOST_CARDS} cards")
    return ranks * suits
