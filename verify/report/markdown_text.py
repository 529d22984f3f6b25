"""Foreign text in a Markdown page: it stays text, in a paragraph, a heading or a table, whatever it says."""

from __future__ import annotations

import re
from collections.abc import Iterator

_SPECIAL = re.compile(r"[\\`*_\[\]<&~$]|:(?=//|[\w+-]+:)|(?<=\bwww)\.")
_AT_THE_START = re.compile(r"^(|\d+(?=[.)](?:\s|$)))([#>+=.)-])")
_HARMLESS = frozenset(" .,;:()/-+'=")


class Markdown(str):
    """Text that is Markdown already."""

    __slots__ = ()


def as_text(value: object) -> Markdown:
    r"""What a value says, as Markdown that shows just that, on one line.

    >>> as_text("a*b | <c>\nd"), as_text("1. a")
    ('a\\*b &#124; \\<c> d', '1\\. a')
    """
    if isinstance(value, Markdown):
        return value
    text = _SPECIAL.sub(r"\\\g<0>", " ".join(str(value).split()))
    return Markdown(_AT_THE_START.sub(r"\1\\\2", text).replace("|", "&#124;"))


def as_markup(value: object) -> Markdown:
    """The same for a place inside an HTML tag, such as a summary.

    >>> as_markup("a*b <c>")
    'a&#42;b &#60;c&#62;'
    """
    return Markdown("".join(map(_entity, " ".join(str(value).split()))))


def as_code(value: object) -> Markdown:
    """A value as code on a line; where a character of it would end the code early, as HTML.

    >>> as_code("verify prove C5"), as_code("a|b")
    ('`verify prove C5`', '<code>a&#124;b</code>')
    """
    text = " ".join(str(value).split())
    if not text:
        return Markdown("")
    return Markdown(f"<code>{as_markup(text)}</code>" if set(text) & set("`|\\") else f"`{text}`")


def as_text_with_code(value: object) -> Markdown:
    """Text in which backticks enclose code: that stays code.

    >>> as_text_with_code("what `begin` and `step` *do*")
    'what `begin` and `step` \\\\*do\\\\*'
    """
    pieces = code_and_text(" ".join(str(value).split()))
    return Markdown("".join(as_code(piece) if is_code else _as_part(piece) for piece, is_code in pieces))


def code_and_text(text: str) -> Iterator[tuple[str, bool]]:
    """The pieces of a text, and whether each stands between backticks; all of it is text if one of these is left over.

    >>> list(code_and_text("what `begin` does")), list(code_and_text("`"))
    ([('what ', False), ('begin', True), (' does', False)], [('`', False)])
    """
    pieces = text.split("`") if text.count("`") % 2 == 0 else [text]
    yield from ((piece, number % 2 == 1) for number, piece in enumerate(pieces))


def _as_part(text: str) -> str:
    """The same as ``as_text``, for a part of a line: spaces at its ends are kept."""
    if not text.strip():
        return text
    before, after = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    return f"{before}{as_text(text)}{after}"


def as_block(text: str) -> Markdown:
    """Lines for a block of code; none of them ends it."""
    return Markdown(_FENCE.sub("    ", text))


_FENCE = re.compile(r"^ {0,3}(?=```)", re.MULTILINE)


def _entity(character: str) -> str:
    return character if character.isalnum() or character in _HARMLESS else f"&#{ord(character)};"
