"""The texts of ``--help-rules`` and ``--help-formats``, from the tables that define what they explain."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from verify.cli.formats_help import CARDS, numbers_help
from verify.cli.wrapping import entry, paragraph
from verify.rules.named_options import Option


class Explained(Protocol):
    """A format, as far as it is explained."""

    @property
    def name(self) -> str:
        """By which it is asked for."""

    @property
    def help(self) -> str:
        """What it is."""


def rules_text(
    introduction: str,
    presets: Mapping[str, str],
    options: Mapping[str, Option],
    classic: Mapping[str, str | int],
) -> str:
    """How presets differ, and what each option means; ``classic`` has the value of each in the first preset."""
    shown = [line for name, text in presets.items() for line in entry(2, name, text)]
    meant = [line for name, option in options.items() for line in _option(name, option, classic[name])]
    head = [*paragraph(introduction), "", "Presets (--rules):", "", *shown]
    return "\n".join([*head, "", "Options (-o):", "", *meant])


def formats_text(formats: Iterable[Explained], numbers: str) -> str:
    """Every format, every way to number deals (``numbers`` says what they are in this game), how cards are named."""
    listed = [line for form in formats for line in entry(2, form.name, form.help)]
    head = ["Formats (--format; recognised if not named):", "", *listed]
    numbered: Sequence[str] = ["Deals by number (--deal):", "", *numbers_help(), "", *paragraph(numbers)]
    return "\n".join([*head, "", *numbered, "", *CARDS])


def preset_text(text: str, changes: str) -> str:
    """What a preset is, and in what it differs from the first.

    >>> preset_text("as others play", "runs=yes"), preset_text("as we do", "")
    ('as others play [runs=yes]', 'as we do')
    """
    return f"{text} [{changes}]" if changes else text


def _option(name: str, option: Option, classic: str | int) -> list[str]:
    lines = entry(2, name, f"{option.help}{_range(option)} [classic: {classic}]")
    return [*lines, *(line for value, meaning in option.values.items() for line in entry(4, value, meaning))]


def _range(option: Option) -> str:
    return f": {option.numbers[0]} to {option.numbers[-1]}" if option.numbers else ""
