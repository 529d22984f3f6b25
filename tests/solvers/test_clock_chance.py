"""Results with a second chance: verdict, chance, figures and reasons, from games worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from solvers.test_clock import result
from support.command import EXAMPLES
from verify import check
from verify.cards import FINNISH
from verify.deals import Reading, read_file
from verify.deals.deal import Deal
from verify.errors import Disagreement
from verify.rules.clock_choice import Choice
from verify.solvers import clock
from verify.solvers.clock import decide, explain
from verify.solvers.clock_record import record

# 3x2, piles top first: 1 = A 2, 2 = 2 A, centre = 3 3: the kings come at once. The only cycle is A, 2. The bottom
# cards win, and either draw does; tests/rules/test_clock_chance.py plays it all by hand.
EARLY = [1, 2, 2, 1, 3, 3]
# 3x1: every card at home: two cycles.
HOME = [1, 2, 3]
BOTH = "the bottom map has 2 cycles"


@pytest.mark.parametrize(
    ("ranks", "suits", "options", "verdict", "chance", "figures", "reason"),
    [
        (EARLY, 2, ["watch"], "depends", "1/2", (2, 4),
         "3 comes as card 2 of 6; 2 of 4 exchanges win, with 2 in A and A in 2: they are bottom cards of piles on the "
         "only cycle"),
        (EARLY, 2, ["watch", "next-top"], "lost", "0", (3, 3),
         "3 comes as card 2 of 6; the exchange with A in A does not win: it is not the bottom card of a pile on the "
         "only cycle"),
        (EARLY, 2, ["watch", "next-bottom"], "won", "1", (6, 0),
         "3 comes as card 2 of 6; the exchange with 2 in A wins: it is the bottom card of a pile on the only cycle"),
        (EARLY, 2, ["watch", "best-top"], "lost", "0", (2, 4),
         "3 comes as card 2 of 6; none of 2 exchanges wins: they are not bottom cards of piles on the only cycle"),
        (EARLY, 2, ["extra-draw"], "won", "1", (2, 4),
         "3 comes as card 2 of 6; 2 of 2 draws win, of A from A and 2 from 2: they are from piles on the only cycle"),
        (EARLY, 2, ["extra-draw", "next-top"], "won", "1", (6, 0),
         "3 comes as card 2 of 6; the draw of A from A wins: it is from a pile on the only cycle"),
        (HOME, 1, ["watch"], "lost", "0", (1, 2),
         f"3 comes as card 1 of 3; none of 2 exchanges wins: {BOTH}, and an exchange cuts one of them at most"),
        (HOME, 1, ["extra-draw", "next-top"], "lost", "0", (2, 1),
         f"3 comes as card 1 of 3; the draw of A from A does not win: {BOTH}, and a draw cuts one of them at most"),
        ([1, 2, 1, 2], 2, ["watch"], "won", "1", (4, 0), "all 4 cards are turned, the last is 2"),
    ],
)  # fmt: skip
def test_verdicts_figures_and_reasons(
    ranks: list[int],
    suits: int,
    options: list[str],
    verdict: str,
    chance: str,
    figures: tuple[int, int],
    reason: str,
) -> None:
    """The figures, cards turned and face down, are those of the only game, or of play up to the second chance."""
    found = result(ranks, suits, "classic", *zip(["second-chance", "watch-card"], options, strict=False))
    assert (found.verdict, found.chance) == (verdict, Fraction(chance))
    assert (found.outcome.turned, found.outcome.face_down) == figures
    assert found.reason == reason
    assert found.methods == ["play", "bottom map"]


def test_where_cycles_do_not_decide_only_play_does() -> None:
    """3x2 under sorted: with the king on top of pile 1 the game ends at once, and what is left is not at home."""
    found = result(EARLY, 2, "watch", ("win", "sorted"))
    assert found.methods == ["play"]
    assert found.reason == "3 comes as card 2 of 6; 2 of 4 exchanges win, with 2 in A and A in 2"


def test_full_decks() -> None:
    """The decks of the README, with 6, 1, 0 and 12 cards left face down: their cycles are 5-9, 7, none, and one of ten
    piles, so that the bottom cards of two, one and ten piles win."""
    deals = read_file(str(EXAMPLES / "decks.txt"), Reading())
    found = [decide(deal, Choice("watch")) for deal in deals if isinstance(deal, Deal)]
    assert [str(each.chance) for each in found] == ["1/3", "1", "1", "5/6"]
    assert [each.outcome.turned for each in found] == [46, 52, 52, 40]
    assert [len(each.ways) for each in found] == [6, 1, 0, 12]


def test_finnish_cards_in_the_reason() -> None:
    found = check("ms:14", rules="watch", cards="fi")
    assert "with 9Ri in A, QRi in 2" in explain(found, FINNISH)


def test_a_bottom_map_that_thinks_otherwise_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, is_bottom: bool, rules: object) -> bool:
        return is_bottom and rules is None

    monkeypatch.setattr(clock, "wins", never)
    with pytest.raises(Disagreement, match="small:1: won by play with card 2 of pile A, but not by its bottom map"):
        result(EARLY, 2, "watch")


def test_the_record_has_every_way_to_go_on() -> None:
    made = record(result(EARLY, 2, "watch"))
    assert (made.verdict, made.chance, made.turned, made.face_down, made.evidence) == ("depends", "1/2", 2, 4, "games")
    assert [(way.pile, way.place, way.card, way.chance, way.verdict, way.turned) for way in made.ways] == [
        ("A", 1, "A", "1/4", "lost", 3),
        ("A", 2, "2", "1/4", "won", 6),
        ("2", 1, "2", "1/4", "lost", 3),
        ("2", 2, "A", "1/4", "won", 6),
    ]
    assert made.ways[0].trace == ["A", "3"]
    assert made.rules["watch-card"] == "random"
    assert (record(result([1, 2, 1, 2], 2)).chance, record(result([1, 2, 1, 2], 2)).ways) == ("1", [])
