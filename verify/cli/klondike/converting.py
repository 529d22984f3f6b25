"""A deal in the layout of another format, so that it is the same deal when it is read under the rules asked for."""

from __future__ import annotations

from verify.deals.deal import Deal
from verify.deals.klondike.formats import format_named
from verify.deals.positions import Position, PositionDeal
from verify.errors import BadInput
from verify.rules.klondike_choice import KlondikeChoice, start_of
from verify.rules.klondike_dealing import gather
from verify.rules.klondike_options import KlondikeRules


def for_format(deal: Deal | PositionDeal, choice: KlondikeChoice, name: str) -> Deal | PositionDeal:
    """The deal as a deck or as a table, as the format has it; the layout that it has if the format takes both.

    Raises BadInput where a deck is wanted and the deal is a table that no dealing makes.
    """
    held, start = format_named(name).writers, choice.start(deal)
    if isinstance(deal, PositionDeal):
        return deal if PositionDeal in held else _as_deck(deal, start, choice.for_format(name))
    if Deal in held:
        return _as_deck(deal, start, choice.for_format(name))
    return _as_table(deal, start)


def table_for_format(
    deal: Deal | PositionDeal, position: Position, choice: KlondikeChoice, name: str
) -> Deal | PositionDeal:
    """A position of the deal as a deal of its own, as the format has it. Raises BadInput as ``for_format`` does."""
    return for_format(_as_table(deal, position), choice, name)


def _as_table(deal: Deal | PositionDeal, position: Position) -> PositionDeal:
    """A position of the deal under the same names."""
    return PositionDeal(position, deal.shape, deal.name, deal.title, deal.format)


def _as_deck(deal: Deal | PositionDeal, start: Position, rules: KlondikeRules) -> Deal:
    """The deck that these rules deal to the table that the deal begins with."""
    rules = rules._replace(columns=len(start.columns))
    if _is_dealt(start):
        deck = Deal(gather(start, rules), shape=deal.shape, listing=rules.listing, name=deal.name, title=deal.title)
        if start_of(deck, rules) == start:
            return deck
    message = "this table is not as it is dealt, and the format holds decks: expected table, json or solvitaire"
    raise BadInput(message, deal.name)


def _is_dealt(position: Position) -> bool:
    sizes = [(len(column.down), len(column.up)) for column in position.columns]
    dealt = [(number, 1) for number in range(len(sizes))]
    return sizes == dealt and not any(position.foundations) and not position.waste and position.pass_number == 1
