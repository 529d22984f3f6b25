"""Other games with the same cards, in words: C9, the one-king rule, Watch, and other start piles."""

from __future__ import annotations

from verify.proofs.lemmas import moments, one_king, order, start_piles, watch
from verify.proofs.model.broken import (
    ACE_FOR_KING,
    ACE_FOR_TWO,
    ELSEWHERE,
    EXTRA_CARD,
    EXTRA_IN_CENTRE,
    KING_PILE_MOVED,
    ON_TOP,
    SHORT_CENTRE,
    SHORT_PILE,
    TWO_AT_ONCE,
    Variant,
)
from verify.proofs.model.reading import Size
from verify.proofs.model.relation import Conjuncts, Setting, State, turn_by_the_rules
from verify.proofs.theorems.counts import C9_SURVEYS, START_PILES_SURVEYS
from verify.proofs.theorems.obligation import Failure, Theorem
from verify.proofs.theorems.stating import for_all
from verify.records.proof import Statement


def by_its_own_rule(variant: Variant) -> Variant:
    """The same broken game, where the rule that names the next pile is that of the game.

    Lemmas about any rule leave open which pile gives the next card; the engine must play a counterexample.
    """
    turning = variant.turning or turn_by_the_rules

    def turned(at: Setting, x: State, y: State) -> Conjuncts:
        parts = turning(at, x, y)
        pile = variant.source(at.logic, at.r, x, at.cards_in)
        return {**parts, "leaves": at.logic.all_of(parts["leaves"], at.logic.same(at.source(x), pile))}

    return variant._replace(turning=turned)


ORDER = Theorem(
    "C9",
    "order",
    Statement(
        en="If play goes on after a stop by any rule that looks only at the past, every order of the cards is the turn "
        "order of exactly one deal.",
        fi="Jos peliä jatketaan pysähdyksen jälkeen minkä tahansa säännön mukaan, joka katsoo vain menneeseen, "
        "jokainen korttien järjestys on täsmälleen yhden jaon kääntöjärjestys.",
        sv="Om spelet går vidare efter ett stopp enligt vilken regel som helst som ser bara på det som varit, är varje "
        "ordning av korten den ordning i vilken korten vänds i precis en giv.",
    ),
    [
        for_all(
            "same past",
            "consecution",
            "two deals that have shown the same cards have them in the same places, and when a pile is finished, all "
            "of it is the same; so no two deals have the same order",
            order.same_past,
            moments.own_card,
            Failure(by_its_own_rule(TWO_AT_ONCE), "a card went unseen, and may differ", ("same so far", "same pile")),
        ),
        for_all(
            "free place",
            "consecution",
            "the place of the next card is free: turns and places belong together one to one; so whatever card is to "
            "be turned next can be laid there",
            order.free_place,
            moments.back_in_the_centre,
            Failure(by_its_own_rule(ON_TOP), "no new place has given a card", ("laid",)),
            Failure(by_its_own_rule(TWO_AT_ONCE), "a place has no turn", ("a turn for each place",)),
            Failure(by_its_own_rule(TWO_AT_ONCE), "turns and places do not belong together"),
        ),
        for_all(
            "one card more",
            "consecution",
            "whichever pile gives the next card, cards and turns are one more, and no pile gives more than it has",
            order.one_card_more,
            moments.last_card,
            Failure(by_its_own_rule(EXTRA_CARD), "more than s cards have left the pile of the aces", ("in bounds",)),
            Failure(by_its_own_rule(TWO_AT_ONCE), "two cards are gone in one turn", ("one pile more",)),
            Failure(by_its_own_rule(TWO_AT_ONCE), "cards and turns are not one more"),
        ),
        for_all(
            "goes on",
            "induction",
            "before n cards have been turned some pile has a card face down, from which play can go on",
            order.goes_on,
            moments.won,
            Failure(SHORT_PILE, "no card is face down, and fewer than n have been turned"),
        ),
        for_all(
            "ends",
            "induction",
            "when n cards have been turned no pile has a card face down",
            order.ends,
            moments.lost,
            Failure(EXTRA_CARD, "s cards have left the pile of the aces, and another one is face down there"),
        ),
        *C9_SURVEYS,
    ],
    depends_on=["C5"],
)

ONE_KING = Theorem(
    "one-king",
    "the one-king rule",
    Statement(
        en="If play goes on after every dead end from some pile with a face-down card, every card comes home; and "
        "every cycle of the bottom map has a pile from which play went on, so there are at least as many "
        "restarts as cycles.",
        fi="Jos peliä jatketaan jokaisen umpikujan jälkeen jostakin pinosta, jossa on kortti kuvapuoli alaspäin, "
        "jokainen kortti pääsee kotiin; ja pohjakuvauksen jokaisessa syklissä on pino, josta peliä jatkettiin, joten "
        "jatkoja on vähintään yhtä monta kuin syklejä.",
        sv="Om spelet efter varje återvändsgränd går vidare från någon hög med ett kort med baksidan upp, kommer varje "
        "kort hem; och varje cykel i bottenavbildningen har en hög från vilken spelet gick vidare, så omstarterna är "
        "minst lika många som cyklerna.",
    ),
    [
        for_all(
            "initiation",
            "initiation",
            "at first the balance holds, and no pile is finished",
            one_king.restarts_at_first,
            moments.before_play,
            Failure(ELSEWHERE, "the balance is off from the beginning", ("balance",)),
            Failure(ELSEWHERE, "the invariants do not hold"),
        ),
        for_all(
            "balance",
            "consecution",
            "every turn keeps the balance, in which restarts and dead ends are counted",
            one_king.restarts_after_a_turn,
            moments.own_card,
            Failure(by_its_own_rule(ACE_FOR_KING), "more aces have been turned than a deck has"),
        ),
        for_all(
            "order",
            "consecution",
            "every turn keeps this: a clock pile is finished before the clock pile its arc leads to, if play was never "
            "restarted there",
            one_king.order_after_a_turn,
            moments.finishes_before_another,
            Failure(
                by_its_own_rule(ACE_FOR_KING),
                "the pile of the aces is finished no later than a pile whose arc leads to it",
            ),
        ),
        for_all(
            "cycles",
            "induction",
            "no pile of a cycle without a restart is ever finished; but at the end all are",
            one_king.cycle_is_restarted,
            moments.lost,
            Failure(ACE_FOR_KING, "a pile of a cycle is finished"),
        ),
        for_all(
            "one more at home",
            "consecution",
            "every turn adds one to the cards seen of all ranks together, and one to the turns",
            one_king.one_more_at_home,
            moments.last_card,
            Failure(by_its_own_rule(ON_TOP), "the same card is seen again"),
        ),
        for_all(
            "all at home",
            "induction",
            "while a card of some rank has not come home, fewer than n cards have been turned; and by C9 play goes on "
            "until n have",
            one_king.all_at_home,
            moments.last_of_a_rank,
            Failure(by_its_own_rule(EXTRA_CARD), "more aces have been turned than a deck has"),
        ),
    ],
    depends_on=["C9", "start-piles"],
)

WATCH = Theorem(
    "watch",
    "Watch",
    Statement(
        en="When a last king that comes too early is exchanged with a face-down card, play always reaches that king "
        "again; the game is won if and only if the king then lay at the bottom of its pile and its turn is the last of "
        "all.",
        fi="Kun liian aikaisin tuleva viimeinen kuningas vaihdetaan kuvapuoli alaspäin olevaan korttiin, peli "
        "saavuttaa aina tuon kuninkaan uudelleen; peli voitetaan, jos ja vain jos kuningas oli silloin pinonsa "
        "pohjalla ja se käännetään viimeisenä kaikista.",
        sv="När en sista kung som kommer för tidigt byts mot ett kort med baksidan upp, når spelet alltid den kungen "
        "igen; spelet vinns om och endast om kungen då låg underst i sin hög och vänds sist av alla kort.",
    ),
    [
        for_all(
            "exchanged deal",
            "initiation",
            "with the king and the other card exchanged the deal is still a deck, the balance holds before the king's "
            "turn, and going on from the exchanged card is a turn of the exchanged deal",
            watch.exchange_is_a_turn,
            moments.loses,
            Failure(ACE_FOR_TWO, "an ace too many: two cards are the same after the exchange", ("once",)),
            Failure(ACE_FOR_KING, "a card is none of a deck after the exchange"),
        ),
        for_all(
            "ends",
            "safety",
            "the turn that ends a game turns the last king in its place, and wins if and only if this was the bottom "
            "of its pile and all other piles were finished",
            watch.last_king_ends,
            moments.loses,
            Failure(
                EXTRA_IN_CENTRE,
                "play stops at the pile of the aces",
                ("the same king", "won"),
            ),
        ),
    ],
    depends_on=["C1", "C2", "C3", "C4", "C5"],
)

START_PILES = Theorem(
    "start-piles",
    "start piles",
    Statement(
        en="Play can start at any pile: with other names for two piles and ranks it is the same game. If the arcs of "
        "all r piles hang together, the start piles that win are those of their only cycle; if not, none wins.",
        fi="Pelin voi aloittaa mistä pinosta hyvänsä: kun kahden pinon ja arvon nimet vaihdetaan, peli on sama. Jos "
        "kaikkien r pinon nuolet ovat yhtenäiset, voittavat aloituspinot ovat niiden ainoan syklin pinot; jos eivät, "
        "mikään ei voita.",
        sv="Spelet kan börja vid vilken hög som helst: med andra namn på två högar och valörer är det samma spel. Om "
        "alla r högars pilar hänger samman är de starthögar som vinner de i deras enda cykel; annars vinner ingen.",
    ),
    [
        for_all(
            "renamed deck",
            "initiation",
            "with new names a deck is a deck, and a game that begins at any pile begins in the centre",
            start_piles.renamed_at_first,
            moments.before_play,
            Failure(SHORT_PILE, "the pile that has fewer cards has another name", ("rank",)),
            Failure(SHORT_CENTRE, "the centre has fewer cards, and is another pile now"),
        ),
        for_all(
            "renamed turn",
            "consecution",
            "with new names a turn is a turn",
            start_piles.renamed_turn,
            moments.own_card,
            Failure(
                KING_PILE_MOVED,
                "after a king, or an ace that is a king by its new name, the pile of the aces gives the next card",
            ),
        ),
        for_all(
            "renamed stop",
            "safety",
            "with new names play stops when it did, with the same cards face down, and the arcs are the same",
            start_piles.renamed_stop,
            moments.lost,
            Failure(SHORT_PILE, "the pile that has fewer cards has another name"),
        ),
        for_all(
            "closed sets",
            "graph",
            "what two closed sets of piles have in common is closed; so a cycle lies in every closed set that it "
            "meets, and two cycles have no pile in common",
            start_piles.closed_sets_meet,
            moments.lost,
            Failure(SHORT_PILE, "a pile without cards has no arc", size=Size(3, 1)),
        ),
        *START_PILES_SURVEYS,
    ],
    depends_on=["C6"],
)
