"""The theorems of Clock Patience, C1 to C7, and the readings of them that are false."""

from __future__ import annotations

from verify.proofs import theorems_arcs, theorems_play

THEOREMS = (
    theorems_play.BALANCE,
    theorems_play.NO_DEAD_END,
    theorems_play.NO_EXCEPTION,
    theorems_play.TERMINATION,
    theorems_play.LAST_CARD,
    theorems_play.WIN,
    theorems_play.WIN_LITERAL,
    theorems_arcs.GRAPH,
    theorems_arcs.LOST_PILES,
    theorems_arcs.LOST_PILES_CONVERSE,
)
"""All theorems, each after those it depends on."""
