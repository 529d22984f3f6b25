"""The commands of ``verify`` for Klondike: ``--game klondike``.

prove.py       verify prove
prove_text.py  what prove prints
"""
