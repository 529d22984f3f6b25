"""What games are tested with, as hypothesis strategies: cards, decks, deals, tables, and decks that are none.

decks.py       cards, decks of any size, and decks to be refused
tricky.py      decks on which engines go wrong, by construction
deals.py       deals for a game and its rules
positions.py   tables in the middle of a game
partial.py     deals of which some cards are unknown
for_engine.py  deals for an engine, by what it says of itself
"""

from __future__ import annotations

from verify.conformance.strategies.deals import deals
from verify.conformance.strategies.decks import bad_decks, cards, decks
from verify.conformance.strategies.partial import partial_deals
from verify.conformance.strategies.positions import positions
from verify.conformance.strategies.tricky import tricky_decks

__all__ = ["bad_decks", "cards", "deals", "decks", "partial_deals", "positions", "tricky_decks"]
