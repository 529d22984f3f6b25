"""Many deals on several processes: the same results as one by one, whatever stops them meanwhile."""

from __future__ import annotations

import json
import multiprocessing
import signal
import subprocess
import sys
from collections import Counter
from contextlib import closing, nullcontext
from pathlib import Path

import pytest

from support import deciding
from verify.campaign.campaign import UNIT, Campaign, Decide
from verify.campaign.outcomes import Counts, Outcome
from verify.campaign.workers import WorkerDied
from verify.deals.deal import STANDARD, Deal
from verify.deals.random_deals import random_deal
from verify.errors import BadInput, Disagreement

DEALS = [random_deal(5, index, STANDARD) for index in range(1, 91)]  # four units and a half


def campaign(decide: Decide = deciding.by_first_card, *, jobs: int = 1, journal: Path | None = None) -> Campaign:
    return Campaign(DEALS, decide, {"game": "klondike", "rules": {"draw": 3}}, jobs, journal)


def one_by_one() -> list[Outcome]:
    """What is expected, without a campaign."""
    return [
        Outcome(deal.name, "bad", "a king comes first") if deal.cards[0].rank == 13 else deciding.by_first_card(deal)
        for deal in DEALS
    ]


@pytest.mark.parametrize("jobs", [1, 3])
def test_outcomes_are_those_of_each_deal_in_order(jobs: int) -> None:
    outcomes = list(campaign(jobs=jobs).outcomes())
    assert outcomes == one_by_one()
    verdicts = Counter(outcome.verdict for outcome in outcomes)
    assert Counts.of(outcomes)._asdict() == {"unknown": 0} | verdicts
    assert verdicts["bad"] > 0
    assert multiprocessing.active_children() == []


def test_a_journal_is_gone_on_from(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    first = campaign(journal=path).outcomes()
    taken = [next(first) for _ in range(2 * UNIT + 3)]
    first.close()
    units = [json.loads(line)["unit"] for line in path.read_text().splitlines()[1:]]
    assert units == [0, 1, 2]
    asked: list[str] = []

    def decide(deal: Deal) -> Outcome:
        asked.append(deal.name)
        return deciding.by_first_card(deal)

    outcomes = list(campaign(decide, journal=path).outcomes())
    assert outcomes == one_by_one()
    assert outcomes[: len(taken)] == taken
    assert asked == [deal.name for deal in DEALS[3 * UNIT :]]
    whole = path.read_bytes()
    assert list(campaign(deciding.killed_at_45, journal=path).outcomes()) == outcomes  # nothing is decided again
    assert path.read_bytes() == whole


def test_a_line_cut_off_is_dropped_and_a_unit_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    assert list(campaign(journal=path).outcomes()) == one_by_one()
    heading, *lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(heading + lines[1] + lines[1] + lines[0][:-9])
    assert list(campaign(jobs=2, journal=path).outcomes()) == one_by_one()
    units = [json.loads(line)["unit"] for line in path.read_bytes().splitlines()[1:]]
    assert sorted(units) == [0, 1, *range(1, -(-len(DEALS) // UNIT))]


def test_the_journal_of_another_campaign_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    list(campaign(journal=path).outcomes())
    before = path.read_bytes()
    others = [
        Campaign(DEALS, deciding.by_first_card, {"game": "klondike", "rules": {"draw": 1}}, 1, path),
        Campaign(DEALS[:-1], deciding.by_first_card, {"game": "klondike", "rules": {"draw": 3}}, 1, path),
        Campaign(DEALS[::-1], deciding.by_first_card, {"game": "klondike", "rules": {"draw": 3}}, 1, path),
    ]
    for other in others:
        with pytest.raises(BadInput, match="this is not the journal of this campaign: expected another file"):
            list(other.outcomes())
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"unit":1', '"unit":2'),
        ('"unit":1', '"unit":-1'),
        ('"unit":1', '"unit":99'),
        ('"unwinnable"', '"lost"'),
        ("0.5", '"0.5"'),
        ('"unwinnable"', '"winnable"'),
        ('"winnable"', '"unwinnable"'),
        ('"winnable"', '"unknown"'),
        ('"winnable"', '"bad"'),
        ('"AS>"', '""'),
        ('0.5,""', '0.5,"AS>"'),
        ('"AS>",""', '"AS>","AS"'),
        ("[[", "["),
    ],
)
def test_a_damaged_line_is_refused_with_its_number(tmp_path: Path, old: str, new: str) -> None:
    path = tmp_path / "journal"
    list(campaign(journal=path).outcomes())
    lines = path.read_text().splitlines(keepends=True)
    assert old in lines[2]
    path.write_text("".join([*lines[:2], lines[2].replace(old, new, 1), *lines[3:]]))
    with pytest.raises(BadInput, match=r"journal:3: not a unit of this campaign: expected what a campaign has written"):
        list(campaign(journal=path).outcomes())


@pytest.mark.parametrize(
    ("told", "stands"),
    [
        (Outcome("", "winnable", "0 moves win, replayed by the rules", 1, methods="search, replay"), True),
        (Outcome("", "winnable", "0 moves win, replayed by the rules", 1, moves="AS>"), False),
        (Outcome("", "winnable", "10 moves win, replayed by the rules", 1, methods="search, replay"), False),
        (Outcome("", "winnable", "1 move wins", 1, moves="AS>", shortest=1), True),
        (Outcome("", "unwinnable", "a search leaves no win", 1, shortest=1), False),
        (Outcome("", "unwinnable", "cards wait for each other", deadlock="AS 2S"), True),
        (Outcome("", "unknown", "no win within 60 seconds", 1, deadlock="AS 2S"), False),
        (Outcome("", "unknown", "no win within 60 seconds", 1), True),
    ],
)
def test_what_contradicts_itself_does_not_count(tmp_path: Path, told: Outcome, stands: bool) -> None:
    """A deal that is won before a card is moved has no moves, and its reason says so."""
    asked: list[str] = []

    def decide(deal: Deal) -> Outcome:
        asked.append(deal.name)
        return told._replace(deal=deal.name)

    lone = Campaign(DEALS[:1], decide, {}, 1, tmp_path / "journal")
    assert list(lone.outcomes()) == [told._replace(deal=DEALS[0].name)]
    with nullcontext() if stands else pytest.raises(BadInput, match="journal:2: not a unit of this campaign: "):
        list(lone.outcomes())
    assert len(asked) == 1


def test_two_runs_do_not_write_to_one_journal(tmp_path: Path) -> None:
    """The second is refused and changes nothing; the first goes on, and when it has ended another may."""
    path = tmp_path / "journal"
    first = campaign(journal=path).outcomes()
    taken = [next(first) for _ in range(UNIT + 1)]
    before = path.read_bytes()
    with pytest.raises(BadInput, match=r"journal: another run is writing to it: expected a journal of its own$"):
        list(campaign(journal=path).outcomes())
    assert path.read_bytes() == before
    assert [*taken, *first] == one_by_one()
    assert path.read_bytes().count(b"\n") == 1 + -(-len(DEALS) // UNIT)
    assert list(campaign(deciding.killed_at_45, journal=path).outcomes()) == one_by_one()  # from the journal alone


def test_a_refused_journal_is_not_kept_locked(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    list(campaign(journal=path).outcomes())
    for _ in range(2):
        with pytest.raises(BadInput, match="this is not the journal of this campaign") as refused:
            list(Campaign(DEALS, deciding.by_first_card, {}, 1, path).outcomes())
        del refused  # and with it the frames that would hold the file
    assert list(campaign(journal=path).outcomes()) == one_by_one()


@pytest.mark.parametrize("torn", [b"", b'{"unit":2,"outcomes":[["random:5:#11","winn'])
def test_what_was_cut_off_goes_and_the_file_stays_the_same_one(tmp_path: Path, torn: bytes) -> None:
    path = tmp_path / "journal"
    list(campaign(journal=path).outcomes())
    whole, file = b"".join(path.read_bytes().splitlines(keepends=True)[:3]), path.stat().st_ino
    path.write_bytes(whole + torn)
    with closing(campaign(journal=path).outcomes()) as outcomes:
        next(outcomes)
        assert path.read_bytes() == whole
    assert list(campaign(journal=path).outcomes()) == one_by_one()
    assert path.read_bytes().startswith(whole)
    assert path.stat().st_ino == file


@pytest.mark.parametrize("size", [0, 1, 40, -1])
def test_a_heading_that_is_not_there_or_was_cut_off_is_written(tmp_path: Path, size: int) -> None:
    path = tmp_path / "journal"
    list(campaign(journal=path).outcomes())
    kept = path.read_bytes()
    path.write_bytes(kept.splitlines(keepends=True)[0][:size])
    assert list(campaign(journal=path).outcomes()) == one_by_one()
    assert path.read_bytes() == kept


@pytest.mark.parametrize("content", [b"x", b"{}", b"\n", b'{"format":"patience-verify/campaign","version":2'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "journal"
    path.write_bytes(content)
    with pytest.raises(BadInput, match="this is not the journal of this campaign: expected another file"):
        list(campaign(journal=path).outcomes())
    assert path.read_bytes() == content


def test_a_journal_that_cannot_be_opened_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be opened: No such file or directory"):
        list(campaign(journal=tmp_path / "nowhere" / "journal").outcomes())
    with pytest.raises(BadInput, match="cannot be opened: not a file name"):
        list(campaign(journal=tmp_path / "a\0b").outcomes())


def test_a_process_that_is_killed_is_an_error_and_costs_nothing_that_was_done(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with pytest.raises(WorkerDied, match=r"ended with -9 while it decided random:5:#41 to random:5:#[0-9]+: "):
        list(campaign(deciding.killed_at_45, jobs=2, journal=path).outcomes())
    assert multiprocessing.active_children() == []
    assert list(campaign(jobs=2, journal=path).outcomes()) == one_by_one()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bug_that_a_deal_shows_ends_the_campaign(jobs: int) -> None:
    with pytest.raises(Disagreement, match="two methods disagree"):
        list(campaign(deciding.in_doubt_at_45, jobs=jobs).outcomes())
    assert multiprocessing.active_children() == []


PROGRAM = """
import multiprocessing, os, sys
sys.path.insert(0, {tests!r})
from pathlib import Path
from support import deciding
from verify.campaign.campaign import Campaign, Decide
from verify.deals.random_deals import random_deal
from verify.deals.deal import STANDARD

deals = [random_deal(5, index, STANDARD) for index in range(1, 91)]
told = lambda outcome, now: print(*[each.pid for each in multiprocessing.active_children()], flush=True)
settled = {{"game": "klondike", "rules": {{"draw": 3}}}}
try:
    list(Campaign(deals, deciding.slowly, settled, 2, Path({journal!r}), told).outcomes())
except KeyboardInterrupt:
    sys.exit(130)
"""


def test_an_interrupt_stops_all_processes_and_the_journal_is_gone_on_from(tmp_path: Path) -> None:
    """As from a terminal: every process of the group hears it."""
    path = tmp_path / "journal"
    program = PROGRAM.format(tests=str(Path(__file__).parent.parent), journal=str(path))
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        children = [running.stdout.readline() for _ in range(UNIT + 5)][-1].split()
        subprocess.run(["kill", "-s", "INT", "--", f"-{running.pid}"], check=True)
        assert (running.wait(60), running.stderr.read()) == (130, "")
    assert len(children) == 2
    assert not any(Path(f"/proc/{child}").exists() for child in children)
    assert list(campaign(journal=path).outcomes()) == one_by_one()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
