"""What is said about these games, settled: each claim of the rule texts and of well-known pages, with its evidence.

claim.py               a claim as a value, and the statuses it can have
stated.py              figures as they are stated, with their precision
evidence.py            the kinds of evidence: theorems, figures, things seen
families.py            all deals of small decks, played
small.py               what is seen in all of them
small_variants.py      what is seen in them when they are played by other rules
deals.py               what is seen in deals of the real deck
figures.py             what is seen when exact laws are compared
layouts.py             the arithmetic of layouts
klondike.py            what is seen in deals of Klondike
klondike_stock.py      what its rules say of stock and waste
grandfathers_clock.py  what is seen in deals of Grandfather's Clock
tallies.py             tallies of very many deals, and what they exclude
settle.py              the status of a claim, computed from its evidence, as a record
register/              the claims themselves
"""
