"""Evidence that cannot fail is none: broken engines, broken laws and other deals are noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest

from verify.cards import Card
from verify.claims import deals, families, figures, layouts, small, small_variants
from verify.claims.evidence import Seen
from verify.claims.register import CLAIMS
from verify.rules.clock import Game, play
from verify.rules.clock_options import PRESETS, ClockRules
from verify.rules.clock_table import Table

FEW = ((2, 2), (3, 2))
Play = Callable[[Table, ClockRules], Game]


def starts_elsewhere(table: Table, rules: ClockRules) -> Game:
    return play(table, rules._replace(start=rules.start % table.centre + 1))


def goes_on(table: Table, rules: ClockRules) -> Game:
    return play(table, rules._replace(dead_end="clockwise"))


def stops_at_the_first_king(table: Table, rules: ClockRules) -> Game:
    game = play(table, rules)
    kings = [turn for turn, card in enumerate(game.turned, 1) if card.rank == table.centre]
    if not kings:
        return game
    return game._replace(positions=(*game.positions[: kings[0]], game.positions[kings[0]]._replace(hand=None)))


def counts_what_is_sorted(table: Table, rules: ClockRules) -> Game:
    return play(table, rules._replace(win="sorted"))


def counts_only_what_is_turned(table: Table, rules: ClockRules) -> Game:
    return play(table, rules._replace(win="exposed"))


def knows_no_second_chance(table: Table, rules: ClockRules) -> Game:
    return play(table, rules._replace(dead_end="stop"))


def turns_the_bottom_card_when_set_aside(table: Table, rules: ClockRules) -> Game:
    return play(table, rules._replace(shuttle="over-bottom" if rules.shuttle == "aside" else rules.shuttle))


def puts_the_first_two_cards_of_the_aces_elsewhere(table: Table, rules: ClockRules) -> Game:
    first, *others = table.piles
    return play(Table((first[::-1], *others)), rules)


BROKEN: tuple[Play, ...] = (
    starts_elsewhere,
    goes_on,
    stops_at_the_first_king,
    counts_what_is_sorted,
    counts_only_what_is_turned,
    knows_no_second_chance,
    turns_the_bottom_card_when_set_aside,
    puts_the_first_two_cards_of_the_aces_elsewhere,
)

SIGHTS = list(
    dict.fromkeys(
        piece.sight
        for claim in CLAIMS
        for piece in claim.evidence
        if isinstance(piece, Seen) and piece.kind == "enumeration"
    )
)


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    families.all_games.cache_clear()
    yield
    families.all_games.cache_clear()


@pytest.fixture
def few_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (families, small, small_variants):
        monkeypatch.setattr(module, "SIZES", FEW)


@pytest.mark.usefixtures("few_decks")
@pytest.mark.parametrize("sight", SIGHTS, ids=lambda sight: sight.__name__)
def test_a_broken_engine_is_noticed(sight: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is looked for in all deals of small decks is not there under some broken rules."""
    assert sight().there
    noticed = []
    for engine in BROKEN:
        families.all_games.cache_clear()
        monkeypatch.setattr(families, "play", engine)
        if not sight().there:
            noticed.append(engine.__name__)
    assert noticed


@pytest.mark.parametrize(
    ("sight", "right", "wrong"),
    [
        (deals.chain, "ms:5523", "ms:1"),
        (deals.king_last_in_a_lost_game, "ms:1", "ms:12"),
        (deals.everything_before_the_last_king, "ms:12", "ms:1"),
        (deals.on_top_changes_the_game, "ms:12", "ms:1"),
        (deals.home_face_down, "ms:11", "ms:1"),
        (deals.from_the_aces_it_ends_otherwise, "ms:9", "ms:1"),
        (deals.left_not_by_fours, "ms:1", "ms:12"),
    ],
)
def test_another_deal_does_not_show_it(
    sight: Callable[[], Any], right: str, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert right in sight().says
    assert sight().there
    original = deals.game
    monkeypatch.setattr(deals, "game", lambda deal, *rest, **options: original(wrong, *rest, **options))
    assert not sight().there


def test_a_pile_turned_in_one_go_has_no_break(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = deals.game("ms:1")
    monkeypatch.setattr(deals, "game", lambda deal: whole._replace(sources=(13, 6, 6, 6, 6, 1)))
    assert not deals.pile_with_a_break().there


def test_a_centre_dealt_otherwise_does_not_start_with_the_last_card(monkeypatch: pytest.MonkeyPatch) -> None:
    assert deals.last_dealt_is_first_turned().there
    monkeypatch.setattr("verify.claims.deals.PRESETS", {**PRESETS, "shakki": PRESETS["aisleriot"]})
    assert not deals.last_dealt_is_first_turned().there


HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("sight", "law", "wrong"),
    [
        (figures.win_in_two_ways, "order.win", lambda r, s: HALF),
        (figures.win_in_two_ways, "trees.tree_deals", lambda r, s: 1),
        (figures.grows_while_going, "order.win_while_going", lambda r, s: {t: Fraction(51 - t, 52) for t in range(52)}),
        (figures.falls_with_a_king, "order.win_given", lambda r, s, t, k: HALF),
        (figures.centre_too_is_easier, "exception_centre.win", lambda r, s: Fraction(1, 13)),
        (figures.kings_matter, "bottoms.win_if_kings_lie", lambda r, s, k: Fraction(1, 13)),
        (figures.kings_average, "bottoms.win_if_kings_lie", lambda r, s, k: Fraction(1, 13)),
        (figures.kings_average, "bottoms.king_bottoms", lambda r, s: {4: Fraction(1)}),
        (figures.unbroken_pile, "order.unbroken_pile", lambda r, s: Fraction(1)),
        (figures.bottoms_depend, "bottoms.alike", lambda r, s: Fraction(1, 13)),
        (figures.any_number_left, "order.face_down", lambda r, s: dict.fromkeys(range(0, 49, 4), HALF)),
        (figures.own_number_at_the_bottom, "trees.own_bottoms", lambda r, s: {0: Fraction(1, 26)}),
        (figures.extra_draw_in_two_ways, "extra_draw.win_best", lambda r, s: HALF),
        (figures.extra_draw_in_two_ways, "watch.win_best_any", lambda r, s: HALF),
    ],
)
def test_a_wrong_law_is_noticed(
    sight: Callable[[], Any], law: str, wrong: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sight().there
    monkeypatch.setattr(f"verify.counting.{law}", wrong)
    assert not sight().there


def test_few_face_down_agrees_with_a_count_of_rows() -> None:
    """The chance that a lost game leaves at most five cards, from the law and from the kings' places alone."""
    (share,) = figures.few_face_down()
    assert f"{float(share):.4%}".replace("%", " %") in figures.few_face_down_by_kings().says


@pytest.mark.parametrize("sight", [layouts.thirteen_fours, layouts.klondike_columns, layouts.dial_foundations])
def test_another_deck_does_not_fit_the_layouts(sight: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    assert sight().there
    monkeypatch.setattr(layouts, "DECK", 51)
    assert not sight().there


def test_two_that_say_the_same_do_not_contradict_each_other() -> None:
    assert layouts.opposed("draw 3", "draw 1", "P28").there
    assert not layouts.opposed("draw 3", "draw 3", "P28").there


def test_a_deal_that_fails_is_named() -> None:
    sight = families.in_all("no ace is turned", lambda game: Card(1) not in game.turned)
    assert not sight.there
    assert sight.says.startswith("no ace is turned: not in ")


def test_small_decks_are_complete() -> None:
    """How many deals by rank there are: n! / s!**r."""
    assert [len(families.all_games(*size)) for size in families.SIZES] == [2, 6, 20, 6, 90, 1680, 24]
