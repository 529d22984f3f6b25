"""Text in lines: none too wide, none lost, as even as can be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verify.report.lettering import balanced, ems, wrapped

words = st.text(st.sampled_from("aiM 9→王 "), max_size=120)


@given(words, st.floats(1.0, 40.0))
def test_lines_fit_and_lose_nothing(text: str, room: float) -> None:
    for lines in (wrapped(text, room), balanced(text, room)):
        assert "".join("".join(lines).split()) == "".join(text.split())
        assert all(ems(line) <= room + 1e-9 for line in lines)
        assert all(line == line.strip() for line in lines)


@given(words, st.floats(1.0, 40.0))
def test_balance_takes_no_more_lines_and_no_wider_ones(text: str, room: float) -> None:
    greedy, even = wrapped(text, room), balanced(text, room)
    assert len(even) == len(greedy)
    assert max(map(ems, even), default=0) <= max(map(ems, greedy), default=0) + room / 100


def test_no_word_is_left_alone() -> None:
    words = "word " * 20
    room = ems(words.rstrip())
    assert wrapped(words + "next", room)[-1] == "next"
    assert [line.count(" ") for line in balanced(words + "next", room)] == [10, 9]


@pytest.mark.parametrize("room", [8.0, 10.0, 15.0])
def test_a_long_cycle_breaks_after_arrows(room: float) -> None:
    lines = balanced("A→2→7→8→3→J→6→Q→T→9→10→14→A", room)
    assert len(lines) > 1
    assert all(line.endswith("→") for line in lines[:-1])


def test_wide_letters_need_room() -> None:
    assert ems("王") > ems("M") > ems("a") > ems("i")
