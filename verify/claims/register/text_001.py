"""What [001] says about Klondike that needs no rules of play: claims S36, S40, S42 and S43."""

from __future__ import annotations

from verify.claims import layouts
from verify.claims.claim import Claim, Settled
from verify.claims.register.stating import reckoned

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
        "S40",
        _SOURCE,
        "the game ends when nothing can be placed any more",
        "",
        Settled.NOT_FORMAL,
        "it is a rule that says when to stop, not something that is true or false of the game",
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
