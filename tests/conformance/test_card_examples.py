"""The example engines in JavaScript of the games with choices, and the contest's: they agree; faults in them are found.

They are written from the rule texts in another language, so each is a second opinion on the reference too.
"""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

import verify
from verify.conformance.asking.process import ProcessEngine
from verify.conformance.differences import Difference
from verify.conformance.driving import MOST, drive
from verify.conformance.engine import NewDeal
from verify.conformance.match import Match
from verify.conformance.planning import Plan
from verify.conformance.reference.options import PRESETS, options_of
from verify.conformance.reference.playing import Reference
from verify.conformance.running import conform
from verify.conformance.sorted_deck import sorted_deck

EXAMPLES = Path(verify.__file__).parent / "examples"
ENGINES = EXAMPLES / "engines"
KLONDIKE, DIAL = "klondike", "grandfathers-clock"
ENGINE_OF = {KLONDIKE: ENGINES / "klondike_engine.js", DIAL: ENGINES / "grandfathers_clock_engine.js"}
OPTIONS = [
    (KLONDIKE, "deal=face-up-last listing=bottom-first"),
    (KLONDIKE, "partial-runs=no draw=2 passes=2 columns=5"),
    (DIAL, "build=alternating wrap=yes listing=bottom-first"),
    (DIAL, "runs=yes wrap=yes empty-column=none columns=12"),
]
PLANTED = [
    (KLONDIKE, "classic", " && isRed(card) !== isRed(below)", "", "is not legal"),
    (KLONDIKE, "classic", "rank(card) === ranks ?", "rank(card) === 1 ?", "moves: K"),
    (KLONDIKE, "classic", "stock: table.waste,", "stock: table.waste.reverse(),", "stock: expected"),
    (KLONDIKE, "three-passes", "pass < rules.passes", "pass <= rules.passes", "redeal is not legal"),
    (KLONDIKE, "classic", "    turnUp(column);\n", "", ".down: expected"),
    (KLONDIKE, "classic", "table.waste.push(...table.stock", "table.waste.unshift(...table.stock", "waste: expected"),
    (KLONDIKE, "under", "table.stock.push(...table.waste", "table.stock.unshift(...table.waste", "stock: expected"),
    (KLONDIKE, "no-way-back", '"worrying-back"] === "yes"', '"worrying-back"]', "is not legal"),
    (
        DIAL,
        "classic",
        "(top) => following(top) === card",
        "(top) => top[0] !== 'K' && following(top) === card",
        "moves: A",
    ),
    (DIAL, "classic", "(top) => following(top) === card", "(top) => following(top)[0] === card[0]", "> is not legal"),
    (DIAL, "second-suits", 'second: "HSDC"', 'second: "HSCD"', "foundations: expected"),
    (DIAL, "classic", 'rules.wrap === "yes" && ', "", "moves: K"),
    (DIAL, "classic", 'rules["empty-column"] === "any"', "rank(card) === ranks", "is missing"),
]
"""A right expression, a wrong one in its place, and part of what is then found."""


def started(engine: Path) -> ProcessEngine:
    return ProcessEngine(["node", str(engine)])


@pytest.mark.parametrize(("game", "preset"), [(game, preset) for game in ENGINE_OF for preset in PRESETS[game]])
def test_an_example_agrees_by_every_preset(game: str, preset: str) -> None:
    outcome = conform(lambda: started(ENGINE_OF[game]), Plan(game, preset, options_of(game, preset), 40))
    assert outcome.difference is None
    assert outcome.decks == 40
    assert min(outcome.asked[ask] for ask in ("deal", "state", "moves", "apply", "result", "undo")) > 5


@pytest.mark.parametrize(("game", "named"), OPTIONS)
def test_an_example_agrees_by_other_options(game: str, named: str) -> None:
    pairs = [option.partition("=") for option in named.split()]
    options = options_of(game, "classic", tuple((name, value) for name, _, value in pairs))
    outcome = conform(lambda: started(ENGINE_OF[game]), Plan(game, "", options, 40))
    assert outcome.difference is None
    assert outcome.asked["moves"] > 100


@pytest.mark.parametrize(("name", "most"), [("klondike", 125), ("grandfathers_clock", 100), ("contest", 25)])
def test_an_example_is_short(name: str, most: int) -> None:
    lines = (ENGINES / f"{name}_engine.js").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= most
    assert max(map(len, lines)) <= 120


@pytest.mark.parametrize(("game", "preset", "right", "wrong", "said"), PLANTED)
def test_a_planted_fault_is_found(game: str, preset: str, right: str, wrong: str, said: str, tmp_path: Path) -> None:
    text = ENGINE_OF[game].read_text(encoding="utf-8")
    assert text.count(right) == 1
    engine = tmp_path / "engine.js"
    engine.write_text(text.replace(right, wrong), encoding="utf-8")
    assert said in " ".join(first_difference(engine, game, preset).details)


def first_difference(engine: Path, game: str, preset: str) -> Difference:
    with closing(started(engine)) as at_the_pipe:
        match = Match(at_the_pipe, at_the_pipe.hello())
        for new, steps in games(game, preset):
            try:
                drive(match, new, steps, to_the_end=True)
            except Difference as difference:
                return difference
    raise AssertionError("no difference in all these games")


def games(game: str, preset: str) -> Iterator[tuple[NewDeal, list[int]]]:
    """Games with shuffled decks and any moves."""
    luck = random.Random(f"{game} {preset}")
    for _ in range(100):
        deck = shuffled(luck)
        yield NewDeal(game, preset, options_of(game, preset), 13, 4, deck), luck.choices(range(MOST), k=40)


def shuffled(luck: random.Random) -> tuple[str, ...]:
    deck = list(sorted_deck())
    luck.shuffle(deck)
    return tuple(deck)


def test_the_contest_s_example_prints_what_the_contest_prints() -> None:
    """Its sample, and decks of any order played by the reference."""
    sample = (EXAMPLES / "contest.txt").read_text(encoding="ascii")
    assert printed(sample) == ["44,KD"]
    luck = random.Random(170)
    decks = [shuffled(luck) for _ in range(300)]
    expected = [turned_by_the_rules(deck) for deck in decks]
    assert len(set(expected)) > 50
    assert printed("\n".join([*(" ".join(deck) for deck in decks), "#"])) == expected


def printed(decks: str) -> list[str]:
    command = ["node", str(ENGINES / "contest_engine.js")]
    return subprocess.run(command, input=decks, capture_output=True, text=True, check=True).stdout.splitlines()


def turned_by_the_rules(deck: Sequence[str]) -> str:
    reference = Reference()
    reference.deal(NewDeal("clock", "uva170", options_of("clock", "uva170"), 13, 4, tuple(deck)))
    while reference.moves():
        reference.apply("turn")
    result = reference.result()
    return f"{result['turned']:02d},{result['last']}"
