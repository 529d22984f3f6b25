"""Why a Clock deal with a second chance is won, lost or neither, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from verify.cards import ENGLISH, Card, Notation
from verify.graph.bottom_map import BottomMap
from verify.graph.second_chance import decides_after
from verify.rules.clock_chance import Continuation
from verify.rules.clock_options import ClockRules
from verify.verdict import Verdict


class Story(NamedTuple):
    """What is to be explained: the cards turned before the second chance, of how many, and the ways to go on."""

    stopped: Sequence[Card]
    cards: int
    rules: ClockRules
    bottom: BottomMap
    ways: Sequence[Continuation]


def explain_second_chance(story: Story, notation: Notation = ENGLISH) -> str:
    """Which of the ways to go on win, and why those.

    >>> from verify.rules.clock import play
    >>> from verify.rules.clock_chance import continuations
    >>> from verify.rules.clock_table import Table
    >>> from verify.graph.bottom_map import bottom_map
    >>> table, rules = Table(((Card(1), Card(1)), (Card(2), Card(2)))), ClockRules(second_chance="watch")
    >>> game = play(table, rules)
    >>> explain_second_chance(Story(game.turned, 4, rules, bottom_map(table, rules), continuations(game)))
    '2 comes as card 2 of 4; 1 of 2 exchanges wins, with A in A: it is the bottom card of a pile on the only cycle'
    """
    king = f"{notation.write(story.stopped[-1])} comes as card {len(story.stopped)} of {story.cards}"
    winning = [way for way in story.ways if way.outcome.verdict is Verdict.WON]
    why = _why(story, winning) if decides_after(story.rules) else ""
    return f"{king}; {_share(story, winning, notation)}{why}"


def _share(story: Story, winning: Sequence[Continuation], notation: Notation) -> str:
    """How many of the ways win, and with which cards."""
    act = "exchange" if _exchanges(story) else "draw"
    if len(story.ways) == 1:
        return f"the {act} {_named(story, story.ways, notation)} {'wins' if winning else 'does not win'}"
    if not winning:
        return f"none of {len(story.ways)} {act}s wins"
    verb = "wins" if len(winning) == 1 else "win"
    return f"{len(winning)} of {len(story.ways)} {act}s {verb}, {_named(story, winning, notation)}"


def _named(story: Story, ways: Sequence[Continuation], notation: Notation) -> str:
    """The cards that are taken, each with its pile."""
    before, between = ("with", "in") if _exchanges(story) else ("of", "from")
    names = [f"{notation.write(way.turned[0])} {between} {notation.rank_label(way.place.pile)}" for way in ways]
    *most, last = names
    return f"{before} {', '.join(most)} and {last}" if most else f"{before} {last}"


def _why(story: Story, winning: Sequence[Continuation]) -> str:
    """Why these win and no others, by the cycles."""
    cycles = len(story.bottom.cycles)
    if cycles > 1:
        return f": the bottom map has {cycles} cycles, and {_cuts(story)} one of them at most"
    if len(winning or story.ways) == 1:
        where = "the bottom card of a pile" if _exchanges(story) else "from a pile"
        return f": it is {'' if winning else 'not '}{where} on the only cycle"
    where = "bottom cards of piles" if _exchanges(story) else "from piles"
    return f": they are {'' if winning else 'not '}{where} on the only cycle"


def _cuts(story: Story) -> str:
    return "an exchange cuts" if _exchanges(story) else "a draw cuts"


def _exchanges(story: Story) -> bool:
    return story.rules.second_chance == "watch"
