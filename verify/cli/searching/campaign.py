"""Very many deals decided: the options about processes and journals, and what the counts say of the winnability."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import click

from verify.campaign.campaign import Campaign, Decide
from verify.campaign.outcomes import Counts, Outcome
from verify.cli.searching.progress import Progress
from verify.cli.shared_options import with_options
from verify.cli.whole import Whole
from verify.errors import BadInput, shown
from verify.report.intervals import Interval, clopper_pearson

F = TypeVar("F", bound=Callable[..., Any])

MOST_JOBS = 256
DEFAULT_CONFIDENCE = 95.0


class CampaignOptions(NamedTuple):
    """How many processes decide, the file where results are kept, the confidence of the interval in percent, and where
    the tally goes."""

    jobs: int = 1
    journal: Path | None = None
    confidence: float = DEFAULT_CONFIDENCE
    tally: Path | None = None

    @property
    def is_wanted(self) -> bool:
        """Whether the deals are to be decided together."""
        return self.jobs > 1 or self.journal is not None or self.tally is not None


def _between_0_and_100(_: click.Context, __: click.Parameter, value: float) -> float:
    if not 0 < value < 100:  # so is no number at all, which a range of the library lets through
        raise BadInput(f"--confidence is {value:g}: expected a percentage between 0 and 100")
    return value


JOBS = click.option(
    "--jobs",
    type=Whole(1, MOST_JOBS),
    default=1,
    show_default=True,
    metavar="N",
    help="Decide on so many processes at once.",
)
_OPTIONS = (
    JOBS,
    click.option(
        "--journal",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="Keep the results so far there: after an interrupt the same command goes on from them.",
    ),
    click.option(
        "--confidence",
        type=float,
        callback=_between_0_and_100,
        default=DEFAULT_CONFIDENCE,
        show_default=True,
        metavar="PERCENT",
        help="Of the interval for the winnability, which is exact (Clopper-Pearson).",
    ),
    click.option(
        "--tally",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="Write what all deals came to: a letter a deal, the counts, the winnability, the hardest deals.",
    ),
)


def campaign_options(command: F) -> F:
    """Give a command the options of a campaign; it receives them as ``campaign``."""

    @wraps(command)
    def with_campaign(
        *request: Any, jobs: int, journal: Path | None, confidence: float, tally: Path | None, **own: Any
    ) -> Any:
        return command(*request, campaign=CampaignOptions(jobs, journal, confidence, tally), **own)

    return with_options(cast(F, with_campaign), *_OPTIONS)


def run_campaign(
    deals: Sequence[Any], decide: Decide, settled: Mapping[str, Any], options: CampaignOptions
) -> Iterator[Outcome]:
    """The outcome of every deal, in order, with progress on a terminal; ``settled`` as in ``Campaign``.

    An interrupt leaves no process behind, and says where the results so far are kept.
    """
    with Progress(len(deals)) as progress:
        campaign = Campaign(deals, decide, settled, options.jobs, options.journal, progress)
        try:
            with closing(campaign.outcomes()) as outcomes:
                yield from outcomes
        except KeyboardInterrupt:
            if options.journal is not None:
                kept = shown(str(options.journal), 400)
                click.echo(f"\nverify: the results so far are in {kept}: the same command goes on from there", err=True)
            raise


def winnability_text(counts: Counts, confidence: float = DEFAULT_CONFIDENCE) -> str:
    """What deals of which so many have each verdict say of the winnability of all deals.

    >>> print(winnability_text(Counts(winnable=81, unwinnable=19)))
    winnable: 81.00 %; if these are random ones, of all deals 71.93 % to 88.16 % (95 % confidence, Clopper-Pearson)
    """
    if not counts.deals:
        return "winnable: no deal says how often"
    low, high = winnability(counts, confidence)
    least, most = counts.winnable / counts.deals, (counts.winnable + counts.unknown) / counts.deals
    share = _percent(least) + (f" to {_percent(most)}" if counts.unknown else "")
    reach = f"{_percent(low)} to {_percent(high)}"
    method = f"{confidence:g} % confidence, Clopper-Pearson"
    return f"winnable: {share}; if these are random ones, of all deals {reach} ({method})"


def _percent(share: float) -> str:
    return f"{100 * share:.2f} %"


def winnability(counts: Counts, confidence: float = DEFAULT_CONFIDENCE) -> Interval:
    """The interval for the share of winnable deals, with those unknown counted both ways.

    Its lower end takes none of them for winnable and its upper end all, so that it covers the truth at least as often
    as it says, whatever they are. Raises ValueError if there is no deal.
    """
    low, _ = clopper_pearson(counts.winnable, counts.deals, confidence / 100)
    _, high = clopper_pearson(counts.winnable + counts.unknown, counts.deals, confidence / 100)
    return low, high
