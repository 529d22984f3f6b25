"""Graphs: networkx is used here and nowhere else.

bottom_map.py     the bottom map of a Clock deal, and what its cycles say
second_chance.py  which cards win after an early last king, by the cycles
deadlocks.py      cards of Klondike that wait for each other: short reasons why a position is lost
deadlock_words.py these reasons in words
grandfathers_clock_deadlocks.py
                  short reasons why a position of Grandfather's Clock is lost
dependencies.py   which theorem rests on which
evidence.py       what everything in a report rests on, and what is overstated
"""
