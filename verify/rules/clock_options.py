"""The conventions of Clock Patience: every rule option, and the presets people play by.

Rule books agree on the game and differ on its edges: how the cards are dealt, which end of a written deck
is its top, what happens at a pile with nothing left to turn. Each difference is an option with a name; a
preset is a set of options. A deal's format may settle an option too (a contest file lists its decks bottom
card first); an option named explicitly beats the format, and the format beats the preset.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from verify.cards import RANK_LABELS
from verify.deals.deal import Deal, Layout, Listing, Shape
from verify.errors import BadInput, shown

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
    win: Literal["exposed", "sorted"] = "exposed"
    score: Literal["clock-piles", "piles", "turned", "turned-not-kings", "restarts"] = "clock-piles"

    def as_options(self, layout: Layout) -> dict[str, str | int | None]:
        """Every option by its name; None for those that a deal of this layout leaves nothing to decide.

        >>> ClockRules().as_options("deck")["start"], ClockRules().as_options("piles")["deal"]
        ('centre', None)
        """
        values = {name: getattr(self, _field(name)) for name in OPTIONS}
        values["start"] = "centre" if self.start == CENTRE else self.start
        return {name: None if layout in option.not_for else values[name] for name, option in OPTIONS.items()}


class Option(NamedTuple):
    """A rule option: what it settles, its values with their meaning (none: a pile), and where it says nothing."""

    help: str
    values: Mapping[str, str]
    not_for: tuple[Layout, ...] = ()


OPTIONS: Mapping[str, Option] = {
    "deal": Option(
        "how a deck becomes piles; but for centre-last, the card dealt last to a pile lies on top",
        {
            "rounds": "one card to each clock pile and one to the centre, and again",
            "piles": "all cards of one pile, then all of the next; the centre is the last",
            "centre-last": "the dial in rounds, then the rest to the centre, the first of them on top",
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
            "restarts": "times that the one-king rule took play up again",
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
        "a card of a clock pile's own number with nothing left to turn there: go on from the next pile",
    ),
    "one-king": Preset(
        ClockRules(dead_end="clockwise", score="restarts"),
        "the last king does not end the game: go on clockwise while a pile has a face-down card",
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
    "blocks": Preset(ClockRules(deal="piles"), "all cards of a pile are dealt at once"),
    "spade": Preset(
        ClockRules(deal="piles", dead_end="exception-centre"),
        "a teaching exercise: dealt in blocks; a card that closes the very pile it came from, even the centre, "
        "lets play go on from the next pile",
    ),
}


@dataclass(frozen=True)
class Choice:
    """The rules asked for: a preset, and options named explicitly as (name, value as text).

    Raises BadInput on creation for an unknown preset, option or value.
    """

    preset: str = "classic"
    options: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        if self.preset not in PRESETS:
            known = ", ".join(PRESETS)
            raise BadInput(f"there is no preset '{shown(self.preset)}' for clock: expected one of {known}")
        self._overrides()

    @property
    def rules(self) -> ClockRules:
        """The rules for a deal whose format settles nothing."""
        return PRESETS[self.preset].rules._replace(**self._overrides())

    def for_deal(self, deal: Deal) -> ClockRules:
        """The rules for one deal: explicit options before what its format settles before the preset.

        Raises BadInput for an option that says nothing about a deal of this layout and for a pile that the
        deal does not have.
        """
        for name, _ in self.options:
            if deal.layout in OPTIONS[name].not_for:
                message = f"option {name} does not apply: the format '{deal.format}' lists {_LISTS[deal.layout]}"
                raise BadInput(message, deal.name)
        settled = {"listing": deal.listing, "within_pile": deal.within_pile}
        by_format: dict[str, Any] = {name: value for name, value in settled.items() if value is not None}
        rules = self.rules._replace(**{**by_format, **self._overrides()})
        _check_piles(rules, deal.shape, deal.name)
        return rules._replace(start=CENTRE) if rules.start == deal.shape.ranks else rules

    def _overrides(self) -> dict[str, Any]:
        return {_field(name): parse_option(name, value) for name, value in self.options}


_LISTS = {"deck": "a deck, not piles", "piles": "the piles themselves, so there is nothing to deal"}


def parse_option(name: str, value: str) -> str | int:
    """The value of an option given as text.

    >>> parse_option("first-pile", "Q"), parse_option("start", "centre"), parse_option("win", "sorted")
    (12, 0, 'sorted')

    Raises BadInput for an unknown option or value, naming those that exist.
    """
    option = OPTIONS.get(name)
    if option is None:
        raise BadInput(f"there is no option '{shown(name)}' for clock: expected one of {', '.join(OPTIONS)}")
    if option.values:
        if value not in option.values:
            raise BadInput(f"option {name} is '{shown(value)}': expected one of {', '.join(option.values)}")
        return value
    if name == "start" and value.lower() == "centre":
        return CENTRE
    return _parse_pile(name, value)


def _parse_pile(name: str, value: str) -> int:
    label = value.upper()
    if label in RANK_LABELS and len(label) == 1:
        return RANK_LABELS.index(label) + 1
    if label.isascii() and label.isdigit() and len(label) <= 6 and int(label) > 0:
        return int(label)
    also = " or centre" if name == "start" else ""
    raise BadInput(f"option {name} is '{shown(value)}': expected a pile such as 1, 12 or Q{also}")


def _check_piles(rules: ClockRules, shape: Shape, source: str) -> None:
    if not 1 <= rules.first_pile < shape.ranks:
        message = f"option first-pile is {rules.first_pile}: expected a clock pile, 1 to {shape.ranks - 1}"
        raise BadInput(message, source)
    if not 0 <= rules.start <= shape.ranks:
        raise BadInput(f"option start is {rules.start}: expected centre or a pile, 1 to {shape.ranks}", source)


def _field(option: str) -> str:
    return option.replace("-", "_")


def differences(rules: ClockRules) -> str:
    """How a preset differs from ``classic``, as options.

    >>> differences(PRESETS["spade"].rules)
    'deal=piles dead-end=exception-centre'
    """
    classic = ClockRules()
    changed = [name for name in rules._fields if getattr(rules, name) != getattr(classic, name)]
    return " ".join(f"{name.replace('_', '-')}={getattr(rules, name)}" for name in changed)
