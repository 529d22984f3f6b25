"""Which rules a deal is played by: a preset, options named explicitly, and what the deal's own format settles.

A format may settle an option (a contest file lists its decks bottom card first). An option named explicitly
beats the format, and the format beats the preset.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from verify.cards import RANK_LABELS
from verify.deals.deal import Deal, Layout, Shape
from verify.errors import BadInput, shown
from verify.rules.clock_options import CENTRE, OPTIONS, PRESETS, ClockRules, differences, field_of
from verify.rules.named_options import check_names

MOST_CARDS = 1000  # with a second chance: every card may be the one, and every game is played


@dataclass(frozen=True)
class Choice:
    """The rules asked for: a preset, and options named explicitly as (name, value as text).

    Raises BadInput on creation for an unknown preset, option or value, and for options that do not go together.
    """

    preset: str = "classic"
    options: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        check_names("clock", PRESETS, self.preset, self.options)
        self._overrides()
        check_second_chance(self.rules, watch_card_named="watch-card" in dict(self.options))

    @classmethod
    def named(cls, preset: str, options: Mapping[str, object]) -> Choice:
        """The choice with these options, by their names as Python has them: with underscores.

        >>> Choice.named("classic", {"dead_end": "clockwise"}).options
        (('dead-end', 'clockwise'),)
        """
        return cls(preset, tuple((name.replace("_", "-"), str(value)) for name, value in options.items()))

    @property
    def rules(self) -> ClockRules:
        """The rules for a deal whose format settles nothing."""
        return PRESETS[self.preset].rules._replace(**self._overrides())

    def for_deal(self, deal: Deal) -> ClockRules:
        """The rules for one deal: explicit options before what its format settles before the preset.

        Raises BadInput for an option that says nothing about a deal of this layout and for a pile that the
        deal does not have.
        """
        self.check_layout(deal.layout, f"the format '{deal.format}' lists {_LISTS[deal.layout]}", f"deal {deal.name}")
        settled = {"listing": deal.listing, "within_pile": deal.within_pile}
        by_format: dict[str, Any] = {name: value for name, value in settled.items() if value is not None}
        rules = self.rules._replace(**{**by_format, **self._overrides()})
        check_piles(rules, deal.shape)
        return rules.in_deck(deal.shape.ranks)

    def check_layout(self, layout: Layout, because: str, source: str = "") -> None:
        """Raise BadInput for an option named explicitly that says nothing about deals of this layout."""
        for name, _ in self.options:
            if layout in OPTIONS[name].not_for:
                raise BadInput(f"option {name} does not apply: {because}", source)

    def describe(self, rules: ClockRules, layout: Layout) -> str:
        """The rules in words: the preset, and in what they differ from it.

        >>> Choice("blocks", (("win", "sorted"),)).describe(ClockRules(deal="piles", win="sorted"), "deck")
        'blocks, with win=sorted'
        """
        changes = differences(rules, PRESETS[self.preset].rules, layout)
        return f"{self.preset}, with {changes}" if changes else self.preset

    def _overrides(self) -> dict[str, Any]:
        return {field_of(name): parse_option(name, value) for name, value in self.options}


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


def check_second_chance(rules: ClockRules, *, watch_card_named: bool = False) -> None:
    """Raise BadInput for a second chance that the other rules leave no room for, or that nothing is said about.

    Which card is best is known for a win that asks for every card; there each one's chance is a matter of counting.
    """
    if rules.second_chance == "none":
        if watch_card_named:
            raise BadInput("option watch-card says nothing while second-chance is none: expected watch or extra-draw")
        return
    if rules.dead_end not in ("stop", "exception"):
        message = f"second-chance {rules.second_chance} with dead-end {rules.dead_end}: expected stop or exception"
        raise BadInput(message)
    if rules.watch_card in ("best-top", "best-any") and rules.win != "exposed":
        raise BadInput(f"watch-card {rules.watch_card} with win {rules.win}: expected win exposed")


def check_piles(rules: ClockRules, shape: Shape) -> None:
    """Raise BadInput if the rules name a pile that a deck of this shape does not make, or are not for one so large."""
    if not 1 <= rules.first_pile < shape.ranks:
        message = f"option first-pile is {rules.first_pile}: expected a clock pile, 1 to {shape.ranks - 1}"
        raise BadInput(message)
    if not 0 <= rules.start <= shape.ranks:
        raise BadInput(f"option start is {rules.start}: expected centre or a pile, 1 to {shape.ranks}")
    if rules.second_chance != "none" and shape.cards > MOST_CARDS:
        raise BadInput(f"second-chance {rules.second_chance} with {shape.cards} cards: expected {MOST_CARDS} at most")
