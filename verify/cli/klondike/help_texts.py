"""The texts of ``--help-rules`` and ``--help-formats`` for Klondike."""

from __future__ import annotations

from verify.cli.searching.help_texts import formats_text, preset_text, rules_text
from verify.deals.klondike import FORMATS
from verify.rules.klondike_options import OPTIONS, PRESETS, KlondikeRules, differences

_CLASSIC = KlondikeRules()
_INTRODUCTION = (
    "Klondike, with all cards known from the start. Columns are built down in alternating colours, foundations up in "
    "suit from the ace; only a king goes to an empty column. A preset is a named set of options; -o NAME=VALUE changes "
    "one of them. What a deal's own format settles beats the preset, and an option given with -o beats both. The "
    "brackets say in what a preset differs from classic."
)
_NUMBERS = (
    "KPat deals row by row, and with three cards at a time it lets no card come back from the foundations (-o "
    "worrying-back=no). PySolFC deals from the right to the left, the face-up cards last; its numbers name a table. "
    "Microsoft's numbers are FreeCell's; the deck is dealt as the rules say, the card listed last first."
)


def rules_help() -> str:
    """How the presets of Klondike differ, and what each option means."""
    presets = {name: preset_text(preset.help, differences(preset.rules, _CLASSIC)) for name, preset in PRESETS.items()}
    return rules_text(_INTRODUCTION, presets, OPTIONS, _CLASSIC.as_options())


def formats_help() -> str:
    """Every format, every way to number deals, and how cards are named."""
    return formats_text(FORMATS.values(), _NUMBERS)
