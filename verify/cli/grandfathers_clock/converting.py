"""A deal in the layout of another format, so that it is the same deal when it is read under the rules asked for."""

from __future__ import annotations

from dataclasses import replace

from verify.cards import Card
from verify.deals.deal import Deal
from verify.deals.dials import DialDeal, DialPosition, RestDeal, clock_cards
from verify.deals.grandfathers_clock.formats import AnyDeal, format_named
from verify.errors import BadInput
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.grandfathers_clock_dealing import deal_out, gather
from verify.rules.grandfathers_clock_options import GrandfathersClockRules


def for_format(deal: AnyDeal, choice: GrandfathersClockChoice, name: str) -> AnyDeal:
    """The deal as a whole deck, as one without its clock cards or as a table: as it is, if the format takes that.

    Raises BadInput where a deck is wanted and the deal is a table that no dealing makes.
    """
    held, here, start = format_named(name).writers, choice.for_deal(deal), choice.start(deal)
    rules = here._replace(listing=choice.for_format(name).listing)
    if isinstance(deal, Deal) and Deal in held:
        return replace(deal, cards=_listed(deal.cards, here, rules), listing=rules.listing)
    if isinstance(deal, RestDeal) and RestDeal in held:
        return replace(deal, cards=_listed(deal.cards, here, rules), listing=rules.listing)
    if DialDeal in held:
        return _as_table(deal, start, here)
    if RestDeal in held:
        return _as_rest(deal, start, rules)
    return _as_deck(deal, start, rules) if Deal in held else deal


def table_for_format(deal: AnyDeal, position: DialPosition, choice: GrandfathersClockChoice, _: str) -> DialDeal:
    """A position of the deal as a deal of its own; a format that holds no tables says so itself."""
    return _as_table(deal, position, choice.for_deal(deal))


def _as_table(deal: AnyDeal, position: DialPosition, rules: GrandfathersClockRules) -> DialDeal:
    """A position of the deal under the same names."""
    return DialDeal(position, rules.clock_suits, deal.shape, deal.name, deal.title, deal.format)


def _listed(cards: tuple[Card, ...], here: GrandfathersClockRules, rules: GrandfathersClockRules) -> tuple[Card, ...]:
    return cards if here.listing == rules.listing else cards[::-1]


def _as_rest(deal: AnyDeal, start: DialPosition, rules: GrandfathersClockRules) -> RestDeal:
    """The deck without clock cards that these rules deal to the table that the deal begins with."""
    rest = gather(start, rules)
    made = RestDeal(rest, rules.clock_suits, deal.shape, rules.listing, deal.name, deal.title)
    if start.foundations != clock_cards(deal.shape, rules.clock_suits) or deal_out(made, rules) != start:
        message = "this table is not as it is dealt, and the format holds decks: expected table or json"
        raise BadInput(message, deal.name)
    return made


def _as_deck(deal: AnyDeal, start: DialPosition, rules: GrandfathersClockRules) -> Deal:
    """The same as a whole deck, its clock cards listed first."""
    cards = (*clock_cards(deal.shape, rules.clock_suits), *_as_rest(deal, start, rules).cards)
    return Deal(cards, shape=deal.shape, listing=rules.listing, name=deal.name, title=deal.title)
