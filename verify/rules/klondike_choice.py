"""Which rules a Klondike deal is played by: a preset, options named explicitly, and what the deal's format settles.

A format may settle how the deck is dealt, and a table is dealt already. An option named explicitly beats the format,
and the format beats the preset.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from verify.cards import Card
from verify.deals.deal import Deal, Shape
from verify.deals.klondike.formats import FORMATS
from verify.deals.klondike.numbers import DEALT_IN_ROWS
from verify.deals.positions import Position, PositionDeal
from verify.errors import BadInput
from verify.rules.klondike import goes_on
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import OPTIONS, PRESETS, UNLIMITED, KlondikeRules, differences
from verify.rules.named_options import as_text, check_names, value_of

MOST_SUITS = 4  # two black, two red


@dataclass(frozen=True)
class KlondikeChoice:
    """The rules asked for: a preset, and options named explicitly as (name, value as text).

    >>> KlondikeChoice("draw-one", (("passes", "3"),)).rules.passes
    3

    Raises BadInput on creation for an unknown preset, option or value, and for options that do not go together.
    """

    preset: str = "classic"
    options: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        check_names("klondike", PRESETS, self.preset, self.options)
        overrides = self._overrides()
        if self.rules.recycle == "under" and overrides.get("passes", UNLIMITED) != UNLIMITED:
            raise BadInput("option passes says nothing with recycle under, where nothing is turned over: expected turn")

    @classmethod
    def named(cls, preset: str, options: Mapping[str, object]) -> KlondikeChoice:
        """The choice with these options, by their names as Python has them: with underscores, and True for yes.

        >>> KlondikeChoice.named("classic", {"worrying_back": False}).options
        (('worrying-back', 'no'),)
        """
        return cls(preset, tuple((name.replace("_", "-"), as_text(value)) for name, value in options.items()))

    @property
    def rules(self) -> KlondikeRules:
        """The rules for a deal whose format settles nothing."""
        return self._with({})

    def for_deal(self, deal: Deal | PositionDeal) -> KlondikeRules:
        """The rules for one deal: explicit options before what its format settles before the preset.

        Raises BadInput for an option that says nothing about a table, and for a deal that the rules do not fit.
        """
        rules, _ = self.laid(deal)
        return rules

    def start(self, deal: Deal | PositionDeal) -> Position:
        """The position that the deal begins with; raises BadInput as ``for_deal`` does."""
        _, start = self.laid(deal)
        return start

    def laid(self, deal: Deal | PositionDeal) -> tuple[KlondikeRules, Position]:
        """The rules for one deal, and the position that it begins with; raises BadInput as ``for_deal`` does."""
        rules = self._for_table(deal) if isinstance(deal, PositionDeal) else self._with(settled(deal))
        return rules, start_of(deal, rules)

    def for_format(self, name: str) -> KlondikeRules:
        """The rules by which a deck is written in that format: whatever it settles is as all its readers have it."""
        return self.rules._replace(**_by_format(name))

    def describe(self, rules: KlondikeRules) -> str:
        """The rules in words: the preset, and in what they differ from it.

        >>> KlondikeChoice("draw-one").describe(KlondikeRules(draw=1, passes=2))
        'draw-one, with passes=2'
        """
        changes = differences(rules, PRESETS[self.preset].rules)
        return f"{self.preset}, with {changes}" if changes else self.preset

    def _for_table(self, deal: PositionDeal) -> KlondikeRules:
        columns = len(deal.position.columns)
        overrides = self._overrides()
        for name in overrides.keys() & {"deal", "listing"}:
            message = f"option {name} does not apply: the format '{deal.format}' lists the table, so nothing is dealt"
            raise BadInput(message, f"deal {deal.name}")
        if overrides.get("columns", columns) != columns:
            message = f"option columns is {overrides['columns']}, and there are {columns} columns on the table"
            raise BadInput(message, f"deal {deal.name}")
        return self._with({"columns": columns})

    def _with(self, settled: Mapping[str, Any]) -> KlondikeRules:
        rules = PRESETS[self.preset].rules._replace(**{**settled, **self._overrides()})
        return rules._replace(passes=UNLIMITED) if rules.recycle == "under" else rules

    def _overrides(self) -> dict[str, Any]:
        return {name.replace("-", "_"): parse_option(name, value) for name, value in self.options}


def settled(deal: Deal) -> dict[str, Any]:
    """What the format of a deck settles of how it becomes a table."""
    listing = {"listing": deal.listing} if deal.listing else {}
    return {**_by_format(deal.format), **listing}


def _by_format(name: str) -> dict[str, Any]:
    if name in DEALT_IN_ROWS:
        return {"deal": "rows"}
    return dict(FORMATS[name].settles) if name in FORMATS else {}


def start_of(deal: Deal | PositionDeal, rules: KlondikeRules) -> Position:
    """The position that a deal begins with under these rules; raises BadInput if the rules do not fit it."""
    check_suits(deal.shape, deal.name)
    if isinstance(deal, Deal):
        return deal_out(deal, rules)
    fault = next(_faults(deal.position, rules), None)
    if fault:
        raise BadInput(fault, f"deal {deal.name}")
    return deal.position


def check_suits(shape: Shape, source: str = "") -> None:
    """Raise BadInput for a deck of more suits than have a colour."""
    if shape.suits > MOST_SUITS:
        raise BadInput(f"{shape.suits} suits: Klondike is played with {MOST_SUITS} at most, two black, two red", source)


def _faults(position: Position, rules: KlondikeRules) -> Iterator[str]:
    """What keeps a position from being one of a game by these rules."""
    for number, column in enumerate(position.columns, 1):
        if column.down and not column.up:
            yield f"column {number}: its last card, {column.down[-1]}, lies face down: expected it face up"
        for below, card in zip(column.up, column.up[1:], strict=False):
            if not goes_on(card, below):
                yield _no_sequence(number, below, card)
    if rules.passes != UNLIMITED and position.pass_number > rules.passes:
        yield f"pass {position.pass_number} is under way, and the rules allow {rules.passes}"


def _no_sequence(number: int, below: Card, card: Card) -> str:
    return (
        f"column {number}: {card} cannot lie on {below} face up: expected the next lower rank in the other colour, or "
        "face-down cards marked as such"
    )


def parse_option(name: str, value: str) -> str | int | bool:
    """The value of an option given as text.

    >>> parse_option("draw", "3"), parse_option("passes", "unlimited"), parse_option("worrying-back", "no")
    (3, 0, False)

    Raises BadInput for an unknown option or value, naming those that exist.
    """
    value_read = value_of("klondike", OPTIONS, name, value)
    return UNLIMITED if value_read == "unlimited" else value_read
