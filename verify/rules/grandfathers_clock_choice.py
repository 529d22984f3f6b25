"""Which rules a deal of Grandfather's Clock is played by: a preset, options named explicitly, what the deal settles.

A format may settle the order of dealing; a table and a deck without clock cards settle which the clock cards were. An
option named explicitly beats the format, and the format beats the preset; nothing beats the cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from verify.deals.deal import Deal
from verify.deals.dials import DialDeal, DialPosition, RestDeal
from verify.deals.grandfathers_clock.formats import FORMATS, AnyDeal
from verify.errors import BadInput
from verify.rules.grandfathers_clock_dealing import deal_out
from verify.rules.grandfathers_clock_options import OPTIONS, PRESETS, GrandfathersClockRules, differences
from verify.rules.named_options import as_text, check_names, value_of

GAME = "grandfathers-clock"


@dataclass(frozen=True)
class GrandfathersClockChoice:
    """The rules asked for: a preset, and options named explicitly as (name, value as text).

    >>> GrandfathersClockChoice("classic", (("empty-column", "none"),)).rules.empty_column
    'none'

    Raises BadInput on creation for an unknown preset, option or value.
    """

    preset: str = "classic"
    options: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        check_names(GAME, PRESETS, self.preset, self.options)
        self._overrides()

    @classmethod
    def named(cls, preset: str, options: Mapping[str, object]) -> GrandfathersClockChoice:
        """The choice with these options, by their names as Python has them: with underscores, and True for yes.

        >>> GrandfathersClockChoice.named("classic", {"empty_column": "none", "runs": True}).options
        (('empty-column', 'none'), ('runs', 'yes'))
        """
        return cls(preset, tuple((name.replace("_", "-"), as_text(value)) for name, value in options.items()))

    @property
    def rules(self) -> GrandfathersClockRules:
        """The rules for a deal that settles nothing."""
        return self._with({})

    def for_deal(self, deal: AnyDeal) -> GrandfathersClockRules:
        """The rules for one deal: explicit options before what it settles before the preset.

        Raises BadInput for an option that says nothing about the deal, and for a deal that the rules do not fit.
        """
        rules, _ = self.laid(deal)
        return rules

    def start(self, deal: AnyDeal) -> DialPosition:
        """The position that the deal begins with; raises BadInput as ``for_deal`` does."""
        _, start = self.laid(deal)
        return start

    def laid(self, deal: AnyDeal) -> tuple[GrandfathersClockRules, DialPosition]:
        """The rules for one deal, and the position that it begins with; raises BadInput as ``for_deal`` does."""
        if not isinstance(deal, Deal) and deal.shape.suits > 1:  # of one suit the clock cards are always the same
            self._check("clock_suits", deal.clock_suits, "the clock cards are those of", deal.name)
        if isinstance(deal, DialDeal):
            return self._for_table(deal), deal.position
        rules = self._with(settled(deal))
        return rules, deal_out(deal, rules)

    def for_format(self, name: str) -> GrandfathersClockRules:
        """The rules by which a deck is written in that format: whatever it settles is as all its readers have it."""
        return self.rules._replace(**_by_format(name))

    def describe(self, rules: GrandfathersClockRules) -> str:
        """The rules in words: the preset, and in what they differ from it.

        >>> GrandfathersClockChoice().describe(GrandfathersClockRules(runs=True))
        'classic, with runs=yes'
        """
        changes = differences(rules, PRESETS[self.preset].rules)
        return f"{self.preset}, with {changes}" if changes else self.preset

    def _for_table(self, deal: DialDeal) -> GrandfathersClockRules:
        columns = len(deal.position.columns)
        if "listing" in self._overrides():
            message = f"option listing does not apply: the format '{deal.format}' lists the table, so nothing is dealt"
            raise BadInput(message, f"deal {deal.name}")
        self._check("columns", columns, "the columns on the table are", deal.name)
        return self._with({"columns": columns, "clock_suits": deal.clock_suits})

    def _check(self, name: str, there: object, what: str, source: str) -> None:
        """Raise BadInput for an option that says something else than the deal does."""
        asked = self._overrides().get(name, there)
        if asked != there:
            raise BadInput(f"option {name.replace('_', '-')} is {asked}, and {what} {there}", f"deal {source}")

    def _with(self, settled: Mapping[str, Any]) -> GrandfathersClockRules:
        return PRESETS[self.preset].rules._replace(**{**settled, **self._overrides()})

    def _overrides(self) -> dict[str, Any]:
        return {name.replace("-", "_"): parse_option(name, value) for name, value in self.options}


def settled(deal: Deal | RestDeal) -> dict[str, Any]:
    """What a deck and its format settle of how it becomes a table."""
    listing = {"listing": deal.listing} if deal.listing else {}
    suits = {"clock_suits": deal.clock_suits} if isinstance(deal, RestDeal) else {}
    return {**_by_format(deal.format), **listing, **suits}


def _by_format(name: str) -> dict[str, Any]:
    return dict(FORMATS[name].settles) if name in FORMATS else {}


def parse_option(name: str, value: str) -> str | int | bool:
    """The value of an option given as text.

    >>> parse_option("columns", "8"), parse_option("wrap", "yes"), parse_option("build", "any")
    (8, True, 'any')

    Raises BadInput for an unknown option or value, naming those that exist.
    """
    return value_of(GAME, OPTIONS, name, value)
