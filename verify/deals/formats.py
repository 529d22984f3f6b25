"""The table of formats, and the ways in and out that use it: ``read_file``, ``read_text``, ``write``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from verify.cards import ENGLISH, Notation
from verify.deals.codegolf import read_codegolf, write_codegolf
from verify.deals.deal import Deal, Layout, Listing
from verify.deals.detection import detected
from verify.deals.integers import read_integers, write_integers
from verify.deals.json_deals import read_json, write_json
from verify.deals.opening import deals_of_text, in_table, text_of
from verify.deals.piles import read_piles, write_piles
from verify.deals.reading import Outcome, Reading
from verify.deals.solvitaire import read_solvitaire, write_solvitaire
from verify.deals.text import read_contest, read_decks, write_contest, write_deck
from verify.errors import BadInput

_NOUNS = {"deck": "a deck", "piles": "piles"}


class Format(NamedTuple):
    """A way to write deals.

    ``layout``, ``listing`` and ``within_pile`` are what the format itself settles: a layout of None takes
    both and says which; a ``listing`` of None leaves it to the rules. Several deals in one text have
    ``between`` between them and ``end`` after them.
    """

    name: str
    help: str
    read: Callable[[str, str, Reading], Iterator[Outcome]]
    write: Callable[[Deal, Notation], str]
    layout: Layout | None
    listing: Listing | None = None
    within_pile: Listing | None = None
    between: str = ""
    end: str = ""


FORMATS: Mapping[str, Format] = {
    form.name: form
    for form in (
        Format(
            "deck",
            "cards such as TS or 10♠, one deck a block or a line; [title], # comment",
            read_decks,
            write_deck,
            "deck",
            between="\n",
        ),
        Format(
            "uva170",
            "contest form: 4 lines of 13 cards a deck, the last card dealt first; # ends the file",
            read_contest,
            write_contest,
            "deck",
            listing="bottom-first",
            end="#\n",
        ),
        Format(
            "piles",
            "one pile a line, such as 'A: 5H 9C 2S KD'; the last card of a line is the top",
            read_piles,
            write_piles,
            "piles",
            within_pile="bottom-first",
            between="\n",
        ),
        Format("json", "our JSON object with a deck or piles; also a bare array of cards", read_json, write_json, None),
        Format(
            "codegolf",
            "JSON array of 13 piles of ranks 0..12, kings (0) first; the first card of a pile is the top",
            read_codegolf,
            write_codegolf,
            "piles",
            within_pile="top-first",
        ),
        Format(
            "integers",
            "numbers 1..52 (clubs, diamonds, hearts, spades), four a pile; the first of a pile is the top",
            read_integers,
            write_integers,
            "piles",
            within_pile="top-first",
        ),
        Format(
            "solvitaire",
            "Solvitaire's JSON with 13 tableau piles, ace's first; the last card of a pile is the top",
            read_solvitaire,
            write_solvitaire,
            "piles",
            within_pile="bottom-first",
        ),
    )
}
"""Every format by its name."""


def read_file(path: str, how: Reading) -> Iterator[Outcome]:
    """The deals of a file ("-": of standard input), in order; a bad one is yielded as the BadInput that says why.

    Raises BadInput at once if there is something wrong with the whole file: it cannot be read, is too large,
    is not UTF-8 text, holds no deal; or if there is no such format.
    """
    return read_text(text_of(path, how, FORMATS), path, how)


def read_text(text: str, source: str, how: Reading) -> Iterator[Outcome]:
    """The deals of a text; ``source`` names it in messages and in the names of the deals.

    >>> from verify.deals.deal import Shape
    >>> for deal in read_text("AS 2S\\n2S AS\\n2S 2S", "two.txt", Reading(Shape(2, 1))):
    ...     print(deal.name if isinstance(deal, Deal) else deal)
    two.txt:1
    two.txt:2
    two.txt:3: deal 3: 2S is there twice, card 1 on line 3 and card 2 on line 3; AS is missing

    Raises BadInput at once if there is no deal in it or no such format.
    """
    return deals_of_text(text, source, how, FORMATS, detected)


def format_named(name: str) -> Format:
    """The format of that name.

    >>> format_named("decks")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    verify.errors.BadInput: unknown format 'decks', expected deck, uva170, ...

    Raises BadInput that lists those there are.
    """
    return in_table(FORMATS, name)


def write(
    deal: Deal,
    format: str,  # noqa: A002
    notation: Notation = ENGLISH,
    listing: Listing | None = None,
    within_pile: Listing | None = None,
) -> str:
    """The deal as a text of that format, complete in itself.

    What is written is the same deal for whoever reads it: where the format settles which card is dealt first,
    or which card of a pile is on top, and the deal says otherwise, the cards are written in reverse. What the
    format or the deal leaves open is what the rules say, and they are given as ``listing`` and ``within_pile``.

    >>> from verify.cards import Card
    >>> from verify.deals.deal import Shape
    >>> deal = Deal((Card(1, 1), Card(2, 1)), shape=Shape(2, 1))
    >>> write(deal, "uva170", listing="top-first")
    '2S AS\\n#\\n'

    Raises BadInput if the format cannot hold the deal, or if something is left open.
    """
    return "".join(write_all([deal], format, notation, listing, within_pile))


def write_all(
    deals: Iterable[Deal],
    format: str,  # noqa: A002
    notation: Notation = ENGLISH,
    listing: Listing | None = None,
    within_pile: Listing | None = None,
) -> Iterator[str]:
    """The deals as one text of that format, in pieces, as they come; see ``write``."""
    form = format_named(format)
    between = ""
    for deal in deals:
        yield between + form.write(_in_order_of(form, deal, listing, within_pile), notation)
        between = form.between
    yield form.end


def _in_order_of(form: Format, deal: Deal, listing: Listing | None, within_pile: Listing | None) -> Deal:
    """The deal with its cards in the order in which the format lists them."""
    if form.layout not in (None, deal.layout):
        message = f"{form.name} holds {_NOUNS[form.layout]}, and this deal is {_NOUNS[deal.layout]}"
        raise BadInput(f"{message}: how the one becomes the other is a matter of the rules", deal.name)
    if deal.layout == "piles":
        return _piles_in_order(form, deal, within_pile)
    return _deck_in_order(form, deal, listing)


def _deck_in_order(form: Format, deal: Deal, rules: Listing | None) -> Deal:
    if form.layout is None or (form.listing is None and deal.listing is None):
        return deal
    here, there = deal.listing or rules, form.listing or rules
    if not here or not there:
        raise BadInput(
            f"the deal cannot be written as {form.name} unless it is known which card is dealt first", deal.name
        )
    return deal if here == there else replace(deal, cards=deal.cards[::-1], listing=there)


def _piles_in_order(form: Format, deal: Deal, rules: Listing | None) -> Deal:
    here = deal.within_pile or rules
    if not here:
        raise BadInput(
            f"the deal cannot be written as {form.name} unless it is known which end of a pile is its top", deal.name
        )
    there = form.within_pile or here
    cards = deal.cards if here == there else tuple(card for pile in deal.piles for card in reversed(pile))
    return replace(deal, cards=cards, within_pile=there)
