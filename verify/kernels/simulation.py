"""Random deals of any deck, played: counts only; what they say of all deals is for the caller to estimate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from verify.errors import BadInput
from verify.kernels.counting_up import Progress, cores, count_up, parts
from verify.kernels.journal import Journal
from verify.kernels.loading import load
from verify.kernels.plan import Plan, added
from verify.kernels.tallies import Tallies
from verify.kernels.variants import Variant, width

PART = 1_000_000  # deals; about a second
SEEDS = 2**64
DEALS = 2**48  # far from the end of a seed's words


def simulate(
    ranks: int,
    suits: int,
    deals: int,
    seed: int,
    variants: Sequence[Variant] = (Variant(),),
    *,
    first: int = 0,
    workers: int | None = None,
    journal: Path | None = None,
    progress: Progress = lambda deals: None,
) -> tuple[Tallies, ...]:
    """The tallies of so many random deals, from index ``first`` of a seed on, for each variant.

    The same seed and indices give the same tallies everywhere, with any number of ``workers`` and in any parts (see
    ``dealing``). At a second chance one card is taken, drawn by the policy: so every deal is one game, and there are
    no verdicts. ``workers``, ``journal`` and ``progress`` are those of ``enumerate_deals``, and so are the errors.

    >>> (tallies,) = simulate(13, 4, 20_000, seed=1)
    >>> tallies.counts("won")
    {0: 18457, 1: 1543}
    """
    if not (0 <= seed < SEEDS and deals >= 1 and first >= 0 and first + deals <= DEALS):
        raise BadInput(f"deals {first} to {first + deals - 1} of seed {seed}: expected at most 2**48, seed below 2**64")
    plan = Plan(ranks, suits, tuple(variants), deals, every_game=False)
    done: tuple[Tallies, ...] = ()
    asked = {"seed": seed, "first": first, "deals": deals}  # other numbers of deals come in other parts
    with Journal(journal, {**_described(plan), **asked}) as kept:
        for size, tallies in kept.read():
            done = added(done, tallies)
            progress(size)
        todo = (part for part in parts(deals, PART, first) if part not in kept.parts)
        for part, tallies in count_up(plan, begin_with(seed), todo, workers or cores(), progress):
            kept.add(part, tallies)
            done = added(done, tallies)
    return done


def begin_with(seed: int) -> Callable[[Plan, int], Callable[[int, Any, Any], None]]:
    """What deals the deals of a seed from an index on."""

    def begin(plan: Plan, first: int) -> Callable[[int, Any, Any], None]:
        tallying, numpy = load("tallying"), load("compiled").np
        table = numpy.zeros(plan.ranks * plan.suits, numpy.uint8)
        starts, variants, _, _, scratch = plan.arrays()
        bits = width(plan.ranks)
        next_deal = first

        def go_on(deals: int, maps: Any, games: Any) -> None:
            nonlocal next_deal
            at = numpy.uint64(seed), numpy.uint64(next_deal)
            tallying.tally_random(table, deals, plan.suits, bits, starts, variants, maps, games, scratch, *at)
            next_deal += deals

        return go_on

    return begin


def _described(plan: Plan) -> dict[str, Any]:
    variants = [variant._asdict() for variant in plan.variants]
    return {"count": "random deals", "ranks": plan.ranks, "suits": plan.suits, "variants": variants, "part": PART}
