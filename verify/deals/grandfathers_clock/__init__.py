"""Deals of Grandfather's Clock: decks, with the clock cards or without, and tables at any point of a game.

lying.py        cards found in columns and on the dial; whether they make a position, or the rest of a deck
rest.py         format rest: a deck without its clock cards
table.py        format table, our own, as text
json_tables.py  format json, our own
kpat.py         format kpat: what the program KPat saves
detection.py    which format a text is in
formats.py      the table of formats; read_file, read_text, write_all

Deals have the numbers of ``verify.deals.numbers``, and each is a deck from which the clock cards are taken: so KPat
deals, row by row from the left, the last card of its shuffled deck first. PySolFC puts the clock cards under its
shuffled talon and deals the rest from the top in the same way, with its own shuffle.
"""

from verify.deals.grandfathers_clock.formats import FORMATS, Outcome, read_file, read_text, write_all
from verify.deals.numbers import numbered

__all__ = ["FORMATS", "Outcome", "numbered", "read_file", "read_text", "write_all"]
