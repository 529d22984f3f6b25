"""The theorems about Klondike on which certificates of lost deals rest, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from verify.records.proof import Statement


class KlondikeTheorem(NamedTuple):
    """A statement, what it is proved for, and the theorems it builds on."""

    id: str
    title: str
    scope: str
    statement: Statement
    depends_on: Sequence[str] = ()


THEOREMS = (
    KlondikeTheorem(
        "K1",
        "which cards of stock and waste can be played",
        "any number of cards, any number drawn at a time",
        Statement(
            en="Let q of n cards that are left lie in the waste, and d be drawn at a time. Then the card of "
            "number i can be drawn exactly if i = n, or d divides i, or i is not before q and leaves the same"
            " remainder as q when divided by d. For a limited number of passes, and where unused cards go back "
            "under the stock, the arithmetic allows every card that can be drawn.",
            fi="Olkoon jäljellä n korttia, niistä q kääntöpakassa, ja käännettäköön d kerrallaan. Kortti numero "
            "i saadaan esiin täsmälleen silloin, kun i = n, tai d jakaa luvun i, tai i ei ole ennen korttia q"
            " ja jakojäännös d:llä jaettaessa on sama kuin q:n. Kun läpikäyntejä on rajallisesti tai käyttämättömät "
            "kortit palaavat pakan alle, laskusääntö sallii jokaisen kortin, joka voi tulla esiin.",
            sv="Låt n kort vara kvar, q av dem i den vända högen, och d vändas åt gången. Då kan kort nummer i "
            "komma fram precis om i = n, eller d delar i, eller i inte är före q och ger samma rest som q vid"
            " division med d. Med ett begränsat antal genomgångar, och när oanvända kort läggs under högen, "
            "tillåter räkneregeln varje kort som kan komma fram.",
        ),
    ),
    KlondikeTheorem(
        "K2",
        "structure of the columns",
        "any number of ranks, suits, columns and cards",
        Statement(
            en="The face-up cards of a column descend in alternating colours, from the dealt card that lies on "
            "the face-down ones, or, if all dealt cards have left, from a king. So the number of open ends of"
            " each rank and colour, and of empty columns, follows from the abstract position, and so does "
            "where a card can go.",
            fi="Pinon avoimet kortit laskevat vuorovärein siitä jaetusta kortista alkaen, joka on suljettujen "
            "päällä, tai kuninkaasta, jos kaikki jaetut ovat poissa. Siksi kunkin arvon ja värin avoimien "
            "päiden ja tyhjien pinojen määrä seuraa abstraktista asemasta, samoin se, minne kortti voi mennä.",
            sv="De öppna korten i en kolumn faller i växlande färger från det utdelade kort som ligger på de "
            "dolda, eller från en kung om alla utdelade är borta. Därför följer antalet öppna ändar av varje "
            "valör och färg, och antalet tomma kolumner, av den abstrakta ställningen, och likaså vart ett "
            "kort kan gå.",
        ),
    ),
    KlondikeTheorem(
        "K3",
        "simulation",
        "any number of ranks, suits, columns and cards; any way to draw",
        Statement(
            en="Each legal move keeps the abstract position or is one of its steps.",
            fi="Jokainen sallittu siirto säilyttää abstraktin aseman tai on jokin sen askelista.",
            sv="Varje tillåtet drag bevarar den abstrakta ställningen eller är ett av dess steg.",
        ),
        depends_on=("K1", "K2"),
    ),
    KlondikeTheorem(
        "K4",
        "closed sets",
        "any number of ranks, suits, columns and cards; any way to draw",
        Statement(
            en="If a set of abstract positions contains the start and no won one, and no step leads out of it, "
            "then no play wins.",
            fi="Jos abstraktien asemien joukossa on alku eikä yhtään voitettua, eikä mikään askel vie siitä "
            "ulos, mikään peli ei voita.",
            sv="Om en mängd abstrakta ställningar innehåller början men ingen vunnen, och inget steg leder ut ur"
            " den, vinner inget spel.",
        ),
        depends_on=("K3",),
    ),
    KlondikeTheorem(
        "K5",
        "safe cards",
        "any number of ranks, suits, columns and cards; any way to draw",
        Statement(
            en="If a card of rank r lies face up in the columns and can go up, the suits of the other colour "
            "have come to r - 2 at least and those of its own to r - 3, then a position that can be won can "
            "also be won after the card went up. So a certificate may follow that step alone, and leave out "
            "that such a card comes back.",
            fi="Jos arvon r kortti on avoinna pinoissa ja voi nousta, toisen värin maat ovat vähintään arvossa r"
            " - 2 ja oman värin maat arvossa r - 3, voitettavissa oleva asema on voitettavissa myös kortin "
            "noustua. Siksi todistus saa seurata vain sitä askelta ja jättää pois sellaisen kortin paluun.",
            sv="Om ett kort av valör r ligger öppet i kolumnerna och kan gå upp, färgerna av motsatt kulör har "
            "nått minst r - 2 och de av samma kulör r - 3, så kan en ställning som kan vinnas också vinnas "
            "sedan kortet gått upp. Därför får ett bevis följa bara det steget och utelämna att ett sådant "
            "kort kommer tillbaka.",
        ),
        depends_on=("K4",),
    ),
    KlondikeTheorem(
        "K6",
        "deadlocks",
        "any number of ranks, suits, columns and cards; any number drawn and of passes, under",
        Statement(
            en="Let some cards be given, none on its foundation. They and those beneath one of them in a column are "
            "held. Let each be out of reach in stock or waste until one of them leaves it; or let a lower card of its "
            "suit be held, and neither it nor a face-up card beneath it have a place in another column: all cards "
            "that it could be put on are covered by one of them, or not in the columns and without a place, and "
            "if it is a king, it is the first of its column or each column holds one of them. Then no play wins.",
            fi="Olkoon annettu kortteja, joista yksikään ei ole peruspinossaan. Ne ja pinoissa niiden alla olevat "
            "ovat jumissa. Olkoon kukin pakassa tavoittamattomissa, kunnes jokin niistä lähtee sieltä; tai "
            "olkoon sen maan pienempi kortti jumissa, eikä sillä eikä sen alla avoinna olevalla kortilla ole "
            "paikkaa toisessa pinossa: kaikki kortit, joille se voisi mennä, ovat jonkin niistä alla tai poissa "
            "pinoista ja paikatta, ja jos se on kuningas, se on pinonsa alin tai jokaisessa pinossa on jokin "
            "niistä. Silloin mikään peli ei voita.",
            sv="Låt några kort vara givna, inget av dem på sin grundhög. De och korten under dem i kolumnerna hålls "
            "fast. Låt vart och ett vara utom räckhåll i leken tills något av dem lämnar den; eller låt ett lägre "
            "kort i dess färg hållas fast, och varken det eller ett öppet kort under det ha plats i en annan "
            "kolumn: alla kort som det kunde läggas på är täckta av något av dem, eller utanför kolumnerna och "
            "utan plats, och är det en kung, ligger den underst i sin kolumn eller har varje kolumn något av dem. "
            "Då vinner inget spel.",
        ),
        depends_on=("K1",),
    ),
    KlondikeTheorem(
        "K7",
        "safe cards of stock and waste",
        "any number of ranks, suits, columns and cards; one drawn at a time without limit, or under",
        Statement(
            en="Let one card be drawn at a time, and the waste be turned over without limit or unused cards go under "
            "the stock. Then each card of stock and waste can be played at any time, and what K5 says of cards that "
            "lie face up in the columns holds for those of stock and waste too.",
            fi="Käännettäköön kortteja yksi kerrallaan ja kääntöpakka rajatta uudeksi pakaksi, tai palatkoot "
            "käyttämättömät kortit pakan alle. Silloin jokainen pakan kortti on pelattavissa milloin vain, ja mitä K5 "
            "sanoo pinojen avoimista korteista, pätee myös pakan kortteihin.",
            sv="Låt ett kort vändas åt gången, och den vända högen vändas om utan gräns eller oanvända kort läggas "
            "under högen. Då kan varje kort i leken spelas när som helst, och vad K5 säger om öppna kort i kolumnerna "
            "gäller även dem i leken.",
        ),
        depends_on=("K5",),
    ),
)
"""Each after those it depends on."""
