"""Files of Grandfather's Clock that are no claims or no certificates: each breaks one requirement of the format."""

from __future__ import annotations

from collections.abc import Iterator

from certificates.grandfathers_clock import EMPTIED, FIRST, SIX, WIN, WON
from support.claims import Json, certificate, text
from support.grandfathers_clock_claims import of_rest
from support.klondike_claims import deadlock, gzipped, moves, numbers, packed


def malformed() -> Iterator[tuple[str, bytes, bytes, str]]:
    """Name, claim, certificate, reason."""
    good = text(certificate(WON, WIN))
    for name, claim, reason in broken_claims():
        yield f"grandfathers-clock-claim-{name}", text(claim), good, f"not a claim: {reason}"
    for name, of, made, reason in broken_certificates():
        data = made if isinstance(made, bytes) else text(made)
        yield f"grandfathers-clock-certificate-{name}", text(of), data, f"not a certificate: {reason}"


def broken_claims() -> Iterator[tuple[str, Json, str]]:
    yield "verdict", WON | {"verdict": "lost"}, "verdict is 'lost', expected winnable or unwinnable"
    yield "suits-five", WON | {"suits": 5}, "suits is 5, expected a whole number from 1 to 4"
    yield "ranks-one", WON | {"ranks": 1}, "ranks is 1, expected a whole number from 2 to 104"
    yield "deal-number", WON | {"deal": 1}, "deal is 1, expected an object"
    yield "ranks-27", WON | {"ranks": 27, "suits": 4}, "27 ranks of 4 suits are more than 104 cards"
    dial = "4 ranks of 4 suits make no dial: there must be more ranks than suits"
    yield "no-dial", WON | {"suits": 4}, dial
    for name, value, reason in (
        ("clock-suits", "third", "'third', expected first or second"),
        ("build", "down", "'down', expected any or alternating"),
        ("wrap", True, "true, expected no or yes"),
        ("runs", None, "null, expected no or yes"),
        ("empty-column", "king", "'king', expected any or none"),
        ("columns", 0, "0, expected a whole number from 1 to 50"),
        ("columns", 51, "51, expected a whole number from 1 to 50"),
        ("columns", None, "null, expected a whole number from 1 to 50"),
    ):
        broken = WON | {"rules": WON["rules"] | {name: value}}
        yield f"rule-{name}-{str(value).lower()}", broken, f"rules.{name} is {reason}"
    of_table = EMPTIED | {"rules": EMPTIED["rules"] | {"columns": 2}}
    yield "rule-of-a-table", of_table, "rules.columns is 2, expected null where the deal is given as a table"
    yield "no-rule", WON | {"rules": {}}, "no key 'clock-suits' in rules"
    yield "deck-short", WON | {"deal": {"deck": ["AS"]}}, "deal.deck has 1 entries, expected 8"
    yield "deck-with-a-card-twice", WON | {"deal": {"deck": ["AS"] * 8}}, "deal has AS twice"
    a_card = "expected a card of this deck"
    yield (
        "rest-with-a-clock-card",
        of_rest(4, 2, "AS 3S AH 2H 2S", "winnable"),
        f"deal.rest, entry 5, is '2S', {a_card}",
    )
    yield "rest-short", of_rest(4, 2, "AS 3S", "winnable"), "deal.rest has 2 entries, expected 5"
    yield "two-forms", WON | {"deal": WON["deal"] | {"rest": []}}, "unknown key 'deck' in deal"
    yield from broken_tables()


def broken_tables() -> Iterator[tuple[str, Json, str]]:
    wrong_top = "deal.foundations, entry 1, is 'AH', expected one of 4S AS"
    for name, changes, reason in (
        ("card-missing", {"columns": [["4H", "AH", "2H"], ["3S"]]}, "deal has no AS"),
        ("cards-missing", {"columns": [["4H", "AH", "2H"], []]}, "deal has no AS"),
        ("card-twice", {"columns": [["4H", "AH", "2H"], ["3S", "AS", "AS"]]}, "deal has AS twice"),
        ("card-also-gone-up", {"foundations": ["AS", "3H", "2S"]}, "deal has AS twice"),
        ("other-foundation", {"foundations": ["AH", "3H", "2S"]}, wrong_top),
        ("foundations-two", {"foundations": ["4S", "3H"]}, "deal.foundations has 2 entries, expected 3"),
        ("foundation-of-no-card", {"foundations": ["4S", "5H", "2S"]},
         "deal.foundations, entry 2, is '5H', expected a card of this deck"),
        ("columns-string", {"columns": "4H AH"}, "deal.columns is '4H AH', expected a list"),
        ("no-columns", {"columns": []}, "deal.columns has 0 entries, expected 1 to 50"),
        ("columns-51", {"columns": [[]] * 51}, "deal.columns has 51 entries, expected 1 to 50"),
        ("column-string", {"columns": ["4H AH", []]}, "deal.columns, column 1, is '4H AH', expected a list"),
    ):  # fmt: skip
        yield f"table-{name}", EMPTIED | {"deal": EMPTIED["deal"] | changes}, reason


def broken_certificates() -> Iterator[tuple[str, Json, Json | bytes, str]]:
    yield (
        "klondike",
        WON,
        certificate(WON, WIN) | {"game": "klondike"},
        "game is 'klondike', expected grandfathers-clock",
    )
    for name, evidence, reason in (
        ("kind", {"kind": "cycle"}, "evidence.kind is 'cycle', expected moves or deadlock or closed-set"),
        ("moves-string", {"kind": "moves", "moves": "AS>"}, "evidence.moves is 'AS>', expected a list"),
        ("move-number", {"kind": "moves", "moves": [1]}, "evidence.moves, entry 1, is 1, expected a move"),
        ("move-word", moves("AS> draw"), "evidence.moves, entry 2, is 'draw', expected a move"),
        ("move-of-no-card", moves("5S>"), "evidence.moves, entry 1, is '5S>', expected a move"),
        ("move-of-no-card-onto-one", moves("5S>AS"), "evidence.moves, entry 1, is '5S>AS', expected a move"),
        ("move-of-no-card-to-a-column", moves("5S>2"), "evidence.moves, entry 1, is '5S>2', expected a move"),
        ("move-to-no-card", moves("AS>5S"), "evidence.moves, entry 1, is 'AS>5S', expected a move"),
        ("move-to-column-0", moves("AS>0"), "evidence.moves, entry 1, is 'AS>0', expected a move"),
        ("move-to-column-100", moves("AS>100"), "evidence.moves, entry 1, is 'AS>100', expected a move"),
        ("deadlock-no-card", deadlock("5S"), "evidence.cards, entry 1, is '5S', expected a card of this deck"),
        ("set-not-packed", {"kind": "closed-set", "positions": 1, "reductions": []},
         "evidence of kind closed-set in a file that is not packed by gzip"),
    ):  # fmt: skip
        yield name, WON, certificate(WON, evidence), reason
    line = text(certificate(WON, WIN)).replace(b"\n", b"") + b"\n"
    yield "moves-packed", WON, gzipped(line), "evidence of kind moves in a file that is packed by gzip"
    yield from broken_packing()


def broken_packing() -> Iterator[tuple[str, Json, bytes, str]]:
    head = certificate(SIX, {"kind": "closed-set", "positions": 2, "reductions": []})
    line = text(head).replace(b"\n", b"") + b"\n"
    good = gzipped(line + numbers([24, 48]))
    for name, data, reason in (
        ("too-few", gzipped(line + numbers([24])), "1 positions, expected 2"),
        ("too-many", gzipped(line + numbers([24, 48, 3])), "more than 2 positions, expected 2"),
        ("twice", gzipped(line + numbers([24, 0])), "position 2 is not above the one before, or written too long"),
        ("huge", gzipped(line + b"\xff" * 200), "position 1 has more than 1024 bits"),
        ("file-cut-short", good[:-9], "cut short: the gzip file does not end"),
        ("trailing", good + b"\0", "something follows after the gzip file"),
        ("no-positions", packed(SIX, [FIRST], positions=0),
         "evidence.positions is 0, expected a whole number from 1 to 20000000"),
        ("reduction-twice", packed(SIX, [FIRST], "safe-up", "safe-up"),
         "evidence.reductions are not in order, each once"),
        ("reduction", packed(SIX, [FIRST], "whole-columns"),
         "evidence.reductions, entry 1, is 'whole-columns', expected safe-up"),
    ):  # fmt: skip
        yield f"packed-{name}", SIX, data, reason
