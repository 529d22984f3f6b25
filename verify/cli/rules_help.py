"""The text of ``--help-rules``: every preset and every option, from the tables that define them."""

from __future__ import annotations

from verify.cli.wrapping import entry, paragraph
from verify.rules.clock_options import OPTIONS, PRESETS, ClockRules, Option, differences


def rules_help() -> str:
    """How the presets of Clock Patience differ, and what each option means."""
    return "\n".join([*_INTRODUCTION, "", "Presets (--rules):", "", *_presets(), "", "Options (-o):", "", *_options()])


_INTRODUCTION = paragraph(
    "Rule books agree on Clock Patience and differ on its edges. A preset is a named set of options; -o NAME=VALUE "
    "changes one of them. What a deal's own format settles beats the preset (contest files and Microsoft's numbers "
    "list the bottom card first), and an option given with -o beats both. The value listed first is that of "
    "classic; the brackets say in what a preset differs from it."
)


def _presets() -> list[str]:
    lines = []
    for name, preset in PRESETS.items():
        changes = differences(preset.rules, ClockRules())
        lines += entry(2, name, preset.help + (f" [{changes}]" if changes else ""))
    return lines


def _options() -> list[str]:
    lines = []
    for name, option in OPTIONS.items():
        lines += [*entry(2, name, option.help), *_values(option)]
    return lines


def _values(option: Option) -> list[str]:
    return [line for value, meaning in option.values.items() for line in entry(4, value, meaning)]
