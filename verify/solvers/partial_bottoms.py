"""Deals with unknown cards where bottom cards decide: the chance of a win, and a completion of either kind.

Both completions are put together from the pieces of the bottom map (see ``verify.counting.partial``); nothing is
searched for.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from verify.counting.partial import Known, if_bottom, if_other, win, win_by_share
from verify.deals.partial_deals import PartialDeal
from verify.errors import Disagreement
from verify.rules.clock_options import ClockRules
from verify.rules.clock_sight import CardPlace, places
from verify.rules.clock_table import Pile

_FEW_RANKS = 100

Ranks = tuple[int, ...]  # of the cards in the unknown places, in the order listed


class Findings(NamedTuple):
    """What is found of a deal with unknown cards.

    ``winning`` and ``losing`` are completions of these kinds, None where there is none; ``chances`` has for each
    unknown place the chance of a win after each rank that is seen there.
    """

    chance: Fraction
    winning: Ranks | None
    losing: Ranks | None
    chances: Mapping[CardPlace, Mapping[int, Fraction]]


def known_bottoms(deal: PartialDeal, rules: ClockRules) -> Known:
    """What is known of the bottom cards, and which cards are missing."""
    start = rules.start_in(deal.shape.ranks)
    bottoms = {
        place.pile: card.rank
        for card, place in zip(deal.cards, places(deal, rules), strict=True)
        if card is not None and place.turn == deal.shape.suits and place.pile != start
    }
    return Known(start, bottoms, deal.missing)


def by_bottoms(deal: PartialDeal, rules: ClockRules) -> Findings:
    """The findings under rules that make a deal lost exactly if its bottom map has a cycle.

    In decks of few ranks it is counted in both ways; raises Disagreement if they differ (a bug in verify).
    """
    known = known_bottoms(deal, rules)
    chance = win_by_share(known)
    if counted_twice(deal) and win(known) != chance:
        raise Disagreement(f"{deal.name}: the chance is {win(known)} by forests, {chance} by shares")
    unknown = _unknown(deal, known, rules)
    return Findings(
        chance,
        _completion(known, unknown, _forest(known)) if chance else None,
        _completion(known, unknown, _circle(known)) if chance < 1 else None,
        _chances(known, unknown),
    )


def counted_twice(deal: PartialDeal) -> bool:
    """Whether the forests are counted too: in a very large deck that would take minutes."""
    return deal.shape.ranks <= _FEW_RANKS


def _unknown(deal: PartialDeal, known: Known, rules: ClockRules) -> dict[CardPlace, Pile]:
    """The unknown places, each with the pile whose deciding bottom card lies there, or 0."""
    unknown = (place for place in places(deal, rules) if deal.cards[place.number - 1] is None)
    return {
        place: place.pile if place.turn == deal.shape.suits and place.pile != known.start else 0 for place in unknown
    }


def _forest(known: Known) -> dict[Pile, int]:
    """Bottom cards that lead every piece to the start pile, those with the most missing cards first.

    Each spends a card that is at home where the start pile is led to already, and brings in those of its own piece;
    so these run out at the end at the earliest.
    """
    left, bottoms = list(known.missing), {}
    reached = list(known.pieces[known.start])
    for end in sorted(known.unknown_bottoms, key=lambda end: -known.at_home[end]):
        bottoms[end] = next(pile for pile in reached if left[pile - 1])
        left[bottoms[end] - 1] -= 1
        reached += known.pieces[end]
    return bottoms


def _circle(known: Known) -> dict[Pile, int]:
    """One bottom card that leads a piece round in a circle, as small a one as can be; none if one is known already."""
    if known.cycle:
        return {}
    _, end, pile = min(
        (len(_path(known, pile)), end, pile)
        for end in known.unknown_bottoms
        for pile in known.pieces[end]
        if known.missing[pile - 1]
    )
    return {end: pile}


def _path(known: Known, pile: Pile) -> list[Pile]:
    path = [pile]
    while path[-1] in known.bottoms:
        path.append(known.bottoms[path[-1]])
    return path


def _completion(known: Known, unknown: Mapping[CardPlace, Pile], bottoms: Mapping[Pile, int]) -> Ranks:
    """These bottom cards, and the other missing cards in the other unknown places, from the lowest rank up."""
    left = list(known.missing)
    for rank in bottoms.values():
        left[rank - 1] -= 1
    others = iter([rank for rank, number in enumerate(left, 1) for _ in range(number)])
    return tuple(bottoms[pile] if pile in bottoms else next(others) for pile in unknown.values())


def _chances(known: Known, unknown: Mapping[CardPlace, Pile]) -> dict[CardPlace, Mapping[int, Fraction]]:
    anywhere = {} if all(unknown.values()) else if_other(known)
    return {place: if_bottom(known, pile) if pile else anywhere for place, pile in unknown.items()}
