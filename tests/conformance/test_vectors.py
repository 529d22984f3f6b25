"""Files of vectors: their form, their size, and every vector replayed by a second method.

The clock is played with cards on a table (support.claims and support.literal_chances), and where that decides also by
the bottom map; Klondike and Grandfather's Clock by the rules that the checker restates. None of these share code with
the reference.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import verify
from conformance.replays import Cards, clock_game, dial_table, klondike_table, replay
from conformance.vector_files import SETTINGS, read, steps_of, vectors_by_name, written
from support.claims import laid_out
from verify.conformance.asking.process import ProcessEngine
from verify.conformance.differences import compared
from verify.conformance.engine import PROTOCOL, Engine, NewDeal, Refused
from verify.conformance.reference.options import PRESETS, options_of
from verify.conformance.vectors.files import file_of, vectors_of
from verify.conformance.vectors.setting import Setting
from verify.errors import BadInput
from verify.graph.bottom_map import bottom_map, decides
from verify.records.vectors import SCHEMA, VectorsRecord
from verify.rules.clock_choice import Choice
from verify.rules.clock_table import Table
from verify.verdict import Verdict

CLOCKS = [name for name in SETTINGS if name.startswith("clock-")]
KLONDIKES = [name for name in SETTINGS if name.startswith("klondike-")]
DIALS = [name for name in SETTINGS if name.startswith("grandfathers-clock-")]
SAME_AS_CLASSIC = {"clock-classic", "clock-shakki", "clock-knuth", "klondike-classic", "grandfathers-clock-classic"}
"""With a start at the centre, shakki's exception never happens (its preset says so); what is set aside lay home."""


def test_there_is_a_file_for_every_game_and_preset() -> None:
    assert list(SETTINGS) == [f"{game}-{preset}" for game, presets in PRESETS.items() for preset in presets]


@pytest.mark.parametrize("name", SETTINGS)
def test_a_file_says_what_it_is_and_has_a_vector_on_each_line(name: str) -> None:
    record, setting = read(name), SETTINGS[name]
    assert (record.schema, record.protocol) == (SCHEMA, PROTOCOL)
    assert (record.game, record.preset) == (setting.game, setting.preset)
    assert record.rules == options_of(setting.game, setting.preset)
    whole = json.loads(written(setting))
    named = [each for part in ("vectors", "refused", "perft") for each in whole[part]]
    lines = [line.rstrip(",") for line in written(setting).decode().splitlines()]
    assert [json.loads(line) for line in lines if line.startswith('{"name"')] == named
    names = [each.name for each in record.vectors]
    assert len(names) == len(set(names))
    assert all(why.endswith(".") and ". " not in why for why in (each["why"] for each in named if "steps" in each))


def test_files_are_small() -> None:
    sizes = [len(written(setting)) for setting in SETTINGS.values()]
    assert max(sizes) < 100_000
    assert sum(sizes) < 1_000_000


@pytest.mark.parametrize("name", ["clock-classic", "grandfathers-clock-second-suits"])
def test_a_file_is_the_same_again(name: str) -> None:
    assert file_of(vectors_of(SETTINGS[name])) == written(SETTINGS[name])


@pytest.mark.parametrize("name", SETTINGS)
def test_what_is_refused_is_no_deck(name: str) -> None:
    """Each deck lacks a card of the 52, or has one twice or unknown; the reasons are all there."""
    deck = {rank + suit for rank in "A23456789TJQK" for suit in "SHDC"}
    refused = {each.name: each for each in read(name).refused}
    assert all(sorted(each.deck) != sorted(deck) for each in refused.values())
    assert len(refused["card-missing"].deck) == 51
    assert len(refused["card-too-many"].deck) == 53
    assert len(set(refused["card-twice"].deck)) == 51 == len(refused["card-twice"].deck) - 1
    for unknown in ("unknown-rank", "unknown-suit", "no-suit", "no-card"):
        assert len(set(refused[unknown].deck) - deck) == 1
    assert refused["no-cards"].deck == []


# ---- The second methods -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CLOCKS)
def test_games_of_clock_are_those_played_with_cards_on_a_table(name: str) -> None:
    record = read(name)
    for vector in record.vectors:
        steps = steps_of(vector)
        chosen = next((step["apply"].split()[1] for step in steps if _is_chance(step)), "")
        game = clock_game(vector, record.rules, chosen)
        at = 0
        for step in steps:
            at += 0 if "refused" in step else -1 if "undo" in step else int("apply" in step)
            if "hand" in step:
                assert step["hand"] == (game.turned[at] if at < len(game.turned) else None)
            if step.get("moves"):
                there = "exchange" if record.rules["second-chance"] == "watch" else "open"
                offered = at + 1 == game.stopped and game.choices
                assert sorted(step["moves"]) == (
                    sorted(f"{there} {card}" for card in game.choices) if offered else ["turn"]
                )
            if step.get("state", {}).get("hand", "") is None:
                assert [pile["down"] for pile in step["state"]["piles"]] == game.down
        if vector.name != "taken-back":
            result = steps[-2]["result"]
            assert {key: value for key, value in result.items() if key in game.result} == game.result
            assert steps[-2]["moves"] == []
            assert steps[-1]["refused"] == "the game is over"


def _is_chance(step: dict[str, Any]) -> bool:
    return "refused" not in step and step.get("apply", "turn") != "turn"


@pytest.mark.parametrize("name", CLOCKS)
def test_games_of_clock_are_won_if_the_bottom_map_says_so(name: str) -> None:
    """Where the bottom map decides; the table is laid by support.claims."""
    record = read(name)
    rules = Choice(record.preset).rules
    if not decides(rules):
        assert name in ("clock-one-king", "clock-watch", "clock-pysolfc-relaxed", "clock-aisleriot-2010", "clock-spade")
        return
    for vector in record.vectors:
        if vector.name == "taken-back":
            continue
        piles = laid_out(Cards.claim(vector, record.rules))
        won = bottom_map(Table(tuple(tuple(map(Cards.read, pile)) for pile in piles)), rules).verdict is Verdict.WON
        assert steps_of(vector)[-2]["result"]["result"] == ("won" if won else "lost")


@pytest.mark.parametrize("name", KLONDIKES)
def test_games_of_klondike_go_by_the_rules_that_the_checker_restates(name: str) -> None:
    record = read(name)
    for vector in record.vectors:
        replay(steps_of(vector), klondike_table(vector, record.rules))


@pytest.mark.parametrize("name", DIALS)
def test_games_of_grandfathers_clock_go_by_the_rules_that_the_checker_restates(name: str) -> None:
    record = read(name)
    for vector in record.vectors:
        replay(steps_of(vector), dial_table(vector, record.rules))


@pytest.mark.parametrize(
    ("game", "named"),
    [
        ("klondike", (("draw", "5"), ("columns", "6"), ("partial-runs", "no"))),
        ("klondike", (("draw", "24"),)),
        ("klondike", (("draw", "9"), ("columns", "9"))),
        ("klondike", (("listing", "bottom-first"), ("deal", "face-up-last"), ("columns", "9"))),
        ("grandfathers-clock", (("build", "alternating"), ("runs", "yes"))),
        ("grandfathers-clock", (("wrap", "yes"), ("empty-column", "none"), ("columns", "7"))),
        ("grandfathers-clock", (("listing", "bottom-first"), ("columns", "10"))),
        ("grandfathers-clock", (("wrap", "yes"), ("columns", "40"))),
    ],
)
def test_vectors_for_other_options_go_by_the_restated_rules_too(game: str, named: tuple[tuple[str, str], ...]) -> None:
    record = vectors_of(Setting(game, "classic", named))
    table_of = klondike_table if game == "klondike" else dial_table
    for vector in record.vectors:
        replay(steps_of(vector), table_of(vector, record.rules))
    assert {"won-by-going-up", "other-than-classic", "taken-back"} <= {vector.name for vector in record.vectors}


def test_vectors_for_the_clock_with_other_options() -> None:
    """Play starts in another pile, of which a small deck may have none."""
    for named in (
        (("start", "5"),),
        (("dead-end", "exception"), ("start", "3")),
        (("first-pile", "4"), ("direction", "anticlockwise")),
    ):
        record = vectors_of(Setting("clock", "classic", named))
        for vector in record.vectors:
            game = clock_game(vector, record.rules, "")
            hands = [step["hand"] for step in steps_of(vector) if "hand" in step and "refused" not in step]
            assert hands[: len(game.turned)] == game.turned or vector.name == "taken-back"
        assert any(vector.classic for vector in record.vectors)


@pytest.mark.parametrize(
    ("setting", "says"),
    [
        (Setting("klondike", "classic", (("columns", "10"),)), "10 columns take 55 cards"),
        (Setting("klondike", "classic", (("colums", "10"),)), "no option 'colums'"),
        (Setting("clock", "nobody"), "no preset 'nobody'"),
        (Setting("clock", "classic", (("first-pile", "13"),)), "expected a clock pile"),
        (Setting("grandfathers-clock", "classic", (("runs", "some"),)), "option runs is 'some'"),
    ],
)
def test_options_that_there_are_not_are_bad_input(setting: Setting, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        vectors_of(setting)


# ---- What is there ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SETTINGS)
def test_rules_that_are_not_the_classic_ones_show_it(name: str) -> None:
    """``classic`` is what the second methods say by the classic rules, and not what is said here."""
    record, classic = read(name), options_of(SETTINGS[name].game)
    telling = [vector for vector in record.vectors if vector.classic]
    assert bool(telling) is (name not in SAME_AS_CLASSIC)
    for vector in telling:
        ((ask, answer),) = dict(vector.classic or {}).items()
        steps = steps_of(vector)
        if record.game == "clock":
            there = clock_game(vector, classic, "").result
            assert {key: value for key, value in answer.items() if key in there} == there
            assert any(steps[-2]["result"][key] != answer[key] for key in ("result", "turned", "last"))
            continue
        assert steps[-1][ask] != answer
        steps = [{key: step[key] for key in ("apply",) if key in step} for step in steps]
        table = (klondike_table if record.game == "klondike" else dial_table)(vector, classic)
        replay([*steps[:-1], {**steps[-1], ask: answer}], table)


@pytest.mark.parametrize("name", CLOCKS)
def test_the_decks_of_the_clock_are_what_they_are_said_to_be(name: str) -> None:
    found = vectors_by_name(name)
    hands = {
        key: "".join(step["hand"][0] for step in steps_of(each) if step.get("hand")) for key, each in found.items()
    }
    first = {key: steps_of(each)[-2] for key, each in found.items()}
    assert hands["last-card-king"].endswith("K")
    assert hands["three-kings-last"].endswith("KKK")
    assert hands["four-kings-first"].startswith("KKKK")
    assert "KK" in hands["kings-in-a-row"][:7]
    assert hands["kings-in-a-row"][:7].count("K") == 4
    assert hands["queen-first"].startswith("Q")
    assert hands["card-at-its-own-pile"].startswith("5555")
    assert all(first[key]["result"]["result"] == "won" for key in ("last-card-king", "three-kings-last", "random-won"))
    assert ("random-lost" in found) is (name != "clock-one-king")
    ended = found["one-card-left"]
    down = [card for pile in steps_of(ended)[-2]["state"]["piles"] for card in pile["down"]]
    goes_on = name in ("clock-one-king", "clock-watch", "clock-pysolfc-relaxed")
    assert len(down) == (0 if goes_on else 1)
    if "watch" in name or "relaxed" in name:
        for verdict in ("won", "lost"):
            steps = steps_of(found[f"second-chance-{verdict}"])
            assert any(_is_chance(step) for step in steps)
            assert steps[-2]["result"]["result"] == verdict


KLONDIKE_KINDS = {
    "won-by-going-up", "won", "draw-from-nothing", "redeal-too-early", "card-turned", "column-emptied", "run",
    "ace-from-the-waste", "two-places", "king-from-the-waste", "king-with-a-run", "king-to-another-column",
    "part-of-a-run", "worrying-back", "king-back", "same-colour", "two-ranks-lower", "no-king", "not-next",
    "under-the-last-of-the-waste", "onto-a-covered-card", "covered-card", "refused-moves-start",
    "refused-moves-middle", "taken-back", "small-7x4", "small-8x4", "small-10x3", "small-13x3",
}  # fmt: skip
THREE_AT_A_TIME = {"draw-with-1-left", "draw-with-2-left"}
UNDER = {"draw-under", "draw-from-the-waste", "redeal-under"}
THEIR_OWN = {
    "klondike-classic": KLONDIKE_KINDS | THREE_AT_A_TIME | {"redeal"},
    "klondike-draw-one": KLONDIKE_KINDS | {"redeal", "other-than-classic"},
    "klondike-three-passes": KLONDIKE_KINDS | THREE_AT_A_TIME | {"redeal", "passes-used-up", "other-than-classic"},
    "klondike-under": KLONDIKE_KINDS - {"draw-from-nothing", "redeal-too-early"} | UNDER | {"other-than-classic"},
    "klondike-no-way-back": KLONDIKE_KINDS - {"king-back"} | THREE_AT_A_TIME | {"redeal", "other-than-classic"},
    "klondike-vegas": KLONDIKE_KINDS | {"passes-used-up", "other-than-classic"},
}


@pytest.mark.parametrize("name", KLONDIKES)
def test_every_kind_of_klondike_is_there(name: str) -> None:
    assert set(vectors_by_name(name)) == THEIR_OWN[name]


@pytest.mark.parametrize("name", KLONDIKES)
def test_the_moments_of_klondike_are_what_they_are_said_to_be(name: str) -> None:
    found = vectors_by_name(name)
    for key, vector in found.items():
        steps = steps_of(vector)
        if key.startswith("draw-with-"):
            left = int(key.split("-")[2])
            assert len(steps[-2]["state"]["stock"]) == left
            assert len(steps[-1]["state"]["waste"]) == len(steps[-2]["state"]["waste"]) + left
        if key == "redeal":
            before, after = steps[-4]["state"], steps[-3]["state"]
            assert (after["stock"], after["waste"]) == (before["waste"], [])
            assert after["pass"] == before["pass"] + 1
        if key == "passes-used-up":
            assert steps[-2]["state"]["pass"] == {"klondike-vegas": 1, "klondike-three-passes": 3}[name]
            assert (steps[-1]["apply"], "refused" in steps[-1]) == ("redeal", True)
        if key == "draw-from-the-waste":
            assert steps[-2]["state"]["stock"] == []
            assert steps[-1]["state"]["waste"] == steps[-2]["state"]["waste"][:3]
        if key == "worrying-back" and name != "klondike-no-way-back":
            assert sum(steps[-1]["state"]["foundations"]) == sum(steps[-2]["state"]["foundations"]) - 1
        if key == "part-of-a-run":
            card = steps[-1]["apply"][:2]
            assert any(card in column["up"][1:] for column in steps[-2]["state"]["columns"])
        if key.startswith("king-") and key != "king-back":
            empty = int(steps[-1]["apply"].partition(">")[2])
            assert steps[-2]["state"]["columns"][empty - 1] == {"down": [], "up": []}
            assert steps[-1]["apply"].startswith("K")
        if key.startswith("won"):
            assert steps[-1]["result"] == {"result": "won"}
        if key == "small-7x4":
            assert steps[0]["state"]["stock"] == []


DIAL_KINDS = {
    "won-by-going-up", "won", "ace-after-king", "two-after-ace", "hour-shown", "column-emptied", "two-places",
    "same-suit", "empty-column", "to-another-empty-column", "king-on-ace", "run", "not-next", "two-ranks-lower",
    "one-rank-higher", "covered-card", "back-from-the-foundation", "refused-moves-start", "refused-moves-middle",
    "taken-back", "small-5x2", "small-8x3", "small-9x4",
}  # fmt: skip


@pytest.mark.parametrize("name", DIALS)
def test_every_kind_of_grandfathers_clock_is_there_and_true(name: str) -> None:
    found = vectors_by_name(name)
    assert set(found) == DIAL_KINDS | ({"other-than-classic"} if name.endswith("second-suits") else set())
    last = {key: steps_of(vector)[-1] for key, vector in found.items()}
    before = {
        key: steps_of(vector)[-2]["state"]
        for key, vector in found.items()
        if key in DIAL_KINDS - {"won"} and "state" in steps_of(vector)[-2]
    }
    ace = last["ace-after-king"]["apply"]
    assert ace[0] == "A"
    assert f"K{ace[1]}" in before["ace-after-king"]["foundations"]
    assert last["king-on-ace"]["apply"][::3] == "KA"
    assert "refused" in last["king-on-ace"]
    assert [] in before["empty-column"]["columns"]
    assert [last["to-another-empty-column"]["apply"][:2]] in before["to-another-empty-column"]["columns"]
    assert [step for step in steps_of(found["refused-moves-middle"]) if "refused" in step][4:]
    first = steps_of(found["won"])[0]["state"]["foundations"][0]
    assert first == ("TH" if name.endswith("second-suits") else "TS")


# ---- Fed to an engine -------------------------------------------------------------------------------------------


def _faults(record: VectorsRecord, engine: Engine) -> list[str]:
    """The vectors of which an engine gets something wrong, asked as the protocol has it."""
    wrong = []
    for vector in record.vectors:
        deck = tuple(vector.deck)
        engine.deal(NewDeal(record.game, record.preset, record.rules, vector.ranks, vector.suits, deck))
        if not all(_right(step, engine) for step in steps_of(vector)):
            wrong.append(vector.name)
    return wrong


def _right(step: dict[str, Any], engine: Engine) -> bool:
    try:
        if "apply" in step:
            engine.apply(step["apply"])
        if "undo" in step:
            engine.undo()
    except Refused:
        return "refused" in step
    if "refused" in step:
        return False
    answers = {"state": engine.state, "moves": lambda: {"moves": engine.moves()}, "result": engine.result}
    told = {ask: {"moves": step[ask]} if ask == "moves" else step[ask] for ask in answers if ask in step}
    return not any(compared(ask, expected, answers[ask]()) for ask, expected in told.items())


def test_an_example_engine_passes_and_a_wrong_one_does_not(tmp_path: Path) -> None:
    right = Path(verify.__file__).parent / "examples" / "engines" / "clock_engine.py"
    text = right.read_text(encoding="utf-8")
    assert text.count("if len(game) == 1") == 1
    wrong = tmp_path / "engine.py"
    wrong.write_text(text.replace("if len(game) == 1", "if len(game) == 2"), encoding="utf-8")
    for program, faults in ((right, []), (wrong, ["taken-back"])):
        engine = ProcessEngine([sys.executable, str(program)])
        try:
            assert _faults(read("clock-classic"), engine) == faults
        finally:
            engine.close()
