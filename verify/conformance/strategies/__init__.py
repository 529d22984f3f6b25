"""What games are tested with, as hypothesis strategies: cards, decks, deals, tables, and decks that are none.

decks.py  cards, decks of any size, and decks to be refused
deals.py  deals for a game and its rules
"""

from __future__ import annotations

from verify.conformance.strategies.deals import deals
from verify.conformance.strategies.decks import bad_decks, cards, decks

__all__ = ["bad_decks", "cards", "deals", "decks"]
