"""The options that the commands for Klondike share."""

from __future__ import annotations

from verify.cli.asking import Asked
from verify.cli.klondike.help_texts import formats_help, rules_help
from verify.cli.shared_options import GameOptions
from verify.deals.deal import Deal, Shape
from verify.deals.klondike import FORMATS, numbered, read_file
from verify.deals.positions import PositionDeal
from verify.rules.klondike_choice import MOST_SUITS, KlondikeChoice

KlondikeRequest = Asked[Deal | PositionDeal, KlondikeChoice]
"""What was asked for: deals, how to read them, and the rules to play by."""

MOST_RANKS = 99


def _choose(preset: str, options: tuple[tuple[str, str], ...], _: Shape) -> KlondikeChoice:
    return KlondikeChoice(preset, options)


_KLONDIKE = GameOptions(
    name="klondike",
    example="draw=1",
    rules_help=rules_help,
    formats_help=formats_help,
    formats=FORMATS,
    ranks=(2, MOST_RANKS, "Ranks in the deck."),
    suits=(1, MOST_SUITS, "Suits in the deck: spades, hearts, diamonds, clubs."),
    read=read_file,
    numbered=numbered,
    choose=_choose,
)
shared = _KLONDIKE.shared
without_deals = _KLONDIKE.without_deals
