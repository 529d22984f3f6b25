"""Claims and certificates as files: their format, version 1. Nothing here judges; ``verify.checker`` does.

A claim says what is so: a deal, the rules, the verdict, and if wanted the figures of the game. A certificate says why.
They are two files and travel separately. Both are JSON objects in UTF-8, one member a line, and the same input always
gives the same bytes; only a certificate that lists very many positions is packed.

    files.py               how they are written and named
    packed.py              how those are packed that list very many positions
    clock.py               those of Clock Patience
    searched.py            those of games that are searched through: what they have in common
    klondike.py            those of Klondike
    grandfathers_clock.py  those of Grandfather's Clock
"""
