"""The ways of settling an obligation.

clock.py          the time that is left
asking.py         z3 asked within that time
smtlib.py         obligations as text for any solver
second.py         cvc5 asked from that text
instances.py      quantifiers replaced by instances, so that z3 decides
discharge.py      every goal asked of both, and what the answers come to
cases.py          real deals where the premises hold and the case happens
unrolled.py       games found by solvers where a claim fails, played again by the engine
surveys.py        deals gone through and counted, and compared with the law
paths.py          code of the engine run on symbolic cards, path by path
symbolic_table.py tables of symbolic cards
engine_questions.py the questions asked of those turns
engine_relation.py  the obligations again, about the turns of the engine
engine_turns.py   the turns that the code of the engine makes
sat.py            the real deck by a SAT solver, whose proofs are checked
coq.py            the Coq development compiled and checked
klondike_steps.py what is proved about Klondike, looked at in play by the engine
klondike_talon.py the arithmetic of stock and waste, place by place
klondike_safe.py  safe cards in small decks
klondike_deadlocks.py deadlocks in small decks, and as the checker has them
klondike_controls.py Klondike with a rule broken on purpose
settling.py       an obligation settled by all of these
sharing.py        work shared by processes; interrupts
"""
