"""A deadlock of Klondike in words: which cards wait for which."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from verify.cards import ENGLISH, Card, Notation
from verify.graph.deadlocks import Blocks

_TOLD = 4
"""Of a deadlock of more cards than this, what one card waits for is told as an example."""


def explain(deadlock: Mapping[Card, Blocks], notation: Notation = ENGLISH) -> str:
    """One sentence on why none of these cards can be the first of them to move.

    >>> seven, four, eights = Card(7, 2), Card(4, 2), (Card(8, 1), Card(8, 4))
    >>> explain({seven: Blocks((four, seven), tuple((eight, seven) for eight in eights))})
    '7H cannot go up before 4H (under it), nor onto 8S (under it) or 8C (under it)'
    """
    sentences = (_sentence(card, blocks, notation) for card, blocks in deadlock.items())
    if len(deadlock) == 1:
        return next(sentences)
    if len(deadlock) <= _TOLD:
        return f"{'; '.join(sentences)}: none of these can be the first to move"
    names = " ".join(notation.write(card) for card in deadlock)
    example = min(deadlock.items(), key=lambda one: len(one[1].reach))
    return f"none of {len(deadlock)} cards can be the first to move: {names} (so {_sentence(*example, notation)})"


def _sentence(card: Card, blocks: Blocks, notation: Notation) -> str:
    """What one card waits for."""
    if blocks.up is None:
        return _out_of_reach(card, blocks, notation)
    low, by = blocks.up
    name, up = notation.write(card), _with_place(low, by, card, notation)
    return f"{name} cannot go up before {up}{''.join(_other_ways(card, blocks, notation))}"


def _other_ways(card: Card, blocks: Blocks, notation: Notation) -> Iterator[str]:
    if blocks.onto:
        yield f", nor onto {_or([_with_place(parent, by, card, notation) for parent, by in blocks.onto])}"
    if blocks.laid:
        by_way = f", nor onto {_or([notation.write(other) for other in blocks.laid])}, which cannot be laid"
        places = [_with_place(parent, by, card, notation) for parent, by in blocks.further]
        yield by_way + (f" on {_or(places)}" if places else " first")
    if blocks.columns:
        held = [notation.write(other) for other in blocks.columns]
        own = "it holds" if list(blocks.columns) == [card] else f"{held[0]} holds"
        who = f"{own} the only one" if len(held) == 1 else f"each holds one of {' '.join(held)}"
        yield f", nor to an empty column ({who})"


def _with_place(other: Card, by: Card, card: Card, notation: Notation) -> str:
    """A card that is waited for, and where it lies: under the card that waits, or under another."""
    if other == by:
        return notation.write(other)
    return f"{notation.write(other)} (under {'it' if by == card else notation.write(by)})"


def _out_of_reach(card: Card, blocks: Blocks, notation: Notation) -> str:
    few = len(blocks.reach) <= _TOLD
    waited = _or([notation.write(other) for other in blocks.reach]) if few else f"one of {len(blocks.reach)} others"
    return f"{notation.write(card)} cannot be reached before {waited} has left the talon"


def _or(names: list[str]) -> str:
    """Names for a sentence.

    >>> _or(["8S", "8C"])
    '8S or 8C'
    """
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last
