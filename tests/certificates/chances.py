"""The cases of the corpora in which a second chance is taken, or could be; ``make.py`` writes them with the others.

The deck used most is the one that is lost in ``README.md``: A: AH 2S, 2: 2H AS, 3: 3H 3S; turned 3H 3S, dead end. Its
games after that, by hand: with the 3S exchanged for AH they are AH 3S; for 2S 2S 2H AS AH 3S; for 2H 2H 3S; for AS
AS AH 2S 2H 3S. With a card drawn from pile A they are AH 2S 2H AS, from pile 2 2H AS AH 2S.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from support.claims import WIN, Json, certificate, claim, cycle, trace
from support.literal_chances import literal_games
from support.published import published

DECKS = {deck.name: " ".join(deck.cards) for deck in published()}

DECK = "2S AS 3S AH 2H 3H"
STOPPED = "3H 3S"
EXCHANGES = {("A", 1): "AH 3S", ("A", 2): "2S 2H AS AH 3S", ("2", 1): "2H 3S", ("2", 2): "AS AH 2S 2H 3S"}
DRAWS = {("A", 1): "AH 2S 2H AS", ("2", 1): "2H AS AH 2S"}
WON_DECK, WON_TRACE = "2S 3S 3H 2H AH AS", "AS 2H AH 2S 3S 3H"


def of(verdict: str, policy: str | None = "random", kind: str = "watch", *facts: Json, **rules: Any) -> Json:
    """A claim about the deck; a verdict that is a chance stands for depends."""
    made = claim(3, 2, DECK, verdict, *facts, second_chance=kind, watch_card=policy, **rules)
    return made | {"verdict": "depends", "chance": verdict} if verdict not in ("won", "lost") else made


def games(ways: dict[tuple[str, int], str], *places: tuple[str, int], chance: str = "", stopped: str = STOPPED) -> Json:
    """Evidence that names these games, or all."""
    taken = places or tuple(ways)
    listed = [
        {"pile": pile, "place": place, "chance": chance or share(len(taken)), "turned": ways[pile, place].split()}
        for pile, place in taken
    ]
    return {"kind": "games", "turned": stopped.split(), "games": listed}


def share(number: int) -> str:
    return f"1/{number}" if number > 1 else "1"


def accepted() -> Iterator[tuple[str, Json, Json]]:
    """Name, claim, evidence."""
    up_to_then = {"turned": 2, "last": "3S", "face_down": 4, "completed_clock_piles": 0, "restarts": 0}
    yield "watch-random-3x2", of("1/2", "random", "watch", up_to_then), games(EXCHANGES)
    whole = {"turned": 3, "last": "3S", "face_down": 3, "completed_clock_piles": 0}
    yield "watch-next-top-3x2", of("lost", "next-top", "watch", whole), games(EXCHANGES, ("A", 1))
    whole = {"turned": 6, "last": "3S", "face_down": 0, "completed_clock_piles": 2}
    yield "watch-next-bottom-3x2", of("won", "next-bottom", "watch", whole), games(EXCHANGES, ("A", 2))
    yield "watch-best-top-3x2", of("lost", "best-top"), games(EXCHANGES, ("A", 1), ("2", 1))
    yield "watch-best-any-3x2", of("won", "best-any"), games(EXCHANGES, ("A", 2), ("2", 2))
    yield "watch-clairvoyant-3x2", of("won", "clairvoyant"), games(EXCHANGES, ("A", 2), ("2", 2))
    yield "watch-by-exception-3x2", of("1/2", dead_end="exception"), games(EXCHANGES)
    yield "watch-sorted-3x2", of("1/2", win="sorted"), games(EXCHANGES)
    whole = {"turned": 6, "last": "AS"}
    yield "extra-draw-next-bottom-3x2", of("won", "next-bottom", "extra-draw", whole), games(DRAWS, ("A", 1))
    for policy in ("random", "best-top", "best-any", "clairvoyant"):
        yield f"extra-draw-{policy}-3x2", of("won", policy, "extra-draw"), games(DRAWS)
    # Piles A: 2S, 2: AS, 3: 3S; by hand 3S, and then, as 3S takes the place of 2S: 2S AS 3S.
    one_cycle = claim(3, 1, "2S AS 3S", "won", second_chance="watch", watch_card="next-top")
    yield "watch-3x1", one_cycle, games({("A", 1): "2S AS 3S"}, stopped="3S")
    # Piles A: AS, 2: 2S, 3: 3S: two cycles, and either exchange ends at once.
    at_home = {("A", 1): "AS 3S", ("2", 1): "2S 3S"}
    hopeless = claim(3, 1, "AS 2S 3S", "lost", second_chance="watch", watch_card="clairvoyant")
    yield "watch-clairvoyant-in-vain-3x1", hopeless, games(at_home, stopped="3S")
    won = claim(3, 2, WON_DECK, "won", second_chance="watch", watch_card="random")
    yield "watch-not-needed-3x2", won, WIN
    yield "watch-not-needed-by-trace-3x2", won | {"facts": {"turned": 6}}, trace(WON_TRACE)
    yield "second-chance-none-3x2", claim(3, 2, DECK, "lost", second_chance="none", watch_card=None), trace(STOPPED)
    yield from accepted_published()


def accepted_published() -> Iterator[tuple[str, Json, Json]]:
    """Full decks; how far play comes is published, what follows is played on the literal table."""
    for name, turned, chance in (("contest-sample", 44, "lost"), ("one-card-left", 51, "won")):
        for kind in ("watch", "extra-draw"):
            listing: Json = {"listing": "bottom-first", "second_chance": kind, "watch_card": "random"}
            made = claim(13, 4, DECKS[name], chance, **listing)
            facts = {"turned": turned} if chance == "lost" else {"turned": 52, "face_down": 0}
            yield f"{kind}-{name}", made | {"facts": facts}, literal_games(made).evidence


def rejected() -> Iterator[tuple[str, Json, Json, str]]:
    """Name, claim, evidence, reason."""
    half = of("1/2")
    yield (
        "games-one-missing",
        half,
        games(EXCHANGES, *list(EXCHANGES)[1:]),
        "3 games in the certificate, 4 by the rules",
    )
    yield "games-none", half, games({}), "0 games in the certificate, 4 by the rules"
    twice = games(EXCHANGES, *EXCHANGES, ("A", 1))
    yield "games-one-too-many", half, twice, "5 games in the certificate, 4 by the rules"
    order = games(EXCHANGES, ("A", 2), ("A", 1), ("2", 1), ("2", 2))
    reason = "game 1 takes place 2 of pile A in the certificate and place 1 of pile A by the rules"
    yield "games-in-another-order", half, order, reason
    reason = "game 2 takes place 1 of pile A in the certificate and place 2 of pile A by the rules"
    yield "games-one-twice", half, games(EXCHANGES, ("A", 1), ("A", 1), ("2", 1), ("2", 2)), reason
    other = games(EXCHANGES, ("2", 2))
    reason = "game 1 takes place 2 of pile 2 in the certificate and place 2 of pile A by the rules"
    yield "games-of-another-pile", of("won", "next-bottom"), other, reason
    yield "games-at-will", of("won"), games(EXCHANGES, ("A", 2)), "1 games in the certificate, 4 by the rules"
    reason = "game 1 has chance 1/3 in the certificate and 1/4 by the rules"
    yield "games-of-another-chance", half, games(EXCHANGES, chance="1/3"), reason
    false = EXCHANGES | {("2", 1): "2H 3H"}
    reason = "game 3: false trace: turn 2 is 3H in the certificate and 3S in the game"
    yield "games-with-a-false-trace", half, games(false), reason
    cut = EXCHANGES | {("2", 2): "AS AH 2S 2H"}
    reason = "game 4: false trace: 4 turns in the certificate and 5 in the game"
    yield "games-with-a-trace-cut", half, games(cut), reason
    early = games(EXCHANGES, stopped="3H")
    yield "games-too-early", half, early, "false trace: 1 turns in the certificate and 2 in the game"
    for claimed, stated in (("won", "won"), ("lost", "lost"), ("1/3", "chance 1/3")):
        end = "the game is won with chance 1/2: 2 cards turned, the last is 3S, 4 face down"
        yield f"games-for-{claimed.replace('/', '-')}", of(claimed), games(EXCHANGES), f"the claim says {stated}, {end}"
    end = "the claim says won, the game is lost: 3 cards turned, the last is 3S, 3 face down"
    yield "the-only-game-is-lost", of("won", "next-top"), games(EXCHANGES, ("A", 1)), end
    end = "the claim says chance 1/2, the game is won: 6 cards turned, the last is AS, 0 face down"
    yield "the-only-game-is-won", of("1/2", "next-top", "extra-draw"), games(DRAWS, ("A", 1)), end
    counted = of("lost", "next-top", "watch", {"turned": 4})
    reason = "other facts: turned is 4 in the claim and 3 in the game"
    yield "the-king-counted-twice", counted, games(EXCHANGES, ("A", 1)), reason
    yield from other_evidence()


def other_evidence() -> Iterator[tuple[str, Json, Json, str]]:
    """Evidence of another kind, which does not suffice, or is none."""
    taken = "is no evidence where a second chance is taken after turn 2"
    yield "win-with-a-choice", of("won", "clairvoyant"), WIN, f"win {taken}"
    yield "win-for-depends", of("1/2"), WIN, "win is evidence for the verdict won, the claim says depends"
    yield "trace-with-a-choice", of("lost", "best-top"), trace(STOPPED), f"trace {taken}"
    yield "trace-of-the-only-game", of("lost", "next-top"), trace("3H AH 3S"), f"trace {taken}"
    reason = "a cycle is evidence only under second-chance none, the rule is watch"
    yield "cycle-under-watch", of("lost", "next-top"), cycle("A 2", "2S AS"), reason
    reason = "a cycle shows that a deal is lost, the claim says depends"
    depends = of("1/2", None, "none")
    yield "cycle-for-depends", depends, cycle("A 2", "2S AS"), reason
    not_taken = "games is no evidence where a second chance is not taken"
    yield "games-without-a-chance", of("lost", None, "none"), games(EXCHANGES), not_taken
    won = claim(3, 2, WON_DECK, "won", second_chance="watch", watch_card="random")
    yield "games-of-a-won-deal", won, games({}, stopped=WON_TRACE), not_taken
    # 4x1 from A = AS under the exception: 3S from pile 2, 2S from pile 3, and a dead end at pile 2, where play began
    # only after the exception; the 4S stays.
    elsewhere = {"start": 1, "dead_end": "exception", "second_chance": "watch", "watch_card": "random"}
    dead = claim(4, 1, "AS 3S 2S 4S", "won", **elsewhere)
    yield "games-at-a-dead-end-elsewhere", dead, games({("4", 1): "4S"}, stopped="AS 3S 2S"), not_taken


def other_settings() -> Iterator[tuple[str, Json, Json, str]]:
    """Name, claim, certificate, reason."""
    where = "in the claim and {} in the certificate"
    one = of("lost", "next-top")
    other = certificate(of("lost", "next-bottom"), games(EXCHANGES, ("A", 2)))
    yield "other-rules-watch-card", one, other, "other rules: watch-card is 'next-top' " + where.format("'next-bottom'")
    other = certificate(of("lost", "next-top", "extra-draw"), games(DRAWS, ("A", 1)))
    yield (
        "other-rules-second-chance",
        one,
        other,
        "other rules: second-chance is 'watch' " + where.format("'extra-draw'"),
    )


def broken_claims() -> Iterator[tuple[str, Json, str]]:
    """Name, claim, reason."""
    plain = of("lost", None, "none")
    rules = of("lost")["rules"]
    kinds = "none or watch or extra-draw"
    policies = "random or next-top or next-bottom or best-top or best-any or clairvoyant"
    room = "expected stop or exception where second-chance is watch"
    for name, changes, reason in (
        ("second-chance-unknown", {"second-chance": "twice"}, f"second-chance is 'twice', expected {kinds}"),
        ("second-chance-null", {"second-chance": None}, f"second-chance is null, expected {kinds}"),
        ("watch-card-unknown", {"watch-card": "worst"}, f"watch-card is 'worst', expected {policies}"),
        ("watch-card-null", {"watch-card": None}, "watch-card is null, expected a word where second-chance is watch"),
        (
            "watch-card-of-none",
            {"second-chance": "none"},
            "watch-card is 'random', expected null where second-chance is none",
        ),
        ("watch-clockwise", {"dead-end": "clockwise"}, f"dead-end is 'clockwise', {room}"),
        ("watch-exception-centre", {"dead-end": "exception-centre"}, f"dead-end is 'exception-centre', {room}"),
        (
            "best-any-under-sorted",
            {"watch-card": "best-any", "win": "sorted"},
            "win is 'sorted', expected exposed where watch-card is best-any",
        ),
        (
            "best-top-under-sorted",
            {"watch-card": "best-top", "win": "sorted"},
            "win is 'sorted', expected exposed where watch-card is best-top",
        ),
    ):
        yield f"rule-{name}", of("lost") | {"rules": rules | changes}, f"rules.{reason}"
    for key in ("second-chance", "watch-card"):
        alone = {name: value for name, value in rules.items() if name != key}
        said = "null, expected a word where second-chance is watch"
        if key == "second-chance":
            said = "'random', expected null where second-chance is none"
        yield f"rule-no-{key}", of("lost") | {"rules": alone}, f"rules.watch-card is {said}"
    cases: list[tuple[str, Any, str]] = [
        ("number", 1, "1"),
        ("list", ["1/2"], "a list"),
        ("zero", "0", "'0'"),
        ("of-zero", "1/0", "'1/0'"),
        ("not-in-lowest-terms", "2/4", "'2/4'"),
        ("whole", "1/1", "'1/1'"),
        ("above-1", "3/2", "'3/2'"),
        ("decimal", "0.5", "'0.5'"),
        ("negative", "-1/2", "'-1/2'"),
        ("with-a-space", "1/2 ", "'1/2 '"),
        ("with-other-digits", "1/٢", "'1/\\u0662'"),
        ("of-eleven-digits", "1/10000000000", "'1/10000000000'"),
    ]
    big = claim(501, 2, " ".join(f"{rank}" for rank in range(1002)), "lost", second_chance="watch", watch_card="random")
    yield "rule-watch-for-1002-cards", big, "1002 cards are more than 1000, where second-chance is watch"
    yield "depends-without-chance", plain | {"verdict": "depends"}, "no key 'chance' in the file"
    yield "chance-of-lost", plain | {"chance": "1/2"}, "verdict is 'lost', expected depends where there is a chance"
    half, expected = of("1/2"), "expected a fraction in lowest terms, above 0 and at most 1"
    for name, value, shown in cases:
        yield f"chance-{name}", half | {"chance": value}, f"chance is {shown}, {expected}"
    yield "chance-one", half | {"chance": "1"}, "chance is '1', expected a fraction below 1"


def broken_certificates() -> Iterator[tuple[str, Json, Json, str]]:
    """Name, claim, certificate, reason."""
    half, good = of("1/2"), games(EXCHANGES)
    first = good["games"][0]

    def entry(**changes: Any) -> Json:
        return good | {"games": [first | changes]}

    at, card = "evidence.games, entry 1,", "expected a card of this deck"
    for name, evidence, reason in (
        ("games-without-games", {"kind": "games", "turned": []}, "no key 'games' in evidence of kind games"),
        ("games-string", good | {"games": "A"}, "evidence.games is 'A', expected a list"),
        ("games-of-a-trace", trace(STOPPED) | {"games": []}, "unknown key 'games' in evidence of kind trace"),
        ("game-list", good | {"games": [[]]}, f"{at} is a list, expected an object"),
        ("game-and-more", entry(verdict="won"), f"unknown key 'verdict' in {at}"),
        ("game-without-place", good | {"games": [{"pile": "A"}]}, f"no key 'place' in {at}"),
        ("game-pile-number", entry(pile=1), f"{at} pile is 1, expected the label of a pile"),
        ("game-place-zero", entry(place=0), f"{at} place is 0, expected a whole number from 1 to 2"),
        ("game-place-three", entry(place=3), f"{at} place is 3, expected a whole number from 1 to 2"),
        ("game-turned-string", entry(turned="AH"), f"{at} turned is 'AH', expected a list"),
        ("game-turned-unknown", entry(turned=["AH", "KS"]), f"{at} turned, entry 2, is 'KS', {card}"),
        (
            "game-chance-zero",
            entry(chance="0"),
            f"{at} chance is '0', expected a fraction in lowest terms, above 0 and at most 1",
        ),
    ):
        yield name, half, certificate(half, evidence), reason
