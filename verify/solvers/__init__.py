"""Deciding deals: a verdict, why, and a certificate for it.

clock.py         Clock Patience: by play and by graph, which must agree
clock_chance_reason.py  why a deal with a second chance is won, lost or neither
clock_record.py  the result as the record that ``--json`` prints
check.py         ``verify.check``: text, file or number in, result out
"""
