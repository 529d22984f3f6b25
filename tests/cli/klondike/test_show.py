"""``verify show --game klondike``: the table, what is known of it, the move that lost it. Decided by hand."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from support.command import Verify
from verify.cli.searching.fatal import Fatal, fatal_move
from verify.verdict import Verdict

GAME = ("--game", "klondike")
SUIT = (*GAME, "--ranks", 4, "--suits", 1, "--rules", "vegas")
# one card at a time, one pass: the ace must go up before the two is drawn onto it; the three waits in the column
TABLE = "[once only]\n1: 3S\n2: 4S\nStock: AS 2S\n"
FATAL = "  lost by    move 2, draw: until then the game could be won\n"


@pytest.fixture
def deal(tmp_path: Path) -> Path:
    file = tmp_path / "deal.txt"
    file.write_text(TABLE)
    return file


def without_time(out: str) -> list[str]:
    return [line for line in out.splitlines() if not line.startswith("  searched ")]


def test_the_table_and_its_verdict(verify: Verify, deal: Path) -> None:
    ended = verify("show", *SUIT, deal)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("foundations  --\nwaste        -\nstock        AS 2S\n\n   1    2\n  3S   4S\n\n")
    assert f"{deal}:1 [once only]: winnable\n" in ended.out
    assert "  solution   draw AS> draw 2S> 3S> 4S>\n" in ended.out


def test_the_move_that_lost_is_named(verify: Verify, deal: Path) -> None:
    """Of one suit nothing goes onto anything: once 2S lies on AS, in the only pass, nothing can be placed."""
    out = verify("show", *SUIT, deal, "--at", "draw*2").out
    assert "waste        AS 2S\nstock        -\n" in out
    assert f"{deal}:1 [once only]: unwinnable after 2 moves\n  played     draw*2\n" in out
    assert FATAL in out
    assert "  stuck      " in out


def test_moves_that_lose_nothing(verify: Verify, deal: Path) -> None:
    out = verify("show", *SUIT, deal, "--at", "draw, AS>").out
    assert "foundations  AS\n" in out
    assert "winnable after 2 moves" in out
    assert "lost by" not in out
    followed = verify("show", *SUIT, deal, "--at", 2).out  # the solution begins so too
    assert without_time(followed) == without_time(out)


def test_a_game_lost_from_the_start(verify: Verify, deal: Path) -> None:
    deal.write_text(
        TABLE.replace("AS 2S", "2S AS").replace("3S", "-").replace("1: -", "1: [AS] 3S").replace(" AS\n", "\n")
    )
    out = verify("show", *SUIT, deal, "--at", "draw").out
    assert "lost by    no move: it could not be won before the first one either" in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--at", "draw*3"), "move 3: draw is not possible here"),
        (("--at", "AS>"), "move 1: AS to its foundation is not possible here: AS lies in the stock"),
        (("--at", "draw AS>5S"), "move 2: AS onto 5S is not possible here: there is no 5S in this deck"),
        (("--at", "hop"), "--at hop: move 1: 'hop' is no move: expected draw, redeal, or a move such as 7H>8S"),
        (("--at", "7"), "--at 7: the solution has 6 moves"),
        (("--step", "--json"), "--step, --output, --html and --json exclude each other: expected one of them"),
        (("--output", "deck"), "this table is not as it is dealt, and the format holds decks: expected table, json or"),
    ],
)
def test_what_cannot_be_shown(verify: Verify, deal: Path, arguments: tuple[str, ...], message: str) -> None:
    assert message in verify("show", *SUIT, deal, *arguments).complaint


def test_there_is_no_solution_of_a_lost_deal(verify: Verify, deal: Path) -> None:
    deal.write_text("1: [AS] 3S\n2: 4S\nStock: 2S\n")
    for arguments in (("--at", 1), ("--step",)):
        assert "the deal is unwinnable, so there is no solution to" in verify("show", *SUIT, deal, *arguments).complaint


def test_an_undecided_position_is_unknown(verify: Verify) -> None:
    ended = verify("show", "--game", "klondike", "--deal", "random:1", "--at", "draw", "--positions", 1)
    assert ended.code == 3
    assert ": unknown after 1 move\n" in ended.out


def test_steps_are_all_positions(verify: Verify, deal: Path) -> None:
    out = verify("show", *SUIT, deal, "--step").out
    assert [line for line in out.splitlines() if line.startswith(("the start", "move "))] == [
        "the start",
        *(f"move {number} of 6: {move}" for number, move in enumerate(["draw", "AS>", "draw", "2S>", "3S>", "4S>"], 1)),
    ]
    assert out.endswith(f"\n{deal}:1: winnable\n\n")


def test_the_position_is_written_as_a_deal_of_its_own(verify: Verify, deal: Path) -> None:
    written = verify("show", *SUIT, deal, "--at", "draw AS>", "--output", "table").out
    assert written == "[once only]\nFoundations: AS\nWaste:\nStock: 2S\n1: 3S\n2: 4S\n"
    assert verify("check", *SUIT, "-", stdin=written).out.startswith("-:1 [once only]: winnable\n")


@pytest.mark.parametrize("deal_order", ["rows", "face-up-last"])
@pytest.mark.parametrize("form", ["deck", "json", "klondike-solver", "uva170", "integers", "table", "solvitaire"])
def test_a_real_deal_is_the_same_in_every_format(verify: Verify, form: str, deal_order: str) -> None:
    """Read again by the same rules it begins with the same table."""
    game = ("show", "--game", "klondike", "--output")
    option = ("-o", f"deal={deal_order}")
    for number in ("random:3", "kpat:11982", "pysol:5"):
        given = option if number.startswith("random") else ()
        written = verify(*game, form, "--deal", number, *given).out
        again = () if form in ("table", "solvitaire", "klondike-solver") else given
        expected = verify(*game, "json", "--deal", number, *given)
        table = verify(*game, "table", "--deal", number, *given).out
        assert verify(*game, "table", "-", *again, stdin=written).out == table
        assert expected.code == 0


def test_the_move_that_lost_a_real_deal(verify: Verify) -> None:
    """A playable card of the waste need not be played; second method: the positions around the move, one by one."""
    moves = "6S>7H 5D>6S 7D>8S 8S>9D AH> draw*2 6C>7D draw*6 9C>TD redeal draw"
    real = ("show", "--game", "klondike", "--deal", "random:1", "--at")
    ended = verify(*real, moves)
    assert ended.code == 0
    assert "random:1:#1: unwinnable after 17 moves\n" in ended.out
    assert "  lost by    move 15, 9C>TD: until then the game could be won\n" in ended.out
    before, through = moves.partition(" 9C>TD")[:2]
    for text, verdict in ((before, "winnable"), (before + through, "unwinnable")):
        written = verify(*real, text, "--output", "table").out
        assert verify("check", "--game", "klondike", "-", "--expect", verdict, stdin=written).code == 0


def test_passes_are_counted_where_they_are_limited(verify: Verify, deal: Path) -> None:
    at = ("--at", "draw*2 redeal draw", "--output", "table")
    assert "Pass: 2\n" in verify("show", *SUIT, deal, "-o", "passes=3", *at).out
    assert "Pass" not in verify("show", *SUIT, deal, "-o", "passes=unlimited", *at).out
    assert "not possible here" in verify("show", *SUIT, deal, *at).complaint


def test_json_speaks_of_the_position_that_is_shown(verify: Verify, deal: Path) -> None:
    start = json.loads(verify("show", *SUIT, deal, "--json").out)
    assert (start["after"], start["verdict"], start["deal_verdict"], start["lost_by"]) == ("", *["winnable"] * 2, None)
    assert (start["moves"], start["move_count"], start["legal_moves"]) == ("draw AS> draw 2S> 3S> 4S>", 6, ["draw"])
    between = json.loads(verify("show", *SUIT, deal, "--at", "draw", "--json").out)
    assert (between["verdict"], between["moves"]) == ("winnable", "AS> draw 2S> 3S> 4S>")
    assert between["legal_moves"] == ["draw", "AS>"]
    lost = json.loads(verify("show", *SUIT, deal, "--at", "draw*2", "--json").out)
    assert (lost["after"], lost["verdict"], lost["deal_verdict"]) == ("draw*2", "unwinnable", "winnable")
    assert (lost["stuck"], lost["lost_by"], lost["moves"], lost["legal_moves"]) == (True, 2, "", [])
    assert lost["table"]["waste"] == ["AS", "2S"]


def test_the_table_in_json_is_a_deal(verify: Verify) -> None:
    game = ("--game", "klondike")
    shown = json.loads(verify("show", *game, "--deal", "random:1", "--at", "8S>9D AH> draw", "--json").out)
    again = json.loads(verify("check", *game, "--json", "-", stdin=json.dumps(shown["table"])).out)
    assert [again[key] for key in ("verdict", "moves")] == [shown[key] for key in ("verdict", "moves")]


def test_the_moves_of_a_real_position(verify: Verify) -> None:
    """Told by hand from the table; each can be played."""
    game = ("show", "--game", "klondike", "--deal", "random:1", "--at")
    out = verify(*game, "8S>9D AH>", "--moves").out
    assert out.endswith("  moves      draw 6S>7H 6S>7D 7H>8S 7D>8S\n")
    assert "  moves " not in verify(*game, "8S>9D AH>").out
    for move in json.loads(verify(*game, "8S>9D AH>", "--json").out)["legal_moves"]:
        assert verify(*game, f"8S>9D AH> {move}", "--output", "json").code == 0


LETTERS = {"w": Verdict.WINNABLE, "u": Verdict.UNWINNABLE, "?": Verdict.UNKNOWN}


@pytest.mark.parametrize("length", range(1, 12))
def test_the_fatal_move_is_found_wherever_it_is(length: int) -> None:
    for winnable in range(length):
        game = "w" * winnable + "u" * (length - winnable)
        assert fatal_move(game, LETTERS.__getitem__).move == winnable


@pytest.mark.parametrize(
    ("game", "fatal"),
    [("ww??u", Fatal(0, 4)), ("????u", Fatal(-1, 4)), ("?wuuu", Fatal(1, 2)), ("wwwu", Fatal(2, 3))],
)
def test_what_is_undecided_leaves_it_open(game: str, fatal: Fatal) -> None:
    assert fatal_move(game, LETTERS.__getitem__) == fatal


def test_the_example_of_a_stuck_position_in_the_help_is_one(verify: Verify) -> None:
    """The text of the help is what is run; before the moves it names the game is not stuck."""
    example = re.search(r"^ +verify (show .*--at .*)$", verify("show", *GAME, "--help").out, re.MULTILINE)
    assert example is not None
    ended = verify(*shlex.split(example[1]))
    assert ended.code == 0
    assert "\n  stuck      " in ended.out
    assert "\n  stuck      " not in verify(*shlex.split(example[1])[:-2]).out
