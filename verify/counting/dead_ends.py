"""Every rule about dead ends, from one dead end to the next, for piles of any sizes and play from any pile.

A stretch of play that begins at a pile can only end there, with the last card of its rank (see ``segments``). If play
goes on, then at the next pile clockwise that has a face-down card: so the piles that it has come by are finished, those
ahead are all that is left, and of their cards every choice is equally likely to be face down. Therefore nothing
matters but which pile is next and how many cards are face down.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import Literal

from verify.counting.decks import Deck
from verify.counting.endings import Endings, Part, Stop, collected, endings_at
from verify.counting.face_down import Rest, rest_of

DeadEnd = Literal["stop", "clockwise", "exception", "exception-centre"]

Going = dict[tuple[int, int], Fraction]
"""Play looks for a pile: the chance by the number of cards face down and of dead ends that let it go on."""


def endings(deck: Deck, dead_end: DeadEnd, win: str = "exposed", start: int = 0) -> Endings:
    """How a game ends that starts at this pile (0: the centre).

    >>> from verify.counting.endings import law
    >>> law(endings(Deck((2, 2)), "stop"), lambda end: end.turned)
    {2: Fraction(1, 6), 3: Fraction(1, 3), 4: Fraction(1, 2)}
    >>> law(endings(Deck((2, 2, 2)), "clockwise"), lambda end: end.went_on)
    {0: Fraction(1, 3), 1: Fraction(1, 2), 2: Fraction(1, 6)}
    """
    return collected(_endings(deck, dead_end, win, start))


def _endings(deck: Deck, dead_end: DeadEnd, win: str, start: int) -> Iterator[Part]:
    for stop, chance in stops(deck, dead_end, start).items():
        for end, ways, total in endings_at(stop, deck.cards, deck.ranks, win):
            yield end, chance.numerator * ways, chance.denominator * total


def stops(deck: Deck, dead_end: DeadEnd, start: int = 0) -> dict[Stop, Fraction]:
    """Where play stops, with the chances: what is ahead then, and how many cards are face down."""
    chances: dict[Stop, Fraction] = defaultdict(Fraction)
    for stop, chance in _stops(deck, dead_end, start):
        chances[stop] += chance
    return chances


def _stops(deck: Deck, dead_end: DeadEnd, start: int) -> Iterator[tuple[Stop, Fraction]]:
    going: Going = {(deck.cards, 0): Fraction(1)}
    piles = clockwise(deck.ranks, start)
    for place, pile in enumerate(piles, 1):
        own, rest = deck.copies[pile - 1], rest_in(deck, piles[place:])
        onward: Going = defaultdict(Fraction)
        for (left, went_on), chance in going.items():
            for cards, share in _face_down_here(own, rest.cards, left):
                if not cards:
                    onward[left, went_on] += chance * share
                    continue
                for others, from_own, at_end in _stretch(cards, left):
                    weight = chance * share * at_end
                    if others and _may_go_on(dead_end, from_own, pile == deck.ranks):
                        onward[others, went_on + 1] += weight
                    else:
                        yield Stop(rest, others, went_on=went_on), weight
        going = onward


def clockwise(ranks: int, start: int = 0) -> list[int]:
    """All piles, clockwise from this one (0: the centre); after the centre comes pile 1.

    >>> clockwise(4), clockwise(4, 2)
    ([4, 1, 2, 3], [2, 3, 4, 1])
    """
    first = start or ranks
    return [(first - 1 + steps) % ranks + 1 for steps in range(ranks)]


def rest_in(deck: Deck, piles: list[int]) -> Rest:
    """What may be face down if only these piles have any."""
    clock = tuple(deck.copies[pile - 1] for pile in piles if pile != deck.ranks)
    return rest_of(clock, deck.copies[-1] if deck.ranks in piles else 0)


def _face_down_here(own: int, ahead: int, left: int) -> Iterator[tuple[int, Fraction]]:
    """How many of the cards face down belong to this pile, if it has ``own`` cards and the others ``ahead``."""
    for cards in range(max(0, left - ahead), min(own, left) + 1):
        yield cards, Fraction(comb(own, cards) * comb(ahead, left - cards), comb(own + ahead, left))


def _stretch(own: int, left: int) -> Iterator[tuple[int, bool, Fraction]]:
    """A stretch of play with ``own`` of ``left`` cards of its rank: how many others stay face down at its end.

    And whether the last card came from its own pile: the card before it was of its rank, or it is the first of all.
    """
    total = comb(left, own)
    for length in range(own, left + 1):
        after_own = comb(length - 2, own - 2) if own > 1 else int(length == 1)
        if after_own:
            yield left - length, True, Fraction(after_own, total)
        if other := comb(length - 1, own - 1) - after_own:
            yield left - length, False, Fraction(other, total)


def _may_go_on(dead_end: DeadEnd, from_own: bool, centre: bool) -> bool:
    match dead_end:
        case "stop":
            return False
        case "clockwise":
            return True
        case "exception":
            return from_own and not centre
        case "exception-centre":
            return from_own
