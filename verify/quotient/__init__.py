"""Positions with everything forgotten that never matters, plain and slow, and the searches that know no more.

klondike/            where the face-up runs lie is forgotten: an exact quotient of the game
grandfathers_clock/  the order of the columns is forgotten, and nothing else
comparing.py         the methods of a game compared deal by deal with a search that knows only the rules
"""
