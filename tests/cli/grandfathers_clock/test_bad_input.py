"""Every kind of bad input for Grandfather's Clock ends with one line on standard error and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.command import Verify
from verify.deals import numbered

GAME = ("--game", "grandfathers-clock")
DECK = " ".join(map(str, next(numbered("random:1")).cards))
TABLE = "1: JD 5S 3C TD 8D\n2: 2D AD 5C 4S QS\n"
SAVED = '<?xml version="1.0" encoding="UTF-8"?>\n<kpat-game game-type="grandfathersclock" game-seed="1"><state/>'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (DECK.replace("KD", "", 1), "51 cards, expected 52; KD is missing"),
        (DECK.replace("KD", "AS", 1), "AS is there twice, card"),
        (DECK.replace("KD", "KX", 1), "'KX' is not a card"),
        (DECK.replace("KD", "Joker", 1), "'Joker' is a joker; the deck has none: take the jokers out"),
        (" ".join(card[0] for card in DECK.split()), "ranks only, and Grandfather's Clock is played with suits"),
        (TABLE, "22 cards on lines 1 to 2, expected 52"),
        ("Foundations: 3C\n" + TABLE, "3C is there twice, card 1 on line 1 and card 4 on line 2"),
        (TABLE + "4: 7S\n", "column 3 is missing: for an empty one write '3:'"),
        ("", "there is no deal in it: it is empty"),
        ("# only a comment\n", "no deal in it"),
        (DECK.encode("utf-16"), "is not UTF-8 (it looks like UTF-16)"),
        (b"\x7fELF\x02\x01\x01\0\0\0\0", "this is a binary file"),
        (SAVED, "deals.txt:2: not valid XML: no element found"),
        ('{"columns": [', "deals.txt:1: not valid JSON: it ends too early"),
        ('{"columns": 7}', "deals.txt:1: columns: expected an array, found the number 7"),
        ('{"piles": []}', "deals.txt:1: expected either a key 'deck' or a key 'columns'"),
        ("A: AS 2S 3S 4S", "this looks like the format piles, which is for other games"),
    ],
)
def test_bad_files(verify: Verify, tmp_path: Path, text: str | bytes, message: str) -> None:
    file = tmp_path / "deals.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    for command in ("check", "show"):
        complaint = verify(command, *GAME, file).complaint
        assert str(file) in complaint
        assert message in complaint
        assert len(complaint) < 400 + len(str(file))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "no deal is named: expected a file, - for standard input, or --deal such as ms:617"),
        (("no-such-file",), "no-such-file: no such file"),
        ((".",), ".: a directory, expected a file"),
        (("--deal", "kpat:0"), "kpat:0"),
        (("--deal", "kpat:7", "--ranks", "7"), "'kpat:7' is a deal of 13 ranks and 4 suits"),
        (
            ("--deal", "random:7", "--ranks", "4"),
            "4 ranks and 4 suits: Grandfather's Clock takes more ranks than suits",
        ),
        (("--suits", "5", "x"), "--suits 5: expected a whole number from 1 to 4"),
        (
            ("--rules", "vegas", "x"),
            "there is no preset 'vegas' for grandfathers-clock: expected one of classic, second",
        ),
        (("-o", "runs", "x"), "-o runs: expected NAME=VALUE, such as runs=yes"),
        (("-o", "runs=maybe", "x"), "option runs is 'maybe': expected one of no, yes"),
        (("-o", "columns=0", "x"), "option columns is '0': expected a whole number from 1 to 50"),
        (("-o", "draw=3", "x"), "there is no option 'draw' for grandfathers-clock: expected one of clock-suits, build"),
        (("--format", "solvitaire", "x"), "Invalid value for '--format': 'solvitaire' is not one of 'auto', 'deck'"),
        (("--timeout", "0", "x"), "--timeout 0: expected a whole number from 1 to 86,400"),
        (("--timeout", "nan", "x"), "--timeout nan: expected a whole number from 1 to 86,400"),
        (("--timeout", "inf", "x"), "--timeout inf: expected a whole number from 1 to 86,400"),
        (("--timeout", "-1", "x"), "--timeout -1: expected a whole number from 1 to 86,400"),
        (("--timeout", "1e400", "x"), "--timeout 1e400: expected a whole number from 1 to 86,400"),
        (("--memory", "0", "x"), "--memory 0: expected a whole number from 1 to 1,048,576"),
        (("--positions", "-1", "x"), "--positions -1: expected a whole number from 1 to 1,000,000,000,000"),
        (("--positions", "many\x1b[2J", "x"), "--positions many\\x1b[2J: expected a whole number from 1 to"),
        (("--second-chance", "x"), "No such option"),
    ],
)
def test_bad_usage(verify: Verify, arguments: tuple[str, ...], message: str) -> None:
    for command in ("check", "show"):
        ended = verify(command, *GAME, *arguments)
        assert message in ended.complaint
        assert ended.out == ""


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("find", *GAME, "lost"), "verify find is not for --game grandfathers-clock: expected clock"),
        (("check", *GAME, "--jobs", "0", "x"), "--jobs 0: expected a whole number from 1 to 256"),
        (("deal", *GAME, "--jobs", "100000"), "--jobs 100000: expected a whole number from 1 to 256"),
        (("check", *GAME, "--expect", "won", "x"), "Invalid value for '--expect': 'won' is not one of 'winnable'"),
        (("check", *GAME, "--confidence", "100", "--deal", "kpat:1"), "--confidence is 100: expected a percentage"),
        (("check", *GAME, "--deal", "kpat:1", "--certificate", __file__), "no directory can be made here"),
        (("check", *GAME, "--deal", "kpat:1", "--tally", "."), "the tally cannot be written there"),
        (("show", *GAME, "--deal", "kpat:1-2"), "there is more than one deal here, expected one: name it, as in"),
        (("deal", *GAME, "--winnable", "--losing"), "--winnable and --losing exclude each other"),
        (("deal", *GAME, "--level", "easy", "--losing"), "--level and --losing exclude each other: a level is that of"),
        (("deal", *GAME, "--json", "--output", "table"), "--output and --json exclude each other"),
        (("deal", *GAME, "--count", "0"), "--count 0: expected a whole number from 1 to"),
        (("deal", *GAME, "--to", "/no/such/place"), "/no/such/place: cannot be written"),
        (("deal", *GAME, "--ranks", "3"), "3 ranks and 4 suits: Grandfather's Clock takes more ranks than suits"),
    ],
)
def test_bad_commands(verify: Verify, arguments: tuple[str, ...], message: str) -> None:
    assert message in verify(*arguments).complaint
