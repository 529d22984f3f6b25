"""The texts of ``--help-rules`` and ``--help-formats`` for Grandfather's Clock."""

from __future__ import annotations

from verify.cli.searching.help_texts import formats_text, preset_text, rules_text
from verify.deals.grandfathers_clock import FORMATS
from verify.rules.grandfathers_clock_options import OPTIONS, PRESETS, GrandfathersClockRules, differences

_CLASSIC = GrandfathersClockRules()
_INTRODUCTION = (
    "Grandfather's Clock, all cards face up from the start. Twelve clock cards lie on the dial; foundations are built "
    "up on them in suit, the ace on the king, until each shows its hour: an ace at one o'clock, a jack at eleven, a "
    "queen at twelve. Columns are built down; one card moves at a time, and what lies on a foundation stays there. A "
    "preset is a named set of options; -o NAME=VALUE changes one of them. What a deal's own format settles beats the "
    "preset, and an option given with -o beats both. The brackets say in what a preset differs from classic."
)
_NUMBERS = (
    "Each number shuffles the whole deck, and the clock cards are taken out of it. The others are dealt in rows from "
    "the left, the card listed last first: so deal KPat, and PySolFC with its own shuffle. Microsoft's numbers are "
    "FreeCell's. Of random decks the card listed first is dealt first."
)


def rules_help() -> str:
    """How the presets of Grandfather's Clock differ, and what each option means."""
    presets = {name: preset_text(preset.help, differences(preset.rules, _CLASSIC)) for name, preset in PRESETS.items()}
    return rules_text(_INTRODUCTION, presets, OPTIONS, _CLASSIC.as_options())


def formats_help() -> str:
    """Every format, every way to number deals, and how cards are named."""
    return formats_text(FORMATS.values(), _NUMBERS)
