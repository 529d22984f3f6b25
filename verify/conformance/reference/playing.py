"""The reference engine: a game as a row of positions, from the deal to now."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from verify.cards import ENGLISH, CardError
from verify.conformance.engine import PROTOCOL, Hello, Json, NewDeal, Refused
from verify.conformance.reference.clock import ClockPlay
from verify.conformance.reference.grandfathers_clock import DialPlay
from verify.conformance.reference.klondike import KlondikePlay
from verify.conformance.reference.options import PRESETS, named
from verify.deals.deal import Deal, Placed, Shape, complete
from verify.deals.dials import DialDeal, RestDeal
from verify.deals.grandfathers_clock import json_tables as dial_tables
from verify.deals.klondike import json_tables as klondike_tables
from verify.deals.positions import PositionDeal
from verify.deals.reading import Reading
from verify.errors import BadInput, shown
from verify.rules.clock_choice import Choice
from verify.rules.clock_table import deal_out
from verify.rules.grandfathers_clock_choice import GrandfathersClockChoice
from verify.rules.klondike_choice import KlondikeChoice


class Play(Protocol):
    """A game at one moment; it never changes."""

    def state(self) -> Json:
        """The table as it lies."""
        ...

    @property
    def legal(self) -> Mapping[str, object]:
        """The legal moves by how they are written."""
        ...

    def after(self, move: str) -> Play:
        """The game after one of them."""
        ...

    def result(self) -> Json:
        """What the game has come to."""
        ...


class Reference:
    """The rules as an engine, for every game and preset.

    >>> from verify.conformance.reference.options import options_of
    >>> new = NewDeal("klondike", "", options_of("klondike", "classic", (("columns", "1"),)), 2, 1, ("AS", "2S"))
    >>> engine = Reference()
    >>> engine.deal(new)
    >>> engine.moves()
    ['draw', 'AS>']
    """

    def __init__(self) -> None:
        self._so_far: list[Play] = []

    @property
    def now(self) -> Play:
        """The game as it stands; raises Refused before anything was dealt."""
        if not self._so_far:
            raise Refused("nothing has been dealt")
        return self._so_far[-1]

    @property
    def moves_made(self) -> int:
        """How many moves have been made and not taken back."""
        return len(self._so_far) - 1

    def hello(self) -> Hello:
        """Everything, with decks of any size, from decks and from tables."""
        games = {game: list(presets) for game, presets in PRESETS.items()}
        return Hello(PROTOCOL, "verify", games, decks="any", tables=True)

    def deal(self, new: NewDeal, /) -> None:
        """Begin a game; raises Refused, with the reason, for a deck or a table that is not one."""
        try:
            self._so_far = [begun(new)]
        except BadInput as error:
            raise Refused(error.message) from None

    def state(self) -> Json:
        """The table as it lies."""
        return self.now.state()

    def moves(self) -> list[str]:
        """Every legal move."""
        return list(self.now.legal)

    def apply(self, move: str, /) -> None:
        """Make a move; raises Refused if it is not legal."""
        if move not in self.now.legal:
            raise Refused(f"{shown(move)} is not a legal move here")
        self._so_far.append(self.now.after(move))

    def undo(self) -> None:
        """Take the last move back; raises Refused at the start of the game."""
        if self.moves_made < 1:
            raise Refused("there is no move to take back")
        self._so_far.pop()

    def result(self) -> Json:
        """Whether the game is won, lost or open, and what it came to."""
        return self.now.result()


def begun(new: NewDeal) -> Play:
    """The game at its start; raises BadInput for a game, rules, a deck or a table that are none."""
    if new.game not in _BEGUN:
        raise BadInput(f"there is no game '{shown(new.game)}'")
    return _BEGUN[new.game](new)


def deck_of(new: NewDeal) -> Deal:
    """The deck of a deal.

    Raises BadInput unless it is exactly the deck of its size, with suits, each card written as a card.
    """
    try:
        cards = [ENGLISH.read(card) for card in new.deck]
    except CardError as error:
        raise BadInput(str(error)) from None
    shape = Shape(new.ranks, new.suits)
    if cards and not cards[0].suit:
        raise BadInput(f"{cards[0]} has no suit")
    return Deal(complete([Placed(card, number) for number, card in enumerate(cards, 1)], shape), shape=shape)


def _clock(new: NewDeal) -> Play:
    if new.state is not None:
        raise BadInput("a game of Clock Patience begins with a deck")
    deal = deck_of(new)
    rules = Choice("classic", named(new.rules)).for_deal(deal)
    return ClockPlay.begun(deal_out(deal, rules), rules)


def _klondike(new: NewDeal) -> Play:
    choice = KlondikeChoice("classic", _for(new, ("deal", "listing")))
    rules, position = choice.laid(deck_of(new) if new.state is None else _klondike_table(new))
    return KlondikePlay(position, rules)


def _grandfathers_clock(new: NewDeal) -> Play:
    choice = GrandfathersClockChoice("classic", _for(new, ("listing",)))
    rules, position = choice.laid(deck_of(new) if new.state is None else _dial_table(new))
    return DialPlay(position, rules)


def _for(new: NewDeal, dealing: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """The options of a deal; those about dealing say nothing of a table."""
    without = set() if new.state is None else set(dealing)
    return tuple((name, value) for name, value in named(new.rules) if name not in without)


def _klondike_table(new: NewDeal) -> Deal | PositionDeal:
    """The table that a game begins with; raises BadInput if it is none."""
    found = next(klondike_tables.read_json(*_as_text(new)))
    if isinstance(found, BadInput):
        raise found
    return found


def _dial_table(new: NewDeal) -> Deal | RestDeal | DialDeal:
    """The same with a dial."""
    found = next(dial_tables.read_json(*_as_text(new)))
    if isinstance(found, BadInput):
        raise found
    return found


def _as_text(new: NewDeal) -> tuple[str, str, Reading]:
    """The table that a game begins with as JSON, where it comes from, and how it is read."""
    table = {"game": new.game, "ranks": new.ranks, "suits": new.suits, **(new.state or {})}
    return json.dumps(table), "state", Reading(Shape(new.ranks, new.suits))


_BEGUN: Mapping[str, Callable[[NewDeal], Play]] = {
    "clock": _clock,
    "klondike": _klondike,
    "grandfathers-clock": _grandfathers_clock,
}
