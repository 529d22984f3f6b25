"""Clock Patience, played by the rules: plain, slow, and to be read beside a rule book.

A game is a chain of turns without a choice:

    Turn the top card of the centre. Put it face up under the pile of its own rank, and turn the top card of
    that pile. Go on until a card leads to a pile in which every card is already face up. The game is won if
    by then all cards have been turned.

``begin`` turns the first card, ``step`` is one turn, ``play`` the whole game and ``outcome`` what it came to.
The table is laid in ``verify.rules.clock_table``; the options are explained in ``verify.rules.clock_options``.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from verify.cards import Card
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile, Table, start_pile
from verify.verdict import Verdict

T = TypeVar("T")


class Lying(NamedTuple):
    """A card on the table."""

    card: Card
    face_up: bool = False


class Position(NamedTuple):
    """The table between two turns.

    ``piles[p - 1]`` is pile p, top card first; ``aside[p - 1]`` are the cards of rank p that were set aside
    (only with shuttle ``aside``). ``hand`` is the card just turned, not yet at home, and ``source`` the pile
    it came from; at the end of the game the hand is empty. ``restarts`` counts how often the one-king rule
    let play go on after a dead end, ``exceptions`` how often one of the exceptions did.
    """

    piles: tuple[tuple[Lying, ...], ...]
    aside: tuple[tuple[Card, ...], ...]
    hand: Card | None
    source: Pile
    restarts: int = 0
    exceptions: int = 0

    def face_down(self, pile: Pile) -> tuple[Card, ...]:
        """The cards of a pile that have not been turned, top card first."""
        return tuple(lying.card for lying in self.piles[pile - 1] if not lying.face_up)

    def face_up(self, pile: Pile) -> tuple[Card, ...]:
        """The cards that have come home to a pile, wherever the shuttle put them."""
        return tuple(lying.card for lying in self.piles[pile - 1] if lying.face_up) + self.aside[pile - 1]


class Outcome(NamedTuple):
    """What a game came to.

    A pile is complete when all cards of its rank lie there face up and none lies face down; ``incomplete`` are
    the others. ``score`` is what the rules say is counted.
    """

    verdict: Verdict
    turned: int
    last: Card
    face_down: int
    completed: tuple[Pile, ...]
    incomplete: tuple[Pile, ...]
    restarts: int
    exceptions: int
    score: int

    @property
    def completed_clock_piles(self) -> int:
        """How many of the completed piles are on the dial."""
        return clock_piles(self.completed, centre=len(self.completed) + len(self.incomplete))

    @property
    def went_on(self) -> int:
        """How often play went on after a dead end, by whatever rule."""
        return self.restarts + self.exceptions


def begin(table: Table, rules: ClockRules) -> Position:
    """The position after the first card has been turned: the top card of the start pile."""
    piles = tuple(tuple(Lying(card) for card in pile) for pile in table.piles)
    start = start_pile(table, rules)
    first, *rest = piles[start - 1]
    nothing: tuple[tuple[Card, ...], ...] = ((),) * len(piles)
    return Position(_with(piles, start, tuple(rest)), nothing, first.card, start)


def step(position: Position, rules: ClockRules) -> Position:
    """One turn: the card in hand goes home, and the next card is turned, if there is one to turn.

    Raises ValueError if the game is over.
    """
    if position.hand is None:
        raise ValueError("the game is over")
    home = position.hand.rank
    placed = _bring_home(position, position.hand, rules)
    if placed.face_down(home):
        return _turn(placed, home, rules)
    return _dead_end(placed, position.hand, rules)


def _bring_home(position: Position, card: Card, rules: ClockRules) -> Position:
    home, pile = card.rank, position.piles[card.rank - 1]
    match rules.shuttle:
        case "under-top":
            return position._replace(piles=_with(position.piles, home, (*pile, Lying(card, True))), hand=None)
        case "over-bottom":
            return position._replace(piles=_with(position.piles, home, (Lying(card, True), *pile)), hand=None)
        case "aside":
            aside = _with(position.aside, home, (*position.aside[home - 1], card))
            return position._replace(aside=aside, hand=None)


def _turn(position: Position, pile: Pile, rules: ClockRules) -> Position:
    cards = position.piles[pile - 1]
    if rules.shuttle == "over-bottom":
        *rest, turned = cards
    else:
        turned, *rest = cards
    return position._replace(piles=_with(position.piles, pile, tuple(rest)), hand=turned.card, source=pile)


def _dead_end(position: Position, last: Card, rules: ClockRules) -> Position:
    """Play has reached a pile with nothing to turn: end the game, or go on where the rules allow it."""
    go_on = _next_pile_with_cards(position, last.rank)
    if go_on is None or not _may_go_on(position, last, rules):
        return position
    if rules.dead_end == "clockwise":
        return _turn(position, go_on, rules)._replace(restarts=position.restarts + 1)
    return _turn(position, go_on, rules)._replace(exceptions=position.exceptions + 1)


def _may_go_on(position: Position, last: Card, rules: ClockRules) -> bool:
    from_its_own_pile = position.source == last.rank
    match rules.dead_end:
        case "stop":
            return False
        case "clockwise":
            return True
        case "exception":
            return from_its_own_pile and last.rank != len(position.piles)
        case "exception-centre":
            return from_its_own_pile


def _next_pile_with_cards(position: Position, pile: Pile) -> Pile | None:
    """The next pile clockwise that has a face-down card; the centre follows the last clock pile, then comes pile 1."""
    count = len(position.piles)
    clockwise = ((pile + steps - 1) % count + 1 for steps in range(1, count))
    return next((other for other in clockwise if position.face_down(other)), None)


class Game(NamedTuple):
    """A game played to its end: the position after each turn, and last the one with the last card at home.

    ``second_chance`` is the moment at which a second chance was taken, if one was; see ``verify.rules.clock_chance``.
    """

    table: Table
    rules: ClockRules
    positions: tuple[Position, ...]
    second_chance: int | None = None

    @property
    def turned(self) -> tuple[Card, ...]:
        """The cards turned, in order: the trace of the game."""
        return tuple(position.hand for position in self.positions if position.hand is not None)

    @property
    def turned_once(self) -> tuple[Card, ...]:
        """The same, but a card that was put back face down stands there only when it is turned again."""
        if self.second_chance is None or self.rules.second_chance != "watch":
            return self.turned
        return self.turned[: self.second_chance] + self.turned[self.second_chance + 1 :]


def play(table: Table, rules: ClockRules) -> Game:
    """The whole game, from the first card to the dead end that stops it, without a second chance."""
    positions = [begin(table, rules)]
    while positions[-1].hand is not None:
        positions.append(step(positions[-1], rules))
    return Game(table, rules, tuple(positions))


def outcome(game: Game) -> Outcome:
    """What a game came to."""
    end, turned, centre = game.positions[-1], game.turned_once, game.table.centre
    piles = range(1, centre + 1)
    own_cards = game.table.shape.suits
    completed = tuple(p for p in piles if len(end.face_up(p)) == own_cards and not end.face_down(p))
    return Outcome(
        verdict=Verdict.WON if _is_won(end, game.rules) else Verdict.LOST,
        turned=len(turned),
        last=turned[-1],
        face_down=sum(len(end.face_down(p)) for p in piles),
        completed=completed,
        incomplete=tuple(p for p in piles if p not in completed),
        restarts=end.restarts,
        exceptions=end.exceptions,
        score=_score(game, completed),
    )


def _is_won(end: Position, rules: ClockRules) -> bool:
    left = [(pile, card) for pile in range(1, len(end.piles) + 1) for card in end.face_down(pile)]
    match rules.win:
        case "exposed":
            return not left
        case "sorted":
            return all(card.rank == pile for pile, card in left)


def _score(game: Game, completed: tuple[Pile, ...]) -> int:
    match game.rules.score:
        case "clock-piles":
            return clock_piles(completed, game.table.centre)
        case "piles":
            return len(completed)
        case "turned":
            return len(game.turned_once)
        case "turned-not-kings":
            return sum(card.rank != game.table.centre for card in game.turned_once)
        case "restarts":
            return game.positions[-1].restarts


def clock_piles(piles: tuple[Pile, ...], centre: Pile) -> int:
    """How many of these piles are not the centre."""
    return sum(pile != centre for pile in piles)


def _with(items: tuple[T, ...], pile: Pile, item: T) -> tuple[T, ...]:
    return (*items[: pile - 1], item, *items[pile:])
