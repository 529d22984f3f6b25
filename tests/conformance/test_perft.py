"""Counts of games and positions, against plain recursion by the rules that the checker restates, and by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import pytest

from conformance.replays import DialTable, KlondikeTable, dial_table, klondike_table
from conformance.vector_files import SETTINGS, read
from verify.conformance.engine import NewDeal
from verify.conformance.perft import Count, Depth, perft
from verify.conformance.reference.grandfathers_clock import DialPlay
from verify.conformance.reference.klondike import KlondikePlay
from verify.conformance.reference.options import options_of
from verify.conformance.reference.playing import begun
from verify.errors import BadInput
from verify.records.vectors import VectorRecord

COUNTED = [name for name in SETTINGS if not name.startswith("clock-")]
Restated = KlondikeTable | DialTable


def played(game: str, deck: str, ranks: int, suits: int, *named: tuple[str, str]) -> KlondikePlay | DialPlay:
    play = begun(NewDeal(game, "", options_of(game, "classic", named), ranks, suits, tuple(deck.split())))
    assert isinstance(play, KlondikePlay | DialPlay)
    return play


def ends(table: Restated, depth: int) -> Iterator[Restated]:
    """Where each sequence of so many moves ends: no position is looked up, none is merged."""
    if not depth:
        yield table
        return
    for move in table.moves():
        yield from ends(table.after(move), depth - 1)


def counted(tables: list[Restated]) -> Count:
    return Count(len(tables), len({str(table) for table in tables}))


def restated(start: Restated, depth: int) -> Depth:
    first = {move: list(ends(start.after(move), depth - 1)) for move in start.moves()}
    every = [table for tables in first.values() for table in tables]
    return Depth(depth, counted(every), {move: counted(tables) for move, tables in first.items()})


@pytest.mark.parametrize("name", COUNTED)
def test_the_counts_in_a_file_are_those_of_plain_recursion(name: str) -> None:
    """The first three depths of each deck; what follows is the same step again."""
    record = read(name)
    assert [each.name for each in record.perft] == ["random-1-13x4", "random-2-13x4", "random-1-8x4"]
    table_of = klondike_table if record.game == "klondike" else dial_table
    for each in record.perft:
        start = table_of(VectorRecord("", "", each.ranks, each.suits, each.deck, []), record.rules)
        assert [depth.depth for depth in each.depths] == list(range(1, len(each.depths) + 1))
        for depth in each.depths[:3]:
            expected = restated(start, depth.depth)
            assert Count(depth.sequences, depth.positions) == expected.total
            assert {move: Count(one.sequences, one.positions) for move, one in depth.first.items()} == expected.first
        assert len(each.depths) == (6 if record.game == "klondike" else 4)


def test_deeper_counts_are_those_of_plain_recursion() -> None:
    """A small deck that is played to the end of all ways: its columns and stock are soon used up."""
    deck = "3H 2S AS 3S 2H AH"
    rules = options_of("klondike", "vegas", (("columns", "2"), ("worrying-back", "no")))
    play = begun(NewDeal("klondike", "", rules, 3, 2, tuple(deck.split())))
    assert isinstance(play, KlondikePlay)
    start = klondike_table(VectorRecord("", "", 3, 2, deck.split(), []), rules)
    found = list(perft(play, 9))
    assert found == [restated(start, depth) for depth in range(1, 10)]
    assert found[-1].total.sequences > 20


def test_a_deck_of_two_cards_by_hand() -> None:
    """The ace lies in the column, the two in the stock. Ace up and draw end in one position, whichever is first."""
    play = played("klondike", "AS 2S", 2, 1, ("columns", "1"))
    one, two = perft(play, 2)
    assert one == Depth(1, Count(2, 2), {"draw": Count(1, 1), "AS>": Count(1, 1)})
    assert two == Depth(2, Count(3, 2), {"draw": Count(2, 2), "AS>": Count(1, 1)})


def test_where_no_move_is_left_there_are_no_more_sequences() -> None:
    """Of this deck of Grandfather's Clock all but the aces lie on the dial: three moves up, and it is won."""
    play = played("grandfathers-clock", "2S 3S 4S AS", 4, 1, ("columns", "1"))
    assert [(each.total, dict(each.first)) for each in perft(play, 3)] == [
        (Count(1, 1), {"AS>": Count(1, 1)}),
        (Count(0, 0), {"AS>": Count(0, 0)}),
        (Count(0, 0), {"AS>": Count(0, 0)}),
    ]


def test_too_many_positions_are_bad_input() -> None:
    play = played("klondike", "AS 2S", 2, 1, ("columns", "1"))
    with pytest.raises(BadInput, match="depth 1 has more than 1 positions: expected a smaller one"):
        list(perft(play, 5, most=1))


@dataclass(frozen=True)
class Wide:
    """A thousand moves from everywhere to as many positions; ``met`` has all that were made."""

    path: tuple[str, ...]
    met: list[int] = field(compare=False)

    @property
    def legal(self) -> Mapping[str, object]:
        return dict.fromkeys(map(str, range(1000)))

    def after(self, move: str) -> Wide:
        self.met.append(1)
        return Wide((*self.path, move), self.met)


def test_no_more_positions_are_made_than_may_be() -> None:
    start = Wide((), [])
    with pytest.raises(BadInput, match="depth 2 has more than 1,500 positions"):
        list(perft(start, 2, most=1500))
    assert len(start.met) == 1000 + 1501
