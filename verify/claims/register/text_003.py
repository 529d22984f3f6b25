"""What [003] says about Clock Patience and its relatives: claims S25 to S35."""

from __future__ import annotations

from functools import partial

from verify.claims import grandfathers_clock, layouts, small, small_variants
from verify.claims.claim import Claim, Settled
from verify.claims.evidence import Seen, Theorem
from verify.claims.register.stating import THIRTEENTH, chance_of_a_win, enumerated, reckoned

_SOURCE = "003"
_SAME, _OTHER = "the three names are names of this game", "the three games have other layouts and procedures"
_READ = "verify claims S31 S32"

TEXT_003 = (
    Claim(
        "S25",
        _SOURCE,
        "won at the moment when the fourth king is turned, provided that everything else has found its place",
        "a turn wins if and only if it turns the s-th king and no card is left face down",
        Settled.PROVED,
        "the condition is needed, and it suffices",
        [
            Theorem("C5", "won if and only if the s-th king is the n-th card, and no card is left face down"),
            enumerated(small.won_if_king_is_last_of_all),
            enumerated(small.own_cards_at_a_win),
        ],
    ),
    Claim(
        "S26",
        _SOURCE,
        "exactly 1 in 13 because there are no choices and the shuffle fixes everything",
        "if a game has no choices and the deal fixes how it ends, it is won in one deal of r",
        Settled.ONLY_IF,
        "the conclusion holds, the argument does not reach it: a game as free of choices can have any chance; what is "
        "needed is that every order in which the cards can be turned is equally likely",
        [
            Theorem("C9", "every order is equally likely, so one deal in r is won"),
            Theorem("C5", "the place of the s-th king decides"),
            chance_of_a_win(THIRTEENTH),
            enumerated(small_variants.forced_but_not_one_in_r, "against", bare=True),
        ],
        conditions=["the turn orders are equally likely (C9), and the place of the last king decides (C5)"],
    ),
    Claim(
        "S27",
        _SOURCE,
        "every card of the deck is equally likely to be the last one turned",
        "for every card, the share of deals in which it is turned last is 1/n",
        Settled.ONLY_IF,
        "of the game as it is played it is false: the last card is always a king; of the order that goes on after the "
        "stop it is true",
        [
            Theorem("C9", "continued in that way, every order of the cards is equally likely"),
            enumerated(small.every_rank_is_last_alike),
            enumerated(small.whole_orders_are_equally_frequent),
            Theorem("C4", "the last card turned is the s-th king, in every game", "against", bare=True),
            enumerated(small.ends_with_the_last_king, "against", bare=True),
        ],
        conditions=[
            "after a stop cards are turned until none is left, from piles chosen by a rule that looks only at the "
            "cards turned",
        ],
    ),
    Claim(
        "S28",
        _SOURCE,
        "4 kings of 52 cards give the odds 4/52 = 1/13",
        "if k of n cards are kings, the game is won in k deals of n",
        Settled.ONLY_IF,
        "the conclusion holds, the argument does not reach it: with as many kings in as many cards and one rule "
        "changed the chance is another; what is needed is that a king ends the whole order as often as any card",
        [
            Theorem("C9", "every card ends the continued order equally often, so one deal in r is won"),
            Theorem("C5", "the deal is won if a king does"),
            chance_of_a_win(THIRTEENTH),
            enumerated(small_variants.kings_in_the_deck_but_not_the_odds, "against", bare=True),
        ],
        conditions=["every card is equally likely to end the continued order (C9), and it is won if a king does (C5)"],
    ),
    Claim(
        "S29",
        _SOURCE,
        "when the fourth king is turned with cards still hidden in the ring, no card is left in the centre",
        "when the s-th king is turned, the centre has no card face down",
        Settled.PROVED,
        "each king turned before it, and the start, took a card from the centre: four in all",
        [
            Theorem("C4", "at the stop the s-th king has been turned"),
            Theorem("C2", "play stops only in the centre, when nothing is left there"),
            enumerated(small.centre_is_empty_at_a_loss),
        ],
    ),
    Claim(
        "S30",
        _SOURCE,
        "Watch: the fourth king may be exchanged for a hidden card, and the game ends when it appears again",
        "after any exchange of the early last king with a face-down card, that king is turned again, as the last card",
        Settled.PROVED,
        "it cannot fail to appear: what follows is the game of the deal in which the two cards have changed places; a "
        "random exchange wins 28.35 % of games in all",
        [Theorem("watch", "play always reaches that king again"), enumerated(small_variants.watch_always_ends)],
    ),
    Claim(
        "S31",
        _SOURCE,
        "Four of a Kind, Hidden Cards and Travellers are other names of this game",
        "by these names this very game is known",
        Settled.CONTRADICTS,
        "the same text says that they are laid out and played in other ways; nothing can be computed of names",
        [Seen("texts", partial(layouts.opposed, _SAME, _OTHER, "S32"), _READ)],
        contradicts=["S32"],
    ),
    Claim(
        "S32",
        _SOURCE,
        "Four of a Kind, Hidden Cards and Travellers have other layouts and procedures",
        "by these names other games are known",
        Settled.CONTRADICTS,
        "the same text gives them as names of this game; nothing can be computed of names",
        [Seen("texts", partial(layouts.opposed, _OTHER, _SAME, "S31"), _READ)],
        contradicts=["S31"],
    ),
    Claim(
        "S33",
        _SOURCE,
        "Grandfather's Clock has twelve foundations and forty cards in eight columns of five, and each foundation ends "
        "with the rank of its hour",
        "12 + 8 * 5 = 52, and the foundations, ten at one, jack at two, ..., built up in suit to the rank of their "
        "hour, take each of the 52 cards once",
        Settled.PROVED,
        "it comes out if the row of foundations goes from the king to the two, and an ace follows a king",
        [reckoned(layouts.dial_foundations)],
    ),
    Claim(
        "S34",
        _SOURCE,
        "Grandfather's Clock needs planning, and choices decide",
        "in some deal one move of a card keeps the win and another move of it loses; and some deal can be won and is "
        "lost by most games of random moves",
        Settled.PROVED,
        "one deal shows each; the move that loses is one that puts a card on its foundation",
        [
            Seen("game", grandfathers_clock.a_choice_decides, grandfathers_clock.SHOWN),
            Seen("game", grandfathers_clock.chance_does_not_do, grandfathers_clock.GRADED),
        ],
    ),
    Claim(
        "S35",
        _SOURCE,
        "German Clock is a game of skill: the difficulty is not to miss cards that can be played",
        "",
        Settled.NOT_FORMAL,
        "it is about the attention of a player, not about the game; and the game's rules are not given",
    ),
)
