"""Write the corpora accept/, reject/ and malformed/ again, byte for byte: in tests/, `python -m certificates.make`.

Outcomes and reasons are stated here by hand; README.md says where they come from. The checker is not imported.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from certificates import chances, grandfathers_clock, grandfathers_clock_broken, klondike, klondike_broken
from support.claims import CLASSIC, WIN, Json, certificate, claim, cycle, text, trace, whole_trace
from support.published import CASES, published

HERE = Path(__file__).resolve().parent

Case = tuple[str, bytes, bytes, str]  # kind/name, claim, certificate, reason

AISLERIOT = {"deal": "centre-last", "shuttle": "over-bottom"}
DECKS = {deck.name: " ".join(deck.cards) for deck in published()}


# ---- Small decks, worked by hand (README.md) ---------------------------------------------------------------------

WON = claim(3, 2, "2S 3S 3H 2H AH AS", "won")
WON_TRACE = "AS 2H AH 2S 3S 3H"
LOST = claim(3, 2, "2S AS 3S AH 2H 3H", "lost")
LOST_TRACE = "3H 3S"
LOST_CYCLE = cycle("A 2", "2S AS")
LOST_ON = "3H 3S AH 2S 2H AS"  # when play goes on clockwise after the dead end at the centre
ALL_FACTS = {"turned": 2, "last": "3S", "face_down": 4, "completed_clock_piles": 0, "restarts": 0}
HOME = "AS 2S 3S AH 2H 3H"  # every card in its own pile


def lost(**rules: Any) -> Json:
    return claim(3, 2, "2S AS 3S AH 2H 3H", "lost", **rules)


def won_on(*facts: Json, **rules: Any) -> Json:
    return claim(3, 2, "2S AS 3S AH 2H 3H", "won", *facts, **rules)


def accepted() -> Iterator[tuple[str, Json, Json]]:
    """Name, claim, evidence."""
    yield "win-3x2", WON, WIN
    yield "trace-won-3x2", WON, trace(WON_TRACE)
    yield "cycle-3x2", LOST, LOST_CYCLE
    yield "cycle-turned-round-3x2", LOST, cycle("2 A", "AS 2S")
    facts = claim(3, 2, "2S AS 3S AH 2H 3H", "lost", ALL_FACTS)
    yield "trace-lost-all-facts-3x2", facts, trace(LOST_TRACE)
    on = won_on({"turned": 6, "restarts": 1}, dead_end="clockwise")
    yield "dead-end-clockwise-3x2", on, WIN
    home = claim(3, 1, "AS 2S 3S", "won", {"restarts": 2}, start=2, dead_end="clockwise")
    yield "dead-end-clockwise-from-2-3x1", home, trace("2S 3S AS")
    own = won_on({"last": "AS", "restarts": 0}, dead_end="exception-centre")
    yield "dead-end-exception-centre-3x2", own, trace(LOST_ON)
    never = lost(dead_end="exception")
    yield "dead-end-exception-does-not-fire-3x2", never, trace(LOST_TRACE)
    foreign = {"turned": 4, "last": "3H", "face_down": 2, "completed_clock_piles": 1}
    away = claim(3, 2, "3H 2S AH 3S 2H AS", "lost", foreign, dead_end="exception-centre")
    yield "dead-end-exception-centre-not-from-there-3x2", away, trace("AS 3S AH 3H")
    fires = claim(3, 2, "AS 3S 2S AH 2H 3H", "won", {"restarts": 0}, start=1, dead_end="exception")
    yield "dead-end-exception-fires-start-1-3x2", fires, trace("AH AS 2H 3S 3H 2S")
    home = claim(3, 2, HOME, "won", {"turned": 2, "face_down": 4}, win="sorted")
    yield "win-sorted-3x2", home, WIN
    unsorted = lost(win="sorted")
    yield "lost-under-sorted-3x2", unsorted, trace(LOST_TRACE)
    centre = claim(3, 2, "2S AH 2H 3S AS 3H", "won", **AISLERIOT)
    yield "centre-last-over-bottom-3x2", centre, trace("AS 2S AH 2H 3S 3H")
    order = claim(2, 3, "2S 2H 2D AS AD AH", "won", **AISLERIOT)
    yield "over-bottom-centre-top-then-bottom-up-2x3", order, trace("AS 2S AH 2H AD 2D")
    top = claim(2, 3, "2S 2H 2D AS AD AH", "won", deal="centre-last")
    yield "centre-last-under-top-2x3", top, trace("AS 2D AD 2H AH 2S")
    ace = claim(2, 3, "2H 2D 2S AS AH AD", "won", deal="piles", shuttle="over-bottom", start=1)
    yield "over-bottom-start-1-2x3", ace, trace("2S AS 2H AH 2D AD")
    back = claim(4, 1, "AS 3S 4S 2S", "won", first_pile=2, direction="anticlockwise")
    yield "anticlockwise-from-2-4x1", back, trace("2S AS 3S 4S")
    away = claim(3, 1, "2S AS 3S", "lost", start=1)
    yield "cycle-at-the-centre-start-1-3x1", away, cycle("3", "3S")
    yield "smallest-won-2x1", claim(2, 1, "2S AS", "won"), trace("AS 2S")
    yield "smallest-lost-2x1", claim(2, 1, "AS 2S", "lost"), cycle("A", "AS")
    ranks = claim(14, 1, "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 14.1 AS", "won", {"last": "14.1", "turned": 14})
    yield "fourteen-ranks-14x1", ranks, WIN
    suits = claim(2, 5, "2.5 AS 2S AH 2H AD 2D AC 2C 1.5", "won", {"last": "2.5", "completed_clock_piles": 1})
    yield "five-suits-2x5", suits, trace("1.5 2C AC 2D AD 2H AH 2S AS 2.5")
    plain = claim(14, 1, "2 3 4 5 6 7 8 9 T J A Q 14 K", "lost")
    yield "rank-deal-cycle-14x1", plain, cycle("J A 2 3 4 5 6 7 8 9 T", "A 2 3 4 5 6 7 8 9 T J")
    yield from accepted_published()
    yield from chances.accepted()


def accepted_published() -> Iterator[tuple[str, Json, Json]]:
    """Decks whose results are published beside them; what is traced here is played on the literal table."""
    contest = (("contest-sample", 44), ("four-kings-in-the-centre", 4), ("one-card-left", 51), ("win", 52))
    for name, turned in contest:
        last = "KC" if name == "one-card-left" else "KD"
        stated = {"turned": turned, "last": last, "face_down": 52 - turned}
        verdict = "won" if name == "win" else "lost"
        of = claim(13, 4, DECKS[name], verdict, stated, listing="bottom-first")
        yield f"contest-{name}", of, WIN if name == "win" else whole_trace(of)
    for name, deal, turned, completed in (
        ("sorted A..K by rank", "rounds", 9, 0),
        ("sorted reversed", "rounds", 45, 8),
        ("sorted by suit", "piles", 45, 5),
        ("random(3)", "piles", 33, 1),
        ("random(36)", "rounds", 47, 7),
        ("random(54)", "rounds", 30, 2),
    ):
        stated = {"turned": turned, "completed_clock_piles": completed, "restarts": 0}
        of = claim(13, 4, DECKS[name], "lost", stated, deal=deal)
        yield f"facts-{slug(name)}-{deal}", of, whole_trace(of)
    for name, deal, restarts in (
        ("sorted by suit", "rounds", 12),
        ("random(54)", "rounds", 2),
        ("random(0)", "piles", 0),
    ):
        stated = {"turned": 52, "face_down": 0, "completed_clock_piles": 12, "restarts": restarts}
        of = claim(13, 4, DECKS[name], "won", stated, deal=deal, dead_end="clockwise")
        yield f"one-king-{slug(name)}-{deal}", of, WIN
    of = claim(13, 4, DECKS["random(0)"], "won", shuttle="aside")
    yield "aside-random-0", of, WIN
    yield "cycle-of-six-sorted-by-suit", BY_SUIT, SIX
    of = claim(13, 4, DECKS["random(3)"], "lost", deal="piles")
    yield "cycle-of-three-random-3", of, cycle("4 3 T", "3C TS 4D")
    of = claim(13, 4, numbered_piles(), "won", {"turned": 52})
    yield "piles-given-top-first", of, WIN
    of = claim(13, 4, [pile[::-1] for pile in numbered_piles()], "won", {"turned": 52}, within_pile="bottom-first")
    yield "piles-given-bottom-first", of, WIN
    of = claim(13, 4, ranked_piles(), "won")
    yield "rank-deal-in-piles", of, WIN


BY_SUIT = claim(13, 4, DECKS["sorted by suit"], "lost", deal="piles")
SIX = cycle("3 9 7 Q 6 8", "9S 7D QH 6C 8H 3D")


def slug(name: str) -> str:
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


def published_line(start: str) -> str:
    """The line of the published decks that starts like this."""
    return next(line for line in CASES.read_text(encoding="utf-8").splitlines() if line.startswith(start))


def numbered_piles() -> list[list[str]]:
    """The deal published as the integers 1..52, four a pile, the first of four on top."""
    numbers = [int(number) - 1 for number in published_line("8 1 5 2 ").split()]
    cards = ["A23456789TJQK"[number % 13] + "CDHS"[number // 13] for number in numbers]
    return [cards[place : place + 4] for place in range(0, 52, 4)]


def ranked_piles() -> list[list[str]]:
    """The deal published as thirteen lists of ranks 0..12, list 0 being the kings' pile, which comes last here."""
    kings, *others = json.loads(published_line("[["))
    return [["KA23456789TJQ"[rank] for rank in pile] for pile in [*others, kings]]


# ---- False certificates, with the reason -------------------------------------------------------------------------


def rejected() -> Iterator[tuple[str, Json, Json, str]]:
    """Name, claim, evidence, reason."""
    yield from no_cycles()
    yield from false_games()
    yield from chances.rejected()


def other_settings() -> Iterator[tuple[str, Json, Json, str]]:
    """Name, claim, certificate, reason."""
    where = "in the claim and {} in the certificate"
    swapped = {"deck": ["2S", "3S", "3H", "AH", "2H", "AS"]}
    reason = "other deal: entry 4 is '2H' " + where.format("'AH'")
    yield "other-deal", WON, certificate(WON, WIN, deal=swapped), reason
    piles = [["AS", "2S"], ["AH", "3S"], ["3H", "2H"]]
    of = claim(3, 2, piles, "lost")
    other = certificate(of, WIN, deal={"piles": [["AS", "2S"], ["AH", "2H"], ["3H", "3S"]]})
    yield "other-deal-in-piles", of, other, "other deal: entry 4 is '3S' " + where.format("'2H'")
    plain = {"deck": ["2", "3", "3", "2", "A", "A"]}
    reason = "other deal: entry 1 is '2S' " + where.format("'2'")
    yield "other-deal-without-suits", WON, certificate(WON, WIN, deal=plain), reason
    smaller = certificate(claim(2, 3, "2S 2H 2D AS AD AH", "won"), WIN)
    yield "other-ranks", WON, smaller, "other deck: ranks is 3 " + where.format("2")
    fewer = certificate(claim(3, 1, "2S 3S AS", "won"), WIN)
    yield "other-suits", WON, fewer, "other deck: suits is 2 " + where.format("1")
    for rule, value in (
        ("deal", "piles"),
        ("direction", "anticlockwise"),
        ("listing", "bottom-first"),
        ("shuttle", "aside"),
        ("dead-end", "clockwise"),
        ("win", "sorted"),
    ):
        other = certificate(WON, WIN, rules=CLASSIC | {rule: value})
        reason = f"other rules: {rule} is '{CLASSIC[rule]}' " + where.format(f"'{value}'")
        yield f"other-rules-{rule}", WON, other, reason
    other = certificate(WON, WIN, rules=CLASSIC | {"first-pile": 2})
    yield "other-rules-first-pile", WON, other, "other rules: first-pile is 1 " + where.format("2")
    other = certificate(WON, WIN, rules=CLASSIC | {"start": 1})
    yield "other-rules-start", WON, other, "other rules: start is 'centre' " + where.format("1")
    turned_over = certificate(of, WIN, rules=of["rules"] | {"within-pile": "bottom-first"})
    reason = "other rules: within-pile is 'top-first' " + where.format("'bottom-first'")
    yield "other-rules-within-pile", of, turned_over, reason
    reason = "other rules: deal is 'rounds' " + where.format("null")
    yield "piles-for-a-deck", WON, certificate(of, WIN), reason
    yield from chances.other_settings()


def no_cycles() -> Iterator[tuple[str, Json, Json, str]]:
    yield "cycle-empty", LOST, cycle("", ""), "the cycle is empty"
    yield "cycle-repeats-a-pile", LOST, cycle("A 2 A 2", "2S AS 2S AS"), "the cycle names pile A twice"
    yield "cycle-through-the-centre", LOST, cycle("3", "3S"), "the cycle goes through the start pile 3"
    own = claim(3, 1, "AS 2S 3S", "lost", start=1)
    yield "cycle-through-the-start", own, cycle("A", "AS"), "the cycle goes through the start pile A"
    yield "cycle-cut-short", LOST, cycle("A", "2S"), "not a cycle: 2S at the bottom of pile A leads to pile 2, not A"
    cut = {"kind": "cycle", "piles": ["3", "9", "7", "Q", "6"], "bottom_cards": ["9S", "7D", "QH", "6C", "8H"]}
    yield "cycle-open-by-suit", BY_SUIT, cut, "not a cycle: 8H at the bottom of pile 6 leads to pile 8, not 3"
    swapped = cycle("9 3 7 Q 6 8", "7D 9S QH 6C 8H 3D")
    reason = "not a cycle: 7D at the bottom of pile 9 leads to pile 7, not 3"
    yield "cycle-in-another-order", BY_SUIT, swapped, reason
    yield "cycle-other-suit", LOST, cycle("A 2", "2S AH"), "the bottom card of pile 2 is AS, not AH"
    yield "cycle-invented", LOST, cycle("A", "AS"), "the bottom card of pile A is 2S, not AS"
    altered = cycle("3 9 7 Q 6 8", "9S 7D QH 6C 8H 3C")
    yield "cycle-altered-card", BY_SUIT, altered, "the bottom card of pile 8 is 3D, not 3C"
    tops = claim(3, 2, "2S AS 3S AH 2H 3H", "lost", shuttle="over-bottom")
    yield "cycle-of-the-wrong-ends", tops, LOST_CYCLE, "the bottom card of pile A is AH, not 2S"
    reason = "not a cycle: 3S at the bottom of pile 2 leads to pile 3, not A"
    yield "cycle-in-a-won-deal", WON | {"verdict": "lost"}, cycle("A 2", "2S 3S"), reason
    reason = "a cycle shows that a deal is lost, the claim says won"
    yield "cycle-for-won", LOST | {"verdict": "won"}, LOST_CYCLE, reason
    home = claim(3, 2, HOME, "lost", win="sorted")
    reason = "a cycle is evidence only under win exposed, the rule is sorted"
    yield "cycle-under-sorted", home, cycle("A", "AS"), reason
    yield "cycle-under-sorted-though-lost", lost(win="sorted"), LOST_CYCLE, reason
    for rule in ("clockwise", "exception", "exception-centre"):
        reason = f"a cycle is evidence only under dead-end stop, the rule is {rule}"
        yield f"cycle-under-{rule}", lost(dead_end=rule), LOST_CYCLE, reason
    reason = "a cycle establishes no facts, the claim states last, turned"
    yield "cycle-with-facts", LOST | {"facts": {"last": "3S", "turned": 2}}, LOST_CYCLE, reason


def false_games() -> Iterator[tuple[str, Json, Json, str]]:
    reason = "the claim says won, the game is lost: 2 cards turned, the last is 3S, 4 face down"
    yield "win-of-a-lost-deal", LOST | {"verdict": "won"}, WIN, reason
    yield "won-by-the-trace-of-a-loss", LOST | {"verdict": "won"}, trace(LOST_TRACE), reason
    yield "sorted-but-not-exposed", claim(3, 2, HOME, "won"), WIN, reason
    reason = "the claim says lost, the game is won: 6 cards turned, the last is 3H, 0 face down"
    yield "lost-by-the-trace-of-a-win", WON | {"verdict": "lost"}, trace(WON_TRACE), reason
    contest = claim(13, 4, DECKS["contest-sample"], "won", listing="bottom-first")
    reason = "the claim says won, the game is lost: 44 cards turned, the last is KD, 8 face down"
    yield "win-of-the-contest-sample", contest, WIN, reason
    yield "win-for-lost", LOST, WIN, "win is evidence for the verdict won, the claim says lost"
    for name, cards, reason in (
        ("wrong-card", "AS 2H AH 2S 3H 3S", "turn 5 is 3H in the certificate and 3S in the game"),
        ("of-another-deal", "2H AH", "turn 1 is 2H in the certificate and AS in the game"),
        ("cut", "AS 2H AH 2S 3S", "5 turns in the certificate and 6 in the game"),
        ("empty", "", "0 turns in the certificate and 6 in the game"),
        ("too-long", f"{WON_TRACE} AS", "7 turns in the certificate and 6 in the game"),
    ):
        yield f"trace-{name}", WON, trace(cards), f"false trace: {reason}"
    of = won_on(dead_end="exception")
    reason = "false trace: 6 turns in the certificate and 2 in the game"
    yield "trace-beyond-the-stop", of, trace(LOST_ON), reason
    for fact, value in (("turned", 3), ("last", "3H"), ("face_down", 3), ("completed_clock_piles", 1), ("restarts", 1)):
        reason = f"other facts: {fact} is {value} in the claim and {ALL_FACTS[fact]} in the game"
        yield f"facts-{fact}", LOST | {"facts": ALL_FACTS | {fact: value}}, trace(LOST_TRACE), reason
    of = claim(13, 4, DECKS["random(54)"], "won", {"turned": 52, "restarts": 3}, dead_end="clockwise")
    reason = "other facts: restarts is 3 in the claim and 2 in the game"
    yield "facts-restarts-one-king-random-54", of, WIN, reason


# ---- Files that are no claim or no certificate, with the reason --------------------------------------------------


def malformed() -> Iterator[tuple[str, bytes, bytes, str]]:
    good = text(certificate(WON, WIN))
    for name, data, reason in (*broken_texts(), *broken_claims()):
        yield f"claim-{name}", data, good, f"not a claim: {reason}"
    for name, value, reason in broken_certificates():
        yield f"certificate-{name}", text(WON), text(value), f"not a certificate: {reason}"
    for name, of, value, reason in chances.broken_certificates():
        yield f"certificate-{name}", text(of), text(value), f"not a certificate: {reason}"
    yield "certificate-empty", text(WON), b"", "not a certificate: empty"
    yield "certificate-cut-off", text(WON), good[:12], "not a certificate: not JSON at line 2, column 11"


def broken_texts() -> Iterator[tuple[str, bytes, str]]:
    good = text(WON)
    yield "empty", b"", "empty"
    yield "blank", b" \n", "empty"
    yield "not-utf-8", good.replace(b"won", b"w\xf6n"), f"not UTF-8 at byte {good.index(b'won') + 1}"
    yield "surrogate-in-utf-8", good.replace(b"won", b"\xed\xa0\x80"), f"not UTF-8 at byte {good.index(b'won')}"
    yield "byte-order-mark", b"\xef\xbb\xbf" + good, "a byte order mark at the start"
    yield "utf-16", good.decode().encode("utf-16"), "not UTF-8 at byte 0"
    yield "trailing-garbage", good + b"x", "not JSON at line 11, column 1"
    yield "two-objects", good + good, "not JSON at line 11, column 1"
    yield "trailing-nul", good + b"\0", "not JSON at line 11, column 1"
    yield "nul-in-a-string", good.replace(b"won", b"w\0n"), "not JSON at line 9, column 16"
    yield "nested", b"[" * 100_000 + b"]" * 100_000, "nested too deeply"
    yield "nested-without-end", b"[" * 200_000, "nested too deeply"
    yield "duplicate-key", good.replace(b'"suits"', b'"ranks"'), "key 'ranks' twice in one object"
    yield "duplicate-rule", good.replace(b'"win"', b'"start"'), "key 'start' twice in one object"
    for name, number in (
        ("nan", "NaN"),
        ("infinity", "-Infinity"),
        ("float", "2.0"),
        ("exponent", "2e0"),
        ("negative", "-2"),
        ("eleven-digits", "10000000000"),
    ):
        reason = f"number '{number}', expected at most ten digits and nothing else"
        yield f"number-{name}", good.replace(b'"suits": 2', f'"suits": {number}'.encode()), reason
    digits = good.replace(b'"suits": 2', b'"suits": ' + b"9" * 5000)
    reason = f"number '{'9' * 40}'..., expected at most ten digits and nothing else"
    yield "number-of-5000-digits", digits, reason
    yield "list", b"[]", "the file is a list, expected an object"
    yield "string", b'"won"', "the file is 'won', expected an object"
    yield "number", b"1", "the file is 1, expected an object"
    yield "null", b"null", "the file is null, expected an object"


def without(value: Json, key: str) -> Json:
    return {name: member for name, member in value.items() if name != key}


def broken_claims() -> Iterator[tuple[str, bytes, str]]:
    for name, value, reason in (
        *broken_heads(),
        *broken_rules(),
        *broken_deals(),
        *broken_facts(),
        *chances.broken_claims(),
    ):
        yield name, text(value), reason


def broken_heads() -> Iterator[tuple[str, Json, str]]:
    reason = "kind is 'patience-verify/certificate', expected patience-verify/claim"
    yield "is-a-certificate", certificate(WON, WIN), reason
    yield "kind-number", WON | {"kind": 1}, "kind is 1, expected patience-verify/claim"
    yield "version-2", WON | {"version": 2}, "version is 2, expected a whole number from 1 to 1"
    yield "version-true", WON | {"version": True}, "version is true, expected a whole number from 1 to 1"
    yield "game", WON | {"game": "chess"}, "game is 'chess', expected clock or klondike or grandfathers-clock"
    yield "name-number", WON | {"name": 617}, "name is 617, expected a text"
    yield "no-verdict", without(WON, "verdict"), "no key 'verdict' in the file"
    yield "no-kind", without(WON, "kind"), "no key 'kind' in the file"
    yield "unknown-key", WON | {"note": ""}, "unknown key 'note' in the file"
    yield "unknown-key-with-escapes", WON | {"\x1b[31m\n": ""}, "unknown key '\\x1b[31m\\n' in the file"
    yield "unknown-key-surrogate", WON | {"\ud800": ""}, "unknown key '\\ud800' in the file"
    yield "verdict", WON | {"verdict": "drawn"}, "verdict is 'drawn', expected won or lost or depends"
    yield "verdict-true", WON | {"verdict": True}, "verdict is true, expected won or lost or depends"
    escapes = "verdict is '\\x1b[2Jwon\\x07', expected won or lost or depends"
    yield "verdict-with-escapes", WON | {"verdict": "\x1b[2Jwon\x07"}, escapes
    yield "verdict-surrogate", WON | {"verdict": "\udfff"}, "verdict is '\\udfff', expected won or lost or depends"
    long = f"verdict is '{'w' * 40}'..., expected won or lost or depends"
    yield "verdict-long", WON | {"verdict": "w" * 3000}, long
    yield "ranks-one", WON | {"ranks": 1}, "ranks is 1, expected a whole number from 2 to 1000"
    yield "ranks-1001", WON | {"ranks": 1001}, "ranks is 1001, expected a whole number from 2 to 1000"
    yield "ranks-billion", WON | {"ranks": 10**9}, "ranks is 1000000000, expected a whole number from 2 to 1000"
    yield "ranks-string", WON | {"ranks": "3"}, "ranks is '3', expected a whole number from 2 to 1000"
    yield "suits-zero", WON | {"suits": 0}, "suits is 0, expected a whole number from 1 to 100000"
    yield "suits-true", WON | {"suits": True}, "suits is true, expected a whole number from 1 to 100000"
    big = WON | {"ranks": 1000, "suits": 101}
    yield "too-many-cards", big, "1000 ranks of 101 suits are more than 100000 cards"


def broken_rules() -> Iterator[tuple[str, Json, str]]:
    yield "rules-list", WON | {"rules": []}, "rules is a list, expected an object"
    yield "no-rule", WON | {"rules": without(CLASSIC, "start")}, "no key 'start' in rules"
    yield "unknown-rule", WON | {"rules": CLASSIC | {"watch": 1}}, "unknown key 'watch' in rules"
    number = "a whole number from 1 to 2"
    shuttles = "under-top or over-bottom or aside"
    for name, rule, value, reason in (
        ("shuttle", "shuttle", "under", f"'under', expected {shuttles}"),
        ("shuttle-null", "shuttle", None, f"null, expected {shuttles}"),
        ("shuttle-list", "shuttle", ["aside"], f"a list, expected {shuttles}"),
        ("start-the-last-pile", "start", 3, f"3, expected {number}"),
        ("start-true", "start", True, "true, expected centre"),
        ("start-word", "start", "top", "'top', expected centre"),
        ("first-pile-the-centre", "first-pile", 3, f"3, expected {number}"),
        ("first-pile-true", "first-pile", True, f"true, expected {number}"),
        ("first-pile-null", "first-pile", None, f"null, expected {number}"),
        (
            "within-pile-of-a-deck",
            "within-pile",
            "top-first",
            "'top-first', expected null where the deal is given as deck",
        ),
    ):
        yield f"rule-{name}", WON | {"rules": CLASSIC | {rule: value}}, f"rules.{rule} is {reason}"
    piles = claim(3, 2, [["AS", "2S"], ["AH", "3S"], ["3H", "2H"]], "lost")
    dealt = piles | {"rules": piles["rules"] | {"deal": "rounds"}}
    yield "rule-deal-of-piles", dealt, "rules.deal is 'rounds', expected null where the deal is given as piles"


def broken_deals() -> Iterator[tuple[str, Json, str]]:
    def deck(cards: list[Any]) -> Json:
        return WON | {"deal": {"deck": cards}}

    def piles(listed: Any) -> Json:
        return claim(3, 2, [], "won") | {"deal": {"piles": listed}}

    good = WON["deal"]["deck"]
    no_card = "expected a card of this deck"
    yield "deal-list", WON | {"deal": good}, "deal is a list, expected an object"
    yield "deal-empty", WON | {"deal": {}}, "no key 'deck' in deal"
    yield "deal-both", WON | {"deal": {"piles": [], "deck": good}}, "unknown key 'deck' in deal"
    yield "deck-string", WON | {"deal": {"deck": "2S 3S"}}, "deal.deck is '2S 3S', expected a list"
    yield "deck-short", deck(good[1:]), "deal.deck has 5 entries, expected 6"
    yield "deck-none", deck([]), "deal.deck has 0 entries, expected 6"
    yield "deck-long", deck([*good, "AD"]), "deal.deck has 7 entries, expected 6"
    yield "card-twice", deck([*good[:5], "2S"]), "deal, entry 6, is one 2S too many"
    yield "rank-too-often", deck(["A", "A", "A", "2", "3", "3"]), "deal, entry 3, is one A too many"
    yield "ranks-and-cards", deck(["2", *good[1:]]), f"deal, entry 2, is '3S', {no_card}"
    yield "card-lower-case", deck([*good[:5], "as"]), f"deal, entry 6, is 'as', {no_card}"
    yield "card-in-numbers", deck([*good[:5], "1.1"]), f"deal, entry 6, is '1.1', {no_card}"
    yield "card-of-another-deck", deck([*good[:5], "KS"]), f"deal, entry 6, is 'KS', {no_card}"
    yield "card-number", deck([1, *good[1:]]), f"deal, entry 1, is 1, {no_card}"
    yield "card-list", deck([["AS"], *good[1:]]), f"deal, entry 1, is a list, {no_card}"
    yield "card-null", deck([*good[:5], None]), f"deal, entry 6, is null, {no_card}"
    tens = text(claim(13, 4, DECKS["random(0)"], "won")).decode().replace("TS", "10S")
    yield "card-10S", json.loads(tens), f"deal, entry 8, is '10S', {no_card}"
    yield "piles-string", piles("AS"), "deal.piles is 'AS', expected a list"
    yield "piles-two", piles([["AS", "2S"], ["AH", "3S"]]), "deal.piles has 2 entries, expected 3"
    yield "piles-of-strings", piles(["AS", "2S", "3S"]), "deal.piles, pile 1, is 'AS', expected a list"
    uneven = [["AS", "2S", "3S"], ["AH"], ["3H", "2H"]]
    yield "piles-uneven", piles(uneven), "deal.piles, pile 1, has 3 entries, expected 2"


def broken_facts() -> Iterator[tuple[str, Json, str]]:
    number = "expected a whole number from 0 to 100000"
    for name, facts, reason in (
        ("list", [], "facts is a list, expected an object"),
        ("null", None, "facts is null, expected an object"),
        ("empty", {}, "facts is empty"),
        ("unknown", {"score": 1}, "unknown key 'score' in facts"),
        ("turned-string", {"turned": "6"}, f"facts.turned is '6', {number}"),
        ("turned-true", {"turned": True}, f"facts.turned is true, {number}"),
        ("restarts-huge", {"restarts": 9999999999}, f"facts.restarts is 9999999999, {number}"),
        ("last-unknown", {"last": "KD"}, "facts.last is 'KD', expected a card of this deck"),
        ("last-without-suit", {"last": "3"}, "facts.last is '3', expected a card of this deck"),
        ("last-number", {"last": 3}, "facts.last is 3, expected a card of this deck"),
    ):
        yield f"facts-{name}", WON | {"facts": facts}, reason


def broken_certificates() -> Iterator[tuple[str, Json, str]]:
    reason = "kind is 'patience-verify/claim', expected patience-verify/certificate"
    yield "is-a-claim", WON, reason
    good = certificate(WON, WIN)
    yield "no-evidence", without(good, "evidence"), "no key 'evidence' in the file"
    yield "with-verdict", good | {"verdict": "won"}, "unknown key 'verdict' in the file"
    kinds = "expected win or trace or cycle or games"
    pile, card = "expected the label of a pile", "expected a card of this deck"
    for name, evidence, reason in (
        ("evidence-null", None, "evidence is null, expected an object"),
        ("evidence-list", [], "evidence is a list, expected an object"),
        ("evidence-empty", {}, "no key 'kind' in evidence"),
        ("evidence-kind", {"kind": "proof"}, f"evidence.kind is 'proof', {kinds}"),
        ("evidence-kind-list", {"kind": []}, f"evidence.kind is a list, {kinds}"),
        ("win-and-more", {"kind": "win", "turned": []}, "unknown key 'turned' in evidence of kind win"),
        ("trace-without-cards", {"kind": "trace"}, "no key 'turned' in evidence of kind trace"),
        ("trace-string", {"kind": "trace", "turned": "AS"}, "evidence.turned is 'AS', expected a list"),
        ("trace-number", {"kind": "trace", "turned": [1]}, f"evidence.turned, entry 1, is 1, {card}"),
        ("trace-unknown-card", trace("AS 2H AC"), f"evidence.turned, entry 3, is 'AC', {card}"),
        ("cycle-without-cards", {"kind": "cycle", "piles": []}, "no key 'bottom_cards' in evidence of kind cycle"),
        ("cycle-uneven", cycle("A 2", "2S"), "evidence has 2 piles and 1 bottom_cards"),
        ("cycle-pile-number", cycle("1", "2S"), f"evidence.piles, entry 1, is '1', {pile}"),
        ("cycle-pile-of-another-deck", cycle("A K", "2S AS"), f"evidence.piles, entry 2, is 'K', {pile}"),
        ("cycle-unknown-card", cycle("A", "2D"), f"evidence.bottom_cards, entry 1, is '2D', {card}"),
        (
            "cycle-pile-object",
            {"kind": "cycle", "piles": {}, "bottom_cards": []},
            "evidence.piles is an object, expected a list",
        ),
    ):
        yield name, good | {"evidence": evidence}, reason


# ---- Writing -----------------------------------------------------------------------------------------------------


def cases() -> list[Case]:
    """All cases, their names with the directory in front."""
    return [
        *((f"accept/{name}", text(of), text(certificate(of, by)), "") for name, of, by in accepted()),
        *((f"reject/{name}", text(of), text(certificate(of, by)), reason) for name, of, by, reason in rejected()),
        *((f"reject/{name}", text(of), text(made), reason) for name, of, made, reason in other_settings()),
        *((f"malformed/{name}", of, made, reason) for name, of, made, reason in malformed()),
        *games_of_choice(),
    ]


def games_of_choice() -> Iterator[Case]:
    """Those of Klondike and of Grandfather's Clock, which have certificates of both forms."""

    def file(of: Json, by: Json | bytes) -> bytes:
        return by if isinstance(by, bytes) else text(certificate(of, by) if "version" not in by else by)

    for game, good in (("klondike", klondike), ("grandfathers-clock", grandfathers_clock)):
        for name, of, by in good.accepted():
            yield f"accept/{game}-{name}", text(of), file(of, by), ""
        for name, of, by, reason in (*good.rejected(), *good.other_settings()):
            yield f"reject/{game}-{name}", text(of), file(of, by), reason
    for name, claim_file, made, reason in (*klondike_broken.malformed(), *grandfathers_clock_broken.malformed()):
        yield f"malformed/{name}", claim_file, made, reason


def files() -> dict[str, bytes]:
    """The content of every file of the corpora by its path. Raises ValueError when two cases have one name."""
    made: dict[str, bytes] = {}
    for name, of, by, reason in cases():
        if f"{name}/claim.json" in made:
            raise ValueError(f"two cases named {name}")
        ending = "gz" if by.startswith(b"\x1f\x8b") else "json"
        made |= {f"{name}/claim.json": of, f"{name}/certificate.{ending}": by}
        if reason:
            made[f"{name}/reason.txt"] = f"{reason}\n".encode()
    return made


def main() -> None:
    for kind in ("accept", "reject", "malformed"):
        shutil.rmtree(HERE / kind, ignore_errors=True)
    for path, data in files().items():
        (HERE / path).parent.mkdir(parents=True, exist_ok=True)
        (HERE / path).write_bytes(data)


if __name__ == "__main__":
    main()
