"""Deals, and every way to read and write them; no rules.

deal.py          what a deal is, and whether cards found make one
positions.py     a position with columns, foundations, stock and waste
dials.py         the dial of Grandfather's Clock, and a position with it
partial_deals.py deals of which some cards are unknown
reading.py       how to read: deck size, notation, format; from words to cards
files.py         from bytes to text
blocks.py        from text to lines, headings and blocks
text.py          formats deck and uva170
piles.py         format piles
integers.py      format integers
table_rows.py    tables as text: lines with labels
json_values.py   from JSON text to values, one deal at a time
json_deals.py    format json, our own
codegolf.py      format codegolf
solvitaire.py    format solvitaire
detection.py     which format a text is in
opening.py       from a file or a text to its deals, by the formats of a game
formats.py       the table of formats; read_file, read_text, write
kinds.py         the same for games whose deals are decks and tables
random_deals.py  random:SEED:COUNT, the same everywhere and for ever
ranking.py       the arrangements of a multiset by number
permutations.py  the orders of different things by number, in decks of any size
numbers.py       deals by number: ms:617, pysol:12345, kpat:1-100, random:7:3
klondike/        deals of Klondike: decks, and tables in the middle of a game
grandfathers_clock/  deals of Grandfather's Clock: decks, with the clock cards or without, and tables
"""

from verify.deals.deal import STANDARD, Deal, Shape
from verify.deals.formats import FORMATS, read_file, read_text, write
from verify.deals.numbers import NUMBERINGS, is_numbered, numbered
from verify.deals.partial_deals import Incomplete, PartialDeal
from verify.deals.reading import Reading, only

__all__ = [
    "FORMATS",
    "NUMBERINGS",
    "STANDARD",
    "Deal",
    "Incomplete",
    "PartialDeal",
    "Reading",
    "Shape",
    "is_numbered",
    "numbered",
    "only",
    "read_file",
    "read_text",
    "write",
]
