"""The conventions of Grandfather's Clock as options, and the presets people play by.

The rule text settles the layout, the building and the goal; it says nothing of empty columns, of kings on aces and of
moving several cards, and sources differ in the suits of the clock cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from verify.deals.deal import Listing
from verify.deals.dials import ClockSuits
from verify.rules.named_options import Option

MOST_COLUMNS = 50


class GrandfathersClockRules(NamedTuple):
    """One way to play; the defaults are the preset ``classic``.

    >>> GrandfathersClockRules().columns
    8
    """

    clock_suits: ClockSuits = "first"
    build: Literal["any", "alternating"] = "any"
    wrap: bool = False
    runs: bool = False
    empty_column: Literal["any", "none"] = "any"
    columns: int = 8
    listing: Listing = "top-first"

    def as_options(self) -> dict[str, str | int]:
        """Every option by its name, with its value as it is written.

        >>> list(GrandfathersClockRules(runs=True).as_options().items())[:4]
        [('clock-suits', 'first'), ('build', 'any'), ('wrap', 'no'), ('runs', 'yes')]
        """
        values = {name: getattr(self, name.replace("-", "_")) for name in OPTIONS}
        return {name: ("no", "yes")[value] if isinstance(value, bool) else value for name, value in values.items()}


PLAY = ("build", "wrap", "runs", "empty-column")
"""The options that say how a game is played; the others say how a deck becomes a table."""


OPTIONS: Mapping[str, Option] = {
    "clock-suits": Option(
        "the suits of the clock cards",
        {
            "first": "2S 3H 4C 5D 6S 7H 8C 9D TS JH QC KD: the ten of spades at one o'clock and so on",
            "second": "2H 3S 4D 5C 6H 7S 8D 9C TH JS QD KC: the ten of hearts at one o'clock and so on",
        },
    ),
    "build": Option(
        "which card goes on another in a column",
        {"any": "one of the next lower rank", "alternating": "one of the next lower rank in the other colour"},
    ),
    "wrap": Option(
        "whether a king goes on an ace in a column",
        {"no": "nothing goes on an ace", "yes": "a king does, as if it were of the next lower rank"},
    ),
    "runs": Option(
        "how many cards move from column to column at a time",
        {"no": "one", "yes": "any number that lie on each other as they are built, as one"},
    ),
    "empty-column": Option("what goes into an empty column", {"any": "whatever can move", "none": "nothing"}),
    "columns": Option("how many columns the cards are dealt to, in rows", {}, range(1, MOST_COLUMNS + 1)),
    "listing": Option(
        "which card of a written deck is dealt first",
        {"top-first": "the one listed first", "bottom-first": "the one listed last"},
    ),
}


class Preset(NamedTuple):
    """A named set of rules and where it is played."""

    rules: GrandfathersClockRules
    help: str


PRESETS: Mapping[str, Preset] = {
    "classic": Preset(GrandfathersClockRules(), "the rule text; so play KPat and PySolFC"),
    "second-suits": Preset(
        GrandfathersClockRules(clock_suits="second"), "the clock cards of many rule pages, from the two of hearts on"
    ),
}


def differences(rules: GrandfathersClockRules, base: GrandfathersClockRules) -> str:
    """The options in which rules differ from others.

    >>> differences(GrandfathersClockRules(wrap=True, columns=7), GrandfathersClockRules())
    'wrap=yes columns=7'
    """
    ours, theirs = rules.as_options(), base.as_options()
    return " ".join(f"{name}={value}" for name, value in ours.items() if value != theirs[name])
