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
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import NoReturn, TextIO, TypeVar

FORMAT = """\
usage: python -m verify.checker CLAIM CERTIFICATE

Answers whether the certificate establishes exactly the claim. Exit code 0: accepted; 1: rejected; 2: a file
that cannot be read as a claim or a certificate, or wrong usage; 130: interrupted.

The game. There are r ranks, s suits and r piles of s face-down cards. Pile p is the home of rank p; pile r is
the centre, the others are clock piles. The first card turned is the top of the start pile; after that, the card
turned names its home pile, and the next face-down card there is turned. The turn order of a pile is the order in
which its cards get turned; its bottom card is the last of them. A dead end is the arrival at a pile without
face-down cards.

CLAIM, a JSON object in UTF-8 (every key required except facts, no other key allowed):
  {"kind": "patience-verify/claim", "version": 1, "game": "clock", "ranks": r, "suits": s, "rules": RULES,
   "deal": {"deck": [CARD, ...]} or {"piles": [[CARD, ...], ...]} (pile 1 first, the centre last),
   "verdict": "won" or "lost",
   "facts": one or more of {"turned": 44, "last": CARD, "face_down": 8, "completed_clock_piles": 5, "restarts": 0}}

CERTIFICATE, likewise, with game, ranks, suits, rules and deal equal to the claim's:
  {"kind": "patience-verify/certificate", "version": 1, "game", "ranks", "suits", "rules", "deal", "evidence":
     {"kind": "win"}                                   the game is forced, the checker plays it
  or {"kind": "trace", "turned": [CARD, ...]}          every card turned, in order
  or {"kind": "cycle", "piles": [PILE, ...], "bottom_cards": [CARD, ...]}
       bottom_cards[i] is the bottom card of piles[i], and its home is piles[i+1] (after the last, the first)}
  A cycle establishes the verdict lost and no facts, under dead-end stop and win exposed only.

CARD: rank A 2..9 T J Q K and suit S H D C, such as "TS"; beyond these, numbers: "14.5" is rank 14 of suit 5.
  A deal holds every card once, or, without any suits ("T" or "14"), every rank s times.
PILE: the rank at home there: "A", "T", "K", "14".

RULES, all of these keys; null where they do not apply:
  deal (of a deck)         rounds: a card to each clock pile, then the centre, s times; piles: s cards to each in
                           turn, the centre last; both put the card dealt last on top; centre-last: the clock
                           piles in rounds, then the centre with its first card on top
  first-pile (of a deck)   the clock pile dealt to first: 1 .. r-1
  direction (of a deck)    clockwise, anticlockwise
  listing (of a deck)      top-first: the first card listed is dealt first; bottom-first: the last one
  within-pile (of piles)   top-first, bottom-first: which end of a listed pile is its top
  shuttle                  under-top, aside: piles are turned from the top; over-bottom: from the bottom up, but the
                           start pile's top card first
  start                    "centre", or a clock pile 1 .. r-1
  dead-end                 stop; clockwise: go on with the next pile clockwise (1, 2, .. r, 1, ..) after the dead one
                           that has a face-down card, which counts as a restart; exception: go on likewise, not
                           counted, only if the card came from that same pile and it is a clock pile;
                           exception-centre: or the centre
  win                      exposed: every card is turned; sorted: every card still face down is in its home
"""

Option = str | int | None  # the value of one rule
Pile = int  # 1 .. ranks; the centre is the pile numbered `ranks`
Card = str  # as spelled in the files; the spelling is unique
Value = TypeVar("Value")

MAX_BYTES = 8 * 2**20
MAX_CARDS = 100_000
MAX_DEPTH = 8
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
}
APPLIES_TO = {"deal": "deck", "first-pile": "deck", "direction": "deck", "listing": "deck", "within-pile": "piles"}
SETTING_KEYS = ("kind", "version", "game", "ranks", "suits", "rules", "deal")
FACT_KEYS = ("turned", "last", "face_down", "completed_clock_piles", "restarts")
EVIDENCE_KEYS = {"win": ("kind",), "trace": ("kind", "turned"), "cycle": ("kind", "piles", "bottom_cards")}


class Rejected(Exception):
    """The certificate does not establish the claim; the message is the reason."""


class Malformed(Exception):
    """The bytes are not a claim or not a certificate; the message is the reason."""


@dataclass(frozen=True)
class Setting:
    """What claim and certificate must have in common: the deck, the rules, the deal; and how to read them."""

    ranks: int
    suits: int
    rules: dict[str, Option]
    cards: list[Card]  # in the order of the file, pile after pile when the deal is given as piles
    rank_of: dict[Card, int]  # every card of this deck
    first_pile: Pile  # 0 when the deal is given as piles
    start: Pile


@dataclass(frozen=True)
class Claim:
    """A verdict on a deal, perhaps with facts about its game."""

    setting: Setting
    verdict: str
    facts: dict[str, str | int]


@dataclass(frozen=True)
class Certificate:
    """Evidence about a deal: `piles` belong to a cycle, `cards` to a cycle or a trace."""

    setting: Setting
    kind: str
    piles: list[Pile]
    cards: list[Card]


@dataclass(frozen=True)
class Game:
    """A game played to its stop."""

    turned: list[Card]
    left: list[deque[Card]]  # by pile, the cards still face down; index 0 is not used
    restarts: int


# ---- Reading: from bytes to values, nothing taken on trust ------------------------------------------------------


def shown(value: object) -> str:
    """The value for a message: one short printable line, whatever it holds."""
    if isinstance(value, str):
        return ascii(value[:MAX_SHOWN]) + ("..." if len(value) > MAX_SHOWN else "")
    if isinstance(value, (dict, list)):
        return "an object" if isinstance(value, dict) else "a list"
    return json.dumps(value)


def unexpected(where: str, value: object, expected: str) -> NoReturn:
    """Raise Malformed: there is something else at this place."""
    raise Malformed(f"{where} is {shown(value)}, expected {expected}")


def parse(data: bytes) -> object:
    """The JSON value in the bytes, in the strict form of these files. Raises Malformed."""
    if len(data) > MAX_BYTES:
        raise Malformed(f"more than {MAX_BYTES} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise Malformed(f"not UTF-8 at byte {problem.start}") from None
    if text.startswith("\ufeff"):
        raise Malformed("a byte order mark at the start")
    refuse_depth(text)
    try:
        return json.loads(
            text, object_pairs_hook=distinct, parse_int=integer, parse_float=no_number, parse_constant=no_number
        )
    except json.JSONDecodeError as problem:
        raise Malformed(f"not JSON at line {problem.lineno}, column {problem.colno}") from None


def refuse_depth(text: str) -> None:
    """Raise Malformed where brackets nest too deep for the JSON parser, which recurses, to be let in."""
    depth = 0
    # The closing quote is optional so that a string without an end is scanned once, not from each of its quotes.
    for token in re.finditer(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[\]{}]', text, re.DOTALL):
        if token[0] in ("[", "{"):
            depth += 1
        elif token[0] in ("]", "}"):
            depth -= 1
        if depth > MAX_DEPTH:
            raise Malformed(f"nested deeper than {MAX_DEPTH}")


def distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """The JSON object with these members. Raises Malformed when a key is there twice."""
    result: dict[str, object] = {}
    for key, value in pairs:
        if key in result:
            raise Malformed(f"key {shown(key)} twice in one object")
        result[key] = value
    return result


def integer(digits: str) -> int:
    """The number. Raises Malformed when it is negative or has more than ten digits: none of ours does."""
    return int(digits) if re.fullmatch("[0-9]{1,10}", digits) else no_number(digits)


def no_number(text: str) -> NoReturn:
    """Raise Malformed for a fraction, an exponent, NaN or Infinity."""
    raise Malformed(f"number {shown(text)}, expected at most ten digits and nothing else")


def members(value: object, where: str, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, object]:
    """The object with exactly these keys. Raises Malformed."""
    if not isinstance(value, dict):
        unexpected(where, value, "an object")
    for key in required:
        if key not in value:
            raise Malformed(f"no key '{key}' in {where}")
    for key in value:
        if key not in required and key not in optional:
            raise Malformed(f"unknown key {shown(key)} in {where}")
    return value


def items(value: object, where: str) -> list[object]:
    """The list. Raises Malformed."""
    return value if isinstance(value, list) else unexpected(where, value, "a list")


def whole(value: object, where: str, low: int, high: int) -> int:
    """The number, low <= number <= high. Raises Malformed; true and false are no numbers here."""
    if type(value) is not int or not low <= value <= high:
        unexpected(where, value, f"a whole number from {low} to {high}")
    return value


def word(value: object, where: str, allowed: Collection[str], expected: str = "") -> str:
    """The string, one of the allowed. Raises Malformed."""
    if not isinstance(value, str) or value not in allowed:
        unexpected(where, value, expected or " or ".join(allowed))
    return value


def words(value: object, where: str, allowed: Collection[str], expected: str) -> list[str]:
    """The list, all of its entries strings that are allowed. Raises Malformed."""
    entries = enumerate(items(value, where), 1)
    return [word(entry, f"{where}, entry {place},", allowed, expected) for place, entry in entries]


def document(data: bytes, kind: str, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, object]:
    """The members of the file. Raises Malformed unless it is of this kind, version and game, with these keys."""
    value = parse(data)
    if isinstance(value, dict):  # so that another kind or a later version is called so, not blamed for its keys
        word(value.get("kind", kind), "kind", (kind,))
        whole(value.get("version", 1), "version", 1, 1)
    top = members(value, "the file", (*SETTING_KEYS, *required), optional)
    word(top["game"], "game", ("clock",))
    return top


def read_claim(data: bytes) -> Claim:
    """The claim. Raises Malformed."""
    top = document(data, "patience-verify/claim", ("verdict",), ("facts",))
    setting = read_setting(top)
    verdict = word(top["verdict"], "verdict", ("won", "lost"))
    return Claim(setting, verdict, read_facts(top["facts"], setting) if "facts" in top else {})


def read_facts(value: object, setting: Setting) -> dict[str, str | int]:
    """The facts, at least one. Raises Malformed."""
    stated = members(value, "facts", (), FACT_KEYS)
    if not stated:
        raise Malformed("facts is empty")
    facts: dict[str, str | int] = {}
    for name in (key for key in FACT_KEYS if key in stated):
        if name == "last":
            facts[name] = word(stated[name], "facts.last", setting.rank_of, A_CARD)
        else:
            facts[name] = whole(stated[name], f"facts.{name}", 0, MAX_CARDS)
    return facts


def read_certificate(data: bytes) -> Certificate:
    """The certificate. Raises Malformed."""
    top = document(data, "patience-verify/certificate", ("evidence",))
    setting = read_setting(top)
    evidence = members(top["evidence"], "evidence", ("kind",), ("turned", "piles", "bottom_cards"))
    kind = word(evidence["kind"], "evidence.kind", EVIDENCE_KEYS)
    members(evidence, f"evidence of kind {kind}", EVIDENCE_KEYS[kind])
    numbers = {label(pile): pile for pile in range(1, setting.ranks + 1)}
    labels = words(evidence.get("piles", []), "evidence.piles", numbers, "the label of a pile")
    key = "bottom_cards" if kind == "cycle" else "turned"
    cards = words(evidence.get(key, []), f"evidence.{key}", setting.rank_of, A_CARD)
    if kind == "cycle" and len(labels) != len(cards):
        raise Malformed(f"evidence has {len(labels)} piles and {len(cards)} bottom_cards")
    return Certificate(setting, kind, [numbers[name] for name in labels], cards)


def read_setting(top: dict[str, object]) -> Setting:
    """The deck, rules and deal of a claim or certificate. Raises Malformed."""
    ranks = whole(top["ranks"], "ranks", 2, MAX_CARDS)
    suits = whole(top["suits"], "suits", 1, MAX_CARDS)
    if ranks * suits > MAX_CARDS:
        raise Malformed(f"{ranks} ranks of {suits} suits are more than {MAX_CARDS} cards")
    form = "piles" if isinstance(top["deal"], dict) and "piles" in top["deal"] else "deck"
    listed = items(members(top["deal"], "deal", (form,))[form], f"deal.{form}")
    rules = read_rules(top["rules"], ranks, form)
    if form == "piles":
        listed = laid_end_to_end(listed, ranks, suits)
    if len(listed) != ranks * suits:  # before anything of that size is made
        raise Malformed(f"deal has {len(listed)} cards, expected {ranks * suits}")
    rank_of, copies = deck_of(listed[0], ranks, suits)
    start = rules["start"] if isinstance(rules["start"], int) else ranks
    first = rules["first-pile"] if isinstance(rules["first-pile"], int) else 0
    return Setting(ranks, suits, rules, complete(listed, rank_of, copies), rank_of, first, start)


def read_rules(value: object, ranks: int, form: str) -> dict[str, Option]:
    """The rules, for a deal given in this form. Raises Malformed."""
    rules = members(value, "rules", tuple(CHOICES))
    return {name: read_option(rules[name], name, ranks, form) for name in CHOICES}


def read_option(value: object, name: str, ranks: int, form: str) -> Option:
    """The value of one rule. Raises Malformed."""
    where = f"rules.{name}"
    if APPLIES_TO.get(name, form) != form:
        return None if value is None else unexpected(where, value, f"null where the deal is given as {form}")
    if name == "first-pile" or (name == "start" and type(value) is int):
        return whole(value, where, 1, ranks - 1)
    return word(value, where, CHOICES[name])


def laid_end_to_end(piles: list[object], ranks: int, suits: int) -> list[object]:
    """The cards of all piles, pile 1 first. Raises Malformed when there are more or fewer, or in another shape."""
    if len(piles) != ranks:
        raise Malformed(f"deal has {len(piles)} piles, expected {ranks}")
    for number, pile in enumerate(piles, 1):
        if len(items(pile, f"deal.piles, pile {number},")) != suits:
            raise Malformed(f"deal has {len(items(pile, ''))} cards in pile {number}, expected {suits}")
    return [card for pile in piles for card in items(pile, "")]


def label(rank: int) -> str:
    """How a rank, or the pile where it is at home, is written."""
    return RANK_LETTERS[rank - 1] if rank <= len(RANK_LETTERS) else str(rank)


def spelling(rank: int, suit: int) -> Card:
    """How a card is written."""
    if rank <= len(RANK_LETTERS) and suit <= len(SUIT_LETTERS):
        return RANK_LETTERS[rank - 1] + SUIT_LETTERS[suit - 1]
    return f"{rank}.{suit}"


def deck_of(example: object, ranks: int, suits: int) -> tuple[dict[Card, int], int]:
    """The rank of every card in a deck with this card in it, and how many there are of each card."""
    plain = {label(rank): rank for rank in range(1, ranks + 1)}
    if isinstance(example, str) and example in plain:
        return plain, suits
    return {spelling(rank, suit): rank for rank in range(1, ranks + 1) for suit in range(1, suits + 1)}, 1


def complete(listed: list[object], rank_of: dict[Card, int], copies: int) -> list[Card]:
    """The listed cards, as many as a deck has. Raises Malformed unless they are the deck."""
    cards, missing = words(listed, "deal", rank_of, A_CARD), dict.fromkeys(rank_of, copies)
    for place, card in enumerate(cards, 1):
        missing[card] -= 1
        if missing[card] < 0:
            raise Malformed(f"deal, entry {place}, is one {card} too many")
    return cards


# ---- Playing: from a deal to its one game -----------------------------------------------------------------------


def turn_orders(setting: Setting) -> list[deque[Card]]:
    """The dealt piles by number, each in its turn order; index 0 is not used."""
    piles = dealt(setting) if setting.rules["within-pile"] is None else given(setting)
    if setting.rules["shuttle"] == "over-bottom":
        for pile in piles:
            pile.reverse()
        piles[setting.start].rotate(1)  # the first card of the game is this pile's top
    return piles


def given(setting: Setting) -> list[deque[Card]]:
    """The piles as listed in the deal, each from its top down."""
    step = 1 if setting.rules["within-pile"] == "top-first" else -1
    places = range(0, len(setting.cards), setting.suits)
    return [deque(), *(deque(setting.cards[place : place + setting.suits][::step]) for place in places)]


def dealt(setting: Setting) -> list[deque[Card]]:
    """The piles dealt from the deck, each from its top down."""
    piles: list[deque[Card]] = [deque() for _ in range(setting.ranks + 1)]
    deck = setting.cards if setting.rules["listing"] == "top-first" else reversed(setting.cards)
    for card, pile in zip(deck, targets(setting), strict=True):
        piles[pile].appendleft(card)
    if setting.rules["deal"] == "centre-last":
        piles[setting.ranks].reverse()  # here the first of the centre's cards lies on top
    return piles


def targets(setting: Setting) -> Iterator[Pile]:
    """The pile that each card goes to, in the order of dealing."""
    ranks, suits, step = setting.ranks, setting.suits, 1 if setting.rules["direction"] == "clockwise" else -1
    dial = [(setting.first_pile - 1 + step * hour) % (ranks - 1) + 1 for hour in range(ranks - 1)]
    if setting.rules["deal"] == "rounds":
        yield from [*dial, ranks] * suits
    elif setting.rules["deal"] == "piles":
        yield from (pile for pile in [*dial, ranks] for _ in range(suits))
    else:
        yield from dial * suits + [ranks] * suits


def play(setting: Setting) -> Game:
    """Turn cards until the game stops."""
    piles, turned, restarts = turn_orders(setting), list[Card](), 0
    onward = list(range(setting.ranks + 1))  # a pile with face-down cards points to itself, an empty one clockwise
    pile = setting.start
    while len(turned) < len(setting.cards):
        card = piles[pile].popleft()
        turned.append(card)
        if not piles[pile]:
            onward[pile] = pile % setting.ranks + 1
        source, pile = pile, setting.rank_of[card]
        if not piles[pile] and len(turned) < len(setting.cards):
            if not goes_on(setting, source, pile):
                break
            restarts += setting.rules["dead-end"] == "clockwise"
            pile = next_pile(onward, pile)
    return Game(turned, piles, restarts)


def goes_on(setting: Setting, source: Pile, dead: Pile) -> bool:
    """Whether play goes on clockwise after a card from `source` has led to the `dead` pile."""
    rule = setting.rules["dead-end"]
    if rule in ("stop", "clockwise"):
        return rule == "clockwise"
    return source == dead and (dead < setting.ranks or rule == "exception-centre")


def next_pile(onward: list[Pile], pile: Pile) -> Pile:
    """The next pile with face-down cards, one existing; the pointers passed are shortened, or this would be slow."""
    while onward[pile] != pile:
        onward[pile] = onward[onward[pile]]
        pile = onward[pile]
    return pile


def verdict_of(game: Game, setting: Setting) -> str:
    """Won or lost, by the rule for winning."""
    if setting.rules["win"] == "sorted":
        won = all(setting.rank_of[card] == pile for pile, cards in enumerate(game.left) for card in cards)
    else:
        won = len(game.turned) == len(setting.cards)
    return "won" if won else "lost"


def facts_of(game: Game, setting: Setting) -> dict[str, str | int]:
    """Everything that a claim may state about a game."""
    home = [0] * (setting.ranks + 1)
    for card in game.turned:
        home[setting.rank_of[card]] += 1
    completed = [pile for pile in range(1, setting.ranks) if home[pile] == setting.suits and not game.left[pile]]
    return {
        "turned": len(game.turned),
        "last": game.turned[-1],
        "face_down": len(setting.cards) - len(game.turned),
        "completed_clock_piles": len(completed),
        "restarts": game.restarts,
    }


# ---- Judging: does this certificate establish that claim? -------------------------------------------------------


def check(claim: bytes, certificate: bytes) -> str:
    """A sentence saying what is established: exactly the claim.

    Raises Rejected when the certificate does not establish the claim, Malformed when one of them cannot be read.
    """
    return judge(read_as("claim", read_claim, claim), read_as("certificate", read_certificate, certificate))


def read_as(name: str, read: Callable[[bytes], Value], data: bytes) -> Value:
    """The claim or certificate in the bytes. Raises Malformed, with a reason that tells the two apart."""
    try:
        return read(data)
    except Malformed as problem:
        raise Malformed(f"not a {name}: {problem}") from None


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
    return f"this clock deal of {size} is {claim.verdict}{facts}; by its {certificate.kind}; rules: {rules}"


def require_same(claim: Setting, certificate: Setting) -> None:
    """Raise Rejected with the first difference. (The form of the deal shows in the rules, null or not.)"""
    pairs: list[tuple[str, object, object]] = [
        ("deck: ranks", claim.ranks, certificate.ranks),
        ("deck: suits", claim.suits, certificate.suits),
        *((f"rules: {name}", claim.rules[name], certificate.rules[name]) for name in CHOICES),
    ]
    for name, ours, theirs in pairs:
        if ours != theirs:
            raise Rejected(f"other {name} is {shown(ours)} in the claim and {shown(theirs)} in the certificate")
    for place, (card, other) in enumerate(zip(claim.cards, certificate.cards, strict=True)):
        if card != other:
            pile = "" if claim.rules["within-pile"] is None else f" of pile {label(place // claim.suits + 1)}"
            number = place + 1 if not pile else place % claim.suits + 1
            raise Rejected(f"other deal: card {number}{pile} is {card} in the claim and {other} in the certificate")


def require_cycle(claim: Claim, certificate: Certificate) -> None:
    """Raise Rejected unless the evidence is a cycle of bottom cards, and a cycle is evidence for this claim.

    A pile's bottom card is turned only after every card of its rank; so each pile of a cycle waits for the one
    before it, and none is ever finished. The start pile is not like that: one of its cards needs no card of its rank.
    """
    setting, piles = claim.setting, certificate.piles
    for rule, value in (("dead-end", "stop"), ("win", "exposed")):
        if setting.rules[rule] != value:
            raise Rejected(f"a cycle is evidence only under {rule} {value}, the rule is {setting.rules[rule]}")
    if claim.verdict != "lost":
        raise Rejected("a cycle shows that a deal is lost, the claim says won")
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
        if pile in seen:
            raise Rejected(f"the cycle names pile {label(pile)} twice")
        seen.add(pile)
        if orders[pile][-1] != card:
            raise Rejected(f"the bottom card of pile {label(pile)} is {orders[pile][-1]}, not {card}")
        home = certificate.setting.rank_of[card]
        if home != after:
            raise Rejected(f"not a cycle: {card} at the bottom of pile {label(pile)} leads to pile {label(home)}, "
                           f"not {label(after)}")  # fmt: skip


def require_game(claim: Claim, certificate: Certificate) -> None:
    """Raise Rejected unless the deal's game is as the evidence and the claim say."""
    if certificate.kind == "win" and claim.verdict != "won":
        raise Rejected("win is evidence for the verdict won, the claim says lost")
    game = play(claim.setting)
    if certificate.kind == "trace":
        require_trace(certificate.cards, game.turned)
    verdict, facts = verdict_of(game, claim.setting), facts_of(game, claim.setting)
    if verdict != claim.verdict:
        raise Rejected(
            f"the claim says {claim.verdict}, the game is {verdict}: "
            f"{facts['turned']} cards turned, the last is {facts['last']}, {facts['face_down']} face down"
        )
    for name, value in claim.facts.items():
        if value != facts[name]:
            raise Rejected(f"other facts: {name} is {value} in the claim and {facts[name]} in the game")


def require_trace(trace: list[Card], turned: list[Card]) -> None:
    """Raise Rejected at the first turn where the trace is not the game."""
    for place, (card, actual) in enumerate(zip(trace, turned, strict=False), 1):
        if card != actual:
            raise Rejected(f"false trace: turn {place} is {card} in the certificate and {actual} in the game")
    if len(trace) != len(turned):
        raise Rejected(f"false trace: {len(trace)} turns in the certificate and {len(turned)} in the game")


# ---- The command ------------------------------------------------------------------------------------------------


def load(path: str) -> bytes:
    """The bytes of a regular file, no more than are allowed. Raises Malformed."""
    try:
        # Without O_NONBLOCK the opening of a named pipe would wait for a writer.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        try:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise Malformed("not a regular file")
            with open(descriptor, "rb", closefd=False) as file:
                return file.read(MAX_BYTES + 1)
        finally:
            os.close(descriptor)
    except OSError as problem:
        raise Malformed(problem.strerror or "cannot be read") from None
    except ValueError:
        raise Malformed("not a file name") from None


def read_file(path: str, name: str, read: Callable[[bytes], Value]) -> Value:
    """The claim or certificate in the file. Raises Malformed, naming the file."""
    try:
        return read_as(name, read, load(path))
    except (Malformed, MemoryError) as problem:
        printable = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in path)
        raise Malformed(f"{printable}: {str(problem) or 'not enough memory'}") from None


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
    claim = read_file(arguments[0], "claim", read_claim)
    certificate = read_file(arguments[1], "certificate", read_certificate)
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
    except Malformed as problem:
        said(sys.stderr, f"checker: {problem}\n")
    except MemoryError:
        said(sys.stderr, "checker: not enough memory\n")
    except KeyboardInterrupt:
        said(sys.stderr, "checker: interrupted\n")
        return 130
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
