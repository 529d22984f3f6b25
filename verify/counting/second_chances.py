"""The second chance after an early end, for piles of any sizes and play from any pile.

*Watch*: the last king, in hand, goes face down into the place of a face-down card, and play goes on with that card.
All other cards face down are still in a random order. The king comes up again right after the card of that pile's
rank that makes as many as the king's place, counted from the top; the game is won if that is the last of all.

*Extra draw*: the top card of a pile is turned instead. Play ends with the last card of that pile's rank, so all goes
as if the bottom card of the pile had been exchanged.

A policy picks the place. A player who looks only at what is face up sees how many cards lie face down in each pile;
of these places the ones that win most often are the best.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import comb, factorial
from typing import Literal, NamedTuple

from verify.counting import face_down
from verify.counting.dead_ends import DeadEnd, clockwise, rest_in, stops
from verify.counting.decks import Deck
from verify.counting.endings import Ending, Endings, Part, Stop, collected, endings_at
from verify.counting.face_down import Rest
from verify.counting.seen_piles import MOST_CASES, Seen, cases, seen_piles

SecondChance = Literal["watch", "extra-draw"]


class Chosen(NamedTuple):
    """The place chosen: in a pile with ``cards`` face-down cards the one at ``place``, counted from the top.

    ``left`` cards are face down in all; those of other piles are any cards of ``rest``.
    """

    left: int
    cards: int
    place: int
    rest: Rest
    in_centre: bool


Weighted = Iterator[tuple[Chosen, int, int]]
"""Places with their chances, each as numerator and denominator."""


def endings(
    deck: Deck, chance: SecondChance, policy: str, dead_end: DeadEnd = "stop", win: str = "exposed", start: int = 0
) -> Endings:
    """How a game ends that starts at this pile (0: the centre) and has a second chance where it stops there.

    Where the rule about dead ends (``stop`` or ``exception``) lets play go on from the start pile, there is none: play
    stops elsewhere.

    >>> from verify.counting.endings import law
    >>> law(endings(Deck((2, 2)), "watch", "random"), lambda end: int(end.won))
    {0: Fraction(1, 12), 1: Fraction(11, 12)}
    >>> law(endings(Deck((2, 2)), "watch", "random"), lambda end: end.turned)
    {3: Fraction(1, 12), 4: Fraction(11, 12)}

    Raises ValueError for a policy that is not known here.
    """
    if start and deck.suits and dead_end == "stop" and not policy.startswith("next"):
        return collected(_from_elsewhere(endings(deck, chance, policy, win=win), deck.ranks - 1))
    return collected(_endings(deck, chance, policy, dead_end, win, start))


def known(deck: Deck, chance: SecondChance, policy: str, start: int = 0) -> bool:
    """Whether ``endings`` has a method for this policy, and one that does not take too long.

    >>> known(Deck((4,) * 13), "watch", "best-any"), known(Deck((4,) * 13), "watch", "clairvoyant")
    (True, False)
    """
    if policy == "clairvoyant" or deck.jokers:
        return False
    if policy.startswith("next") or (chance, policy) == ("watch", "random"):
        return True
    first = 0 if deck.suits else start
    return cases(rest_in(deck, clockwise(deck.ranks, first)[1:])) <= MOST_CASES


def _from_elsewhere(endings: Endings, others: int) -> Iterator[Part]:
    """The same where all piles are alike and play starts at a clock pile: the centre is any of the others then."""
    for end, chance in endings.items():
        complete = end.completed_clock_piles
        for centre, piles in ((1, complete), (0, others - complete)):
            moved = end._replace(completed_clock_piles=complete + 1 - centre)
            yield moved, chance.numerator * piles, chance.denominator * others


def _endings(deck: Deck, chance: SecondChance, policy: str, dead_end: DeadEnd, win: str, start: int) -> Iterator[Part]:
    first = stops(deck, dead_end, start)
    for stop, weight in first.items():
        for end, ways, total in endings_at(stop, deck.cards, deck.ranks, win):
            if end.won or stop.went_on:
                yield end, weight.numerator * ways, weight.denominator * total
    by_left = {stop.left: weight for stop, weight in first.items() if stop.left and not stop.went_on}
    for choice, numerator, denominator in _merged(_choices(deck, chance, policy, start, by_left)):
        for end, ways, total in _after(choice, deck, win):
            yield end, numerator * ways, denominator * total


def _merged(choices: Weighted) -> Weighted:
    sums: dict[tuple[Chosen, int], int] = defaultdict(int)
    for choice, numerator, denominator in choices:
        sums[choice, denominator] += numerator
    return ((choice, numerator, denominator) for (choice, denominator), numerator in sums.items())


def _after(choice: Chosen, deck: Deck, win: str) -> Iterator[Part]:
    """How the game goes on; where it was won at the dead end (with ``sorted``) there was nothing to choose."""
    below, orders = choice.cards - choice.place, comb(choice.left, choice.cards)
    for turned, number in _king_comes(choice):
        stop = Stop(choice.rest, choice.left - turned - below, below, choice.in_centre)
        for end, ways, total in endings_at(stop, deck.cards, deck.ranks, win):
            yield end, number * ways, orders * total
    if win == "sorted":
        yield from _won_before(choice, deck)


def _king_comes(choice: Chosen) -> Iterator[tuple[int, int]]:
    """How many cards are turned before the king comes up again, each number with the orders in which it is so."""
    above, below = choice.place - 1, choice.cards - choice.place
    for turned in range(choice.place, choice.left - below + 1):
        yield turned, comb(turned - 1, above) * comb(choice.left - turned, below)


def _won_before(choice: Chosen, deck: Deck) -> Iterator[Part]:
    """What must not be counted again: all cards lay at home, and those of the pile itself would come in a row."""
    others, below = choice.left - choice.cards, choice.cards - choice.place
    total = face_down.all_chosen(choice.rest, others) * factorial(choice.left)
    for (clock, centre), ways in face_down.at_home(choice.rest, others).items():
        clock_piles = deck.ranks - 1 - clock - (below > 0 and not choice.in_centre)
        piles = deck.ranks - clock - centre - (below > 0)
        end = Ending(deck.cards - others - below, clock_piles, piles, True)
        yield end, -ways * factorial(choice.cards), total


def _choices(deck: Deck, chance: SecondChance, policy: str, start: int, by_left: dict[int, Fraction]) -> Weighted:
    """Every place that the policy may pick, with the chance that it does."""
    extra = chance == "extra-draw"
    match policy:
        case "next-top" | "next-bottom":
            return _in_next_pile(deck, start, by_left, top=policy == "next-top" and not extra)
        case "random" if not extra:
            return _anywhere(deck, start, by_left)
        case "random" if deck.suits and not start:  # all piles are alike: the next is as likely as any
            return _in_next_pile(deck, start, by_left, top=False)
        case "random":
            return _by_sight(deck, start, by_left, _every_bottom)
        case "best-top" if not extra:
            return _by_sight(deck, start, by_left, _best_tops)
        case "best-top" | "best-any":
            return _by_sight(deck, start, by_left, _best_bottoms)
    raise ValueError(f"no method is known for a {policy} card")


def _anywhere(deck: Deck, start: int, by_left: dict[int, Fraction]) -> Weighted:
    """Any face-down card: all places equally likely."""
    for pile in clockwise(deck.ranks, start)[1:]:
        others = [other for other in clockwise(deck.ranks, start)[1:] if other != pile]
        for left, cards, rest, ways, total in _in_pile(deck, pile, others, by_left):
            for place in range(1, cards + 1):
                yield Chosen(left, cards, place, rest, pile == deck.ranks), ways, total * left


def _in_next_pile(deck: Deck, start: int, by_left: dict[int, Fraction], *, top: bool) -> Weighted:
    """In the next pile clockwise that has a face-down card; the piles before it have none."""
    round_ = clockwise(deck.ranks, start)
    for at, pile in enumerate(round_[1:], 1):
        before = sum(deck.copies[other - 1] for other in round_[1:at])
        for left, cards, rest, ways, total in _in_pile(deck, pile, round_[at + 1 :], by_left, before):
            yield Chosen(left, cards, 1 if top else cards, rest, pile == deck.ranks), ways, total


def _in_pile(
    deck: Deck, pile: int, others: list[int], by_left: dict[int, Fraction], none_of: int = 0
) -> Iterator[tuple[int, int, Rest, int, int]]:
    """How many cards are face down: in all, in a pile, the other piles that may have some, and the chance.

    ``none_of`` are the cards of piles that have none.
    """
    own, rest = deck.copies[pile - 1], rest_in(deck, others)
    for left, weight in by_left.items():
        total = weight.denominator * comb(own + rest.cards + none_of, left)
        for cards in range(max(1, left - rest.cards), min(own, left) + 1):
            yield left, cards, rest, weight.numerator * comb(own, cards) * comb(rest.cards, left - cards), total


Places = Callable[[Seen], dict[int, int]]
"""The places chosen by what is seen: for a pile with so many face-down cards, the place in it."""


def _by_sight(deck: Deck, start: int, by_left: dict[int, Fraction], places: Places) -> Weighted:
    """Of the piles that ``places`` names all are equally likely."""
    rest = rest_in(deck, clockwise(deck.ranks, start)[1:])
    for seen, number in seen_piles(rest):
        weight, named = by_left.get(seen.left, Fraction(0)), places(seen)
        piles = sum(cards in named for cards in (*seen.clock, seen.centre))
        ways, total = weight.numerator * number, weight.denominator * comb(rest.cards, seen.left) * piles
        for cards, place in named.items():
            if in_clock := seen.clock.count(cards):
                yield Chosen(seen.left, cards, place, _without(seen, cards), False), ways * in_clock, total
            if seen.centre == cards:
                yield Chosen(seen.left, cards, place, Rest(seen.clock, 0), True), ways, total


def _without(seen: Seen, cards: int) -> Rest:
    at = seen.clock.index(cards)
    return Rest((*seen.clock[:at], *seen.clock[at + 1 :]), seen.centre)


def _counts(seen: Seen) -> set[int]:
    return {*seen.clock, seen.centre} - {0}


def _every_bottom(seen: Seen) -> dict[int, int]:
    return {cards: cards for cards in _counts(seen)}


def _best_bottoms(seen: Seen) -> dict[int, int]:
    """Of m cards the one at the bottom of a pile with k wins with chance k/m: the fullest piles."""
    most = max(_counts(seen))
    return {most: most}


def _best_tops(seen: Seen) -> dict[int, int]:
    """A top card wins only if it is alone in its pile; if none is, all are equally hopeless."""
    counts = _counts(seen)
    return {1: 1} if 1 in counts else dict.fromkeys(counts, 1)
