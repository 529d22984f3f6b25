"""Foreign text in Markdown stays text."""

from __future__ import annotations

import html
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verify.report.markdown_text import (
    Markdown,
    as_block,
    as_code,
    as_markup,
    as_text,
    as_text_with_code,
    code_and_text,
)

texts = st.text(st.sampled_from("aB1 |`*_#[]()<>&\\~$!:/.+-=\n\"'wé→"), max_size=30)


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("5→9→5", "5→9→5"),
        ("4.69", "4.69"),
        ("all r >= 2", "all r >= 2"),
        ("# a", r"\# a"),
        ("- a", r"\- a"),
        ("> a", r"\> a"),
        ("12) a", r"12\) a"),
        ("12.", r"12\."),
        ("<b>", r"\<b>"),
        ("a|b", "a&#124;b"),
        ("http://a", r"http\://a"),
        ("www.a", r"www\.a"),
        (":tada:", r"\:tada:"),
        ("a\n\n# b", "a # b"),
        ("&lt;", r"\&lt;"),
        (3, "3"),
    ],
)
def test_text(text: object, escaped: str) -> None:
    assert as_text(text) == escaped


@given(texts)
def test_no_text_does_anything(text: str) -> None:
    shown = as_text(text)
    said = re.sub(r"\\([!-/:-@\[-`{-~])|&#124;", lambda escaped: escaped[1] or "|", shown)
    assert said == " ".join(text.split())
    bare = re.sub(r"\\.|&#124;", "", shown)
    assert not set(bare) & set("`*_[]<&~$|\\\n")


@given(texts)
def test_code_and_markup_say_what_they_are_given(text: str) -> None:
    plain = " ".join(text.split())
    assert html.unescape(as_markup(text)) == plain
    code = as_code(text)
    assert "|" not in code
    said = html.unescape(code[6:-7]) if code.startswith("<code>") else code.strip("`")
    assert said == plain


def test_what_is_markdown_is_left_alone() -> None:
    assert as_text(Markdown("**a**")) == "**a**"
    assert as_code("") == ""


@given(texts)
def test_code_in_text_is_all_that_changes(text: str) -> None:
    assert "`".join(piece for piece, _ in code_and_text(text)) == text or text.count("`") % 2
    if "`" not in text:
        assert as_text_with_code(text).replace("\\", "") == as_text(text).replace("\\", "")


def test_only_pairs_of_backticks_make_code() -> None:
    assert as_text_with_code("a*b `c*d` e") == r"a\*b `c*d` e"
    assert as_text_with_code("`a|b`") == "<code>a&#124;b</code>"
    assert as_text_with_code("a ` b") == r"a \` b"


@pytest.mark.parametrize("fence", ["```", " ```", "   ```text", "````"])
def test_no_line_of_a_block_ends_it(fence: str) -> None:
    """A fence is closed by as many backticks, at most three spaces from the margin."""
    shown = as_block(f"before\n{fence}\n  after")
    assert not re.search(r"^ {0,3}```", shown, flags=re.MULTILINE)
    assert shown.replace(" ", "") == f"before\n{fence}\nafter".replace(" ", "")
    assert as_block("a\n  b") == "a\n  b"
