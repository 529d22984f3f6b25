"""Scripts of requests that come from a file: read strictly before an engine is asked any of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from verify.conformance.engine import Json
from verify.conformance.reference.options import named, options_of
from verify.deals.deal import MOST_RANKS, MOST_SUITS
from verify.errors import BadInput, shown


class _Request(Struct, tag_field="ask", forbid_unknown_fields=True):
    """A request with these members and no other."""


class _Hello(_Request, tag="hello"):
    protocol: int


class _Deal(_Request, tag="deal"):
    game: Literal["clock", "klondike", "grandfathers-clock"]
    preset: str
    rules: dict[str, str | int | None]
    ranks: Annotated[int, Meta(ge=1, le=MOST_RANKS)]
    suits: Annotated[int, Meta(ge=1, le=MOST_SUITS)]
    deck: list[str] | None = None
    state: dict[str, Any] | None = None


class _State(_Request, tag="state"):
    pass


class _Moves(_Request, tag="moves"):
    pass


class _Apply(_Request, tag="apply"):
    move: str


class _Undo(_Request, tag="undo"):
    pass


class _Result(_Request, tag="result"):
    pass


def check_script(script: Sequence[Json], source: str = "") -> None:
    """Raise BadInput unless these are requests of PROTOCOL.md, of which a deal is the first, or a hello.

    >>> check_script([{"ask": "undo"}])
    Traceback (most recent call last):
    verify.errors.BadInput: its script begins with undo: expected a deal

    Whether a deck is one, or a move legal, is for the engines to say.
    """
    if not script:
        raise BadInput("its script is empty: expected the requests that show a difference", source)
    requests = [_read(request, number, source) for number, request in enumerate(script, 1)]
    if not isinstance(requests[0], _Deal | _Hello):
        raise BadInput(f"its script begins with {script[0]['ask']}: expected a deal", source)
    for number, request in enumerate(requests, 1):
        if isinstance(request, _Deal):
            _check_deal(request, number, source)


def _read(request: Json, number: int, source: str) -> _Request:
    try:
        return msgspec.convert(request, _Hello | _Deal | _State | _Moves | _Apply | _Undo | _Result)
    except msgspec.ValidationError as error:
        why = shown(str(error).replace("`", ""), 200)
        raise BadInput(
            f"request {number} of its script: {why}: expected one that PROTOCOL.md explains", source
        ) from None


def _check_deal(deal: _Deal, number: int, source: str) -> None:
    if (deal.deck is None) == (deal.state is None):
        raise BadInput(f"request {number} of its script: expected either a deck or a state", source)
    try:
        every = options_of(deal.game, "classic", named(deal.rules))
    except BadInput as error:
        raise error.moved(source, None, f"request {number} of its script: ") from None
    missing = [option for option in every if option not in deal.rules]
    if missing:
        raise BadInput(f"request {number} of its script: expected the rule {missing[0]} too", source)
