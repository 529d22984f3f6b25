"""The ways of settling an obligation.

instances.py      quantifiers replaced by instances, so that z3 decides
discharge.py      every goal asked of z3, and what the answers come to
cases.py          real deals where the premises hold and the case happens
unrolled.py       games found by z3 where a claim fails, played again by the engine
sharing.py        work shared by processes; interrupts
"""
