"""``verify show --game grandfathers-clock``: the dial, what is known of a position, the move that lost it."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from support.command import Verify

GAME = ("--game", "grandfathers-clock")
SMALL = (*GAME, "--ranks", 4, "--suits", 2)  # AS goes on 4S at one, 4H AH 2H on 3H at two, 3S on 2S at three

# where nothing goes into empty columns 2H must go onto 3S before that goes up, and AH must not go onto 2H
TABLE = "[three before one]\n1: 4H 2H\n2: AH\n3: AS\n4: 3S\n"
NO_FILLING = (*SMALL, "-o", "empty-column=none")
FATAL = "  lost by    move 2, 3S>: until then the game could be won\n"
FACE = """\
           12: 9D
     11: 8C      1: TS
 10: 7H              2: JH
9: 6S                 3: QC
 8: 5D               4: KD
     7: 4C       5: 2S
           6: 3H

   1   2   3   4   5   6   7   8
  JD  2D  9H  JC  7C  5H  KC  9S
  5S  AD  KH  KS  QD  JS  AS  AH
  3C  5C  QH  4H  AC  4D  7S  3S
  TD  4S  TH  8H  2C  7D  6D  8S
  8D  QS  6C  3D  TC  9C  2H  6H
"""  # the columns as the program KPat deals its deal 1


@pytest.fixture
def deal(tmp_path: Path) -> Path:
    file = tmp_path / "deal.txt"
    file.write_text(TABLE)
    return file


def test_the_dial_of_a_real_deal(verify: Verify) -> None:
    ended = verify("show", *GAME, "--deal", "kpat:1")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith(f"{FACE}\nkpat:1: winnable\n  rules      classic")
    second = verify("show", *GAME, "--deal", "kpat:2", "--rules", "second-suits").out
    assert second.startswith("           12: 9C\n     11: 8D      1: TH\n 10: 7S              2: JS\n")
    assert verify("show", *GAME, "--deal", "kpat:1", "--cards", "fi").out.startswith("            12: 9Ru\n")


def test_a_foundation_that_shows_its_hour_has_a_star(verify: Verify, deal: Path) -> None:
    out = verify("show", *SMALL, deal, "--at", "AS> 3S>").out
    assert out.startswith("      3: 3S*\n 2: 3H     1: AS*\n\n   1   2   3   4\n  4H  AH\n  2H\n\n")
    assert f"{deal}:1 [three before one]: winnable after 2 moves\n  played     AS> 3S>\n" in out
    start = verify("show", *SMALL, deal).out
    assert start.startswith("      3: 2S\n 2: 3H     1: 4S\n\n   1   2   3   4\n  4H  AH  AS  3S\n  2H\n\n")


@pytest.mark.parametrize("ranks", [3, 25, 60])
def test_other_dials_show_every_hour(verify: Verify, ranks: int) -> None:
    """Large ones in rows, none wider than a page."""
    small = (*GAME, "--ranks", ranks, "--suits", 2, "-o", "columns=3")
    out = verify("show", *small, "--deal", "random:1", "--positions", 1).out
    dial = out.partition("\n\n")[0]
    assert [hour for hour in range(1, ranks) if f"{hour}: " not in dial] == []
    assert max(map(len, dial.splitlines())) <= 100
    assert "\0" not in out


def test_the_move_that_lost_is_named(verify: Verify, deal: Path) -> None:
    out = verify("show", *NO_FILLING, deal, "--at", "AS> 3S> AH>2H").out
    assert f"{deal}:1 [three before one]: unwinnable after 3 moves\n  played     AS> 3S> AH>2H\n" in out
    assert FATAL in out
    assert "  stuck      " in out
    kept = verify("show", *NO_FILLING, deal, "--at", "AS>, 2H>3S").out
    assert "winnable after 2 moves" in kept
    assert "lost by" not in kept
    assert "  lost by    move 1, AH>2H: until" in verify("show", *NO_FILLING, deal, "--at", "AH>2H").out


def test_a_game_lost_from_the_start(verify: Verify, deal: Path) -> None:
    deal.write_text("1: 3S 4H 2H\n2: AH\n3: AS\n")
    out = verify("show", *NO_FILLING, deal, "--at", "AS>").out
    assert "lost by    no move: it could not be won before the first one either" in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--at", "4H>"), "move 1: 4H to its foundation is not possible here: 4H lies under 2H"),
        (("--at", "AS> AH>1"), "move 2: AH to the empty column 1 is not possible here"),
        (("--at", "AS> 2H>3S 2H>4S"), "move 3: 2H onto 4S is not possible here"),
        (("--at", "hop"), "--at hop: move 1: 'hop' is no move: expected a move such as 5H>6C, 5H> or KD>4"),
        (("--at", "draw*2"), "--at draw*2: move 1: 'draw*2' is no move"),
        (("--at", "99"), "--at 99: the solution has 6 moves"),
        (("--step", "--json"), "--step, --output, --html and --json exclude each other: expected one of them"),
        (("--at", "AS>", "--output", "rest"), "rest holds decks without their clock cards, and this deal is a table"),
        (("--output", "kpat"), "Invalid value for '--output': 'kpat' is not one of 'deck'"),
    ],
)
def test_what_cannot_be_shown(verify: Verify, deal: Path, arguments: tuple[str, ...], message: str) -> None:
    assert message in verify("show", *NO_FILLING, deal, *arguments).complaint


def test_a_table_in_the_middle_of_a_game_is_no_deck(verify: Verify) -> None:
    for form in ("deck", "rest"):
        ended = verify("show", *SMALL, "-", "--output", form, stdin="1: 4H\n2: AH 2H\n3: AS\n4: 3S\n")
        assert "this table is not as it is dealt, and the format holds decks: expected table or" in ended.complaint


def test_there_is_no_solution_of_a_lost_deal(verify: Verify) -> None:
    for arguments in (("--at", 1), ("--step",)):
        complaint = verify("show", *GAME, "--deal", "kpat:2", *arguments).complaint
        assert "the deal is unwinnable, so there is no solution to" in complaint


def test_steps_are_all_positions(verify: Verify, deal: Path) -> None:
    """The moves in the order in which they are played, and at the end every foundation shows its hour."""
    moves = "2H>3S AS> 4H> AH> 2H> 3S>"
    out = verify("show", *NO_FILLING, deal, "--step", "--at", moves).out
    assert [line for line in out.splitlines() if line.startswith(("the start", "move "))] == [
        "the start",
        *(f"move {number} of 6: {move}" for number, move in enumerate(moves.split(), 1)),
    ]
    assert out.endswith(f"      3: 3S*\n 2: 2H*    1: AS*\n\n   1   2   3   4\n\n{deal}:1: winnable\n\n")
    solution = verify("show", *NO_FILLING, deal, "--step").out
    assert solution.count(" of 6: ") == 6


def test_the_position_is_written_as_a_deal_of_its_own(verify: Verify, deal: Path) -> None:
    written = verify("show", *SMALL, deal, "--at", "AS>", "--output", "table").out
    assert written == "[three before one]\nFoundations: AS 3H 2S\n1: 4H 2H\n2: AH\n3:\n4: 3S\n"
    assert verify("check", *SMALL, "-", stdin=written).out.startswith("-:1 [three before one]: winnable\n")


@pytest.mark.parametrize("options", [(), ("-o", "listing=bottom-first"), ("--rules", "second-suits")], ids=str)
@pytest.mark.parametrize("form", ["deck", "rest", "json", "uva170", "integers", "table"])
def test_a_real_deal_is_the_same_in_every_format(verify: Verify, form: str, options: tuple[str, ...]) -> None:
    """Read again by the same rules it begins with the same table."""
    for number in ("random:3", "kpat:25", "pysol:5"):
        written = verify("show", *GAME, "--output", form, "--deal", number, *options).out
        again = tuple(option for option in options if form != "table" or option not in ("-o", "listing=bottom-first"))
        table = verify("show", *GAME, "--output", "table", "--deal", number, *options)
        assert table.code == 0
        assert verify("show", *GAME, "--output", "table", "-", *again, stdin=written).out == table.out


def test_json_speaks_of_the_position_that_is_shown(verify: Verify, deal: Path) -> None:
    start = json.loads(verify("show", *NO_FILLING, deal, "--json").out)
    assert (start["after"], start["verdict"], start["deal_verdict"], start["lost_by"]) == ("", *["winnable"] * 2, None)
    assert sorted(start["legal_moves"]) == ["2H>3S", "3S>", "AH>2H", "AS>", "AS>2H"]
    lost = json.loads(verify("show", *NO_FILLING, deal, "--at", "AS> 3S> AH>2H", "--json").out)
    assert (lost["after"], lost["verdict"], lost["deal_verdict"]) == ("AS> 3S> AH>2H", "unwinnable", "winnable")
    assert (lost["stuck"], lost["lost_by"], lost["moves"], lost["legal_moves"]) == (True, 2, "", [])
    assert lost["table"] == {"columns": [["4H", "2H", "AH"], [], [], []], "foundations": ["AS", "3H", "3S"]}


def test_the_table_in_json_is_a_deal(verify: Verify) -> None:
    shown = json.loads(verify("show", *GAME, "--deal", "kpat:1", "--at", "9C> 7D>8D", "--json").out)
    again = json.loads(verify("check", *GAME, "--json", "-", stdin=json.dumps(shown["table"])).out)
    assert [again[key] for key in ("verdict", "moves")] == [shown[key] for key in ("verdict", "moves")]


def test_the_moves_of_a_real_position(verify: Verify) -> None:
    """Told by hand from the table: of the top cards 8D QS 6C 3D TC 9C 2H 6H only 9C goes up, on 8C, and 2H on 3D."""
    out = verify("show", *GAME, "--deal", "kpat:1", "--moves").out
    assert out.endswith("  moves      9C> 8D>9C 9C>TC 2H>3D\n")


def test_the_example_of_a_stuck_position_in_the_help_is_one(verify: Verify) -> None:
    """The text of the help is what is run; before the moves it names the game is not stuck."""
    example = re.search(r"^ +verify (show .*--at .*)$", verify("show", *GAME, "--help").out, re.MULTILINE)
    assert example is not None
    ended = verify(*shlex.split(example[1]))
    assert ended.code == 0
    assert "\n  stuck      " in ended.out
    assert "\n  stuck      " not in verify(*shlex.split(example[1])[:-2]).out
