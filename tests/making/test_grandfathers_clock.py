"""How hard a deal of Grandfather's Clock is; the playouts themselves are compared with exact chances elsewhere."""

from __future__ import annotations

from fractions import Fraction

from verify.deals.deal import Deal
from verify.deals.grandfathers_clock import numbered
from verify.making.grandfathers_clock import RANDOM_GAMES, grade
from verify.quotient.grandfathers_clock.search import Search, concrete_search
from verify.rules.grandfathers_clock import after, legal_moves
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.verdict import Verdict


def test_the_grade_of_a_real_deal() -> None:
    """The solution is the plain search's; the choice along it is counted move by move by the reference rules."""
    (deal,) = numbered("kpat:1")
    assert isinstance(deal, Deal)
    choice = GrandfathersClockChoice()
    start, rules = choice.start(deal), choice.for_deal(deal)
    found = concrete_search(Search(start, rules))
    assert found.verdict is Verdict.WINNABLE
    told = grade(start, rules, found.moves)
    assert (told.played, told.moves) == (RANDOM_GAMES, len(found.moves))
    assert 0 < told.won < told.played
    choices, position = 0, start
    for move in found.moves:
        choices += len(list(legal_moves(position, rules)))
        position = after(position, move)
    assert told.branching == Fraction(choices, len(found.moves))
