"""Files of Klondike that are no claims or no certificates: each breaks one requirement of the format."""

from __future__ import annotations

from collections.abc import Iterator

from certificates.klondike import FOUR, TWICE, WIN, WON
from support.claims import Json, certificate, text
from support.klondike_claims import deadlock, gzipped, moves, numbers, packed


def malformed() -> Iterator[tuple[str, bytes, bytes, str]]:
    """Name, claim, certificate, reason."""
    good = text(certificate(WON, WIN))
    for name, claim, reason in broken_claims():
        yield f"klondike-claim-{name}", text(claim), good, f"not a claim: {reason}"
    for name, of, made, reason in broken_certificates():
        data = made if isinstance(made, bytes) else text(made)
        yield f"klondike-certificate-{name}", text(of), data, f"not a certificate: {reason}"


def broken_claims() -> Iterator[tuple[str, Json, str]]:
    yield "verdict", WON | {"verdict": "won"}, "verdict is 'won', expected winnable or unwinnable"
    yield "with-facts", WON | {"facts": {}}, "unknown key 'facts' in the file"
    yield "suits-five", WON | {"suits": 5}, "suits is 5, expected a whole number from 1 to 4"
    yield "ranks-27", WON | {"ranks": 27, "suits": 4}, "27 ranks of 4 suits are more than 104 cards"
    yield "ranks-zero", WON | {"ranks": 0}, "ranks is 0, expected a whole number from 1 to 104"
    for name, value, reason in (
        ("draw", 0, "0, expected a whole number from 1 to 24"),
        ("draw", 25, "25, expected a whole number from 1 to 24"),
        ("draw", "three", "'three', expected a whole number from 1 to 24"),
        ("passes", 0, "0, expected a whole number from 1 to 1000"),
        ("passes", 1001, "1001, expected a whole number from 1 to 1000"),
        ("passes", "many", "'many', expected unlimited"),
        ("passes", True, "true, expected unlimited"),
        ("columns", 51, "51, expected a whole number from 1 to 50"),
        ("columns", None, "null, expected a whole number from 1 to 50"),
        ("recycle", "over", "'over', expected turn or under"),
        ("worrying-back", True, "true, expected yes or no"),
        ("deal", None, "null, expected rows or face-up-last"),
    ):
        broken = WON | {"rules": WON["rules"] | {name: value}}
        yield f"rule-{name}-{str(value).lower()}", broken, f"rules.{name} is {reason}"
    yield (
        "rule-of-a-table",
        TWICE | {"rules": TWICE["rules"] | {"columns": 2}},
        ("rules.columns is 2, expected null where the deal is given as a table"),
    )
    yield "no-rule", WON | {"rules": {}}, "no key 'draw' in rules"
    yield (
        "columns-too-many",
        WON | {"rules": WON["rules"] | {"columns": 3} | {"draw": 1}, "deal": {"deck": ["AS"] * 6}},
        ("deal has AS twice"),
    )
    yield "columns-for-more-cards", WON | {"rules": WON["rules"] | {"columns": 4}}, "4 columns take more than 6 cards"
    yield "deck-short", WON | {"deal": {"deck": ["AS"]}}, "deal.deck has 1 entries, expected 6"
    yield (
        "deck-without-suits",
        WON | {"deal": {"deck": ["A"] * 6}},
        ("deal.deck, entry 1, is 'A', expected a card of this deck"),
    )
    yield from broken_tables()


def broken_tables() -> Iterator[tuple[str, Json, str]]:
    for name, changes, reason in (
        ("card-missing", {"stock": ["AH"]}, "deal has no 2H"),
        ("card-twice", {"waste": ["AH"]}, "deal has AH twice"),
        ("card-also-gone-up", {"foundations": [0, 1]}, "deal has AH twice"),
        (
            "foundation-too-high",
            {"foundations": [0, 3]},
            "deal.foundations, entry 2, is 3, expected a whole number from 0 to 2",
        ),
        ("foundations-three", {"foundations": [0, 0, 0]}, "deal.foundations has 3 entries, expected 2"),
        ("no-columns", {"columns": []}, "deal.columns has 0 entries, expected 1 to 50"),
        ("columns-51", {"columns": [{"down": [], "up": []}] * 51}, "deal.columns has 51 entries, expected 1 to 50"),
        (
            "nothing-face-up",
            {"columns": [{"down": ["AS", "2S"], "up": []}]},
            "deal.columns, column 1, has no face-up card",
        ),
        ("no-sequence", {"columns": [{"down": [], "up": ["2S", "AS"]}]}, "deal.columns, column 1, has AS on 2S"),
        ("pass-zero", {"pass": 0}, "deal.pass is 0, expected a whole number from 1 to 1000"),
        ("stock-string", {"stock": "AH 2H"}, "deal.stock is 'AH 2H', expected a list"),
    ):
        yield f"table-{name}", FOUR | {"deal": FOUR["deal"] | changes}, reason
    beyond = TWICE | {"deal": TWICE["deal"] | {"pass": 3}}
    yield "table-pass-beyond", beyond, "deal.pass is 3, expected a whole number from 1 to 2"


def broken_certificates() -> Iterator[tuple[str, Json, Json | bytes, str]]:
    yield "clock", WON, certificate(WON, WIN) | {"game": "clock"}, "game is 'clock', expected klondike"
    for name, evidence, reason in (
        ("kind", {"kind": "cycle"}, "evidence.kind is 'cycle', expected moves or deadlock or closed-set"),
        ("move-number", {"kind": "moves", "moves": [1]}, "evidence.moves, entry 1, is 1, expected a move"),
        ("move-word", moves("AS> deal"), "evidence.moves, entry 2, is 'deal', expected a move"),
        ("move-upper", moves("DRAW"), "evidence.moves, entry 1, is 'DRAW', expected a move"),
        ("move-draw-zero", moves("draw*0"), "evidence.moves, entry 1, is 'draw*0', expected a move"),
        ("move-of-no-card", moves("4S>"), "evidence.moves, entry 1, is '4S>', expected a move"),
        ("move-to-no-card", moves("AS>4S"), "evidence.moves, entry 1, is 'AS>4S', expected a move"),
        ("move-to-column-0", moves("AS>0"), "evidence.moves, entry 1, is 'AS>0', expected a move"),
        ("move-without-arrow", moves("AS"), "evidence.moves, entry 1, is 'AS', expected a move"),
        ("moves-too-many", moves("draw*9999 " * 101), "more than 1000000 moves"),
        ("deadlock-no-card", deadlock("4S"), "evidence.cards, entry 1, is '4S', expected a card of this deck"),
        (
            "set-not-packed",
            {"kind": "closed-set", "positions": 1, "reductions": []},
            ("evidence of kind closed-set in a file that is not packed by gzip"),
        ),
    ):
        yield name, WON, certificate(WON, evidence), reason
    line = text(certificate(WON, WIN)).replace(b"\n", b"") + b"\n"
    yield "moves-packed", WON, gzipped(line), "evidence of kind moves in a file that is packed by gzip"
    yield from broken_packing()


def broken_packing() -> Iterator[tuple[str, Json, bytes, str]]:
    head, names = (
        certificate(FOUR, {"kind": "closed-set", "positions": 2, "reductions": []}),
        "safe-talon or safe-up or skip-safe-back",
    )
    line = text(head).replace(b"\n", b"") + b"\n"
    good = gzipped(line + numbers([24, 48]))
    unlike = "what is unpacked does not have the checksum (CRC) and the length that the file gives"
    for name, data, reason in (
        ("too-few", gzipped(line + numbers([24])), "1 positions, expected 2"),
        ("too-many", gzipped(line + numbers([24, 48, 3])), "more than 2 positions, expected 2"),
        ("none", gzipped(line), "0 positions, expected 2"),
        ("twice", gzipped(line + numbers([24, 0])), "position 2 is not above the one before, or written too long"),
        (
            "too-long",
            gzipped(line + b"\x98\0" + numbers([48])),
            "position 1 is not above the one before, or written too long",
        ),
        ("cut-short", gzipped(line + numbers([24]) + b"\x80"), "the last position is cut short"),
        ("huge", gzipped(line + b"\xff" * 200), "position 1 has more than 1024 bits"),
        ("one-line", gzipped(line[:-1]), "only one line"),
        ("file-cut-short", good[:-9], "cut short: the gzip file does not end"),
        ("second-member", good + good, "something follows after the gzip file"),
        ("trailing", good + b"\0", "something follows after the gzip file"),
        ("checksum", good[:-8] + bytes(8), f"damaged: {unlike}"),
        ("length", good[:-4] + bytes(4), f"damaged: {unlike}"),
        ("position-bit", good[:-10] + bytes([good[-10] ^ 1]) + good[-9:], f"damaged: {unlike}"),
        ("first-line-bit", good.replace(b"klondike", b"klondyke"), f"damaged: {unlike}"),
        ("size-of-a-block-bit", good[:11] + bytes([good[11] ^ 1]) + good[12:], "damaged: it cannot be unpacked"),
        ("method", good[:2] + b"\0" + good[3:], "damaged: not a gzip file"),
        (
            "no-positions",
            packed(FOUR, [24], positions=0),
            "evidence.positions is 0, expected a whole number from 1 to 50000000",
        ),
        (
            "reductions-unsorted",
            packed(FOUR, [24], "skip-safe-back", "safe-up"),
            "evidence.reductions are not in order, each once",
        ),
        (
            "reduction-twice",
            packed(FOUR, [24], "safe-up", "safe-up"),
            "evidence.reductions are not in order, each once",
        ),
        (
            "reduction",
            packed(FOUR, [24], "components"),
            f"evidence.reductions, entry 1, is 'components', expected {names}",
        ),
    ):
        yield f"packed-{name}", FOUR, data, reason
