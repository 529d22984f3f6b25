"""Deals with unknown cards under any rules: every completion by rank is played, if there are not too many.

All orders of the missing cards are equally likely, and as the rules look at ranks alone, so are all completions by
rank: each stands for as many orders of the cards as any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

from verify.deals.partial_deals import PartialDeal
from verify.deals.ranking import arrangements, unrank
from verify.rules.clock import outcome, play
from verify.rules.clock_chance import continuations, win_chance
from verify.rules.clock_options import ClockRules
from verify.rules.clock_sight import places
from verify.rules.clock_table import Table, deal_out
from verify.solvers.partial_bottoms import Findings, Ranks

MOST_COMPLETIONS, MOST_WITH_A_CHOICE = 200_000, 10_000
"""More are not played, without and with a second chance, where each is many games: they would take minutes."""

Progress = Callable[[int, int], None]  # so many completions are played, of so many


def completions(deal: PartialDeal) -> int:
    """How many completions by rank there are."""
    return arrangements(deal.missing)


def most_completions(rules: ClockRules) -> int:
    """How many completions are played at most."""
    return MOST_COMPLETIONS if rules.second_chance == "none" else MOST_WITH_A_CHOICE


def by_playing(deal: PartialDeal, rules: ClockRules, progress: Progress) -> Findings:
    """The findings under any rules, by playing all completions."""
    unknown = [place for place in places(deal, rules) if deal.cards[place.number - 1] is None]
    all_ways = completions(deal)
    ways = [Counter[int]() for _ in unknown]
    wins: list[dict[int, Fraction]] = [{} for _ in unknown]
    winning: Ranks | None = None
    losing: Ranks | None = None
    total = Fraction(0)
    for number in range(all_ways):
        progress(number, all_ways)
        ranks = unrank(number, deal.missing)
        chance = _chance(deal_out(deal.completed(ranks), rules), rules)
        winning = ranks if winning is None and chance == 1 else winning
        losing = ranks if losing is None and chance == 0 else losing
        total += chance
        for place, rank in enumerate(ranks):
            ways[place][rank] += 1
            wins[place][rank] = wins[place].get(rank, Fraction(0)) + chance
    progress(all_ways, all_ways)
    chances = [{rank: won[rank] / seen[rank] for rank in sorted(won)} for won, seen in zip(wins, ways, strict=True)]
    return Findings(total / all_ways, winning, losing, dict(zip(unknown, chances, strict=True)))


def _chance(table: Table, rules: ClockRules) -> Fraction:
    """The chance to win one deal, all of whose cards are known; a second chance may leave it open."""
    game = play(table, rules)
    return win_chance(outcome(game), continuations(game))
