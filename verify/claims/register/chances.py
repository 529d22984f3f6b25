"""How often people say that Clock Patience is won: claims P01 to P09."""

from __future__ import annotations

from fractions import Fraction

from verify.claims import figures, small, small_variants
from verify.claims.claim import Claim, Settled
from verify.claims.evidence import Figures, Theorem
from verify.claims.register.stating import against_one_in_13, chance_of_a_win, compared, enumerated
from verify.claims.stated import between, percent
from verify.counting import watch

_PAGE = "a strategy page"
_PROGRAM = (
    "the rules of the program are not stated; if they are those of the rule texts, the chance is 1/13, and it is false"
)
_WATCH = "verify.counting.watch"

CHANCES = (
    Claim(
        "P01",
        "a widely copied rules page (about.com / The Spruce)",
        "won about 1 percent of the time",
        "the chance of a win rounds to 1 %",
        Settled.REFUTED,
        "the chance is 1/13, nearly eight times as much",
        [against_one_in_13(), chance_of_a_win(percent("1"))],
    ),
    Claim(
        "P02",
        "a printed collection quoted online",
        "the chance is less than 1 in 100",
        "the chance of a win is below 1/100",
        Settled.REFUTED,
        "the chance is 1/13",
        [against_one_in_13(), chance_of_a_win(between(Fraction(0), Fraction(1, 100), "less than 1 in 100"))],
    ),
    Claim(
        "P03",
        "SolSuite, Travellers",
        "won about 1 time in 50",
        "",
        Settled.NOT_FORMAL,
        _PROGRAM,
    ),
    Claim(
        "P04",
        "goodsol, Travellers Clock",
        "won in 10 percent of games",
        "",
        Settled.NOT_FORMAL,
        _PROGRAM,
    ),
    Claim(
        "P05",
        "several rules pages",
        "when a card lands on its own number one goes on to the next pile clockwise, and with that rule the game is "
        "easier",
        "with the rule that a pile emptied by a card of its own rank lets play go on, more deals are won",
        Settled.ONLY_IF,
        "read as in [002], of a pile in which no card is left to turn: no clock pile is ever emptied so, and for clock "
        "piles alone the rule changes nothing",
        [
            compared(figures.centre_too_is_easier),
            enumerated(small_variants.centre_too_is_easier),
            Theorem("C2-exception", "for clock piles the rule is never used", "against", bare=True),
            enumerated(small_variants.exception_never_fires, "against", bare=True),
        ],
        conditions=["the rule also holds at the centre, for a last king that comes from there"],
    ),
    Claim(
        "P06",
        _PAGE,
        "the 1/13 does not depend on whether the kings lie spread or together",
        "given the places of all kings, the chance of a win is 1/13",
        Settled.REFUTED,
        "what counts is how many kings are bottom cards of clock piles: with none of them there no deal is won",
        [
            compared(figures.kings_matter, "against"),
            compared(figures.kings_average, "against"),
            enumerated(small.kings_last_card_of_their_pile_matters, "against"),
        ],
    ),
    Claim(
        "P07",
        _PAGE,
        "most games that are lost end with only 1 to 5 cards face down",
        "of the deals that are lost, more than half leave 1 to 5 cards face down",
        Settled.REFUTED,
        "it is about a third",
        [
            Figures(
                "the share of lost games that end so",
                [between(Fraction(1, 2), Fraction(1), "most")],
                figures.few_face_down,
                "from verify.claims.figures import few_face_down; print(few_face_down())",
            ),
            compared(figures.few_face_down_by_kings, "against"),
        ],
    ),
    Claim(
        "P08",
        _PAGE,
        "the chance of no win in 5, 13, 26 and 50 games is 67.3, 35.6, 12.7 and 1.6 percent",
        "(12/13)**n for n = 5, 13, 26, 50 rounds to these percentages",
        Settled.REFUTED,
        "they are 67.0, 35.3, 12.5 and 1.8 percent",
        [
            Figures(
                "the chance of no win in 5, 13, 26, 50 games",
                [percent(text) for text in ("67.3", "35.6", "12.7", "1.6")],
                figures.no_wins,
                "from verify.counting.order import no_win; print([no_win(13, 4, n) for n in (5, 13, 26, 50)])",
            ),
            Figures(
                "by powers of 12/13",
                [percent(text) for text in ("67.3", "35.6", "12.7", "1.6")],
                lambda: [Fraction(12, 13) ** games for games in (5, 13, 26, 50)],
                "from fractions import Fraction; print([Fraction(12, 13) ** n for n in (5, 13, 26, 50)])",
            ),
        ],
    ),
    Claim(
        "P09",
        _PAGE,
        "Watch is won in 25 to 30 percent of games with good play",
        "with the best choice by what lies face up, the chance of a win is between 25 and 30 %",
        Settled.ONLY_IF,
        "it depends on which card may be exchanged for the king: any face-down card, well chosen, wins more often",
        [
            Figures(
                "with the top card of a pile of the player's choice",
                [between(Fraction(1, 4), Fraction(3, 10), "25 to 30 %")],
                lambda: [watch.win_best_top(13, 4)],
                f"from {_WATCH} import win_best_top; print(win_best_top(13, 4))",
            ),
            Figures(
                "with any card of the player's choice",
                [between(Fraction(1, 4), Fraction(3, 10), "25 to 30 %")],
                lambda: [watch.win_best_any(13, 4)],
                f"from {_WATCH} import win_best_any; print(win_best_any(13, 4))",
                bare=True,
            ),
        ],
        conditions=["the king may be exchanged only for the top face-down card of a pile"],
    ),
)
