"""What the laws of ``verify.counting`` say of an enumeration: every one that there is, as whole numbers.

``check_table`` asks its table for every figure of any variant; ``check_laws`` asks each law by itself, those too that
are not in the table, and names which law is for which variant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from kernels.twins import rules_of
from verify.counting import bottoms, exception_centre, extra_draw, order, restarts, sorted_win, table, trees, watch
from verify.counting.decks import Deck
from verify.counting.figures import Standing
from verify.counting.variants import variant
from verify.kernels.stored import TWICE
from verify.kernels.tallies import Tallies
from verify.kernels.variants import POLICIES, Variant

CLASSIC = Variant()
Chance = Callable[[int, int], Fraction]

PLAY = {
    "turned": order.turned,
    "face_down": order.face_down,
    "completed_clock_piles": order.completed_clock_piles,
}
MAPS = {
    "cycles": trees.cycles,
    "cyclic_piles": trees.cyclic_piles,
    "not_reaching": trees.not_reaching,
    "own_bottoms": trees.own_bottoms,
    "king_bottoms": bottoms.king_bottoms,
}
WINS: dict[Variant, Chance] = {
    CLASSIC: order.win,
    Variant(dead_end="exception"): order.win,
    Variant(dead_end="clockwise"): lambda ranks, suits: Fraction(1),
    Variant(dead_end="exception-centre"): exception_centre.win,
    Variant(win="sorted"): sorted_win.win,
    Variant(start=1): order.win,
    Variant(second_chance="watch", watch_card="random"): watch.win_random,
    Variant(second_chance="watch", watch_card="next-top"): watch.win_next_top,
    Variant(second_chance="watch", watch_card="next-bottom"): watch.win_next_bottom,
    Variant(second_chance="watch", watch_card="best-top"): watch.win_best_top,
    Variant(second_chance="watch", watch_card="best-any"): watch.win_best_any,
    Variant(second_chance="watch", watch_card="clairvoyant"): watch.win_clairvoyant,
    Variant(second_chance="extra-draw", watch_card="random"): extra_draw.win_next,  # any pile is as good as the next
    Variant(second_chance="extra-draw", watch_card="next-top"): extra_draw.win_next,
    Variant(second_chance="extra-draw", watch_card="best-top"): extra_draw.win_best,
    Variant(second_chance="extra-draw", watch_card="clairvoyant"): watch.win_clairvoyant,  # one cycle or none
}
"""The chance of a win by each variant for which there is a law."""


def counted(law: Mapping[Any, Fraction], tallies: Tallies) -> dict[Any, Fraction]:
    """How often each value must have been counted; a whole number, or else nothing counted can be equal to it."""
    return {value: chance * tallies.deals * tallies.weight for value, chance in law.items()}


def check_table(ranks: int, suits: int, tallies: Tallies) -> None:
    """Every figure of one variant for which the table knows an exact law."""
    asked = variant(Deck((suits,) * ranks), rules_of(tallies.variant))
    for figure in table.counted(asked, [*table.wanted(asked), "turned_and_completed"]):
        if figure.standing == Standing.OPEN:
            assert tallies.variant.watch_card == "clairvoyant", (tallies.variant, figure.name)
        else:
            numbers = {value: chance for value, chance in figure.numbers.items() if chance}
            assert numbers_of(tallies, figure.name) == counted(numbers, tallies), (tallies.variant, figure.name)


def numbers_of(tallies: Tallies, figure: str) -> Mapping[tuple[int, ...], int]:
    """What was counted, by the names and in the form of the table."""
    if figure == "turned_and_completed":
        return tallies.together("turned", "completed_clock_piles")
    if figure == "cycles_of_length":
        return {(length,): n * tallies.weight for length, n in tallies.cycles_of_length.items()}
    return {(value,): n for value, n in tallies.counts(figure).items()}


def check_laws(ranks: int, suits: int, enumeration: Iterable[Tallies]) -> None:
    """Every law there is, of the variants that ``stored.KEPT`` names."""
    found = {tallies.variant: tallies for tallies in enumeration}
    assert set(WINS) < set(found)
    for by, win in WINS.items():
        wins = win(ranks, suits)
        law = {value: chance for value, chance in ((0, 1 - wins), (1, wins)) if chance}
        assert found[by].counts("won") == counted(law, found[by]), by
    _check_classic(ranks, suits, found[CLASSIC])
    _check_house_rules(ranks, suits, found)
    for tallies in found.values():
        if tallies.variant.start == 0:
            _check_maps(ranks, suits, tallies)
    assert found[Variant(start=1)].counts("turned") == found[CLASSIC].counts("turned")
    assert found[Variant(start=1)].maps["cycles"] == found[CLASSIC].maps["cycles"]
    assert found[Variant(start=1)].maps["components"] == found[CLASSIC].maps["components"]


def _check_classic(ranks: int, suits: int, tallies: Tallies) -> None:
    for figure, law in PLAY.items():
        assert tallies.counts(figure) == counted(law(ranks, suits), tallies), figure
    both = order.turned_and_completed(ranks, suits)
    assert tallies.together("turned", "completed_clock_piles") == counted(both, tallies)
    lost = {left: n for (left, won), n in tallies.together("face_down", "won").items() if not won}
    games = sum(lost.values())
    assert lost == {left: chance * games for left, chance in order.face_down_if_lost(ranks, suits).items()}
    wins = trees.tree_deals_by_rank(ranks, suits)
    assert tallies.verdicts == {"lost": tallies.deals - wins, "depends": 0, "won": wins}
    for moment, chance in order.win_while_going(ranks, suits).items():
        assert chance == Fraction(wins, sum(n for turned, n in tallies.counts("turned").items() if turned > moment))
    for kings in tallies.counts("king_bottoms"):
        won, all_of_them = tallies.won_by_king_bottoms.get((kings, 1), 0), tallies.maps["king_bottoms"][kings]
        assert won == bottoms.win_if_kings_lie(ranks, suits, kings) * all_of_them
    starts = tallies.counts("winning_starts")
    assert sum(value * n for value, n in starts.items()) == tallies.deals  # each of r piles wins 1 in r deals


def _check_house_rules(ranks: int, suits: int, found: Mapping[Variant, Tallies]) -> None:
    at_home = found[Variant(win="sorted")]
    wins = {left: n for (left, won), n in at_home.together("face_down", "won").items() if won}
    assert wins == counted({k: p for k, p in sorted_win.win_by_face_down(ranks, suits).items() if p}, at_home)
    one_king = found[Variant(dead_end="clockwise")]
    for law in (restarts.restarts, restarts.restarts_card_by_card):
        assert one_king.counts("restarts") == counted(law(ranks, suits), one_king)
    assert found[Variant(dead_end="exception")].outcomes == found[CLASSIC].outcomes  # it never fires
    lost, depends, won = (found[Variant(second_chance="watch", watch_card="clairvoyant")].verdicts[name] for name in
                          ("lost", "depends", "won"))  # fmt: skip
    assert (lost + won, depends) == (found[CLASSIC].deals, 0)


def _check_maps(ranks: int, suits: int, tallies: Tallies) -> None:
    for figure, law in MAPS.items():
        values = {value: chance for value, chance in law(ranks, suits).items() if chance}
        assert tallies.counts(figure) == counted(values, tallies), (tallies.variant, figure)
    lengths = {k: n * tallies.deals for k, n in trees.cycles_of_length(ranks, suits).items() if n}
    assert tallies.cycles_of_length == lengths


assert all(Variant(second_chance="watch", watch_card=card) in WINS for card in POLICIES)
assert all(Variant(second_chance="extra-draw", watch_card=card) in WINS for card in POLICIES if card not in TWICE)
