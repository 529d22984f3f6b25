"""From a file or a text to its deals: the format is found or named, and the deals get their names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import Protocol, TypeVar

from verify.deals.blocks import one_line_end
from verify.deals.deal import Deal
from verify.deals.dials import DialDeal, RestDeal
from verify.deals.files import file_text
from verify.deals.partial_deals import Incomplete
from verify.deals.positions import PositionDeal
from verify.deals.reading import Reading
from verify.errors import BadInput, shown

AUTO = "auto"
_LONGEST_NAME = 4096  # of a file, as part of the names of its deals

AnyDeal = Deal | PositionDeal | DialDeal | RestDeal
D = TypeVar("D", bound=AnyDeal | BadInput)
D_co = TypeVar("D_co", bound=AnyDeal | BadInput, covariant=True)
F = TypeVar("F")


class Readable(Protocol[D_co]):
    """A format that can be read."""

    @property
    def name(self) -> str:
        """How it is called."""

    @property
    def read(self) -> Callable[[str, str, Reading], Iterator[D_co]]:
        """What finds the deals in a text from a source, and what is wrong with those that are none."""


def in_table(formats: Mapping[str, F], name: str) -> F:
    """The format of that name; raises BadInput that lists those there are."""
    if name not in formats:
        raise BadInput(f"unknown format '{shown(name)}', expected {', '.join(formats)} or {AUTO}")
    return formats[name]


def text_of(path: str, how: Reading, formats: Mapping[str, object]) -> str:
    """The text of a file ("-": of standard input).

    Raises BadInput if it cannot be read, is too large or is not UTF-8 text; before that, if there is no such format.
    """
    if how.format != AUTO:
        in_table(formats, how.format)
    return file_text(path)


def deals_of_text(
    text: str,
    source: str,
    how: Reading,
    formats: Mapping[str, Readable[D]],
    detected: Callable[[str, Reading], str],
) -> Iterator[D | BadInput]:
    """The deals of a text with their names; ``detected`` says which format it is in unless one is named.

    Raises BadInput at once if there is no deal in it or no such format.
    """
    text = one_line_end(text)
    if not text or text.isspace():
        raise BadInput("there is no deal in it: it is empty", source)
    form = in_table(formats, _detected(text, source, how, detected) if how.format == AUTO else how.format)
    outcomes = form.read(text, source, how)
    first = next(outcomes, None)
    if first is None:
        raise BadInput(f"there is no deal in it (read as {form.name})", source)
    return _named(chain([first], outcomes), source)


def _detected(text: str, source: str, how: Reading, detected: Callable[[str, Reading], str]) -> str:
    try:
        return detected(text, how)
    except BadInput as error:
        raise BadInput(error.message, source, error.line) from None


def _named(outcomes: Iterator[D], source: str) -> Iterator[D | BadInput]:
    """The deals with their names; the bad ones are counted too, and where there are several, numbered."""
    first, second = next(outcomes, None), next(outcomes, None)
    outcomes = chain((outcome for outcome in (first, second) if outcome is not None), outcomes)
    printable = shown(source, _LONGEST_NAME)
    for ordinal, outcome in enumerate(outcomes, 1):
        if isinstance(outcome, BadInput):
            which = f"deal {ordinal}: " if second is not None else ""
            moved = outcome.moved(outcome.source, outcome.line, which)
            if isinstance(moved, Incomplete):
                moved.deal = replace(moved.deal, name=f"{printable}:{ordinal}")
            yield moved
        else:
            yield replace(outcome, name=f"{printable}:{ordinal}")
