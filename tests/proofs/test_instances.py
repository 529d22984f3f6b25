"""Formulas without quantifiers are never more than what was given: what contradicts itself there did so before."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
import z3

from verify.proofs.methods.instances import without_quantifiers

INT = z3.IntSort()
RANK = z3.Function("rank", INT, INT, INT)
ROW = z3.Array("row", INT, INT)
SET = z3.Array("set", INT, z3.BoolSort())
P, Q, D = z3.Int("p"), z3.Int("q"), z3.Int("d")
A, B = z3.Int("a"), z3.Int("b")

Formula = Any


def every(variable: Formula, body: Formula, highest: int = 3) -> Formula:
    return z3.ForAll([variable], z3.Implies(z3.And(variable >= 1, variable <= highest), body))


def some(variable: Formula, body: Formula, highest: int = 3) -> Formula:
    return z3.Exists([variable], z3.And(variable >= 1, variable <= highest, body))


def said(*formulas: Formula) -> str:
    solver = z3.Solver()
    solver.set("timeout", 20_000)
    solver.add(*formulas)
    return str(solver.check())


def has_quantifier(formula: Formula) -> bool:
    return z3.is_quantifier(formula) or any(map(has_quantifier, formula.children()))


CONTRADICTIONS: dict[str, list[Formula]] = {
    "an instance": [every(P, ROW[P] > 0), A >= 1, A <= 3, ROW[A] <= 0],
    "a plain number": [every(P, ROW[P] > 0), ROW[2] == 0],
    "a goal for every pile": [every(P, ROW[P] > 1), z3.Not(every(Q, ROW[Q] > 0))],
    "a goal that something exists": [
        every(P, ROW[P] > 1),
        A == 2,
        ROW[A] != 7,
        z3.Not(some(Q, z3.And(Q == A, ROW[Q] > 1))),
    ],
    "something exists and nothing does": [some(P, ROW[P] == 5), every(Q, ROW[Q] < 5)],
    "either of two": [z3.Or(every(P, ROW[P] > 1), every(P, ROW[P] > 2)), z3.Not(every(Q, ROW[Q] > 1))],
    "the same said twice": [
        every(P, ROW[P] == 4) != every(Q, ROW[Q] >= 4),
        every(P, ROW[P] <= 4),
        every(P, ROW[P] >= 4),
    ],
    "one inside another": [
        every(P, every(D, RANK(P, D) > 0)),
        z3.Not(every(Q, every(D, RANK(Q, D) >= 1))),
    ],
    "two at once": [
        z3.ForAll([P, D], z3.Implies(z3.And(P >= 1, D >= 0), RANK(P, D) > P)),
        z3.Not(z3.ForAll([Q, D], z3.Implies(z3.And(Q >= 2, D >= 3), RANK(Q, D) > 2))),
    ],
    "a pile that a pile leads to": [every(P, ROW[ROW[P]] == P), A >= 1, A <= 3, ROW[A] == B, ROW[B] != A],
    "a row with another value": [every(P, ROW[P] == 0), z3.Select(z3.Store(ROW, A, 7), 2) > 0, A != 2],
    "a set that nothing leaves": [
        every(P, z3.Implies(SET[P], SET[ROW[P]])),
        A >= 1,
        A <= 3,
        SET[A],
        z3.Not(SET[ROW[A]]),
    ],
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_contradictions_are_found_without_quantifiers_and_are_contradictions(name: str) -> None:
    formulas = CONTRADICTIONS[name]
    plain = without_quantifiers(formulas)
    assert not any(map(has_quantifier, plain))
    assert said(*plain) == "unsat"
    assert said(*formulas) == "unsat"


SATISFIABLE: dict[str, list[Formula]] = {
    "nothing to speak of": [every(P, ROW[P] > 0)],
    "no quantifier": [A > B, ROW[A] == B],
    "another pile": [every(P, ROW[P] > 0), ROW[4] <= 0],
    "something exists": [some(P, ROW[P] == 5), every(Q, ROW[Q] <= 5)],
    "not all do": [z3.Not(every(P, ROW[P] > 0)), some(Q, ROW[Q] > 0)],
    "one or the other": [every(P, ROW[P] == 1) == every(Q, ROW[Q] == 2), ROW[1] == 1, ROW[2] == 2],
    "a number that depends on a quantifier": [z3.If(every(P, ROW[P] > 0), A, B) == 3, A == 1, ROW[2] == 9],
    "for every one there is one": [every(P, some(Q, RANK(P, Q) == 1)), RANK(1, 1) == 0],
    "there is one for all": [some(P, every(Q, RANK(P, Q) == 1)), RANK(1, 1) == 0],
    "under a choice": [z3.If(A > 0, every(P, ROW[P] > 0), every(P, ROW[P] < 0)), ROW[1] == -1],
    "either but not both": [z3.Xor(every(P, ROW[P] > 0), every(P, ROW[P] > 1)), ROW[3] == 1],
}


@pytest.mark.parametrize("name", SATISFIABLE)
def test_what_can_be_so_can_be_so_without_quantifiers(name: str) -> None:
    formulas = SATISFIABLE[name]
    assert said(*formulas) == "sat"
    assert said(*without_quantifiers(formulas)) == "sat"


def test_what_is_weakened_may_have_models_that_were_excluded() -> None:
    """The reason why an answer without quantifiers is no counterexample: nothing here stands as a pile."""
    formulas = [z3.ForAll([P], RANK(P, 0) > 0), z3.ForAll([P], RANK(P, 0) < 0)]
    assert said(*formulas) == "unsat"
    assert said(*without_quantifiers(formulas)) == "sat"


Tree = tuple[Any, ...]
"""A formula as plain data: what joins its parts, and these; ``("row", x, y, number)`` is an atom."""


def tree(random: Random, bound: tuple[str, ...] = (), depth: int = 2) -> Tree:
    """A formula about a row and a function of two places, with quantifiers over 1..2 anywhere in it."""
    kind = random.choice(["every", "every", "some", "not", "and", "or", "same", "choice"] if depth else ATOMS)
    if kind in ATOMS:
        x, y = (random.choice([*bound, *bound, "a", "b", "1", "2"]) for _ in range(2))
        return kind, x, y, random.choice(["1", "2"])
    if kind in {"every", "some"}:
        variable = f"v{len(bound)}"
        return kind, variable, tree(random, (*bound, variable), depth - 1)
    parts = {"not": 1, "choice": 3}.get(kind, 2)
    return kind, *(tree(random, bound, depth - 1) for _ in range(parts))


ATOMS = ["row", "row of row", "rank"]


def formula(shape: Tree, written_out: bool, values: dict[str, Formula]) -> Formula:
    """The formula for z3, with its quantifiers or with these written out for 1 and 2."""
    kind, *parts = shape
    if kind in {"every", "some"}:
        return _quantified(kind, parts[0], parts[1], written_out, values)
    if kind in ATOMS:
        x, y, z = (values[name] for name in parts)
        return {"row": ROW[x], "row of row": ROW[ROW[x]], "rank": RANK(x, y)}[kind] == z
    plain = [formula(part, written_out, values) for part in parts]
    joined: dict[str, Any] = {"not": z3.Not, "and": z3.And, "or": z3.Or, "same": lambda x, y: x == y, "choice": z3.If}
    return joined[kind](*plain)


def _quantified(kind: str, name: str, body: Tree, written_out: bool, values: dict[str, Formula]) -> Formula:
    if written_out:
        both = [formula(body, True, {**values, name: z3.IntVal(number)}) for number in (1, 2)]
        return (z3.And if kind == "every" else z3.Or)(*both)
    variable = z3.Int(name)
    inner = formula(body, False, {**values, name: variable})
    return (every if kind == "every" else some)(variable, inner, highest=2)


VALUES = {"a": A, "b": B, "1": z3.IntVal(1), "2": z3.IntVal(2)}


def test_random_formulas_never_contradict_themselves_only_without_their_quantifiers() -> None:
    """Beside the same formulas written out; and most contradictions are found in spite of the weakening."""
    random, found = Random(2024), Counter[tuple[str, str]]()
    for _ in range(80):
        shapes = [tree(random) for _ in range(random.randint(2, 8))]
        quantified = [formula(shape, False, VALUES) for shape in shapes]
        plain = without_quantifiers(quantified)
        assert not any(map(has_quantifier, plain))
        really = said(*(formula(shape, True, VALUES) for shape in shapes))
        found[really, said(*plain)] += 1
    assert found["sat", "unsat"] == 0
    assert found["sat", "sat"] >= 20
    assert found["unsat", "unsat"] >= 10, found
    assert found["unsat", "unsat"] > found["unsat", "sat"]
    assert found.total() == 80
