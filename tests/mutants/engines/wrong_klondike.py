"""Engines of Klondike, each with one fault."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mutants.engines.right_klondike import SUITS, Column, Klondike, is_red, rank
from mutants.engines.wrong import wrong
from verify.conformance import NewDeal

# dealing


@wrong("klondike")
class DealtFromTheEnd(Klondike):
    """The last card of the deck is dealt first, as from a list that is popped."""

    def dealt(self, deck: list[str]) -> list[str]:
        return deck[::-1]


@wrong("klondike")
class DealtByColumns(Klondike):
    """Each column gets all its cards at once."""

    def order(self, columns: int) -> Iterator[int]:
        return (number for number in range(columns) for _ in range(number + 1))


@wrong("klondike")
class StockFromTheEnd(Klondike):
    """The stock is drawn from its other end."""

    def dealt(self, deck: list[str]) -> list[str]:
        return deck[:28] + deck[:27:-1]


@wrong("klondike")
class AllFaceUp(Klondike):
    """The cards of the columns are dealt face up."""

    def turn_up(self, column: Column) -> None:
        column.down, column.up = [], column.down + column.up


@wrong("klondike")
class FiftyOneWillDo(Klondike):
    """A deck with one card missing is played."""

    def check(self, deck: Sequence[str], whole: Sequence[str]) -> None:
        super().check([*deck, *set(whole) - set(deck)] if len(deck) == 51 else deck, whole)


@wrong("klondike")
class TwiceIsTaken(Klondike):
    """A deck with the right number of cards is played, though one is there twice."""

    def check(self, deck: Sequence[str], whole: Sequence[str]) -> None:
        if len(deck) != len(whole) or not set(deck) <= set(whole):
            raise ValueError("this is no deck")


# the stock


@wrong("klondike")
class DrawnInReverse(Klondike):
    """Three cards are drawn so that the first of them is the one to play."""

    def turned(self, cards: list[str]) -> list[str]:
        return cards[::-1]


@wrong("klondike")
class DrawsOne(Klondike):
    """One card is drawn where three should be."""

    def draw(self) -> None:
        self.table.waste.append(self.table.stock.pop(0))


@wrong("klondike", "draw-one")
class DrawsThree(Klondike):
    """Three cards are drawn where one should be."""

    def draw(self) -> None:
        self.table.waste += self.table.stock[:3]
        self.table.stock = self.table.stock[3:]


@wrong("klondike")
class TooFewToDraw(Klondike):
    """When fewer than three cards are left, none can be drawn."""

    def with_stock(self) -> list[str]:
        few = 0 < len(self.table.stock) < 3
        return ["redeal"] if few else super().with_stock()


@wrong("klondike")
class RedealReversed(Klondike):
    """The waste is turned over card by card, so that the card drawn last comes first."""

    def redeal(self) -> None:
        self.table.waste.reverse()
        super().redeal()


@wrong("klondike")
class RedealCut(Klondike):
    """The waste is shuffled, by the same cut each time, before it becomes the stock."""

    def redeal(self) -> None:
        super().redeal()
        self.table.stock = self.table.stock[5:] + self.table.stock[:5]


@wrong("klondike")
class NoRedeal(Klondike):
    """There is one pass only."""

    def another_pass(self) -> bool:
        return False


@wrong("klondike", "three-passes")
class AlwaysAnotherPass(Klondike):
    """Passes are not counted."""

    def another_pass(self) -> bool:
        return True


@wrong("klondike", "three-passes")
class OnePassTooMany(Klondike):
    """There are as many redeals as there should be passes."""

    def another_pass(self) -> bool:
        return self.table.number <= int(self.rules["passes"])


@wrong("klondike")
class EightPassesAtMost(Klondike):
    """The eighth pass is the last, though there should be no last."""

    def another_pass(self) -> bool:
        return self.table.number < 8


@wrong("klondike", "under")
class WasteOnTop(Klondike):
    """The waste is put on top of the stock, not under it."""

    def draw(self) -> None:
        self.table.stock, self.table.waste = self.table.waste + self.table.stock, []
        super().draw()


@wrong("klondike")
class UncoveredWasteIsLost(Klondike):
    """A card of the waste takes those of its draw with it."""

    def from_the_waste(self, card: str) -> list[str]:
        self.table.waste = self.table.waste[:-3]
        return [card]


@wrong("klondike")
class AnyOfThree(Klondike):
    """Each of the three cards drawn last may be played."""

    def from_waste(self) -> list[str]:
        return self.table.waste[-3:]

    def from_the_waste(self, card: str) -> list[str]:
        self.table.waste.remove(card)
        return [card]


@wrong("klondike")
class SeveralFromTheWaste(Klondike):
    """Cards of the waste move with all that lie on them."""

    def apply(self, move: str) -> None:
        card, _, place = move.partition(">")
        for column in self.table.columns:
            if card in self.table.waste and column.up[-1:] == [place] and self.goes_on(card, place):
                self.remember()
                at = self.table.waste.index(card)
                column.up += self.table.waste[at:]
                self.table.waste = self.table.waste[:at]
                return
        super().apply(move)


# building


@wrong("klondike")
class NothingOnEmpty(Klondike):
    """An empty column stays empty."""

    def goes_to_empty(self, card: str) -> bool:
        return False


@wrong("klondike")
class AnythingOnEmpty(Klondike):
    """Any card goes to an empty column."""

    def goes_to_empty(self, card: str) -> bool:
        return True


@wrong("klondike")
class KingOnlyAlone(Klondike):
    """A king goes to an empty column only with no card on it."""

    def goes_to(self, card: str, column: Column) -> bool:
        covered = any(card in other.up[:-1] for other in self.table.columns)
        return super().goes_to(card, column) and (bool(column.up) or not covered)


@wrong("klondike")
class SameColour(Klondike):
    """Columns are built in one colour."""

    def colours_fit(self, card: str, below: str) -> bool:
        return is_red(card) == is_red(below)


@wrong("klondike")
class AnyColour(Klondike):
    """Columns are built without regard to colour."""

    def colours_fit(self, card: str, below: str) -> bool:
        return True


@wrong("klondike")
class OtherSuit(Klondike):
    """A card goes on any card of another suit."""

    def colours_fit(self, card: str, below: str) -> bool:
        return card[1] != below[1]


@wrong("klondike")
class BuiltUp(Klondike):
    """Columns are built upwards."""

    def goes_on(self, card: str, below: str) -> bool:
        return super().goes_on(below, card) and rank(card) > 1


@wrong("klondike")
class AcesStay(Klondike):
    """No ace is laid on a two: it could go up."""

    def goes_on(self, card: str, below: str) -> bool:
        return super().goes_on(card, below) and rank(card) > 1


@wrong("klondike")
class KingsOnAces(Klondike):
    """A king may be laid on an ace of the other colour."""

    def goes_on(self, card: str, below: str) -> bool:
        round_the_corner = rank(card) == self.ranks and rank(below) == 1 and self.colours_fit(card, below)
        return super().goes_on(card, below) or round_the_corner


# the foundations


@wrong("klondike")
class FoundationByRank(Klondike):
    """A card goes up on any card of the rank below."""

    def goes_up(self, card: str) -> bool:
        return any(rank(card) == len(cards) + 1 for cards in self.table.up)


@wrong("klondike")
class FoundationByColour(Klondike):
    """The foundation of a red suit takes the other red suit too, and so with black."""

    def goes_up(self, card: str) -> bool:
        both = "HD" if is_red(card) else "SC"
        return any(rank(card) == len(self.table.up[SUITS.index(suit)]) + 1 for suit in both)


@wrong("klondike")
class WasteNeverUp(Klondike):
    """Cards of the waste go to columns only."""

    def ends(self) -> list[str]:
        return super().ends()[: -1 if self.table.waste else None]


@wrong("klondike")
class NoWayBack(Klondike):
    """What has gone up stays there."""

    def from_foundations(self) -> list[str]:
        return []


@wrong("klondike", "no-way-back")
class AlwaysAWayBack(Klondike):
    """What has gone up may come back though the rules do not let it."""

    def from_foundations(self) -> list[str]:
        return [cards[-1] for cards in self.table.up if cards]


@wrong("klondike")
class AcesNeverBack(Klondike):
    """All but aces may come back."""

    def from_foundations(self) -> list[str]:
        return [card for card in super().from_foundations() if rank(card) > 1]


# runs


@wrong("klondike")
class WholeRunsOnly(Klondike):
    """Only the whole run of a column moves."""

    def from_columns(self) -> list[str]:
        return [card for column in self.table.columns for card in column.up[:1]]


@wrong("klondike")
class LastCardOnly(Klondike):
    """Only the last card of a column moves."""

    def from_columns(self) -> list[str]:
        return [card for column in self.table.columns for card in column.up[-1:]]


@wrong("klondike")
class LongRunsStay(Klondike):
    """Of a run of more than eight cards only the last eight move."""

    def from_columns(self) -> list[str]:
        return [card for column in self.table.columns for card in column.up[-8:]]


@wrong("klondike")
class RunReversed(Klondike):
    """A run that is moved card by card arrives in reverse."""

    def run(self, column: Column, at: int) -> list[str]:
        return super().run(column, at)[::-1]


@wrong("klondike")
class StaysFaceDown(Klondike):
    """A card that is uncovered stays face down."""

    def uncover(self, column: Column) -> None:
        """Leave it as it is."""


@wrong("klondike")
class TwoTurnedUp(Klondike):
    """Two cards are turned when one is uncovered."""

    def uncover(self, column: Column) -> None:
        super().uncover(column)
        if len(column.up) == 1 and column.down and len(column.down) > 4:
            column.up.insert(0, column.down.pop())


# the end, and taking back


@wrong("klondike")
class NeverWon(Klondike):
    """There is no word for a game that is won."""

    def won(self) -> bool:
        return False


@wrong("klondike")
class WonWithOneLeft(Klondike):
    """A game is won with one card to go."""

    def won(self) -> bool:
        return sum(map(len, self.table.up)) >= 4 * self.ranks - 1


@wrong("klondike")
class WonOnceTurnedUp(Klondike):
    """A game is won when no card is face down and the stock is empty."""

    def won(self) -> bool:
        return not any(column.down for column in self.table.columns) and not self.table.stock + self.table.waste


@wrong("klondike")
class StuckAfterTheEnd(Klondike):
    """A game that is won has no legal move, though kings may come back."""

    def moves(self) -> list[str]:
        return [] if self.won() else super().moves()


@wrong("klondike")
class RemembersTwenty(Klondike):
    """No more than twenty moves can be taken back."""

    def remember(self) -> None:
        super().remember()
        self.before = self.before[-20:]


@wrong("klondike")
class UndoKeepsThePass(Klondike):
    """The pass is not taken back with the redeal."""

    def undo(self) -> None:
        number = self.table.number
        super().undo()
        self.table.number = number


@wrong("klondike")
class UndoLeavesItTurned(Klondike):
    """A card that was turned up stays so when the move is taken back."""

    def undo(self) -> None:
        sizes = [len(column.down) for column in self.table.columns]
        super().undo()
        for column, size in zip(self.table.columns, sizes, strict=True):
            while len(column.down) > size:
                column.up.insert(0, column.down.pop())


@wrong("klondike")
class DoesBeforeItLooks(Klondike):
    """A draw that is not legal is refused, but the waste has gone already."""

    def apply(self, move: str) -> None:
        if move in ("draw", "redeal") and move not in self.moves():
            self.table.waste = self.table.waste[:-1]
        super().apply(move)


@wrong("klondike")
class SaysYes(Klondike):
    """What is not legal is not refused; it is left undone."""

    def apply(self, move: str) -> None:
        if move in self.moves():
            super().apply(move)


@wrong("klondike")
class FoundationsStay(Klondike):
    """A new game begins with the foundations of the last one."""

    def deal(self, new: NewDeal) -> None:
        last = getattr(self, "table", None)
        super().deal(new)
        if last is not None:
            self.table.up = last.up
