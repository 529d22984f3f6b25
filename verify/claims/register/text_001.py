"""What [001] says about Klondike: claims S36 to S43."""

from __future__ import annotations

from verify.claims import klondike, klondike_stock, layouts
from verify.claims.claim import Claim, Settled
from verify.claims.evidence import Seen
from verify.claims.klondike import decides
from verify.claims.register.stating import by_rules, reckoned, tallied

_SOURCE = "001"

TEXT_001 = (
    Claim(
        "S36",
        _SOURCE,
        "Klondike has columns of one to seven cards, and the rest of the deck is the stock",
        "1 + 2 + ... + 7 = 28, and 52 - 28 = 24",
        Settled.PROVED,
        "it is arithmetic",
        [reckoned(layouts.klondike_columns)],
    ),
    Claim(
        "S37",
        _SOURCE,
        "drawing one card at a time makes it easier to win",
        "every deal that can be won drawing three can be won drawing one, and not every one the other way round",
        Settled.PROVED,
        "who draws one card at a time can do all that is done drawing three: three draws are one; and some deals are "
        "won only so",
        [
            by_rules(klondike_stock.draws_of_three_are_draws_of_one),
            decides(klondike.draw_one_wins_more, "random:1:#43", "classic", "draw-one"),
            tallied(klondike.never_less, "classic", "draw-one"),
        ],
    ),
    Claim(
        "S38",
        _SOURCE,
        "allowing only three passes makes it harder to win",
        "every deal that can be won in three passes can be won with unlimited passes, and not every one the other way "
        "round",
        Settled.PROVED,
        "a game that ends within three passes is a game of unlimited ones; and some deals need more",
        [
            by_rules(klondike_stock.three_passes_allow_no_more),
            decides(klondike.three_passes_win_less, "random:1:#28", "three-passes", "classic"),
            tallied(klondike.never_less, "three-passes", "classic"),
        ],
    ),
    Claim(
        "S39",
        _SOURCE,
        "putting unused cards back under the stock makes turning it over unnecessary",
        "by these rules no position has a redeal, a card can be drawn as long as there is one, and the cards keep "
        "their order; and neither this nor turning the waste over wins every deal that the other wins",
        Settled.PROVED,
        "nothing is left to be turned over; it is another game all the same: some deals are won only so, some only by "
        "turning the waste over",
        [
            by_rules(klondike_stock.under_never_turns),
            decides(klondike.under_wins_another, "random:1:#43", "classic", "under"),
            decides(klondike.turning_wins_another, klondike.SMALL, "under", "classic"),
        ],
    ),
    Claim(
        "S40",
        _SOURCE,
        "the game ends when nothing can be placed any more",
        "",
        Settled.NOT_FORMAL,
        "it is a rule that says when to stop, not something that is true or false of the game",
    ),
    Claim(
        "S41",
        _SOURCE,
        "it is not always good to play a stock card that can be played",
        "in some position that can be won a stock card can be put on a column, and the position after that cannot be "
        "won",
        Settled.PROVED,
        "one position shows it",
        [Seen("game", klondike.playing_it_loses, klondike.SHOWN)],
    ),
    Claim(
        "S42",
        _SOURCE,
        "the foundations should as a rule be built as evenly as possible",
        "",
        Settled.NOT_FORMAL,
        "it is advice for players: how even, in which positions, and what one gives up for it is not said",
    ),
    Claim(
        "S43",
        _SOURCE,
        "hidden cards should as a rule be uncovered as soon as possible",
        "",
        Settled.NOT_FORMAL,
        "it is advice for players who do not see the cards: it names neither the choice nor what is compared",
    ),
)
