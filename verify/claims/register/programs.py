"""What programs and puzzles make of the game, and what is said of its relatives: claims P16 to P28."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from verify.claims import deals, figures, klondike, small, small_variants
from verify.claims.claim import Claim, Settled
from verify.claims.deals import shows
from verify.claims.evidence import Figures, Tallied, Theorem
from verify.claims.klondike import decides
from verify.claims.register.stating import chance_of_a_win, compared, enumerated
from verify.claims.stated import between, decimal, percent
from verify.counting import exception_centre, sorted_win

_THREE_OF_FOUR = between(Fraction(5, 8), Fraction(7, 8), "a share that is nearer to 3 of 4 than to 2 of 4 or 4 of 4")

_RESTARTS = [decimal(text) for text in (".076", ".237", ".312", ".227", ".106", ".034", ".007")]

PROGRAMS = (
    Claim(
        "P16",
        "AisleRiot's help",
        "a card that lies face down in its right pile counts as placed",
        "there are deals that are won although a card is face down in its own pile",
        Settled.ONLY_IF,
        "it is a rule of its own, which the program gave up in 2011; with it 20.28 % of games are won",
        [
            shows(deals.home_face_down, "ms:11", options=" --rules aisleriot-2010"),
            enumerated(small_variants.sorted_as_the_law_says),
            Theorem("C5", "by the usual rules a card left face down loses", "against", bare=True),
        ],
        conditions=["the rules say so (win=sorted), as the program's did until 2011"],
    ),
    Claim(
        "P17",
        "a simulation of 10^11 deals",
        "7.69 percent are won, and of the face-up version more than 1 in 5",
        "the chance of a win rounds to 7.69 %; if a card face down in its own pile counts as home, which is what a "
        "version with all cards face up comes to, it is more than 1/5",
        Settled.PROVED,
        "both figures agree with the exact chances, 1/13 and 0.2028",
        [
            Theorem("C10", "of all deals exactly one in r is won"),
            chance_of_a_win(percent("7.69")),
            Figures(
                "the chance if cards at home count",
                [between(Fraction(1, 5), Fraction(1, 4), "above 1 in 5")],
                lambda: [figures.at_13x4(sorted_win.win)],
                "from verify.counting.sorted_win import win; print(win(13, 4))",
            ),
            enumerated(small_variants.sorted_as_the_law_says),
        ],
    ),
    Claim(
        "P18",
        "a C++ simulation with restarts from the lowest pile",
        "0, 1, 2, 3, ... restarts in .076 .237 .312 .227 .106 .034 .007 of deals",
        "the chances of 0 to 6 restarts round to these numbers",
        Settled.REFUTED,
        "as rounded chances four of the seven are wrong, though none by as much as 0.002: they are .077 .239 .310 .227 "
        ".106 .033 .007, wherever on the dial play begins again",
        [
            *(
                Figures(
                    f"the chances of 0 to 6 restarts, {by}",
                    _RESTARTS,
                    partial(figures.restarts_in_order, law),
                    f"from verify.counting.restarts import {name}; print({name}(13, 4))",
                )
                for by, law, name in (
                    ("by the ranks that finish", "ranks", "restarts"),
                    ("card by card", "cards", "restarts_card_by_card"),
                )
            ),
            enumerated(small_variants.restarts_from_the_lowest_pile, "against"),
        ],
    ),
    Claim(
        "P19",
        "PySolFC's Relaxed Clock",
        "one extra draw raises the chance",
        "with one extra draw after an early last king, and the best choice by what lies face up, the chance of a win "
        "is more than 1/13",
        Settled.PROVED,
        "it rises from 7.69 % to 37.38 % with best play",
        [compared(figures.extra_draw_in_two_ways)],
    ),
    Claim(
        "P20",
        "an exercise of a university course",
        "a rule for a card that closes its own pile, which rescues the last king too, wins about 10 percent",
        "with that rule the chance of a win rounds to 10 %",
        Settled.PROVED,
        "it is 9.9953 %",
        [
            Figures(
                "the chance with that rule",
                [percent("10")],
                lambda: [figures.at_13x4(exception_centre.win)],
                "from verify.counting.exception_centre import win; print(win(13, 4))",
            ),
            enumerated(small_variants.centre_too_is_easier),
        ],
    ),
    Claim(
        "P21",
        "a contest statement",
        "the game ends when the pile indicated has no face-down card: the same as at the fourth king",
        "play arrives at a pile with no face-down card exactly when the s-th king has been turned",
        Settled.PROVED,
        "both name the same moment of every game",
        [
            Theorem("C2", "no clock pile ever is without a face-down card when play arrives"),
            Theorem("C4", "play stops at the s-th king, and only there"),
            enumerated(small.ends_with_the_last_king),
        ],
    ),
    Claim(
        "P22",
        "a programming puzzle",
        "play always ends at the pile where it began",
        "for every start pile c, the last card turned is of rank c",
        Settled.PROVED,
        "started in the centre it ends there; another start pile is a centre by another name",
        [
            Theorem("C2", "from the centre play can only stop in the centre"),
            Theorem("start-piles", "play from any pile is play from the centre, by other names"),
            enumerated(small_variants.ends_where_it_began),
            enumerated(small_variants.renaming_start_and_centre),
        ],
    ),
    Claim(
        "P23",
        "an app's rules",
        "starting at the ace pile and ending at the fourth ace is the same game",
        "a deal is won from the centre if and only if it is won from the pile of the aces",
        Settled.ONLY_IF,
        "it is the same game with two names changed over, so the chance is the same; one and the same deal may be won "
        "from one pile and lost from the other",
        [
            enumerated(small_variants.renaming_aces_and_kings),
            shows(deals.from_the_aces_it_ends_otherwise, "ms:9", "against", bare=True, options=" -o start=A"),
        ],
        conditions=["aces and kings change names in the deal too, cards and piles"],
    ),
    Claim(
        "P24",
        "Wikipedia, The Clock (German Clock)",
        "every game can be solved if no move is missed",
        "",
        Settled.NOT_FORMAL,
        "the rules of that game are not given, and without them nothing is said",
    ),
    Claim(
        "P25",
        "Wikipedia",
        "Grandfather's Clock is won in about 3 of 4 games",
        "of all deals the share that can be won is nearer to 3 of 4 than to 2 of 4 or 4 of 4",
        Settled.REJECTED,
        "random deals exclude it, and KPat's numbered ones do: nearly all can be won, with all cards seen and no "
        "mistake; how often people win is another matter, of which the rules say nothing",
        [Tallied(name, _THREE_OF_FOUR, "grandfathers-clock") for name in ("classic-random", "classic")],
    ),
    Claim(
        "P26",
        "several pages",
        "about 82 percent of Klondike deals can be won, drawing three cards, with all cards known",
        "of all deals the share that can be won drawing three rounds to 82 %",
        Settled.NOT_REJECTED,
        "random deals agree with it, which proves nothing; it is not the figure for draw 1, as P28 has it",
        [Tallied("classic", percent("82"))],
    ),
    Claim(
        "P27",
        "a package on PyPI (pyksolve)",
        "the Klondike deal that comes with verify in its notation is impossible to win",
        "the deal of verify/examples/klondike_digits.txt cannot be won, drawing one card or three",
        Settled.REFUTED,
        "it is won by moves that the rules play to the end",
        [
            decides(partial(klondike.called_impossible, preset), klondike.IMPOSSIBLE, preset, bears="against")
            for preset in ("draw-one", "classic")
        ],
    ),
    Claim(
        "P28",
        "several game sites",
        "81.9 percent is the figure for draw 1",
        "of all deals the share that can be won drawing one rounds to 81.9 %",
        Settled.REJECTED,
        "random deals exclude it: drawing one card more can be won; it is the figure for draw 3, as P26 has it",
        [Tallied("draw-one", percent("81.9"))],
    ),
)
