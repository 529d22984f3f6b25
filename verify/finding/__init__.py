"""Deals with a property: a condition in words, a deal by z3 that is played again, or a proof that there is none.

words.py       a condition cut into words
names.py       the names that it may use
syntax.py      conditions as trees
parsing.py     reading a condition
evaluation.py  whether it holds of a game that was played
layout.py      where the cards of a deal lie
kinds.py       cards as far as a condition tells them apart
encoding/      the condition as formulas, and a deal read off an answer
search.py      z3 and cvc5 asked
rules.py       the rules and decks for which that can be done
finding.py     all together: found and played again, or none
counting.py    how many deals meet a condition, where a law says so
"""
