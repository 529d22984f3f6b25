"""Tests of my engine, as its author writes them: a game move by move, a property, a game of a known deck.

`pytest --patience-engine=my_klondike:Klondike` tests it beside the rules as well.
"""

from hypothesis import given, settings
from my_klondike import DECK, Klondike

from verify.conformance import INVARIANTS, KlondikeMachine, NewDeal
from verify.conformance.strategies import deals


class Mine(KlondikeMachine):
    factory = Klondike
    preset = "draw-one"


TestMine = Mine.TestCase
TestMine.settings = settings(max_examples=30, stateful_step_count=30, deadline=None)


@given(deals("klondike", "draw-one"))
def test_going_through_the_stock_brings_back_the_table(new):
    engine = Klondike()
    engine.deal(new)
    start = engine.state()
    for move in ["draw"] * 24 + ["redeal"]:
        engine.apply(move)
        assert INVARIANTS["klondike"]["every card once"](engine.state(), new) is None
    assert engine.state() == {**start, "pass": 2}


def test_the_sorted_deck_is_drawn_to_its_end(patience_match):
    match = patience_match(Klondike)
    match.deal(NewDeal.of("klondike", "draw-one", DECK))
    while "draw" in match.reference.moves():
        match.apply("draw")
    match.look()
