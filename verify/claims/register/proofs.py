"""What people say follows from the rules of Clock Patience: claims P10 to P15."""

from __future__ import annotations

from verify.claims import deals, figures, small
from verify.claims.claim import Claim, Settled
from verify.claims.deals import shows
from verify.claims.evidence import Theorem
from verify.claims.register.stating import against_one_in_13, compared, enumerated

_TAOCP = "TAOCP 2.3.4.2 ex. 16"

PROOFS = (
    Claim(
        "P10",
        f"a published solution of {_TAOCP}",
        "the cards of a pile are turned one after another without a break",
        "in every game the cards turned from a pile are turned in consecutive turns",
        Settled.REFUTED,
        "a pile gives one card each time play arrives there, and other piles give cards in between",
        [shows(deals.pile_with_a_break, "ms:1", "against"), compared(figures.unbroken_pile, "against")],
    ),
    Claim(
        "P11",
        "a published solution of TAOCP 2.3.4.2 ex. 17",
        "bottom cards are independent and uniform, and only multiples of four can stay face down",
        "the bottom cards' ranks are independent and uniform, and the number of cards face down at the stop is a "
        "multiple of s",
        Settled.REFUTED,
        "each of them is uniform, but two piles cannot share a card, so they are not independent; and any number of "
        "cards from 0 to 48 may stay face down",
        [
            compared(figures.bottoms_depend, "against"),
            compared(figures.any_number_left, "against"),
            shows(deals.left_not_by_fours, "ms:1", "against"),
        ],
    ),
    Claim(
        "P12",
        _TAOCP,
        "won if and only if the bottom cards of the twelve clock piles form an oriented tree into the centre",
        "a deal is won if and only if the bottom map of the clock piles has no cycle",
        Settled.PROVED,
        "a pile is finished only after the pile that its arc comes from; without a cycle all arcs lead to the centre",
        [Theorem("C6", "won if and only if there is no cycle"), enumerated(small.tree_wins)],
    ),
    Claim(
        "P13",
        _TAOCP,
        "a clock pile whose bottom card is its own number makes a win impossible",
        "if the bottom card of a clock pile is of the pile's own rank, the deal is lost",
        Settled.PROVED,
        "it is a cycle of one pile",
        [
            Theorem("C6", "a deal whose bottom map has a cycle is lost"),
            enumerated(small.own_bottom_loses),
            compared(figures.own_number_at_the_bottom),
        ],
    ),
    Claim(
        "P14",
        "a mathematics forum, 1995",
        "the chance is hard to calculate; it is close to 1/13",
        "",
        Settled.NOT_FORMAL,
        "neither hard nor close is said precisely enough; the chance is exactly 1/13, by an argument of a few lines",
    ),
    Claim(
        "P15",
        "a question on a mathematics site",
        "the order in which the cards are turned is not uniformly random, so 1/13 is doubtful",
        "the chance of a win is not 1/13, because some orders of the cards come about in more deals than others when "
        "play goes on after the stop",
        Settled.REFUTED,
        "every order of the cards belongs to exactly one deal, however play goes on, if only the cards turned decide; "
        "the games that stop are beginnings of these, and one in 13 stops at the end",
        [
            against_one_in_13(),
            Theorem("C9", "deals and orders correspond one to one", "against"),
            enumerated(small.whole_orders_are_equally_frequent, "against"),
            enumerated(small.every_rank_is_last_alike, "against"),
        ],
    ),
)
