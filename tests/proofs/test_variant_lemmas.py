"""The lemmas about conventions and variants: every goal beside the same sentence in plain Python.

The worlds are games of the reference engine with a deal, two states and a pile on the table, in which now and then a
number is changed; so a goal comes out true in some and false in others.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache, partial
from itertools import product
from typing import Any, NamedTuple

import pytest
import z3

from support.tables import table
from verify.proofs.lemmas import conventions, dealing, one_king, order, start_piles, watch
from verify.proofs.model.logic import Concrete, Values
from verify.proofs.model.observe import observed
from verify.proofs.model.reading import INTEGERS, Size
from verify.proofs.model.relation import Deal, State
from verify.proofs.model.scene import Claim, Scene
from verify.proofs.model.settings import setting
from verify.proofs.theorems import conventions as conventions_in_words
from verify.proofs.theorems import variants
from verify.proofs.theorems.obligation import Theorem
from verify.rules.clock import play
from verify.rules.clock_options import ClockRules

WORLDS = 1500

Place = tuple[int, int]
Facts = dict[str, bool]
Lemma = Callable[[Scene], Claim] | Callable[[Scene], Iterator[Claim]]


class Senseless(Exception):
    """Nothing plain can be said of this world: cards fewer than none, or a place that is none."""


class World(NamedTuple):
    """A deal, two states, the start pile, and values for all else."""

    r: int
    s: int
    start: int
    rank: dict[Place, int]
    copy: dict[Place, int]
    x: State
    y: State
    some: dict[str, Any]

    @property
    def all(self) -> range:
        return range(1, self.r + 1)

    @property
    def places(self) -> list[Place]:
        return [(p, d) for p in self.all for d in range(self.s)]

    def home(self, pile: int) -> int:
        return self.rank.get((pile, self.s - 1), 0)


# ---- What deals, turns and invariants are, in plain words ---------------------------------------------------------


def deck_facts(w: World) -> Facts:
    return {
        "rank": all(w.rank[place] in w.all for place in w.places),
        "copy": all(w.copy[place] in range(w.s) for place in w.places),
        "once": len({(w.rank[place], w.copy[place]) for place in w.places}) == len(w.places),
    }


def turn_facts(w: World, x: State, y: State) -> Facts:
    source, depth = x.here, x.gone[x.here]
    rank, copy = w.rank.get((source, depth), 0), w.copy.get((source, depth), 0)
    last = y.count if depth + 1 == w.s else x.finished[source]
    return {
        "face down": depth < w.s,
        "next card": y.here == rank,
        "order": copy == x.seen[y.here],
        "leaves": y.gone == {**x.gone, source: depth + 1},
        "shows": y.seen == {**x.seen, y.here: x.seen[y.here] + 1},
        "counts": y.count == x.count + 1,
        "finishes": y.finished == ({**x.finished, source: last} if depth + 1 == w.s else x.finished),
    }


def initial_facts(w: World, x: State, start: int) -> bool:
    return x.count == 0 and x.here == start and not any(row[p] for row in (x.gone, x.seen, x.finished) for p in w.all)


def balance_facts(w: World, x: State, again: Values | None = None, dry: Values | None = None) -> Facts:
    more, less = again or Values(), dry or Values()
    return {
        "at a pile": x.here in w.all,
        "balance": all(x.gone[p] - x.seen[p] == (p == w.r) - (p == x.here) + more[p] - less[p] for p in w.all),
        "none too few gone": min(x.gone[p] for p in w.all) >= 0,
        "none too many gone": max(x.gone[p] for p in w.all) <= w.s,
        "none too few seen": min(x.seen[p] for p in w.all) >= 0,
        "none too many seen": max(x.seen[p] for p in w.all) <= w.s,
        "seen is gone": all(d < x.gone[p] for p, d in w.places if w.copy[p, d] < x.seen[w.rank[p, d]]),
    }


def restart_facts(w: World, x: State, again: Values, dry: Values) -> Facts:
    return {
        **balance_facts(w, x, again, dry),
        "restarts": all(0 <= again[p] <= x.gone[p] for p in w.all),
        "dead ends": all(dry[p] >= 0 and not (dry[p] and x.gone[p] < w.s) for p in w.all),
    }


def order_facts(w: World, x: State, again: Values) -> Facts:
    done = {p for p in w.all if x.gone[p] >= w.s}
    arcs = [(p, w.home(p)) for p in done - {w.r} if w.home(p) in done - {w.r} and not again[w.home(p)]]
    return {
        "counted": x.count >= 0,
        "finished by now": all(x.finished[p] in range(1, x.count + 1) for p in done),
        "finished in order": all(x.finished[p] < x.finished[home] for p, home in arcs),
    }


# ---- Shuttles ---------------------------------------------------------------------------------------------------


def table_cards(w: World, shuttle: str, x: State, p: int) -> tuple[int, list[int | None]]:
    """A pile on the table in a state, from the top down: where its top lies, and the depth from the top of each
    face-down card as dealt; None is a face-up card. Laid card by card."""
    cards: list[int | None] = list(range(w.s))
    top = w.s if shuttle == "over-bottom" else 0
    given, home = x.gone[p], x.seen[p] - (p == x.here and x.count >= 1)
    if shuttle == "over-bottom":
        from_top = 1 if p == w.start and given else 0
        cards, top = cards[from_top : w.s - given + from_top], top + from_top
        return top - home, [None] * home + cards
    cards = cards[given:]
    return given, cards + [None] * (home if shuttle == "under-top" else 0)


def lies_facts(w: World, shuttle: str, x: State, p: int, pile: tuple[int, int, Values]) -> Facts:
    if x.gone[p] not in range(w.s + 1) or x.seen[p] - (p == x.here and x.count >= 1) not in range(w.s + 1):
        raise Senseless
    (top, end, up), (wanted, cards) = pile, table_cards(w, shuttle, x, p)
    faces = {wanted + i: card is None for i, card in enumerate(cards)}
    return {
        "top": top == wanted,
        "end": end == wanted + len(cards),
        "faces": all(up[i] is faces.get(i, True) for i in range(2 * w.s) if top <= i < end),
    }


def begun_fact(w: World, x: State) -> bool:
    start = w.start
    if x.count <= 0:
        return x.count == 0 and x.here == start and not x.gone[start] and not x.seen[start]
    return bool(x.gone[start] >= 1 and x.seen[x.here] >= 1)


def pile_of(w: World) -> tuple[int, int, Values]:
    return w.some["top"], w.some["end"], w.some["face up"]


def with_home(w: World, x: State, shuttle: str) -> tuple[int, int, Values]:
    top, end, up = pile_of(w)
    if x.count < 1 or shuttle == "aside":
        return top, end, up
    if shuttle == "under-top":
        return top, end + 1, Values({**up, end: True})
    return top - 1, end, Values({**up, top - 1: True})


def first_facts(w: World, shuttle: str) -> Facts:
    return {"begun": begun_fact(w, w.x), **lies_facts(w, shuttle, w.x, w.some["p"], pile_of(w))}


def next_facts(w: World, shuttle: str) -> Facts:
    top, end, up = pile_of(w)
    if w.some["p"] == w.x.here:
        top, end, up = with_home(w, w.x, shuttle)
        if shuttle == "over-bottom" and w.x.count:
            end -= 1
        else:
            top += 1
    return {"begun": begun_fact(w, w.y), **lies_facts(w, shuttle, w.y, w.some["p"], (top, end, up))}


def turn_place(w: World, shuttle: str, p: int, gone: int) -> int:
    if shuttle != "over-bottom":
        return gone
    if p == w.start:
        return 0 if gone == 0 else w.s - gone
    return w.s - gone - 1


def card_facts(w: World, shuttle: str) -> Facts:
    top, end, up = with_home(w, w.x, shuttle)
    stops = w.x.gone[w.x.here] >= w.s
    place = end - 1 if shuttle == "over-bottom" and w.x.count != 0 else top
    from_top = place - (w.s if shuttle == "over-bottom" else 0)
    return {
        "face down": stops or (top <= place < end and not up[place]),
        "the card": stops or from_top == turn_place(w, shuttle, w.x.here, w.x.gone[w.x.here]),
        "none face down": not stops or all(up[i] for i in range(2 * w.s) if top <= i < end),
    }


def once_facts(w: World, shuttle: str) -> Facts:
    p, d = w.some["p"], w.some["d"]
    there = turn_place(w, shuttle, p, d)
    return {"in the pile": there in range(w.s), "and back": turn_place(w, shuttle, p, there) == d}


def exception_facts(w: World, shuttle: str) -> Facts:
    top, end, up = with_home(w, w.y, shuttle)
    place = end - 1 if shuttle == "over-bottom" and w.y.count != 0 else top
    return {"face down": top <= place < end and not up[place]}


# ---- Dealing ----------------------------------------------------------------------------------------------------


def dealt_places(w: World, of: str, way: str, first: int) -> list[Place]:
    """The place of every card of the deck in order: the pile, and how many cards lie on it in the end."""
    dial = [*range(first, w.r), *range(1, first)]
    if way == "anticlockwise":
        dial = [*range(first, 0, -1), *range(w.r - 1, first, -1)]
    last = range(w.s - 1, -1, -1)
    if of == "piles":
        return [(p, d) for p in [*dial, w.r] for d in last]
    if of == "rounds":
        return [(p, d) for d in last for p in [*dial, w.r]]
    return [(p, d) for d in last for p in dial] + [(w.r, d) for d in range(w.s)]


def dealt_facts(w: World, of: str, way: str) -> Facts:
    """In numbers that count the cards before each bout as the world has them, right or wrong."""
    row, place, other = w.some["before"], (w.some["p"], w.some["d"]), (w.some["q"], w.some["depth of q"])
    dealt = dealt_places(w, of, way, w.some["first"])
    bout = {"piles": w.s, "rounds": w.r, "centre-last": w.r - 1}[of]
    bouts = len(dealt) // bout if of != "centre-last" else w.s

    def number(at: Place) -> int:
        k = dealt.index(at)
        return int(row[k // bout] + k % bout if k // bout < bouts else row[bouts] + k - bouts * bout)

    if place not in dealt:
        raise Senseless
    k = dealt.index(place)
    if k + 1 == len(dealt) and number(place) + 1 < w.some["n"]:
        raise Senseless
    return {
        "in the deck": 0 <= number(place) < w.some["n"],
        "once": place == other or number(place) != number(other),
        "first": number(dealt[0]) == 0,
        "next": number(place) + 1 >= w.some["n"] or number(dealt[k + 1]) == number(place) + 1,
    }


def bout_facts(w: World, of: str) -> Facts:
    row, m, later = w.some["before"], w.some["m"], w.some["later"]
    cards = {"piles": w.s, "rounds": w.r, "centre-last": w.r - 1}[of]
    so_far = row[m] == m * cards and row[later] == later * cards and row[later] - row[m] >= cards
    return {
        "at first": row[0] == 0,
        "one bout more": row[m] != m * cards or row[m + 1] == m * cards + cards,
        "the next is later": row[m + 1] - row[m] >= cards,
        "so is the one after a later one": not so_far or row[later + 1] - row[m] >= cards,
    }


# ---- Order and the one-king rule ------------------------------------------------------------------------------------


def by_piles(w: World, holds: Callable[[int], bool], then: bool) -> Facts:
    i = w.some["i"]
    return {
        "no pile": holds(0),
        "one pile more": i not in range(w.r) or not holds(i) or holds(i + 1),
        "all piles": not holds(w.r) or then,
    }


def past_facts(w: World) -> Facts:
    p, theirs = w.some["p"], w.some["theirs"]
    agree = [w.rank[p, d] == theirs[d] for d in range(w.s)]
    return {
        "same so far": all(agree[: max(0, w.y.gone[p])]),
        "same pile": w.y.gone[p] < w.s or all(agree),
    }


def place_facts(w: World) -> Facts:
    p, c, now = w.some["p"], w.some["c"], w.x.count + 1
    piles = {**w.some["pile of a turn"], now: c}
    under = {**w.some["depth of a turn"], now: w.x.gone[c]}
    when = {**w.some["turn of a depth"], **({w.x.gone[c]: now} if p == c else {})}
    turns = [t for t in range(1, w.r * w.s + 1) if t <= w.y.count]
    given = [d for d in range(w.s) if d < w.y.gone[p]]
    return {
        "laid": all(piles.get(t, 0) in w.all and 0 <= under.get(t, 0) < w.y.gone[piles.get(t, 0)] for t in turns),
        "a turn for each place": all(
            1 <= when.get(d, 0) <= w.y.count and (piles.get(when.get(d, 0), 0), under.get(when.get(d, 0), 0)) == (p, d)
            for d in given
        ),
        "a place for each turn": all(when.get(under.get(t, 0), 0) == t for t in turns if piles.get(t, 0) == p),
    }


def more_facts(w: World, of: int, bounded: bool) -> Facts:
    before, after = w.some["before"], w.some["after"]
    facts = by_piles(w, lambda i: after[i] - before[i] == (of <= i), after[w.r] == w.y.count)
    return {"in bounds": all(w.y.gone[p] in range(w.s + 1) for p in w.all), **facts} if bounded else facts


def short_facts(w: World, of: int, x: State) -> Facts:
    total = w.some["total"]
    return by_piles(w, lambda i: total[i] <= i * w.s - (of <= i), x.count < w.r * w.s)


def full_facts(w: World) -> Facts:
    return by_piles(w, lambda i: w.some["total"][i] == i * w.s, w.x.count == w.r * w.s)


def restarted(w: World) -> tuple[Values, Values]:
    again, dry, c, here = w.some["again"], w.some["dry"], w.some["c"], w.x.here
    if c == here:
        return again, dry
    return Values({**again, c: again[c] + 1}), Values({**dry, here: dry[here] + 1})


def begins_facts(w: World) -> Facts:
    again, dry = w.some["again"], w.some["dry"]
    return {**restart_facts(w, w.x, again, dry), **order_facts(w, w.x, again)}


def cycle_facts(w: World) -> Facts:
    p, m, cycle = w.some["p"], w.some["m"], w.some["cycle"]
    done = [q for q in range(1, w.r) if cycle[q] and w.x.gone[q] >= w.s]
    is_done, turn = w.x.gone[p] >= w.s, w.x.finished[p]

    def not_before(t: int) -> bool:
        return all(w.x.finished[q] >= t for q in done)

    return {
        "first turn": not is_done or turn >= 1,
        "a turn later": not is_done or m not in range(1, w.x.count + 1) or not not_before(m) or turn > m,
        "by now": not (is_done and not_before(w.x.count + 1)),
    }


# ---- Watch and start piles ------------------------------------------------------------------------------------------


def exchanged(w: World) -> World:
    """The world with two cards exchanged by hand, and the cards of that rank numbered again."""
    king, place = (w.x.here, w.x.gone[w.x.here]), (w.some["e"], w.some["f"])
    card, number = w.rank.get(place, 0), w.copy.get(place, 0)
    following = w.x.seen[card]
    if following not in range(w.s + 1):
        raise Senseless
    rank, copy = dict(w.rank), dict(w.copy)
    for other in w.rank:
        if w.rank[other] == card and w.copy[other] in (number, following):
            copy[other] = following if w.copy[other] == number else number
            copy[other] = number if w.copy[other] == following else copy[other]
    rank[place], copy[place] = w.r, w.s - 1
    rank[king], copy[king] = card, following
    return w._replace(rank=rank, copy=copy)


def exchange_facts(w: World) -> Facts:
    then = exchanged(w)
    card = w.rank.get((w.some["e"], w.some["f"]), 0)
    goes_on = w.y._replace(here=card, seen=Values({**w.x.seen, card: w.x.seen[card] + 1}))
    return {**deck_facts(then), **balance_facts(then, w.x), **turn_facts(then, w.x, goes_on)}


def king_facts(w: World) -> Facts:
    e, f = w.some["e"], w.some["f"]
    others = all(w.x.gone[p] >= w.s for p in w.all if p != e)
    return {
        "the same king": (w.x.here, w.x.gone[w.x.here]) == (e, f),
        "won": all(w.y.gone[p] >= w.s for p in w.all) is (f == w.s - 1 and others),
    }


def renamed(w: World) -> World:
    """The world with two names exchanged by hand."""
    c = w.some["c"]
    names = {**{p: p for p in range(-1, w.r + 3)}, c: w.r, w.r: c}

    def state(x: State) -> State:
        rows = (Values((names[p], value) for p, value in row.items()) for row in (x.gone, x.seen, x.finished))
        return State(x.count, names[x.here], *rows)

    rank = {(names[p], d): names[q] for (p, d), q in w.rank.items()}
    copy = {(names[p], d): n for (p, d), n in w.copy.items()}
    return w._replace(rank=rank, copy=copy, x=state(w.x), y=state(w.y))


def renamed_first_facts(w: World) -> Facts:
    now = renamed(w)
    begins = not initial_facts(w, w.x, w.some["c"]) or initial_facts(now, now.x, w.r)
    return {**deck_facts(now), "begins": begins}


def renamed_turn_facts(w: World) -> Facts:
    now = renamed(w)
    return turn_facts(now, now.x, now.y)


def renamed_stop_facts(w: World) -> Facts:
    """These can only be true: they say that nothing but names is changed."""
    return dict.fromkeys(("stops", "won", "arcs"), True)


def closed_facts(w: World) -> Facts:
    both = {p for p in w.all if w.some["cycle"][p] and w.some["set"][p]}
    return {"closed": {w.home(p) for p in both} <= both}


def shuttles(facts: Callable[[World, str], Facts]) -> list[Callable[[World], Facts]]:
    return [partial(_swapped, facts, shuttle) for shuttle in ("under-top", "over-bottom", "aside")]


def _swapped(facts: Callable[..., Facts], *rest: Any) -> Facts:
    *how, w = rest
    return facts(w, *how)


ORDERS = ("piles", "rounds", "centre-last")
WAYS = ("clockwise", "anticlockwise")

RESTATED: dict[Lemma, list[Callable[[World], Facts]]] = {
    conventions.piles_at_first: shuttles(first_facts),
    conventions.piles_after_a_turn: shuttles(next_facts),
    conventions.which_card: shuttles(card_facts),
    conventions.turned_once: shuttles(once_facts),
    conventions.no_exception_on_the_table: shuttles(exception_facts),
    dealing.dealt_once: [partial(_swapped, dealt_facts, of, way) for of, way in product(ORDERS, WAYS)],
    dealing.counted_bouts: [partial(_swapped, bout_facts, of) for of in ORDERS],
    order.same_past: [past_facts],
    order.free_place: [place_facts],
    order.one_card_more: [lambda w: more_facts(w, w.some["c"], bounded=True)],
    order.goes_on: [full_facts],
    order.ends: [lambda w: short_facts(w, w.some["p"], w.x)],
    one_king.restarts_at_first: [begins_facts],
    one_king.restarts_after_a_turn: [lambda w: restart_facts(w, w.y, *restarted(w))],
    one_king.order_after_a_turn: [lambda w: order_facts(w, w.y, restarted(w)[0])],
    one_king.cycle_is_restarted: [cycle_facts],
    one_king.one_more_at_home: [lambda w: more_facts(w, w.y.here, bounded=False)],
    one_king.all_at_home: [lambda w: short_facts(w, w.some["q"], w.y)],
    watch.exchange_is_a_turn: [exchange_facts],
    watch.last_king_ends: [king_facts],
    start_piles.renamed_at_first: [renamed_first_facts],
    start_piles.renamed_turn: [renamed_turn_facts],
    start_piles.renamed_stop: [renamed_stop_facts],
    start_piles.closed_sets_meet: [closed_facts],
}

ALWAYS_TRUE = {
    ("renamed_stop", "stops"),
    ("renamed_stop", "won"),
    ("renamed_stop", "arcs"),
    ("renamed_at_first", "begins"),
    *(("exchange_is_a_turn", name) for name in ("next card", "order", "shows")),
}
"""Goals that no world makes false: names say nothing, and the exchanged card is next because the deal is made so."""


OBLIGATIONS = [
    row
    for room in (conventions_in_words, variants)
    for theorem in vars(room).values()
    if isinstance(theorem, Theorem)
    for row in theorem.steps
]


def test_every_lemma_is_restated_and_every_obligation_looked_at() -> None:
    scene_, _ = INTEGERS.scene(Size(2, 1))
    proved = [goals_of(row.claims(scene_)) for row in OBLIGATIONS]
    restated = [goals_of(claims_of(lemma, scene_)) for lemma in RESTATED]
    assert len(proved) == len(restated) == 24
    assert sorted(proved) == sorted(restated)


def goals_of(claims: Iterable[Claim]) -> list[str]:
    """The goals as text, by name."""
    formulas = [(name, goal) for claim in claims for name, goal in claim.goals.items()]
    return [f"{name}: {goal.sexpr() if z3.is_expr(goal) else goal}" for name, goal in formulas]


@pytest.mark.parametrize("lemma", RESTATED, ids=lambda lemma: lemma.__name__)
def test_every_goal_is_what_it_should_be(lemma: Lemma) -> None:
    seen = Counter[tuple[str, bool]]()
    for world in worlds():
        claims = claims_of(lemma, scene(world))
        assert len(claims) == len(RESTATED[lemma])
        for claim, restated in zip(claims, RESTATED[lemma], strict=True):
            goals = {name: bool(goal) for name, goal in claim.goals.items()}
            with suppress(Senseless):
                assert {name: bool(holds) for name, holds in restated(world).items()} == goals, world
                seen.update(goals.items())
    names = {name for name, _ in seen}
    for name in names:
        assert seen[name, True] >= 5
        assert (seen[name, False] >= 5) is ((lemma.__name__, name) not in ALWAYS_TRUE), (name, seen)


def claims_of(lemma: Lemma, at: Scene) -> list[Claim]:
    made = lemma(at)
    return [made] if isinstance(made, Claim) else list(made)


# ---- The worlds -------------------------------------------------------------------------------------------------


@cache
def worlds() -> list[World]:
    rng = random.Random(8)
    return [random_world(rng) for _ in range(WORLDS)]


def random_world(rng: random.Random) -> World:
    """A moment of a game, true or with a few numbers changed."""
    r, s = rng.choice([(2, 1), (2, 2), (3, 1), (3, 2)] * 4 + [(4, 3), (5, 1), (6, 2), (9, 4)])
    ranks = [rank for rank in range(1, r + 1) for _ in range(s)]
    rng.shuffle(ranks)
    rules = ClockRules(dead_end=rng.choice(["stop", "clockwise"]))
    game = observed(play(table(ranks, s), rules), s)
    number = rng.randrange(len(game.states))
    x, y = game.states[number], game.states[min(number + 1, len(game.states) - 1)]
    places = [(p, d) for p in range(1, r + 1) for d in range(s)]
    rank = {place: game.at.deal.rank(*place) for place in places}
    copy = {place: game.at.deal.copy(*place) for place in places}
    if rng.random() < 0.5:
        rank[rng.choice(places)] = rng.choice([rng.randint(1, r), rng.randint(0, r + 1)])
        copy[rng.choice(places)] = rng.randint(0, s)
        x, y = changed(rng, x, r), changed(rng, y, r)
    return World(r, s, r, rank, copy, plain(x, r), plain(y, r), random_values(rng, r, s, rank, x, y))


def changed(rng: random.Random, x: State, r: int) -> State:
    name, change = rng.choice(["gone", "seen", "finished", "here", "count"]), rng.choice([-3, -1, 1])
    if name == "here":
        return x._replace(here=rng.randint(0, r + 1))
    if name == "count":
        return x._replace(count=x.count + change)
    row, pile = getattr(x, name), rng.randint(1, r)
    return x._replace(**{name: Values({**row, pile: row[pile] + change})})


def plain(x: State, r: int) -> State:
    """The state with every pile in its rows, so that rows can be compared."""
    rows = (Values((p, row[p]) for p in range(1, r + 1)) for row in (x.gone, x.seen, x.finished))
    return State(x.count, x.here, *rows)


def random_values(rng: random.Random, r: int, s: int, rank: dict[Place, int], x: State, y: State) -> dict[str, Any]:
    n = r * s

    def row(lowest: int, highest: int) -> Values:
        return Values((i, rng.randint(lowest, highest)) for i in range(n + 2))

    def piles() -> Values:
        return Values((p, rng.random() < 0.6) for p in range(n + 2))

    def steps(width: int) -> Values:
        return Values((i, i * width) for i in range(n + 2))

    p, c = rng.randint(1, r), rng.choice([min(max(x.here, 1), r), rng.randint(1, r)])
    top = rng.choice([x.gone[p], s, s + 1 - x.seen[p], s - x.seen[p], s - x.seen[p] + (p == x.here)])
    before = rng.choice([steps(s), steps(r), steps(r - 1), Values({**steps(s), 1: 0}), steps(0), row(0, n)])
    sums = Values((i, sum(x.gone[q] for q in range(1, i + 1))) for i in range(r + 1))
    counted = rng.choice([c, y.here])
    low = rng.random() < 0.5
    return {
        "p": p,
        "q": rng.randint(1, r),
        "c": c,
        "e": rng.choice([x.here, rng.randint(1, r)]),
        "d": rng.randrange(s) if rng.random() < 0.9 else s,
        "depth of q": rng.randrange(s),
        "f": rng.randrange(s),
        "first": rng.randint(1, r - 1),
        "n": rng.choice([n, n, 1]),
        "m": rng.randint(0, 3),
        "later": rng.randint(0, 3),
        "i": rng.randint(-1, r + 1),
        "before p": rng.randint(1, r),
        "top": top,
        "end": rng.choice([s, s + x.seen[p], s + x.seen[p] - (p == x.here), 2 * s - x.gone[p] + (p == r), 2 * s]),
        "face up": rng.choice(
            [piles(), Values((i, i >= s) for i in range(2 * s)), Values.fromkeys(range(2 * s), True)]
        ),
        "before": before,
        "after": Values((i, before[i] + (counted <= i)) for i in range(n + 2)) if low else row(0, 2),
        "total": rng.choice([sums, steps(s), steps(s - 1), row(0, n)]),
        "theirs": Values((d, rank[p, d]) for d in range(s)) if low else row(1, r),
        "pile of a turn": rng.choice([Values((t, 1 + t % r) for t in range(n + 2)), row(1, r)]),
        "depth of a turn": row(0, s - 1),
        "turn of a depth": row(1, 2),
        "again": Values() if low else row(0, 1),
        "dry": Values() if low else row(0, 1),
        "cycle": piles(),
        "set": piles(),
    }


def scene(w: World) -> Scene:
    deal = Deal(lambda p, d: w.rank.get((p, d), 0), lambda p, d: w.copy.get((p, d), 0), lambda q, n: (q, n))
    return Scene(setting(Concrete(), w.r, w.s, deal), w.x, w.y, lambda kind, name: w.some[name])
