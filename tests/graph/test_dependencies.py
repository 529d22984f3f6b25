"""Which theorem rests on which: circles, gaps and detours."""

from __future__ import annotations

import pytest

from verify.graph.dependencies import unsettled, with_all_they_rest_on, without_detours

REFUSED = r"rest on each other|which is not there"
CHAIN = {"C1": [], "C2": ["C1"], "C3": ["C2"]}


@pytest.mark.parametrize("wrong", [{**CHAIN, "C1": ["C3"]}, {**CHAIN, "C4": ["C4"]}, {**CHAIN, "C4": ["C5"]}])
def test_circles_and_gaps_are_refused(wrong: dict[str, list[str]]) -> None:
    with pytest.raises(ValueError, match=REFUSED):
        with_all_they_rest_on(["C3"], wrong)
    with pytest.raises(ValueError, match=REFUSED):
        unsettled(wrong, [])


def test_detours_are_left_out_unless_there_are_circles() -> None:
    assert without_detours({"a": [], "b": ["a"], "c": ["b", "a"], "d": ["c", "a", "b"]}) == {
        "a": [], "b": ["a"], "c": ["b"], "d": ["c"],
    }  # fmt: skip
    circle = {"a": ["b"], "b": ["a"], "c": ["a", "b"]}
    assert without_detours(circle) == circle
