"""Every kind of bad input for the games that are searched ends with one line on standard error and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.command import EXAMPLES, Verify
from verify.deals import numbered

KLONDIKE, GRANDFATHERS_CLOCK = "klondike", "grandfathers-clock"
GAMES = (KLONDIKE, GRANDFATHERS_CLOCK)
DECK = " ".join(map(str, next(numbered("random:1")).cards))
RANKS = " ".join(card[0] for card in DECK.split())
DIGITS = (EXAMPLES / "klondike_digits.txt").read_text().splitlines()[-1]
TABLE = "1: JD 5S 3C TD 8D\n2: 2D AD 5C 4S QS\n"
SAVED = '<?xml version="1.0" encoding="UTF-8"?>\n<kpat-game game-type="grandfathersclock" game-seed="1"><state/>'

Arguments = tuple[str, ...]
Rows = list[tuple[str | bytes, str]]

FILES: Rows = [
    (DECK.replace("KD", "", 1), "51 cards, expected 52; KD is missing"),
    (DECK.replace("KD", "AS", 1), "AS is there twice, card"),
    (DECK.replace("KD", "KX", 1), "'KX' is not a card"),
    (DECK.replace("KD", "Joker", 1), "'Joker' is a joker; the deck has none: take the jokers out"),
    (DECK.replace("KD", "K", 1), "has no suit, though other cards have"),
    ("", "there is no deal in it: it is empty"),
    ("# only a comment\n", "no deal in it"),
    (DECK.encode("utf-16"), "is not UTF-8 (it looks like UTF-16)"),
    (b"\x7fELF\x02\x01\x01\0\0\0\0", "this is a binary file"),
    ("[" * 100_000, "deals.txt:1:"),
    ('{"columns": [', "deals.txt:1: not valid JSON: it ends too early"),
    ('{"columns": 7}', "deals.txt:1: columns: expected an array, found the number 7"),
    ('{"deck": 7}', "deals.txt:1: deck: expected an array of cards, found the number 7"),
    ('{"piles": []}', "deals.txt:1: expected either a key 'deck' or a key 'columns'"),
]
FILES_OF: dict[str, Rows] = {
    KLONDIKE: [
        (RANKS, "the deal has ranks only, and Klondike is played with suits"),
        (DIGITS[:-1], "155 digits, expected 156"),
        ("A: AS 2S 3S 4S", "this looks like the format piles, which is for clock"),
        ("1: AS\n2: [AH] 2H 3H", "4 cards on lines 1 to 2, expected 52"),
    ],
    GRANDFATHERS_CLOCK: [
        (RANKS, "ranks only, and Grandfather's Clock is played with suits"),
        ("A: AS 2S 3S 4S", "this looks like the format piles, which is for other games"),
        (TABLE, "22 cards on lines 1 to 2, expected 52"),
        ("Foundations: 3C\n" + TABLE, "3C is there twice, card 1 on line 1 and card 4 on line 2"),
        (TABLE + "4: 7S\n", "column 3 is missing: for an empty one write '3:'"),
        (SAVED, "deals.txt:2: not valid XML: no element found"),
    ],
}


@pytest.mark.parametrize(
    ("game", "text", "message"), [(game, *row) for game in GAMES for row in FILES + FILES_OF[game]]
)
def test_bad_files(verify: Verify, tmp_path: Path, game: str, text: str | bytes, message: str) -> None:
    file = tmp_path / "deals.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    for command in ("check", "show"):
        complaint = verify(command, "--game", game, file).complaint
        assert str(file) in complaint
        assert message in complaint
        assert len(complaint) < 400 + len(str(file))


USAGE: list[tuple[Arguments, str]] = [
    ((), "no deal is named: expected a file, - for standard input, or --deal such as ms:617"),
    (("no-such-file",), "no-such-file: no such file"),
    ((".",), ".: a directory, expected a file"),
    (("ms:617",), "ms:617: no such file (for a deal by its number: --deal ms:617)"),
    (("--deal", "ms:0"), "ms:0"),
    (("--deal", "kpat:0"), "kpat:0"),
    (("--deal", "kpat:7", "--ranks", "7"), "'kpat:7' is a deal of 13 ranks and 4 suits"),
    (("--deal", "pysol:7", "--ranks", "5"), "'pysol:7' is a deal of 13 ranks and 4 suits"),
    (("--suits", "5", "x"), "--suits 5: expected a whole number from 1 to 4"),
    (("--format", "piles", "x"), "Invalid value for '--format': 'piles' is not one of 'auto', 'deck'"),
    *[
        (("--timeout", value, "x"), f"--timeout {value}: expected a whole number from 1 to 86,400")
        for value in ("0", "nan", "inf", "-1", "1e400")
    ],
    (("--memory", "0", "x"), "--memory 0: expected a whole number from 1 to 1,048,576"),
    (("--memory", "-1", "x"), "--memory -1: expected a whole number from 1 to 1,048,576"),
    (("--positions", "-1", "x"), "--positions -1: expected a whole number from 1 to 1,000,000,000,000"),
    (("--positions", "many\x1b[2J", "x"), "--positions many\\x1b[2J: expected a whole number from 1 to"),
    (("--second-chance", "x"), "No such option"),
]
USAGE_OF: dict[str, list[tuple[Arguments, str]]] = {
    KLONDIKE: [
        (
            ("--deal", "random:7", "--ranks", "4"),
            "7 columns take 28 cards, and the deck has 16: expected fewer columns",
        ),
        (
            ("--deal", "pysol:7", "-o", "deal=rows"),
            "deal pysol:7: option deal does not apply: the format 'pysol' lists",
        ),
        (("--deal", "pysol:7", "-o", "columns=8"), "option columns is 8, and there are 7 columns on the table"),
        (
            ("--rules", "aisleriot", "x"),
            "there is no preset 'aisleriot' for klondike: expected one of classic, draw-one",
        ),
        (("-o", "draw", "x"), "-o draw: expected NAME=VALUE, such as draw=1"),
        (("-o", "draw=four", "x"), "option draw is 'four': expected a whole number from 1 to 24"),
        (("-o", "dead-end=stop", "x"), "there is no option 'dead-end' for klondike: expected one of draw, passes"),
        (("--format", "piles", "x"), "'piles' is not one of 'auto', 'deck', 'table'"),
    ],
    GRANDFATHERS_CLOCK: [
        (
            ("--deal", "random:7", "--ranks", "4"),
            "4 ranks and 4 suits: Grandfather's Clock takes more ranks than suits",
        ),
        (
            ("--rules", "vegas", "x"),
            "there is no preset 'vegas' for grandfathers-clock: expected one of classic, second",
        ),
        (("-o", "runs", "x"), "-o runs: expected NAME=VALUE, such as runs=yes"),
        (("-o", "runs=maybe", "x"), "option runs is 'maybe': expected one of no, yes"),
        (("-o", "columns=0", "x"), "option columns is '0': expected a whole number from 1 to 50"),
        (("-o", "draw=3", "x"), "there is no option 'draw' for grandfathers-clock: expected one of clock-suits, build"),
        (("--format", "solvitaire", "x"), "Invalid value for '--format': 'solvitaire' is not one of 'auto', 'deck'"),
    ],
}


@pytest.mark.parametrize(
    ("game", "arguments", "message"), [(game, *row) for game in GAMES for row in USAGE + USAGE_OF[game]]
)
def test_bad_usage(verify: Verify, game: str, arguments: Arguments, message: str) -> None:
    for command in ("check", "show"):
        ended = verify(command, "--game", game, *arguments)
        assert message in ended.complaint
        assert ended.out == ""


COMMANDS: list[tuple[Arguments, str]] = [
    (("check", "--expect", "won", "x"), "Invalid value for '--expect': 'won' is not one of 'winnable'"),
    (("check", "--confidence", "100", "--deal", "kpat:1"), "--confidence is 100: expected a percentage"),
    (("check", "--jobs", "0", "--deal", "kpat:1"), "--jobs 0: expected a whole number from 1 to 256"),
    (("deal", "--jobs", "100000"), "--jobs 100000: expected a whole number from 1 to 256"),
    (("check", "--deal", "kpat:1", "--certificate", __file__), "no directory can be made here"),
    (("check", "--deal", "kpat:1", "--tally", "."), "the tally cannot be written there"),
    (("show", "--deal", "kpat:1-2"), "there is more than one deal here, expected one: name it, as in"),
    (("show", "--deal", "random:1:2"), "there is more than one deal here, expected one: name it, as in"),
    (("show", "--deal", "kpat:1", "--step", "--json"), "--step, --output, --html and --json exclude each other"),
    (("deal", "--winnable", "--losing"), "--winnable and --losing exclude each other"),
    (("deal", "--level", "easy", "--losing"), "--level and --losing exclude each other: a level is that of"),
    (("deal", "--json", "--output", "table"), "--output and --json exclude each other"),
    (("deal", "--count", "0"), "--count 0: expected a whole number from 1 to"),
    (("deal", "--to", "/no/such/place"), "/no/such/place: cannot be written"),
]
COMMANDS_OF: dict[str, list[tuple[Arguments, str]]] = {
    KLONDIKE: [(("deal", "--ranks", "4"), "7 columns take 28 cards, and the deck has 16: expected fewer columns")],
    GRANDFATHERS_CLOCK: [
        (("deal", "--ranks", "3"), "3 ranks and 4 suits: Grandfather's Clock takes more ranks than suits")
    ],
}


@pytest.mark.parametrize(
    ("game", "arguments", "message"), [(game, *row) for game in GAMES for row in COMMANDS + COMMANDS_OF[game]]
)
def test_bad_commands(verify: Verify, game: str, arguments: Arguments, message: str) -> None:
    command, *rest = arguments
    assert message in verify(command, "--game", game, *rest).complaint


@pytest.mark.parametrize("game", GAMES)
def test_commands_for_other_games(verify: Verify, game: str) -> None:
    message = f"is not for --game {game}: expected clock"
    assert f"verify find {message}" in verify("find", "--game", game, "lost").complaint
    assert f"verify count {message}" in verify("count", f"--game={game}").complaint


def test_games_that_there_are_not(verify: Verify) -> None:
    assert "Invalid value for '--game': 'chess' is not" in verify("check", "--game", "chess", "x").complaint
    assert "Option '--game' requires an argument" in verify("check", "--game").complaint


@pytest.mark.parametrize("game", GAMES)
def test_a_large_file_is_refused_at_once(verify: Verify, tmp_path: Path, game: str) -> None:
    file = tmp_path / "huge.txt"
    with file.open("wb") as handle:
        handle.truncate(2**30)
    complaint = verify("check", "--game", game, file).complaint
    assert complaint == f"{file}: larger than 32 MiB: split it into several files"
