"""The formats of Klondike deals, and the ways in and out: ``read_file``, ``read_text``, ``write_all``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Literal, NamedTuple

from verify.cards import ENGLISH, Notation
from verify.deals.deal import Deal, Listing
from verify.deals.integers import read_integers, write_integers
from verify.deals.klondike.detection import detected_klondike
from verify.deals.klondike.digits import read_digits, write_digits
from verify.deals.klondike.json_tables import read_json, write_json_deck, write_json_table
from verify.deals.klondike.solvitaire import read_solvitaire, write_solvitaire
from verify.deals.klondike.table import read_table, write_table
from verify.deals.opening import deals_of_text, in_table, text_of
from verify.deals.partial_deals import HINT, Incomplete
from verify.deals.positions import PositionDeal
from verify.deals.reading import Reading
from verify.deals.text import read_contest, read_decks, write_contest, write_deck
from verify.errors import BadInput

Outcome = Deal | PositionDeal | BadInput
"""What a reader yields: a deal, or what is wrong with the text that should be one."""

Dealing = Literal["rows", "face-up-last"]


class Format(NamedTuple):
    """A way to write deals of Klondike.

    ``deck`` writes decks, ``table`` tables, None what the format has not. ``listing`` and ``deal`` are what the format
    itself settles of how a deck becomes a table. Several deals in one text have ``between`` between them and ``end``
    after them.
    """

    name: str
    help: str
    read: Callable[[str, str, Reading], Iterator[Outcome]]
    deck: Callable[[Deal, Notation], str] | None = None
    table: Callable[[PositionDeal, Notation], str] | None = None
    listing: Listing | None = None
    deal: Dealing | None = None
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
            "cards such as TS or 10♠, one deck a block or a line; [title], # comment",
            read_decks,
            write_deck,
            between="\n",
        ),
        Format(
            "table",
            "a table at any point of a game: '1: [3D 5C] 8S 7H' for each column, face-down cards in brackets, the "
            "lowest first; 'Foundations: AS 2H' (top cards), 'Waste: 4C 9D' (the last is playable), 'Stock: 7H 2C' "
            "(the first is drawn next), 'Pass: 2'",
            read_table,
            table=write_table,
            between="\n",
        ),
        Format(
            "json",
            "our JSON object with a deck or columns; also a bare array",
            read_json,
            write_json_deck,
            write_json_table,
        ),
        Format(
            "solvitaire",
            "Solvitaire's JSON: tableau piles, stock, waste, foundations; the last card is the top, small letters lie "
            "face down",
            read_solvitaire,
            table=write_solvitaire,
        ),
        Format(
            "klondike-solver",
            "Klondike-Solver's digits: 014 is the ace of spades (1 clubs, 2 diamonds, 3 hearts, 4 spades); dealt in "
            "rows",
            read_digits,
            write_digits,
            listing="top-first",
            deal="rows",
        ),
        Format(
            "uva170",
            "contest form: 4 lines of 13 cards a deck, the last card dealt first; # ends the file",
            read_contest,
            write_contest,
            listing="bottom-first",
            end="#\n",
        ),
        Format("integers", "numbers 1..52 (clubs, diamonds, hearts, spades)", _read_integers, write_integers),
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
    >>> for deal in read_text("1: [AS] 2S\\n\\n1: 2S 2S", "two.txt", Reading(Shape(2, 1))):
    ...     print(deal if isinstance(deal, BadInput) else deal.name)
    two.txt:1
    two.txt:3: deal 2: 2S is there twice, card 1 on line 3 and card 2 on line 3; AS is missing

    Raises BadInput at once if there is no deal in it or no such format.
    """
    found: Iterator[Outcome] = deals_of_text(text, source, how, FORMATS, detected_klondike)
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
    deals: Iterable[Deal | PositionDeal],
    format: str,  # noqa: A002
    notation: Notation = ENGLISH,
) -> Iterator[str]:
    """The deals as one text of that format, in pieces, as they come; a deck is written as it is listed.

    >>> from verify.cards import Card
    >>> from verify.deals.deal import Shape
    >>> "".join(write_all([Deal((Card(1, 1), Card(2, 1)), shape=Shape(2, 1))], "klondike-solver"))
    '014024\\n'

    Raises BadInput if the format cannot hold a deal.
    """
    form = format_named(format)
    between = ""
    for deal in deals:
        yield between + _written(form, deal, notation)
        between = form.between
    yield form.end


def _written(form: Format, deal: Deal | PositionDeal, notation: Notation) -> str:
    if isinstance(deal, Deal) and form.deck:
        return form.deck(deal, notation)
    if isinstance(deal, PositionDeal) and form.table:
        return form.table(deal, notation)
    held, given = ("decks", "a table") if form.deck else ("tables", "a deck")
    raise BadInput(f"{form.name} holds {held}, and this deal is {given}", deal.name)
