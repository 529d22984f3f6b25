"""What happened, in one line each: a turn, the end of a game, the cycles of a bottom map."""

from __future__ import annotations

from collections.abc import Sequence

from verify.cards import ENGLISH, Notation
from verify.graph.bottom_map import BottomMap
from verify.report.table_view import moment_number, second_chance_taken, went_on
from verify.rules.clock import Game, Position
from verify.rules.clock_chance import offered
from verify.rules.clock_table import Pile


def turn_line(game: Game, moment: int, notation: Notation = ENGLISH) -> str:
    """What happens at this moment: which card was turned and where it goes, or that the game stops.

    Raises IndexError if the game has no such moment; a negative one counts from the end.
    """
    moment = moment_number(game, moment)
    position = game.positions[moment]
    if position.hand is None:
        return _ending(game, position)
    card, home = notation.write(position.hand), notation.rank_label(position.hand.rank)
    turn = f"turn {moment + 1}: {card} from {notation.rank_label(position.source)}"
    if _is_exchanged(game, moment + 1):
        taken = game.positions[moment + 1]
        return f"{turn}, is exchanged with a card of {notation.rank_label(taken.source)}"
    return f"{turn}, goes to {home}{_how_it_went_on(game, moment, notation)}"


def _is_exchanged(game: Game, moment: int) -> bool:
    """Whether the card in hand at this moment came in exchange for the one before."""
    return game.rules.second_chance == "watch" and second_chance_taken(game, moment)


def _how_it_went_on(game: Game, moment: int, notation: Notation) -> str:
    before = game.positions[moment - 1].hand
    if before is None or not went_on(game, moment):
        return ""
    if _is_exchanged(game, moment):
        return f"; {notation.write(before)} lies face down in its place"
    dead_end, source = notation.rank_label(before.rank), notation.rank_label(game.positions[moment].source)
    return f"; after the dead end at {dead_end} play went on from {source}"


def _ending(game: Game, end: Position) -> str:
    stops = f"the game stops after turn {len(game.turned)}"
    left = sum(len(end.face_down(pile)) for pile in range(1, len(end.piles) + 1))
    if not left:
        return f"{stops}: every card has been turned"
    still = f"{counted(left, 'card')} {'is' if left == 1 else 'are'} still face down"
    if offered(game):
        still += ", and a second chance is taken"
    return f"{stops}: the last card has come home to a pile with nothing left to turn; {still}"


def cycle_line(cycle: Sequence[Pile], notation: Notation = ENGLISH) -> str:
    """The walk along a cycle, back to where it began.

    >>> cycle_line((5, 9))
    '5→9→5'
    """
    return _walk((*cycle, cycle[0]), notation)


def cycles_line(bottom: BottomMap, notation: Notation = ENGLISH) -> str:
    """The cycles of the map.

    >>> from verify.cards import Card
    >>> cycles_line(BottomMap(4, (Card(2), Card(1), Card(3), Card(4)), ((1, 2), (3,)), (1, 2, 3)))
    '2 cycles: A→2→A, 3→3'
    """
    if not bottom.cycles:
        return f"no cycle: every pile leads to {notation.rank_label(bottom.start)}, where play starts"
    walks = ", ".join(cycle_line(cycle, notation) for cycle in bottom.cycles)
    return f"{counted(len(bottom.cycles), 'cycle')}: {walks}"


def arcs_line(bottom: BottomMap, notation: Notation = ENGLISH) -> str:
    """The arcs of the map.

    >>> from verify.cards import Card
    >>> arcs_line(BottomMap(3, (Card(2), Card(3), Card(1)), (), ()))
    'A→2, 2→3'
    """
    return ", ".join(_walk(arc, notation) for arc in bottom.arcs.items())


def counted(number: int, noun: str) -> str:
    """A number of things.

    >>> counted(1, "card"), counted(12, "card")
    ('1 card', '12 cards')
    """
    return f"{number} {noun}{'s' * (number != 1)}"


def capitalised(text: str) -> str:
    """The line as it begins a sentence; the rest stays as it is.

    >>> capitalised("turn 1: AS from K, goes to A")
    'Turn 1: AS from K, goes to A'
    """
    return text[:1].upper() + text[1:]


def _walk(piles: Sequence[Pile], notation: Notation) -> str:
    return "→".join(notation.rank_label(pile) for pile in piles)
