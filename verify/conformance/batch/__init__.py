"""Engines that read decks and print a line for each, as in the programming contest: Clock Patience of UVa problem 170.

The input has four lines of thirteen cards a deck and ends with ``#``. For each deck the number of cards turned, as two
digits, and the last of them are expected: ``44,KD``.

testing.py    many decks, the first fault, and the smallest input that shows it
program.py    one run of a program
decks.py      the decks: random ones, and those on which engines go wrong
lines.py      what is expected, and where the lines of a run differ from it
shrinking.py  an input made smaller
"""
