"""The formats of deals of Grandfather's Clock, and the ways in and out: ``read_file``, ``read_text``, ``write_all``.

>>> from verify.cards import Card
>>> from verify.deals.deal import Shape
>>> from verify.deals.reading import Reading
>>> for deal in read_text("1: AH AS\\n2: 2H", "few.txt", Reading(Shape(3, 2))):
...     print(deal if isinstance(deal, BadInput) else deal.name)
few.txt:1: 5 cards on lines 1 to 2, expected 6; 3S is missing
>>> "".join(write_all([RestDeal((Card(3, 1), Card(1, 1)), shape=Shape(3, 1))], "rest"))
'3S AS\\n'
"""

from __future__ import annotations

from collections.abc import Mapping

from verify.deals.deal import Deal
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
from verify.deals.kinds import INTEGERS, UVA170, Format, Formats
from verify.deals.text import read_decks, write_deck
from verify.errors import BadInput

AnyDeal = Deal | RestDeal | DialDeal
"""A whole deck, a deck without its clock cards, or a table."""

Outcome = AnyDeal | BadInput
"""What a reader yields: a deal, or what is wrong with the text that should be one."""

_TABLE: tuple[Format[AnyDeal], ...] = (
    Format(
        "deck",
        "cards such as TS or 10♠, one deck a block or a line, the clock cards among them; [title], # comment",
        read_decks,
        {Deal: write_deck},
        between="\n",
    ),
    Format(
        "rest",
        "the same without the clock cards: 40 cards in the order in which they are dealt",
        read_rest,
        {RestDeal: write_rest},
    ),
    Format(
        "table",
        "a table at any point of a game: '1: JD 5S 3C' for each column, the lowest card first; 'Foundations: 3S "
        "8H' (the top cards; those that are still clock cards may be left out)",
        read_table,
        {DialDeal: write_table},
        between="\n",
    ),
    Format(
        "json",
        "our JSON object with a deck or columns; also a bare array",
        read_json,
        {Deal: write_json_deck, RestDeal: write_json_rest, DialDeal: write_json_table},
    ),
    Format(
        "kpat",
        'a game that KPat saved, where it was left: XML, <kpat-game game-type="grandfathersclock"> (read only)',
        read_kpat,
        {},
    ),
    UVA170,
    INTEGERS,
)
FORMATS: Mapping[str, Format[AnyDeal]] = {form.name: form for form in _TABLE}
"""Every format by its name."""

_KINDS = {
    Deal: ("whole decks", "a whole deck"),
    RestDeal: ("decks without their clock cards", "a deck without its clock cards"),
    DialDeal: ("tables", "a table"),
}
_GRANDFATHERS_CLOCK = Formats(FORMATS, detected_grandfathers_clock, _KINDS)
read_file = _GRANDFATHERS_CLOCK.read_file
read_text = _GRANDFATHERS_CLOCK.read_text
format_named = _GRANDFATHERS_CLOCK.named
write_all = _GRANDFATHERS_CLOCK.write_all
