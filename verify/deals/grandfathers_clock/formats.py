"""The formats of deals of Grandfather's Clock, and the ways in and out: ``read_file``, ``read_text``, ``write_all``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from verify.cards import ENGLISH, Notation
from verify.deals.deal import Deal, Listing
from verify.deals.dials import DialDeal, RestDeal
from verify.deals.grandfathers_clock.detection import detected_grandfathers_clock
from verify.deals.grandfathers_clock.json_tables import (
    read_json,
    write_json_deck,
    write_json_rest,
    write_json_table,
)
from verify.deals.grandfathers_clock.kpat import read_kpat
from verify.deals.grandfathers_clock.rest import read_rest, write_rest
from verify.deals.grandfathers_clock.table import read_table, write_table
from verify.deals.integers import read_integers, write_integers
from verify.deals.opening import deals_of_text, in_table, text_of
from verify.deals.partial_deals import HINT, Incomplete
from verify.deals.reading import Reading, listed
from verify.deals.text import read_contest, read_decks, write_contest, write_deck
from verify.errors import BadInput

AnyDeal = Deal | RestDeal | DialDeal
"""A whole deck, a deck without its clock cards, or a table."""

Outcome = AnyDeal | BadInput
"""What a reader yields: a deal, or what is wrong with the text that should be one."""


class Format(NamedTuple):
    """A way to write deals of Grandfather's Clock.

    ``deck``, ``rest`` and ``table`` write the three kinds of deals, None what the format has not. ``listing`` is what
    the format itself settles of the order in which a deck is dealt. Several deals in one text have ``between`` between
    them and ``end`` after them.
    """

    name: str
    help: str
    read: Callable[[str, str, Reading], Iterator[Outcome]]
    deck: Callable[[Deal, Notation], str] | None = None
    rest: Callable[[RestDeal, Notation], str] | None = None
    table: Callable[[DialDeal, Notation], str] | None = None
    listing: Listing | None = None
    between: str = ""
    end: str = ""


def _read_integers(text: str, source: str, how: Reading) -> Iterator[Outcome]:
    """The numbers as a deck: piles are for clock."""
    for outcome in read_integers(text, source, how):
        yield replace(outcome, layout="deck", within_pile=None) if isinstance(outcome, Deal) else outcome


FORMATS: Mapping[str, Format] = {
    form.name: form
    for form in (
        Format(
            "deck",
            "cards such as TS or 10♠, one deck a block or a line, the clock cards among them; [title], # comment",
            read_decks,
            deck=write_deck,
            between="\n",
        ),
        Format(
            "rest",
            "the same without the clock cards: 40 cards in the order in which they are dealt",
            read_rest,
            rest=write_rest,
        ),
        Format(
            "table",
            "a table at any point of a game: '1: JD 5S 3C' for each column, the lowest card first; 'Foundations: 3S "
            "8H' (top cards, where there are more than clock cards)",
            read_table,
            table=write_table,
            between="\n",
        ),
        Format(
            "json",
            "our JSON object with a deck or columns; also a bare array",
            read_json,
            write_json_deck,
            write_json_rest,
            write_json_table,
        ),
        Format("kpat", "a game that KPat saved, where it was left (read only)", read_kpat),
        Format(
            "uva170",
            "contest form: 4 lines of 13 cards a deck, the last card dealt first; # ends the file",
            read_contest,
            deck=write_contest,
            listing="bottom-first",
            end="#\n",
        ),
        Format("integers", "numbers 1..52 (clubs, diamonds, hearts, spades)", _read_integers, deck=write_integers),
    )
}
"""Every format by its name."""


def read_file(path: str, how: Reading) -> Iterator[Outcome]:
    """The deals of a file ("-": of standard input), in order; a bad one is yielded as the BadInput that says why.

    Raises BadInput at once if there is something wrong with the whole file, or there is no such format.
    """
    return read_text(text_of(path, how, FORMATS), path, how)


def read_text(text: str, source: str, how: Reading) -> Iterator[Outcome]:
    """The deals of a text; ``source`` names it in messages and in the names of the deals.

    >>> from verify.deals.deal import Shape
    >>> for deal in read_text("1: AH AS\\n2: 2H\\n\\n1: AS AS\\n2: 2H", "two.txt", Reading(Shape(3, 2))):
    ...     print(deal if isinstance(deal, BadInput) else deal.name)
    two.txt:1: deal 1: 5 cards, expected 6; 3S is missing
    two.txt:4: deal 2: 5 cards, expected 6; AS is there twice, card 1 on line 4 and card 2 on line 4; 3S AH are missing

    Raises BadInput at once if there is no deal in it or no such format.
    """
    found: Iterator[Outcome] = deals_of_text(text, source, how, FORMATS, detected_grandfathers_clock)
    return map(_all_known, found)


def _all_known(outcome: Outcome) -> Outcome:
    """The same; of a deal with unknown cards only that it is bad, for no chances are counted here."""
    if isinstance(outcome, Incomplete):
        return BadInput(outcome.message.removesuffix(HINT), outcome.source, outcome.line)
    return outcome


def format_named(name: str) -> Format:
    """The format of that name.

    Raises BadInput that lists those there are.
    """
    return in_table(FORMATS, name)


def write_all(
    deals: Iterable[AnyDeal],
    format: str,  # noqa: A002
    notation: Notation = ENGLISH,
) -> Iterator[str]:
    """The deals as one text of that format, in pieces, as they come; a deck is written as it is listed.

    >>> from verify.cards import Card
    >>> from verify.deals.deal import Shape
    >>> "".join(write_all([RestDeal((Card(3, 1), Card(1, 1)), shape=Shape(3, 1))], "rest"))
    '3S AS\\n'

    Raises BadInput if the format cannot hold a deal.
    """
    form = format_named(format)
    between = ""
    for deal in deals:
        yield between + _written(form, deal, notation)
        between = form.between
    yield form.end


def _written(form: Format, deal: AnyDeal, notation: Notation) -> str:
    if isinstance(deal, Deal) and form.deck:
        return form.deck(deal, notation)
    if isinstance(deal, RestDeal) and form.rest:
        return form.rest(deal, notation)
    if isinstance(deal, DialDeal) and form.table:
        return form.table(deal, notation)
    raise BadInput(f"{form.name} holds {_held(form)}, and this deal is {_GIVEN[type(deal)]}", deal.name)


_GIVEN = {Deal: "a whole deck", RestDeal: "a deck without its clock cards", DialDeal: "a table"}


def _held(form: Format) -> str:
    kinds = {"whole decks": form.deck, "decks without their clock cards": form.rest, "tables": form.table}
    names = [name for name, write in kinds.items() if write]
    return listed(names) if names else "games of that program, which it alone writes"
