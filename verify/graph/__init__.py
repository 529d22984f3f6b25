"""Graphs: networkx is used here and nowhere else.

bottom_map.py     the bottom map of a Clock deal, and what its cycles say
second_chance.py  which cards win after an early last king, by the cycles
dependencies.py   which theorem rests on which
evidence.py       what everything in a report rests on, and what is overstated
"""
