"""Options, progress and summary of many deals."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from fractions import Fraction
from math import comb
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from support import deciding
from verify.campaign.outcomes import Counts, Outcome
from verify.cli.searching.campaign import CampaignOptions, campaign_options, run_campaign, winnability, winnability_text
from verify.cli.searching.progress import Progress
from verify.deals.deal import STANDARD, Deal
from verify.deals.random_deals import random_deal
from verify.errors import BadInput


def tail(hits: int, trials: int, share: Fraction) -> Fraction:
    """The chance of so many hits or more, by its definition."""
    p, whole = share.numerator, share.denominator
    ways = sum(comb(trials, k) * p**k * (whole - p) ** (trials - k) for k in range(hits, trials + 1))
    return Fraction(ways, whole**trials)


@pytest.mark.parametrize(("counts", "confidence"), [(Counts(819, 178, 3), 99.9), (Counts(50, 3, 0), 95.0)])
def test_the_interval_is_exact_and_takes_unknown_deals_both_ways(counts: Counts, confidence: float) -> None:
    """Against exact binomial tails: at either end half the chance that is left, to a millionth of the share."""
    ends = [Fraction(end).limit_denominator(10**9) for end in winnability(counts, confidence)]
    left, step = (100 - Fraction(str(confidence))) / 200, Fraction(1, 10**6)
    trials, most = counts.deals, counts.winnable + counts.unknown
    assert tail(counts.winnable, trials, ends[0] - step) < left < tail(counts.winnable, trials, ends[0] + step)
    assert 1 - tail(most + 1, trials, ends[1] + step) < left < 1 - tail(most + 1, trials, ends[1] - step)


def test_the_winnability_is_said_only_where_there_is_a_deal() -> None:
    assert winnability_text(Counts(bad=2)) == "winnable: no deal says how often"
    text = winnability_text(Counts(8190, 1810), 99.9)
    assert text.startswith("winnable: 81.90 %; if these are random ones, of all deals ")
    assert text.endswith(" (99.9 % confidence, Clopper-Pearson)")


def test_progress_counts_what_a_journal_had_but_not_for_the_rate() -> None:
    progress = Progress(1200)
    for _ in range(1000):
        progress(Outcome("", "winnable"), now=False)
    for _ in range(100):
        progress(Outcome("", "unwinnable"), now=True)
    line = "verify: 1,100 of 1,200 decided: 1,000 winnable, 100 unwinnable, 0 unknown; 10.0 a second; 10 s left"
    assert progress.line(10.0) == line


def test_progress_is_seen_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Progress(1) as progress:
        progress(Outcome("", "winnable"))
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with Progress(1) as progress:
        progress(Outcome("", "winnable"))
    assert "1 of 1 decided: 1 winnable" in capsys.readouterr().err


@click.command()
@campaign_options
def options(campaign: CampaignOptions) -> None:
    """A command to try the options on."""
    click.echo(repr(campaign))


def test_options_reach_a_command_as_one_value() -> None:
    given = CliRunner().invoke(options, ["--jobs", "2", "--journal", "j", "--confidence", "99.9"])
    assert given.output == repr(CampaignOptions(2, Path("j"), 99.9)) + "\n"
    assert CliRunner().invoke(options, []).output == repr(CampaignOptions()) + "\n"
    assert CliRunner().invoke(options, ["--jobs", "0"]).exit_code == 2
    for bad in ("0", "100", "nan", "-inf"):
        with pytest.raises(BadInput, match=f"--confidence is {bad}: expected a percentage between 0 and 100"):
            options.main(["--confidence", bad], standalone_mode=False)


def test_an_interrupt_says_where_the_results_are(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    deals = [random_deal(5, index, STANDARD) for index in range(1, 31)]

    def interrupted(deal: Deal) -> Outcome:
        if deal is deals[25]:
            raise KeyboardInterrupt
        return deciding.by_first_card(deal)

    kept = CampaignOptions(journal=tmp_path / "journal")
    outcomes: Iterator[Outcome] = run_campaign(deals, interrupted, {}, kept)
    assert [next(outcomes).deal for _ in range(25)] == [deal.name for deal in deals[:25]]
    with pytest.raises(KeyboardInterrupt):
        next(outcomes)
    assert capsys.readouterr().err.endswith("/journal: the same command goes on from there\n")
    assert len(list(run_campaign(deals, deciding.by_first_card, {}, kept))) == 30
