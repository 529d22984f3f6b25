"""Check that a certificate establishes a claim about a deal of Clock Patience: the trusted base, in one file.

It imports nothing but the standard library, never searches, and runs alone:

    python -I -S checker.py CLAIM CERTIFICATE

``FORMAT`` below gives the vocabulary and both file formats; `check` is the same as a function.
"""

from __future__ import annotations

import json
import os
import re
import stat
import sys
from collections import deque
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from fractions import Fraction
from typing import NamedTuple, NoReturn, TextIO

FORMAT = """\
usage: python -m verify.checker CLAIM CERTIFICATE

Answers whether the certificate establishes exactly the claim. Exit code 0: accepted; 1: rejected; 2: a file that
cannot be read as a claim or a certificate, or wrong usage; 130: interrupted.

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
               in the start pile and is not won. watch: the last card turned changes places with a face-down card; it
               is face down there, no longer turned, and the other is turned. extra-draw: a pile's next card is turned.
               Then play goes on to the next dead end, which ends it
  watch-card   which card that is, all of these equally likely. random: any face-down card, for extra-draw the next of
               any pile; next-top, next-bottom: of the next pile clockwise after the dead one with a face-down card the
               card turned next, or the one turned last (under extra-draw, next); best-top, best-any, under win exposed
               only: of the cards turned next in their piles, or of all, those with the best chance to win for one who
               sees what is face up (see `hope` in this file); clairvoyant: those that win, if none does any
"""

Option = str | int | None  # the value of one rule
Pile = int  # 1 .. ranks; the centre is the pile numbered `ranks`
Card = str  # as spelled in the files; the spelling is unique
Spot = tuple[Pile, int]  # where a face-down card lies: place 1 is the one turned next in its pile

MAX_BYTES = 8 * 2**20
MAX_RANKS = 1000
MAX_CARDS = 100_000
MAX_CARDS_TO_CHOOSE = 1000  # in a deck with a second chance
MAX_SHOWN = 40
A_CARD = "a card of this deck"
RANK_LETTERS = "A23456789TJQK"
SUIT_LETTERS = "SHDC"

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
SETTING_KEYS = ("kind", "version", "game", "ranks", "suits", "rules", "deal")
FACT_KEYS = ("turned", "last", "face_down", "completed_clock_piles", "restarts")
EVIDENCE_KEYS = {
    "win": ("kind",),
    "trace": ("kind", "turned"),
    "cycle": ("kind", "piles", "bottom_cards"),
    "games": ("kind", "turned", "games"),
}
WAY_KEYS = ("pile", "place", "chance", "turned")


class Rejected(Exception):
    """The certificate does not establish the claim; the message is the reason."""


class Malformed(Exception):
    """The bytes are not a claim or not a certificate; the message is the reason."""


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


class Game(NamedTuple):
    """A game played to its stop."""

    turned: list[Card]  # a card turned twice only where it was turned last
    left: list[deque[Card]]  # by pile, the cards still face down; index 0 is not used
    restarts: int


# ---- Reading: from bytes to values, nothing taken on trust; all of this raises Malformed ------------------------


def shown(value: object) -> str:
    """The value for a message: one short printable line, whatever it holds."""
    if isinstance(value, str):
        return ascii(value[:MAX_SHOWN]) + ("..." if len(value) > MAX_SHOWN else "")
    return "a list" if isinstance(value, list) else "an object" if isinstance(value, dict) else json.dumps(value)


@contextmanager
def about(what: str) -> Iterator[None]:
    """Name what is malformed, with escapes for what should not reach a terminal, before the reason."""
    try:
        yield
    except Malformed as problem:
        name = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in what)
        raise Malformed(f"{name}: {problem}") from None


def unexpected(where: str, value: object, expected: str) -> NoReturn:
    """There is something else at this place."""
    raise Malformed(f"{where} is {shown(value)}, expected {expected}")


def parse(data: bytes) -> object:
    """The JSON value in the bytes, in the strict form of these files."""
    if len(data) > MAX_BYTES:
        raise Malformed(f"more than {MAX_BYTES} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise Malformed(f"not UTF-8 at byte {problem.start}") from None
    if text.startswith("\ufeff"):
        raise Malformed("a byte order mark at the start")
    try:
        return json.loads(text, object_pairs_hook=distinct, parse_int=number, parse_float=number, parse_constant=number)
    except json.JSONDecodeError as problem:
        raise Malformed(f"not JSON at line {problem.lineno}, column {problem.colno}") from None
    except RecursionError:
        raise Malformed("nested too deeply") from None


def distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """The JSON object with these members, no key twice."""
    result: dict[str, object] = {}
    for key, value in pairs:
        if key in result:
            raise Malformed(f"key {shown(key)} twice in one object")
        result[key] = value
    return result


def number(text: str) -> int:
    """The number, which has no sign, fraction or exponent, is not NaN or Infinity, and is not too long for us."""
    if not text.isdecimal() or len(text) > 10:
        raise Malformed(f"number {shown(text)}, expected at most ten digits and nothing else")
    return int(text)


def members(value: object, where: str, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, object]:
    """The object with exactly these keys."""
    if not isinstance(value, dict):
        unexpected(where, value, "an object")
    for key in required:
        if key not in value:
            raise Malformed(f"no key '{key}' in {where}")
    for key in value:
        if key not in required and key not in optional:
            raise Malformed(f"unknown key {shown(key)} in {where}")
    return value


def items(value: object, where: str, size: int | None = None) -> list[object]:
    """The list, of this size if one is given."""
    listed = value if isinstance(value, list) else unexpected(where, value, "a list")
    if size not in (None, len(listed)):
        raise Malformed(f"{where} has {len(listed)} entries, expected {size}")
    return listed


def whole(value: object, where: str, low: int, high: int) -> int:
    """The number, low <= number <= high; true and false are no numbers here."""
    if type(value) is not int or not low <= value <= high:
        unexpected(where, value, f"a whole number from {low} to {high}")
    return value


def word(value: object, where: str, allowed: Collection[str], expected: str = "") -> str:
    """The string, one of the allowed."""
    if not isinstance(value, str) or value not in allowed:
        unexpected(where, value, expected or " or ".join(allowed))
    return value


def words(value: object, where: str, allowed: Collection[str], expected: str) -> list[str]:
    """The list, all of its entries strings that are allowed."""
    entries = enumerate(items(value, where), 1)
    return [word(entry, f"{where}, entry {place},", allowed, expected) for place, entry in entries]


def fraction(value: object, where: str) -> Fraction:
    """The chance, above 0 and at most 1."""
    if isinstance(value, str) and re.fullmatch("1|[1-9][0-9]{0,9}/[1-9][0-9]{0,9}", value):
        chance = Fraction(value)
        if chance <= 1 and str(chance) == value:
            return chance
    unexpected(where, value, "a fraction in lowest terms, above 0 and at most 1")


def document(data: bytes, kind: str, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, object]:
    """The members of the file, which is of this kind, version and game, and has these keys."""
    value = parse(data)
    if isinstance(value, dict):  # so that another kind, version or game is called so, not blamed for its keys
        word(value.get("kind", kind), "kind", (kind,))
        whole(value.get("version", 1), "version", 1, 1)
        word(value.get("game", "clock"), "game", ("clock",))
    return members(value, "the file", (*SETTING_KEYS, *required), optional)


@about("not a claim")
def read_claim(data: bytes) -> Claim:
    """The claim in the bytes."""
    top = document(data, "patience-verify/claim", ("verdict",), ("facts", "chance"))
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
    top = document(data, "patience-verify/certificate", ("evidence",))
    setting = read_setting(top)
    evidence = members(top["evidence"], "evidence", ("kind",), ("turned", "piles", "bottom_cards", "games"))
    kind = word(evidence["kind"], "evidence.kind", EVIDENCE_KEYS)
    members(evidence, f"evidence of kind {kind}", EVIDENCE_KEYS[kind])
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


def read_setting(top: dict[str, object]) -> Setting:
    """The deck, rules and deal of a claim or certificate."""
    ranks = whole(top["ranks"], "ranks", 2, MAX_RANKS)
    suits = whole(top["suits"], "suits", 1, MAX_CARDS)
    if ranks * suits > MAX_CARDS:
        raise Malformed(f"{ranks} ranks of {suits} suits are more than {MAX_CARDS} cards")
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


def label(rank: int) -> str:
    """How a rank, or the pile where it is at home, is written."""
    return RANK_LETTERS[rank - 1] if rank <= len(RANK_LETTERS) else str(rank)


def spelling(rank: int, suit: int) -> Card:
    """How a card is written."""
    if rank <= len(RANK_LETTERS) and suit <= len(SUIT_LETTERS):
        return RANK_LETTERS[rank - 1] + SUIT_LETTERS[suit - 1]
    return f"{rank}.{suit}"


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


# ---- Playing: from a deal to its one game -----------------------------------------------------------------------


def turn_orders(setting: Setting) -> list[deque[Card]]:
    """The dealt piles by number, each in its turn order; index 0 is not used."""
    piles = dealt(setting)
    if setting.rules["shuttle"] == "over-bottom":
        for pile in piles:
            pile.reverse()
        piles[setting.start].rotate(1)  # the first card of the game is this pile's top
    return piles


def dealt(setting: Setting) -> list[deque[Card]]:
    """The piles on the table, each from its top down."""
    piles: list[deque[Card]] = [deque() for _ in range(setting.ranks + 1)]
    deck = reversed(setting.cards) if setting.rules["listing"] == "bottom-first" else setting.cards
    for card, target in zip(deck, targets(setting), strict=True):
        piles[target].appendleft(card)
    if setting.rules["deal"] == "centre-last":
        piles[setting.ranks].reverse()  # here the first of the centre's cards lies on top
    if setting.rules["within-pile"] == "top-first":
        for pile in piles:
            pile.reverse()
    return piles


def targets(setting: Setting) -> list[Pile]:
    """The pile that each card goes to, in the order of dealing; given piles are dealt one after the other."""
    ranks, suits, step = setting.ranks, setting.suits, -1 if setting.rules["direction"] == "anticlockwise" else 1
    dial = [(setting.first_pile - 1 + step * hour) % (ranks - 1) + 1 for hour in range(ranks - 1)]
    if setting.rules["deal"] == "rounds":
        return [*dial, ranks] * suits
    if setting.rules["deal"] == "centre-last":
        return dial * suits + [ranks] * suits
    return [pile for pile in [*dial, ranks] for _ in range(suits)]


def play(setting: Setting) -> Game:
    """Turn cards until the game stops. Play ends where it began, so that it goes on from a pile at most once."""
    piles, pile, turned, restarts = turn_orders(setting), setting.start, list[Card](), 0
    while len(turned) < len(setting.cards):
        card = piles[pile].popleft()
        turned.append(card)
        source, pile = pile, setting.rank_of[card]
        if not piles[pile] and len(turned) < len(setting.cards):
            if not goes_on(setting, source, pile):
                break
            restarts += setting.rules["dead-end"] == "clockwise"
            clockwise = (*range(pile + 1, setting.ranks + 1), *range(1, pile))
            pile = next(later for later in clockwise if piles[later])
    return Game(turned, piles, restarts)


def goes_on(setting: Setting, source: Pile, dead: Pile) -> bool:
    """Whether play goes on clockwise after a card from `source` has led to the `dead` pile."""
    rule = setting.rules["dead-end"]
    if rule in ("stop", "clockwise"):
        return rule == "clockwise"
    return source == dead and (dead < setting.ranks or rule == "exception-centre")


def offered(setting: Setting, game: Game) -> bool:
    """Whether a second chance is taken where this game stops: in the start pile, and not won."""
    stops_at_start = setting.rank_of[game.turned[-1]] == setting.start
    return setting.rules["second-chance"] != "none" and stops_at_start and verdict_of(game, setting) == "lost"


def go_on(setting: Setting, stopped: Game, spot: Spot) -> Game:
    """The game that takes its second chance with this card, to the next dead end."""
    piles, (pile, place), turned = [deque(cards) for cards in stopped.left], spot, list(stopped.turned)
    if setting.rules["second-chance"] == "watch":
        turned.append(piles[pile][place - 1])
        piles[pile][place - 1] = turned.pop(-2)  # back it goes, not to be counted twice
        pile = setting.rank_of[turned[-1]]
    while piles[pile]:
        turned.append(piles[pile].popleft())
        pile = setting.rank_of[turned[-1]]
    return Game(turned, piles, stopped.restarts)


def allowed(setting: Setting, stopped: Game) -> list[Spot]:
    """The cards with which the second chance may be taken, by pile and place; they are equally likely."""
    left, policy = stopped.left, setting.rules["watch-card"]
    every = [(pile, place) for pile, cards in enumerate(left) for place in range(1, len(cards) + 1)]
    tops = [(pile, place) for pile, place in every if place == 1]
    spots = tops if setting.rules["second-chance"] == "extra-draw" or policy in ("next-top", "best-top") else every
    if policy in ("next-top", "next-bottom"):
        dead = setting.rank_of[stopped.turned[-1]]
        following = next(pile for pile in (*range(dead + 1, setting.ranks + 1), *range(1, dead)) if left[pile])
        return [spot for spot in spots if spot[0] == following][-1:]
    if policy in ("best-top", "best-any"):
        hopes = [hope(setting, left, spot) for spot in spots]
        return [spot for spot, chance in zip(spots, hopes, strict=True) if chance == max(hopes)]
    if policy == "clairvoyant":
        return [spot for spot in spots if verdict_of(go_on(setting, stopped, spot), setting) == "won"] or spots
    return spots


def hope(setting: Setting, left: list[deque[Card]], spot: Spot) -> int:
    """The chance of a card to win, as seen by one who knows what is face up, times the number of face-down cards.

    To him the m face-down cards are turned in a random order. An exchanged card wins if it is turned after all of
    them: so none may lie below it, and the last of the m must belong to its pile, as k do, where k are face down. An
    extra draw ends when the last card that belongs to its pile is turned, and wins if that is the last of the m.
    """
    pile, place = spot
    wins = setting.rules["second-chance"] == "extra-draw" or place == len(left[pile])
    return len(left[pile]) if wins else 0


def verdict_of(game: Game, setting: Setting) -> str:
    """Won when no card is still face down, or, under sorted, none away from its home."""
    left = [(card, pile) for pile, cards in enumerate(game.left) for card in cards]
    at_home = setting.rules["win"] == "sorted" and all(setting.rank_of[card] == pile for card, pile in left)
    return "won" if not left or at_home else "lost"


def facts_of(game: Game, setting: Setting) -> dict[str, str | int]:
    """Everything that a claim may state about a game."""
    return {
        "turned": len(game.turned),
        "last": game.turned[-1],
        "face_down": len(setting.cards) - len(game.turned),
        "completed_clock_piles": sum(not cards for cards in game.left[1 : setting.ranks]),
        "restarts": game.restarts,
    }


# ---- Judging: does this certificate establish that claim? -------------------------------------------------------


def check(claim: bytes, certificate: bytes) -> str:
    """A sentence saying what is established: exactly the claim.

    Raises Rejected when the certificate does not establish the claim, Malformed when one of them cannot be read.
    """
    return judge(read_claim(claim), read_certificate(certificate))


def judge(claim: Claim, certificate: Certificate) -> str:
    """What is established. Raises Rejected."""
    require_same(claim.setting, certificate.setting)
    if certificate.kind == "cycle":
        require_cycle(claim, certificate)
    else:
        require_game(claim, certificate)
    rules = ", ".join(f"{name} {value}" for name, value in claim.setting.rules.items() if value is not None)
    facts = "".join(f", {name} {value}" for name, value in claim.facts.items())
    size = f"{claim.setting.ranks} ranks and {claim.setting.suits} suits"
    verdict = f"won with chance {claim.chance}" if claim.verdict == "depends" else claim.verdict
    return f"this clock deal of {size} is {verdict}{facts}; by its {certificate.kind}; rules: {rules}"


def require_same(claim: Setting, certificate: Setting) -> None:
    """Raise Rejected with the first difference. (The form of the deal shows in the rules, null or not.)"""
    entries = enumerate(zip(claim.cards, certificate.cards, strict=False), 1)  # as many if ranks and suits are the same
    pairs: list[tuple[str, object, object]] = [
        ("deck: ranks", claim.ranks, certificate.ranks),
        ("deck: suits", claim.suits, certificate.suits),
        *((f"rules: {name}", claim.rules[name], certificate.rules[name]) for name in CHOICES),
        *((f"deal: entry {place}", card, other) for place, (card, other) in entries),
    ]
    for name, ours, theirs in pairs:
        if ours != theirs:
            raise Rejected(f"other {name} is {shown(ours)} in the claim and {shown(theirs)} in the certificate")


def require_cycle(claim: Claim, certificate: Certificate) -> None:
    """Raise Rejected unless the evidence is a cycle of bottom cards, and a cycle is evidence for this claim.

    A pile's bottom card is turned only after every card of its rank; so each pile of a cycle waits for the one
    before it, and none is ever finished. The start pile is not like that: one of its cards needs no card of its rank.
    """
    setting, piles = claim.setting, certificate.piles
    for rule, value in (("dead-end", "stop"), ("win", "exposed"), ("second-chance", "none")):
        if setting.rules[rule] != value:
            raise Rejected(f"a cycle is evidence only under {rule} {value}, the rule is {setting.rules[rule]}")
    if claim.verdict != "lost":
        raise Rejected(f"a cycle shows that a deal is lost, the claim says {claim.verdict}")
    if claim.facts:
        raise Rejected(f"a cycle establishes no facts, the claim states {', '.join(claim.facts)}")
    if not piles:
        raise Rejected("the cycle is empty")
    if setting.start in piles:
        raise Rejected(f"the cycle goes through the start pile {label(setting.start)}")
    require_arcs(certificate, turn_orders(setting))


def require_arcs(certificate: Certificate, orders: list[deque[Card]]) -> None:
    """Raise Rejected unless the piles are distinct and each one's bottom card leads to the next pile."""
    piles, seen = certificate.piles, set[Pile]()
    for pile, card, after in zip(piles, certificate.cards, piles[1:] + piles[:1], strict=True):
        name, home, bottom = label(pile), label(certificate.setting.rank_of[card]), orders[pile][-1]
        if pile in seen:
            raise Rejected(f"the cycle names pile {name} twice")
        seen.add(pile)
        if bottom != card:
            raise Rejected(f"the bottom card of pile {name} is {bottom}, not {card}")
        if home != label(after):
            raise Rejected(f"not a cycle: {card} at the bottom of pile {name} leads to pile {home}, not {label(after)}")


def require_game(claim: Claim, certificate: Certificate) -> None:
    """Raise Rejected unless the deal's game, or its games, are as the evidence and the claim say."""
    setting = claim.setting
    if certificate.kind == "win" and claim.verdict != "won":
        raise Rejected(f"win is evidence for the verdict won, the claim says {claim.verdict}")
    game = play(setting)
    if offered(setting, game) is not (certificate.kind == "games"):
        taken = f"is taken after turn {len(game.turned)}" if offered(setting, game) else "is not taken"
        raise Rejected(f"{certificate.kind} is no evidence where a second chance {taken}")
    if certificate.kind != "win":
        require_trace(certificate.cards, game.turned)
    chance = Fraction(verdict_of(game, setting) == "won")
    if certificate.kind == "games":
        games = require_ways(certificate.ways, setting, game)
        chance = Fraction(sum(verdict_of(end, setting) == "won" for end in games), len(games))
        game = games[0] if len(games) == 1 else game
    require_end(claim, chance, facts_of(game, setting))


def require_ways(ways: list[Way], setting: Setting, stopped: Game) -> list[Game]:
    """The games after the second chance. Raises Rejected unless they are the ways: all of them, with their chances."""
    spots = allowed(setting, stopped)
    if len(ways) != len(spots):
        raise Rejected(f"{len(ways)} games in the certificate, {len(spots)} by the rules")
    games = [go_on(setting, stopped, spot) for spot in spots]
    for number, (way, spot, game) in enumerate(zip(ways, spots, games, strict=True), 1):
        if way.spot != spot:
            places = [f"place {place} of pile {label(pile)}" for pile, place in (way.spot, spot)]
            raise Rejected(f"game {number} takes {places[0]} in the certificate and {places[1]} by the rules")
        if way.chance != Fraction(1, len(spots)):
            raise Rejected(f"game {number} has chance {way.chance} in the certificate and 1/{len(spots)} by the rules")
        since = len(stopped.turned) - (setting.rules["second-chance"] == "watch")
        require_trace(way.turned, game.turned[since:], f"game {number}: ")
    return games


def require_end(claim: Claim, chance: Fraction, facts: dict[str, str | int]) -> None:
    """Raise Rejected unless that is the chance of a win, and these are the facts."""
    if chance != claim.chance:
        stated = f"chance {claim.chance}" if claim.verdict == "depends" else claim.verdict
        verdict = f"won with chance {chance}" if 0 < chance < 1 else "won" if chance else "lost"
        end = f"{facts['turned']} cards turned, the last is {facts['last']}, {facts['face_down']} face down"
        raise Rejected(f"the claim says {stated}, the game is {verdict}: {end}")
    for name, value in claim.facts.items():
        if value != facts[name]:
            raise Rejected(f"other facts: {name} is {value} in the claim and {facts[name]} in the game")


def require_trace(trace: list[Card], turned: list[Card], which: str = "") -> None:
    """Raise Rejected at the first turn where the trace is not the game."""
    for place, (card, actual) in enumerate(zip(trace, turned, strict=False), 1):
        if card != actual:
            raise Rejected(f"{which}false trace: turn {place} is {card} in the certificate and {actual} in the game")
    if len(trace) != len(turned):
        raise Rejected(f"{which}false trace: {len(trace)} turns in the certificate and {len(turned)} in the game")


# ---- The command ------------------------------------------------------------------------------------------------


def load(path: str) -> bytes:
    """The bytes of a regular file, no more than are allowed; a named pipe is not waited for. Raises Malformed."""
    try:
        with open(path, "rb", opener=lambda name, flags: os.open(name, flags | getattr(os, "O_NONBLOCK", 0))) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise Malformed("not a regular file")
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as problem:
        raise Malformed(getattr(problem, "strerror", None) or "cannot be read") from None


def said(stream: TextIO | None, text: str) -> bool:
    """Write the text; whether that worked. The stream may be closed, full, or a pipe that nobody reads."""
    if stream is None:
        return False
    try:
        stream.write(text)
        stream.flush()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):  # so that the interpreter's own flush at exit does not fail again
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return False
    return True


def answer(arguments: list[str]) -> tuple[int, str]:
    """The exit code and what to print. Raises Malformed."""
    if "--help" in arguments or "-h" in arguments:
        return 0, FORMAT
    if len(arguments) != 2:
        raise Malformed("expected two files, CLAIM and CERTIFICATE; --help explains them")
    with about(arguments[0]):
        claim = read_claim(load(arguments[0]))
    with about(arguments[1]):
        certificate = read_certificate(load(arguments[1]))
    try:
        return 0, f"accepted: {judge(claim, certificate)}\n"
    except Rejected as reason:
        return 1, f"rejected: {reason}\n"


def main(arguments: list[str]) -> int:
    """Run the command; returns the exit code."""
    try:
        code, text = answer(arguments)
        if said(sys.stdout, text):
            return code
        said(sys.stderr, "checker: standard output: cannot be written\n")
    except (Malformed, MemoryError) as problem:
        said(sys.stderr, f"checker: {str(problem) or 'not enough memory'}\n")
    except KeyboardInterrupt:
        said(sys.stderr, "checker: interrupted\n")
        return 130
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
