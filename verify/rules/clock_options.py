"""The conventions of Clock Patience that play alone settles, as options, and the presets people play by.

Rule books agree on the game and differ on its edges: how the cards are dealt, which end of a written deck
is its top, what happens at a pile with nothing left to turn. Each difference is an option with a name; a
preset is a set of options. ``verify.rules.clock_choice`` picks the rules for a deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from verify.deals.deal import Layout, Listing

CENTRE = 0
"""The value of ``start`` that means the centre, whatever the number of ranks."""


class ClockRules(NamedTuple):
    """One way to play; the defaults are the preset ``classic``.

    >>> ClockRules().dead_end
    'stop'
    """

    deal: Literal["rounds", "piles", "centre-last"] = "rounds"
    first_pile: int = 1
    direction: Literal["clockwise", "anticlockwise"] = "clockwise"
    listing: Listing = "top-first"
    within_pile: Listing = "bottom-first"
    shuttle: Literal["under-top", "over-bottom", "aside"] = "under-top"
    start: int = CENTRE
    dead_end: Literal["stop", "clockwise", "exception", "exception-centre"] = "stop"
    second_chance: Literal["none", "watch", "extra-draw"] = "none"
    watch_card: Literal["random", "next-top", "next-bottom", "best-top", "best-any", "clairvoyant"] = "random"
    win: Literal["exposed", "sorted"] = "exposed"
    score: Literal["clock-piles", "piles", "turned", "turned-not-kings", "restarts"] = "clock-piles"

    def start_in(self, ranks: int) -> int:
        """The pile whose top card is turned first, in a deck of so many ranks.

        >>> ClockRules().start_in(13), ClockRules(start=5).start_in(13)
        (13, 5)
        """
        return ranks if self.start == CENTRE else self.start

    def in_deck(self, ranks: int) -> ClockRules:
        """The same rules; if the start pile is the centre of a deck of so many ranks, it is called so."""
        return self._replace(start=CENTRE) if self.start == ranks else self

    def as_options(self, layout: Layout) -> dict[str, str | int | None]:
        """Every option by its name; None for those that a deal of this layout or the other rules leave undecided.

        >>> ClockRules().as_options("deck")["start"], ClockRules().as_options("piles")["deal"]
        ('centre', None)
        >>> ClockRules().as_options("deck")["watch-card"]
        """
        values = {name: getattr(self, field_of(name)) for name in OPTIONS}
        values["start"] = "centre" if self.start == CENTRE else self.start
        values["watch-card"] = None if self.second_chance == "none" else self.watch_card
        return {name: None if layout in option.not_for else values[name] for name, option in OPTIONS.items()}


class Option(NamedTuple):
    """A rule option: what it settles, its values with their meaning (none: a pile), and where it says nothing."""

    help: str
    values: Mapping[str, str]
    not_for: tuple[Layout, ...] = ()


OPTIONS: Mapping[str, Option] = {
    "deal": Option(
        "how a deck becomes piles; the card dealt last to a pile lies on top",
        {
            "rounds": "one card to each clock pile and one to the centre, and again",
            "piles": "all cards of one pile, then all of the next; the centre is the last",
            "centre-last": "the dial in rounds, then the rest to the centre (where the first of them lies on top)",
        },
        ("piles",),
    ),
    "first-pile": Option("the clock pile that is dealt to first: 1, 2, ... or A, 2, ... Q", {}, ("piles",)),
    "direction": Option(
        "which way round the cards are dealt",
        {"clockwise": "from 1 to 2, 3, ...", "anticlockwise": "from 1 to 12, 11, ..."},
        ("piles",),
    ),
    "listing": Option(
        "which card of a written deck is dealt first",
        {"top-first": "the one listed first", "bottom-first": "the one listed last"},
        ("piles",),
    ),
    "within-pile": Option(
        "where the deal lists piles: which end of a pile is its top",
        {"bottom-first": "the card listed last is the top", "top-first": "the card listed first is the top"},
        ("deck",),
    ),
    "shuttle": Option(
        "where a turned card goes, and which card is turned next",
        {
            "under-top": "under its pile; the top card is turned",
            "over-bottom": "on top of its pile; the bottom card is turned (the game still begins with a top card)",
            "aside": "away from its pile; the top card is turned (the game goes as with under-top)",
        },
    ),
    "start": Option("the pile whose top card is turned first: centre, 1, 2, ...", {}),
    "dead-end": Option(
        "what happens at a pile with nothing left to turn",
        {
            "stop": "the game ends",
            "clockwise": "go on from the next pile clockwise that has a face-down card; after the centre comes pile 1",
            "exception": "do so only if the card came from that very pile and it is a clock pile; else the game ends",
            "exception-centre": "the same, but it may be the centre too",
        },
    ),
    "second-chance": Option(
        "what may be done once, when play stops in the start pile with cards face down (dead-end stop or exception)",
        {
            "none": "nothing",
            "watch": "the last card is exchanged with a face-down card: it takes that place face down and play goes on "
            "with the other card, to the next dead end",
            "extra-draw": "the last card stays at home and the top face-down card of a pile is turned; play goes on to "
            "the next dead end",
        },
    ),
    "watch-card": Option(
        "which card that is; top is what a pile turns next, bottom what it turns last; extra-draw takes top cards only",
        {
            "random": "any face-down card; with extra-draw any pile; all are equally likely",
            "next-top": "the top face-down card of the next pile clockwise that has one",
            "next-bottom": "the bottom one of that pile",
            "best-top": "a top one that wins most often by what lies face up; equally good ones are equally likely",
            "best-any": "any face-down card that does",
            "clairvoyant": "one that wins, chosen by someone who knows all cards; if none does, any",
        },
    ),
    "win": Option(
        "when the game is won",
        {
            "exposed": "when every card has been turned",
            "sorted": "when every card is home; one still face down in its own pile counts",
        },
    ),
    "score": Option(
        "what is counted",
        {
            "clock-piles": "completed clock piles",
            "piles": "completed piles",
            "turned": "cards turned",
            "turned-not-kings": "cards turned that are not kings",
            "restarts": "how often the one-king rule let play go on",
        },
    ),
}


class Preset(NamedTuple):
    """A named set of rules and where it is played."""

    rules: ClockRules
    help: str


PRESETS: Mapping[str, Preset] = {
    "classic": Preset(ClockRules(), "as most rule books have it; a written deck lists its top card first"),
    "shakki": Preset(
        ClockRules(dead_end="exception"),
        "a clock pile's own number turned there last: go on from the next pile; from the centre that never happens",
    ),
    "one-king": Preset(
        ClockRules(dead_end="clockwise", score="restarts"),
        "the last king does not end the game: go on clockwise while a pile has a face-down card",
    ),
    "watch": Preset(
        ClockRules(second_chance="watch"),
        "a last king that comes too early is exchanged once with a face-down card, drawn at random",
    ),
    "uva170": Preset(
        ClockRules(listing="bottom-first"), "the programming contest: a written deck lists its top card last"
    ),
    "knuth": Preset(
        ClockRules(shuttle="aside"),
        "cards turned are set aside instead of going under their pile; the game goes as in classic",
    ),
    "aisleriot": Preset(
        ClockRules(deal="centre-last", shuttle="over-bottom"),
        "the desktop program: the centre is dealt last, cards go on top and the bottom card is turned",
    ),
    "aisleriot-2010": Preset(
        ClockRules(deal="centre-last", shuttle="over-bottom", win="sorted"),
        "the same before 2011: a card face down in its own pile counted as home",
    ),
    "pysolfc-relaxed": Preset(
        ClockRules(second_chance="extra-draw", watch_card="best-top"),
        "PySolFC's Relaxed Clock: after an early last king the player turns the top card of a pile",
    ),
    "blocks": Preset(ClockRules(deal="piles"), "all cards of a pile are dealt at once"),
    "spade": Preset(
        ClockRules(deal="piles", dead_end="exception-centre"),
        "a teaching exercise: dealt in blocks; a card that closes the very pile it came from, even the centre, "
        "lets play go on from the next pile",
    ),
}


def field_of(option: str) -> str:
    """The field of ``ClockRules`` that holds an option."""
    return option.replace("-", "_")


def differences(rules: ClockRules, base: ClockRules, layout: Layout = "deck") -> str:
    """The options in which rules differ from others, as far as they say something about a deal of this layout.

    >>> differences(PRESETS["spade"].rules, ClockRules())
    'deal=piles dead-end=exception-centre'
    """
    ours, theirs = rules.as_options(layout), base.as_options(layout)
    return " ".join(f"{name}={value}" for name, value in ours.items() if value not in (None, theirs[name]))
