"""Engines of Grandfather's Clock, each with one fault."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mutants.engines.right_grandfathers_clock import RANKS, GrandfathersClock
from mutants.engines.wrong import wrong
from verify.conformance import NewDeal

GAME = "grandfathers-clock"

# dealing


@wrong(GAME)
class DealtFromTheEnd(GrandfathersClock):
    """The last card of the deck is dealt first."""

    def dealt(self, new: NewDeal) -> Sequence[str]:
        return new.deck[::-1]


@wrong(GAME)
class DealtByColumns(GrandfathersClock):
    """Each column gets its five cards at once."""

    def columns_of(self, cards: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(cards[first : first + 5]) for first in range(0, 40, 5))


@wrong(GAME)
class LowestCardLast(GrandfathersClock):
    """The first card dealt to a column lies on top of it."""

    def columns_of(self, cards: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        return tuple(column[::-1] for column in super().columns_of(cards))


@wrong(GAME)
class DealtFromTheRight(GrandfathersClock):
    """Each row is dealt from the right."""

    def columns_of(self, cards: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        return super().columns_of(cards)[::-1]


@wrong(GAME)
class ClockFromTwelve(GrandfathersClock):
    """The clock cards begin an hour early."""

    def clock_rank(self, hour: int) -> int:
        return super().clock_rank(hour % 12 + 1)


@wrong(GAME)
class ClockAnticlockwise(GrandfathersClock):
    """The clock cards go round the dial the other way."""

    def clock_rank(self, hour: int) -> int:
        return super().clock_rank(13 - hour)


@wrong(GAME, "second-suits")
class FirstSuitsOnly(GrandfathersClock):
    """The clock cards are always those of the first rule text."""

    def clock_cards(self) -> list[str]:
        self.rules["clock-suits"] = "first"
        return super().clock_cards()


@wrong(GAME)
class FiftyOneWillDo(GrandfathersClock):
    """A deck with one card missing is played."""

    def check(self, deck: Sequence[str], whole: Sequence[str]) -> None:
        super().check([*deck, *set(whole) - set(deck)] if len(deck) == 51 else deck, whole)


@wrong(GAME)
class MoreIsTaken(GrandfathersClock):
    """A deck is played as long as every card is in it."""

    def check(self, deck: Sequence[str], whole: Sequence[str]) -> None:
        super().check(sorted(set(deck)), whole)


# the foundations


@wrong(GAME)
class KingsEndIt(GrandfathersClock):
    """Nothing goes up on a king."""

    def following(self, card: str) -> str:
        return "" if card[0] == "K" else super().following(card)


@wrong(GAME)
class AceOfAnySuit(GrandfathersClock):
    """An ace goes up on a king of any suit."""

    def continues(self, cards: tuple[str, ...], hour: int, card: str) -> bool:
        return super().continues(cards, hour, card) or (card[0] == "A" and cards[-1][0] == "K")


@wrong(GAME)
class FoundationByRank(GrandfathersClock):
    """A card goes up on any card of the rank below."""

    def continues(self, cards: tuple[str, ...], hour: int, card: str) -> bool:
        return not self.complete(cards, hour) and card[0] == self.following(cards[-1])[0]


@wrong(GAME)
class BuiltDown(GrandfathersClock):
    """Foundations are built downwards."""

    def following(self, card: str) -> str:
        return RANKS[RANKS.index(card[0]) - 1] + card[1]


@wrong(GAME)
class NineIsComplete(GrandfathersClock):
    """Foundations are complete an hour early, so that their last card does not go up."""

    def complete(self, cards: tuple[str, ...], hour: int) -> bool:
        return super().complete(cards, hour) or (RANKS.index(cards[-1][0]) == hour - 1 and len(cards) > 2)


# building


@wrong(GAME)
class InSuit(GrandfathersClock):
    """Columns are built in suit."""

    def goes_on(self, card: str, below: str) -> bool:
        return super().goes_on(card, below) and card[1] == below[1]


@wrong(GAME)
class Alternating(GrandfathersClock):
    """Columns are built in alternating colours."""

    def goes_on(self, card: str, below: str) -> bool:
        return super().goes_on(card, below) and (card[1] in "HD") != (below[1] in "HD")


@wrong(GAME)
class BuiltUp(GrandfathersClock):
    """Columns are built upwards."""

    def goes_on(self, card: str, below: str) -> bool:
        return super().goes_on(below, card)


@wrong(GAME)
class EitherWay(GrandfathersClock):
    """Columns are built upwards and downwards."""

    def goes_on(self, card: str, below: str) -> bool:
        return super().goes_on(card, below) or super().goes_on(below, card)


@wrong(GAME)
class KingsOnAces(GrandfathersClock):
    """A king may be laid on an ace."""

    def goes_on(self, card: str, below: str) -> bool:
        return super().goes_on(card, below) or (card[0], below[0]) == ("K", "A")


@wrong(GAME)
class NothingOnEmpty(GrandfathersClock):
    """An empty column stays empty."""

    def goes_to_empty(self, card: str) -> bool:
        return False


@wrong(GAME)
class KingsOnEmpty(GrandfathersClock):
    """Only kings go to an empty column."""

    def goes_to_empty(self, card: str) -> bool:
        return card[0] == "K"


@wrong(GAME)
class NeverFromAlone(GrandfathersClock):
    """A card that is alone in its column may not go to an empty one, which would change nothing."""

    def across(self, card: str) -> list[str]:
        alone = (card,) in self.columns
        return [place for place in super().across(card) if not (alone and place.isdigit())]


@wrong(GAME)
class CoveredCardsMove(GrandfathersClock):
    """The second card of a column may be taken from under the last, if it goes up."""

    def moves(self) -> list[str]:
        covered = [card for column in self.columns for card in column[-2:-1]]
        return [*super().moves(), *[f"{card}>" for card in covered if self.up(card)]]


@wrong(GAME)
class BackFromTheClock(GrandfathersClock):
    """A card that has gone up may go back to a column."""

    def movable(self) -> list[str]:
        return [*super().movable(), *[cards[-1] for cards in self.hours if len(cards) > 1]]


# the end, and taking back


@wrong(GAME)
class NeverWon(GrandfathersClock):
    """There is no word for a game that is won."""

    def won(self) -> bool:
        return False


@wrong(GAME)
class WonWithOneLeft(GrandfathersClock):
    """A game is won with one card to go."""

    def won(self) -> bool:
        return sum(map(len, self.columns)) < 2


@wrong(GAME)
class WonWithEmptyColumns(GrandfathersClock):
    """A game is won when six columns are empty."""

    def won(self) -> bool:
        return sum(not column for column in self.columns) > 5


@wrong(GAME)
class RemembersTen(GrandfathersClock):
    """No more than ten moves can be taken back."""

    def apply(self, move: str) -> None:
        super().apply(move)
        self.tables = self.tables[-11:]


@wrong(GAME)
class UndoLeavesTheClock(GrandfathersClock):
    """What has gone up stays on the dial when the move is taken back."""

    def undo(self) -> None:
        hours = self.hours
        super().undo()
        self.tables[-1] = (self.columns, hours)


@wrong(GAME)
class SaysYes(GrandfathersClock):
    """What is not legal is not refused; it is left undone."""

    def apply(self, move: str) -> None:
        if move in self.moves():
            super().apply(move)


@wrong(GAME)
class DialAsDealt(GrandfathersClock):
    """The dial is shown as it was dealt."""

    def state(self) -> dict[str, Any]:
        return {**super().state(), "foundations": [cards[0] for cards in self.hours]}
