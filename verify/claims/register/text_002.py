"""What [002] says about Clock Patience: claims S17 to S24."""

from __future__ import annotations

from verify.claims import deals, figures, small, small_variants
from verify.claims.claim import Claim, Settled
from verify.claims.deals import shows
from verify.claims.evidence import Theorem
from verify.claims.register.stating import compared, enumerated
from verify.verdict import Status

_SOURCE = "002"

TEXT_002 = (
    Claim(
        "S17",
        _SOURCE,
        "one of the hardest kinds of patience",
        "",
        Settled.NOT_FORMAL,
        "nothing in it is difficult, and which others it is compared with is not said; the chance of a win is that of "
        "S06, and S14 calls the game one of the easiest",
    ),
    Claim(
        "S18",
        _SOURCE,
        "tension grows as the game goes on",
        "after each turn the chance of a win, given the cards turned so far, is no lower than before",
        Settled.ONLY_IF,
        "tension cannot be measured, the chance of a win can: the longer games go on, the more of those still going "
        "are won, from 1/13 up to all; but in a single game every king lowers the chance, and on average over the next "
        "card it stays as it is",
        [compared(figures.grows_while_going), compared(figures.falls_with_a_king, "against", bare=True)],
        conditions=["of a game it is known only that it is still going, not which cards have been turned"],
    ),
    Claim(
        "S19",
        _SOURCE,
        "the card dealt last, on top of the centre, is the first one turned",
        "by the rules of [002] the first card turned is the n-th card dealt",
        Settled.PROVED,
        "it is a matter of places: cards are dealt in rounds that end in the centre; programs that deal the centre in "
        "another way start with another card",
        [shows(deals.last_dealt_is_first_turned, "ms:1")],
    ),
    Claim(
        "S20",
        _SOURCE,
        "play goes on until the fourth king comes to the centre",
        "the last card turned is the s-th king, and no game ends before",
        Settled.PROVED,
        "no other pile can run dry before its cards are all home",
        [
            Theorem("C4", "the last card turned is the s-th king, in every game"),
            Theorem("C3", "every game ends"),
            enumerated(small.ends_with_the_last_king),
        ],
    ),
    Claim(
        "S21",
        _SOURCE,
        "at best all piles of the dial are gathered before the last king is found",
        "there are deals in which every clock pile is complete before the s-th king is turned; they are those won",
        Settled.PROVED,
        "that is a win, and there are deals that are won",
        [
            Theorem("C5", "won if and only if the s-th king is the n-th card"),
            shows(deals.everything_before_the_last_king, "ms:12"),
        ],
    ),
    Claim(
        "S22",
        _SOURCE,
        "it may happen that the last card of a pile shows the pile's own number and no card is left to turn there",
        "in some deal a clock pile gives a card of its own rank as its last",
        Settled.REFUTED,
        "it cannot happen while play starts in the centre: a pile gives its last card only after all its own cards but "
        "that one have come home, and one more has led there; so the rule for this case is never used",
        [
            Theorem("C2-exception", "the exception never fires", "against"),
            Theorem("C2", "no clock pile runs dry before its own cards are home", "against"),
            enumerated(small_variants.exception_never_fires, "against"),
        ],
    ),
    Claim(
        "S23",
        _SOURCE,
        "the result of a game is how far one got before the last king",
        "how many cards are turned is the place of the s-th king in the turn order",
        Settled.PROVED,
        "play ends with that king, so it gets as far as the king's place",
        [
            Theorem("C4", "the last card turned is the s-th king, in every game"),
            Theorem("C12", "the number of cards turned has the law of the last king's place"),
            enumerated(small.turned_is_the_place_of_the_last_king),
        ],
    ),
    Claim(
        "S24",
        _SOURCE,
        "the last card to reach the centre should be a king",
        "the last card turned is a king, in every game that is won",
        Settled.PROVED,
        "it is, in every game won or lost; so it is no sign of a win",
        [
            Theorem("C4", "the last card turned is the s-th king, in every game"),
            Theorem("C5-literal", "the last card being the last king does not make a win", status=Status.REFUTED),
            shows(deals.king_last_in_a_lost_game, "ms:1"),
            enumerated(small.ends_with_the_last_king),
        ],
    ),
)
