"""Every kind of bad input for Klondike ends with one line on standard error and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.command import EXAMPLES, Verify
from verify.deals import numbered

GAME = ("--game", "klondike")
DECK = " ".join(map(str, next(numbered("random:1")).cards))
DIGITS = (EXAMPLES / "klondike_digits.txt").read_text().splitlines()[-1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (DECK.replace("KD", "", 1), "51 cards, expected 52; KD is missing"),
        (DECK.replace("KD", "AS", 1), "AS is there twice, card"),
        (DECK.replace("KD", "Joker", 1), "'Joker' is a joker; the deck has none: take the jokers out"),
        (DECK.replace("KD", "K", 1), "has no suit, though other cards have"),
        (" ".join(card[0] for card in DECK.split()), "the deal has ranks only, and Klondike is played with suits"),
        (DIGITS[:-1], "155 digits, expected 156"),
        ("", "there is no deal in it: it is empty"),
        ("# only a comment\n", "no deal in it"),
        (DECK.encode("utf-16"), "is not UTF-8 (it looks like UTF-16)"),
        (b"\x7fELF\x02\x01\x01\0\0\0\0", "this is a binary file"),
        ("[" * 100_000, "deals.txt:1:"),
        ('{"columns": [', "deals.txt:1: not valid JSON: it ends too early"),
        ('{"columns": 7}', "deals.txt:1: columns: expected an array, found the number 7"),
        ('{"deck": 7}', "deals.txt:1: deck: expected an array of cards, found the number 7"),
        ('{"piles": []}', "deals.txt:1: expected either a key 'deck' or a key 'columns'"),
        ("A: AS 2S 3S 4S", "this looks like the format piles, which is for clock"),
        ("1: AS\n2: [AH] 2H 3H", "4 cards on lines 1 to 2, expected 52"),
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
        (("ms:617",), "ms:617: no such file (for a deal by its number: --deal ms:617)"),
        (("--deal", "ms:0"), "ms:0"),
        (("--deal", "pysol:7", "--ranks", "4"), "'pysol:7' is a deal of 13 ranks and 4 suits"),
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
        (("--suits", "5", "x"), "--suits 5: expected a whole number from 1 to 4"),
        (("--format", "piles", "x"), "Invalid value for '--format': 'piles' is not one of 'auto', 'deck', 'table'"),
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
        (("find", *GAME, "lost"), "verify find is not for --game klondike: expected clock"),
        (("count", "--game=klondike"), "verify count is not for --game klondike: expected clock"),
        (("check", "--game", "chess", "x"), "Invalid value for '--game': 'chess' is not"),
        (("check", "--game"), "Option '--game' requires an argument"),
        (("check", *GAME, "--jobs", "0", "x"), "--jobs 0: expected a whole number from 1 to 256"),
        (("deal", *GAME, "--jobs", "100000"), "--jobs 100000: expected a whole number from 1 to 256"),
        (("check", *GAME, "--expect", "won", "x"), "Invalid value for '--expect': 'won' is not one of 'winnable'"),
        (("check", *GAME, "--deal", "random:1", "--certificate", __file__), "no directory can be made here"),
        (("show", *GAME, "--deal", "random:1:2"), "there is more than one deal here, expected one: name it, as in"),
    ],
)
def test_bad_commands(verify: Verify, arguments: tuple[str, ...], message: str) -> None:
    assert message in verify(*arguments).complaint


def test_a_large_file_is_refused_at_once(verify: Verify, tmp_path: Path) -> None:
    file = tmp_path / "huge.txt"
    with file.open("wb") as handle:
        handle.truncate(2**30)
    assert verify("check", *GAME, file).complaint == f"{file}: larger than 32 MiB: split it into several files"
