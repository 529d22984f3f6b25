"""Why a card cannot move, or cannot be laid somewhere, as far as that is the same in any game with columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from verify.cards import Card
from verify.errors import VerifyError

P = TypeVar("P")
M = TypeVar("M")


def explained(
    played: Iterator[P], moves: Iterable[M], why_not: Callable[[P, M], str], refused: type[VerifyError]
) -> Iterator[P]:
    """The positions that moves lead through by the rules; what is raised where they refuse one says why, too."""
    position = next(played)
    yield position
    for move in moves:
        try:
            position = next(played)
        except refused as error:
            raise refused(f"{error}: {why_not(position, move)}") from None
        yield position


def under(card: Card, cards: Sequence[Card]) -> str:
    """Under which card another lies.

    >>> under(Card(8, 1), [Card(9, 2), Card(8, 1), Card(4, 3)])
    '8S lies under 4D'
    """
    return f"{card} lies under {cards[cards.index(card) + 1]}"


def goes_elsewhere(target: Card, others: Iterable[Card]) -> str:
    """Which cards go on a card.

    >>> goes_elsewhere(Card(8, 1), [Card(7, 3), Card(7, 2)]), goes_elsewhere(Card(1, 1), [])
    ('onto 8S goes 7H or 7D', 'nothing goes onto AS')
    """
    names = [str(card) for card in sorted(others, key=lambda card: card.suit)]
    if not names:
        return f"nothing goes onto {target}"
    *first, last = names
    return f"onto {target} goes {', '.join(first)} or {last}" if first else f"onto {target} goes {last}"


def no_column(columns: Sequence[Sequence[Card]], number: int) -> str:
    """Why a column is no empty one; empty if it is.

    >>> no_column([[], [Card(1, 1)]], 3), no_column([[], [Card(1, 1)]], 2), no_column([[]], 1)
    ('there are 2 columns', 'column 2 is not empty', '')
    """
    if not 1 <= number <= len(columns):
        return "there is 1 column" if len(columns) == 1 else f"there are {len(columns)} columns"
    return f"column {number} is not empty" if columns[number - 1] else ""
