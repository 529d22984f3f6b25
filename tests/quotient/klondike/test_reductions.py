"""The reductions keep every verdict, and not by luck: a little less care and a deal is judged wrongly.

The verdicts they are held against are those of the search through the positions of the rules.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from support.quotient import small_deal
from verify.cards import Card
from verify.deals.deal import Shape
from verify.deals.positions import Column, Position
from verify.quotient.klondike import reductions
from verify.quotient.klondike.concrete import concrete_search
from verify.quotient.klondike.game import Game, game_from
from verify.quotient.klondike.places import Place
from verify.quotient.klondike.positions import AbstractPosition
from verify.quotient.klondike.reductions import REDUCTIONS, SAFE_TALON, SAFE_UP, SKIP_SAFE_BACK, is_safe
from verify.quotient.klondike.search import explore, winning_line
from verify.rules.klondike import is_red
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

Condition = Callable[[Game, AbstractPosition, Card], bool]


def column(*cards: tuple[int, int]) -> Column:
    laid = tuple(Card(*card) for card in cards)
    return Column(laid[:-1], laid[-1:])


# The smallest known deal that a forced safe card from the talon loses, published with the reduction; suits 1 and 2
# are of different colours.
FORCING_LOSES = Position(
    (column((4, 2), (5, 1)), column((5, 2), (1, 2), (1, 1))),
    (0, 0),
    tuple(Card(*card) for card in [(3, 2), (2, 2), (2, 1), (3, 1), (4, 1)]),
)
TWO = KlondikeRules(draw=2)


def test_a_safe_card_of_the_talon_is_not_forced_where_it_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_from(FORCING_LOSES, TWO)
    assert concrete_search(FORCING_LOSES, TWO).verdict == Verdict.WINNABLE
    assert winning_line(game, [SAFE_TALON])
    monkeypatch.setattr(reductions, "talon_never_suffers", lambda game: True)
    assert winning_line(game, [SAFE_TALON]) is None


def others(position: AbstractPosition, card: Card) -> list[tuple[bool, int]]:
    suits = enumerate(position.heights, 1)
    return [(is_red(Card(1, suit)) is is_red(card), height) for suit, height in suits if suit != card.suit]


CARELESS: dict[str, tuple[Condition, Position]] = {
    "other colour one rank lower": (
        lambda game, at, card: all(height >= card.rank - 3 for _, height in others(at, card)),
        small_deal(33, Shape(5, 2), (2, 3, 5)),
    ),
    "the twin suit one rank lower": (
        lambda game, at, card: all(height >= card.rank - (4 if same else 2) for same, height in others(at, card)),
        small_deal(3284, Shape(4, 3), (2, 4, 3)),
    ),
    "the twin suit ignored": (
        lambda game, at, card: all(same or height >= card.rank - 2 for same, height in others(at, card)),
        small_deal(3284, Shape(4, 3), (2, 4, 3)),
    ),
}


@pytest.mark.parametrize("worrying_back", [True, False])
@pytest.mark.parametrize("careless", CARELESS)
def test_less_care_loses_a_deal(careless: str, worrying_back: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    condition, position = CARELESS[careless]
    rules = KlondikeRules(draw=1, worrying_back=worrying_back)
    game = game_from(position, rules)
    assert concrete_search(position, rules).verdict == Verdict.WINNABLE
    assert winning_line(game, [SAFE_UP])
    monkeypatch.setattr(reductions, "is_safe", condition)
    assert winning_line(game, [SAFE_UP]) is None


@pytest.mark.parametrize(
    ("heights", "card", "with_way_back", "without"),
    [
        ((0, 0, 0, 0), Card(1, 1), True, True),
        ((1, 0, 0, 1), Card(2, 1), True, True),
        ((2, 0, 1, 1), Card(3, 1), False, False),  # a red two may need the black three
        ((2, 1, 1, 0), Card(3, 1), True, True),
        ((3, 2, 2, 0), Card(4, 1), False, False),  # a red three may need the four, to hold the other black two
        ((3, 2, 2, 1), Card(4, 1), True, True),
        ((3, 3, 3, 0), Card(4, 1), False, True),  # no red three comes back
    ],
)
def test_what_is_safe_with_four_suits(heights: tuple[int, ...], card: Card, with_way_back: bool, without: bool) -> None:
    """By hand, from the condition as it is written."""
    cards = tuple(Card(rank, suit) for suit, height in enumerate(heights, 1) for rank in range(height + 1, 6))
    start = Position((Column(),), heights, cards)
    for expected, rules in ((with_way_back, KlondikeRules()), (without, KlondikeRules(worrying_back=False))):
        at = AbstractPosition(heights, (0,), (), Place(0))
        assert is_safe(game_from(start, rules), at, card) is expected


def test_reduced_sets_are_parts_of_the_whole() -> None:
    """And smaller ones, for each reduction, somewhere."""
    smaller = set()
    for index in range(1, 9):
        game = game_from(small_deal(index, Shape(4, 3), (3, 3)), KlondikeRules(draw=1))
        whole = explore(game)
        for name in REDUCTIONS:
            part = explore(game, [name])
            assert part <= whole
            smaller |= {name} if part < whole else set()
    assert smaller == {SAFE_UP, SAFE_TALON, SKIP_SAFE_BACK}


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(ValueError, match="no reduction is called safest: expected safe-up, safe-talon, skip-safe-back"):
        explore(game_from(FORCING_LOSES, TWO), ["safest"])
