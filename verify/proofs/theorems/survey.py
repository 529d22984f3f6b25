"""Surveys as values: a law that every complete family of deals obeys exactly, and broken games that must not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from verify.proofs.model.broken import RULES, Variant
from verify.proofs.theorems.families import BY_RANK, Deck, Family, deck
from verify.rules.clock_table import Table

Value = str | int
"""What is seen of a deal: how the game ends, how many cards it turns, ..."""

Shares = Mapping[Value, Fraction]
"""Which share of all deals has each value; a value that is not there has none."""

Sight = Callable[[Table, Variant], Value]
"""What is seen of a deal that is played by these rules."""

SMALL = deck(3, 2)
"""The deck in which broken games must not obey a law, unless another is named."""


class Broken(NamedTuple):
    """A game that must not obey the law: by a variant's rules, and with its deck, which is ``of`` broken as it says.

    ``see`` is given if what is seen is at fault.
    """

    variant: Variant
    see: Sight | None = None
    of: Deck = SMALL


class Survey(NamedTuple):
    """A law of counting, for all deals of each of the ``decks``.

    ``see`` is asked of every deal played by the ``rules``, and so often as ``law`` says, for that deck, each value
    must be seen. ``exact`` computes the same shares for a deck of so many ranks and suits in another way, without
    going through its deals: it is asked about the real deck. None of the ``controls`` may obey the law.
    """

    id: str
    says: str
    law: Callable[[Deck], Shares]
    see: Sight
    decks: Sequence[Deck]
    controls: Sequence[Broken]
    family: Family = BY_RANK
    rules: Variant = RULES
    exact: Callable[[int, int], Shares] | None = None
    part: Literal["count"] = "count"
