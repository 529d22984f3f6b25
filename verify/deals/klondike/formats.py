"""The formats of Klondike deals, and the ways in and out: ``read_file``, ``read_text``, ``write_all``.

>>> from verify.cards import Card
>>> from verify.deals.deal import Shape
>>> from verify.deals.reading import Reading
>>> for deal in read_text("1: [AS] 2S\\n\\n1: 2S 2S", "two.txt", Reading(Shape(2, 1))):
...     print(deal if isinstance(deal, BadInput) else deal.name)
two.txt:1
two.txt:3: deal 2: 2S is there twice, card 1 on line 3 and card 2 on line 3; AS is missing
>>> "".join(write_all([Deal((Card(1, 1), Card(2, 1)), shape=Shape(2, 1))], "klondike-solver"))
'014024\\n'
"""

from __future__ import annotations

from collections.abc import Mapping

from verify.deals.deal import Deal
from verify.deals.kinds import INTEGERS, UVA170, Format, Formats
from verify.deals.klondike.detection import detected_klondike
from verify.deals.klondike.digits import read_digits, write_digits
from verify.deals.klondike.json_tables import read_json, write_json_deck, write_json_table
from verify.deals.klondike.solvitaire import read_solvitaire, write_solvitaire
from verify.deals.klondike.table import read_table, write_table
from verify.deals.positions import PositionDeal
from verify.deals.text import read_decks, write_deck
from verify.errors import BadInput

Outcome = Deal | PositionDeal | BadInput
"""What a reader yields: a deal, or what is wrong with the text that should be one."""

_TABLE: tuple[Format[Deal | PositionDeal], ...] = (
    Format(
        "deck",
        "cards such as TS or 10♠, one deck a block or a line; [title], # comment",
        read_decks,
        {Deal: write_deck},
        between="\n",
    ),
    Format(
        "table",
        "a table at any point of a game: '1: [3D 5C] 8S 7H' for each column, face-down cards in brackets, the "
        "lowest first; 'Foundations: AS 2H' (top cards), 'Waste: 4C 9D' (the last is playable), 'Stock: 7H 2C' "
        "(the first is drawn next), 'Pass: 2'",
        read_table,
        {PositionDeal: write_table},
        between="\n",
    ),
    Format(
        "json",
        "our JSON object with a deck or columns; also a bare array",
        read_json,
        {Deal: write_json_deck, PositionDeal: write_json_table},
    ),
    Format(
        "solvitaire",
        "Solvitaire's JSON: tableau piles, stock, waste, foundations; the last card is the top, small letters lie "
        "face down",
        read_solvitaire,
        {PositionDeal: write_solvitaire},
    ),
    Format(
        "klondike-solver",
        "Klondike-Solver's digits: 014 is the ace of spades (1 clubs, 2 diamonds, 3 hearts, 4 spades); dealt in rows",
        read_digits,
        {Deal: write_digits},
        {"listing": "top-first", "deal": "rows"},
    ),
    UVA170,
    INTEGERS,
)
FORMATS: Mapping[str, Format[Deal | PositionDeal]] = {form.name: form for form in _TABLE}
"""Every format by its name."""

_KLONDIKE = Formats(FORMATS, detected_klondike, {Deal: ("decks", "a deck"), PositionDeal: ("tables", "a table")})
read_file = _KLONDIKE.read_file
read_text = _KLONDIKE.read_text
format_named = _KLONDIKE.named
write_all = _KLONDIKE.write_all
