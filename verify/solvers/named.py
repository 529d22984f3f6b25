"""The deals that a Python program names: a number such as ``ms:617``, a path to a file, or the text of a deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from verify.deals import Reading, is_numbered, only
from verify.deals.deal import Shape
from verify.errors import BadInput, shown

D = TypeVar("D")


def the_one(
    name: object,
    how: Reading,
    read_file: Callable[[str, Reading], Iterator[D | BadInput]],
    read_text: Callable[[str, str, Reading], Iterator[D | BadInput]],
    numbered: Callable[[str, Shape], Iterator[D | BadInput]],
) -> D:
    """The deal so named, read in the ways of a game.

    Raises BadInput for anything that is not exactly one good deal.
    """
    if isinstance(name, Path):
        return only(read_file(str(name), how), str(name))
    if not isinstance(name, str):
        raise BadInput(f"a deal is {type(name).__name__}: expected text, a pathlib.Path or a Deal")
    if is_numbered(name.strip()):
        return only(numbered(name.strip(), how.shape), name.strip())
    if _looks_like_a_file(name):
        raise BadInput(f"'{shown(name)}' is text, not a deal: for a file of that name give pathlib.Path")
    return only(read_text(name, "text", how), "text")


def _looks_like_a_file(text: str) -> bool:
    """Whether the text is one word that a file bears as its name."""
    try:
        return len(text.split()) == 1 and "\0" not in text and Path(text).exists()
    except OSError:  # such as a word that is too long for a name
        return False
