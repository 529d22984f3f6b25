"""A game of Clock Patience in a terminal: the clock face with the line for one turn, and the trace.

Every pile is two lines, its label and its cards. Cards that have come home stand first, in the order they
came; those not yet turned follow in brackets, the next to be turned first: ``5H 5S [9D 5C]``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from verify.cards import ENGLISH, Card, Notation
from verify.report.sentences import turn_line
from verify.report.table_view import RED_SUITS, PileView, moment_number, pile_views, went_on
from verify.report.terminal import Cell, Style, Word, length, plain_words, set_line, wrap
from verify.rules.clock import Game, Position
from verify.rules.clock_table import Pile

MIN_WIDTH = 20
"""A narrower width is taken as this one."""

_GAP = 3  # columns between piles side by side
_PER_LINE = 13  # cards of the trace
_PITCH = 3  # lines from one row of piles to the next: label, cards, an empty line


def dial(game: Game, moment: int, notation: Notation = ENGLISH, colour: bool = False, width: int = 80) -> str:
    """The position ``game.positions[moment]`` as a clock face, and under it the line for this turn.

    The pile of the second highest rank is at twelve o'clock, that of the highest in the middle. A dial that
    does not fit in ``width`` columns becomes a list, one pile a line. ``colour`` adds escape codes for a
    terminal: red suits, dim for face down, bold for the card in hand, its pile and (underlined) its home.

    Raises IndexError if the game has no such moment; a negative one counts from the end.
    """
    moment, width = moment_number(game, moment), max(width, MIN_WIDTH)
    position = game.positions[moment]
    views = pile_views(position, game.rules)
    cell = _cell_width(game, notation)
    face = _Face.of(len(views), cell, (width - cell) // 2)
    if face is None:
        lines = _as_list(views, position, notation, colour, width)
    else:
        lines = _as_dial(face, views, position, notation, colour)
    turn = [set_line([(0, line)], colour) for line in wrap(_turn_words(game, moment, notation), width)]
    return "\n".join([*lines, "", *turn])


def trace_lines(game: Game, notation: Notation = ENGLISH) -> tuple[str, ...]:
    """All cards in the order they were turned; each line begins with the number of its first turn.

    A slash before a card says that play went on from another pile after a dead end.
    """
    cards = [notation.write(card) for card in game.turned]
    number_width, card_width = len(str(len(cards))), max(map(len, cards))
    lines = []
    for first in range(0, len(cards), _PER_LINE):
        line = f"{first + 1:>{number_width}} "
        for moment, card in enumerate(cards[first : first + _PER_LINE], first):
            line += ("/" if went_on(game, moment) else " ") + card.ljust(card_width)
        lines.append(line.rstrip())
    return tuple(lines)


def _turn_words(game: Game, moment: int, notation: Notation) -> list[Word]:
    """The line for this turn, its card as the card in hand."""
    words, hand = plain_words(turn_line(game, moment, notation)), game.positions[moment].hand
    if hand is not None:
        card = notation.write(hand)
        words[words.index(Word(card))] = Word(card, _card_style(hand, in_hand=True))
    return words


@dataclass(frozen=True, slots=True)
class _Face:
    """A clock face of text: the line and the column where each pile begins."""

    places: dict[Pile, tuple[int, int]]

    @classmethod
    def of(cls, ranks: int, cell: int, widest: int) -> _Face | None:
        """The face with piles ``cell`` columns wide, as round as possible; None if its radius passes ``widest``."""
        lines = _lines(ranks)
        sines = {pile: math.sin(2 * math.pi * pile / (ranks - 1)) for pile in range(1, ranks)}
        radius = _least_radius(lines, sines, cell + _GAP)
        if radius > widest:
            return None
        radius = max(radius, min(max(lines.values()), widest))  # a character is about twice as high as wide
        columns = {pile: round(radius * sine) for pile, sine in sines.items()} | {ranks: 0}
        left = min(columns.values())
        return cls({pile: (lines[pile], columns[pile] - left) for pile in lines})


def _lines(ranks: int) -> dict[Pile, int]:
    """The line of each pile's label: rows from twelve o'clock down both sides, the centre half way."""
    hours = ranks - 1
    spread = _PITCH if hours > 3 else 2 * _PITCH  # small dials: leave a row for the centre
    lines = {pile: spread * min(pile, hours - pile) for pile in range(1, ranks)}
    lines[ranks] = max(_PITCH, max(lines.values()) // 2)
    return lines


def _least_radius(lines: dict[Pile, int], sines: dict[Pile, float], room: int) -> int:
    """The smallest radius at which piles on the same lines lie ``room`` columns apart."""
    hours = len(sines)
    radius = 0
    for pile, sine in sines.items():
        if 2 * pile % hours:  # it has a partner on the other side
            radius = max(radius, math.ceil(room / (2 * abs(sine))))
        if abs(lines[pile] - lines[hours + 1]) < 2:
            radius = max(radius, math.ceil(room / abs(sine)))
    return radius


def _cell_width(game: Game, notation: Notation) -> int:
    """The columns a full pile takes with its brackets; the same at every moment of a game."""
    cards = [notation.write(card) for pile in game.table.piles for card in pile]
    suits = game.table.shape.suits
    label = len(notation.rank_label(game.table.centre))
    return max(suits * max(map(len, cards)) + suits - 1 + 2, label)


def _as_dial(face: _Face, views: Sequence[PileView], position: Position, notation: Notation, colour: bool) -> list[str]:
    rows: dict[int, list[Cell]] = {}
    for view in sorted(views, key=lambda view: face.places[view.pile][1]):
        line, column = face.places[view.pile]
        rows.setdefault(line, []).append((column, [_label(view.pile, position, notation)]))
        rows.setdefault(line + 1, []).append((column, _card_words(view, notation)))
    return [set_line(rows.get(line, []), colour).rstrip() for line in range(max(rows) + 1)]


def _as_list(views: Sequence[PileView], position: Position, notation: Notation, colour: bool, width: int) -> list[str]:
    labels = {view.pile: _label(view.pile, position, notation) for view in views}
    indent = max(len(label.text) for label in labels.values()) + 2
    lines = []
    for view in views:
        first, *more = wrap(_card_words(view, notation), width - indent)
        label = labels[view.pile]
        start = indent - 2 - length([label])
        lines.append(set_line([(start, [label]), (indent, first)] if first else [(start, [label])], colour))
        lines.extend(set_line([(indent, words)], colour) for words in more)
    return lines


def _label(pile: Pile, position: Position, notation: Notation) -> Word:
    style = Style.PLAIN
    if position.hand is not None and pile == position.hand.rank:
        style = Style.UNDERLINED
    elif position.hand is not None and pile == position.source:
        style = Style.BOLD
    return Word(notation.rank_label(pile), style)


def _card_words(view: PileView, notation: Notation) -> list[Word]:
    """The cards of a pile: those at home, then in brackets those that wait."""
    home = [Word(notation.write(card), _card_style(card)) for card in view.home]
    waiting = [notation.write(card) for card in view.waiting]
    if waiting:
        waiting[0] = "[" + waiting[0]
        waiting[-1] += "]"
    return home + [Word(text, Style.DIM) for text in waiting]


def _card_style(card: Card, in_hand: bool = False) -> Style:
    if card.suit in RED_SUITS:
        return Style.BOLD_RED if in_hand else Style.RED
    return Style.BOLD if in_hand else Style.PLAIN
