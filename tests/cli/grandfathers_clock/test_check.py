"""``verify check --game grandfathers-clock``: what it prints and how it ends, on tables decided by hand."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

import verify as package
from support.command import EXAMPLES, Verify
from support.grandfathers_clock_published import LOST as PUBLISHED
from verify.cards import ENGLISH
from verify.checker import check as checked
from verify.deals import Reading, Shape
from verify.deals.dials import DialDeal, DialPosition, clock_cards
from verify.deals.grandfathers_clock import read_text
from verify.records.grandfathers_clock import GrandfathersClockRecord
from verify.records.grandfathers_clock_tally import GrandfathersClockTallyRecord
from verify.rules.grandfathers_clock import is_won, play
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_moves import read_moves

GAME = ("--game", "grandfathers-clock")
SMALL = (*GAME, "--ranks", 4, "--suits", 2)  # the clock cards are 4S 3H 2S; AS goes on 4S, 4H AH 2H on 3H, 3S on 2S

WINNABLE = "[to be won]\n1: AH AS\n2: 2H 4H 3S\n"  # AS> 3S> 4H> AH> 2H>, without a choice
# one column, and nothing may lie on the 2H or take it: 4H and AH go up before it
STUCK = "[nothing goes]\n1: AS 3S 4H AH 2H\n"
# AH>2H AS> 3S> is all there is; the empty column takes AH again, or 2H after it never: 4H lies under both
LOST = "[a hopeless start]\n1: 4H 2H\n2: 3S AS AH\n"
LOST_KPAT = PUBLISHED[:4]


@pytest.fixture
def deals(tmp_path: Path) -> Path:
    file = tmp_path / "deals.txt"
    file.write_text(f"{WINNABLE}\n{STUCK}\n{LOST}")
    return file


def test_many_deals_get_a_line_each_and_a_summary(verify: Verify, deals: Path) -> None:
    ended = verify("check", *SMALL, deals)
    assert (ended.code, ended.err) == (0, "")
    first, second, third, summary = ended.out.splitlines()
    assert re.match(rf"{re.escape(str(deals))}:1 \[to be won\]: winnable   5 moves \([0-9]+ positions, ", first)
    assert second.startswith(f"{deals}:2 [nothing goes]: unwinnable stuck, ")
    assert third.startswith(f"{deals}:3 [a hopeless start]: unwinnable ")
    assert "stuck" not in third
    assert summary == (
        "3 deals: 1 winnable, 2 unwinnable (rules: classic, with columns=2: 2; classic, with columns=1: 1)"
    )


def test_a_lone_deal_is_explained_with_a_solution_that_wins(verify: Verify, deals: Path) -> None:
    """Second method: the solution printed is played by the rules."""
    out = verify("check", *SMALL, f"{deals}:1").out
    assert out.startswith(f"{deals}:1 [to be won]: winnable\n")
    assert "  rules      classic, with columns=2; read as table\n" in out
    (deal,) = read_text(WINNABLE, "t", Reading(Shape(4, 2)))
    assert isinstance(deal, DialDeal)
    choice = GrandfathersClockChoice()
    *_, last = play(choice.start(deal), read_moves(out.partition("  solution   ")[2]), choice.for_deal(deal))
    assert is_won(last)


def test_a_stuck_table_is_called_so(verify: Verify, deals: Path) -> None:
    out = verify("check", *SMALL, f"{deals}:2").out
    assert "  stuck      no move does more than exchange a column with an empty one\n" in out
    assert "solution" not in out
    assert "  stuck  " not in verify("check", *SMALL, f"{deals}:3").out


def test_json_is_the_record_that_is_published(verify: Verify, deals: Path) -> None:
    lines = verify("check", *SMALL, deals, "--json").out.splitlines()
    first, second, third = (msgspec.json.decode(line, type=GrandfathersClockRecord) for line in lines)
    assert [each.verdict for each in (first, second, third)] == ["winnable", "unwinnable", "unwinnable"]
    assert [each.stuck for each in (first, second, third)] == [False, True, False]
    assert (first.deal, first.title, first.format, first.preset) == (f"{deals}:1", "to be won", "table", "classic")
    assert (first.moves, first.move_count) == ("AS> 3S> 4H> AH> 2H>", 5)
    assert (first.rules["columns"], first.rules["wrap"], first.rules["listing"]) == (2, "no", None)
    deck = json.loads(verify("check", *SMALL, "--deal", "random:1", "-o", "columns=2", "--json").out)
    assert (deck["rules"]["listing"], deck["rules"]["columns"]) == ("top-first", 2)


@pytest.mark.parametrize(
    ("which", "expected", "code"), [(1, "winnable", 0), (1, "unwinnable", 1), (2, "winnable", 1), (2, "unwinnable", 0)]
)
def test_what_is_expected(verify: Verify, deals: Path, which: int, expected: str, code: int) -> None:
    assert verify("check", *SMALL, f"{deals}:{which}", "--expect", expected).code == code


def test_the_examples_have_the_verdicts_in_their_titles(verify: Verify) -> None:
    """Those of another program for these deal numbers; the tables are those of the numbers too."""
    file = EXAMPLES / "grandfathers_clock.txt"
    ended = verify("check", *GAME, file)
    assert ended.code == 0
    *lines, summary = ended.out.splitlines()
    for line in lines:
        title, verdict = re.findall(r"\[(.*)\]: (\w+)", line)[0]
        assert verdict == ("winnable" if title.endswith("can be won") else "unwinnable")
        number = title.split()[2].rstrip(",")
        assert f"[{title}]\n{verify('show', *GAME, '--deal', f'kpat:{number}', '--output', 'table').out}" == (
            verify("show", *GAME, f"{file}:{lines.index(line) + 1}", "--output", "table").out
        )
    assert summary == "3 deals: 1 winnable, 2 unwinnable (rules: classic)"


def test_lost_deals_by_their_numbers(verify: Verify) -> None:
    """Another program says the same of them and of their neighbours."""
    numbers = [argument for number in LOST_KPAT for argument in ("--deal", f"kpat:{number}")]
    assert verify("check", *GAME, *numbers, "--expect", "unwinnable").code == 0
    assert verify("check", *GAME, "--deal", "kpat:26-27", "--expect", "winnable").code == 0


def test_a_limit_gives_unknown_and_no_verdict(verify: Verify) -> None:
    ended = verify("check", *GAME, "--deal", "kpat:1-2", "--positions", 1)
    assert ended.code == 3
    assert ended.out.splitlines()[2].startswith("2 deals: 0 winnable, ")
    assert "unknown" in ended.out.splitlines()[0]


def test_a_bad_deal_does_not_stop_the_others(verify: Verify, deals: Path) -> None:
    deals.write_text(f"{WINNABLE}\n{STUCK.replace('AS', '3S')}\n{LOST}")
    ended = verify("check", *SMALL, deals)
    assert ended.code == 2
    assert ended.err.startswith(f"verify: {deals}:6: deal 2: 3S is there twice")
    assert ended.out.splitlines()[2] == "3 deals: 1 winnable, 1 unwinnable, 1 bad (rules: classic, with columns=2)"
    assert len(verify("check", *SMALL, deals, "--strict").out.splitlines()) == 1


def test_certificates_are_accepted_by_the_checker(verify: Verify, deals: Path, tmp_path: Path) -> None:
    evidence = tmp_path / "evidence"
    ended = verify("check", *SMALL, deals, "--certificate", evidence)
    assert ended.out.splitlines()[-1] == f"claims and certificates: {evidence}"
    claims = sorted(evidence.glob("*.claim.json"))
    assert [claim.name for claim in claims] == [f"deals.txt-{number}.claim.json" for number in (1, 2, 3)]
    lone = verify("check", *GAME, "--deal", "kpat:2", "--certificate", evidence).out
    assert "  check it   python -m verify.checker " in lone
    for claim in sorted(evidence.glob("*.claim.json")):
        (certificate,) = evidence.glob(claim.name.replace(".claim.json", ".certificate*"))
        said = checked(claim.read_bytes(), certificate.read_bytes())
        assert json.loads(claim.read_bytes())["verdict"] in said


def test_many_deals_on_two_processes_and_their_tally(verify: Verify, tmp_path: Path) -> None:
    """A journal from which the second run takes everything; the letters are the verdicts of another program."""
    journal, tally = tmp_path / "journal", tmp_path / "tally.json"
    many = ("check", *GAME, "--deal", "kpat:1-4", "--deal", "kpat:25", "--jobs", 2, "--journal", journal)
    first = verify(*many)
    again = verify(*many, "--tally", tally)
    assert (first.code, first.out) == (0, again.out)
    assert first.out.splitlines()[-1].startswith("winnable: 60.00 %; if these are random ones, of all deals ")
    record = msgspec.json.decode(tally.read_bytes(), type=GrandfathersClockTallyRecord)
    assert (record.verdicts, record.winnable, record.unwinnable, record.unknown) == ("WLWWL", 3, 2, 0)
    assert (record.deals, record.preset, record.rules["build"]) == (["kpat:1-4", "kpat:25"], "classic", "any")
    assert "journal" in verify(*many, "-o", "runs=yes").complaint


def test_options_change_the_game(verify: Verify, deals: Path) -> None:
    """Decided by hand: with runs 2H moves with AH on it onto 3S, and 4H is free."""
    assert verify("check", *SMALL, f"{deals}:3", "-o", "runs=yes", "--expect", "winnable").code == 0


def test_the_game_is_found_wherever_it_stands(verify: Verify, deals: Path) -> None:
    out = verify("check", deals, "--ranks", 4, "--suits", 2, "--game=grandfathers-clock").out
    assert out.startswith(f"{deals}:1")
    assert "--certificate" in verify("check", *GAME, "--help").out
    assert "clock-suits" in verify("check", *GAME, "--help-rules").out
    assert "40 cards in the order" in verify("check", *GAME, "--help-formats").out


@pytest.mark.parametrize("deal", ["kpat:2", "two columns", "a position"])
def test_a_program_asks_in_one_line(deal: str) -> None:
    if deal == "kpat:2":
        assert package.check(deal, game="grandfathers-clock").verdict == "unwinnable"
    elif deal == "two columns":
        result = package.check(WINNABLE, game="grandfathers-clock", ranks=4, suits=2)
        assert (result.verdict, len(result.moves)) == ("winnable", 5)
    else:
        columns = tuple(tuple(map(ENGLISH.read, column.split())) for column in ("4H 2H", "3S AS AH"))
        position = DialPosition(columns, clock_cards(Shape(4, 2)))
        asked = DialDeal(position, shape=Shape(4, 2))
        assert package.check(asked, game="grandfathers-clock", runs=True).verdict == "winnable"
        with pytest.raises(package.BadInput, match="a deal is DialDeal: expected a Deal, which becomes piles"):
            package.check(asked)  # type: ignore[call-overload]


def test_what_makes_no_game_is_refused() -> None:
    for arguments in ({"ranks": 4}, {"wrap": "perhaps"}, {"rules": "vegas"}, {"draw": 3}):
        with pytest.raises(package.BadInput):
            package.check("random:1", game="grandfathers-clock", **arguments)


@pytest.mark.parametrize(
    ("number", "told", "complaint"),
    [
        (
            2,
            "of 1",
            "kpat:2: the journal is damaged: move 1: 9C to its foundation is not possible here: 9C lies under KS",
        ),
        (1, "of 2", "kpat:1: the journal is damaged: "),
        (1, "cut short", "kpat:1: the journal is damaged: its moves do not win"),
    ],
)
def test_what_a_journal_says_is_not_believed_unseen(
    verify: Verify, tmp_path: Path, number: int, told: str, complaint: str
) -> None:
    """A line that agrees with itself and not with the deal: a win or a deadlock of another deal, or half a win."""
    journal, many = tmp_path / "journal", ("check", *GAME, "--deal", "kpat:1-2")
    assert verify(*many, "--journal", journal).code == 0
    heading, line = journal.read_text().splitlines()
    unit = json.loads(line)
    first, second = unit["outcomes"]
    if told == "cut short":
        first[5] = " ".join(first[5].split()[:-1])
        first[2] = "50 moves win, replayed by the rules"
    elif number == 2:
        second[1:] = first[1:]
    else:
        first[1:] = second[1:]
    journal.write_text(f"{heading}\n{json.dumps(unit)}\n")
    ended = verify(*many, "--journal", journal)
    assert ended.code == 2
    assert complaint in ended.complaint
