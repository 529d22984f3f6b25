"""What ``verify deal`` writes: a deal a line, another format, a record a line, or the number of a deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import version
from typing import NamedTuple

from verify.cards import Card
from verify.certificate.files import Written, path_text
from verify.cli.converting import for_format
from verify.cli.dealing import Order
from verify.cli.options import Request
from verify.deals import FORMATS, STANDARD, Deal, write
from verify.deals.text import heading
from verify.errors import shown
from verify.making.families import Kind, family
from verify.making.made import number_of, written
from verify.making.turn_order import order_of
from verify.records.made import SCHEMA, MadeRecord
from verify.rules.clock_table import deal_out, gather
from verify.verdict import Verdict


class Evidence(NamedTuple):
    """What was found and written about a deal."""

    verdict: Verdict
    files: Written


class Style(NamedTuple):
    """How deals are written: each of them, and what stands above the first, between them and after the last."""

    deal: Callable[[Deal, Evidence | None], str]
    above: str = ""
    between: str = ""
    end: str = ""


def style(order: Order, output: str | None, *, as_json: bool, rank: bool) -> Style:
    """The way to write that is asked for."""
    request, kind = order.request, order.family
    if rank:
        return Style(lambda deal, _: _number_line(deal, kind, request))
    if as_json:
        return Style(lambda deal, evidence: _json_line(deal, kind, request, evidence))
    if output in (None, "deck"):
        return Style(lambda deal, _: _deck_line(deal, request), _head(order) if order.is_for_making else "")
    form = FORMATS[output]

    def in_form(deal: Deal, _: Evidence | None) -> str:
        return _in_format(_fit_for(form.name, deal, order), form.name, request)

    return Style(in_form, "", form.between, form.end)


def _head(order: Order) -> str:
    """The comment above decks that were made: what they are, and the rules they are made for."""
    rules, shape = order.request.choice.rules, order.request.reading.shape
    of = "" if shape == STANDARD else f" of {shape.ranks} ranks and {shape.suits} suits"
    what = "deals" if order.kind is None else f"{order.kind} deals"
    return f"# {what}{of}; rules: {order.request.choice.describe(rules, 'deck')}\n"


def _deck_line(deal: Deal, request: Request) -> str:
    """A deck on one line, with its name as a comment; a title stands above it."""
    deck = _in_format(replace(deal, title=""), "deck", request).split()
    return f"{heading(deal)}{' '.join(deck)}  # {shown(deal.name, 400)}\n"


def _fit_for(name: str, deal: Deal, order: Order) -> Deal:
    """The deal as the format can hold it.

    Its name becomes its title, if it has none and the name says more than a place in a file. From a deal that was made
    the suits are dropped where a format has ranks only; one that was read is not to lose them unawares.
    """
    titled = deal if deal.title or order.request.files else replace(deal, title=deal.name)
    if order.is_for_making and name in _RANKS_ONLY:
        return replace(titled, cards=tuple(Card(card.rank) for card in deal.cards))
    return titled


_RANKS_ONLY = ("codegolf",)


def _in_format(deal: Deal, name: str, request: Request) -> str:
    """A deal as part of a text of that format."""
    plain, rules = request.choice.rules, request.choice.for_deal(deal)
    laid = for_format(deal, deal_out(deal, rules), rules, name)
    text = write(laid, name, request.notation, plain.listing, plain.within_pile)
    return text.removesuffix(FORMATS[name].end)


def _number_line(deal: Deal, kind: Kind, request: Request) -> str:
    """The number of a deal in its family, after its name."""
    number = written(number_of(deal, kind, request.choice.for_deal(deal)))
    title = f" [{shown(deal.title, 60)}]" if deal.title else ""
    return f"{shown(deal.name, 200)}{title}: {number}\n"


def _json_line(deal: Deal, kind: Kind, request: Request, evidence: Evidence | None) -> str:
    import msgspec

    return msgspec.json.encode(_record(deal, kind, request, evidence)).decode() + "\n"


def _record(deal: Deal, kind: Kind, request: Request, evidence: Evidence | None) -> MadeRecord:
    rules = request.choice.for_deal(deal)
    table = deal_out(deal, rules)
    is_numbered = deal.cards[0].suit and deal.shape.cards <= _NUMBERED
    return MadeRecord(
        schema=SCHEMA,
        deal=deal.name,
        title=deal.title,
        game="clock",
        kind=kind,
        number=written(number_of(deal, kind, rules)) if is_numbered else None,
        of=written(family(kind, deal.shape, rules).size) if is_numbered else None,
        ranks=deal.shape.ranks,
        suits=deal.shape.suits,
        preset=request.choice.preset,
        rules=rules.as_options(deal.layout),
        deck=[str(card) for card in gather(table, rules)],
        piles=[[str(card) for card in pile] for pile in table.piles],
        order=[str(card) for card in order_of(table, rules)],
        verdict=str(evidence.verdict) if evidence else None,
        claim=path_text(evidence.files.claim) if evidence else None,
        certificate=path_text(evidence.files.certificate) if evidence else None,
        version=version("patience-verify"),
    )


_NUMBERED = 1_000  # cards; the numbers of larger decks are not written out
