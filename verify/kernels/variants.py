"""What of the rules matters for a table in turn order, by name and as small whole numbers.

How a deck becomes a table changes only which deck makes which table, so all deals together count the same under every
``deal``, ``first-pile``, ``direction``, ``listing`` and ``shuttle``; ``score`` only names a figure.
"""

from __future__ import annotations

from typing import NamedTuple

from verify.errors import BadInput, shown
from verify.rules.clock_choice import check_second_chance
from verify.rules.clock_options import ClockRules

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

    @classmethod
    def of(cls, rules: ClockRules) -> Variant:
        """What of these rules matters here.

        >>> Variant.of(ClockRules(deal="piles", dead_end="exception-centre")).dead_end
        'exception-centre'
        """
        return cls(rules.dead_end, rules.win, rules.start, rules.second_chance, rules.watch_card)

    def coded(self, ranks: int) -> tuple[int, int, int, int, int]:
        """The options as numbers: dead end, win, start pile from 0, second chance, which card.

        Raises BadInput for a value or a pile that does not exist, and for a second chance that the rules do not have.
        """
        if not 0 <= self.start <= ranks:
            raise BadInput(f"option start is {self.start}: expected centre or a pile, 1 to {ranks}")
        numbers = (
            _number("dead-end", self.dead_end, DEAD_ENDS),
            _number("win", self.win, WINS),
            self.start - 1 if self.start else ranks - 1,
            _number("second-chance", self.second_chance, SECOND_CHANCES),
            _number("watch-card", self.watch_card, POLICIES),
        )
        check_second_chance(ClockRules(**self._asdict()))
        return numbers

    @property
    def counts_winning_starts(self) -> bool:
        """Whether cycles alone say from which piles play would win."""
        return (self.dead_end, self.win, self.second_chance) == ("stop", "exposed", "none")


def _number(option: str, value: str, values: tuple[str, ...]) -> int:
    if value not in values:
        raise BadInput(f"option {option} is '{shown(value)}': expected one of {', '.join(values)}")
    return values.index(value)


def width(ranks: int) -> int:
    """The bits that a whole number of 63 has for each pile."""
    return 63 // ranks


def check_deck(ranks: int, suits: int) -> int:
    """How many cards a deck has.

    Raises BadInput for a deck without a clock pile, without a suit, or too large for these programs.
    """
    if ranks < 2 or suits < 1:
        raise BadInput(f"{ranks} ranks and {suits} suits: expected at least two ranks and one suit")
    if ranks > MOST_RANKS or ranks * suits > MOST_CARDS or suits >= 1 << width(ranks):
        message = f"{ranks} ranks and {suits} suits: expected less of both"
        raise BadInput(f"{message}, such as 13 and 15, 20 and 7, 60 and 1, and at most {MOST_CARDS} cards")
    return ranks * suits
