"""What the formulas are made of: truths, exactly one of many, and how many of them hold.

There are tens of thousands of them, so they are made by z3's own functions: its operators in Python ask each part for
its sort first, which takes most of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, pairwise
from typing import Any

import z3

Formula = Any  # a z3 formula
Term = Any  # a whole number of z3

TRUE, FALSE = z3.BoolVal(True), z3.BoolVal(False)
_CONTEXT = z3.main_ctx()
_FEW = 5


def no(part: Formula) -> Formula:
    """This does not hold."""
    if part is TRUE or part is FALSE:
        return FALSE if part is TRUE else TRUE
    return z3.BoolRef(z3.Z3_mk_not(_CONTEXT.ref(), part.as_ast()), _CONTEXT)


def some(parts: Iterable[Formula]) -> Formula:
    """At least one of these holds."""
    given = [part for part in parts if part is not FALSE]
    if any(part is TRUE for part in given):
        return TRUE
    return _joined(z3.Z3_mk_or, given) if len(given) > 1 else (given or [FALSE])[0]


def every(parts: Iterable[Formula]) -> Formula:
    """All of these hold."""
    given = [part for part in parts if part is not TRUE]
    if any(part is FALSE for part in given):
        return FALSE
    return _joined(z3.Z3_mk_and, given) if len(given) > 1 else (given or [TRUE])[0]


def follows(premises: Iterable[Formula], conclusion: Formula) -> Formula:
    """If the premises hold, so does the conclusion."""
    return some([*map(no, premises), conclusion])


def same(one: Formula, other: Formula) -> Formula:
    """Both of these hold or neither."""
    return z3.BoolRef(z3.Z3_mk_eq(_CONTEXT.ref(), one.as_ast(), other.as_ast()), _CONTEXT)


def _joined(make: Callable[..., Any], parts: Sequence[Formula]) -> Formula:
    asts = (z3.Ast * len(parts))(*(part.as_ast() for part in parts))
    return z3.BoolRef(make(_CONTEXT.ref(), len(parts), asts), _CONTEXT)


def at_most_one(name: str, parts: Sequence[Formula]) -> list[Formula]:
    """Not two of these hold; for many of them by a chain of new truths, each saying that one has held so far."""
    if len(parts) <= _FEW:
        return [some([no(one), no(other)]) for one, other in combinations(parts, 2)]
    before = [z3.Bool(f"{name} by {number}") for number in range(1, len(parts))]
    clauses = [follows([part], mark) for part, mark in zip(parts, before, strict=False)]
    clauses += [follows([mark], after) for mark, after in pairwise(before)]
    return clauses + [follows([mark], no(part)) for mark, part in zip(before, parts[1:], strict=True)]


def exactly_one(name: str, parts: Sequence[Formula]) -> list[Formula]:
    """One of these holds and no other."""
    return [some(parts), *at_most_one(name, parts)]


def count(parts: Iterable[Formula]) -> Term:
    """How many of these hold."""
    return total(z3.If(part, z3.IntVal(1), z3.IntVal(0)) for part in parts)


def total(terms: Iterable[Term]) -> Term:
    """The sum of these."""
    given = list(terms)
    return z3.Sum(given) if len(given) > 1 else (given or [z3.IntVal(0)])[0]
