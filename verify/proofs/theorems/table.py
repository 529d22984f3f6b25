"""The theorems of Clock Patience and its variants, and the readings of them that are false."""

from __future__ import annotations

from verify.proofs.theorems import arcs, conventions, counts, play, variants

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
    conventions.CONVENTIONS,
    conventions.NO_EXCEPTION_ANY,
    variants.ORDER,
    counts.COUNT,
    counts.SCORE,
    counts.LENGTH,
    variants.WATCH,
    variants.START_PILES,
    variants.ONE_KING,
)
"""All theorems, each after those it depends on."""
