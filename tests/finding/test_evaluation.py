"""What holds of a game that was played: figures known from elsewhere, and figures counted here in another way."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from counting.games import cycles, not_reaching
from support.command import EXAMPLES
from support.tables import decks
from verify.cards import Card
from verify.deals.deal import Deal, Shape
from verify.finding.evaluation import Played, holds
from verify.finding.parsing import parse
from verify.rules.clock_choice import Choice
from verify.solvers.check import check
from verify.solvers.clock import ClockResult, decide


def true_of(text: str, result: ClockResult) -> bool:
    return holds(parse(text, result.deal.shape), Played(result))


CONTEST = check(EXAMPLES / "contest.txt", rules="uva170")  # its answer is 44,KD; the bottom map is in the README
PLAIN = [
    "lost", "not won", "turned == 44", "face_down == 8", "last == KD", "last == K", "turn(44) == KD", "turn(45) != KD",
    "completed == 5", "completed_clock_piles == 5", "completed_piles == 6", "cycles == 2", "cycle(1) == 2",
    "cycle(2) == 0", "cyclic_piles == 2", "own_bottoms == 2", "bottom(5) == 5", "bottom(Q) == 7", "bottom(9) == K",
    "not_reaching == 11", "deck(1) == TS", "deck(52) == 3C", "turned + face_down == 52", "2 * completed < 11",
    "turned - 44 == 0 and (won or cycles > 1)", "hidden != QH", "not hidden == QH", "-cycles == -2",
]  # fmt: skip
FALSE = [
    "won", "turn(45) == KD", "turn(45) < 14", "turn(45) >= 1", "hidden == 5", "hidden < 14", "cycles != 2",
    "last != KD", "turned > 44", "deck(52) != 3C",
]  # fmt: skip


@pytest.mark.parametrize("text", PLAIN)
def test_what_is_known_of_the_contest(text: str) -> None:
    assert true_of(text, CONTEST)


@pytest.mark.parametrize("text", FALSE)
def test_what_is_false_of_the_contest(text: str) -> None:
    assert not true_of(text, CONTEST)


def test_one_card_face_down() -> None:
    """The second deck of the examples: "one card left", on the 7."""
    deal = CONTEST.deal
    result = next(r for r in _examples() if r.outcome.face_down == 1)
    hidden = [card for card in deal.cards if card not in result.game.turned]
    assert len(hidden) == 1
    assert true_of(f"hidden == {hidden[0]} and hidden({hidden[0]}) and hidden == 7 and cycle(1) == 1", result)
    assert not true_of("hidden(KS) or hidden == KS or hidden != 7", result)


def _examples() -> list[ClockResult]:
    from verify.deals import Reading, read_file

    deals = read_file(str(EXAMPLES / "decks.txt"), Reading())
    return [decide(deal, Choice()) for deal in deals if isinstance(deal, Deal)]


def test_where_cards_lie() -> None:
    """By rounds the first card of a deck is at the bottom of pile A; on the desktop program's table on top."""
    deck = tuple(Card(rank, suit) for suit in (1, 2) for rank in (1, 2, 3))  # AS 2S 3S AH 2H 3H
    deal = Deal(deck, shape=Shape(3, 2))
    classic, desktop = decide(deal, Choice()), decide(deal, Choice("aisleriot"))
    assert true_of("pile(1, 1) == AH and pile(1, 2) == AS and bottom(1) == AS and pile(3, 1) == 3H", classic)
    assert true_of("pile(1, 1) == 2H", decide(deal, Choice("blocks"))) is False
    assert true_of("bottom(1) == rank(pile(1, 1)) and deck(6) == 3H", desktop)


@given(decks())
@settings(max_examples=30)
def test_figures_counted_in_another_way(deal: Deal) -> None:
    result = decide(deal, Choice())
    bottoms = [next(card for card in deal.cards[pile::13]).rank for pile in range(12)]  # the first card dealt to a pile
    rings = cycles(tuple(bottoms))
    figures = {
        "turned": len(result.game.turned),
        "face_down": 52 - len(result.game.turned),
        "cycles": len(rings),
        "cycle(1)": sum(len(ring) == 1 for ring in rings),
        "cyclic_piles": sum(map(len, rings)),
        "not_reaching": not_reaching(tuple(bottoms)),
        "own_bottoms": sum(rank == pile for pile, rank in enumerate(bottoms, 1)),
        "completed": sum([card.rank for card in result.game.turned].count(rank) == 4 for rank in range(1, 13)),
    }
    for name, value in figures.items():
        assert true_of(f"{name} == {value}", result)
        assert not true_of(f"{name} < {value} or {name} > {value}", result)
