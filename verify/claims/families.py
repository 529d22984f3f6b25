"""All deals of small decks, played by the reference engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from verify.cards import Card
from verify.claims.evidence import Sight
from verify.proofs.theorems.families import BY_RANK, deck
from verify.rules.clock import Outcome, Position, outcome, play
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile, Table

CLASSIC = ClockRules()

SIZES = ((2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3), (4, 1))
"""The decks, ranks by suits, of which all deals by rank are played."""


class Played(NamedTuple):
    """A game played to its end: the deal, the cards turned with the piles they came from, the last position."""

    table: Table
    turned: tuple[Card, ...]
    sources: tuple[Pile, ...]
    end: Position
    done: Outcome

    @property
    def centre(self) -> Pile:
        """The centre of the dial."""
        return self.table.centre

    @property
    def won(self) -> bool:
        """Whether the verdict is ``won``."""
        return self.done.verdict.value == "won"

    @property
    def ranks(self) -> tuple[int, ...]:
        """The ranks of the cards turned."""
        return tuple(card.rank for card in self.turned)


def played(table: Table, rules: ClockRules = CLASSIC) -> Played:
    """One deal, played."""
    game = play(table, rules)
    sources = tuple(position.source for position in game.positions if position.hand is not None)
    return Played(table, game.turned, sources, game.positions[-1], outcome(game))


@lru_cache(maxsize=64)
def all_games(ranks: int, suits: int, rules: ClockRules = CLASSIC) -> Sequence[Played]:
    """Every deal of a deck in which cards of a rank are alike, played."""
    return tuple(played(table, rules) for table in BY_RANK.deals(deck(ranks, suits)))


def games(rules: ClockRules = CLASSIC) -> Iterator[Played]:
    """Every deal of every small deck, played."""
    for size in SIZES:
        yield from all_games(*size, rules)


def named(sizes: Sequence[tuple[int, int]] = SIZES) -> str:
    """The decks, as they are written.

    >>> named(((3, 2), (4, 1)))
    '3x2, 4x1'
    """
    return ", ".join(f"{ranks}x{suits}" for ranks, suits in sizes)


def in_all(says: str, holds: Callable[[Played], bool], rules: ClockRules = CLASSIC) -> Sight:
    """Whether something holds in every game of all small decks; the first deal in which it does not is named."""
    count = 0
    for game in games(rules):
        count += 1
        if not holds(game):
            return Sight(False, f"{says}: not in {laid(game.table)}", f"{game.table.shape.ranks} ranks")
    return Sight(count > 0, says, f"{named()}: all {count} deals by rank")


ONE = (3, 2)
"""The deck in which a law is seen to fail; one is enough."""


def of_each_deck(says: str, holds: Callable[[tuple[int, int]], bool], sizes: Sequence[tuple[int, int]]) -> Sight:
    """Whether something holds of all deals of each deck together; the decks of which it does not are named."""
    fails = [size for size in sizes if not holds(size)]
    amiss = f": not with {named(fails)}" if fails else ""
    return Sight(not fails, says + amiss, f"{named(sizes)}: all deals by rank")


def one_deck(there: bool, says: str) -> Sight:
    """Something seen in all deals of one deck."""
    return Sight(there, says, f"{named([ONE])}: all {len(all_games(*ONE))} deals by rank")


def all_deals() -> str:
    """The deals of all small decks, in words."""
    return f"{named()}: all deals by rank"


def won_share(size: tuple[int, int], rules: ClockRules) -> Fraction:
    """The share of the deals of a deck that are won."""
    deals = all_games(*size, rules)
    return Fraction(sum(game.won for game in deals), len(deals))


def last_ranks(size: tuple[int, int], rules: ClockRules) -> Counter[int]:
    """How often each rank is the last card turned."""
    return Counter(game.ranks[-1] for game in all_games(*size, rules))


def ends_with_all_kings(game: Played) -> bool:
    """Whether the last card turned is the last king."""
    return game.ranks[-1] == game.centre and game.ranks.count(game.centre) == game.table.shape.suits


def laid(table: Table) -> str:
    """The piles of a deal, top cards first.

    >>> laid(Table(((Card(1), Card(2)), (Card(2), Card(1)))))
    'A2 2A'
    """
    return " ".join("".join(map(str, pile)) for pile in table.piles)
