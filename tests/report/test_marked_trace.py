"""A trace in lines: every card once and in order, one of them marked."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from verify.report.marked_trace import marked_trace

cards = st.lists(st.sampled_from(["AS", "TH", "14.5", "7", "KD"]), max_size=60)


@given(cards, st.integers(-1, 70))
def test_all_cards_in_order_and_the_one_marked(trace: list[str], turned: int) -> None:
    lines = marked_trace(trace, turned)
    words = [line.text.split() for line in lines]
    assert [int(first) for first, *_ in words] == list(range(1, len(trace) + 1, 13))
    assert [word.strip("[]") for _, *rest in words for word in rest] == trace
    marked = [line.marked.strip() for line in lines if line.marked]
    assert marked == ([f"[{trace[turned - 1]}]"] if 1 <= turned <= len(trace) else [])


def test_cards_stand_in_columns() -> None:
    lines = [line.text for line in marked_trace(["AS", "TH"] * 13, 14)]
    assert lines[0].startswith(" 1  AS  TH ")
    assert lines[1].startswith("14 [TH] AS ")
    assert [m.start() for m in re.finditer(r"\w\w(?=\W|$)", lines[1])] == [
        m.start() for m in re.finditer(r"\w\w(?=\W|$)", lines[1].replace("[", " ").replace("]", " "))
    ]


def test_nothing_was_turned() -> None:
    assert marked_trace([], 0) == []
