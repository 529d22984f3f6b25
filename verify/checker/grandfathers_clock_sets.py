"""Sets of positions of Grandfather's Clock that no play leaves: evidence that a deal is unwinnable.

A set proves it if it holds the start and no won position, and if from each of its positions every move leads into the
set. For play stays in it, and there is no win in it.

Positions. The columns say where all cards lie, and their order matters to nothing. A position is a number, whose digits
are the columns, each the numbers of its cards, the lowest first, and then 0; the column that is largest, compared card
by card, comes first. The radix is one more than the deck has cards; card r of suit s has the number (s - 1) ranks + r.
So 0 is the won position.

Reductions. With `safe-up`, named in the certificate, it is enough that one *safe* card leads into the set: the last
card of a column that can go up, and on which no card that is left in the columns may lie. It is still sound. For take
a shortest win from a position in the set that can be won. Let the safe card c go up at once, and make the other moves
of that win, but for those of c alone. As nothing comes to lie on c, they stay possible: a run that c was the end of
moves without it, and a column is empty if it was, or held c alone. So the position after c can be won in fewer moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from .cards import Card
from .grandfathers_clock_rules import Columns, Game
from .reading import Rejected, spelled
from .searched import require_each

REDUCTIONS = ("safe-up",)
REPORTED = 2**15  # positions between two words of progress
REMEMBERED = 2**14  # columns whose numbers are kept at a time

Key = int  # a position
Pile = tuple[int, ...]  # a column: the numbers of its cards


def require_closed(positions: list[Key], columns: Columns, game: Game, reductions: list[str]) -> None:
    """Raise Rejected unless the positions are a set as this file demands it."""
    members = ClosedSet(positions, game, len(columns), reductions)
    start = members.number_of(tuple(members.card_number(card) for card in column) for column in columns)
    if start not in members.keys:
        raise Rejected(f"the set does not hold the start, position {spelled(start)}")
    require_each(positions, members.require_inside, REPORTED)


class ClosedSet:
    """A set that is to be closed under the moves of a game with so many columns, as far as reductions demand."""

    def __init__(self, positions: list[Key], game: Game, columns: int, reductions: list[str]) -> None:
        self.keys, self.game, self.columns = set(positions), game, columns
        self.radix = len(game.deck) + 1
        self.safe_up = "safe-up" in reductions
        numbers = {card: self.card_number(card) for card in game.deck}
        self.names = {number: str(card) for card, number in numbers.items()}
        self.lower = {numbers[card]: {numbers[other] for other in game.lower[card]} for card in game.deck}
        self.takes = {
            numbers[below]: {numbers[card] for card in game.deck if game.goes_on(card, below)} for below in game.deck
        }  # what may lie on a card
        self.part = lru_cache(REMEMBERED)(self.part_of)

    # ---- The number

    def card_number(self, card: Card) -> int:
        """The number of a card."""
        return (card.suit - 1) * self.game.ranks + card.rank

    def number_of(self, piles: Iterator[Pile]) -> Key:
        """The number of a position."""
        key = 0
        for pile in sorted(piles, reverse=True):
            digits, weight = self.part(pile)
            key = key * weight + digits
        return key

    def part_of(self, pile: Pile) -> tuple[int, int]:
        """The digits of a column as a number, and by what those before them are multiplied."""
        digits = 0
        for card in pile:
            digits = digits * self.radix + card
        return digits * self.radix, self.radix ** (len(pile) + 1)

    def piles_of(self, key: Key) -> list[Pile]:
        """The columns that a number says. Raises Rejected for a number that is no position."""
        digits, rest = [], key
        while rest:
            rest, digit = divmod(rest, self.radix)
            digits.append(digit)
        piles, cards = [], list[int]()
        for digit in reversed(digits):
            if digit:
                cards.append(digit)
            else:
                piles.append(tuple(cards))
                cards = []
        if cards or len(piles) != self.columns:
            raise Rejected(f"position {spelled(key)} is none: it is not made of {self.columns} columns")
        return piles

    # ---- The set

    def require_inside(self, key: Key) -> None:
        """Raise Rejected if the position is won, or a move that counts leads out of the set."""
        if key == 0:
            raise Rejected("the set holds the won position, 0")
        piles = self.piles_of(key)
        left = set(chain(*piles))
        if self.safe_up and any(self.up(piles, at) in self.keys for at in self.safe(piles, left)):
            return
        for name, other in self.moves(piles, left):
            if other not in self.keys:
                leads = f"from position {spelled(key)}, {name} leads to {spelled(other)}"
                raise Rejected(f"the set is not closed: {leads}, not in the set")

    def moves(self, piles: list[Pile], left: set[int]) -> Iterator[tuple[str, Key]]:
        """Every move, and the position that it leads to; of empty columns one is enough."""
        for at in self.going_up(piles, left):
            yield f"{self.names[piles[at][-1]]} up", self.up(piles, at)
        empty = piles.index(()) if () in piles and self.game.rules.empty_column == "any" else None
        for at, pile in enumerate(piles):
            for height in self.movable(pile):
                takers = [to for to, other in enumerate(piles) if other and pile[height] in self.takes[other[-1]]]
                for to in [*takers, *([] if empty is None else [empty])]:
                    if to != at:
                        place = f"onto {self.names[piles[to][-1]]}" if piles[to] else "to an empty column"
                        yield f"{self.names[pile[height]]} {place}", self.moved(piles, at, height, to)

    def going_up(self, piles: list[Pile], left: set[int]) -> Iterator[int]:
        """The columns whose last card can go up."""
        return (at for at, pile in enumerate(piles) if pile and left.isdisjoint(self.lower[pile[-1]]))

    def safe(self, piles: list[Pile], left: set[int]) -> Iterator[int]:
        """The columns whose last card can go up and is safe."""
        return (at for at in self.going_up(piles, left) if left.isdisjoint(self.takes[piles[at][-1]]))

    def movable(self, pile: Pile) -> Iterator[int]:
        """The places in a column from which its cards may move: that of its last and, with runs, of what it lies on."""
        for height in range(len(pile) - 1, -1, -1):
            yield height
            if not self.game.rules.runs or not height or pile[height] not in self.takes[pile[height - 1]]:
                return

    def up(self, piles: list[Pile], at: int) -> Key:
        """The position after the last card of a column has gone up."""
        return self.number_of(pile[:-1] if number == at else pile for number, pile in enumerate(piles))

    def moved(self, piles: list[Pile], at: int, height: int, to: int) -> Key:
        """The position after the cards of a column, from a place on, have moved to another one."""
        cards = piles[at][height:]
        changed = {at: piles[at][:height], to: piles[to] + cards}
        return self.number_of(changed.get(number, pile) for number, pile in enumerate(piles))
