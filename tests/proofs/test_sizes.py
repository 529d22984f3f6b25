"""Premises hold in games of every size, not only where controls and cases are looked for."""

from __future__ import annotations

import random
from functools import cache

import pytest

from support.tables import table
from verify.proofs.methods.cases import find_case
from verify.proofs.methods.clock import Clock
from verify.proofs.model.observe import Observed, observed
from verify.proofs.theorems.obligation import Obligation
from verify.proofs.theorems.table import THEOREMS
from verify.rules.clock import play
from verify.rules.clock_options import ClockRules

SIZES = [(3, 3), (4, 3), (5, 2), (6, 2), (7, 4), (9, 2), (12, 3)]
"""Two clock piles and two suits at least: with fewer some cases do not happen."""

ROWS = [(f"{one.id}: {row.id}", row) for one in THEOREMS if one.expected == "proved" for row in one.steps]


@cache
def games(ranks: int, suits: int) -> tuple[tuple[str, Observed], ...]:
    """Two hundred games of the engine, won and lost."""
    rng = random.Random(ranks * 100 + suits)
    cards = [rank for rank in range(1, ranks + 1) for _ in range(suits)]
    deals = [rng.sample(cards, len(cards)) for _ in range(200)]
    return tuple(
        (f"{ranks}x{suits} {number}", observed(play(table(deal, suits), ClockRules()), suits))
        for number, deal in enumerate(deals)
    )


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("name", "row"), ROWS, ids=lambda value: value if isinstance(value, str) else "")
def test_the_case_happens_in_games_of_every_size(name: str, row: Obligation, size: tuple[int, int]) -> None:
    assert any(find_case(row, Clock(60), [game]) for game in games(*size))
