"""The reference as an engine: it answers by the rules, and by nothing else.

playing.py             the engine: a game as a row of positions, with undo
options.py             the rules of a deal, from and to the options of a request
clock.py               positions of Clock Patience
klondike.py            positions of Klondike
grandfathers_clock.py  positions of Grandfather's Clock
"""
