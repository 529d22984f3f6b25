"""Graphs: networkx is used here and nowhere else.

bottom_map.py     the bottom map of a Clock deal, and what its cycles say
dependencies.py   what rests on what: theorems, and all evidence of a report; what is overstated
"""
