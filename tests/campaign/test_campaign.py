"""Many deals on several processes: the same results as one by one, whatever stops them meanwhile."""

from __future__ import annotations

import json
import multiprocessing
import signal
import subprocess
import sys
from collections import Counter
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
