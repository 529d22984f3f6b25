"""Small games of every kind, many of them under way, at random but the same each time; complete families of deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random

from kernels.klondike.twin import Abstract, Twin
from verify.cards import Card
from verify.deals.positions import Column, Position
from verify.rules.klondike import apply, legal_moves
from verify.rules.klondike_options import KlondikeRules

Game = tuple[Position, KlondikeRules]


def random_games(seed: int, count: int, most_positions: int = 1500) -> Iterator[tuple[Game, Twin, list[Abstract], str]]:
    """Games with their twin, every abstract position (as far as the first win) and the verdict."""
    random = Random(seed)
    while count:
        start, rules = _random_game(random)
        twin = Twin(start, rules)
        positions = twin.reachable(most_positions)
        if positions is not None:
            count -= 1
            won = any(twin.won(position) for position in positions)
            yield (start, rules), twin, positions, "won" if won else "exhausted"


def _random_game(random: Random) -> Game:
    ranks, suits = random.choice([(2, 4), (3, 2), (3, 3), (3, 4), (4, 2), (4, 3), (5, 2), (6, 1), (6, 2), (4, 1)])
    deck = deck_of(ranks, suits)
    random.shuffle(deck)
    sizes = [random.randint(0, 4) for _ in range(random.randint(1, 4))]
    rules = KlondikeRules(
        draw=random.randint(1, 4),
        passes=random.choice([0, 0, 0, 1, 2, 3]),
        recycle=random.choice(["turn", "turn", "turn", "under"]),
        worrying_back=random.random() < 0.6,
    )
    start = laid(deck, sizes)
    waste = random.choice([0, 0, random.randint(0, len(start.stock))])
    start = start._replace(waste=start.stock[:waste], stock=start.stock[waste:])
    start = start._replace(pass_number=random.choice([1, 1, 1, 2]))
    return _played_on(start, rules, random.choice([0, 0, random.randint(1, 8)]), random), rules


def _played_on(position: Position, rules: KlondikeRules, moves: int, random: Random) -> Position:
    """So many random moves later: with face-up runs, foundations, waste, passes gone through."""
    for _ in range(moves):
        choices = list(legal_moves(position, rules))
        if choices:
            position = apply(position, random.choice(choices), rules)
    return position


def family(ranks: int, suits: int, sizes: Sequence[int]) -> Iterator[Position]:
    """All deals of a deck to columns of these sizes."""
    return (laid(deck, sizes) for deck in permutations(deck_of(ranks, suits)))


def deck_of(ranks: int, suits: int) -> list[Card]:
    return [Card(rank, suit) for rank in range(1, ranks + 1) for suit in range(1, suits + 1)]


def laid(deck: Sequence[Card], sizes: Sequence[int]) -> Position:
    """Columns of these sizes, the last card of each face up, and the rest as stock."""
    columns, left = [], list(deck)
    for size in sizes:
        cards, left = left[:size], left[size:]
        columns.append(Column(tuple(cards[:-1]), tuple(cards[-1:])))
    suits = max(card.suit for card in deck)
    return Position(tuple(columns), (0,) * suits, tuple(left))
