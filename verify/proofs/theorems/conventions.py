"""What people do differently and play does not notice, in words: theorem C8, and C2 with every shuttle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from verify.proofs.lemmas import conventions, dealing, moments
from verify.proofs.model.broken import (
    ACE_FOR_TWO,
    ENDS_EARLY,
    EXTRA_CARD,
    EXTRA_IN_CENTRE,
    KING_PILE_MOVED,
    ON_TOP,
    SHORT_PILE,
    TWO_AT_ONCE,
)
from verify.proofs.model.logic import Formula
from verify.proofs.model.reading import INTEGERS, REAL_DECK, WORDS, Reading
from verify.proofs.model.scene import Claim, Scene
from verify.proofs.theorems.obligation import Failure, Obligation, Part, Theorem
from verify.records.proof import Statement

IN_NUMBERS = (INTEGERS, WORDS)
IN_INTEGERS = (INTEGERS, REAL_DECK)
"""Where cards are counted bout by bout: machine words, which may wrap around, take too long over it."""


def _for_each(
    id_: str,
    part: Part,
    says: str,
    claims: Callable[[Scene], Iterable[Claim]],
    readings: Sequence[Reading],
    happens: Callable[[Scene], Formula],
    *controls: Failure,
) -> Obligation:
    """An obligation for decks of any size, with a lemma for each convention."""
    return Obligation(id_, part, says, claims, readings, happens, controls)


CONVENTIONS = Theorem(
    "C8",
    "conventions",
    Statement(
        en="Whether cards go under their pile, away from it, or on top while the bottom card is turned, each pile "
        "gives its cards in an order that depends on nothing but the shuttle: from the top down, or from the bottom up "
        "(but for the first card of the start pile). However the cards are dealt, each card of the deck has one place "
        "on the table, and each place one card.",
        fi="Panipa kortit pinonsa alle, syrjään tai päällimmäisiksi kääntäen alimman kortin, jokainen pino antaa "
        "korttinsa järjestyksessä, joka riippuu vain panotavasta: ylhäältä alas tai alhaalta ylös (lukuun ottamatta "
        "aloituspinon ensimmäistä korttia). Jaettiinpa kortit miten hyvänsä, jokaisella pakan kortilla on yksi paikka "
        "pöydällä ja jokaisella paikalla yksi kortti.",
        sv="Vare sig korten läggs under sin hög, åt sidan, eller överst medan det understa kortet vänds, ger varje hög "
        "sina kort i en ordning som beror endast på sättet att lägga: uppifrån och ned, eller nedifrån och upp "
        "(utom det första kortet i starthögen). Hur korten än delas ut har varje kort i leken en plats på bordet, och "
        "varje plats ett kort.",
    ),
    [
        _for_each(
            "piles at first",
            "initiation",
            "when the cards have been dealt, every pile has its s cards, all face down (a lemma for each shuttle)",
            conventions.piles_at_first,
            IN_NUMBERS,
            moments.before_play,
            Failure(SHORT_PILE, "the pile of the aces has fewer cards"),
            Failure(EXTRA_CARD, "the pile of the aces has one card more, face down", ("end", "faces")),
        ),
        _for_each(
            "piles after a turn",
            "consecution",
            "a card comes home and the next is turned, and the face-down cards of a pile are as many as have not left "
            "it, beside those that came home (a lemma for each shuttle)",
            conventions.piles_after_a_turn,
            IN_NUMBERS,
            moments.back_in_the_centre,
            Failure(KING_PILE_MOVED, "a king came home, and another pile than the centre gives the next card"),
            Failure(ON_TOP, "the card that came home is turned again, and none has left the pile", ("top", "end")),
            Failure(TWO_AT_ONCE, "one more card has left the pile than was turned", ("faces",)),
        ),
        _for_each(
            "which card",
            "safety",
            "the card turned lies face down, and which it is depends on the shuttle and on how many have left the "
            "pile; no card of a pile lies face down if and only if play stops there (a lemma for each shuttle)",
            conventions.which_card,
            IN_NUMBERS,
            moments.lost,
            Failure(
                EXTRA_IN_CENTRE,
                "as many cards as a pile holds have left the centre, and play goes on there",
                ("face down",),
            ),
            Failure(ENDS_EARLY, "play stops at a pile with a card face down", ("none face down",)),
        ),
        _for_each(
            "turned once",
            "deal",
            "each card of a pile has its turn, and each turn of a pile its card (a lemma for each shuttle)",
            conventions.turned_once,
            IN_NUMBERS,
            moments.before_play,
            Failure(SHORT_PILE, "a turn has no card", ("in the pile",)),
            Failure(EXTRA_IN_CENTRE, "a card of the centre has the turn of another", ("and back",)),
        ),
        _for_each(
            "bouts",
            "induction",
            "before each round, or each pile, as many cards are dealt as the earlier ones together take (a lemma for "
            "each order of dealing)",
            dealing.counted_bouts,
            IN_INTEGERS,
            moments.before_play,
            Failure(SHORT_PILE, "a pile takes fewer cards"),
        ),
        _for_each(
            "dealt once",
            "deal",
            "cards and places belong together one to one (a lemma for each order of dealing and each direction, from "
            "any pile)",
            dealing.dealt_once,
            IN_INTEGERS,
            moments.before_play,
            Failure(SHORT_PILE, "a card has no place", ("next",)),
            Failure(EXTRA_CARD, "a place has no card of its own", ("in the deck", "once")),
        ),
    ],
    depends_on=["C1", "C3"],
)

NO_EXCEPTION_ANY = Theorem(
    "C2-exception-any",
    "the exception never fires, however one deals and puts",
    Statement(
        en="With every shuttle and every order of dealing, a clock pile that has turned up a card of its own rank "
        "still has a card face down; so the exception never fires.",
        fi="Kaikilla panotavoilla ja jakojärjestyksillä kellotaulun pinossa, josta on käännetty pinon oman arvoinen "
        "kortti, on vielä kortti kuvapuoli alaspäin; poikkeus ei siis koskaan toteudu.",
        sv="Med varje sätt att lägga och varje ordning att dela ut har en hög på urtavlan, ur vilken ett kort av "
        "högens egen valör har vänts, ännu ett kort med baksidan upp; undantaget inträffar alltså aldrig.",
    ),
    [
        _for_each(
            "on the table",
            "safety",
            "when a clock pile has given a card of its own rank and this has come home, the card to be turned next "
            "there lies face down (a lemma for each shuttle)",
            conventions.no_exception_on_the_table,
            IN_NUMBERS,
            moments.own_card,
            Failure(EXTRA_CARD, "an ace too many, and as many cards as a pile holds have left the pile of the aces"),
            Failure(ACE_FOR_TWO, "an ace too many: the exception would fire", ("face down",)),
        ),
    ],
    depends_on=["C1", "C2-exception", "C8"],
)
