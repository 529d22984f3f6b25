"""How often things happen, in words: theorems C10 to C12, and surveys for C9 and for the start piles."""

from __future__ import annotations

from verify.proofs.model.broken import (
    ACE_FOR_KING,
    ELSEWHERE,
    ENDS_EARLY,
    EXTRA_CARD,
    GOES_ON,
    KING_FOR_ACE,
    KING_PILE_MOVED,
    SHORT_PILE,
    Variant,
)
from verify.proofs.theorems import laws, sights
from verify.proofs.theorems.families import BY_RANK, CARD_BY_CARD, deck, own_piles
from verify.proofs.theorems.obligation import Theorem
from verify.proofs.theorems.survey import Broken, Survey
from verify.records.proof import Statement
from verify.rules.clock_options import ClockRules

DECKS = tuple(deck(*size) for size in ((2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2), (5, 1)))
"""Those of which all deals by rank are played."""

FEW_CARDS = tuple(deck(*size) for size in ((2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (4, 1), (5, 1)))
"""Those of which all deals are played card by card, or from every pile."""

UNEQUAL = tuple(own_piles(*copies) for copies in ((1, 3), (3, 1), (1, 2, 3), (3, 2, 1), (1, 1, 1, 3), (2, 2, 1, 1)))
"""Those with piles of different size."""

SORTED = Variant("sorted", "a card still face down in its own pile counts as home", ClockRules(win="sorted"))

STOPS = Variant("stops", "play does not go on after a dead end: only the cards turned by then are seen")

LOOKS = Variant("looks", "play goes on from the pile whose next card is the lowest, though that card is face down")

_NO_ORDER = (Broken(LOOKS, sights.order_by_looking), Broken(STOPS, sights.trace))

C9_SURVEYS = [
    Survey(
        "order, next pile clockwise",
        "if play goes on from the next pile clockwise, every order of the cards belongs to exactly one deal",
        laws.every_order(CARD_BY_CARD),
        sights.trace,
        FEW_CARDS,
        _NO_ORDER,
        family=CARD_BY_CARD,
        rules=GOES_ON,
    ),
    *(
        Survey(
            f"order, {name}",
            f"if play goes on from {where}, every order of the cards belongs to exactly one deal",
            laws.every_order(CARD_BY_CARD),
            sights.whole_order(choose),
            FEW_CARDS,
            _NO_ORDER,
            family=CARD_BY_CARD,
        )
        for name, where, choose in (
            ("highest pile", "the highest pile with a face-down card", sights.highest_pile),
            ("fullest pile", "the pile with the most face-down cards, the lowest of several", sights.fullest_pile),
            (
                "counted off",
                "the pile that the sum of all ranks turned, each times its place, counts off",
                sights.counted_off,
            ),
        )
    ),
    Survey(
        "order, by rank",
        "if play goes on from the pile counted off, every order of the ranks is equally frequent",
        laws.every_order(BY_RANK),
        sights.whole_order(sights.counted_off),
        DECKS,
        _NO_ORDER,
    ),
    Survey(
        "win",
        "of all deals, exactly one in r is won",
        laws.king_last,
        sights.ending,
        DECKS,
        (Broken(SORTED), Broken(GOES_ON), Broken(ACE_FOR_KING), Broken(EXTRA_CARD), Broken(SHORT_PILE)),
        exact=laws.computed_win,
    ),
    Survey(
        "win, own piles",
        "if piles differ in size and of each rank there are as many cards as in its pile, n_K of N deals are won, "
        "where n_K of the N cards are kings",
        laws.king_last,
        sights.ending,
        UNEQUAL,
        (Broken(SORTED), Broken(GOES_ON, of=own_piles(1, 2, 3))),
    ),
]
"""Obligations for the theorem C9: all orders are equally frequent, and what follows for the win."""

START_PILES_SURVEYS = [
    Survey(
        "starts, every deal",
        "play wins from the piles of the only cycle of the arcs of all r piles, and from no pile if there are more",
        laws.always_by_the_arcs,
        sights.winning_starts,
        FEW_CARDS,
        (Broken(SORTED), Broken(GOES_ON), Broken(ENDS_EARLY)),
    ),
]
"""Obligations for the theorem about start piles."""

COUNT = Theorem(
    "C10",
    "count",
    Statement(
        en="Of all deals, exactly one in r has a bottom map of the clock piles that is a tree into the centre; these "
        "are the deals that are won.",
        fi="Kaikista jaoista täsmälleen joka r:nnessä kellotaulun pinojen pohjakuvaus on keskelle johtava puu; juuri "
        "nämä jaot voitetaan.",
        sv="Av alla givar har exakt en på r en bottenavbildning av högarna på urtavlan som är ett träd in mot mitten; "
        "det är de givar som vinns.",
    ),
    [
        Survey(
            "trees",
            "of all deals, exactly one in r has a tree as bottom map",
            laws.trees_as_often,
            sights.shape,
            DECKS,
            (Broken(ACE_FOR_KING), Broken(KING_FOR_ACE), Broken(EXTRA_CARD)),
            exact=laws.computed_trees,
        ),
        Survey(
            "trees win",
            "exactly one deal in r has a tree as bottom map and is won; all others have a cycle and are lost",
            laws.trees_win,
            sights.shape_and_ending,
            DECKS,
            (Broken(SORTED), Broken(GOES_ON), Broken(KING_PILE_MOVED)),
        ),
    ],
    depends_on=["C6", "C9"],
)

SCORE = Theorem(
    "C11",
    "score",
    Statement(
        en="The number of completed clock piles is uniform: each of 0, 1, ..., r - 1 comes about in one deal of r.",
        fi="Valmiiden kellotaulun pinojen määrä on tasaisesti jakautunut: kukin luvuista 0, 1, ..., r - 1 toteutuu "
        "joka r:nnessä jaossa.",
        sv="Antalet fullständiga högar på urtavlan är likformigt fördelat: vart och ett av talen 0, 1, ..., r - 1 "
        "inträffar i en giv av r.",
    ),
    [
        Survey(
            "score",
            "each number of completed clock piles from 0 to r - 1 comes about in one deal of r",
            laws.scores,
            sights.score,
            DECKS,
            (Broken(ELSEWHERE), Broken(GOES_ON), Broken(ENDS_EARLY)),
            exact=laws.computed_scores,
        ),
    ],
    depends_on=["C5", "C9"],
)

LENGTH = Theorem(
    "C12",
    "length",
    Statement(
        en="The chance that a game turns exactly t cards is C(t - 1, s - 1) / C(n, s).",
        fi="Todennäköisyys, että pelissä käännetään tasan t korttia, on C(t - 1, s - 1) / C(n, s).",
        sv="Sannolikheten att exakt t kort vänds i ett spel är C(t - 1, s - 1) / C(n, s).",
    ),
    [
        Survey(
            "length",
            "exactly t cards are turned in C(t - 1, s - 1) of C(n, s) deals",
            laws.lengths,
            sights.length,
            DECKS,
            (Broken(GOES_ON), Broken(ACE_FOR_KING), Broken(ENDS_EARLY)),
            exact=laws.computed_lengths,
        ),
        Survey(
            "length, own piles",
            "with n_K kings among N cards and piles of different size, exactly t cards are turned in "
            "C(t - 1, n_K - 1) of C(N, n_K) deals",
            laws.lengths,
            sights.length,
            UNEQUAL,
            (Broken(GOES_ON, of=own_piles(1, 2, 3)),),
        ),
    ],
    depends_on=["C4", "C9"],
)
