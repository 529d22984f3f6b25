"""Circuits say what plain numbers say: the clauses, solved with all free variables given, against plain evaluation.

The plain reading is `Concrete`, which is Python's own arithmetic; a SAT solver reads the outputs of the gates.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pysat.solvers import Glucose4

from verify.deals import numbered
from verify.proofs.lemmas import dealing, real_deck
from verify.proofs.model.circuits import Circuits, Wires
from verify.proofs.model.equations import Equations
from verify.proofs.model.gates import FALSE, TRUE, Gates
from verify.proofs.model.logic import Concrete, Logic, Values
from verify.proofs.model.observe import observed
from verify.proofs.model.scene import Claim, Scene
from verify.proofs.model.wiring import Wiring
from verify.proofs.model.words import Count, Truth, Word, bits_of, literal_of
from verify.rules.clock import play
from verify.rules.clock_choice import Choice
from verify.rules.clock_table import deal_out

Lemmas = Callable[[Scene], Iterable[Claim]]
LEMMAS: list[Lemmas] = [
    real_deck.deck_counts,
    real_deck.turn_counts,
    real_deck.last_king_place_by_place,
    real_deck.loss_is_closed_pile_by_pile,
    real_deck.in_order_pile_by_pile,
    real_deck.cycle_loses_pile_by_pile,
    dealing.counted_bouts,
    dealing.dealt_once,
]


class Reader:
    """Outputs of gates by the values of all free variables, from the clauses alone."""

    def __init__(self, gates: Gates, literals: Iterable[int]) -> None:
        self.literals = {abs(literal) for literal in literals} | {TRUE}
        self.inputs = [variable for variable in gates.needed(self.literals) if variable not in gates.made]
        self.solver = Glucose4(bootstrap_with=gates.clauses(self.literals))

    def truths(self, true: set[int]) -> dict[int, bool]:
        """Which literals are true; it must be certain of each."""
        given = [each if each in true else -each for each in self.inputs if each != TRUE]
        possible, found = self.solver.propagate(assumptions=given)
        assert possible
        known = {abs(each): each > 0 for each in found} | {TRUE: True}
        assert self.literals <= known.keys(), "the clauses leave a choice"
        return {sign * each: known[each] == (sign > 0) for each in self.literals for sign in (1, -1)}


def literals_in(value: Any) -> Iterator[int]:
    if isinstance(value, Wires):
        yield value.strays
        for item in value.items.values():
            yield from literals_in(item)
    else:
        yield from [literal_of(value)] if isinstance(value, bool | Truth) else bits_of(value)


def plain(value: Any, truths: dict[int, bool]) -> Any:
    """What a number, formula or row is."""
    if isinstance(value, Wires):
        assert not truths[value.strays]
        return {place: plain(item, truths) for place, item in value.items.items()}
    if isinstance(value, bool | Truth):
        return truths[literal_of(value)]
    *bits, sign = (truths[bit] for bit in bits_of(value))
    return sum(bit << place for place, bit in enumerate(bits)) - (sign << len(bits))


def encoded(word: Word | Truth, value: int) -> set[int]:
    """The variables that are true if the word has this value."""
    if isinstance(word, Truth):
        return {word.literal} if value else set()
    assert -(1 << len(word.bits) - 1) <= value < 1 << len(word.bits) - 1
    return {bit for place, bit in enumerate(word.bits) if value >> place & 1}


Body = Callable[[Logic, Any, Any, Any, Any, Any], Any]
BODIES: dict[str, Body] = {
    "sum": lambda logic, a, b, row, p, q: a + b + 3,
    "difference": lambda logic, a, b, row, p, q: a - b,
    "from a number": lambda logic, a, b, row, p, q: 5 - a,
    "product": lambda logic, a, b, row, p, q: a * b,
    "multiple": lambda logic, a, b, row, p, q: 6 * a + b * -3,
    "less": lambda logic, a, b, row, p, q: a < b,
    "at most": lambda logic, a, b, row, p, q: a <= b,
    "more": lambda logic, a, b, row, p, q: a > b,
    "at least": lambda logic, a, b, row, p, q: a >= b,
    "less than a number": lambda logic, a, b, row, p, q: a < 2,
    "more than a number": lambda logic, a, b, row, p, q: a > -2,
    "the same": lambda logic, a, b, row, p, q: logic.same(a, b),
    "the same number": lambda logic, a, b, row, p, q: logic.same(a, -3),
    "the same truth": lambda logic, a, b, row, p, q: logic.same(p, q),
    "all": lambda logic, a, b, row, p, q: logic.all_of(p, a < b, True, q),
    "none": lambda logic, a, b, row, p, q: logic.all_of(),
    "not": lambda logic, a, b, row, p, q: logic.no(p),
    "follows": lambda logic, a, b, row, p, q: logic.follows(p, q),
    "choice": lambda logic, a, b, row, p, q: logic.choose(p, a, b),
    "choice of truths": lambda logic, a, b, row, p, q: logic.choose(p, q, a < b),
    "sum of many": lambda logic, a, b, row, p, q: logic.total([a, b, a, 7, row[1]]),
    "sum of none": lambda logic, a, b, row, p, q: logic.total([]),
    "sum of numbers": lambda logic, a, b, row, p, q: logic.total([3, 4]),
    "count": lambda logic, a, b, row, p, q: counted(logic, a, b, p, q),
    "count and one": lambda logic, a, b, row, p, q: counted(logic, a, b, p, q) + logic.choose(p, 1, 0),
    "count and number": lambda logic, a, b, row, p, q: counted(logic, a, b, p, q) + a,
    "number and count": lambda logic, a, b, row, p, q: a + counted(logic, a, b, p, q) * 2,
    "count less": lambda logic, a, b, row, p, q: counted(logic, a, b, p, q) < b,
    "count at most": lambda logic, a, b, row, p, q: counted(logic, a, b, p, q) <= 2,
    "count at least": lambda logic, a, b, row, p, q: a >= counted(logic, a, b, p, q),
    "count the same": lambda logic, a, b, row, p, q: logic.same(counted(logic, a, b, p, q), a),
    "counts the same": lambda logic, a, b, row, p, q: logic.same(
        counted(logic, a, b, p, q), logic.total(logic.choose(each, 1, 0) for each in (q, a < 1))
    ),
    "distinct": lambda logic, a, b, row, p, q: logic.distinct([a, b, row[2], 1]),
    "everywhere": lambda logic, a, b, row, p, q: logic.everywhere(0, 3, lambda n: row[n] <= a + n),
    "nowhere": lambda logic, a, b, row, p, q: logic.everywhere(3, 2, lambda n: False),
    "in a row": lambda logic, a, b, row, p, q: row[a],
    "in a row at a number": lambda logic, a, b, row, p, q: row[2] + row[9],
    "stored at a number": lambda logic, a, b, row, p, q: logic.stored(row, 2, a),
    "stored and read": lambda logic, a, b, row, p, q: logic.stored(row, 2, a)[b],
    "one of two rows": lambda logic, a, b, row, p, q: logic.choose(p, logic.stored(row, 1, b), row),
    "rows the same": lambda logic, a, b, row, p, q: logic.same(row, logic.stored(row, a, b)),
    "rows not the same": lambda logic, a, b, row, p, q: logic.same(logic.stored(row, 2, a), logic.stored(row, 2, b)),
}


def counted(logic: Logic, a: Any, b: Any, p: Any, q: Any) -> Any:
    return logic.total(logic.choose(each, 1, 0) for each in (p, q, a < b, True, False, a <= 2, p))


WIDTH, PLACES = 3, (1, 2, 3)


def circuit(body: Body) -> tuple[Any, Reader, dict[str, Word | Truth]]:
    """The result for free numbers and truths, its reader, and these by name."""
    logic = Circuits()
    names = ("a", "b", *(f"row {place}" for place in PLACES))
    free: dict[str, Word | Truth] = {
        name: Word(logic.gates, [logic.gates.free() for _ in range(WIDTH)]) for name in names
    }
    free |= {name: Truth(logic.gates.free()) for name in "pq"}
    row = Wires(logic.gates, {place: free[f"row {place}"] for place in PLACES})
    result = body(logic, free["a"], free["b"], row, free["p"], free["q"])
    return result, Reader(logic.gates, literals_in(result)), free


@pytest.mark.parametrize("name", BODIES)
def test_every_operation_means_what_it_means_for_plain_values(name: str) -> None:
    """All pairs of numbers of three bits, all truths; the rows at random."""
    result, reader, free = circuit(BODIES[name])
    rng = random.Random(name)
    numbers = range(-(1 << WIDTH - 1), 1 << WIDTH - 1)
    for a, b, p, q in itertools.product(numbers, numbers, (False, True), (False, True)):
        row = Values((place, rng.choice(numbers)) for place in PLACES)
        values = {"a": a, "b": b, "p": p, "q": q} | {f"row {place}": row[place] for place in PLACES}
        true = set().union(*(encoded(free[each], value) for each, value in values.items()))
        expected = BODIES[name](Concrete(), a, b, row, p, q)
        found = plain(result, reader.truths(true))
        assert (found, type(found) is bool) == (expected, type(expected) is bool), values


@given(st.lists(st.integers(-40, 40), min_size=2, max_size=6), st.data())
@settings(max_examples=60, deadline=None)
def test_no_number_wraps_around(numbers: list[int], data: st.DataObject) -> None:
    """A chain of operations on words of different widths."""
    operations = data.draw(st.lists(st.sampled_from("+-*"), min_size=len(numbers) - 1, max_size=len(numbers) - 1))
    logic = Circuits()
    words = [Word(logic.gates, [logic.gates.free() for _ in range(n.bit_length() + 1)]) for n in numbers]

    def chained(items: list[Any]) -> Any:
        total = items[0]
        for sign, item in zip(operations, items[1:], strict=True):
            total = total + item if sign == "+" else total - item if sign == "-" else total * item
        return total

    result = chained(list(words))
    true = set().union(*(encoded(word, number) for word, number in zip(words, numbers, strict=True)))
    assert plain(result, Reader(logic.gates, literals_in(result)).truths(true)) == chained(numbers)


@given(st.lists(st.booleans(), max_size=12), st.integers(-1, 13))
@settings(max_examples=60, deadline=None)
def test_counts_reach_what_they_reach(truths: list[bool], number: int) -> None:
    logic = Circuits()
    free = [logic.gates.free() for _ in truths]
    reached = Count(logic.gates, free).at_least(number)
    true = {each for each, truth in zip(free, truths, strict=True) if truth}
    assert Reader(logic.gates, [reached]).truths(true)[reached] == (sum(truths) >= number)


def test_constants_are_folded_and_like_gates_are_one() -> None:
    gates = Gates()
    a, b, c = (gates.free() for _ in range(3))
    assert gates.both(a, TRUE, a) == a
    assert gates.both(a, b, -a) == gates.both(FALSE, a) == FALSE
    assert gates.both(a, b) == gates.both(b, a, TRUE) == -gates.either(-a, -b)
    assert gates.differ(a, FALSE) == a
    assert gates.differ(-a, b) == -gates.differ(b, a)
    assert gates.pick(a, b, c) == gates.pick(-a, c, b)
    assert gates.majority(a, b, TRUE) == gates.either(b, a)
    assert gates.majority(a, -a, c) == c
    assert gates.reaches([a, TRUE, FALSE, b], 2) == gates.reaches([a, b], 1)
    assert gates.reaches([a, b], 3) == FALSE


def test_python_may_not_ask_what_is_not_known() -> None:
    logic = Circuits()
    word = Word(logic.gates, [logic.gates.free(), logic.gates.free()])
    with pytest.raises(TypeError, match="not known"):
        bool(word < 1)
    with pytest.raises(TypeError, match="not known"):
        _ = word == 1
    with pytest.raises(TypeError, match="no number"):
        _ = word + True
    with pytest.raises(TypeError, match="no formula"):
        logic.no(1)
    strayed = logic.stored(Wires(logic.gates, {1: 5}), word, 7)
    with pytest.raises(ValueError, match="not kept"):
        _ = strayed[1]
    with pytest.raises(ValueError, match="not kept"):
        logic.same(strayed, strayed)


@pytest.mark.parametrize("size", [(16, 1), (2, 16), (1, 4), (8, 8)])
def test_decks_whose_numbers_do_not_fit_are_refused(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Wiring(*size)


def test_a_name_is_of_one_kind() -> None:
    wiring = Wiring(3, 2)
    assert wiring.scene.number("m") is wiring.scene.number("m")
    wiring.scene.piles("set")
    with pytest.raises(TypeError, match="is no number"):
        wiring.scene.number("set[1]")


def formulas(claims: Iterable[Claim]) -> list[Any]:
    return [part for claim in claims for part in (*claim.premises.values(), *claim.goals.values())]


def engine_scenes(wiring: Wiring, deal: str, rng: random.Random) -> Iterator[tuple[Scene, dict[str, int]]]:
    """Moments of a game of the engine, and the same as values by name; what is arbitrary is drawn at random."""
    found = next(iter(numbered(deal)))
    rules = Choice().for_deal(found)
    game = observed(play(deal_out(found, rules), rules), found.shape.suits)
    drawn = {name: rng.randint(0, 13) for name in wiring.free}
    for name in ("m", "later", "d", "depth of q"):
        drawn |= {name: rng.randint(0, 4)}

    def arbitrary(kind: str, name: str) -> Any:
        if kind == "piles":
            return Values((pile, bool(drawn[f"{name}[{pile}]"] % 2)) for pile in range(1, 14))
        return Values((place, drawn[f"{name}[{place}]"]) for place in range(15)) if kind == "row" else drawn[name]

    pairs = list(zip(game.states, game.states[1:], strict=False))
    for x, y in [pairs[0], *rng.sample(pairs, 3), pairs[-1], (game.states[-1], game.states[-1])]:
        values = {
            name: (value % 2 if isinstance(wiring.free.get(name), Truth) else value) for name, value in drawn.items()
        }
        for state, of in (("x", x), ("y", y)):
            values |= {f"{state}.count": of.count, f"{state}.here": of.here}
            for row in ("gone", "seen", "finished"):
                values |= {f"{state}.{row}[{pile}]": getattr(of, row)[pile] for pile in range(1, 14)}
        for p, d in itertools.product(range(1, 14), range(4)):
            values |= {f"rank[{p},{d}]": game.at.deal.rank(p, d), f"copy[{p},{d}]": game.at.deal.copy(p, d)}
        yield Scene(game.at, x, y, arbitrary), values


@pytest.mark.parametrize("lemmas", LEMMAS)
def test_every_claim_says_the_same_of_the_engines_states(lemmas: Lemmas) -> None:
    """Premises and goals one by one, in real games, won or lost, and with one number of the state changed."""
    wiring, rng = Wiring(13, 4), random.Random(lemmas.__name__)
    stated = formulas(lemmas(wiring.scene))
    reader = Reader(wiring.logic.gates, map(literal_of, stated))
    seen: set[bool] = set()
    for deal in ("ms:1", "ms:617"):
        for scene, values in engine_scenes(wiring, deal, rng):
            true = set().union(*(encoded(word, values[name]) for name, word in wiring.free.items()))
            truths = reader.truths(true)
            found = [truths[literal_of(part)] for part in stated]
            assert found == [bool(part) for part in formulas(lemmas(scene))]
            seen |= set(found)
            changed = true ^ {rng.choice(reader.inputs[1:])}
            truths = reader.truths(changed)
            expected = [bool(part) for part in formulas(lemmas(wiring.values(changed)))]
            assert [truths[literal_of(part)] for part in stated] == expected
    assert seen == {False, True}


def solvable(gates: Gates, literals: list[int]) -> set[int] | None:
    """The true variables of a solution, if there is one."""
    with Glucose4(bootstrap_with=[*gates.clauses(literals), *([each] for each in literals)]) as solver:
        return {each for each in solver.get_model() if each > 0} if solver.solve() else None


@pytest.mark.parametrize("lemmas", LEMMAS)
def test_solving_premises_leaves_the_answers_as_they_are(lemmas: Lemmas) -> None:
    """With and without: each goal, denied or not, and the premises alone, of a small deck; solutions are solutions."""
    wiring, answers = Wiring(3, 2), set()
    gates = wiring.logic.gates
    for claim in lemmas(wiring.scene):
        premises = [literal_of(part) for part in claim.premises.values()]
        goals = [literal_of(part) for part in claim.goals.values()]
        found = Equations(gates, premises, goals)
        for goal, new in [(TRUE, TRUE), *zip(goals, found.goals, strict=True)]:
            for sign in (1, -1):
                before = solvable(gates, [*premises, sign * goal])
                after = solvable(gates, [*found.premises, sign * new])
                assert (before is None) == (after is None)
                answers.add(before is None)
                if after is not None:
                    reader = Reader(gates, [*premises, goal])
                    truths = reader.truths(found.values(after))
                    assert all(truths[each] for each in [*premises, sign * goal])
    assert answers == {False, True}


def test_a_variable_is_replaced_by_what_is_older() -> None:
    gates = Gates()
    a, b, c = (gates.free() for _ in range(3))
    found = Equations(gates, [gates.same(c, gates.both(a, b)), -b], [c, gates.either(a, c)])
    assert found.premises == []
    assert found.solved.keys() == {b, c}
    assert found.goals == [FALSE, a]
    assert found.values([a]) == {a}
    circular = Equations(gates, [gates.same(a, gates.both(b, c))], [a])
    assert circular.solved == {}
