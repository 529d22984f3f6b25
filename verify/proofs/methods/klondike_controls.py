"""Klondike with a rule broken on purpose: the sentences must fail there, or they say nothing of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from verify.proofs.methods import klondike_deadlocks, klondike_safe, klondike_steps, klondike_talon
from verify.proofs.methods.clock import Clock
from verify.proofs.model.klondike import Breach
from verify.proofs.model.klondike_abstract import playable
from verify.proofs.model.klondike_deadlock import Flaw
from verify.records.proof import Control
from verify.rules.klondike_options import KlondikeRules

MOST = 24
"""As many cards as are in stock and waste of the real game."""


class Broken(NamedTuple):
    """A rule broken: its name, what is broken, and how a failure of the sentence is looked for; empty if none."""

    name: str
    says: str
    failure: Callable[[Clock], str]


def controls(id_: str, clock: Clock) -> list[Control]:
    """The controls of a theorem: each with the failure found."""
    return [_control(broken, clock) for broken in CONTROLS.get(id_, ())]


def _control(broken: Broken, clock: Clock) -> Control:
    failure = broken.failure(clock)
    killed = "yes" if failure and failure != "out of time" else "unknown" if failure else "no"
    return Control(broken.name, broken.says, "", killed, {}, failure)


def _in_steps(sentence: str, breach: Breach) -> Callable[[Clock], str]:
    def failure(clock: Clock) -> str:
        failures = klondike_steps.look(clock, 1, 20, breach, stop=sentence).failures
        return failures.get(sentence, failures.get("time", ""))

    return failure


def _in_places(formula: klondike_talon.Formula) -> Callable[[Clock], str]:
    def failure(clock: Clock) -> str:
        return klondike_talon.compare(clock, 6, formula=formula).difference

    return failure


def _any_card_up(clock: Clock) -> str:
    return klondike_safe.force(clock, 20, lambda a, card, game: True, all_of_them=False).failure


def _in_deadlocks(flaw: Flaw) -> Callable[[Clock], str]:
    def failure(clock: Clock) -> str:
        return klondike_deadlocks.look(clock, 60, flaw, stop=True).failure

    return failure


def _without_redeal(cards: int, at: int, passing: int, rules: KlondikeRules) -> Iterator[tuple[int, int]]:
    """The numbers, as if the waste was never turned over."""
    yield from (found for found in playable(cards, at, passing, rules._replace(passes=1)) if rules.recycle == "turn")


def _whole_draws(cards: int, at: int, passing: int, rules: KlondikeRules) -> Iterator[tuple[int, int]]:
    """The numbers, as if fewer cards than are drawn at a time could not be drawn."""
    for number, later in playable(cards, at, passing, rules):
        if (number - at) % rules.draw == 0 or number % rules.draw == 0:
            yield number, later


_BREACHES: Sequence[tuple[Breach, str]] = (
    ("any card", "any card may go to an empty column"),
    ("any colour", "a card may lie on one of its own colour"),
    ("over the pin", "a card that is uncovered stays face down"),
)
_FLAWS: Sequence[tuple[Flaw, str]] = (
    ("nothing to wait for", "no lower card need be held for a card not to go up"),
    ("up for good", "cards that may come back from a foundation count as gone"),
    ("no columns", "a king may have a column without a card of the set"),
    ("no reach", "a card of stock and waste is never reached if not at once"),
)

CONTROLS: Mapping[str, Sequence[Broken]] = {
    "K1": (
        Broken("no redeal", "the arithmetic leaves out that the waste is turned over", _in_places(_without_redeal)),
        Broken("whole draws", "the arithmetic leaves out the last draw, of fewer cards", _in_places(_whole_draws)),
    ),
    "K2": tuple(Broken(name, says, _in_steps("K2", name)) for name, says in _BREACHES),
    "K3": tuple(Broken(name, says, _in_steps("K3", name)) for name, says in _BREACHES),
    "K5": (
        Broken("any card", "any card that can go up does, whatever may still be wanted to lie on it", _any_card_up),
    ),
    "K6": tuple(Broken(name, says, _in_deadlocks(name)) for name, says in _FLAWS),
    "K7": (Broken("by two", "cards are drawn two at a time", lambda clock: klondike_safe.force_by_two()),),
}
"""By theorem."""
