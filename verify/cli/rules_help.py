"""The text of ``--help-rules``: every preset and every option, from the tables that define them."""

from __future__ import annotations

import textwrap

from verify.rules.clock_options import OPTIONS, PRESETS, Option, differences

_WIDTH = 100


def rules_help() -> str:
    """How the presets of Clock Patience differ, and what each option means."""
    return "\n".join([_INTRODUCTION, "", "Presets (--rules):", "", *_presets(), "", "Options (-o):", "", *_options()])


_INTRODUCTION = textwrap.fill(
    "Rule books agree on Clock Patience and differ on its edges. A preset is a named set of options; -o NAME=VALUE "
    "changes one of them. What a deal's own format settles beats the preset (contest files and deal numbers list the "
    "bottom card first), and an option given with -o beats both. Every result says which rules it was played by. The "
    "value listed first is that of classic.",
    _WIDTH,
)


def _presets() -> list[str]:
    lines = []
    for name, preset in PRESETS.items():
        changes = differences(preset.rules)
        lines += _entry(2, name, preset.help + (f" [{changes}]" if changes else ""))
    return lines


def _options() -> list[str]:
    lines = []
    for name, option in OPTIONS.items():
        lines += [*_entry(2, name, option.help), *_values(option)]
    return lines


def _values(option: Option) -> list[str]:
    return [line for value, meaning in option.values.items() for line in _entry(4, value, meaning)]


def _entry(indent: int, name: str, text: str) -> list[str]:
    """A name with its explanation beside it."""
    head, rest = f"{' ' * indent}{name:<{22 - indent}}", " " * 22
    return textwrap.wrap(text, _WIDTH, initial_indent=head, subsequent_indent=rest, break_on_hyphens=False)
