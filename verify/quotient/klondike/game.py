"""The game that a claim is about: the position it starts from, and what of it an abstract position refers to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from verify.cards import Card
from verify.deals.positions import Column, Position
from verify.errors import BadInput
from verify.rules.klondike import goes_on, highest_rank
from verify.rules.klondike_options import UNLIMITED, KlondikeRules


class Game(NamedTuple):
    """A start position, from a deal or from the middle of a game, and the rules it is played by.

    ``columns`` are the dealt cards: the face-down cards of each column and then its lowest face-up card. ``talon`` is
    the waste, its bottom card first, and then the stock: talon card i is ``talon[i - 1]``. ``passes`` is how many
    passes are allowed, and UNLIMITED where there are so many that they run out for nobody.
    """

    start: Position
    rules: KlondikeRules
    columns: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    ranks: int
    suits: int
    passes: int

    @property
    def cards(self) -> Iterator[Card]:
        """Every card of the deck, suit by suit."""
        return (Card(rank, suit) for suit in range(1, self.suits + 1) for rank in range(1, self.ranks + 1))


def game_from(start: Position, rules: KlondikeRules) -> Game:
    """The game that starts there.

    >>> game = game_from(Position((Column((Card(1, 1),), (Card(2, 1),)),), (0,)), KlondikeRules(columns=1))
    >>> [str(card) for card in game.columns[0]], game.ranks, game.suits
    (['AS', '2S'], 2, 1)

    Raises BadInput for a position that no game can reach: cards that are missing, a face-up run that is no sequence, a
    column whose last card is face down, more passes than the rules allow.
    """
    ranks = highest_rank(start) if start.cards else 0
    game = Game(start, rules, tuple(_dealt(column) for column in start.columns), start.waste + start.stock,
                ranks, len(start.foundations), _passes(start, rules))  # fmt: skip
    _check(game)
    return game


def _dealt(column: Column) -> tuple[Card, ...]:
    return column.down + column.up[:1]


def _passes(start: Position, rules: KlondikeRules) -> int:
    """The passes allowed. One redeal for each talon card is always enough: a card is played with at most one."""
    if rules.recycle == "under" or rules.passes == UNLIMITED:
        return UNLIMITED
    redeals = rules.passes - start.pass_number
    return UNLIMITED if redeals >= len(start.waste + start.stock) else rules.passes


def _check(game: Game) -> None:
    start, rules = game.start, game.rules
    if sorted(start.cards) != sorted(game.cards):
        raise BadInput(f"the position does not have each card of {game.suits} suits of {game.ranks} ranks once")
    for number, column in enumerate(start.columns, 1):
        if column.down and not column.up:
            raise BadInput(f"column {number}: the last card is face down")
        for below, card in pairwise(column.up):
            if not goes_on(card, below):
                raise BadInput(f"column {number}: {card} does not go on {below}")
    if game.passes != UNLIMITED and start.pass_number > rules.passes:
        raise BadInput(f"pass {start.pass_number} is under way, and the rules allow {rules.passes}")
