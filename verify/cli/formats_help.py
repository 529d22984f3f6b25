"""The text of ``--help-formats``: how deals may be written, and how they are numbered, from the tables of the deals."""

from __future__ import annotations

from verify.cli.wrapping import entry, paragraph
from verify.deals import FORMATS, NUMBERINGS


def formats_help() -> str:
    """Every format, every way to number deals, and how cards are named."""
    formats = [line for form in FORMATS.values() for line in entry(2, form.name, form.help)]
    head = ["Formats (--format; recognised if not named):", "", *formats]
    return "\n".join([*head, "", "Deals by number (--deal):", "", *numbers_help(), "", *_CLOCK_CARDS])


def numbers_help() -> list[str]:
    """Every way to number deals, in lines."""
    return [
        line
        for numbering in NUMBERINGS.values()
        for line in entry(2, numbering.name, _numbering(numbering.help, numbering.expected))
    ]


def _numbering(text: str, expected: str) -> str:
    return f"{text}: {expected}"


_NAMES = (
    "Cards (--cards): en is a rank A 2..9 T J Q K (also 1 and 10) and a suit S H D C or a symbol, such as TS, 10♠ or "
    "♠10; fi has the suits He Ru Ri Pa, such as 10Pa or Pa10; sv the ranks E Kn D K and the suits Hj Ru Kl Sp, such "
    "as KnKl. Case does not matter. For other decks than 13 ranks of 4 suits, 14.5 is rank 14 of suit 5."
)
CARDS = paragraph(_NAMES)
_CLOCK_CARDS = paragraph(
    f"{_NAMES} In a rank deal no card has a suit. In the formats deck, piles and json a card may be unknown, ??, or of "
    "unknown suit, such as 5?; such a deal is for verify check alone."
)
