"""Vectors for Grandfather's Clock."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, product

from verify.cards import Card
from verify.conformance.reference.grandfathers_clock import DialPlay
from verify.conformance.reference.playing import begun
from verify.conformance.vectors.column_games import ColumnGame
from verify.conformance.vectors.games import Rules
from verify.conformance.vectors.grandfathers_clock_moments import dial_moments
from verify.conformance.vectors.setting import Setting, random_deck
from verify.deals.deal import STANDARD, Shape
from verify.deals.dials import DialPosition, following, foundation_cards
from verify.errors import VerifyError
from verify.records.vectors import VectorRecord
from verify.rules.grandfathers_clock import Move, after, is_won, legal_moves
from verify.rules.grandfathers_clock_dealing import gather
from verify.rules.grandfathers_clock_moves import write_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.rules.grandfathers_clock_refusals import why_not

SMALL = (Shape(5, 2), Shape(8, 3), Shape(9, 4))
"""Decks of 10 cards, of which columns stay empty, and of 24 and 36."""


def grandfathers_clock_vectors(setting: Setting) -> Iterator[VectorRecord]:
    """All vectors for these rules; raises BadInput for options that there are not."""
    rules = _dealt(setting, random_deck(1), STANDARD).rules
    game = ColumnGame[DialPosition, Move](
        setting=setting,
        rules=Rules(lambda at: legal_moves(at, rules), after, lambda at: frozenset(at.columns)),
        start=lambda deck, shape: _dealt(setting, deck, shape).position,
        is_won=is_won,
        worth=_worth,
        write=lambda move: write_moves([move]),
        why_not=lambda at, move: why_not(at, move, rules),
        thinkable=_thinkable,
    )
    yield from game.vectors(going_up(rules), dial_moments(rules), SMALL)


def _dealt(setting: Setting, deck: Sequence[Card], shape: Shape) -> DialPlay:
    play = begun(setting.new(deck, shape))
    if not isinstance(play, DialPlay):
        raise VerifyError(f"{setting.game} is not Grandfather's Clock")
    return play


def going_up(rules: GrandfathersClockRules) -> tuple[Card, ...]:
    """A deck that is won by moves to foundations alone: the cards lie in the columns as they go up, the last lowest.

    >>> deck = going_up(GrandfathersClockRules(columns=2))
    >>> len(deck), str(deck[0])
    (52, 'TS')
    """
    foundations = foundation_cards(STANDARD, rules.clock_suits)
    longest = max(map(len, foundations))
    in_turn = [cards[row] for row in range(1, longest) for cards in foundations if row < len(cards)]
    columns, at = [], 0
    for number in range(rules.columns):
        size = len(range(number, len(in_turn), rules.columns))  # dealt in rows, so that the first ones may be longer
        columns.append(tuple(in_turn[at : at + size][::-1]))
        at += size
    clock = [cards[0] for cards in foundations]
    return (*clock, *gather(DialPosition(tuple(columns), ()), rules))


def _worth(_: DialPosition, __: Move, there: DialPosition) -> float:
    """Few cards in the columns, little on those that go up next, built sequences, empty columns."""
    awaited = {following(top, there.ranks) for hour, top in enumerate(there.foundations, 1) if top.rank != hour}
    cost = 0
    for column in there.columns:
        cost += 10 * len(column) if column else -6
        cost += sum(3 * (len(column) - 1 - place) for place, card in enumerate(column) if card in awaited)
        cost += sum(card.rank != below.rank - 1 for below, card in pairwise(column))
    return -float(cost)


def _thinkable(position: DialPosition) -> Iterable[Move]:
    """Every move of every card in the columns, and of the top cards of foundations, to everywhere."""
    cards = sorted((*position.in_columns(), *position.foundations))
    numbers = range(1, len(position.columns) + 2)
    yield from (Move("up", card) for card in cards)
    yield from (Move("column", card, None, number) for card in cards for number in numbers)
    yield from (Move("onto", card, target) for card, target in product(cards, cards))
