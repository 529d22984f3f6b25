"""Deals as arrays of ranks 0 to 12 (0 the king, 1 the ace), pile 0 the kings' pile, the top card first: a rank deal."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial

from verify.cards import Card, Notation
from verify.deals.deal import Deal, Placed, Shape, complete
from verify.deals.json_values import deals_in, pile_arrays, wrong
from verify.deals.reading import Outcome, Reading
from verify.errors import BadInput

_ONE = re.compile(r"\[\s*(?:\[(?!\s*\[)|[^\[\s\]])")  # not [[[, which are several deals


def read_codegolf(text: str, source: str, how: Reading) -> Iterator[Outcome]:
    """The deals of a text in the format ``codegolf``.

    >>> for deal in read_codegolf("[[1, 0], [0, 1]]", "-", Reading(Shape(2, 2))):
    ...     print(*deal.cards)
    2 A A 2
    """
    return deals_in(text, source, _ONE, partial(_deal, shape=how.shape))


def _deal(value: object, shape: Shape) -> Deal:
    piles = pile_arrays(value, "the deal", [str(pile) for pile in range(shape.ranks)], shape)
    in_our_order = piles[1:] + piles[:1]
    ranks = [rank for pile in in_our_order for rank in pile]
    found = [Placed(_card(rank, number, shape), number) for number, rank in enumerate(ranks, 1)]
    return Deal(complete(found, shape), "piles", shape, within_pile="top-first", format="codegolf")


def _card(value: object, number: int, shape: Shape) -> Card:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < shape.ranks:
        pile, place = divmod(number - 1, shape.suits)
        what = f"card {place + 1} of pile {(pile + 1) % shape.ranks}"
        raise wrong(what, f"a rank from 0 to {shape.ranks - 1}", value)
    return Card(value or shape.ranks)


def write_codegolf(deal: Deal, notation: Notation) -> str:
    """The deal as one line of numbers, the same in every notation; a title is lost.

    Raises BadInput for a deal with suits, which would be lost.
    """
    if deal.cards[0].suit:
        raise BadInput("codegolf has ranks only, and the suits of this deal would be lost", deal.name)
    piles = deal.piles[-1:] + deal.piles[:-1]
    ranks = [[card.rank % deal.shape.ranks for card in pile] for pile in piles]
    return json.dumps(ranks, separators=(",", ":")) + "\n"
