"""Decks with piles of different sizes and with jokers: every figure against all deals, played in plain lines."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

from counting.plain_games import Ended, Rules, deals, ends
from counting.test_every_variant import CHANCES, DEAD_ENDS, POLICIES, WINS, games
from verify.counting import components, jokers, trees, unequal
from verify.counting.decks import Deck, Jokers, deck_of
from verify.counting.figures import Standing, Value
from verify.counting.laws import mean
from verify.counting.table import figure, wanted
from verify.counting.variants import Variant
from verify.rules.clock_options import ClockRules

SIZES = [(1, 3), (3, 1), (1, 2, 2), (2, 1, 3), (3, 1, 1), (1, 1, 2, 1)]
unequal_decks = pytest.mark.parametrize("copies", SIZES)

Law = dict[Value, Fraction]


def law(deck: Deck, rules: Rules) -> dict[Ended, Fraction]:
    """How all games end, with their chances."""
    chances: dict[Ended, Fraction] = {}
    every = list(deals(deck))
    for dealt in every:
        for end, chance in ends(dealt, rules):
            chances[end] = chances.get(end, Fraction(0)) + chance / len(every)
    return chances


def of_figure(chances: dict[Ended, Fraction], name: str) -> Law:
    values: Law = {}
    for end, chance in chances.items():
        value = (int(getattr(end, name)),)
        values[value] = values.get(value, Fraction(0)) + chance
    return dict(sorted(values.items()))


def clock_rules(rules: Rules) -> ClockRules:
    values: dict[str, Any] = rules._asdict()
    return ClockRules(watch_card=values.pop("policy"), **values)


def check(deck: Deck, rules: Rules, names: Sequence[str]) -> None:
    of = Variant(deck, clock_rules(rules))
    chances = law(deck, rules)
    for name in names:
        found = figure(of, name)
        assert found.standing != Standing.OPEN
        went_on = name in ("restarts", "exceptions")
        assert dict(found.numbers) == of_figure(chances, "went_on" if went_on else name), (name, deck, rules)


GAME = ("won", "turned", "face_down", "completed_clock_piles", "completed_piles")


@unequal_decks
def test_piles_of_different_sizes(copies: tuple[int, ...]) -> None:
    for dead_end, win, start in product(DEAD_ENDS, WINS, range(len(copies))):
        went_on = {"stop": (), "clockwise": ("restarts",)}.get(dead_end, ("exceptions",))
        check(Deck(copies), Rules(dead_end, win, start), (*GAME, *went_on))


@unequal_decks
def test_second_chances(copies: tuple[int, ...]) -> None:
    policies = [policy for policy in POLICIES if policy != "clairvoyant"]
    for chance, policy, dead_end, start in product(CHANCES, policies, ("stop", "exception"), range(len(copies))):
        check(Deck(copies), Rules(dead_end, "exposed", start, chance, policy), GAME)


def test_the_plain_lines_play_as_the_engine_does() -> None:
    for dead_end, win, start in product(DEAD_ENDS, WINS, (0, 1)):
        rules = Rules(dead_end, win, start)
        _same_as_the_engine(Deck((2, 2, 2)), rules)
    for chance, policy, start in product(CHANCES, POLICIES[:-1], (0, 1)):
        _same_as_the_engine(Deck((2, 2, 2)), Rules(second_chance=chance, policy=policy, start=start))


def _same_as_the_engine(deck: Deck, rules: Rules) -> None:
    plain = law(deck, rules)
    engine: dict[Ended, Fraction] = {}
    for done, chance in games(deck.ranks, deck.suits, clock_rules(rules)).items():
        end = Ended(*done[:5], done.restarts + done.exceptions)
        engine[end] = engine.get(end, Fraction(0)) + chance
    assert plain == engine


def arcs(copies: Sequence[int]) -> list[tuple[int, ...]]:
    """The ranks of the bottom cards of all piles, for all ways to choose these cards."""
    cards = [rank for rank, number in enumerate(copies, 1) for _ in range(number)]
    return list(permutations(cards, len(copies)))


def rings(bottom: Sequence[int], root: int) -> list[list[int]]:
    """The cycles of the arcs of all piles but ``root`` (0: of all)."""
    found: list[list[int]] = []
    for pile in range(1, len(bottom) + 1):
        way = [pile]
        while way[-1] != root and bottom[way[-1] - 1] not in way:
            way.append(bottom[way[-1] - 1])
        if way[-1] != root and bottom[way[-1] - 1] == pile and pile == min(way):
            found.append(way)
    return found


def reaches(bottom: Sequence[int], pile: int, root: int) -> bool:
    for _ in bottom:
        pile = pile if pile == root else bottom[pile - 1]
    return pile == root


def share(values: list[int]) -> Law:
    return {(value,): Fraction(values.count(value), len(values)) for value in sorted(set(values))}


@pytest.mark.parametrize("copies", [*SIZES, (1, 1), (2, 2), (2, 2, 2), (1, 1, 1, 1)])
def test_maps(copies: tuple[int, ...]) -> None:
    every, ranks = arcs(copies), len(copies)
    for start in range(ranks):
        of, root = Variant(Deck(copies), ClockRules(start=start)), start or ranks
        without = [rings(bottom, root) for bottom in every]
        all_arcs = [rings(bottom, 0) for bottom in every]
        expected = {
            "cycles": share([len(found) for found in without]),
            "cyclic_piles": share([sum(map(len, found)) for found in without]),
            "not_reaching": share([sum(not reaches(b, pile, root) for pile in range(1, ranks + 1)) for b in every]),
            "own_bottoms": share([sum(bottom[pile - 1] == pile for pile in range(1, ranks)) for bottom in every]),
            "components": share([len(found) for found in all_arcs]),
            "winning_starts": share([len(found[0]) if len(found) == 1 else 0 for found in all_arcs]),
        }
        for name, expected_law in expected.items():
            assert dict(figure(of, name).numbers) == expected_law, (name, copies, start)
        lengths = {
            (length,): Fraction(sum(len(ring) == length for found in without for ring in found), len(every))
            for length in range(1, ranks)
        }
        assert dict(figure(of, "cycles_of_length").numbers) == lengths


@pytest.mark.parametrize(("ranks", "suits"), [(13, 4), (8, 4), (9, 1)])
def test_both_ways_to_count_maps(ranks: int, suits: int) -> None:
    """Pile by pile for piles of any sizes, and all at once for piles that are alike."""
    others, every = (suits,) * (ranks - 1), (suits,) * ranks
    assert unequal.cycles(others, suits) == trees.cycles(ranks, suits)
    assert unequal.cyclic_piles(others, suits) == trees.cyclic_piles(ranks, suits)
    assert unequal.not_reaching(others, suits) == trees.not_reaching(ranks, suits)
    assert unequal.own_bottoms(others, suits) == trees.own_bottoms(ranks, suits)
    assert unequal.cycles_of_length(others, suits) == trees.cycles_of_length(ranks, suits)
    assert unequal.components(every) == components.components(ranks, suits)
    assert unequal.winning_starts(every) == components.winning_starts(ranks, suits)


@pytest.mark.parametrize(("ranks", "suits"), [(13, 4), (8, 4), (2, 9), (20, 1)])
def test_the_piles_from_which_play_wins(ranks: int, suits: int) -> None:
    """Play wins from each pile in one deal of r, so from one pile of r on average; never if there are two parts."""
    starts = components.winning_starts(ranks, suits)
    assert mean(starts) == 1
    assert 1 - starts.get(0, Fraction(0)) == components.components(ranks, suits)[1]


JOKERS = [
    ((1, 1), 1),
    ((1, 1), 3),
    ((2, 1), 2),
    ((2, 2), 1),
    ((2, 2), 2),
    ((1, 2, 1), 2),
    ((2, 2, 2), 1),
    ((1, 1, 1), 4),
]


@pytest.mark.parametrize(("copies", "number"), JOKERS)
def test_jokers_without_a_home(copies: tuple[int, ...], number: int) -> None:
    deck = deck_of(copies, Jokers(number, "turn-again"))
    assert deck.cards == sum(deck.piles) == sum(copies) + number
    for start in range(len(copies)):
        check(deck, Rules(start=start), ("won", "turned", "face_down"))
        assert figure(Variant(deck, ClockRules(start=start)), "cycles").standing == Standing.OPEN


@pytest.mark.parametrize("number", [1, 2, 4, 14])
def test_two_ways_to_the_win_with_jokers(number: int) -> None:
    """What the last card asks of every pile, and how often a game turns all cards."""
    deck = deck_of((4,) * 13, Jokers(number, "turn-again"))
    assert sum(jokers.turned(deck).values()) == 1
    assert jokers.turned(deck)[deck.cards] == jokers.win(deck)


def test_jokers_with_a_home_are_cards_like_others() -> None:
    """As kings they make the last card a king more often, with a pile of their own less."""
    for rule, kings in (("king", 6), ("own-pile", 4)):
        deck = deck_of((4,) * 13, Jokers(2, rule))  # type: ignore[arg-type]
        found = figure(Variant(deck, ClockRules()), "won")
        assert found.law[1] == Fraction(kings, 54)
        assert found.standing == Standing.PROVED
    assert deck_of((4,) * 13, Jokers(0, "king")) == Deck((4,) * 13)


def test_every_figure_is_there_for_the_real_deck_and_a_piquet_deck() -> None:
    for deck in (Deck((4,) * 13), Deck((4,) * 8)):
        of = Variant(deck, ClockRules())
        assert {figure(of, name).standing for name in wanted(of)} == {Standing.PROVED, Standing.EXACT}
        assert figure(of, "won").law[1] == Fraction(1, deck.ranks)


@pytest.mark.parametrize("copies", [(4,), (4, 0), (-1, 2)])
def test_no_such_deck(copies: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="expected two ranks"):
        deck_of(copies)
