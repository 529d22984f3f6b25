"""All deals by rank of a deck, every one played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from verify.deals.ranking import arrangements, unrank
from verify.kernels.counting_up import Progress, cores, count_up, parts
from verify.kernels.journal import Journal
from verify.kernels.loading import load
from verify.kernels.plan import Plan, added
from verify.kernels.tallies import Tallies
from verify.kernels.variants import Variant, check_deck, width

PART = 500_000  # deals; some seconds


def enumerate_deals(
    ranks: int,
    suits: int,
    variants: Sequence[Variant] = (Variant(),),
    *,
    workers: int | None = None,
    journal: Path | None = None,
    progress: Progress = lambda deals: None,
) -> tuple[Tallies, ...]:
    """The tallies of all deals by rank, exact, for each variant.

    ``workers`` is how many threads share the work, by default as many as there are cores. ``progress`` is told how
    many deals have been counted since it was last told. With a ``journal`` the parts that are done are kept in that
    file, and a count that was interrupted goes on from there.

    >>> (tallies,) = enumerate_deals(3, 2)
    >>> tallies.deals, tallies.law("won")[1]
    (90, Fraction(1, 3))

    Raises BadInput for decks or variants that cannot be counted and for a journal of another count, and VerifyError
    if numba is missing.
    """
    check_deck(ranks, suits)
    plan = Plan(ranks, suits, tuple(variants), arrangements([suits] * ranks), every_game=True)
    done: tuple[Tallies, ...] = ()
    with Journal(journal, _described(plan)) as kept:
        for size, tallies in kept.read():
            done = added(done, tallies)
            progress(size)
        todo = (part for part in parts(plan.deals, PART) if part not in kept.parts)
        for part, tallies in count_up(plan, begin_at, todo, workers or cores(), progress):
            kept.add(part, tallies)
            done = added(done, tallies)
    return done


def begin_at(plan: Plan, first: int) -> Callable[[int, Any, Any], None]:
    """What lays the deals from a number on; the table goes on from one slice to the next."""
    tallying, numpy = load("tallying"), load("compiled").np
    table = numpy.array([rank - 1 for rank in unrank(first, [plan.suits] * plan.ranks)], numpy.uint8)
    starts, variants, _, _, scratch = plan.arrays()
    bits = width(plan.ranks)

    def go_on(deals: int, maps: Any, games: Any) -> None:
        tallying.tally_arrangements(table, deals, plan.suits, bits, starts, variants, maps, games, scratch)

    return go_on


def _described(plan: Plan) -> dict[str, Any]:
    variants = [variant._asdict() for variant in plan.variants]
    return {"count": "all deals by rank", "ranks": plan.ranks, "suits": plan.suits, "variants": variants, "part": PART}
