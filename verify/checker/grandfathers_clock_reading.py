"""Claims and certificates of Grandfather's Clock: ``FORMAT`` gives the vocabulary and both file formats."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from .cards import Card
from .grandfathers_clock_rules import Columns, Game, Move, Rules, clock_cards
from .grandfathers_clock_sets import REDUCTIONS
from .packed import intact, split, unpacked
from .reading import (
    A_CARD,
    PACKED,
    Malformed,
    about,
    document,
    evidence_of,
    items,
    members,
    size,
    unexpected,
    whole,
    word,
    words,
)

FORMAT = """\
GRANDFATHERS-CLOCK

The game. There are r ranks and s suits, s is 1 to 4 and less than r, r times s at most 104; hearts and diamonds are
red. A clock card of each rank but the ace lies on the dial; the rest is dealt to columns in rows, face up. Foundations
are built on the clock cards, up in suit, the ace on the highest rank, each as far as the next clock card of its suit
allows; columns down in rank. One card moves at a time: the last of a column, to its foundation, onto the last card of
another column, or to an empty column. Won: all cards on foundations.

CLAIM; for example, about two columns, AS under AH under 4H, and 3S under 2H, with 2S, 3H and 4S on the dial:
  {"kind": "patience-verify/claim", "version": 1, "game": "grandfathers-clock", "ranks": 4, "suits": 2,
   "rules": {"clock-suits": "first", "build": "any", "wrap": "no", "runs": "no", "empty-column": "any", "columns": 2,
             "listing": "top-first"},
   "deal": {"deck": ["AS", "2S", "3S", "4S", "AH", "2H", "3H", "4H"]}, "verdict": "winnable"}
  The verdict is "winnable" or "unwinnable". Every key is required, no other is allowed. Instead of the deck, "deal" may
  be the deck without its clock cards, {"rest": ["AS", "3S", "AH", "2H", "4H"]}, or a table:
   {"columns": [["AS", "AH", "4H"], ["3S", "2H"]], "foundations": ["4S", "3H", "2S"]}
  with the lowest card of a column first, and the last card of each foundation, the one that is to show an ace first,
  then those that are to show a 2, a 3, ...

CERTIFICATE, likewise, with game, ranks, suits, rules and deal equal to the claim's; for the claim above:
  {"kind": "patience-verify/certificate", "version": 1, "game": "grandfathers-clock", "ranks": 4, "suits": 2,
   "rules": {"clock-suits": "first", "build": "any", "wrap": "no", "runs": "no", "empty-column": "any", "columns": 2,
             "listing": "top-first"},
   "deal": {"deck": ["AS", "2S", "3S", "4S", "AH", "2H", "3H", "4H"]},
   "evidence": {"kind": "moves", "moves": ["4H>", "AH>", "2H>", "AS>", "3S>"]}}
  The evidence is one of
    {"kind": "moves", "moves": [MOVE, ...]}       the deal is winnable: legal moves, to the end
    {"kind": "deadlock", "cards": [CARD, ...]}    it is unwinnable: none of these, which lie in columns, can be the
      first of them to move (grandfathers_clock_deadlock.py states the conditions)
    {"kind": "closed-set", "positions": N, "reductions": [REDUCTION, ...]}
      it is unwinnable: a set of positions that holds the start and no won position, and from which no move leads out.
      The file is then a gzip file with one member: this JSON object on one line, and after the end of the line
      (\\n) the N positions, numbers that grandfathers_clock_sets.py explains: the smallest, then the difference of each
      from the one before, at least 1; as LEB128: seven bits a byte, the lowest first, the high bit set in all but the
      last.

CARD: rank A 2..9 T J Q K and suit S H D C, such as "TS"; beyond these, numbers: "14.1" is rank 14 of suit 1.
MOVE: "AS>": to its foundation; "7H>8S": the seven, with all that lies on it, onto the eight; "KD>4": into column 4,
  which is empty.
REDUCTION: "safe-up" (grandfathers_clock_sets.py).

RULES, all of these keys; the last two are null for a table, and the first says only whose foundations there are:
  clock-suits    first, second: the suits of the clock cards 2, 3, 4, ..., again and again: S H C D or H S D C, without
                 suits that the deck lacks
  build          any: in columns a card goes on any of the next higher rank; alternating: on one of the other colour
  wrap           yes, no: whether in columns a card of the highest rank goes on an ace, too
  runs           yes: a card moves to another column with all that lies on it, if each of these lies on one that it
                 goes on; no: one card at a time
  empty-column   any: whatever can move goes to an empty column; none: nothing does
  columns        how many columns the rest of the deck is dealt to: 1 .. 50
  listing        top-first: the first card listed is dealt first; bottom-first: the last one
"""

MAX_CARDS = 104
MAX_SUITS = 4
MAX_COLUMNS = 50
MAX_MOVES = 1_000_000
MAX_POSITIONS = 20_000_000

CHOICES: dict[str, tuple[str, ...]] = {
    "clock-suits": ("first", "second"),
    "build": ("any", "alternating"),
    "wrap": ("no", "yes"),
    "runs": ("no", "yes"),
    "empty-column": ("any", "none"),
    "columns": (),  # a number
    "listing": ("top-first", "bottom-first"),
}
OF_A_DECK = ("columns", "listing")
TABLE_KEYS = ("columns", "foundations")
EVIDENCE_KEYS = {
    "moves": ("kind", "moves"),
    "deadlock": ("kind", "cards"),
    "closed-set": ("kind", "positions", "reductions"),
}
COLUMN = re.compile("[1-9][0-9]?")

Option = str | int | None  # the value of one rule
Cards = dict[str, Card]  # all cards of the deck by their spelling


class Setting(NamedTuple):
    """What claim and certificate must have in common: the deck, the rules, the deal; and what they mean."""

    ranks: int
    suits: int
    options: dict[str, Option]
    deal: dict[str, Any]  # as in the file
    cards: Cards
    game: Game
    columns: Columns


class Claim(NamedTuple):
    """A verdict on a deal."""

    setting: Setting
    verdict: str


class Certificate(NamedTuple):
    """Evidence about a deal: `moves`, `cards` of a deadlock, `positions` in rising order with `reductions`."""

    setting: Setting
    kind: str
    moves: list[Move]
    cards: list[Card]
    positions: list[int]
    reductions: list[str]


@about("not a claim")
def read_claim(data: bytes) -> Claim:
    """The claim in the bytes."""
    top = document(data, "grandfathers-clock", "patience-verify/claim", ("verdict",))
    return Claim(read_setting(top), word(top["verdict"], "verdict", ("winnable", "unwinnable")))


@about("not a certificate")
@intact
def read_certificate(data: bytes) -> Certificate:
    """The certificate in the bytes, packed or not."""
    head, packed = split(data) if data.startswith(PACKED) else (data, None)
    top = document(head, "grandfathers-clock", "patience-verify/certificate", ("evidence",))
    setting = read_setting(top)
    kind, evidence = evidence_of(top, EVIDENCE_KEYS)
    if (packed is None) is (kind == "closed-set"):
        raise Malformed(f"evidence of kind {kind} in a file that is {'not ' if packed is None else ''}packed by gzip")
    moves = read_moves(evidence.get("moves", []), setting.cards)
    names = words(evidence.get("cards", []), "evidence.cards", setting.cards, A_CARD)
    number = whole(evidence.get("positions", 1), "evidence.positions", 1, MAX_POSITIONS)
    reductions = read_reductions(evidence.get("reductions", []))
    positions = unpacked(packed, number) if packed is not None else []
    return Certificate(setting, kind, moves, [setting.cards[name] for name in names], positions, reductions)


def read_reductions(value: object) -> list[str]:
    """The names of reductions, sorted, each once."""
    names = words(value, "evidence.reductions", REDUCTIONS, " or ".join(REDUCTIONS))
    if names != sorted(set(names)):
        raise Malformed("evidence.reductions are not in order, each once")
    return names


def read_moves(value: object, cards: Cards) -> list[Move]:
    """The moves that are listed."""
    listed = items(value, "evidence.moves")
    if len(listed) > MAX_MOVES:
        raise Malformed(f"more than {MAX_MOVES} moves")
    return [read_move(entry, f"evidence.moves, entry {place},", cards) for place, entry in enumerate(listed, 1)]


def read_move(value: object, where: str, cards: Cards) -> Move:
    """A move."""
    text = value if isinstance(value, str) else unexpected(where, value, "a move")
    name, _, target = text.partition(">")
    if name in cards and text == f"{name}>":
        return Move("up", cards[name])
    if name in cards and target in cards:
        return Move("onto", cards[name], cards[target])
    if name in cards and COLUMN.fullmatch(target):
        return Move("column", cards[name], column=int(target))
    return unexpected(where, value, "a move")


def read_setting(top: dict[str, object]) -> Setting:
    """The deck, rules and deal of a claim or certificate."""
    ranks, suits = size(top, 2, MAX_CARDS, MAX_SUITS, MAX_CARDS)
    if ranks <= suits:
        raise Malformed(f"{ranks} ranks of {suits} suits make no dial: there must be more ranks than suits")
    forms = {"rest": ("rest",), "columns": TABLE_KEYS}
    keys = next((keys for name, keys in forms.items() if isinstance(top["deal"], dict) and name in top["deal"]), None)
    deal = members(top["deal"], "deal", keys or ("deck",))
    stated = members(top["rules"], "rules", tuple(CHOICES))
    options = {name: read_option(stated[name], name, "columns" in deal) for name in CHOICES}
    game = Game(ranks, suits, rules_of(options))
    cards = {str(card): card for card in game.deck}
    columns = read_table(deal, cards, game) if "columns" in deal else read_deck(deal, cards, game, options)
    return Setting(ranks, suits, options, deal, cards, game, columns)


def read_option(value: object, name: str, given: bool) -> Option:
    """The value of one rule; how a deck is dealt is not asked where a table is given."""
    where = f"rules.{name}"
    if given and name in OF_A_DECK:
        return None if value is None else unexpected(where, value, "null where the deal is given as a table")
    return whole(value, where, 1, MAX_COLUMNS) if name == "columns" else word(value, where, CHOICES[name])


def rules_of(options: dict[str, Option]) -> Rules:
    """What the options mean for play."""
    wrap, runs = options["wrap"] == "yes", options["runs"] == "yes"
    return Rules(str(options["clock-suits"]), str(options["build"]), wrap, runs, str(options["empty-column"]))


def read_deck(deal: dict[str, object], cards: Cards, game: Game, options: dict[str, Option]) -> Columns:
    """The columns that the listed deck makes, or its rest."""
    clock = clock_cards(game.ranks, len(cards) // game.ranks, game.rules.clock_suits)
    expected = {name: card for name, card in cards.items() if "deck" in deal or card not in clock}
    where = "deck" if "deck" in deal else "rest"
    names = words(items(deal[where], f"deal.{where}", len(expected)), f"deal.{where}", expected, A_CARD)
    require_once(names)
    listed = [cards[name] for name in (names if options["listing"] == "top-first" else reversed(names))]
    return game.deal_out([card for card in listed if card not in clock], int(options["columns"] or 1))


def read_table(deal: dict[str, object], cards: Cards, game: Game) -> Columns:
    """The columns that are given; what is in none of them is on the foundations, in order."""
    listed = items(deal["columns"], "deal.columns")
    if not 1 <= len(listed) <= MAX_COLUMNS:
        raise Malformed(f"deal.columns has {len(listed)} entries, expected 1 to {MAX_COLUMNS}")
    named = [words(column, f"deal.columns, column {place},", cards, A_CARD) for place, column in enumerate(listed, 1)]
    columns = tuple(tuple(cards[name] for name in column) for column in named)
    tops = words(
        items(deal["foundations"], "deal.foundations", len(game.foundations)), "deal.foundations", cards, A_CARD
    )
    names = [name for column in named for name in column]
    for place, (top, pile) in enumerate(zip(tops, game.foundations, strict=True), 1):
        if cards[top] not in pile:
            unexpected(f"deal.foundations, entry {place},", top, f"one of {' '.join(map(str, pile))}")
        names += [str(card) for card in pile[: pile.index(cards[top]) + 1]]
    require_once(names)
    if missing := [name for name in cards if name not in set(names)]:
        raise Malformed(f"deal has no {missing[0]}")
    return columns


def require_once(names: list[str]) -> None:
    """No card is there twice."""
    seen = set[str]()
    for name in names:
        if name in seen:
            raise Malformed(f"deal has {name} twice")
        seen.add(name)
