"""How a game goes and ends, in words: theorems C1 to C5 of Clock Patience."""

from __future__ import annotations

from verify.proofs.lemmas import moments, play, real_deck
from verify.proofs.model.broken import (
    ACE_FOR_KING,
    ACE_FOR_TWO,
    ELSEWHERE,
    ENDS_EARLY,
    EXTRA_CARD,
    EXTRA_IN_CENTRE,
    GOES_ON,
    KING_FOR_ACE,
    KING_PILE_MOVED,
    ON_TOP,
    SHORT_CENTRE,
    SHORT_PILE,
    TWO_AT_ONCE,
)
from verify.proofs.theorems.obligation import Failure, Theorem
from verify.proofs.theorems.stating import for_all, for_real_deck, to_be_refuted
from verify.records.proof import Statement

BALANCE = Theorem(
    "C1",
    "balance",
    Statement(
        en="Before the first turn and after every turn, as many cards have left a pile as cards of its rank have been "
        "turned; the centre has given one more, and the pile that gives the next card one less. No pile gives more "
        "than its s cards, and of no rank more than s cards are turned.",
        fi="Ennen ensimmäistä kääntöä ja jokaisen käännön jälkeen pinosta on lähtenyt yhtä monta korttia kuin sen "
        "arvoisia kortteja on käännetty; keskipinosta yksi enemmän ja pinosta, joka antaa seuraavan kortin, yksi "
        "vähemmän. Mikään pino ei anna enempää kuin s korttiaan, eikä mitään arvoa käännetä enempää kuin s korttia.",
        sv="Före den första vändningen och efter varje vändning har lika många kort lämnat en hög som kort av dess "
        "valör har vänts; mitthögen har gett ett mer, och högen som ger nästa kort ett mindre. Ingen hög ger mer än "
        "sina s kort, och av ingen valör vänds mer än s kort.",
    ),
    [
        for_all(
            "initiation",
            "initiation",
            "the invariant holds when the cards have been dealt",
            play.balanced_at_first,
            moments.before_play,
            Failure(
                ELSEWHERE,
                "the pile that gives the first card is not the centre, and the balance is off from the beginning",
            ),
        ),
        for_all(
            "consecution",
            "consecution",
            "every turn keeps the invariant",
            play.balanced_after_a_turn,
            moments.own_card,
            Failure(ACE_FOR_KING, "more aces have been turned than a deck has"),
            Failure(EXTRA_IN_CENTRE, "the centre has given more cards than a pile holds", ["none too many gone"]),
            Failure(
                KING_PILE_MOVED, "after a king the pile of the aces gave a card, and the balance is off", ["balance"]
            ),
            Failure(ACE_FOR_TWO, "more aces have been turned than a deck has", ["none too many seen"]),
        ),
        for_all(
            "safety",
            "safety",
            "the invariant says what the theorem says",
            play.balance_bounds,
            moments.last_of_a_rank,
            Failure(GOES_ON, "play went on at a pile where no card had come home, and the balance is off"),
            Failure(EXTRA_CARD, "more aces have been turned than a deck has", ["seen"]),
            Failure(EXTRA_IN_CENTRE, "the centre has given more cards than a pile holds", ["gone"]),
        ),
    ],
)

NO_DEAD_END = Theorem(
    "C2",
    "no dead end on the dial",
    Statement(
        en="Play arrives at a clock pile only while that pile has a face-down card; it can only stop in the centre.",
        fi="Peli saapuu kellotaulun pinoon vain, kun siinä on vielä kuvapuoli alaspäin oleva kortti; peli voi pysähtyä "
        "vain keskelle.",
        sv="Spelet kommer till en hög på urtavlan bara medan den har ett kort med baksidan upp; det kan stanna bara i "
        "mitten.",
    ),
    [
        for_all(
            "safety",
            "safety",
            "where play stops is the centre",
            play.no_dead_end_on_the_dial,
            moments.lost,
            Failure(SHORT_PILE, "play stops at the pile of the aces"),
            Failure(ENDS_EARLY, "play stops at a clock pile that has one card left", ["centre"]),
        ),
    ],
    depends_on=["C1"],
)

NO_EXCEPTION = Theorem(
    "C2-exception",
    "the exception never fires",
    Statement(
        en="The exception for a clock pile that is emptied by a card of its own rank, after which play would go on "
        "from the next pile clockwise, never fires.",
        fi="Poikkeus, jonka mukaan peli jatkuisi seuraavasta pinosta myötäpäivään, kun kellotaulun pino tyhjenee oman"
        "arvoiseensa korttiin, ei koskaan toteudu.",
        sv="Undantaget för en hög på urtavlan som töms av ett kort av sin egen valör, varefter spelet skulle gå vidare "
        "från nästa hög medsols, inträffar aldrig.",
    ),
    [
        for_all(
            "safety",
            "safety",
            "no clock pile gives a card of its own rank as its last",
            play.no_exception,
            moments.finishes,
            Failure(SHORT_PILE, "the pile of the aces gives an ace as its last card: the exception would fire"),
            Failure(
                TWO_AT_ONCE,
                "the pile of the aces gives an ace and loses another card with it: the exception would fire",
                ["exception"],
            ),
        ),
    ],
    depends_on=["C1"],
)

TERMINATION = Theorem(
    "C3",
    "termination",
    Statement(
        en="Every game ends after at most n = r * s turns.",
        fi="Jokainen peli päättyy viimeistään n = r * s käännön jälkeen.",
        sv="Varje spel tar slut efter högst n = r * s vändningar.",
    ),
    [
        for_all(
            "initiation",
            "initiation",
            "at first n cards are face down, and as many turns are counted as cards have left the piles: none",
            play.counted_at_first,
            moments.before_play,
            Failure(SHORT_PILE, "fewer cards are face down than a deck has"),
            Failure(SHORT_CENTRE, "fewer cards are face down than a deck has", ["one pile more"]),
        ),
        for_all(
            "consecution",
            "consecution",
            "every turn adds one to the cards that have left the piles, and one to the turns counted",
            play.counted_after_a_turn,
            moments.back_in_the_centre,
            Failure(GOES_ON, "the card has left another pile than the one at which play had arrived"),
            Failure(ON_TOP, "a turn is counted and no card has left a pile", ["one pile more"]),
        ),
        for_all(
            "safety",
            "safety",
            "the turns counted are never more than n, and every turn is one more",
            play.at_most_n_turns,
            moments.last_card,
            Failure(EXTRA_IN_CENTRE, "more than n cards have been turned"),
        ),
    ],
    depends_on=["C1"],
)

LAST_CARD = Theorem(
    "C4",
    "last card",
    Statement(
        en="In every game, won or lost, the last card turned is the s-th king.",
        fi="Jokaisessa pelissä, voitetussa tai hävityssä, viimeinen käännetty kortti on s:s kuningas.",
        sv="I varje spel, vunnet eller förlorat, är det sista kortet som vänds den s:te kungen.",
    ),
    [
        for_all(
            "kings",
            "safety",
            "where play stops, all s kings have been turned; so it does not stop before the first turn",
            play.kings_turned_at_the_stop,
            moments.lost,
            Failure(SHORT_PILE, "play stops and not all kings have been turned"),
            Failure(SHORT_CENTRE, "play stops and not all kings have been turned", ["kings"]),
            Failure(ENDS_EARLY, "play stops and not all kings have been turned", ["kings"]),
        ),
        for_all(
            "last",
            "safety",
            "a turn ends the game if and only if it turns the s-th king",
            play.stops_at_the_last_king,
            moments.loses,
            Failure(GOES_ON, "the last king has been turned and the game goes on"),
            Failure(KING_PILE_MOVED, "play stops at another card than the last king, or goes on after it", ["stop"]),
        ),
    ],
    depends_on=["C1", "C2"],
)

WIN = Theorem(
    "C5",
    "win",
    Statement(
        en="A deal is won if and only if the s-th king is the n-th card turned, if and only if no card is left face "
        "down, if and only if every pile holds its own s cards face up.",
        fi="Jako voitetaan, jos ja vain jos s:s kuningas on n:s käännetty kortti, jos ja vain jos mikään kortti ei jää "
        "kuvapuoli alaspäin, jos ja vain jos jokaisessa pinossa ovat sen omat s korttia kuvapuoli ylöspäin.",
        sv="En giv vinns om och endast om den s:te kungen är det n:te kortet som vänds, om och endast om inget kort "
        "blir kvar med baksidan upp, om och endast om varje hög har sina egna s kort med framsidan upp.",
    ),
    [
        for_all(
            "all turned",
            "induction",
            "if no card is face down, n cards have been turned",
            play.full_count,
            moments.won,
            Failure(SHORT_PILE, "no card is face down, and fewer than n have been turned"),
        ),
        for_all(
            "face down",
            "induction",
            "if some card is face down, fewer than n cards have been turned",
            play.short_count,
            moments.lost,
            Failure(EXTRA_CARD, "s cards have left the pile of the aces, and another one is face down there"),
        ),
        for_all(
            "own cards",
            "safety",
            "at the stop no card is face down if and only if every pile has its own s cards face up",
            play.own_cards,
            moments.won,
            Failure(SHORT_PILE, "no card is face down, and a pile has not its s cards"),
            Failure(EXTRA_CARD, "every pile has its s cards, and another one is face down", ["at home"]),
        ),
        for_all(
            "last king",
            "safety",
            "a deal is won by now if and only if the s-th king has come home as the n-th card turned",
            play.last_king_last,
            moments.won,
            Failure(EXTRA_CARD, "the last king is the n-th card, and a card is still face down"),
            Failure(SHORT_CENTRE, "no card is face down, and fewer than n have been turned", ["won"]),
        ),
        for_real_deck(
            "deck, card by card",
            "deal",
            "while a card is face down, fewer than four cards of its rank have been turned (a lemma for each place)",
            real_deck.deck_counts,
            moments.lost,
            Failure(ACE_FOR_KING, "as many aces as a pile holds have been turned, and another one is face down"),
            Failure(
                KING_FOR_ACE,
                "as many kings as the centre holds have been turned, and another one is face down",
                ["fewer"],
            ),
        ),
        for_real_deck(
            "turn, card by card",
            "deal",
            "turning a card adds one to the cards seen of its rank and keeps the balance (a lemma for each place)",
            real_deck.turn_counts,
            moments.own_card,
            Failure(GOES_ON, "play went on at another pile, and the balance is off"),
            Failure(
                KING_PILE_MOVED, "after a king the pile of the aces gave a card, and the balance is off", ["balance"]
            ),
        ),
        for_real_deck(
            "win, card by card",
            "deal",
            "at the stop the fourth king has been turned, as the 52nd card only if this card too (a lemma for each "
            "place)",
            real_deck.last_king_place_by_place,
            moments.lost,
            Failure(SHORT_PILE, "play stops at the pile of the aces"),
            Failure(
                EXTRA_CARD,
                "as many cards have been turned as a deck has, and another one is face down",
                ["not the last card"],
            ),
            Failure(SHORT_CENTRE, "no card is face down, and fewer than n have been turned", ["the last card"]),
        ),
    ],
    depends_on=["C1", "C3", "C4"],
)

WIN_LITERAL = Theorem(
    "C5-literal",
    "win, read literally",
    Statement(
        en="A deal is won if and only if the last card turned is the s-th king.",
        fi="Jako voitetaan, jos ja vain jos viimeinen käännetty kortti on s:s kuningas.",
        sv="En giv vinns om och endast om det sista kortet som vänds är den s:te kungen.",
    ),
    [
        to_be_refuted(
            "if",
            "if the last card turned is the s-th king, the deal is won",
            play.last_card_decides,
            "the last card turned is the last king, and cards are face down",
        ),
    ],
    depends_on=["C4"],
    expected="refuted",
)
