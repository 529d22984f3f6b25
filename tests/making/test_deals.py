"""``verify.deals_of``: what the command makes, from Python."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from support.command import Verify
from verify import BadInput, check, deals_of


@pytest.mark.parametrize("kind", ["all", "winning", "losing"])
def test_the_deals_of_the_command(verify: Verify, kind: str) -> None:
    options = ["--rules", "uva170", "--ranks", "5", "--suits", "2"]
    option = [] if kind == "all" else [f"--{kind}"]
    made = list(deals_of(kind, "uva170", seed=7, count=3, ranks=5, suits=2))
    lines = verify("deal", *option, *options, "--seed", 7, "--count", 3).out.splitlines()[1:]
    listed = [deal.cards if deal.listing == "bottom-first" else deal.cards[::-1] for deal in made]
    assert lines == [f"{' '.join(map(str, cards))}  # {deal.name}" for cards, deal in zip(listed, made, strict=True)]
    numbered = list(deals_of(kind, "uva170", numbers=range(5, 7), ranks=5, suits=2))
    lines = verify("deal", *option, *options, "--number", "5-6").out.splitlines()[1:]
    assert lines == [f"{' '.join(map(str, deal.cards))}  # {deal.name}" for deal in numbered]


def test_they_are_what_they_are_called() -> None:
    assert {check(deal).verdict for deal in deals_of("winning", count=20)} == {"won"}
    assert {check(deal).verdict for deal in deals_of("losing", count=20)} == {"lost"}
    sorted_wins = list(deals_of("winning", win="sorted", count=20))
    assert {check(deal, win="sorted").verdict for deal in sorted_wins} == {"won"}
    assert any(check(deal).verdict == "lost" for deal in sorted_wins)


def test_they_are_made_as_they_are_taken() -> None:
    assert [deal.name for deal in islice(deals_of(count=10**19), 2)] == ["random:1:#1", "random:1:#2"]
    assert [deal.name for deal in deals_of("winning", seed=7, first=617)] == ["winning:7:#617"]


@pytest.mark.parametrize(
    ("kind", "options", "message"),
    [
        ("won", {}, "kind is 'won': expected one of all, winning, losing"),
        (7, {}, "kind is 7: expected"),
        ("all", {"seed": -1}, "seed is -1: expected a whole number from 0"),
        ("all", {"seed": True}, "seed is True"),
        ("all", {"first": 0}, "first is 0: expected a whole number from 1"),
        ("all", {"count": 0}, "count is 0"),
        ("all", {"count": "3"}, "count is '3'"),
        ("all", {"ranks": 1}, "ranks is 1: expected a whole number from 2 to 1000"),
        ("all", {"suits": 4.0}, r"suits is 4\.0"),
        ("all", {"numbers": range(0)}, r"numbers are range\(0, 0\): expected a range of at least one number"),
        ("all", {"numbers": 3}, "numbers are 3"),
        ("all", {"numbers": range(2)}, "there is no deal 0: expected 1 to 80658175170943878571660636856403766975289"),
        ("all", {"rules": "nowhere"}, "there is no preset 'nowhere'"),
        ("all", {"first_pile": 13}, "option first-pile is 13"),
        ("losing", {"rules": "one-king"}, "is lost under these rules"),
    ],
)
def test_bad_input(kind: Any, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        deals_of(kind, **options)
