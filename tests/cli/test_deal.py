"""``verify deal``: made deals are read back as the deals they were made to be, in every format and under all rules."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from making.test_made import VECTORS
from support.command import EXAMPLES, Ended, Verify, process
from verify import checker
from verify.cli.dealing import Order
from verify.deals import FORMATS, Deal, numbered
from verify.records.made import MadeRecord

MADE_TO_ORDER = ("classic", "shakki", "one-king", "uva170", "knuth", "aisleriot", "aisleriot-2010", "blocks")


def records(ended: Ended) -> list[MadeRecord]:
    assert (ended.code, ended.err) == (0, "")
    return [msgspec.json.decode(line, type=MadeRecord) for line in ended.out.splitlines()]


def decks(ended: Ended) -> list[str]:
    """The decks of the default output, with their names, without the comment above them."""
    assert (ended.code, ended.err) == (0, "")
    return ended.out.splitlines()[1:]


def test_a_deck_a_line_that_check_reads_back(verify: Verify, tmp_path: Path) -> None:
    made = verify("deal", "--winning", "--seed", 7, "--count", 20)
    head, *lines = made.out.splitlines()
    assert head == "# winning deals; rules: classic"
    assert [line.partition("  # ")[2] for line in lines] == [f"winning:7:#{index}" for index in range(1, 21)]
    assert verify("check", "--expect", "won", "-", stdin=made.out).code == 0
    file = tmp_path / "w.txt"
    to_file = verify("deal", "--winning", "--seed", 7, "--count", 20, "--to", file)
    assert (to_file.code, to_file.out, to_file.err) == (0, "", f"verify: wrote 20 deals to {file}\n")
    assert file.read_text() == made.out
    assert verify("check", "--expect", "lost", file).code == 1


@pytest.mark.parametrize("options", [(), ("--rules", "uva170"), ("-o", "deal=piles"), ("--ranks", "5", "--suits", "2")])
def test_records_are_read_back_as_the_tables_that_they_show(verify: Verify, options: tuple[str, ...]) -> None:
    """How they were dealt need not be said again: what was made to lose or to win does so."""
    deck = options if options[:1] == ("--ranks",) else ()
    for kind, verdict in (("--winning", "won"), ("--losing", "lost")):
        made = verify("deal", kind, "--seed", 7, "--count", 4, "--json", *options)
        checked = verify("check", "--json", *deck, "-", stdin=made.out)
        assert (checked.code, checked.err) == (0, "")
        results = [json.loads(line) for line in checked.out.splitlines()]
        names = [record.deal for record in records(made)]
        assert [(each["title"], each["verdict"]) for each in results] == [(name, verdict) for name in names]


def test_a_damaged_record_is_reported(verify: Verify) -> None:
    made = json.loads(verify("deal", "--json").out)
    for key, value, message in (
        ("piles", None, "piles: expected an array of 13 piles, found null"),
        ("game", "klondike", "game: expected the text 'clock', found the text 'klondike'"),
    ):
        checked = verify("check", "-", stdin=json.dumps(made | {key: value}) + "\n")
        assert (checked.code, checked.err) == (2, f"verify: -:1: {message}\n")


@pytest.mark.parametrize("vector", [vector for vector in VECTORS if vector[1] == "13x4"], ids=lambda each: each[0])
def test_the_published_deals(verify: Verify, vector: list[str]) -> None:
    """From the table of a program that shares no code with this one."""
    kind, seed, index = vector[0].split(":")
    (line,) = decks(verify("deal", f"--{kind}", "--seed", seed, "--first", index.removeprefix("#")))
    assert line == f"{' '.join(vector[2:])}  # {vector[0]}"


def test_any_deals_are_those_that_check_knows_by_number(verify: Verify) -> None:
    expected = [" ".join(map(str, deal.cards)) + f"  # {deal.name}" for deal in numbered("random:7:3")]
    assert decks(verify("deal", "--seed", 7, "--count", 3)) == expected
    assert decks(verify("deal", "--seed", 7, "--first", 2, "--count", 2)) == expected[1:]
    assert decks(verify("deal")) == decks(verify("deal", "--seed", 1, "--count", 1))


@pytest.mark.parametrize("preset", MADE_TO_ORDER)
@pytest.mark.parametrize("format_", FORMATS)
def test_every_format_under_all_rules_holds_the_same_table(
    verify: Verify, tmp_path: Path, preset: str, format_: str
) -> None:
    file = tmp_path / "deal"
    rules = ("--rules", preset)
    written = verify("deal", "--winning", *rules, "--seed", 3, "--count", 3, "--output", format_, "--to", file)
    assert written.code == 0
    assert verify("check", "--expect", "won", *rules, "--format", format_, file).code == 0
    for number, record in enumerate(
        records(verify("deal", "--winning", *rules, "--seed", 3, "--count", 3, "--json")), 1
    ):
        shown = json.loads(verify("show", *rules, "--format", format_, "--json", f"{file}:{number}").out)
        piles = [[card[:-1] for card in pile] for pile in record.piles] if format_ == "codegolf" else record.piles
        assert shown["piles"] == piles
        assert record.order[: shown["turned"]] == shown["trace"] or format_ == "codegolf"


@pytest.mark.parametrize("kind", ["winning", "losing"])
@pytest.mark.parametrize(
    "options",
    [
        ("-o", "start=3", "-o", "direction=anticlockwise"),
        ("-o", "listing=bottom-first", "-o", "first-pile=12", "--cards", "fi"),
        ("-o", "win=sorted", "-o", "start=Q"),
        ("--ranks", "5", "--suits", "3", "--rules", "aisleriot-2010"),
        ("--ranks", "15", "--suits", "6", "--cards", "sv"),
        ("--ranks", "2", "--suits", "1"),
    ],
    ids=" ".join,
)
def test_other_rules_and_decks(verify: Verify, kind: str, options: tuple[str, ...]) -> None:
    made = verify("deal", f"--{kind}", "--count", 25, *options)
    assert made.code == 0
    verdict = {"winning": "won", "losing": "lost"}[kind]
    assert verify("check", "--expect", verdict, "--format", "deck", *options, "-", stdin=made.out).code == 0
    assert verify("check", "--expect", verdict, *options, "-", stdin=made.out).code == 0


def test_numbers_there_and_back(verify: Verify, tmp_path: Path) -> None:
    file = tmp_path / "deals"
    for kind in ((), ("--losing",)):
        name = kind[0].removeprefix("--") if kind else "all"
        made = verify("deal", *kind, "--number", "999999999999-1000000000001", "--to", file)
        assert made.code == 0
        assert [line.split("# ")[1] for line in file.read_text().splitlines()[1:]] == [
            f"{name}:#{number}" for number in (999999999999, 1000000000000, 1000000000001)
        ]
        ranked = verify("deal", *kind, "--rank", file)
        assert ranked.out.splitlines() == [
            f"{file}:{place}: {number}" for place, number in enumerate((999999999999, 1000000000000, 1000000000001), 1)
        ]


def test_all_deals_of_a_small_deck_in_their_order(verify: Verify) -> None:
    """2 ranks of 2 suits, 24 deals: 12 are won; ace of spades, two of spades, ace of hearts, two of hearts."""
    small = ("--ranks", 2, "--suits", 2)
    found = {
        kind: {line.split("  # ")[0] for line in decks(verify("deal", *option, "--number", f"1-{size}", *small))}
        for kind, option, size in (("all", (), 24), ("won", ("--winning",), 12), ("lost", ("--losing",), 12))
    }
    assert {kind: len(each) for kind, each in found.items()} == {"all": 24, "won": 12, "lost": 12}
    assert found["won"] | found["lost"] == found["all"]
    assert verify("deal", "--winning", "--number", 13, *small).complaint.endswith(
        "there is no winning deal 13: expected 1 to 12"
    )


def test_deals_in_another_format(verify: Verify, tmp_path: Path) -> None:
    converted = verify("deal", "--deal", "ms:11-12", "--output", "json")
    assert [json.loads(line)["title"] for line in converted.out.splitlines()] == ["ms:11", "ms:12"]
    file = tmp_path / "deals.json"
    file.write_text(converted.out)
    assert json.loads(verify("check", "--json", f"{file}:2").out)["verdict"] == "won"
    titled = verify("deal", EXAMPLES / "decks.txt").out
    assert titled.splitlines()[0] == "[five and nine]"
    assert "\n[one card left]\n" in titled
    again = verify("check", "-", stdin=titled).out
    names = str(EXAMPLES / "decks.txt")
    assert again == verify("check", EXAMPLES / "decks.txt").out.replace(names, "-")


@pytest.mark.parametrize("format_", ["deck", "uva170", "json", "piles"])
@pytest.mark.parametrize("listing", ["top-first", "bottom-first"])
def test_an_option_that_beats_the_format_does_so_in_what_is_written(verify: Verify, format_: str, listing: str) -> None:
    """Microsoft's deals are listed bottom first, unless somebody says otherwise; a deck alone does not say it."""
    option = ("-o", f"listing={listing}")
    (record,) = records(verify("deal", "--deal", "ms:12", *option, "--json"))
    written = verify("deal", "--deal", "ms:12", *option, "--output", format_).out
    again = verify("show", "--json", *(option if format_ == "deck" else ()), "-", stdin=written)
    assert json.loads(again.out)["piles"] == record.piles


def test_the_record_says_all(verify: Verify, tmp_path: Path) -> None:
    (record,) = records(verify("deal", "--winning", "--seed", 7, "--json", "--certificate", tmp_path / "proof"))
    assert (record.deal, record.kind, record.verdict, record.preset) == ("winning:7:#1", "winning", "won", "classic")
    assert record.of == "6204475013149529120896972065877212844253038880067944448000000000000"  # 52!/13
    assert record.claim is not None
    assert record.certificate is not None
    said = checker.check(Path(record.claim).read_bytes(), Path(record.certificate).read_bytes())
    assert said.startswith("this clock deal of 13 ranks and 4 suits is won; by its win")
    assert json.loads(Path(record.claim).read_text())["deal"]["deck"] == record.deck
    assert record.number is not None
    (same,) = records(verify("deal", "--winning", "--number", record.number, "--json"))
    assert (same.deck, same.order, same.number, same.verdict) == (record.deck, record.order, record.number, None)
    (plain,) = records(verify("deal", "--deal", "ms:11", "--json", "--rules", "uva170"))
    assert (plain.kind, plain.rules["listing"], plain.deck[-1]) == ("all", "bottom-first", str(ms(11)))


def ms(number: int) -> object:
    (deal,) = numbered(f"ms:{number}")
    return deal.cards[-1]


@pytest.mark.parametrize("kind", ["winning", "losing"])
@pytest.mark.parametrize("rules", ["classic", "aisleriot-2010", "uva170"])
def test_every_made_deal_comes_with_a_certificate(verify: Verify, tmp_path: Path, kind: str, rules: str) -> None:
    made = verify("deal", f"--{kind}", "--count", 5, "--rules", rules, "--certificate", tmp_path)
    assert made.code == 0
    claims = sorted(tmp_path.glob("*.claim.json"))
    assert [claim.name for claim in claims] == [f"{kind}-1-{index}.claim.json" for index in range(1, 6)]
    for claim in claims:
        certificate = claim.with_name(claim.name.replace(".claim.", ".certificate."))
        verdict = {"winning": "won", "losing": "lost"}[kind]
        assert f" is {verdict}; " in checker.check(claim.read_bytes(), certificate.read_bytes())


def test_a_bad_deal_among_others_is_reported(verify: Verify, tmp_path: Path) -> None:
    file, target = tmp_path / "decks.txt", tmp_path / "out"
    good = verify("deal", "--count", 2).out
    file.write_text(good + "AS " * 52)
    ended = verify("deal", file, "--output", "piles", "--to", target)
    assert ended.code == 2
    assert ended.err.splitlines()[0].startswith(f"verify: {file}:4: deal 3: AS is there 52 times")
    assert verify("check", target).out.splitlines()[-1].startswith("2 deals: ")
    target.unlink()
    file.write_text("AS " * 52)
    assert verify("deal", file, "--to", target).complaint.startswith(f"{file}:1: AS is there")
    assert not target.exists()


def test_a_maker_that_is_wrong_is_a_bug_and_not_evidence(
    verify: Verify, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(_: Order) -> Iterator[Deal]:
        return iter(numbered("ms:11"))

    monkeypatch.setattr(Order, "made", lost)
    ended = verify("deal", "--winning", "--certificate", tmp_path)
    assert (ended.code, ended.out) == (1, "")
    assert "this is a bug in verify, please report it: ms:11 is made to be won, and it is lost" in ended.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--winning --losing", "exclude each other"),
        ("--json --output piles", "exclude each other"),
        ("--rank", "no deal is named"),
        ("--count 0", "--count 0: expected a whole number from 1 to 1,000,000"),
        ("--count 1000001", "--count 1000001: expected a whole number from 1 to 1,000,000"),
        ("--seed -1", "--seed -1: expected a whole number from 0 to"),
        ("--seed x", "--seed x: expected a whole number from 0 to"),
        ("--number 0", "--number 0: expected N or FIRST-LAST, whole numbers from 1"),
        ("--number 1.5", "expected N or FIRST-LAST"),
        ("--number 7-", "expected N or FIRST-LAST"),
        ("--number 5-3", "--number 5-3 ends before it begins"),
        ("--number 1-1000001", "expected at most 1000000 deals at once"),
        (f"--number {'9' * 5000}", "expected N or FIRST-LAST"),
        (f"--number {10**68}", f"there is no deal {10**68}: expected 1 to 8065817517094387857166063685640376697528"),
        ("--first 0", "--first 0: expected a whole number from 1 to"),
        ("--number 3 --seed 3", "expected no --seed with it"),
        ("--number 3 --first 3", "expected no --first with it"),
        ("--number 3 --count 3", "expected no --count with it"),
        ("--first 3 --deal ms:1", "--first is for deals to be made"),
        ("--count 3 --deal ms:1", "--count is for deals to be made"),
        ("--rank --number 3 --deal ms:1", "--number is for deals to be made"),
        ("--winning --deal ms:12", "--winning is for deals to be made"),
        ("--rank --winning --deal ms:11", "ms:11: this is no winning deal"),
        ("--rank --certificate x --deal ms:1", "--rank writes none"),
        ("--losing --rules one-king", "no deal of 13 ranks and 4 suits is lost under these rules"),
        ("--losing -o win=sorted --ranks 2 --suits 2", "no deal of 2 ranks and 2 suits is lost under these rules"),
        ("--winning --rules spade", "it takes play to tell which deals are won"),
        ("--winning -o win=sorted --ranks 501 --suits 1", "at most 500 cards"),
        ("--winning --to /dev/null/x", "/dev/null/x: cannot be written: Not a directory"),
        ("--winning -o within-pile=top-first", "option within-pile does not apply"),
        ("no-such-file", "no-such-file: no such file"),
    ],
)
def test_bad_input(verify: Verify, arguments: str, message: str) -> None:
    ended = verify("deal", *arguments.split())
    assert ended.out == ""
    assert message in ended.complaint


def test_refused_orders_leave_no_directory(verify: Verify, tmp_path: Path) -> None:
    assert verify("deal", "--losing", "--rules", "one-king", "--certificate", tmp_path / "new").code == 2
    assert not (tmp_path / "new").exists()


def test_an_interrupt_writes_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "verify", "deal", "--winning", "--count", "1000000", "--to", str(tmp_path / "w")]
    started = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(1.5)
    started.send_signal(signal.SIGINT)
    assert started.communicate(timeout=60) == ("", "verify: interrupted\n")
    assert started.returncode == 130
    assert list(tmp_path.iterdir()) == []


def test_a_reader_that_has_enough() -> None:
    command = f"{sys.executable} -m verify deal --count 100000 | head -1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stdout.startswith("# deals; rules: classic")
    assert done.stderr == "verify: standard output was closed before everything was written\n"


def test_progress_is_for_people_only(tmp_path: Path) -> None:
    """On a terminal a bar, on a pipe nothing; the deals are the same."""
    arguments = ["deal", "--count", "600", "--to", str(tmp_path / "seen")]
    terminal, other_end = pty.openpty()
    started = subprocess.Popen([sys.executable, "-m", "verify", *arguments], stderr=other_end)
    os.close(other_end)
    seen = ""
    with contextlib.suppress(OSError):  # at its end a terminal cannot be read
        while more := os.read(terminal, 4096).decode():
            seen += more
    os.close(terminal)
    assert started.wait(60) == 0
    assert "verify: dealing" in seen
    assert "100%" in seen
    done = process("deal", "--count", 600)
    assert done.err == ""
    assert done.out == (tmp_path / "seen").read_text()
