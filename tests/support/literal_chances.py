"""The second chance with cards on a table, as far as claims.py plays: its games, policies and chances.

Nothing here has anything in common with the checker or the reference engine, which are not imported. Which place is
best is stated here as a rule; tests/rules/test_clock_chance.py finds the same by trying every place on every deal that
looks alike.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from support.claims import Json, Pile, any_down, literal_play, put, rank_of

Spot = tuple[int, int]  # pile from 1, place from 1


class Told(NamedTuple):
    """The games after a second chance: none where it is not taken."""

    stopped: list[str]
    ways: dict[Spot, list[str]]  # the cards turned from then on
    won: dict[Spot, bool]

    @property
    def chance(self) -> Fraction:
        return Fraction(sum(self.won.values()), len(self.won))

    @property
    def verdict(self) -> str:
        return "depends" if 0 < self.chance < 1 else "won" if self.chance else "lost"

    @property
    def evidence(self) -> Json:
        listed = [
            {"pile": name(pile), "place": place, "chance": str(Fraction(1, len(self.ways))), "turned": cards}
            for (pile, place), cards in self.ways.items()
        ]
        return {"kind": "games", "turned": self.stopped, "games": listed}


def name(pile: int) -> str:
    return "A23456789TJQK"[pile - 1] if pile <= 13 else str(pile)


def literal_games(of: Json) -> Told:
    """Every game that may follow where the literal game stops."""
    piles, turned, _ = literal_play(of)
    if not taken(of, piles, turned):
        return Told(turned, {}, {})
    every = {spot: followed(of, piles, turned[-1], spot) for spot in spots(piles)}
    chosen = policy(of, rank_of(turned[-1]), list(every), {spot: won(of, every[spot][1]) for spot in every})
    return Told(turned, {spot: every[spot][0] for spot in chosen}, {spot: won(of, every[spot][1]) for spot in chosen})


def taken(of: Json, piles: list[Pile], turned: list[str]) -> bool:
    start = of["ranks"] if of["rules"]["start"] == "centre" else of["rules"]["start"]
    return of["rules"]["second-chance"] != "none" and rank_of(turned[-1]) == start and not won(of, piles)


def won(of: Json, piles: list[Pile]) -> bool:
    down = [(card, pile) for pile, cards in enumerate(piles, 1) for card, up in cards if not up]
    return not down or (of["rules"]["win"] == "sorted" and all(rank_of(card) == pile for card, pile in down))


def spots(piles: list[Pile]) -> list[Spot]:
    return [
        (pile, place) for pile, cards in enumerate(piles, 1) for place in range(1, sum(not up for _, up in cards) + 1)
    ]


def followed(of: Json, piles: list[Pile], king: str, spot: Spot) -> tuple[list[str], list[Pile]]:
    """The cards turned from the second chance on, and the table at the end."""
    table = [list(pile) for pile in piles]
    shuttle, (number, place) = of["rules"]["shuttle"], spot
    end, pile = (-1 if shuttle == "over-bottom" else 0), number - 1
    down = [index for index, (_, up) in enumerate(table[pile]) if not up]
    at = down[-place] if shuttle == "over-bottom" else down[place - 1]
    turned = [table[pile][at][0]]
    if of["rules"]["second-chance"] == "watch":
        table[pile][at] = king, False
        home = table[rank_of(king) - 1]
        if shuttle != "aside":
            home.remove((king, True))
    else:
        del table[pile][at]
    while True:
        pile = rank_of(turned[-1]) - 1
        put(turned[-1], table[pile], shuttle)
        if not any_down(table[pile], end):
            return turned, table
        turned.append(table[pile].pop(end)[0])


def policy(of: Json, dry: int, every: list[Spot], wins: dict[Spot, bool]) -> list[Spot]:
    """The places that may be chosen."""
    rule, draws = of["rules"]["watch-card"], of["rules"]["second-chance"] == "extra-draw"
    count = {pile: sum(other == pile for other, _ in every) for pile, _ in every}
    free = [spot for spot in every if spot[1] == 1] if draws else every
    clockwise = [pile for pile in [*range(dry + 1, of["ranks"] + 1), *range(1, dry)] if pile in count]
    bottoms = [(pile, place) for pile, place in every if place == count[pile]]
    if rule == "next-top" or (rule == "next-bottom" and draws):
        return [(clockwise[0], 1)]
    if rule == "next-bottom":
        return [(clockwise[0], count[clockwise[0]])]
    if rule == "best-top" and not draws:
        return [spot for spot in bottoms if spot[1] == 1] or [spot for spot in every if spot[1] == 1]
    if rule in ("best-top", "best-any"):
        return [spot for spot in (free if draws else bottoms) if count[spot[0]] == max(count.values())]
    if rule == "clairvoyant":
        return [spot for spot in free if wins[spot]] or free
    return free
