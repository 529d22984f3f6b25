"""The claims, in the order of their sources.

stating.py   how pieces of evidence are written down
text_000.py  S01 to S16: the rules of [000]
text_002.py  S17 to S24: the rules of [002]
text_003.py  S25 to S35: the rules of [003]
text_001.py  S36 to S43: the rules of [001]
chances.py   P01 to P09: how often people say that the game is won
proofs.py    P10 to P15: what people say follows from the rules
programs.py  P16 to P28: what programs and puzzles make of the game
"""

from verify.claims.register.chances import CHANCES
from verify.claims.register.programs import PROGRAMS
from verify.claims.register.proofs import PROOFS
from verify.claims.register.text_000 import TEXT_000
from verify.claims.register.text_001 import TEXT_001
from verify.claims.register.text_002 import TEXT_002
from verify.claims.register.text_003 import TEXT_003

CLAIMS = (*TEXT_000, *TEXT_002, *TEXT_003, *TEXT_001, *CHANCES, *PROOFS, *PROGRAMS)
"""All claims."""

__all__ = ["CLAIMS"]
