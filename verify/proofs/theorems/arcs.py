"""What the bottom map decides, in words: theorems C6 and C7 of Clock Patience."""

from __future__ import annotations

from verify.proofs.lemmas import arcs, moments, real_deck
from verify.proofs.model.broken import (
    ACE_FOR_KING,
    ACE_FOR_TWO,
    GOES_ON,
    KING_FOR_ACE,
    KING_PILE_MOVED,
    SHORT_CENTRE,
    SHORT_PILE,
    TWO_AT_ONCE,
)
from verify.proofs.model.reading import Size
from verify.proofs.theorems.obligation import Failure, Theorem
from verify.proofs.theorems.stating import for_all, for_real_deck, to_be_refuted
from verify.records.proof import Statement

GRAPH = Theorem(
    "C6",
    "graph",
    Statement(
        en="A deal is won if and only if the bottom map of the clock piles has no cycle; the bottom card of the centre "
        "does not matter.",
        fi="Jako voitetaan, jos ja vain jos kellotaulun pinojen pohjakuvauksessa ei ole sykliä; keskipinon "
        "pohjakortilla ei ole merkitystä.",
        sv="En giv vinns om och endast om bottenavbildningen av högarna på urtavlan saknar cykel; mitthögens "
        "bottenkort spelar ingen roll.",
    ),
    [
        for_all(
            "initiation",
            "initiation",
            "at first no pile is finished, so clock piles are finished in the order of their arcs",
            arcs.in_order_at_first,
            moments.before_play,
            Failure(SHORT_PILE, "a pile without cards is finished before the first turn", size=Size(3, 1)),
        ),
        for_all(
            "consecution",
            "consecution",
            "every turn keeps this: a clock pile is finished before the clock pile its arc leads to",
            arcs.in_order_after_a_turn,
            moments.finishes_before_another,
            Failure(GOES_ON, "play went on at a pile that is finished no earlier than the one its arc leads to"),
            Failure(
                TWO_AT_ONCE,
                "the pile of the aces is finished no later than a pile whose arc leads to it",
                ["finished in order"],
            ),
        ),
        for_all(
            "cycle loses",
            "safety",
            "if all cards are turned, no set of clock piles is closed under the arcs; so none is a cycle",
            arcs.cycle_loses,
            moments.last_card,
            Failure(GOES_ON, "all cards are turned, though the arcs have a cycle"),
            Failure(ACE_FOR_KING, "all cards are turned, though the arcs have a cycle", ["a turn earlier"]),
        ),
        for_all(
            "loss is closed",
            "safety",
            "at the stop the arc of a clock pile with a card face down leads to another one with a card face down",
            arcs.loss_is_closed,
            moments.lost,
            Failure(SHORT_PILE, "the arc of a pile with a card face down leads to the centre"),
            Failure(
                KING_FOR_ACE,
                "the arc of a pile with a card face down leads to a finished pile",
                ["has a card face down"],
            ),
        ),
        for_all(
            "closed has cycle",
            "graph",
            "of a closed set of clock piles, a pile without an arc to it can be taken away and a closed set is left; "
            "when there is no such pile, the arcs permute the set: it is made of cycles",
            arcs.closed_has_cycle,
            moments.lost,
            Failure(
                SHORT_PILE,
                "a pile without cards has no arc, and nothing is left when it is taken away",
                size=Size(3, 1),
            ),
        ),
        for_real_deck(
            "order, pile by pile",
            "deal",
            "whichever pile gives the next card, clock piles are finished in the order of their arcs (a lemma for "
            "each)",
            real_deck.in_order_pile_by_pile,
            moments.finishes_before_another,
            Failure(GOES_ON, "play went on at a pile that is finished no earlier than the one its arc leads to"),
            Failure(
                KING_PILE_MOVED,
                "the pile of the aces is finished no later than a pile whose arc leads to it",
                ["finished in order"],
            ),
        ),
        for_real_deck(
            "cycle loses, pile by pile",
            "deal",
            "if all cards are turned, no clock pile is the last of a closed set to be finished (a lemma for each)",
            real_deck.cycle_loses_pile_by_pile,
            moments.last_card,
            Failure(GOES_ON, "all cards are turned, though the arcs have a cycle"),
            Failure(TWO_AT_ONCE, "all cards have left the piles, though the arcs have a cycle", ["closed"]),
        ),
        for_real_deck(
            "loss is closed, pile by pile",
            "deal",
            "at the stop the arc of a clock pile with a card face down leads to another one (a lemma for each)",
            real_deck.loss_is_closed_pile_by_pile,
            moments.lost,
            Failure(SHORT_PILE, "the arc of a pile with a card face down leads to the centre"),
            Failure(
                SHORT_CENTRE,
                "the arc of a pile with a card face down leads to a finished pile",
                ["has a card face down"],
            ),
        ),
    ],
    depends_on=["C1", "C2", "C3", "C5"],
)

LOST_PILES = Theorem(
    "C7",
    "lost piles",
    Statement(
        en="The piles left incomplete at the stop are closed under the bottom map and contain every cycle, and from "
        "none of them do the arcs lead to the centre.",
        fi="Pelin päättyessä keskeneräisiksi jääneet pinot ovat suljettuja pohjakuvauksen suhteen ja sisältävät kaikki "
        "syklit, eikä yhdestäkään niistä kuljeta nuolia pitkin keskelle.",
        sv="Högarna som är ofullständiga när spelet stannar är slutna under bottenavbildningen och innehåller varje "
        "cykel, och från ingen av dem leder pilarna till mitten.",
    ),
    [
        for_all(
            "closed",
            "safety",
            "at the stop the arc of an incomplete clock pile leads to another incomplete clock pile",
            arcs.loss_is_closed,
            moments.lost,
            Failure(SHORT_PILE, "the arc of an incomplete pile leads to the centre"),
            Failure(
                KING_FOR_ACE,
                "the arc of a pile with a card face down leads to a finished pile",
                ["has a card face down"],
            ),
        ),
        for_all(
            "cycles",
            "induction",
            "no pile of a cycle is ever finished: the pile before it would have been, and earlier",
            arcs.cycle_is_left,
            moments.lost,
            Failure(ACE_FOR_KING, "a pile of a cycle is finished"),
            Failure(ACE_FOR_TWO, "a pile of a cycle is finished", ["a turn later"]),
        ),
        for_all(
            "reaching",
            "induction",
            "at the stop every pile from which the arcs lead to the centre is complete",
            arcs.reaching_is_finished,
            moments.lost,
            Failure(SHORT_PILE, "the arcs lead to the centre from a pile that is not complete"),
            Failure(KING_PILE_MOVED, "the arcs lead to the centre from a pile that is not complete", ["farther"]),
        ),
    ],
    depends_on=["C1", "C2", "C3", "C6"],
)

LOST_PILES_CONVERSE = Theorem(
    "C7-converse",
    "lost piles, the other way round",
    Statement(
        en="Every pile from which the arcs do not lead to the centre is left incomplete.",
        fi="Jokainen pino, josta nuolet eivät vie keskelle, jää keskeneräiseksi.",
        sv="Varje hög från vilken pilarna inte leder till mitten blir ofullständig.",
    ),
    [
        to_be_refuted(
            "only if",
            "a pile of a closed set is left incomplete",
            arcs.stuck_is_left,
            "a pile from which the arcs run into a cycle is complete all the same",
            Size(4, 2),
        ),
    ],
    depends_on=["C7"],
    expected="refuted",
)
