"""The theorems of Clock Patience, C1 to C7, and the readings of them that are false."""

from __future__ import annotations

from verify.proofs.theorems import arcs, play

THEOREMS = (
    play.BALANCE,
    play.NO_DEAD_END,
    play.NO_EXCEPTION,
    play.TERMINATION,
    play.LAST_CARD,
    play.WIN,
    play.WIN_LITERAL,
    arcs.GRAPH,
    arcs.LOST_PILES,
    arcs.LOST_PILES_CONVERSE,
)
"""All theorems, each after those it depends on."""
