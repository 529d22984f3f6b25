"""Moves that are nearly legal, and must be refused: cards that may not move, or not there.

They are written as moves are; what an engine makes of other words is its own affair.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from verify.cards import Card
from verify.conformance.reference.clock import ClockPlay
from verify.conformance.reference.grandfathers_clock import DialPlay
from verify.conformance.reference.klondike import KlondikePlay
from verify.conformance.reference.playing import Play
from verify.rules.klondike import goes_on

STOCK = ("draw", "redeal")


def near_misses(play: Play) -> list[str]:
    """Illegal moves of a game, in an order that depends on nothing else."""
    legal = play.legal
    return [move for move in dict.fromkeys(_mixed(_all(play))) if move not in legal]


def tempting(play: Play) -> list[str]:
    """Moves that would be legal if several cards of the waste could go together, with the lowest of them named.

    That lowest card goes where it is named to; those that lie on it need not fit. A single card is no temptation.
    """
    if not isinstance(play, KlondikePlay):
        return []
    tops = [column.up[-1] for column in play.position.columns if column.up]
    covered = play.position.waste[:-1][::-1]
    return [f"{card}>{top}" for card in covered for top in tops if goes_on(card, top)]


def wrong_with_the_stock(play: Play) -> list[str]:
    """A draw or a redeal of Klondike, if it is not legal."""
    return [move for move in STOCK if move not in play.legal] if isinstance(play, KlondikePlay) else []


def _mixed(moves: Iterable[str]) -> list[str]:
    """The same moves in turns from the front and the back, so that neighbours are of different kinds."""
    listed = list(moves)
    half = (len(listed) + 1) // 2
    pairs = zip(listed[:half], [*listed[half:][::-1], ""], strict=False)
    return [move for pair in pairs for move in pair if move]


def _all(play: Play) -> Iterator[str]:
    if isinstance(play, KlondikePlay):
        yield from _in_klondike(play)
    elif isinstance(play, DialPlay):
        yield from _on_the_dial(play)
    elif isinstance(play, ClockPlay):
        yield from _of_the_clock(play)


def _in_klondike(play: KlondikePlay) -> Iterator[str]:
    position = play.position
    tops = [column.up[-1] for column in position.columns if column.up]
    bases = [column.up[0] for column in position.columns if column.up]
    hidden = [card for column in position.columns for card in column.down[-1:]]
    waiting = [*position.waste[-2:], *position.stock[:1]]
    raised = [Card(height, suit) for suit, height in enumerate(position.foundations, 1) if height]
    movable = [*tops, *waiting, *bases, *raised, *hidden]
    yield from _card_moves(movable, [*tops, *hidden, *position.waste[-1:]], len(position.columns))
    yield from STOCK


def _on_the_dial(play: DialPlay) -> Iterator[str]:
    columns = play.position.columns
    tops = [column[-1] for column in columns if column]
    covered = [column[-2] for column in columns if len(column) > 1]
    yield from _card_moves([*tops, *covered, *play.position.foundations], [*tops, *covered], len(columns))


def _card_moves(movable: Iterable[Card], targets: Iterable[Card], columns: int) -> Iterator[str]:
    """The moves that come to mind: those onto neighbours in rank first."""
    cards, places = list(dict.fromkeys(movable)), list(dict.fromkeys(targets))
    yield from (f"{card}>{place}" for card in cards for place in places if card.rank - place.rank in (-1, 1))
    yield from (f"{card}>" for card in cards)
    yield from (f"{card}>{column}" for card in cards for column in range(1, columns + 1))
    yield from (f"{card}>{place}" for card in cards for place in places if card.rank == place.rank and card != place)


def _of_the_clock(play: ClockPlay) -> Iterator[str]:
    state = play.state()
    yield "turn"
    lying = [card for pile in state["piles"] for card in (*pile["down"][:1], *pile["down"][-1:], *pile["up"][-1:])]
    for word in ("exchange", "open"):
        yield from (f"{word} {card}" for card in lying)
