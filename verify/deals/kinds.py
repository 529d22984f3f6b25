"""The formats of a game whose deals are of several kinds, decks and tables: reading and writing them by one table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from verify.cards import ENGLISH, Notation
from verify.deals.deal import Deal
from verify.deals.integers import read_decks_of_integers, write_integers
from verify.deals.opening import AnyDeal, deals_of_text, in_table, text_of
from verify.deals.partial_deals import HINT, Incomplete
from verify.deals.reading import Reading, listed
from verify.deals.text import read_contest, write_contest
from verify.errors import BadInput

D = TypeVar("D", bound=AnyDeal)
D_co = TypeVar("D_co", bound=AnyDeal, covariant=True)

Write = Callable[[Any, Notation], str]


@dataclass(frozen=True)
class Format(Generic[D_co]):
    """A way to write deals.

    ``writers`` write the kinds of deals that the format holds. ``settles`` are the options of the rules that the format
    itself settles of how a deck becomes a table. Several deals in one text have ``between`` between them and ``end``
    after them.
    """

    name: str
    help: str
    read: Callable[[str, str, Reading], Iterator[D_co | BadInput]]
    writers: Mapping[type, Write]
    settles: Mapping[str, str] = field(default_factory=dict)
    between: str = ""
    end: str = ""


def writable(formats: Mapping[str, Format[Any]]) -> list[str]:
    """The names of those in which something can be written."""
    return [name for name, form in formats.items() if form.writers]


UVA170 = Format(
    "uva170",
    "contest form: 4 lines of 13 cards a deck, the last card dealt first; # ends the file",
    read_contest,
    {Deal: write_contest},
    {"listing": "bottom-first"},
    end="#\n",
)
INTEGERS = Format(
    "integers", "numbers 1..52 (clubs, diamonds, hearts, spades)", read_decks_of_integers, {Deal: write_integers}
)
"""Two formats of whole decks that every game has."""


@dataclass(frozen=True)
class Formats(Generic[D]):
    """The formats of a game by their names; ``detected`` says which one a text is in.

    ``kinds`` has what each kind of deals is called, many and one.
    """

    by_name: Mapping[str, Format[D]]
    detected: Callable[[str, Reading], str]
    kinds: Mapping[type, tuple[str, str]]

    def read_file(self, path: str, how: Reading) -> Iterator[D | BadInput]:
        """The deals of a file ("-": of standard input), in order; a bad one is yielded as the BadInput that says why.

        Raises BadInput at once if there is something wrong with the whole file, or there is no such format.
        """
        return self.read_text(text_of(path, how, self.by_name), path, how)

    def read_text(self, text: str, source: str, how: Reading) -> Iterator[D | BadInput]:
        """The deals of a text; ``source`` names it in messages and in the names of the deals.

        Raises BadInput at once if there is no deal in it or no such format.
        """
        found: Iterator[D | BadInput] = deals_of_text(text, source, how, self.by_name, self.detected)
        return map(_all_known, found)

    def named(self, name: str) -> Format[D]:
        """The format of that name.

        Raises BadInput that lists those there are.
        """
        return in_table(self.by_name, name)

    def write_all(
        self,
        deals: Iterable[D],
        format: str,  # noqa: A002
        notation: Notation = ENGLISH,
    ) -> Iterator[str]:
        """The deals as one text of that format, in pieces, as they come; a deck is written as it is listed.

        Raises BadInput if the format cannot hold a deal.
        """
        form = self.named(format)
        between = ""
        for deal in deals:
            yield between + self._written(form, deal, notation)
            between = form.between
        yield form.end

    def _written(self, form: Format[D], deal: D, notation: Notation) -> str:
        if type(deal) in form.writers:
            return form.writers[type(deal)](deal, notation)
        held = [many for kind, (many, _) in self.kinds.items() if kind in form.writers]
        what = listed(held) if held else "games of that program, which it alone writes"
        raise BadInput(f"{form.name} holds {what}, and this deal is {self.kinds[type(deal)][1]}", deal.name)


def _all_known(outcome: D | BadInput) -> D | BadInput:
    """The same; of a deal with unknown cards only that it is bad, for no chances are counted here."""
    if isinstance(outcome, Incomplete):
        return BadInput(outcome.message.removesuffix(HINT), outcome.source, outcome.line)
    return outcome
