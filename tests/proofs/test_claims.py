"""The claims say what they should: every goal beside the same sentence in plain Python, on random numbers.

A proof shows that a goal follows; whether it is the right goal, no proof shows. So each is written here a second time,
from the statement and without the relation's own words, and both must agree on states of every kind, most of which no
game reaches. Each goal must come out true in some and false in others.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest
import z3

from verify.proofs.lemmas import arcs, play, real_deck
from verify.proofs.model.logic import Concrete, Values
from verify.proofs.model.reading import INTEGERS, WORDS, Size
from verify.proofs.model.relation import Deal, State
from verify.proofs.model.scene import Claim, Scene
from verify.proofs.model.settings import setting

WORLDS = 4000


class World(NamedTuple):
    """Random piles of cards, two random states, and random values for all else."""

    r: int
    s: int
    rank: dict[tuple[int, int], int]
    copy: dict[tuple[int, int], int]
    x: State
    y: State
    some: dict[str, Any]

    @property
    def n(self) -> int:
        return self.r * self.s

    @property
    def all(self) -> range:
        return range(1, self.r + 1)

    @property
    def dial(self) -> range:
        return range(1, self.r)

    def home(self, pile: int) -> int:
        """Where the arc of the bottom map leads."""
        return self.rank[pile, self.s - 1]


Goal = Callable[[World], bool]


def done(w: World, state: State, pile: int) -> bool:
    return bool(state.gone[pile] >= w.s)


def balance(of: str) -> dict[str, Goal]:
    def at(w: World) -> State:
        return w.x if of == "x" else w.y

    return {
        "at a pile": lambda w: at(w).here in w.all,
        "balance": lambda w: all(at(w).gone[p] == at(w).seen[p] + (p == w.r) - (p == at(w).here) for p in w.all),
        "none too few gone": lambda w: min(at(w).gone[p] for p in w.all) >= 0,
        "none too many gone": lambda w: max(at(w).gone[p] for p in w.all) <= w.s,
        "none too few seen": lambda w: min(at(w).seen[p] for p in w.all) >= 0,
        "none too many seen": lambda w: max(at(w).seen[p] for p in w.all) <= w.s,
        "seen is gone": lambda w: all(
            d < at(w).gone[p] for (p, d), q in w.rank.items() if w.copy[p, d] < at(w).seen[q]
        ),
    }


def schedule(of: str) -> dict[str, Goal]:
    def at(w: World) -> State:
        return w.x if of == "x" else w.y

    return {
        "counted": lambda w: at(w).count >= 0,
        "finished by now": lambda w: all(
            at(w).finished[p] in range(1, at(w).count + 1) for p in w.all if done(w, at(w), p)
        ),
        "finished in order": lambda w: all(
            at(w).finished[p] < at(w).finished[w.home(p)]
            for p in w.dial
            if w.home(p) != w.r and done(w, at(w), p) and done(w, at(w), w.home(p))
        ),
    }


def by_induction(holds: Callable[[World, int], bool], then: Goal) -> dict[str, Goal]:
    def step(w: World) -> bool:
        i = w.some["i"]
        return not (i in range(w.r) and holds(w, i)) or holds(w, i + 1)

    return {
        "no pile": lambda w: holds(w, 0),
        "one pile more": step,
        "all piles": lambda w: not holds(w, w.r) or then(w),
    }


def finished_by(w: World, turn: int) -> bool:
    return all(w.y.finished[q] <= turn for q in w.dial if w.some["set"][q])


def not_before(w: World, turn: int) -> bool:
    return all(w.x.finished[q] >= turn for q in w.dial if w.some["cycle"][q] and done(w, w.x, q))


def stays(w: World, pile: int, piles: set[int]) -> bool:
    return w.home(pile) in piles and w.home(pile) != w.r


def without_p(w: World) -> set[int]:
    return {q for q in w.dial if w.some["set"][q]} - {w.some["p"]}


def last_king(w: World, state: State) -> bool:
    return bool(state.here == w.r and state.seen[w.r] == w.s)


RESTATED: dict[Callable[[Scene], Claim], dict[str, Goal]] = {
    play.balanced_at_first: balance("x"),
    play.balanced_after_a_turn: balance("y"),
    play.balance_bounds: {
        "balance": lambda w: (
            w.y.gone[w.some["p"]] == w.y.seen[w.some["p"]] + (w.some["p"] == w.r) - (w.some["p"] == w.y.here)
        ),
        "seen": lambda w: w.y.seen[w.some["p"]] in range(w.s + 1),
        "gone": lambda w: w.y.gone[w.some["p"]] in range(w.s + 1),
    },
    play.no_dead_end_on_the_dial: {"centre": lambda w: w.x.here == w.r},
    play.no_exception: {"exception": lambda w: w.x.here >= w.r or w.y.here != w.x.here or w.y.gone[w.x.here] < w.s},
    play.counted_at_first: by_induction(
        lambda w, i: w.some["gone"][i] == 0 and w.some["down"][i] == i * w.s,
        lambda w: w.some["gone"][w.r] == w.x.count and w.some["down"][w.r] == w.n,
    ),
    play.counted_after_a_turn: by_induction(
        lambda w, i: w.some["after"][i] - w.some["before"][i] == (1 if i >= w.x.here else 0),
        lambda w: w.some["after"][w.r] == w.y.count,
    ),
    play.at_most_n_turns: {
        **by_induction(lambda w, i: w.some["total"][i] <= i * w.s, lambda w: w.y.count <= w.n),
        "one more": lambda w: w.y.count - w.x.count == 1,
    },
    play.kings_turned_at_the_stop: {"kings": lambda w: w.x.seen[w.r] == w.s},
    play.stops_at_the_last_king: {
        "stop": lambda w: (
            done(w, w.y, w.y.here) is (w.rank.get((w.x.here, w.x.gone[w.x.here])) == w.r and w.y.seen[w.r] == w.s)
        )
    },
    play.full_count: by_induction(lambda w, i: w.some["total"][i] == i * w.s, lambda w: w.x.count == w.n),
    play.short_count: by_induction(
        lambda w, i: w.some["total"][i] <= (i * w.s - 1 if w.some["p"] <= i else i * w.s),
        lambda w: w.x.count < w.n,
    ),
    play.own_cards: {
        "at home": lambda w: all(done(w, w.x, p) for p in w.all) is all(w.x.seen[p] == w.s for p in w.all)
    },
    play.last_king_last: {
        "won": lambda w: (
            (last_king(w, w.x) and w.x.count == w.n) is (done(w, w.x, w.x.here) and all(done(w, w.x, p) for p in w.all))
        )
    },
    play.last_card_decides: {"won": lambda w: all(done(w, w.x, p) for p in w.all)},
    arcs.in_order_at_first: schedule("x"),
    arcs.in_order_after_a_turn: schedule("y"),
    arcs.cycle_loses: {
        "now": lambda w: w.y.finished[w.some["p"]] <= w.y.count,
        "a turn earlier": lambda w: (
            w.y.finished[w.some["p"]] < w.some["m"]
            or w.some["m"] not in range(1, w.y.count + 1)
            or not finished_by(w, w.some["m"])
        ),
        "never": lambda w: not finished_by(w, 0),
    },
    arcs.loss_is_closed: {
        "on the dial": lambda w: w.home(w.some["p"]) != w.r,
        "has a card face down": lambda w: not done(w, w.x, w.home(w.some["p"])),
    },
    arcs.closed_has_cycle: {
        "closed": lambda w: all(stays(w, q, without_p(w)) for q in without_p(w)),
        "not empty": lambda w: stays(w, w.some["p"], without_p(w)),
    },
    arcs.cycle_is_left: {
        "first turn": lambda w: not done(w, w.x, w.some["p"]) or w.x.finished[w.some["p"]] >= 1,
        "a turn later": lambda w: (
            not done(w, w.x, w.some["p"])
            or w.some["m"] not in range(1, w.x.count + 1)
            or not not_before(w, w.some["m"])
            or w.x.finished[w.some["p"]] > w.some["m"]
        ),
        "by now": lambda w: not (not_before(w, w.x.count + 1) and done(w, w.x, w.some["p"])),
    },
    arcs.reaching_is_finished: {
        "centre": lambda w: done(w, w.x, w.r),
        "farther": lambda w: (
            done(w, w.x, w.some["p"])
            or any(1 <= w.some["distance"][q] <= w.some["d"] and not done(w, w.x, q) for q in w.dial)
        ),
    },
    arcs.stuck_is_left: {"left": lambda w: not done(w, w.x, w.some["p"])},
}


@pytest.mark.parametrize("claim", RESTATED, ids=lambda claim: claim.__name__)
def test_every_goal_is_what_it_should_be(claim: Callable[[Scene], Claim]) -> None:
    restated, seen = RESTATED[claim], Counter[tuple[str, bool]]()
    for world in worlds():
        goals = claim(scene(world)).goals
        assert list(goals) == list(restated)
        for name, goal in goals.items():
            assert bool(goal) is bool(restated[name](world)), (name, world)
            seen[name, bool(goal)] += 1
    assert set(seen) == {(name, truth) for name in restated for truth in (True, False)}


Lemmas = Callable[[Scene], Iterable[Claim]]


def turned(w: World, state: State, rank: int) -> int:
    return sum(q == rank and d < state.gone[p] for (p, d), q in w.rank.items())


def places(w: World) -> Iterator[tuple[int, int]]:
    return ((p, d) for p in w.all for d in range(w.s))


def card_by_card(w: World) -> dict[Lemmas, list[list[bool]]]:
    """The goals of every lemma about the real deck, in order."""
    k, total = w.some["q"], sum(w.x.gone[p] for p in w.all)
    won = all(done(w, w.x, p) for p in w.all)
    fresh = turned(w, w.y, k)
    in_set = {q for q in w.dial if w.some["set"][q]}
    return {
        real_deck.deck_counts: [[turned(w, w.x, w.rank[place]) < w.s] for place in places(w)],
        real_deck.turn_counts: [
            [
                fresh == turned(w, w.x, k) + (w.rank[place] == k),
                w.y.gone[k] == fresh + (k == w.r) - (k == w.y.here),
            ]
            for place in places(w)
        ],
        real_deck.last_king_place_by_place: [
            [last_king(w, w.x), w.x.gone[p] > d or total < w.n, not won or total == w.n] for p, d in places(w)
        ],
        real_deck.loss_is_closed_pile_by_pile: [[w.home(p) != w.r, not done(w, w.x, w.home(p))] for p in w.dial],
        real_deck.in_order_pile_by_pile: [[goal(w) for goal in schedule("y").values()] for _ in w.all],
        real_deck.cycle_loses_pile_by_pile: [[p not in in_set or not stays(w, p, in_set)] for p in w.dial],
    }


def test_every_lemma_card_by_card_is_what_it_should_be() -> None:
    seen = Counter[tuple[str, bool]]()
    for world in worlds()[:1000]:
        for lemmas, restated in card_by_card(world).items():
            found = [[bool(goal) for goal in claim.goals.values()] for claim in lemmas(scene(world))]
            assert found == [[bool(goal) for goal in goals] for goals in restated], (lemmas, world)
            seen.update((lemmas.__name__, goal) for goals in found for goal in goals)
    assert len(seen) == 12


def test_the_theorems_are_about_every_deck_with_a_clock_pile_and_a_suit() -> None:
    """In words up to 40 of each."""
    sizes = (0, 1, 2, 3, 13, 39, 40, 41, 60)
    for reading, most in ((INTEGERS, 60), (WORDS, 40)):
        for r, s in ((r, s) for r in sizes for s in sizes):
            _, limits = reading.scene(Size(r, s))
            meant = z3.is_true(z3.simplify(z3.And(*limits.values())))
            assert meant is (2 <= r <= most and 1 <= s <= most)


@cache
def worlds() -> list[World]:
    rng = random.Random(20)
    return [random_world(rng) for _ in range(WORLDS)]


def random_world(rng: random.Random) -> World:
    r, s = rng.choice([*product((2, 3, 4), (1, 2))] * 3 + [(5, 3), (6, 1), (7, 5), (10, 2), (13, 4)])
    high = rng.choice([1, 2, r * s])  # small numbers make what is said of all piles come true now and then

    def row() -> Values:
        return Values((p, rng.randint(-1 if rng.random() < 0.1 else 0, high)) for p in range(r + 2))

    def state() -> State:
        gone = Values((p, rng.choice([0, s, s, rng.randint(-1, s + 1)])) for p in range(r + 2))
        seen = Values((p, rng.choice([0, s, s, rng.randint(-1, s + 1)])) for p in range(r + 2))
        return State(rng.choice([-1, 0, 1, 2, r * s, r * s + 1]), rng.randint(0, r + 1), gone, seen, row())

    def piles() -> Values:
        return Values((p, rng.random() < 0.6) for p in range(r + 2))

    names = ("total", "before", "after", "down", "gone", "distance")
    some: dict[str, Any] = {name: row() for name in names} | {"set": piles(), "cycle": piles()}
    for name in ("total", "down"):
        if rng.random() < 0.5:
            some[name] = Values((p, p * s - rng.choice([0, 0, 0, 1])) for p in range(r + 2))
    if rng.random() < 0.5:
        here = rng.randint(1, r)
        some["after"] = Values((p, some["before"][p] + (p >= here)) for p in range(r + 2))
    some |= {"p": rng.randint(1, r - 1), "before p": rng.randint(1, r - 1), "q": rng.randint(1, r)}
    some |= {"i": rng.randint(-1, r + 1), "m": rng.randint(0, 3), "d": rng.randint(0, r)}
    table = [(p, d) for p in range(1, r + 1) for d in range(s)]
    rank = {place: rng.randint(1, r) for place in table}
    return World(r, s, rank, {place: rng.randint(0, s) for place in table}, state(), state(), some)


def scene(w: World) -> Scene:
    deal = Deal(lambda p, d: w.rank.get((p, d), 0), lambda p, d: w.copy.get((p, d), 0), lambda q, n: (q, n))
    return Scene(setting(Concrete(), w.r, w.s, deal), w.x, w.y, lambda kind, name: w.some[name])
