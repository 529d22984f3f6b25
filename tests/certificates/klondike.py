"""The cases of Klondike, worked by hand; README.md shows how."""

from __future__ import annotations

from collections.abc import Iterator

from support.claims import Json, certificate
from support.klondike_claims import deadlock, moves, of_deck, of_table, packed
from support.klondike_published import WIN as REAL_WIN
from support.klondike_published import WINNABLE

# ---- Wins: AS | 2S under 3S, stock AH 2H 3H ----------------------------------------------------------------------

DECK = "AS 2S 3S AH 2H 3H"
WON = of_deck(3, 2, DECK, "winnable")
WIN = moves("AS> 3S>1 2S> 3S> draw AH> draw 2H> draw 3H>")
TWICE = of_table(3, 2, "|,|", "|2H 3H AH", "winnable", 3, 0, passes=2)
REDEALT = moves("draw*3 AH> redeal draw 2H> draw 3H>")
RING = of_table(3, 2, "|,|", "|AH 3H 2H", "winnable", 3, 0, recycle="under", draw=2)
BACK = of_table(3, 2, "AS|2S,|", "|3S", "winnable", 0, 3)
PART = of_table(3, 4, "AC|3S 2H,|3C", "|2C 3H", "winnable", 2, 1, 3, 0)

# ---- A loss by one position: 3S | AS under 2S --------------------------------------------------------------------

STUCK = of_deck(3, 1, "3S AS 2S", "unwinnable")

# ---- Cards that wait for each other ------------------------------------------------------------------------------

BENEATH = of_table(3, 2, "AS 3H|2S", "|AH 2H 3S", "unwinnable")
GONE = of_table(3, 2, "AS|2S,|", "|3S", "unwinnable", 0, 3, worrying_back="no")
CARRIED = of_table(3, 4, "AS 3D|3S 2H,AH 2C|3C", "|2S 2D 3H", "unwinnable", 0, 0, 1, 1)
WHOLE = CARRIED | {"rules": CARRIED["rules"] | {"partial-runs": "no"}}
THREE = of_table(4, 1, "|4S", "|AS 2S 3S", "unwinnable", recycle="under", draw=3)
TALON = of_table(4, 1, "|4S", "|2S 3S AS", "unwinnable", draw=2)

# ---- A loss by four: AS under 2S, stock AH 2H. Keys are spades + 3 hearts + 9 in place + 27 talon -----------------

FOUR = of_table(2, 2, "AS|2S", "|AH 2H", "unwinnable")
START, LAID, UP, BOTH = 18 + 81, 18 + 54, 3 + 18 + 54, 6 + 18  # AH in the stock, on 2S, on its foundation; 2H, too
ALL = [BOTH, LAID, UP, START]
MIRROR = of_table(2, 2, "AH|2H", "|AS 2S", "unwinnable", worrying_back="no")  # spades for hearts
ENOUGH = FOUR | {"rules": FOUR["rules"] | {"passes": 3}}  # two talon cards: as unlimited
ONE_PASS = FOUR | {"rules": FOUR["rules"] | {"passes": 1}}
ALL_REDUCTIONS = ("safe-talon", "safe-up", "skip-safe-back")


def accepted() -> Iterator[tuple[str, Json, Json | bytes]]:
    """Name, claim, evidence or a packed certificate."""
    yield "moves-3x2", WON, WIN
    turned = of_deck(3, 2, "3H 2H AH 3S 2S AS", "winnable", listing="bottom-first", recycle="under", partial_runs="no")
    yield "moves-bottom-first-3x2", turned, WIN
    last = of_deck(3, 2, "2S AS 3S AH 2H 3H", "winnable", deal="face-up-last", worrying_back="no")
    yield "moves-face-up-last-3x2", last, WIN
    three = of_table(3, 2, "|,|", "|3H 2H AH", "winnable", 3, 0, draw=3, passes=1)
    yield "moves-one-pass-by-three", three, moves("draw AH> 2H> 3H>")
    waste = of_table(3, 2, "|,|", "AH|2H 3H", "winnable", 3, 0, passes=3, pass_number=3)
    yield "moves-from-the-waste", waste, moves("AH> draw 2H> draw 3H>")
    yield "moves-with-a-redeal", TWICE, REDEALT
    yield "moves-around-the-ring", RING, moves("draw*2 AH> 2H> draw 3H>")
    yield "moves-onto-2x2", of_table(2, 2, "|2S,AS|AH", "|2H", "winnable"), moves("AH>2S AS> AH> 2S> draw 2H>")
    yield "moves-back-from-a-foundation", BACK, moves("3H>2 2S>3H AS> 2S> 3H> draw 3S>")
    yield "moves-part-of-a-run", PART, moves("2H>3C 3S> AC> 2H> draw 2C> 3C> draw 3H>")
    whole = of_table(3, 2, "AS|3H 2S,|", "|3S", "winnable", 0, 2, partial_runs="no")
    yield "moves-a-whole-run", whole, moves("3H>2 AS> 2S> 3H> draw 3S>")
    yield "moves-of-a-real-deal", of_deck(13, 4, WINNABLE, "winnable", draw=3, columns=7), moves(REAL_WIN)
    yield "nothing-left-to-do", of_table(2, 1, "|", "|", "winnable", 2), moves("")
    yield "deadlock-of-one-suit", STUCK, deadlock("2S")
    yield "deadlock-with-the-parent-beneath", BENEATH, deadlock("2S")
    yield "deadlock-with-no-place-for-the-parent", NO_PLACE, deadlock("2S")
    yield "deadlock-with-the-parent-gone-up", GONE, deadlock("2S")
    yield "deadlock-of-a-king-in-the-only-column", FOUR, deadlock("2S")
    yield "deadlock-where-whole-runs-move", WHOLE, deadlock("2H 3C")
    yield "deadlock-in-the-talon", TALON, deadlock("2S 3S")
    yield "deadlock-in-the-ring", THREE, deadlock("AS 2S 3S")
    yield "set-of-one", STUCK, packed(STUCK, [16])
    yield "set-of-four", FOUR, packed(FOUR, ALL)
    yield "set-under-safe-up", FOUR, packed(FOUR, ALL, "safe-up")
    yield "set-under-skip-safe-back", FOUR, packed(FOUR, ALL, "skip-safe-back")
    yield "set-under-all-reductions", FOUR, packed(FOUR, [BOTH, UP, START], *ALL_REDUCTIONS)
    ring = FOUR | {"rules": FOUR["rules"] | {"recycle": "under", "passes": 1}}
    yield "set-under-safe-talon-in-the-ring", ring, packed(ring, [BOTH, UP, START], *ALL_REDUCTIONS)
    yield "set-with-enough-passes", ENOUGH, packed(ENOUGH, ALL)
    yield "set-of-one-pass", ONE_PASS, packed(ONE_PASS, ALL)


NO_WHOLE_RUN = PART | {"rules": PART["rules"] | {"partial-runs": "no"}}
ONCE = TWICE | {"rules": TWICE["rules"] | {"passes": 1}}
NO_PLACE = of_table(3, 2, "AS|2S", "|3H 3S AH 2H", "unwinnable")  # for the three of hearts
PARENT_IN_THE_TALON = of_table(3, 2, "AS|2S,|", "|3H 3S AH 2H", "unwinnable")
ON_A_KING = of_table(3, 2, "AS|3H 2S,|3S", "|AH 2H", "unwinnable")
AT_A_DRAW = of_table(4, 1, "|4S", "|3S AS 2S", "unwinnable", draw=2)
IN_THE_WASTE = of_table(4, 1, "|4S", "AS|3S 2S", "unwinnable", draw=2)


def rejected() -> Iterator[tuple[str, Json, Json | bytes, str]]:
    """Name, claim, evidence or a packed certificate, reason."""
    yield from illegal_moves()
    yield from no_deadlocks()
    yield from open_sets()
    for name, of, by, verdict in (
        ("moves", WON | {"verdict": "unwinnable"}, WIN, "winnable"),
        ("deadlock", STUCK | {"verdict": "winnable"}, deadlock("2S"), "unwinnable"),
        ("closed-set", STUCK | {"verdict": "winnable"}, packed(STUCK, [16]), "unwinnable"),
    ):
        reason = f"{name} is evidence for the verdict {verdict}, the claim says {of['verdict']}"
        yield f"{name}-for-the-other-verdict", of, by, reason


def illegal_moves() -> Iterator[tuple[str, Json, Json, str]]:
    for name, of, words, number, reason in (
        ("up-too-early", WON, "2S>", 1, "its foundation holds 0"),
        ("up-face-down", WON, "AS> 2S>", 2, "2S is neither the last card of a column nor of the waste"),
        ("up-from-the-stock", WON, "AS> AH>", 2, "AH is neither the last card of a column nor of the waste"),
        ("nothing-to-redeal", WON, "redeal", 1, "there is nothing to redeal"),
        ("redeal-before-the-end", WON, "draw redeal", 2, "there is nothing to redeal"),
        ("redeal-of-a-ring", RING, "draw*3 redeal", 4, "there is nothing to redeal"),
        ("nothing-to-draw", WON, "draw*4", 4, "there is no card to draw"),
        ("no-empty-column", WON, "3S>1", 1, "there is no empty column 1"),
        ("no-such-column", WON, "3S>3", 1, "there is no empty column 3"),
        ("no-king", WON, "AS> draw AH>1", 3, "only a king goes to an empty column"),
        ("does-not-go-on", WON, "AS>3S", 1, "AS does not go on 3S"),
        ("on-a-face-down-card", WON, "draw AH>2S", 2, "2S is not the last card of a column"),
        ("from-the-stock", WON, "AS> 3H>1", 2, "3H is not to be had"),
        ("one-pass-too-many", ONCE, "draw*3 AH> redeal", 5, "this is pass 1 of 1"),
        ("back-is-not-allowed", GONE, "3H>1", 1, "3H is not to be had"),
        ("back-from-below-the-top", BACK, "2H>1", 1, "2H is not to be had"),
        ("part-of-a-run", NO_WHOLE_RUN, "2H>3C", 1, "2H is not the lowest face-up card of its column"),
    ):
        word = words.split()[-1].partition("*")[0]
        winnable = of | {"verdict": "winnable"}
        yield f"illegal-{name}", winnable, moves(words), f"move {number}, {word}, is not possible: {reason}"
    short = moves(" ".join(WIN["moves"][:-1]))
    yield "moves-without-the-last", WON, short, "after 9 moves the game is not won"
    yield "no-moves", WON, moves(""), "after 0 moves the game is not won"
    missing = moves(" ".join(WIN["moves"][:4] + WIN["moves"][5:]))
    reason = "AH is neither the last card of a column nor of the waste"
    yield "moves-without-one", WON, missing, f"move 5, AH>, is not possible: {reason}"


def no_deadlocks() -> Iterator[tuple[str, Json, Json, str]]:
    open_parent = of_table(3, 2, "AS|2S,|3H", "|3S AH 2H", "unwinnable")
    empty = of_table(3, 2, "AS|3S,|", "|2S AH 2H 3H", "unwinnable")
    yield "deadlock-empty", STUCK, deadlock(""), "the deadlock is empty"
    yield "deadlock-with-a-card-twice", STUCK, deadlock("2S 2S"), "the deadlock lists a card twice"
    yield "deadlock-on-a-foundation", GONE, deadlock("3H"), "3H is in the deadlock and on its foundation"
    for name, of, cards, what in (
        ("up", STUCK, "3S", "3S from going up first"),
        ("parent-open", open_parent, "2S", "2S from going on 3H first"),
        ("parent-may-come-back", BACK, "2S", "2S from going on 3H first"),
        ("parent-in-the-talon", PARENT_IN_THE_TALON, "2S", "2S from going on 3H first"),
        ("king-to-an-empty-column", empty, "3S", "3S from going to column 2"),
        ("carried-by-a-king", ON_A_KING, "2S", "3H from going to column 2"),
        ("carried-to-another-card", CARRIED, "2H 3C", "2H from going on 3C first"),
        ("ring-that-may-turn", THREE, "2S 3S", "2S from going up first"),
        ("talon-without-the-next", TALON, "2S", "2S from going up first"),
        ("talon-last", AT_A_DRAW, "AS", "AS from going up first"),
        ("talon-in-the-waste", IN_THE_WASTE, "AS 3S", "AS from going up first"),
    ):
        reason = f"no deadlock: nothing of it keeps {what}"
        yield f"deadlock-{name}", of | {"verdict": "unwinnable"}, deadlock(cards), reason


def open_sets() -> Iterator[tuple[str, Json, bytes, str]]:
    leads = "the set is not closed: from position {}, {} leads to {}, not in the set"
    by_two = FOUR | {"rules": FOUR["rules"] | {"draw": 2}}
    one_pass, none = (
        "safe-talon is sound only for draw 1 with unlimited passes or under",
        "is not written as it should be",
    )
    for name, of, keys, reductions, reason in (
        ("start-missing", FOUR, [BOTH, LAID, UP], (), f"the set does not hold the start, position {START}"),
        ("laid-missing", FOUR, [BOTH, UP, START], (), leads.format(UP, "back AH", LAID)),
        ("up-missing", FOUR, [BOTH, LAID, START], (), leads.format(LAID, "up AH", UP)),
        ("last-missing", FOUR, [LAID, UP, START], (), leads.format(UP, "talon-up 2H", BOTH)),
        ("only-the-start", FOUR, [START], (), leads.format(START, "talon-up AH", UP)),
        ("without-the-reduction", FOUR, [BOTH, UP, START], ("safe-up",), leads.format(UP, "back AH", LAID)),
        ("talon-down", FOUR, [BOTH, UP, START], ("skip-safe-back",), leads.format(START, "talon-down AH", LAID)),
        ("without-safe-talon", MIRROR, [20, 73, 99], (), leads.format(99, "talon-down AS", 72)),
        ("won", FOUR, [8, *ALL], (), "the set holds a won position, 8"),
        ("too-large", FOUR, [*ALL, 324], (), "position 324 is too large for this deal, expected less than 324"),
        (
            "huge",
            FOUR,
            [*ALL, 10**40],
            (),
            f"position 1{'0' * 9}...{'0' * 10} (41 digits) is too large for this deal, expected less than 324",
        ),
        ("no-place", FOUR, [*ALL, START + 108], (), f"position {START + 108} {none}: no place 1 with 2 cards"),
        ("no-place-beyond", ONE_PASS, [*ALL, 24 + 108], (), f"position {24 + 108} {none}: no place 1 with 0 cards"),
        ("card-in-two-places", FOUR, [19, *ALL], (), "position 19 is none: a card on a foundation lies elsewhere, too"),
        ("king-alone", STUCK, [16, 20], (), f"position 20 {none}: a king alone counts as gone"),
        ("safe-talon-by-two", by_two, ALL, ("safe-talon",), one_pass),
        ("safe-talon-in-one-pass", ONE_PASS, ALL, ("safe-talon",), one_pass),
    ):
        yield f"set-{name}", of, packed(of, sorted(keys), *reductions), reason


def other_settings() -> Iterator[tuple[str, Json, Json | bytes, str]]:
    """Name, claim, certificate, reason."""
    where = "in the claim and {} in the certificate"
    swapped = certificate(WON, WIN, deal={"deck": ["AS", "2S", "3S", "AH", "3H", "2H"]})
    yield "other-deal", WON, swapped, "other deal: deck, entry 5, is '2H' " + where.format("'3H'")
    wider = certificate(of_deck(3, 2, DECK, "winnable", columns=1), WIN)
    yield "other-columns", WON, wider, "other rules: columns is 2 " + where.format("1")
    for name, value in (("draw", 3), ("passes", 3), ("recycle", "under"), ("worrying-back", "no")):
        other = certificate(WON, WIN, rules=WON["rules"] | {name: value})
        mine, theirs = (f"'{each}'" if isinstance(each, str) else each for each in (WON["rules"][name], value))
        yield f"other-{name}", WON, other, f"other rules: {name} is {mine} " + where.format(theirs)
    table = certificate(TWICE, REDEALT)
    yield "table-for-a-deck", WON, table, "other rules: passes is 'unlimited' " + where.format("2")
    deeper = packed(of_table(2, 2, "AS|2S", "AH|2H", "unwinnable"), ALL)
    yield "set-of-another-table", FOUR, deeper, "other deal: stock is a list " + where.format("a list")
    fewer = certificate(of_deck(3, 1, "AS 2S 3S", "winnable"), moves("AS>"))
    yield "other-suits", WON, fewer, "other deck: suits is 2 " + where.format("1")
    later = certificate(TWICE | {"deal": TWICE["deal"] | {"pass": 2}}, REDEALT)
    yield "other-pass", TWICE, later, "other deal: pass is 1 " + where.format("2")
    yield (
        "other-ranks",
        STUCK,
        certificate(of_deck(2, 1, "AS 2S", "unwinnable", columns=1), deadlock("2S")),
        ("other deck: ranks is 3 " + where.format("2")),
    )
