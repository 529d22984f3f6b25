"""The chance of a win where some cards are known, against known laws and against itself, card by card."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verify.counting.bottoms import win_if_kings_lie
from verify.counting.order import win as win_of_deck
from verify.counting.partial import Known, if_bottom, if_other, spread, win, win_by_share

shapes = st.tuples(st.integers(2, 13), st.integers(1, 4))


@st.composite
def known_bottoms(draw: st.DrawFn) -> Known:
    """Some bottom cards and some other cards of a shuffled deck, from any start pile."""
    ranks, suits = draw(shapes)
    deck = draw(st.permutations([rank for rank in range(1, ranks + 1) for _ in range(suits)]))
    start = draw(st.integers(1, ranks))
    piles = [pile for pile in range(1, ranks + 1) if pile != start]
    some = draw(st.sets(st.sampled_from(piles)))
    bottoms = {pile: deck[pile - 1] for pile in some}
    others = draw(st.integers(0, len(deck) - ranks))
    seen = [*bottoms.values(), *deck[len(deck) - others :]]
    return Known(start, bottoms, tuple(suits - seen.count(rank) for rank in range(1, ranks + 1)))


def one_by_one(known: Known) -> Fraction:
    """The chance by laying every choice of missing cards at the bottoms, and walking from each pile to the start."""
    cards = [rank for rank, number in enumerate(known.missing, 1) for _ in range(number)]
    good = counted = 0
    for chosen in permutations(cards, len(known.unknown_bottoms)):
        arcs = {**known.bottoms, **dict(zip(known.unknown_bottoms, chosen, strict=True))}
        piles = set(range(1, len(known.missing) + 1))
        for _ in known.missing:
            piles = {arcs.get(pile, pile) for pile in piles}
        good, counted = good + (piles == {known.start}), counted + 1
    return Fraction(good, counted)


@pytest.mark.parametrize(("ranks", "suits"), [(2, 1), (3, 2), (13, 4), (5, 7), (20, 3)])
def test_nothing_known_is_a_shuffled_deck(ranks: int, suits: int) -> None:
    """C9, and C10 by trees: one deal in as many as there are ranks."""
    for start in (1, ranks):
        known = Known(start, {}, (suits,) * ranks)
        assert win(known) == win_by_share(known) == win_of_deck(ranks, suits)


@pytest.mark.parametrize("kings", range(5))
def test_the_kings_known(kings: int) -> None:
    """Where so many of them lie at the bottom of clock piles; the law of that has its own test with played deals."""
    known = Known(13, dict.fromkeys(range(1, kings + 1), 13), (*(4,) * 12, 0))
    assert win(known) == win_by_share(known) == win_if_kings_lie(13, 4, kings)


@pytest.mark.parametrize(
    "known",
    [
        Known(3, {}, (2, 1, 1)),
        Known(3, {1: 2}, (2, 1, 2)),
        Known(1, {2: 3}, (1, 2, 1)),
        Known(3, {1: 3}, (1, 0, 2)),
        Known(4, {1: 2, 3: 4}, (1, 2, 2, 0)),
        Known(4, {2: 1}, (0, 2, 1, 2)),
        Known(5, {4: 5, 1: 4}, (0, 1, 2, 1, 2)),
        Known(5, {2: 1}, (1, 1, 1, 1, 0)),
    ],
)
def test_bottom_cards_laid_one_by_one(known: Known) -> None:
    assert win(known) == win_by_share(known) == one_by_one(known)


@settings(max_examples=150, deadline=None)
@given(known_bottoms())
def test_the_chance_is_the_mean_of_those_after_seeing_any_card(known: Known) -> None:
    """The law of total probability, for every unknown bottom card and for any other one; and both ways to count."""
    chance = win_by_share(known)
    assert win(known) == chance
    tables = [if_bottom(known, pile) for pile in known.unknown_bottoms]
    if known.cards > len(known.unknown_bottoms):
        tables.append(if_other(known))
    for table in tables:
        assert sum(known.missing[rank - 1] * after for rank, after in table.items()) == known.cards * chance
        assert (spread(table, known.missing) == 0) == (set(table.values()) == {chance})


@given(known_bottoms())
def test_the_chance_after_a_bottom_card_does_not_depend_on_which_piece_took_it(known: Known) -> None:
    """``if_bottom`` asks once for all pieces alike; here each rank is asked for, by forests."""
    for pile in known.unknown_bottoms[:3]:
        ranks = [rank for rank, number in enumerate(known.missing, 1) if number]
        assert if_bottom(known, pile) == {rank: win(known.with_bottom(pile, rank)) for rank in ranks}


def test_a_cycle_of_known_bottom_cards_loses() -> None:
    known = Known(5, {1: 2, 2: 3, 3: 1, 4: 4}, (2, 2, 2, 2, 3))
    assert known.cycle == (4,)
    assert win(known) == win_by_share(known) == 0
    assert Known(5, {1: 3, 3: 2, 2: 1}, (2, 2, 2, 2, 3)).cycle == (1, 3, 2)


def test_what_a_card_tells_is_how_the_variance_of_the_outcome_shrinks() -> None:
    """Of three ranks of one suit, by hand: the chance is 1/3, and 0, 1/2, 1/2 after the bottom card of the ace."""
    before = Fraction(1, 3) * Fraction(2, 3)
    after = Fraction(2, 3) * Fraction(1, 2) * Fraction(1, 2)
    assert spread(if_bottom(Known(3, {}, (1, 1, 1)), 1), (1, 1, 1)) == before - after


def test_a_card_that_is_no_bottom_card_tells_something_too() -> None:
    """A king at the top of a clock pile is one king fewer that can lie at a bottom."""
    assert if_other(Known(13, {}, (4,) * 13)) == {**dict.fromkeys(range(1, 13), Fraction(4, 51)), 13: Fraction(3, 51)}


@pytest.mark.parametrize(
    ("bottoms", "missing", "message"),
    [({}, (1, 0, 0), "1 missing cards for 2 unknown bottom cards"), ({1: 3}, (2, 0, -1), "-1 cards")],
)
def test_impossible_knowledge(bottoms: dict[int, int], missing: tuple[int, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Known(3, bottoms, missing)
