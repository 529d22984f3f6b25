"""What one turn may do to a table and what it may not, in plain words of its own: nothing here knows the relation.

The same card means the very same object: ranks and suits are not asked for, but the rank of the card in hand. So the
contract can be checked on cards whose rank is any.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

from verify.rules import clock
from verify.rules.clock import Lying, Position
from verify.rules.clock_options import ClockRules

Step = Callable[[Position, ClockRules], Position]


def broken(before: Position, after: Position, rules: ClockRules) -> list[str]:
    """Every clause of the contract that a turn does not keep; for the rules by which a dead end ends the game."""
    assert before.hand is not None
    assert rules.dead_end == "stop"
    home = before.hand.rank
    down = face_down(before.piles[home - 1])
    turned = (down[-1] if rules.shuttle == "over-bottom" else down[0]) if down else None
    own = own_pile_after(before, turned, rules)
    clauses = {
        "the next card is turned, none at a dead end": after.hand is turned,
        "its source is the pile it lay in": after.source == (home if down else before.source),
        "the card in hand comes home, one card leaves": same_lying(after.piles[home - 1], own),
        "no other pile is touched": others_untouched(before.piles, after.piles, home),
        "what is aside stays, and the card joins it only if it is set aside": aside_as_it_should(before, after, rules),
        "no card is lost and none is new": sorted(map(id, cards(before))) == sorted(map(id, cards(after))),
        "play did not go on after a dead end": (after.restarts, after.exceptions) == (0, 0),
    }
    return [clause for clause, holds in clauses.items() if not holds]


def face_down(pile: Sequence[Lying]) -> list[Any]:
    return [lying.card for lying in pile if not lying.face_up]


def own_pile_after(before: Position, turned: Any, rules: ClockRules) -> list[Lying]:
    """The pile of the card in hand, with that card and without the one that is turned."""
    assert before.hand is not None
    left = [lying for lying in before.piles[before.hand.rank - 1] if lying.card is not turned]
    if rules.shuttle == "aside":
        return left
    home = Lying(before.hand, face_up=True)
    return [home, *left] if rules.shuttle == "over-bottom" else [*left, home]


def others_untouched(before: Sequence[Any], after: Sequence[Any], home: int) -> bool:
    pairs = enumerate(zip(before, after, strict=True), 1)
    return len(before) == len(after) and all(same_lying(one, other) for pile, (one, other) in pairs if pile != home)


def same_lying(one: Sequence[Lying], other: Sequence[Lying]) -> bool:
    """The same cards, lying the same way round in the same order."""
    return len(one) == len(other) and all(
        a.card is b.card and a.face_up == b.face_up for a, b in zip(one, other, strict=True)
    )


def aside_as_it_should(before: Position, after: Position, rules: ClockRules) -> bool:
    assert before.hand is not None
    wanted = [list(cards) for cards in before.aside]
    if rules.shuttle == "aside":
        wanted[before.hand.rank - 1].append(before.hand)
    found = [list(cards) for cards in after.aside]
    return [[id(card) for card in cards] for cards in found] == [[id(card) for card in cards] for cards in wanted]


def cards(position: Position) -> list[Any]:
    """Every card on the table, beside it and in hand."""
    on_the_table = [lying.card for pile in position.piles for lying in pile]
    aside = [card for pile in position.aside for card in pile]
    return on_the_table + aside + ([position.hand] if position.hand is not None else [])


def mutated(name: str, text: str, instead: str) -> ModuleType:
    """The engine with one piece of its text, which must be there just once, replaced."""
    with open(str(clock.__file__), encoding="utf-8") as file:  # noqa: PTH123
        source = file.read()
    assert source.count(text) == 1, f"{text!r} is there {source.count(text)} times"
    module = ModuleType(name)
    sys.modules[name] = module  # named tuples look for it
    exec(compile(source.replace(text, instead), name, "exec"), module.__dict__)
    return module
