"""Conditions as formulas for z3.

logic.py      what the formulas are made of
order.py      the order in which the cards are turned
spots.py      the cards in places on the table
arcs.py       the bottom map and its cycles
statement.py  a condition as a formula about these
question.py   all together, and a deal read off an answer
"""
