"""Deals of Klondike: decks, and tables at the start or in the middle of a game.

lying.py          cards found in columns, waste, stock and on foundations; whether they make a position
table.py          format table, our own, as text
json_tables.py    format json, our own
solvitaire.py     format solvitaire
digits.py         format klondike-solver
detection.py      which format a text is in
formats.py        the table of formats; read_file, read_text, write
numbers.py        deals by number: kpat:17, pysol:12345, ms:617, random:7:3
"""

from verify.deals.klondike.formats import FORMATS, Outcome, read_file, read_text, write_all
from verify.deals.klondike.numbers import numbered

__all__ = ["FORMATS", "Outcome", "numbered", "read_file", "read_text", "write_all"]
