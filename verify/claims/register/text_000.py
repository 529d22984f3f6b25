"""What [000] says about Clock Patience: claims S01 to S16."""

from __future__ import annotations

from verify.claims import deals, figures, layouts, small, small_variants
from verify.claims.claim import Claim, Settled
from verify.claims.deals import shows
from verify.claims.evidence import Theorem
from verify.claims.register.stating import THIRTEENTH, chance_of_a_win, compared, enumerated, reckoned
from verify.claims.stated import one_in, percent

_SOURCE = "000"

TEXT_000 = (
    Claim(
        "S01",
        _SOURCE,
        "thirteen piles of four use up the 52 cards exactly",
        "13 * 4 = 52",
        Settled.PROVED,
        "it is arithmetic",
        [reckoned(layouts.thirteen_fours)],
    ),
    Claim(
        "S02",
        _SOURCE,
        "every move is forced: skill changes nothing, the shuffle alone decides",
        "at every turn exactly one card may be turned, and whether the game is won is a function of the deal",
        Settled.PROVED,
        "the card turned names the pile that gives the next one; the bottom cards tell the end before play begins",
        [
            Theorem("C6", "the bottom map, which is known from the deal, decides"),
            enumerated(small.card_names_the_pile),
            enumerated(small.fixed_by_the_deal),
        ],
    ),
    Claim(
        "S03",
        _SOURCE,
        "the chain breaks only at a card that points to a pile with nothing left to turn",
        "every game ends, and where it ends the pile of the last card has no card face down",
        Settled.PROVED,
        "a game ends after at most n turns, and nothing else ends it; that pile is always the centre",
        [
            Theorem("C3", "every game ends"),
            Theorem("C2", "it ends in the centre"),
            enumerated(small.card_names_the_pile),
        ],
    ),
    Claim(
        "S04",
        _SOURCE,
        "this happens at the latest when the fourth king is turned",
        "no card is turned after the s-th king",
        Settled.PROVED,
        "it happens exactly then, neither later nor earlier",
        [
            Theorem("C4", "the last card turned is the s-th king, in every game"),
            enumerated(small.ends_with_the_last_king),
        ],
    ),
    Claim(
        "S05",
        _SOURCE,
        "kings are the only cards that lead back to the centre",
        "the centre gives the next card after a king, and after no other card",
        Settled.PROVED,
        "a card leads to the pile of its own rank; of the centre that is the king",
        [
            Theorem("C1", "as many cards leave the centre as kings are turned, and the first"),
            enumerated(small.only_kings_lead_back),
        ],
    ),
    Claim(
        "S06",
        _SOURCE,
        "won with a probability of exactly 1/13, about 7.7 percent",
        "of the 52! deals 52!/13 are won",
        Settled.PROVED,
        "it is exactly 1/13, by the order in which cards are turned and by counting trees",
        [
            Theorem("C10", "of all deals exactly one in r is won"),
            Theorem("C10", "exactly one bottom map in r is a tree, counted as whole numbers"),
            chance_of_a_win(THIRTEENTH, percent("7.7")),
            compared(figures.win_in_two_ways),
            enumerated(small.one_in_r),
        ],
    ),
    Claim(
        "S07",
        _SOURCE,
        "won if and only if the fourth king is the very last card of the whole deck to be turned",
        "a deal is won if and only if the s-th king is the n-th card turned",
        Settled.PROVED,
        "true if the last of the whole deck means the n-th card; that the last card turned is the fourth king holds in "
        "lost games too",
        [
            Theorem("C5", "won if and only if the s-th king is the n-th card"),
            enumerated(small.won_if_king_is_last_of_all),
        ],
    ),
    Claim(
        "S08",
        _SOURCE,
        "a king is one of 13 ranks, and therefore the chance that the last card is the fourth king is 1/13",
        "if kings are one of r ranks, the last card turned is the last king in one deal of r",
        Settled.ONLY_IF,
        "the conclusion holds, the argument does not reach it: by it kings would be last just as often when play "
        "starts at another pile, where they never are; and in the game itself the last card is always the fourth king",
        [
            Theorem("C9", "continued in that way, all orders are equally likely: the last card is a king in one of r"),
            enumerated(small.every_rank_is_last_alike),
            Theorem("C4", "in the game itself the last card turned is always the last king", "against", bare=True),
            enumerated(small_variants.king_never_last_from_the_aces, "against", bare=True),
        ],
        conditions=[
            "the last card means the last of the order that goes on after the stop until all cards are turned, by a "
            "rule that looks only at the cards turned (C9)",
        ],
    ),
    Claim(
        "S09",
        _SOURCE,
        "lost if the fourth king comes before all the others have been turned",
        "if the s-th king is turned and a card is face down, the deal is lost",
        Settled.PROVED,
        "play stops at the fourth king, and a card that is face down then stays so",
        [
            Theorem("C5", "won if and only if no card is left face down"),
            Theorem("C4", "play stops at the s-th king"),
            enumerated(small.won_if_king_is_last_of_all),
        ],
    ),
    Claim(
        "S10",
        _SOURCE,
        "at a win every hour shows its own four cards face up, and the centre the four kings",
        "a deal is won if and only if every pile holds its own s cards face up",
        Settled.PROVED,
        "as many cards of a rank come home as have left its pile",
        [
            Theorem("C5", "won if and only if every pile holds its own s cards face up"),
            enumerated(small.own_cards_at_a_win),
        ],
    ),
    Claim(
        "S11",
        _SOURCE,
        "a card put in the wrong place of its pile, on top instead of under it, matters",
        "where in its pile a turned card is put changes the game of some deal",
        Settled.ONLY_IF,
        "what counts is which card is turned next, not where the old one lies: turned from the other end, a pile gives "
        "its cards in another order and the deal may end otherwise; if the top face-down card is turned all the same, "
        "nothing changes",
        [
            Theorem("C8", "put on top and taken from below, a pile is turned in the opposite order"),
            shows(deals.on_top_changes_the_game, "ms:12", options=" -o shuttle=over-bottom"),
            enumerated(small_variants.aside_is_the_same, "against", bare=True),
        ],
        conditions=["the place of the card decides which card of the pile is turned next"],
    ),
    Claim(
        "S12",
        _SOURCE,
        "with scoring, the player tries to complete as many piles as possible",
        "from some deal the player can complete more or fewer piles",
        Settled.REFUTED,
        "there is nothing to try: nothing can be chosen, and the shuffle makes each score from 0 to 12 equally likely",
        [
            Theorem("C11", "the score is uniform, whoever plays", "against"),
            Theorem("C6", "the deal decides", "against"),
            enumerated(small.card_names_the_pile, "against"),
        ],
    ),
    Claim(
        "S13",
        _SOURCE,
        "under the one-king rule play goes on as long as some pile offers a card",
        "if play goes on after every dead end from a pile with a face-down card, all n cards are turned",
        Settled.PROVED,
        "such a game cannot be lost; only the number of restarts differs from deal to deal",
        [Theorem("one-king", "every card comes home"), enumerated(small_variants.one_king_always_wins)],
    ),
    Claim(
        "S14",
        _SOURCE,
        "one of the easiest patiences",
        "",
        Settled.NOT_FORMAL,
        "easy to learn or easy to win, and compared with which others? If it means the chance of a win, S06 gives it; "
        "S17 calls the game one of the hardest, by a measure that is not named either",
    ),
    Claim(
        "S15",
        _SOURCE,
        "won only rarely: on average one game in thirteen",
        "the chance of a win is 1/13",
        Settled.PROVED,
        "the average is exactly that; whether it is rare is a matter of taste",
        [
            Theorem("C10", "of all deals exactly one in r is won"),
            chance_of_a_win(THIRTEENTH, one_in("13")),
            enumerated(small.one_in_r),
        ],
    ),
    Claim(
        "S16",
        _SOURCE,
        "a game may begin with an eight from the centre, then a queen, a three and a jack",
        "there is a deal whose first four cards turned are of the ranks 8, 12, 3, 11",
        Settled.PROVED,
        "a deal is at hand; any four different ranks may begin a game",
        [shows(deals.chain, "ms:5523")],
    ),
)
