"""The texts of ``--help-rules`` and ``--help-formats`` for Klondike, from the tables that define what they explain."""

from __future__ import annotations

from verify.cli.formats_help import CARDS, numbers_help
from verify.cli.wrapping import entry, paragraph
from verify.deals.klondike import FORMATS
from verify.rules.klondike_options import OPTIONS, PRESETS, KlondikeRules, differences
from verify.rules.named_options import Option


def rules_help() -> str:
    """How the presets of Klondike differ, and what each option means."""
    return "\n".join([*_INTRODUCTION, "", "Presets (--rules):", "", *_presets(), "", "Options (-o):", "", *_options()])


def formats_help() -> str:
    """Every format, every way to number deals, and how cards are named."""
    formats = [line for form in FORMATS.values() for line in entry(2, form.name, form.help)]
    head = ["Formats (--format; recognised if not named):", "", *formats]
    return "\n".join([*head, "", "Deals by number (--deal):", "", *numbers_help(), "", *_NUMBERS, "", *CARDS])


_INTRODUCTION = paragraph(
    "Klondike, with all cards known from the start. Columns are built down in alternating colours, foundations up in "
    "suit from the ace; only a king goes to an empty column. A preset is a named set of options; -o NAME=VALUE changes "
    "one of them. What a deal's own format settles beats the preset, and an option given with -o beats both. The "
    "brackets say in what a preset differs from classic."
)
_NUMBERS = paragraph(
    "KPat deals row by row, and with three cards at a time it lets no card come back from the foundations (-o "
    "worrying-back=no). PySolFC deals from the right to the left, the face-up cards last; its numbers name a table. "
    "Microsoft's numbers are FreeCell's; the deck is dealt as the rules say, the card listed last first."
)


def _presets() -> list[str]:
    lines = []
    for name, preset in PRESETS.items():
        changes = differences(preset.rules, KlondikeRules())
        lines += entry(2, name, preset.help + (f" [{changes}]" if changes else ""))
    return lines


def _options() -> list[str]:
    lines = []
    for name, option in OPTIONS.items():
        default = KlondikeRules().as_options()[name]
        lines += entry(2, name, f"{option.help}{_range(option)} [classic: {default}]")
        lines += [line for value, meaning in option.values.items() for line in entry(4, value, meaning)]
    return lines


def _range(option: Option) -> str:
    return f": {option.numbers[0]} to {option.numbers[-1]}" if option.numbers else ""
