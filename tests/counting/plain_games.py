"""Clock Patience in plain lines, for decks that the reference engine does not know: piles of different sizes, jokers.

A card is the number of its home; 0 is a joker. The tests compare these lines with the reference engine, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import NamedTuple

from verify.counting.decks import Deck

Piles = list[list[int]]
Place = tuple[int, int]  # the pile, and the place in it from the top


class Ended(NamedTuple):
    """How a game ended."""

    won: int
    turned: int
    face_down: int
    completed_clock_piles: int
    completed_piles: int
    went_on: int


class Rules(NamedTuple):
    """How to play; a start of 0 is the centre."""

    dead_end: str = "stop"
    win: str = "exposed"
    start: int = 0
    second_chance: str = "none"
    policy: str = "random"


def deals(deck: Deck) -> Iterator[Piles]:
    """All deals of a deck by rank, each pile top card first."""
    cards = [rank for rank, copies in enumerate(deck.copies, 1) for _ in range(copies)] + [0] * deck.jokers
    for order in sorted(set(permutations(cards))):
        rest = list(order)
        yield [[rest.pop(0) for _ in range(size)] for size in deck.piles]


def ends(dealt: Piles, rules: Rules) -> list[tuple[Ended, Fraction]]:
    """How the game with a deal may end, with the chances."""
    piles = [list(pile) for pile in dealt]
    start, went_on = rules.start or len(piles), 0
    source, dry = run(piles, start)
    while any(piles) and goes_on(rules.dead_end, source, dry, len(piles)):
        source, dry = run(piles, clockwise(piles, dry))
        went_on += 1
    if rules.second_chance == "none" or dry != start or went_on or won(piles, rules):
        return [(ended(dealt, piles, rules, went_on), Fraction(1))]
    places = chosen(piles, start, rules)
    return [(second(dealt, piles, start, place, rules), Fraction(1, len(places))) for place in places]


def run(piles: Piles, pile: int) -> tuple[int, int]:
    """Turn cards until a pile has none to turn: where the last card came from, and that pile."""
    source = pile
    while piles[pile - 1]:
        source, card = pile, piles[pile - 1].pop(0)
        pile = card or pile  # a joker: the same pile again
    return source, pile


def goes_on(dead_end: str, source: int, dry: int, centre: int) -> bool:
    own = source == dry
    return {"stop": False, "clockwise": True, "exception": own and dry != centre, "exception-centre": own}[dead_end]


def clockwise(piles: Piles, dry: int) -> int:
    round_: list[int] = [*range(dry + 1, len(piles) + 1), *range(1, dry)]
    with_cards: list[int] = [pile for pile in round_ if piles[pile - 1]]
    return with_cards[0]


def won(piles: Piles, rules: Rules) -> bool:
    home = rules.win == "sorted"
    return all(home and card == pile for pile, cards in enumerate(piles, 1) for card in cards)


def chosen(piles: Piles, start: int, rules: Rules) -> list[Place]:
    """The places that the policy picks from, all equally likely."""
    extra, policy = rules.second_chance == "extra-draw", rules.policy
    alive = {pile: len(cards) for pile, cards in enumerate(piles, 1) if cards}
    tops = [(pile, 0) for pile in alive]
    every = tops if extra else [(pile, place) for pile, cards in alive.items() for place in range(cards)]
    next_ = clockwise(piles, start)
    if policy == "random":
        return every
    if policy == "next-top" or (policy == "next-bottom" and extra):
        return [(next_, 0)]
    if policy == "next-bottom":
        return [(next_, alive[next_] - 1)]
    candidates = tops if policy == "best-top" else every
    hopes = [alive[pile] if extra or place == alive[pile] - 1 else 0 for pile, place in candidates]
    return [place for place, hope in zip(candidates, hopes, strict=True) if hope == max(hopes)]


def second(dealt: Piles, piles: Piles, start: int, place: Place, rules: Rules) -> Ended:
    """The game from the second chance on."""
    left = [list(pile) for pile in piles]
    pile, at = place
    if rules.second_chance == "watch":
        card, left[pile - 1][at] = left[pile - 1][at], start
    else:
        card = left[pile - 1].pop(at)
    run(left, card)
    return ended(dealt, left, rules, 0)


def ended(dealt: Piles, piles: Piles, rules: Rules, went_on: int) -> Ended:
    down = sum(map(len, piles))
    complete = [not cards for cards in piles]
    return Ended(int(won(piles, rules)), sum(map(len, dealt)) - down, down, sum(complete[:-1]), sum(complete), went_on)
