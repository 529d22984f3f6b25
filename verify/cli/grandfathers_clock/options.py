"""The options that the commands for Grandfather's Clock share."""

from __future__ import annotations

from verify.cli.asking import Asked
from verify.cli.grandfathers_clock.help_texts import formats_help, rules_help
from verify.cli.shared_options import GameOptions
from verify.deals.deal import Shape
from verify.deals.dials import MOST_SUITS, check_shape
from verify.deals.grandfathers_clock import FORMATS, numbered, read_file
from verify.deals.grandfathers_clock.formats import AnyDeal
from verify.rules.grandfathers_clock_choice import GAME, GrandfathersClockChoice

GrandfathersClockRequest = Asked[AnyDeal, GrandfathersClockChoice]
"""What was asked for: deals, how to read them, and the rules to play by."""

MOST_RANKS = 99


def _choose(preset: str, options: tuple[tuple[str, str], ...], shape: Shape) -> GrandfathersClockChoice:
    check_shape(shape)
    return GrandfathersClockChoice(preset, options)


_GRANDFATHERS_CLOCK = GameOptions(
    name=GAME,
    example="runs=yes",
    rules_help=rules_help,
    formats_help=formats_help,
    formats=FORMATS,
    ranks=(2, MOST_RANKS, "Ranks in the deck: one more than there are hours."),
    suits=(1, MOST_SUITS, "Suits in the deck: spades, hearts, diamonds, clubs; fewer than ranks."),
    read=read_file,
    numbered=numbered,
    choose=_choose,
)
shared = _GRANDFATHERS_CLOCK.shared
without_deals = _GRANDFATHERS_CLOCK.without_deals
