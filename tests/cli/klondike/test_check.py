"""``verify check --game klondike``: what it prints and how it ends, on decks decided by hand."""

from __future__ import annotations

import json
import re
import sys
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from support.command import EXAMPLES, Verify
from verify.certificate.files import Pair
from verify.cli.searching import watching
from verify.deals import Reading, Shape
from verify.deals.klondike import read_text
from verify.deals.positions import PositionDeal
from verify.errors import VerifyError
from verify.records.klondike import KlondikeRecord
from verify.rules.klondike import is_won, play
from verify.rules.klondike_choice import KlondikeChoice
from verify.rules.klondike_moves import read_moves
from verify.solvers.klondike.result import KlondikeResult

GAME = ("--game", "klondike")
SMALL = (*GAME, "--ranks", 3, "--suits", 3, "--rules", "draw-one")

# won by hand: AS> AH> 2S>, and then every card of the stock goes up as it is drawn
WINNABLE = "[to be won]\n1: AS\n2: [2S] AH\nStock: 3S 2H 3H AD 2D 3D\n"
# the aces lie under twos, which go on threes only; no column gets empty for a three, so nothing can be placed
STUCK = "[nothing goes]\n1: [AS] 2S\n2: [AH] 2H\n3: [AD] 2D\nStock: 3H 3S 3D\n"
# the same, but that the diamonds lie open
LOST = "[a hopeless start]\n1: [AS] 2S\n2: [AH] 2H\nStock: 3H 3S AD 2D 3D\n"


@pytest.fixture
def deals(tmp_path: Path) -> Path:
    file = tmp_path / "deals.txt"
    file.write_text(f"{WINNABLE}\n{STUCK}\n{LOST}")
    return file


def test_many_deals_get_a_line_each_and_a_summary(verify: Verify, deals: Path) -> None:
    ended = verify("check", *SMALL, deals)
    assert (ended.code, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert re.match(
        rf"{re.escape(str(deals))}:1 \[to be won\]: winnable   [0-9]+ moves \([0-9,]+ positions?, ", lines[0]
    )
    assert lines[1].startswith(f"{deals}:2 [nothing goes]: unwinnable stuck, ")
    assert lines[2].startswith(f"{deals}:3 [a hopeless start]: unwinnable ")
    assert "stuck" not in lines[2]
    assert lines[3:] == [
        "3 deals: 1 winnable, 2 unwinnable (rules: draw-one, with columns=2: 2; draw-one, with columns=3: 1)"
    ]


def test_a_lone_deal_is_explained_with_a_solution_that_wins(verify: Verify, deals: Path) -> None:
    """Second method: the solution printed is played by the rules."""
    ended = verify("check", *SMALL, f"{deals}:1")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith(f"{deals}:1 [to be won]: winnable\n")
    assert "  rules      draw-one, with columns=2; read as table\n" in ended.out
    words = ended.out.partition("  solution   ")[2]
    (deal,) = read_text(WINNABLE, "t", Reading(Shape(3, 3)))
    assert isinstance(deal, PositionDeal)
    choice = KlondikeChoice("draw-one")
    *_, last = play(choice.start(deal), read_moves(words), choice.for_deal(deal))
    assert is_won(last)


def test_a_stuck_table_is_called_so(verify: Verify, deals: Path) -> None:
    out = verify("check", *SMALL, f"{deals}:2").out
    assert out.startswith(f"{deals}:2 [nothing goes]: unwinnable\n")
    assert "  stuck      nothing more can be placed, however the stock is gone through\n" in out
    assert "solution" not in out
    assert "  stuck  " not in verify("check", *SMALL, f"{deals}:3").out


def test_json_is_the_record_that_is_published(verify: Verify, deals: Path) -> None:
    lines = verify("check", *SMALL, deals, "--json").out.splitlines()
    records = [msgspec.json.decode(line, type=KlondikeRecord) for line in lines]
    assert [record.verdict for record in records] == ["winnable", "unwinnable", "unwinnable"]
    assert [record.stuck for record in records] == [False, True, False]
    first = records[0]
    assert (first.deal, first.title, first.format, first.preset) == (f"{deals}:1", "to be won", "table", "draw-one")
    assert first.move_count == len(read_moves(first.moves)) >= 15
    assert (first.rules["draw"], first.rules["passes"], first.rules["deal"]) == (1, "unlimited", None)
    assert (first.evidence, first.claim) == (None, None)
    deck = json.loads(verify("check", *SMALL, "-o", "columns=2", "--deal", "random:1", "--json").out)
    assert (deck["rules"]["columns"], deck["rules"]["deal"]) == (2, "rows")


def test_the_fewest_moves_of_a_win(verify: Verify, deals: Path) -> None:
    """Won by hand without a move too many: each of the nine cards goes up once."""
    out = verify("check", *SMALL, f"{deals}:1", "--shortest").out
    assert re.search(r"why +9 moves that get on are the fewest; [0-9]+ moves with draws, replayed by the rules\n", out)
    assert " moves, 9 of them get on, the fewest (" in verify("check", *SMALL, deals, "--shortest").out
    lines = verify("check", *SMALL, deals, "--shortest", "--json", "--jobs", 2).out.splitlines()
    assert [json.loads(line)["shortest"] for line in lines] == [9, None, None]
    assert json.loads(verify("check", *SMALL, f"{deals}:1", "--json").out)["shortest"] is None


@pytest.mark.parametrize(
    ("which", "expected", "code"), [(1, "winnable", 0), (1, "unwinnable", 1), (2, "winnable", 1), (2, "unwinnable", 0)]
)
def test_what_is_expected(verify: Verify, deals: Path, which: int, expected: str, code: int) -> None:
    assert verify("check", *SMALL, f"{deals}:{which}", "--expect", expected).code == code


@pytest.mark.parametrize(
    ("deal", "draw", "verdict"),
    [
        ("klondike.txt:1", 3, "winnable"),  # by two independent solvers
        ("klondike.txt:2", 3, "unwinnable"),  # by the same two
        ("klondike_digits.txt", 3, "winnable"),  # the solution is played by the rules; another solver says impossible
        ("klondike_digits.txt", 1, "winnable"),
    ],
)
def test_real_deals(verify: Verify, deal: str, draw: int, verdict: str) -> None:
    assert verify("check", *GAME, EXAMPLES / deal, "-o", f"draw={draw}", "--expect", verdict).code == 0


def test_a_limit_gives_unknown_and_no_verdict(verify: Verify) -> None:
    """A full deck is not decided by looking at a single position."""
    ended = verify("check", *GAME, EXAMPLES / "klondike.txt", "--positions", 1)
    assert ended.code == 3
    assert [line.partition("]: ")[2][:7] for line in ended.out.splitlines()[:2]] == ["unknown"] * 2
    assert ended.out.splitlines()[2].startswith("2 deals: 0 winnable, 0 unwinnable, 2 unknown (rules: classic)")
    assert verify("check", *GAME, f"{EXAMPLES / 'klondike.txt'}:1", "--positions", 1, "--expect", "winnable").code == 3


def test_a_bad_deal_does_not_stop_the_others(verify: Verify, deals: Path) -> None:
    deals.write_text(f"{WINNABLE}\n{STUCK.replace('3S', '3H')}\n{LOST}")
    ended = verify("check", *SMALL, deals)
    assert ended.code == 2
    assert ended.err.startswith(f"verify: {deals}:7: deal 2: 3H is there twice")
    assert ended.out.splitlines()[2] == "3 deals: 1 winnable, 1 unwinnable, 1 bad (rules: draw-one, with columns=2)"
    strict = verify("check", *SMALL, deals, "--strict")
    assert (strict.code, len(strict.out.splitlines())) == (2, 1)


def test_certificates_are_written_for_what_is_decided(verify: Verify, deals: Path, tmp_path: Path) -> None:
    ended = verify("check", *SMALL, deals, "--certificate", tmp_path / "evidence")
    assert ended.out.splitlines()[-1] == f"claims and certificates: {tmp_path / 'evidence'}"
    names = {path.name for path in (tmp_path / "evidence").iterdir()}
    assert {name for name in names if name.endswith(".claim.json")} == {
        f"deals.txt-{number}.claim.json" for number in (1, 2, 3)
    }
    assert len(names) == 6
    alone = verify("check", *SMALL, f"{deals}:1", "--certificate", tmp_path / "evidence").out
    assert "  check it   python -m verify.checker " in alone


def test_a_verdict_without_its_certificate_is_no_success(
    verify: Verify, deals: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_large(result: KlondikeResult) -> Pair:
        raise VerifyError(f"{result.deal.title}: the closed set needs more memory than there is")

    monkeypatch.setattr(KlondikeResult, "certified", too_large)
    ended = verify("check", *SMALL, deals, "--certificate", tmp_path / "evidence")
    assert ended.code == 3
    assert (
        ended.err.splitlines()[0] == "verify: no certificate: to be won: the closed set needs more memory than there is"
    )
    assert ended.out.splitlines()[3].startswith("3 deals: 1 winnable, 2 unwinnable ")


def test_a_long_search_is_watched_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with watching.Watch() as unseen:
        unseen(5)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(watching, "_FIRST_WORD", 0.0)
    monkeypatch.setattr(watching, "_EVERY", 0.0)
    with watching.Watch() as watch:
        for positions in (0, 5, 1_234_567, 8):  # from the second one on the time runs
            watch(positions)
    compiling = "verify: compiling what this search needs, once (some ten seconds)"
    texts = ["", compiling, "verify: 1,234,567 positions", "verify: 8 positions", ""]
    shown = "".join(f"\r{text:<{len(before)}}\r{text}" for before, text in pairwise(texts))
    assert capsys.readouterr().err == shown


def test_the_game_is_found_wherever_it_stands(verify: Verify, deals: Path) -> None:
    small = ("--ranks", 3, "--suits", 3)
    first = verify("check", deals, *small, "--game=klondike").out
    assert first.startswith(f"{deals}:1")
    assert "verify check --game klondike" in verify("--help").out
    assert "--certificate" in verify("check", *GAME, "--help").out
    assert "worrying-back" in verify("check", *GAME, "--help-rules").out
    assert "worrying-back" not in verify("check", "--help-rules").out
    assert "klondike-solver" in verify("check", *GAME, "--help-formats").out
    assert "--second-chance" not in verify("check", *GAME, "--help").out


@pytest.mark.parametrize("game", ["klondike", "grandfathers-clock"])
@pytest.mark.parametrize("command", ["check", "show", "deal"])
def test_help_says_that_the_first_run_compiles(verify: Verify, command: str, game: str) -> None:
    said = " ".join(verify(command, "--game", game, "--help").out.split())
    assert "first used, which takes some ten seconds, once" in said
