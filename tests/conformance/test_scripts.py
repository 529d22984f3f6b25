"""Scripts from files: what the search writes is read, and whatever is damaged is refused with a reason."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verify.conformance.engine import NewDeal
from verify.conformance.outcomes.scripts import check_script
from verify.conformance.reference.options import PRESETS, options_of
from verify.errors import BadInput

NEW = NewDeal("clock", "classic", options_of("clock"), 2, 1, ("AS", "2S"))
DEAL = NEW.as_request()
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
)


@pytest.mark.parametrize(("game", "preset"), [(game, preset) for game, names in PRESETS.items() for preset in names])
def test_deals_of_every_preset_are_requests(game: str, preset: str) -> None:
    deck = NewDeal(game, preset, options_of(game, preset), 13, 4, ("AS", "nonsense"))
    table = NewDeal(game, preset, options_of(game, preset), 13, 4, state={"columns": 7})
    check_script([{"ask": "hello", "protocol": 1}, deck.as_request(), {"ask": "apply", "move": "fly"}])
    check_script([table.as_request(), *({"ask": ask} for ask in ("state", "moves", "undo", "result"))])


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ([], "its script is empty"),
        ([{"ask": "state"}], "its script begins with state: expected a deal"),
        ([{}], "request 1 of its script: Object missing required field ask"),
        ([DEAL, {"ask": "fly"}], "request 2 of its script: Invalid value 'fly'"),
        ([DEAL, {"ask": "apply"}], "request 2 of its script: Object missing required field move"),
        ([DEAL, {"ask": "apply", "move": 7}], "request 2 of its script: Expected str, got int"),
        ([DEAL, {"ask": "undo", "move": "turn"}], "request 2 of its script: Object contains unknown field move"),
        ([DEAL | {"ranks": 0}], "request 1 of its script: Expected int >= 1"),
        ([DEAL | {"ranks": 10**9}], "request 1 of its script: Expected int <="),
        ([DEAL | {"deck": [7]}], "request 1 of its script: Expected str, got int"),
        ([DEAL | {"game": "chess"}], "request 1 of its script: Invalid enum value 'chess'"),
        ([DEAL | {"state": {}}], "expected either a deck or a state"),
        ([{key: value for key, value in DEAL.items() if key != "deck"}], "expected either a deck or a state"),
        ([DEAL | {"rules": {}}], "expected the rule deal too"),
        ([DEAL | {"rules": dict(NEW.rules) | {"draw": 3}}], "request 1 of its script: there is no option 'draw'"),
        ([DEAL | {"rules": dict(NEW.rules) | {"win": "often"}}], "request 1 of its script: "),
    ],
)
def test_what_is_no_script(script: list[dict[str, Any]], complaint: str) -> None:
    with pytest.raises(BadInput) as error:
        check_script(script, "found.json")
    assert str(error.value).startswith("found.json: ")
    assert complaint in str(error.value)


@given(st.sampled_from(sorted(DEAL)), VALUES)
def test_whatever_stands_in_a_deal_it_is_read_or_refused(member: str, value: object) -> None:
    with suppress(BadInput):
        check_script([DEAL | {member: value}])
