"""The cases of Grandfather's Clock, worked by hand; README.md shows how."""

from __future__ import annotations

from collections.abc import Iterator

from support.claims import Json, certificate
from support.grandfathers_clock_claims import OF_A_TABLE, of_deck, of_rest, of_table
from support.klondike_claims import deadlock, moves, packed

# ---- Wins: 2S, 3H and 4S on the dial; their foundations lack 3S; 4H, AH and 2H; AS -------------------------------

DECK = "AS 2S 3S 4S AH 2H 3H 4H"
WON = of_deck(4, 2, DECK, "winnable")  # AS under AH under 4H; 3S under 2H
WIN = moves("4H> AH> 2H> AS> 3S>")
DIAL = "4S 3H 2S"
START = "4H AH 2H,3S AS"
HIGH = of_table("AH 4H,3S AS 2H", DIAL, "winnable")
EMPTIED = of_table(START, DIAL, "winnable")
EMPTYING = moves("AS> 3S> 2H>2 AH>2H 4H> AH> 2H>")
CARRIED = of_table("4H 2H AH,3S AS", DIAL, "winnable", runs="yes", empty_column="none")
CARRYING = moves("AS> 2H>3S 4H> AH> 2H> 3S>")
WRAPPED = of_table("2H AH 4H,3S AS", DIAL, "winnable", wrap="yes")
WRAPPING = moves("4H>AS 4H> AH> 2H> AS> 3S>")

# ---- Losses --------------------------------------------------------------------------------------------------------

ONE = of_rest(4, 2, "3S 4H AH AS 2H", "unwinnable", columns=1)  # the two of hearts on top waits for what lies under it
ONLY = int("385160", 9)  # spades A to 4 are 1 to 4, hearts 5 to 8; 0 ends a column

SIX = of_table(START, DIAL, "unwinnable", build="alternating", empty_column="none")
"""The ace of hearts never leaves the four: it goes on no black card. AS may go up, or on 2H; 2H may go on 3S then."""
FIRST, ACE_UP, ACE_LAID = int("8560310", 9), int("856030", 9), int("8561030", 9)
ALL_UP, TWO_LAID, THREE_UP = int("85600", 9), int("850360", 9), int("856100", 9)
ALL = sorted([FIRST, ACE_UP, ACE_LAID, ALL_UP, TWO_LAID, THREE_UP])
NEVER_REACHED = int("850630", 9), int("85060", 9)
WITH_SAFE_UP = sorted([FIRST, ACE_UP, ALL_UP, TWO_LAID])

RUN = of_table("4H AH 2H AS,3S", DIAL, "unwinnable", build="alternating", empty_column="none", runs="yes")
"""The same with AS on the two from the start, which may go on 3S with the ace."""
RUN_FIRST, RUN_LAID = int("8561030", 9), int("8503610", 9)
RUN_ALL = sorted([RUN_FIRST, ACE_UP, THREE_UP, RUN_LAID, TWO_LAID, ALL_UP])
THREE_GONE = of_table("4H AH 2H,AS", "4S 3H 3S", "unwinnable", build="alternating", empty_column="none")
ONE_BY_ONE = int("856010", 9)  # its start

NO_RUN = of_table("2H 4H AH,3S", "AS 3H 2S", "unwinnable", empty_column="none", runs="yes")
"""The ace of hearts waits for the four beneath it, and the two under both is not the start of a run."""
NO_RUN_ALL = [int("68500", 9), int("685030", 9)]
PLAYED = of_rest(
    13, 4,
    "JD 2D 9H JC 7C 5H KC 9S 5S AD KH KS QD JS AS AH 3C 5C QH 4H AC 4D 7S 3S TD 4S TH 8H 2C 7D 6D 8S "
    "8D QS 6C 3D TC 9C 2H 6H",
    "unwinnable", columns=8,
)  # fmt: skip
"""KPat's first deal: its jacks of diamonds and clubs lie open for the ten of clubs, that of spades under the nine."""
CROSSED = of_table("2H,4H AS 3S AH", DIAL, "unwinnable", build="alternating")
"""No card can move: the two waits for the ace, the ace for the four."""


def accepted() -> Iterator[tuple[str, Json, Json | bytes]]:
    """Name, claim, evidence or a packed certificate."""
    yield "moves-4x2", WON, WIN
    yield "moves-of-a-rest", of_rest(4, 2, "AS 3S AH 2H 4H", "winnable"), WIN
    yield "moves-bottom-first", of_deck(4, 2, " ".join(DECK.split()[::-1]), "winnable", listing="bottom-first"), WIN
    yield "moves-second-suits", of_rest(4, 2, "AH 3H AS 2S 4S", "winnable", clock_suits="second"), SECOND
    yield "moves-to-an-empty-column", EMPTIED, EMPTYING
    yield "moves-of-a-run", CARRIED, CARRYING
    yield "moves-onto-an-ace", WRAPPED, WRAPPING
    yield "moves-from-the-middle", of_table("2H AH,", "AS 4H 3S", "winnable"), moves("AH>2 AH> 2H>")
    yield "nothing-left-to-do", of_table(",", "AS 2H 3S", "winnable"), moves("")
    yield "nothing-left-to-do-in-50-columns", of_table("," * 49, "AS 2H 3S", "winnable"), moves("")
    for name, ranks, suits, tops, clock_suits in (
        ("three-suits", 4, 3, "AS 2H 3D", "first"),
        ("all-suits", 13, 4, "AS 2H 3C 4D 5S 6H 7C 8D 9S TH JC QD", "first"),
        ("all-suits-second", 13, 4, "AH 2S 3D 4C 5H 6S 7D 8C 9H TS JD QC", "second"),
    ):
        yield f"nothing-left-to-do-{name}", finished(ranks, suits, tops, clock_suits), moves("")
    yield "deadlock-of-the-only-column", ONE, deadlock("2H")
    yield "deadlock-of-the-only-column-given", of_table("3S 4H AH AS 2H", DIAL, "unwinnable"), deadlock("2H")
    yield "deadlock-in-every-column", CROSSED, deadlock("2H AH")
    yield "deadlock-without-a-run", NO_RUN, deadlock("AH")
    yield "deadlock-of-a-run-that-stays", changed(CARRIED, runs="no") | {"verdict": "unwinnable"}, deadlock("AH")
    yield "deadlock-by-colour", SIX, deadlock("AH")
    yield (
        "deadlock-of-a-run",
        of_table("3S 4H 2H AH,AS", DIAL, "unwinnable", empty_column="none", runs="yes"),
        deadlock("AH"),
    )
    yield "set-of-one", ONE, packed(ONE, [ONLY])
    yield "set-of-six", SIX, packed(SIX, ALL)
    yield "set-of-six-and-more", SIX, packed(SIX, sorted([*ALL, *NEVER_REACHED]))
    yield "set-under-safe-up", SIX, packed(SIX, WITH_SAFE_UP, "safe-up")
    yield "set-of-six-under-safe-up", SIX, packed(SIX, ALL, "safe-up")
    yield "set-with-a-run", RUN, packed(RUN, RUN_ALL)
    yield "set-without-a-run", NO_RUN, packed(NO_RUN, NO_RUN_ALL)


SECOND = moves("4S> AS> 2S> AH> 3H>")


def finished(ranks: int, suits: int, tops: str, clock_suits: str) -> Json:
    """A claim about a table where all cards have gone up."""
    claim = of_rest(ranks, suits, "", "winnable", clock_suits=clock_suits, **OF_A_TABLE)
    return claim | {"deal": {"columns": [[], []], "foundations": tops.split()}}


def rejected() -> Iterator[tuple[str, Json, Json | bytes, str]]:
    """Name, claim, evidence or a packed certificate, reason."""
    yield from illegal_moves()
    yield from no_deadlocks()
    yield from open_sets()
    for name, of, by, verdict in (
        ("moves", WON | {"verdict": "unwinnable"}, WIN, "winnable"),
        ("deadlock", ONE | {"verdict": "winnable"}, deadlock("2H"), "unwinnable"),
        ("closed-set", ONE | {"verdict": "winnable"}, packed(ONE, [ONLY]), "unwinnable"),
    ):
        reason = f"{name} is evidence for the verdict {verdict}, the claim says {of['verdict']}"
        yield f"{name}-for-the-other-verdict", of, by, reason


def changed(claim: Json, **rules: str) -> Json:
    return claim | {"rules": claim["rules"] | {name.replace("_", "-"): value for name, value in rules.items()}}


def illegal_moves() -> Iterator[tuple[str, Json, Json, str]]:
    hard = changed(EMPTIED, empty_column="none")
    ring = of_rest(3, 2, "2H AS AH 3S", "winnable", wrap="yes", runs="yes")
    ring |= {"deal": {"columns": [["2H", "AH", "3S"], ["AS"]], "foundations": ["2S", "3H"]}}
    ring = changed(ring, columns=None, listing=None)  # type: ignore[arg-type]
    for name, of, words, number, reason in (
        ("up-too-early", EMPTIED, "2H>", 1, "its foundation lacks 4H"),
        ("up-from-beneath", EMPTIED, "AH>", 1, "AH is not the last card of a column"),
        ("up-with-its-run", CARRIED, "AS> 2H>", 2, "2H is not the last card of a column"),
        ("up-again", EMPTIED, "AS> AS>", 2, "AS is on a foundation"),
        ("of-a-clock-card", EMPTIED, "2S>", 1, "2S is on a foundation"),
        ("no-empty-column", EMPTIED, "AS>1", 1, "there is no empty column 1"),
        ("no-such-column", EMPTIED, "AS>3", 1, "there is no empty column 3"),
        ("to-an-empty-column", hard, "AS> 3S> 2H>2", 3, "nothing goes to an empty column"),
        ("does-not-go-on", EMPTIED, "2H>AS", 1, "2H does not go on AS"),
        ("of-one-colour", changed(EMPTIED, build="alternating"), "AS> 2H>3S AH>2H", 3, "AH does not go on 2H"),
        ("on-an-ace", changed(WRAPPED, wrap="no"), "4H>AS", 1, "4H does not go on AS"),
        ("two-on-an-ace", changed(EMPTIED, wrap="yes"), "2H>AS", 1, "2H does not go on AS"),
        ("last-rank-on-a-two", changed(HIGH, wrap="yes"), "4H>2H", 1, "4H does not go on 2H"),
        ("on-a-covered-card", EMPTIED, "2H>3S", 1, "3S is not the last card of a column"),
        ("on-a-clock-card", EMPTIED, "AS>2S", 1, "2S is not the last card of a column"),
        ("run-by-one", changed(CARRIED, runs="no"), "AS> 2H>3S", 2, "2H is not the last card of a column"),
        ("no-run", changed(EMPTIED, runs="yes"), "AS> 3S> AH>2", 3, "2H on AH does not move with it"),
        ("run-onto-itself", ring, "2H>3S", 1, "3S lies on 2H"),
    ):  # fmt: skip
        word = words.split()[-1]
        yield f"illegal-{name}", of, moves(words), f"move {number}, {word}, is not possible: {reason}"
    yield "moves-without-the-last", WON, moves("4H> AH> 2H> AS>"), "after 4 moves the game is not won"
    yield "no-moves", WON, moves(""), "after 0 moves the game is not won"
    covered = "AS is not the last card of a column"
    yield "moves-without-one", WON, moves("4H> AS> 2H>"), f"move 2, AS>, is not possible: {covered}"


def no_deadlocks() -> Iterator[tuple[str, Json, Json, str]]:
    yield "deadlock-empty", ONE, deadlock(""), "the deadlock is empty"
    yield "deadlock-with-a-card-twice", ONE, deadlock("2H 2H"), "the deadlock lists a card twice"
    yield "deadlock-of-a-clock-card", ONE, deadlock("2S"), "2S is in the deadlock and on its foundation"
    lost, mixed = EMPTIED | {"verdict": "unwinnable"}, of_table("4H AH,3S 2H", "AS 3H 2S", "unwinnable")
    for name, of, cards, what in (
        ("up", lost, "AS", "AS from going up first"),
        ("open-card", lost, "2H", "2H from going on 3S first"),
        ("open-top", mixed, "AH", "AH from going on 2H first"),
        ("to-an-empty-column", changed(mixed, build="alternating"), "AH", "AH from going to column 2"),
        ("carried", CARRIED | {"verdict": "unwinnable"}, "AH", "2H from going on 3S first"),
        ("carried-by-the-first", of_runs("2H AH,4H AS,3S", DIAL), "AH AS", "2H from going on 3S first"),
        ("carried-by-two", of_runs("3S 2H AH,4H", "AS 3H 2S"), "AH 4H", "3S from going on 4H first"),
        ("first-of-a-column", lost, "4H", "4H from going up first"),
        ("waits-for-what-lies-on-it", HIGH | {"verdict": "unwinnable"}, "AH", "AH from going up first"),
        ("waits-for-a-free-card", of_runs("2H,3S AH,AS", "4S 4H 2S", "alternating"), "2H AH",
         "AH from going up first"),
        ("with-a-card-on-it", SIX, "AH 2H", "2H from going on 3S first"),
        ("of-whole-columns", of_table("2H,4H AS 3S AH,", DIAL, "unwinnable", build="alternating"), "2H AH",
         "AH from going to column 3"),
        ("of-a-full-deck", PLAYED, "TC 9C", "TC from going on JD first"),
    ):  # fmt: skip
        yield f"deadlock-{name}", of, deadlock(cards), f"no deadlock: nothing of it keeps {what}"


def of_runs(columns: str, tops: str, build: str = "any") -> Json:
    return of_table(columns, tops, "unwinnable", build=build, runs="yes", empty_column="none")


def open_sets() -> Iterator[tuple[str, Json, bytes, str]]:
    leads = "the set is not closed: from position {}, {} leads to {}, not in the set"
    without = {gone: [key for key in ALL if key != gone] for gone in ALL}
    easy = of_table(START, DIAL, "unwinnable", empty_column="none")
    filled = changed(SIX, empty_column="any")
    none = "position {} is none: it is not made of 2 columns"
    for name, of, keys, reductions, reason in (
        ("start-missing", SIX, without[FIRST], (), f"the set does not hold the start, position {FIRST}"),
        ("only-the-start", SIX, [FIRST], (), leads.format(FIRST, "AS up", ACE_UP)),
        ("laid-missing", SIX, without[ACE_LAID], (), leads.format(FIRST, "AS onto 2H", ACE_LAID)),
        ("two-laid-missing", SIX, without[TWO_LAID], (), leads.format(ACE_UP, "2H onto 3S", TWO_LAID)),
        ("last-missing", SIX, without[ALL_UP], (), leads.format(ACE_UP, "3S up", ALL_UP)),
        ("no-safe-card", SIX, [ACE_UP, ALL_UP, FIRST], ("safe-up",), leads.format(ACE_UP, "2H onto 3S", TWO_LAID)),
        ("without-the-reduction", SIX, WITH_SAFE_UP, (), leads.format(FIRST, "AS onto 2H", ACE_LAID)),
        ("of-other-colours", easy, ALL, (), leads.format(TWO_LAID, "AH onto 2H", int("803650", 9))),
        ("of-empty-columns", filled, ALL, (), leads.format(ALL_UP, "2H to an empty column", int("85060", 9))),
        ("run-missing", RUN, [key for key in RUN_ALL if key != RUN_LAID], (),
         leads.format(RUN_FIRST, "2H onto 3S", RUN_LAID)),
        ("only-card-laid-missing", THREE_GONE, [ONE_BY_ONE, ALL_UP], (),
         leads.format(ONE_BY_ONE, "AS onto 2H", THREE_UP)),
        ("won", SIX, [0, *ALL], (), "the set holds the won position, 0"),
        ("three-columns", SIX, [*ALL, FIRST * 9], (), none.format(FIRST * 9)),
        ("one-column", SIX, [int("850", 9), *ALL], (), none.format(int("850", 9))),
        ("no-column", SIX, [int("85", 9), *ALL], (), none.format(int("85", 9))),
        ("card-in-no-column", SIX, [*ALL, FIRST * 9 + 1], (), none.format(FIRST * 9 + 1)),
        ("huge", SIX, [*ALL, 2**1000], (), none.format("1071508607...5668069376 (302 digits)")),
    ):  # fmt: skip
        yield f"set-{name}", of, packed(of, sorted(keys), *reductions), reason


def other_settings() -> Iterator[tuple[str, Json, Json | bytes, str]]:
    """Name, claim, certificate, reason."""
    where = "in the claim and {} in the certificate"
    swapped = certificate(WON, WIN, deal={"deck": ["AS", "2S", "3S", "4S", "AH", "2H", "4H", "3H"]})
    yield "other-deal", WON, swapped, "other deal: deck, entry 7, is '3H' " + where.format("'4H'")
    for name, value in (
        ("clock-suits", "second"),
        ("build", "alternating"),
        ("wrap", "yes"),
        ("runs", "yes"),
        ("empty-column", "none"),
        ("listing", "bottom-first"),
    ):
        other = certificate(WON, WIN, rules=WON["rules"] | {name: value})
        yield (
            f"other-{name}",
            WON,
            other,
            f"other rules: {name} is '{WON['rules'][name]}' " + where.format(f"'{value}'"),
        )
    wider = certificate(WON, WIN, rules=WON["rules"] | {"columns": 3})
    yield "other-columns", WON, wider, "other rules: columns is 2 " + where.format("3")
    rest = of_rest(4, 2, "AS 3S AH 2H 4H", "winnable")
    yield "rest-for-a-deck", WON, certificate(rest, WIN), "other deal: form is 'deck' " + where.format("'rest'")
    table = of_table("AS AH 4H,3S 2H", DIAL, "winnable")
    yield "table-for-a-deck", WON, certificate(table, WIN), "other rules: columns is 2 " + where.format("null")
    later = certificate(of_table("4H AH 2H,3S", "AS 3H 2S", "winnable"), EMPTYING)
    yield "other-table", EMPTIED, later, "other deal: columns, entry 2, is a list " + where.format("a list")
    wider = certificate(of_table(f"{START},", DIAL, "winnable"), EMPTYING)
    yield "other-columns-of-a-table", EMPTIED, wider, "other deal: columns is a list " + where.format("a list")
    fewer = certificate(of_deck(4, 1, "AS 2S 3S 4S", "winnable"), moves("AS>"))
    yield "other-suits", WON, fewer, "other deck: suits is 2 " + where.format("1")
    more = certificate(of_deck(5, 2, f"{DECK} 5S 5H", "winnable"), WIN)
    yield "other-ranks", WON, more, "other deck: ranks is 4 " + where.format("5")
    yield (
        "set-of-other-rules",
        SIX,
        packed(changed(SIX, wrap="yes"), ALL),
        "other rules: wrap is 'no' " + where.format("'yes'"),
    )
