"""Claims and certificates of Klondike: ``FORMAT`` gives the vocabulary and both file formats."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, NamedTuple

from .cards import Card
from .klondike_rules import UNLIMITED, Column, Move, Rules, Table, deal_out, goes_on
from .klondike_sets import REDUCTIONS
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
    spelling,
    unexpected,
    whole,
    word,
    words,
)

FORMAT = """\
KLONDIKE

The game. There are r ranks and s suits, s is 1 to 4, r times s at most 104; hearts and diamonds are red. Columns are
built down in alternating colours, foundations up in suit from the ace. A face-up card may move to another column with
all cards on it; only a king, the highest rank, goes to an empty column. A face-down card that comes to lie open is
turned. Cards are drawn from the stock to the waste, whose last card may be played. Won: all cards on foundations.

CLAIM; for example, about two columns, AS alone and 2S under 3S, with stock AH, 2H, 3H:
  {"kind": "patience-verify/claim", "version": 1, "game": "klondike", "ranks": 3, "suits": 2,
   "rules": {"draw": 1, "passes": "unlimited", "recycle": "turn", "worrying-back": "yes", "partial-runs": "yes",
             "columns": 2, "deal": "rows", "listing": "top-first"},
   "deal": {"deck": ["AS", "2S", "3S", "AH", "2H", "3H"]}, "verdict": "winnable"}
  The verdict is "winnable" or "unwinnable". Every key is required, no other is allowed; "deal" may instead be a table:
   {"columns": [{"down": [], "up": ["AS"]}, {"down": ["2S"], "up": ["3S"]}], "foundations": [0, 0],
    "stock": ["AH", "2H", "3H"], "waste": [], "pass": 1}
  with the lowest card of a column first, the face-up ones a sequence; the heights of the foundations S, H, D, C; the
  card drawn next first in the stock, the playable one last in the waste; the number of the pass under way.

CERTIFICATE, likewise, with game, ranks, suits, rules and deal equal to the claim's; for the claim above:
  {"kind": "patience-verify/certificate", "version": 1, "game": "klondike", "ranks": 3, "suits": 2,
   "rules": {"draw": 1, "passes": "unlimited", "recycle": "turn", "worrying-back": "yes", "partial-runs": "yes",
             "columns": 2, "deal": "rows", "listing": "top-first"},
   "deal": {"deck": ["AS", "2S", "3S", "AH", "2H", "3H"]},
   "evidence": {"kind": "moves", "moves": ["AS>", "3S>1", "2S>", "3S>", "draw", "AH>", "draw", "2H>", "draw", "3H>"]}}
  The evidence is one of
    {"kind": "moves", "moves": [MOVE, ...]}       the deal is winnable: legal moves, to the end
    {"kind": "deadlock", "cards": [CARD, ...]}    it is unwinnable: none of these, which lie in columns, waste or
      stock, can be the first of them to move (klondike_deadlock.py states the conditions)
    {"kind": "closed-set", "positions": N, "reductions": [REDUCTION, ...]}
      it is unwinnable: a set of positions that holds the start and no won position, and from which no move leads out.
      The file is then a gzip file with one member: this JSON object on one line, and after the end of the line
      (\\n) the N positions, numbers that klondike_quotient.py explains: the smallest, then the difference of each from
      the one before, at least 1; as LEB128: seven bits a byte, the lowest first, the high bit set in all but the last.

CARD: rank A 2..9 T J Q K and suit S H D C, such as "TS"; beyond these, numbers: "14.1" is rank 14 of suit 1.
MOVE: "draw", "redeal"; "draw*3" is three draws; "AS>": to its foundation; "7H>8S": the seven, with all that lies on it,
  onto the eight; "KD>4": into column 4, which is empty.
REDUCTION, in this order, each once: "safe-talon", "safe-up", "skip-safe-back" (klondike_sets.py).

RULES, all of these keys; the last three are null for a table:
  draw           how many cards are drawn at a time: 1 .. 24
  passes         unlimited, or how often the stock is gone through: 1 .. 1000
  recycle        turn: the waste is turned over as the new stock; under: cards drawn and not used go under the stock
                 before the next are drawn, and passes mean nothing
  worrying-back  yes, no: whether the top card of a foundation may come back
  partial-runs   yes: any face-up card moves with those on it; no: only all face-up cards of a column together
  columns        how many are dealt, of 1, 2, 3, ... cards: 1 .. 50
  deal           rows: row by row; face-up-last: the face-down cards row by row, then the face-up ones
  listing        top-first: the first card listed is dealt first; bottom-first: the last one
"""

MAX_CARDS = 104
MAX_SUITS = 4
MAX_COLUMNS = 50
MAX_PASSES = 1000
MAX_MOVES = 1_000_000
MAX_POSITIONS = 50_000_000

CHOICES: dict[str, tuple[str, ...]] = {
    "draw": (),  # a number
    "passes": ("unlimited",),  # or a number
    "recycle": ("turn", "under"),
    "worrying-back": ("yes", "no"),
    "partial-runs": ("yes", "no"),
    "columns": (),  # a number
    "deal": ("rows", "face-up-last"),
    "listing": ("top-first", "bottom-first"),
}
NUMBERS = {"draw": 24, "passes": MAX_PASSES, "columns": MAX_COLUMNS}
OF_A_DECK = ("columns", "deal", "listing")
TABLE_KEYS = ("columns", "foundations", "stock", "waste", "pass")
EVIDENCE_KEYS = {
    "moves": ("kind", "moves"),
    "deadlock": ("kind", "cards"),
    "closed-set": ("kind", "positions", "reductions"),
}
REPEATED = re.compile(r"(draw|redeal)(?:\*([1-9][0-9]{0,3}))?", re.ASCII)
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
    rules: Rules
    table: Table


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
    top = document(data, "klondike", "patience-verify/claim", ("verdict",))
    return Claim(read_setting(top), word(top["verdict"], "verdict", ("winnable", "unwinnable")))


@about("not a certificate")
@intact
def read_certificate(data: bytes) -> Certificate:
    """The certificate in the bytes, packed or not."""
    head, packed = split(data) if data.startswith(PACKED) else (data, None)
    top = document(head, "klondike", "patience-verify/certificate", ("evidence",))
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
    """The moves that are listed, each as often as it is to be made."""
    moves: list[Move] = []
    for place, entry in enumerate(items(value, "evidence.moves"), 1):
        move, times = read_move(entry, f"evidence.moves, entry {place},", cards)
        if len(moves) + times > MAX_MOVES:
            raise Malformed(f"more than {MAX_MOVES} moves")
        moves += [move] * times
    return moves


def read_move(value: object, where: str, cards: Cards) -> tuple[Move, int]:
    """A move, and how often it is to be made."""
    text = value if isinstance(value, str) else unexpected(where, value, "a move")
    if repeated := REPEATED.fullmatch(text):
        return Move(repeated[1]), int(repeated[2] or 1)
    name, _, target = text.partition(">")
    if name in cards and text == f"{name}>":
        return Move("up", cards[name]), 1
    if name in cards and target in cards:
        return Move("onto", cards[name], cards[target]), 1
    if name in cards and COLUMN.fullmatch(target):
        return Move("column", cards[name], column=int(target)), 1
    return unexpected(where, value, "a move")


def read_setting(top: dict[str, object]) -> Setting:
    """The deck, rules and deal of a claim or certificate."""
    ranks, suits = size(top, 1, MAX_CARDS, MAX_SUITS, MAX_CARDS)
    given = isinstance(top["deal"], dict) and "columns" in top["deal"]
    deal = members(top["deal"], "deal", TABLE_KEYS if given else ("deck",))
    stated = members(top["rules"], "rules", tuple(CHOICES))
    options = {name: read_option(stated[name], name, given) for name in CHOICES}
    rules = rules_of(options)
    deck = [Card(rank, suit) for rank in range(1, ranks + 1) for suit in range(1, suits + 1)]
    cards = {str(card): card for card in deck}
    table = read_table(deal, cards, rules) if given else read_deck(deal["deck"], cards, options)
    return Setting(ranks, suits, options, deal, cards, rules, table)


def read_option(value: object, name: str, given: bool) -> Option:
    """The value of one rule; how a deck is dealt is not asked where a table is given."""
    where = f"rules.{name}"
    if given and name in OF_A_DECK:
        return None if value is None else unexpected(where, value, "null where the deal is given as a table")
    if name in NUMBERS and (not CHOICES[name] or type(value) is int):
        return whole(value, where, 1, NUMBERS[name])
    return word(value, where, CHOICES[name])


def rules_of(options: dict[str, Option]) -> Rules:
    """What the options mean for play."""
    draw, passes = options["draw"], options["passes"]
    return Rules(
        draw if isinstance(draw, int) else 1,
        passes if isinstance(passes, int) else UNLIMITED,
        str(options["recycle"]),
        options["worrying-back"] == "yes",
        options["partial-runs"] == "yes",
    )


def read_deck(value: object, cards: Cards, options: dict[str, Option]) -> Table:
    """The table that the listed deck makes."""
    names = words(items(value, "deal.deck", len(cards)), "deal.deck", cards, A_CARD)
    require_once(names)
    columns = int(options["columns"] or 0)
    if columns * (columns + 1) // 2 > len(cards):
        raise Malformed(f"{columns} columns take more than {len(cards)} cards")
    deck = [cards[name] for name in (names if options["listing"] == "top-first" else reversed(names))]
    return deal_out(deck, max(card.suit for card in deck), columns, str(options["deal"]))


def read_table(deal: dict[str, object], cards: Cards, rules: Rules) -> Table:
    """The table that is given."""
    listed = enumerate(items(deal["columns"], "deal.columns"), 1)
    columns = tuple(read_column(column, f"deal.columns, column {place},", cards) for place, column in listed)
    if not 1 <= len(columns) <= MAX_COLUMNS:
        raise Malformed(f"deal.columns has {len(columns)} entries, expected 1 to {MAX_COLUMNS}")
    ranks, suits = max(cards.values())
    heights = enumerate(items(deal["foundations"], "deal.foundations", suits), 1)
    foundations = [whole(height, f"deal.foundations, entry {suit},", 0, ranks) for suit, height in heights]
    stock, waste = (read_cards(deal[name], f"deal.{name}", cards) for name in ("stock", "waste"))
    last = MAX_PASSES if rules.passes == UNLIMITED else rules.passes
    table = Table(columns, tuple(foundations), stock, waste, whole(deal["pass"], "deal.pass", 1, last))
    require_all(table, cards)
    return table


def read_column(value: object, where: str, cards: Cards) -> Column:
    """One column of a table: what is face up is a sequence."""
    column = members(value, where, ("down", "up"))
    down, up = (read_cards(column[name], f"{where} {name}", cards) for name in ("down", "up"))
    if down and not up:
        raise Malformed(f"{where} has no face-up card")
    for below, card in pairwise(up):
        if not goes_on(card, below):
            raise Malformed(f"{where} has {card} on {below}")
    return Column(down, up)


def read_cards(value: object, where: str, cards: Cards) -> tuple[Card, ...]:
    """The listed cards."""
    return tuple(cards[name] for name in words(value, where, cards, A_CARD))


def require_all(table: Table, cards: Cards) -> None:
    """The table holds every card once."""
    gone = [spelling(rank, suit) for suit, height in enumerate(table.foundations, 1) for rank in range(1, height + 1)]
    laid = [str(card) for column in table.columns for card in column.down + column.up]
    names = [*gone, *laid, *map(str, table.waste + table.stock)]
    require_once(names)
    if missing := [name for name in cards if name not in set(names)]:
        raise Malformed(f"deal has no {missing[0]}")


def require_once(names: list[str]) -> None:
    """No card is there twice."""
    seen = set[str]()
    for name in names:
        if name in seen:
            raise Malformed(f"deal has {name} twice")
        seen.add(name)
