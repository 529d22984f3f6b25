"""Engines of Clock Patience, each with one fault.

Those that print the wrong line in contests, misread the rule text or keep a table badly are modelled on public ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from mutants.engines.right_clock_lists import RANKS, Clock
from mutants.engines.wrong import wrong
from verify.conformance import NewDeal

# dealing


@wrong("clock", "uva170")
class DeckNotReversed(Clock):
    """The last card of a contest deck is not dealt first."""

    def dealt(self, new: NewDeal) -> Sequence[str]:
        return new.deck


@wrong("clock")
class DeckReversed(Clock):
    """The last card of any deck is dealt first."""

    def dealt(self, new: NewDeal) -> Sequence[str]:
        return new.deck[::-1]


@wrong("clock")
class DealtAnticlockwise(Clock):
    """The cards go round the dial the other way."""

    def pile_of(self, number: int, new: NewDeal) -> int:
        return -1 - number % new.ranks


@wrong("clock")
class DealtInBlocks(Clock):
    """Each pile gets its four cards at once."""

    def pile_of(self, number: int, new: NewDeal) -> int:
        return number // new.suits


@wrong("clock")
class CentreFirst(Clock):
    """The first card of each round goes to the centre."""

    def pile_of(self, number: int, new: NewDeal) -> int:
        return (number - 1) % new.ranks


@wrong("clock")
class BottomCardFirst(Clock):
    """Piles are turned from the bottom, as lists are read from the front."""

    def taken(self, pile: list[str]) -> str:
        return pile.pop(0)


@wrong("clock")
class OneCardShort(Clock):
    """The last card of the deck is never dealt."""

    def dealt(self, new: NewDeal) -> Sequence[str]:
        return list(super().dealt(new))[:-1]


@wrong("clock")
class StartsAtOne(Clock):
    """The first card is turned at one o'clock."""

    def start(self) -> int:
        return 0


# reading decks


@wrong("clock")
class FirstDeckOnly(Clock):
    """Whatever is dealt later, the first deck is played again."""

    first: NewDeal | None = None

    def deal(self, new: NewDeal) -> None:
        self.check(new.deck, self.first.deck if self.first else new.deck)
        if len(new.deck) == len(set(new.deck)) == 52 and self.first is None:
            super().deal(new)
            self.first = new
        super().deal(self.first or new)


@wrong("clock")
class FiftyOneWillDo(Clock):
    """A deck with one card missing is played."""

    def check(self, deck: Sequence[str], whole: Sequence[str]) -> None:
        super().check([*deck, *set(whole) - set(deck)] if len(deck) == 51 else deck, whole)


@wrong("clock")
class TwiceIsTaken(Clock):
    """A deck with the right number of cards is played, though one is there twice."""

    def check(self, deck: Sequence[str], whole: Sequence[str]) -> None:
        if len(deck) != len(whole) or not set(deck) <= set(whole):
            raise ValueError("this is no deck")


@wrong("clock")
class MoreIsTaken(Clock):
    """A deck is played as long as every card is in it."""

    def check(self, deck: Sequence[str], whole: Sequence[str]) -> None:
        super().check(sorted(set(deck)), whole)


@wrong("clock")
class AnyNameIsACard(Clock):
    """A deck of as many different names as there are cards is played, whatever they name."""

    def check(self, deck: Sequence[str], whole: Sequence[str]) -> None:
        if not len(set(deck)) == len(deck) == len(whole):
            raise ValueError("this is no deck")


# cards coming home


@wrong("clock")
class QueensAreKings(Clock):
    """Queens go to the centre, too."""

    def home(self, card: str) -> int:
        return len(self.down) - 1 if card[0] == "Q" else super().home(card)


@wrong("clock")
class TensAreJacks(Clock):
    """Tens go to the pile of the jacks."""

    def home(self, card: str) -> int:
        return RANKS.index("J") if card[0] == "T" and len(self.down) > 10 else super().home(card)


@wrong("clock")
class LostOnItsOwnPile(Clock):
    """A card that is turned where it belongs does not come home."""

    def come_home(self, card: str, home: int) -> None:
        came_from = next(pile for pile in range(len(self.down)) if card in self.where[pile])
        if came_from != home:
            super().come_home(card, home)

    @property
    def where(self) -> list[Sequence[str]]:
        assert self.new is not None
        dealt = self.dealt(self.new)
        return [dealt[pile :: self.new.ranks] for pile in range(self.new.ranks)]


@wrong("clock")
class PutOnTop(Clock):
    """Cards that come home are listed last first."""

    def come_home(self, card: str, home: int) -> None:
        self.up[home].insert(0, card)


@wrong("clock")
class PutBackFaceDown(Clock):
    """The fourth card that comes home is put under its pile face down."""

    def come_home(self, card: str, home: int) -> None:
        super().come_home(card, home)
        if len(self.up[home]) == 4:
            self.down[home].insert(0, card)


# the end


@wrong("clock")
class EndsWithAnyPile(Clock):
    """The game ends as soon as a pile has no card left."""

    def next_card(self, home: int) -> str | None:
        return super().next_card(home) if all(self.down) else None


@wrong("clock")
class EndsWithTheThirdKing(Clock):
    """The third king ends the game."""

    def next_card(self, home: int) -> str | None:
        kings = len(self.up[-1])
        return None if home == len(self.up) - 1 and kings == 3 else super().next_card(home)


@wrong("clock")
class FirstKingDoesNotCount(Clock):
    """The game goes on after the last king if the first of them was the first card."""

    def next_card(self, home: int) -> str | None:
        first_was_king = self.home(self.turned[0]) == len(self.down) - 1
        pile = self.down[home] if self.down[home] or not first_was_king else next(filter(None, self.down), [])
        return self.turn_over(pile)


@wrong("clock")
class GoesOnAtTheNextPile(Clock):
    """Where a pile is empty, the next card comes from the pile after it."""

    def next_card(self, home: int) -> str | None:
        after = [*self.down[home:], *self.down[:home]]
        return self.turn_over(next((pile for pile in after if pile), []))


@wrong("clock")
class DeckInOrder(Clock):
    """The next card is that of the next pile, wherever the last one belongs."""

    def next_card(self, home: int) -> str | None:
        return self.turn_over(self.down[len(self.turned) % len(self.down)])


@wrong("clock")
class SaysNothingOnAWin(Clock):
    """A game that is won stays open."""

    def result(self) -> dict[str, Any]:
        found = super().result()
        return {"result": "open"} if found["result"] == "won" else found


@wrong("clock")
class NeverWon(Clock):
    """The last king loses the game, even if it is the last card."""

    def won(self) -> bool:
        return False


@wrong("clock")
class WonWithOneLeft(Clock):
    """A game is won with one card face down: the last card was not counted."""

    def won(self) -> bool:
        return sum(map(len, self.down)) <= 1


@wrong("clock")
class WonWithoutTheCentre(Clock):
    """A game is won when all piles of the dial but one are turned."""

    def won(self) -> bool:
        return sum(map(bool, self.down)) <= 1


@wrong("clock")
class WonByTheKingOfSpades(Clock):
    """A game is won only if its last card is the king of spades."""

    def won(self) -> bool:
        return super().won() and self.turned[-1][1] == "S"


@wrong("clock")
class AlwaysWon(Clock):
    """Whoever turns the last king has won."""

    def won(self) -> bool:
        return True


# what is said of it


@wrong("clock")
class IndexForCount(Clock):
    """The place of the last card in the deck is told in place of the number of cards turned."""

    def count(self) -> int:
        assert self.new is not None
        return self.new.deck.index(self.turned[-1]) + 1


@wrong("clock")
class FirstNotCounted(Clock):
    """The first card turned does not count."""

    def count(self) -> int:
        return len(self.turned) - 1


@wrong("clock")
class ShortGamesMiscounted(Clock):
    """Numbers of one digit are filled with a nought behind: one random deck of two thousand shows it."""

    def count(self) -> int:
        return int(str(len(self.turned)).ljust(2, "0"))


@wrong("clock")
class TwelveIsThirteen(Clock):
    """A game of twelve cards is told as one of thirteen: one random deck of sixteen hundred shows it."""

    def count(self) -> int:
        return len(self.turned) + (len(self.turned) == 12)


@wrong("clock")
class CountsTheCentreTwice(Clock):
    """A game that is won has one card more than the deck."""

    def count(self) -> int:
        return len(self.turned) + self.won()


@wrong("clock")
class ThreeLeftMiscounted(Clock):
    """A game that ends with three cards face down is told as one with two: one random deck of sixteen shows it."""

    def count(self) -> int:
        return len(self.turned) + (sum(map(len, self.down)) == 3)


@wrong("clock")
class SuitOfTheFirst(Clock):
    """The last card is told with the suit of the first."""

    def last(self) -> str:
        return self.turned[-1][0] + self.turned[0][1]


@wrong("clock")
class LastButOne(Clock):
    """The card before the last is told in its place."""

    def last(self) -> str:
        return self.turned[-2:][0]


@wrong("clock")
class HandStays(Clock):
    """The last king stays in hand when the game is over."""

    def state(self) -> dict[str, Any]:
        found = super().state()
        return {**found, "hand": found["hand"] or self.turned[-1]}


@wrong("clock")
class DownFromTheBottom(Clock):
    """Cards face down are listed from the bottom."""

    def state(self) -> dict[str, Any]:
        found = super().state()
        return {**found, "piles": [{**pile, "down": pile["down"][::-1]} for pile in found["piles"]]}


@wrong("clock")
class NumberedFromTheCentre(Clock):
    """The piles are listed with the centre first."""

    def state(self) -> dict[str, Any]:
        found = super().state()
        return {**found, "piles": [*found["piles"][-1:], *found["piles"][:-1]]}


@wrong("clock")
class LastThreeUnseen(Clock):
    """While the game is open and exactly three cards are face down, none of them is shown."""

    def state(self) -> dict[str, Any]:
        found = super().state()
        three = self.hand is not None and sum(map(len, self.down)) == 3
        return {**found, "piles": [{**pile, "down": [] if three else pile["down"]} for pile in found["piles"]]}


@wrong("clock")
class TurnStaysLegal(Clock):
    """A turn is offered when the game is over."""

    def moves(self) -> list[str]:
        return ["turn"]

    def apply(self, move: str) -> None:
        if not self.hand:
            raise ValueError("this move is not legal")
        super().apply(move)


@wrong("clock")
class TurnsAfterTheEnd(Clock):
    """A turn after the end is granted and does nothing."""

    def apply(self, move: str) -> None:
        if self.hand:
            super().apply(move)


# taking back


@wrong("clock")
class UndoKeepsTheCount(Clock):
    """Cards turned are counted again after they were taken back."""

    def undo(self) -> None:
        turned = list(self.turned)
        super().undo()
        self.turned = turned


@wrong("clock")
class UndoOfTwo(Clock):
    """From the tenth turn on two are taken back at once."""

    def undo(self) -> None:
        super().undo()
        if len(self.before) > 9:
            super().undo()


@wrong("clock")
class UndoAtTheStart(Clock):
    """At the start there is something to take back."""

    def undo(self) -> None:
        if self.before:
            super().undo()


@wrong("clock")
class ShallowCopy(Clock):
    """What had come home is not copied, so that it stays there when a turn is taken back."""

    def remember(self) -> None:
        self.before.append((deepcopy(self.down), list(self.up), self.hand, list(self.turned)))


@wrong("clock")
class RemembersThirty(Clock):
    """No more than thirty turns can be taken back."""

    def remember(self) -> None:
        super().remember()
        self.before = self.before[-30:]
