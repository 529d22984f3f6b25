"""Claims and certificates of Clock Patience: ``FORMAT`` gives the vocabulary and both file formats."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from .reading import (
    A_CARD,
    Card,
    Malformed,
    about,
    document,
    evidence_of,
    items,
    label,
    members,
    size,
    spelling,
    unexpected,
    whole,
    word,
    words,
)

FORMAT = """\
CLOCK PATIENCE

The game. There are r ranks, s suits and r piles of s face-down cards; r is 2 to 1000, r times s at most 100000. Pile p
is the home of rank p; pile r is the centre, the others are clock piles. The first card turned is the top of the start
pile; after that, the card turned names its home pile, and the next face-down card there is turned. The turn order of
a pile is the order in which its cards get turned; its bottom card is the last of them. A dead end is the arrival at
a pile without face-down cards.

CLAIM, a JSON object in UTF-8; for example, about a deal in which AH, 2S and 2H get turned:
  {"kind": "patience-verify/claim", "version": 1, "game": "clock", "ranks": 2, "suits": 2,
   "rules": {"deal": "rounds", "first-pile": 1, "direction": "clockwise", "listing": "top-first", "within-pile": null,
             "shuttle": "under-top", "start": "centre", "dead-end": "stop", "win": "exposed"},
   "deal": {"deck": ["AS", "2H", "2S", "AH"]}, "verdict": "lost"}
  The verdict is "won" or "lost", or "depends", then with "chance": CHANCE, that of a win. Every key is required, no
  other is allowed, except that
    "deal" may instead be {"piles": [[CARD, ...], ...]}, pile 1 first, the centre last; and there may be
    "facts", one or more of {"turned": 3, "last": "2H", "face_down": 1, "completed_clock_piles": 0, "restarts": 0};
    completed are those without face-down cards: by then every card of their rank has been turned, too; where several
    games are possible the facts are about the cards turned up to the second chance

CERTIFICATE, likewise, with game, ranks, suits, rules and deal equal to the claim's; for the claim above:
  {"kind": "patience-verify/certificate", "version": 1, "game": "clock", "ranks": 2, "suits": 2,
   "rules": {"deal": "rounds", "first-pile": 1, "direction": "clockwise", "listing": "top-first", "within-pile": null,
             "shuttle": "under-top", "start": "centre", "dead-end": "stop", "win": "exposed"},
   "deal": {"deck": ["AS", "2H", "2S", "AH"]}, "evidence": {"kind": "cycle", "piles": ["A"], "bottom_cards": ["AS"]}}
  The evidence is one of
    {"kind": "win"}                             the game is forced, the checker plays it
    {"kind": "trace", "turned": [CARD, ...]}    every card turned, in order; where no second chance is taken
    {"kind": "cycle", "piles": [PILE, ...], "bottom_cards": [CARD, ...]}
      bottom_cards[i] is the bottom card of piles[i], and its home is piles[i+1] (after the last, the first); this
      establishes the verdict lost and no facts, under dead-end stop, win exposed and second-chance none only
    {"kind": "games", "turned": [CARD, ...], "games": [
        {"pile": PILE, "place": 1, "chance": CHANCE, "turned": [CARD, ...]}, ...]}    where a second chance is taken
      every card turned before it, and all games that may follow, by pile and place: where the card taken lies (place 1
      is the one turned next in its pile), how likely the rules make it, and every card turned from then on, it first

CARD: rank A 2..9 T J Q K and suit S H D C, such as "TS"; beyond these, numbers: "14.5" is rank 14 of suit 5.
  A deal holds every card once, or, without any suits ("T" or "14"), every rank s times.
PILE: the rank at home there: "A", "T", "K", "14".
CHANCE: a fraction in lowest terms, such as "1/3", or "1".

RULES, all of these keys, but the last two may be missing together, for none; the first four are null for piles,
within-pile is null for a deck, watch-card is null without a second chance:
  deal         rounds: a card to each clock pile and the centre, s times; piles: s cards to each, the centre last; the
               card dealt last is on top; centre-last: the clock piles in rounds, then the centre, its first card on top
  first-pile   the clock pile dealt to first: 1 .. r-1
  direction    clockwise, anticlockwise
  listing      top-first: the first card listed is dealt first; bottom-first: the last one
  within-pile  top-first, bottom-first: which end of a listed pile is its top
  shuttle      under-top, aside: turned from the top; over-bottom: from the bottom up, after the start pile's top card
  start        "centre", or a clock pile 1 .. r-1
  dead-end     stop; clockwise: go on with the next pile clockwise (1, 2, .. r, 1, ..) after the dead one that has a
               face-down card, which counts as a restart; exception: go on likewise, not counted, only if the card
               came from that same pile and it is a clock pile; exception-centre: or the centre
  win          exposed: every card is turned; sorted: every card still face down is in its home
  second-chance
               none; or, under dead-end stop or exception, with at most 1000 cards, what is done once where play stops
               in the start pile and is not won. watch: the last card turned takes the place of a face-down card, face
               down, and that one is turned instead; a card turned twice is listed and counted where it is turned last,
               but for the cards listed up to the second chance. extra-draw: a pile's next card is turned. Then play
               goes on to the next dead end, which ends it
  watch-card   which card that is, all of these equally likely. random: any face-down card, for extra-draw the next of
               any pile; next-top, next-bottom: of the next pile clockwise after the dead one with a face-down card the
               card turned next, or the one turned last (under extra-draw, next); best-top, best-any, under win exposed
               only: of the cards turned next in their piles, or of all, those with the best chance to win for one who
               sees what is face up (see `hope` in clock.py); clairvoyant: those that win, if none does any
"""

Option = str | int | None  # the value of one rule
Pile = int  # 1 .. ranks; the centre is the pile numbered `ranks`
Spot = tuple[Pile, int]  # where a face-down card lies: place 1 is the one turned next in its pile

MAX_RANKS = 1000
MAX_CARDS = 100_000
MAX_CARDS_TO_CHOOSE = 1000  # in a deck with a second chance

CHOICES = {
    "deal": ("rounds", "piles", "centre-last"),
    "first-pile": (),  # a number
    "direction": ("clockwise", "anticlockwise"),
    "listing": ("top-first", "bottom-first"),
    "within-pile": ("top-first", "bottom-first"),
    "shuttle": ("under-top", "over-bottom", "aside"),
    "start": ("centre",),  # or a number
    "dead-end": ("stop", "clockwise", "exception", "exception-centre"),
    "win": ("exposed", "sorted"),
    "second-chance": ("none", "watch", "extra-draw"),
    "watch-card": ("random", "next-top", "next-bottom", "best-top", "best-any", "clairvoyant"),  # or null
}
MAY_BE_MISSING: dict[str, Option] = {"second-chance": "none", "watch-card": None}
APPLIES_TO = {"deal": "deck", "first-pile": "deck", "direction": "deck", "listing": "deck", "within-pile": "piles"}
FACT_KEYS = ("turned", "last", "face_down", "completed_clock_piles", "restarts")
EVIDENCE_KEYS = {
    "win": ("kind",),
    "trace": ("kind", "turned"),
    "cycle": ("kind", "piles", "bottom_cards"),
    "games": ("kind", "turned", "games"),
}
WAY_KEYS = ("pile", "place", "chance", "turned")


class Setting(NamedTuple):
    """What claim and certificate must have in common: the deck, the rules, the deal; and how to read them."""

    ranks: int
    suits: int
    rules: dict[str, Option]
    cards: list[Card]  # in the order of the file, pile after pile when the deal is given as piles
    rank_of: dict[Card, int]  # every card of this deck
    first_pile: Pile  # 1 when the deal is given as piles
    start: Pile


class Claim(NamedTuple):
    """A verdict on a deal, perhaps with facts about its game; the chance of a win is 1 for won, 0 for lost."""

    setting: Setting
    verdict: str
    chance: Fraction
    facts: dict[str, str | int]


class Way(NamedTuple):
    """A way to go on after a second chance: the card taken, how likely that is, and the cards turned from then on."""

    spot: Spot
    chance: Fraction
    turned: list[Card]


class Certificate(NamedTuple):
    """Evidence about a deal: `piles` belong to a cycle, `ways` to games, `cards` to a cycle, a trace or games."""

    setting: Setting
    kind: str
    piles: list[Pile]
    cards: list[Card]
    ways: list[Way]


@about("not a claim")
def read_claim(data: bytes) -> Claim:
    """The claim in the bytes."""
    top = document(data, "clock", "patience-verify/claim", ("verdict",), ("facts", "chance"))
    setting = read_setting(top)
    verdict = word(top["verdict"], "verdict", ("won", "lost", "depends"))
    return Claim(setting, verdict, read_chance(top), read_facts(top["facts"], setting) if "facts" in top else {})


def read_chance(top: dict[str, object]) -> Fraction:
    """The chance of a win, stated only where the verdict does not say it."""
    if top["verdict"] != "depends":
        if "chance" in top:
            unexpected("verdict", top["verdict"], "depends where there is a chance")
        return Fraction(top["verdict"] == "won")
    if "chance" not in top:
        raise Malformed("no key 'chance' in the file")
    chance = fraction(top["chance"], "chance")
    return chance if chance < 1 else unexpected("chance", top["chance"], "a fraction below 1")


def read_facts(value: object, setting: Setting) -> dict[str, str | int]:
    """The facts, at least one."""
    facts: dict[str, str | int] = {}
    for name, fact in members(value, "facts", (), FACT_KEYS).items():
        where, numeric = f"facts.{name}", name != "last"
        facts[name] = whole(fact, where, 0, MAX_CARDS) if numeric else word(fact, where, setting.rank_of, A_CARD)
    if not facts:
        raise Malformed("facts is empty")
    return facts


@about("not a certificate")
def read_certificate(data: bytes) -> Certificate:
    """The certificate in the bytes."""
    top = document(data, "clock", "patience-verify/certificate", ("evidence",))
    setting = read_setting(top)
    kind, evidence = evidence_of(top, EVIDENCE_KEYS)
    numbers = {label(pile): pile for pile in range(1, setting.ranks + 1)}
    labels = words(evidence.get("piles", []), "evidence.piles", numbers, "the label of a pile")
    key = "bottom_cards" if kind == "cycle" else "turned"
    cards = words(evidence.get(key, []), f"evidence.{key}", setting.rank_of, A_CARD)
    if kind == "cycle" and len(labels) != len(cards):
        raise Malformed(f"evidence has {len(labels)} piles and {len(cards)} bottom_cards")
    ways = enumerate(items(evidence.get("games", []), "evidence.games"), 1)
    listed = [read_way(way, f"evidence.games, entry {place},", setting, numbers) for place, way in ways]
    return Certificate(setting, kind, [numbers[name] for name in labels], cards, listed)


def read_way(value: object, where: str, setting: Setting, numbers: dict[str, Pile]) -> Way:
    """One of the games after a second chance."""
    way = members(value, where, WAY_KEYS)
    pile = numbers[word(way["pile"], f"{where} pile", numbers, "the label of a pile")]
    spot = pile, whole(way["place"], f"{where} place", 1, setting.suits)
    cards = words(way["turned"], f"{where} turned", setting.rank_of, A_CARD)
    return Way(spot, fraction(way["chance"], f"{where} chance"), cards)


def fraction(value: object, where: str) -> Fraction:
    """The chance, above 0 and at most 1."""
    if isinstance(value, str) and re.fullmatch("1|[1-9][0-9]{0,9}/[1-9][0-9]{0,9}", value):
        chance = Fraction(value)
        if chance <= 1 and str(chance) == value:
            return chance
    return unexpected(where, value, "a fraction in lowest terms, above 0 and at most 1")


def read_setting(top: dict[str, object]) -> Setting:
    """The deck, rules and deal of a claim or certificate."""
    ranks, suits = size(top, 2, MAX_RANKS, MAX_CARDS, MAX_CARDS)
    form = "piles" if isinstance(top["deal"], dict) and "piles" in top["deal"] else "deck"
    listed = read_deal(members(top["deal"], "deal", (form,))[form], form, ranks, suits)
    required = tuple(name for name in CHOICES if name not in MAY_BE_MISSING)
    stated = MAY_BE_MISSING | members(top["rules"], "rules", required, tuple(MAY_BE_MISSING))
    rules = {name: read_option(stated[name], name, ranks, form) for name in CHOICES}
    require_room(rules, ranks * suits)
    rank_of = deck_of(listed[0], ranks, suits)
    start = rules["start"] if isinstance(rules["start"], int) else ranks
    first = rules["first-pile"] if isinstance(rules["first-pile"], int) else 1
    return Setting(ranks, suits, rules, complete(listed, rank_of), rank_of, first, start)


def read_deal(value: object, form: str, ranks: int, suits: int) -> list[object]:
    """What is listed as the cards, as many as a deck has, pile after pile."""
    if form == "deck":
        return items(value, "deal.deck", ranks * suits)
    piles = enumerate(items(value, "deal.piles", ranks), 1)
    return [card for place, pile in piles for card in items(pile, f"deal.piles, pile {place},", suits)]


def read_option(value: object, name: str, ranks: int, form: str) -> Option:
    """The value of one rule."""
    where = f"rules.{name}"
    if APPLIES_TO.get(name, form) != form:
        return None if value is None else unexpected(where, value, f"null where the deal is given as {form}")
    if name == "first-pile" or (name == "start" and type(value) is int):
        return whole(value, where, 1, ranks - 1)
    return None if name == "watch-card" and value is None else word(value, where, CHOICES[name])


def require_room(rules: dict[str, Option], cards: int) -> None:
    """The other rules leave room for a second chance, and say which card it takes; or there is none."""
    kind, policy = rules["second-chance"], rules["watch-card"]
    if (kind == "none") is not (policy is None):
        unexpected("rules.watch-card", policy, f"{'null' if policy else 'a word'} where second-chance is {kind}")
    if kind != "none" and rules["dead-end"] not in ("stop", "exception"):
        unexpected("rules.dead-end", rules["dead-end"], f"stop or exception where second-chance is {kind}")
    if policy in ("best-top", "best-any") and rules["win"] != "exposed":
        unexpected("rules.win", rules["win"], f"exposed where watch-card is {policy}")
    if kind != "none" and cards > MAX_CARDS_TO_CHOOSE:
        raise Malformed(f"{cards} cards are more than {MAX_CARDS_TO_CHOOSE}, where second-chance is {kind}")


def deck_of(example: object, ranks: int, suits: int) -> dict[Card, int]:
    """The rank of every card in a deck with this card in it."""
    plain = {label(rank): rank for rank in range(1, ranks + 1)}
    if isinstance(example, str) and example in plain:
        return plain
    return {spelling(rank, suit): rank for rank in range(1, ranks + 1) for suit in range(1, suits + 1)}


def complete(listed: list[object], rank_of: dict[Card, int]) -> list[Card]:
    """The listed cards, as many as a deck has, which are the deck."""
    cards, missing = words(listed, "deal", rank_of, A_CARD), dict.fromkeys(rank_of, len(listed) // len(rank_of))
    for place, card in enumerate(cards, 1):
        missing[card] -= 1
        if missing[card] < 0:
            raise Malformed(f"deal, entry {place}, is one {card} too many")
    return cards
