"""The text of ``--help-conditions``."""

from __future__ import annotations

from verify.cli.wrapping import entry, paragraph
from verify.finding.names import ALIASES, NAMES, Name


def conditions_help() -> str:
    """The language of conditions."""
    names = [line for name, meaning in NAMES.items() for line in entry(2, _written(name, meaning), meaning.help, 26)]
    return "\n".join([*_grammar(), "", "names:", *names, "", *_examples()])


def _grammar() -> list[str]:
    return [
        *paragraph(
            "A condition is made of comparisons (== != < <= > >=) of numbers, and of and, or, not and brackets."
        ),
        *paragraph(
            "Numbers are whole numbers, ranks such as K, figures of the game, and what + - * make of them. A place "
            "holds a card: compare it with a card by == or !=; where a number is expected it stands for the rank of "
            "its card. A comparison with a card that is not there, such as a turn after the end of the game, does not "
            "hold; != is the opposite of ==."
        ),
    ]


def _written(name: str, meaning: Name) -> str:
    """How a name is written."""
    brackets = f"({', '.join(meaning.takes)})" if meaning.takes else ""
    if name in ALIASES:
        return name
    return f"{name}, {name}{brackets}" if meaning.alone and brackets else f"{name}{brackets}"


def _examples() -> list[str]:
    return [
        "examples:",
        '  "lost and face_down == 1 and hidden == QH"',
        '  "turned == 46 and last == KH and cycle(2) == 1"',
        '  "won and (turn(1) == AS or pile(5, 1) == KD) and not bottom(7) == 8"',
        '  "lost and completed >= 10 and cyclic_piles < not_reaching"',
    ]
