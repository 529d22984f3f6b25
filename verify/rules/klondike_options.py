"""The conventions of Klondike as options, and the presets people play by.

The rule text names those that matter: cards turned three or one at a time, three passes through the stock, unused cards
that go back under the stock, and whether cards may come back from the foundations.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from verify.deals.deal import Listing
from verify.rules.named_options import Option

UNLIMITED = 0
"""The value of ``passes`` that means as many as the player likes."""

MOST_DRAWN = 24
MOST_PASSES = 1000
MOST_COLUMNS = 50


class KlondikeRules(NamedTuple):
    """One way to play; the defaults are the preset ``classic``.

    >>> KlondikeRules().draw
    3
    """

    draw: int = 3
    passes: int = UNLIMITED
    recycle: Literal["turn", "under"] = "turn"
    worrying_back: bool = True
    partial_runs: bool = True
    columns: int = 7
    deal: Literal["rows", "face-up-last"] = "rows"
    listing: Listing = "top-first"

    def as_options(self) -> dict[str, str | int]:
        """Every option by its name, with its value as it is written.

        >>> list(KlondikeRules(draw=1).as_options().items())[:3]
        [('draw', 1), ('passes', 'unlimited'), ('recycle', 'turn')]
        """
        values = {name: getattr(self, name.replace("-", "_")) for name in OPTIONS}
        values["passes"] = values["passes"] or "unlimited"
        return {name: ("no", "yes")[value] if isinstance(value, bool) else value for name, value in values.items()}


PLAY = ("draw", "passes", "recycle", "worrying-back", "partial-runs")
"""The options that say how a game is played; the others say how a deck becomes a table."""


OPTIONS: Mapping[str, Option] = {
    "draw": Option("how many cards are turned at a time", {}, range(1, MOST_DRAWN + 1)),
    "passes": Option(
        "how often the stock is gone through",
        {"unlimited": "as often as the player likes; N passes are N - 1 redeals"},
        range(1, MOST_PASSES + 1),
    ),
    "recycle": Option(
        "what becomes of cards that were turned and not used",
        {
            "turn": "they stay on the waste, which is turned over as the new stock when the stock is used up",
            "under": "they go back under the stock, in the order they had there, before the next cards are turned",
        },
    ),
    "worrying-back": Option(
        "whether the top card of a foundation may come back to the tableau",
        {"yes": "it may", "no": "what has gone up stays there"},
    ),
    "partial-runs": Option(
        "which face-up cards of a column may move to another",
        {"yes": "any card, with those that lie on it", "no": "all of them together"},
    ),
    "columns": Option("how many columns are dealt, of 1, 2, 3, ... cards", {}, range(1, MOST_COLUMNS + 1)),
    "deal": Option(
        "how a deck becomes columns; what is left is the stock, the first card of it is drawn first",
        {
            "rows": "row by row: a card to each of columns 1 to 7, then to 2 to 7, and so on",
            "face-up-last": "the face-down cards first: one to each of 2 to 7, then to 3 to 7, and so on; at last one "
            "face up to each of 1 to 7",
        },
    ),
    "listing": Option(
        "which card of a written deck is dealt first",
        {"top-first": "the one listed first", "bottom-first": "the one listed last"},
    ),
}


class Preset(NamedTuple):
    """A named set of rules and where it is played."""

    rules: KlondikeRules
    help: str


PRESETS: Mapping[str, Preset] = {
    "classic": Preset(KlondikeRules(), "three cards at a time, as many passes as wanted, cards may come back"),
    "draw-one": Preset(KlondikeRules(draw=1), "one card at a time"),
    "three-passes": Preset(KlondikeRules(passes=3), "the stock is gone through three times"),
    "under": Preset(KlondikeRules(recycle="under"), "unused cards go back under the stock at once"),
    "no-way-back": Preset(KlondikeRules(worrying_back=False), "cards do not come back from the foundations"),
    "vegas": Preset(KlondikeRules(draw=1, passes=1), "the gambling game: one card at a time, one pass"),
}


def differences(rules: KlondikeRules, base: KlondikeRules) -> str:
    """The options in which rules differ from others.

    >>> differences(KlondikeRules(draw=1, worrying_back=False), KlondikeRules())
    'draw=1 worrying-back=no'
    """
    ours, theirs = rules.as_options(), base.as_options()
    return " ".join(f"{name}={value}" for name, value in ours.items() if value != theirs[name])
