"""Deciding deals: a verdict, why, and a certificate for it.

clock.py                Clock Patience: by play and by graph, which must agree
clock_chance_reason.py  why a deal with a second chance is won, lost or neither
clock_record.py         the result as the record that ``--json`` prints
partial.py              a deal of which some cards are unknown: the chance of a win, what would tell most
partial_bottoms.py      the same where bottom cards decide
partial_plays.py        the same by playing all completions
partial_record.py       that result as the record that ``--json`` prints
answers.py              the answer for a position of a game that is searched, and the limits of a search
searched.py             deciding such a position: deadlocks, the search, wins replayed by the rules
slowly.py               a plain search held to its limits
certified.py            claim and certificate for what was decided by search
named.py                deals as a Python program names them
validation.py           families of small decks in parts, for methods to be held against the rules
klondike/               Klondike: winnable, unwinnable or unknown
grandfathers_clock/     Grandfather's Clock: winnable, unwinnable or unknown
check.py                ``verify.check``: text, file or number in, result out
"""
