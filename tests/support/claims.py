"""Claims and certificates as JSON objects, and the game played with cards on a table.

Nothing here has anything in common with the checker, which is not imported.
"""

from __future__ import annotations

import json
from typing import Any

Json = dict[str, Any]

CLASSIC: Json = {
    "deal": "rounds",
    "first-pile": 1,
    "direction": "clockwise",
    "listing": "top-first",
    "within-pile": None,
    "shuttle": "under-top",
    "start": "centre",
    "dead-end": "stop",
    "win": "exposed",
}
GIVEN: Json = dict.fromkeys(("deal", "first-pile", "direction", "listing"))
WIN: Json = {"kind": "win"}


# ---- Values ----------------------------------------------------------------------------------------------------


def claim(ranks: int, suits: int, cards: str | list[list[str]], verdict: str, *facts: Json, **rules: Any) -> Json:
    """A claim; cards as a string are a deck, as lists they are piles; rule names with _ for -."""
    deal = {"deck": cards.split()} if isinstance(cards, str) else {"piles": cards}
    form = {} if isinstance(cards, str) else GIVEN | {"within-pile": "top-first"}
    named = {name.replace("_", "-"): value for name, value in rules.items()}
    head = {"kind": "patience-verify/claim", "version": 1, "game": "clock", "ranks": ranks, "suits": suits}
    made = head | {"rules": CLASSIC | form | named, "deal": deal, "verdict": verdict}
    return made | {"facts": facts[0]} if facts else made


def certificate(of: Json, evidence: Json, **changes: Any) -> Json:
    """A certificate with the claim's setting, and changes."""
    kept = {name: value for name, value in of.items() if name not in ("verdict", "chance", "facts")}
    return kept | {"kind": "patience-verify/certificate"} | changes | {"evidence": evidence}


def trace(cards: str | list[str]) -> Json:
    return {"kind": "trace", "turned": cards.split() if isinstance(cards, str) else cards}


def cycle(piles: str, cards: str) -> Json:
    return {"kind": "cycle", "piles": piles.split(), "bottom_cards": cards.split()}


def text(value: Json) -> bytes:
    """The object as a file, one key a line."""
    lines = (f"  {json.dumps(key)}: {json.dumps(member)}" for key, member in value.items())
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


# ---- The game with cards on a table ------------------------------------------------------------------------------


def rank_of(card: str) -> int:
    number, dot, _ = card.partition(".")
    return int(number) if dot or number.isdigit() else "A23456789TJQK".index(card[0]) + 1


def laid_out(of: Json) -> list[list[str]]:
    """The piles, pile 1 first, each from its top card down."""
    ranks, suits, rules = of["ranks"], of["suits"], of["rules"]
    if "piles" in of["deal"]:
        return [list(pile) if rules["within-pile"] == "top-first" else pile[::-1] for pile in of["deal"]["piles"]]
    deck = list(of["deal"]["deck"])
    if rules["listing"] == "top-first":
        deck.reverse()  # so that pop() gives the card to deal
    hours = list(range(1, ranks))
    if rules["direction"] == "anticlockwise":
        hours.reverse()
    while hours[0] != rules["first-pile"]:
        hours.append(hours.pop(0))
    piles: list[list[str]] = [[] for _ in range(ranks)]
    if rules["deal"] == "piles":
        for pile in [*hours, ranks]:
            for _ in range(suits):
                piles[pile - 1].insert(0, deck.pop())
    else:
        for _ in range(suits):
            for pile in [*hours, ranks] if rules["deal"] == "rounds" else hours:
                piles[pile - 1].insert(0, deck.pop())
        while deck:
            piles[ranks - 1].append(deck.pop())
    return piles


Pile = list[tuple[str, bool]]  # each card with whether it lies face up


def literal_game(of: Json) -> Json:
    """Play with face-up and face-down cards on real piles; returns all facts, the cards turned, and the verdict."""
    piles, turned, restarts = literal_play(of)
    down = [(card, pile) for pile, cards in enumerate(piles) for card, up in cards if not up]
    hours = [pile for pile in range(of["ranks"] - 1) if all(pile != other for _, other in down)]
    at_home = of["rules"]["win"] == "sorted" and all(rank_of(card) - 1 == pile for card, pile in down)
    return {
        "turned": len(turned),
        "last": turned[-1],
        "face_down": len(down),
        "completed_clock_piles": sum(
            [rank_of(card) - 1 for card in turned].count(pile) == of["suits"] for pile in hours
        ),
        "restarts": restarts,
        "trace": turned,
        "verdict": "won" if not down or at_home else "lost",
    }


def literal_play(of: Json) -> tuple[list[Pile], list[str], int]:
    """The piles after the game, the cards turned, the restarts; piles are numbered from 0 here."""
    ranks, rules = of["ranks"], of["rules"]
    piles = [[(card, False) for card in pile] for pile in laid_out(of)]
    end = -1 if rules["shuttle"] == "over-bottom" else 0
    pile = ranks - 1 if rules["start"] == "centre" else rules["start"] - 1
    turned, restarts = [piles[pile].pop(0)[0]], 0
    while True:
        origin, pile = pile, rank_of(turned[-1]) - 1
        put(turned[-1], piles[pile], rules["shuttle"])
        if not any_down(piles[pile], end):
            later = [(pile + step) % ranks for step in range(1, ranks)]
            live = [other for other in later if any_down(piles[other], end)]
            if not live or not resumes(rules["dead-end"], origin == pile, pile == ranks - 1):
                return piles, turned, restarts
            pile, restarts = live[0], restarts + (rules["dead-end"] == "clockwise")
        turned.append(piles[pile].pop(end)[0])


def put(card: str, pile: Pile, shuttle: str) -> None:
    """Put a card that was turned under or on top of its pile, or, as far as the pile goes, nowhere."""
    if shuttle == "under-top":
        pile.append((card, True))
    elif shuttle == "over-bottom":
        pile.insert(0, (card, True))


def any_down(pile: Pile, end: int) -> bool:
    """Whether the card at the end where cards are taken is there and face down."""
    return bool(pile) and not pile[end][1]


def resumes(dead_end: str, from_there: bool, centre: bool) -> bool:
    """Whether play goes on clockwise after a dead end, reached from that same pile or not."""
    if dead_end == "clockwise":
        return True
    return from_there and (dead_end == "exception-centre" or (dead_end == "exception" and not centre))


def whole_trace(of: Json) -> Json:
    return trace(literal_game(of)["trace"])
