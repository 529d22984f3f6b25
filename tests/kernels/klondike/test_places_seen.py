"""What is passed over for its place alone, against all positions that the slow twin reaches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kernels.klondike.small_games import deck_of, laid
from kernels.klondike.twin import Abstract, Twin
from verify.deals.numbers import numbered
from verify.deals.positions import Position
from verify.kernels.klondike.game import DRAW, KEY_BITS, MODE, PLACE_BITS, TURN, Game, prepare
from verify.kernels.klondike.search import Walk
from verify.kernels.limits import Limits
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import KlondikeRules


def places_seen(game: Game, walk: Walk) -> dict[int, dict[int, int]]:
    """By key without its place and remainder by the draw: the first place seen, as the slots hold it."""
    bits, draw, used = (int(game.facts[name]) for name in (KEY_BITS, DRAW, PLACE_BITS))
    found = {}
    for slot in map(int, walk.seen[walk.seen != 0]):
        numbers = [slot >> bits + (remainder - 1) * used & (1 << used) - 1 for remainder in range(1, draw)]
        firsts = {remainder: (number - 1) * draw + remainder for remainder, number in enumerate(numbers, 1) if number}
        found[slot % 2**bits - 1] = firsts
    return found


def lost_games_with_long_talons() -> Iterator[tuple[Position, KlondikeRules, Twin, list[Abstract]]]:
    """Games lost, from the middle of the talon too, with all their positions."""
    random = Random(5)
    for _ in range(160):
        deck = deck_of(4, 3)
        random.shuffle(deck)
        start, waste = laid(deck, [1, 2]), random.randint(0, 9)
        start = start._replace(waste=start.stock[:waste], stock=start.stock[waste:])
        rules = KlondikeRules(draw=random.randint(2, 3))
        twin = Twin(start, rules)
        positions = twin.reachable(600)
        if positions is not None and not any(map(twin.won, positions)):
            yield start, rules, twin, positions


def test_every_position_has_one_seen_that_allows_as_much() -> None:
    """A place with a remainder wants one seen with the same remainder that is no later; 0 wants any."""
    games = passed_over = 0
    for start, rules, twin, positions in lost_games_with_long_talons():
        game = prepare(start, rules)
        assert game.facts[MODE] == TURN
        walk = Walk(game, frozenset({"earlier-place"}), Limits(), None)
        assert walk.found().status == "exhausted"
        seen = places_seen(game, walk)
        for key in map(twin.key, positions):
            place, rest = divmod(key, game.place_weight)
            assert rest in seen
            assert place % rules.draw == 0 or seen[rest][place % rules.draw] <= place
        assert set(seen) == {twin.key(position) % game.place_weight for position in positions}
        games += 1
        passed_over += walk.positions < len(positions)
    assert games > 10
    assert passed_over > 3


@pytest.mark.parametrize(("draw", "is_used"), [(1, False), (2, True), (3, True), (4, False)])
def test_it_is_left_aside_where_cards_are_had_at_any_time_or_a_slot_has_no_room(draw: int, is_used: bool) -> None:
    """A key without its place takes 55 bits of 63; to this 1 times 4 bits are added, or 2 times 4, or 3 times 3."""
    rules = KlondikeRules(draw=draw)
    game = prepare(deal_out(next(numbered("random:1:1")), rules), rules)
    walk = Walk(game, frozenset({"earlier-place"}), Limits(), None)
    assert (walk.mask == 2**55 - 1) is is_used
