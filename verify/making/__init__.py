"""Deals made to order: uniformly, reproducibly, by number; those that are won, and those that are lost.

turn_order.py   each order of the cards is the turn order of exactly one deal, and of which
families.py     all deals, the won ones, the lost ones: how many there are, and each by its number
last_card.py    the orders that end with one of some cards
sorted_tail.py  the orders that are won, or lost, where a card face down in its own pile counts as home
made.py         deals as values, with a name to ask for them again, random ones the same for ever
deals.py        ``verify.deals_of``: kind, seed and rules in, deals out
levels.py       random deals of games that are searched through: those of a verdict, of a level
klondike.py     how hard a deal of Klondike is
grandfathers_clock.py how hard one of Grandfather's Clock is

Nothing here plays a game of Clock Patience: the tests compare every deal with the reference engine.
"""
