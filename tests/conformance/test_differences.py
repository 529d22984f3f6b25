"""What differs is named where it stands."""

from __future__ import annotations

import pytest

from verify.conformance.differences import Difference, compared
from verify.conformance.engine import Json

STATE: Json = {"columns": [{"down": ["2S"], "up": ["AS"]}, {"down": [], "up": []}], "foundations": [0, 1], "pass": 1}


@pytest.mark.parametrize(
    ("actual", "details"),
    [
        (STATE, ()),
        ({**STATE, "pass": 2}, ("pass: expected 1, found 2",)),
        ({**STATE, "pass": "1"}, ('pass: expected 1, found "1"',)),
        ({**STATE, "pass": True}, ("pass: expected 1, found True",)),
        ({**STATE, "pass": 1.0}, ("pass: expected 1, found 1.0",)),
        ({**STATE, "foundations": [1, 0]}, ("foundations: expected 0 1, found 1 0",)),
        ({**STATE, "columns": []}, ("columns: expected 2, found 0",)),
        ({**STATE, "columns": None}, ("columns: expected 2, found none",)),
        (
            {**STATE, "columns": [{"down": [], "up": ["AS", "2S"]}, {"up": []}]},
            (
                "columns 1.down: expected 2S, found none",
                "columns 1.up: expected AS, found AS 2S",
                "columns 2.down: expected none, found nothing",
            ),
        ),
        ({"columns": STATE["columns"], "foundations": [0, 1]}, ("pass: expected 1, found nothing",)),
        ({**STATE, "seconds": 3}, ()),
    ],
)
def test_a_state_is_compared_member_by_member(actual: Json, details: tuple[str, ...]) -> None:
    assert compared("state", STATE, actual) == details


def test_columns_that_are_lists_are_compared_one_by_one() -> None:
    expected = {"columns": [["AS", "2S"], [], ["3S"]]}
    assert compared("state", expected, {"columns": [["AS", "2S"], ["3S"], []]}) == (
        "columns 2: expected none, found 3S",
        "columns 3: expected 3S, found none",
    )
    assert compared("state", expected, {"columns": [["AS", "2S"], [], "3S"]}) == ('columns 3: expected 3S, found "3S"',)


def test_a_score_may_be_left_out_but_not_be_wrong() -> None:
    expected = {"result": "lost", "turned": 46, "last": "KH", "score": 7}
    assert compared("result", expected, {"result": "lost", "turned": 46, "last": "KH"}) == ()
    assert compared("result", expected, {**expected, "score": 8}) == ("score: expected 7, found 8",)
    assert compared("result", expected, {"result": "lost"}) == (
        "turned: expected 46, found nothing",
        "last: expected KH, found nothing",
    )


def test_a_difference_reads_as_one_line() -> None:
    difference = Difference("answer", ({"ask": "deal"}, {"ask": "result"}), {"result": "won"}, {"result": "lost"}, ())
    assert str(difference) == "result: expected {'result': 'won'}, found {'result': 'lost'}"
