"""Quantifiers made plain: an obligation as a formula without any, which z3 decides instead of searching.

The premises are weakened to finitely many of their instances, so what follows from these follows from them; the
goal is denied for a pile, place or turn that is left open. Which instances: a quantified pile takes the terms that
stand as a pile anywhere in the obligation, a depth those that stand as a depth, and so on for each position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import z3

from verify.proofs.methods.sharing import interrupts_wait
from verify.proofs.model.symbolic import PILE, POSITIONS

Terms = dict[str, dict[int, Any]]  # by position and z3's number for the term


def without_quantifiers(formulas: Sequence[Any]) -> list[Any]:
    """Formulas that follow from these and have no quantifier: if they contradict each other, so do these."""
    goal = z3.Goal()
    goal.add(*formulas)
    with interrupts_wait():  # z3 would take an interrupt for itself, and lose it
        (plain,) = z3.Tactic("nnf")(goal)  # what is left is universal, and new names stand for what exists
    formulas = list(plain)
    terms = _terms(formulas)
    return [_instantiated(formula, terms) for formula in formulas]


def _instantiated(formula: Any, terms: Terms) -> Any:
    if z3.is_quantifier(formula):
        return z3.And(*(_instantiated(body, terms) for body in _instances(formula, terms)))
    if z3.is_bool(formula) and z3.is_app(formula) and formula.num_args():
        parts = formula.children()
        plain = [_instantiated(part, terms) for part in parts]
        return formula if all(map(z3.eq, parts, plain)) else formula.decl()(*plain)
    return formula


def _instances(quantifier: Any, terms: Terms) -> Iterator[Any]:
    body = quantifier.body()
    positions = _positions_of_variables(body)
    choices = [terms[positions.get(index, PILE)].values() for index in range(quantifier.num_vars())]
    for chosen in product(*choices):
        yield z3.substitute_vars(body, *chosen)


def _terms(formulas: Sequence[Any]) -> Terms:
    """The terms without variables in each position."""
    found: Terms = {position: {} for position in {PILE, *(p for ps in POSITIONS.values() for p in ps)}}
    for formula in formulas:
        for term in _subterms(formula):
            for position, argument in _arguments(term):
                if argument.get_id() not in found[position] and _is_closed(argument):
                    found[position][argument.get_id()] = argument
    return found


def _positions_of_variables(body: Any) -> dict[int, str]:
    """The position in which each variable of a quantifier stands, counted as z3 does: outwards from the inside."""
    found: dict[int, str] = {}
    waiting = [(body, 0)]
    while waiting:
        term, inside = waiting.pop()
        if z3.is_quantifier(term):
            waiting.append((term.body(), inside + term.num_vars()))
            continue
        for position, argument in _arguments(term):
            if z3.is_var(argument) and z3.get_var_index(argument) >= inside:
                found.setdefault(z3.get_var_index(argument) - inside, position)
        waiting.extend((part, inside) for part in term.children())
    return found


def _arguments(term: Any) -> Iterator[tuple[str, Any]]:
    """The arguments of a term, with the positions they stand in."""
    if z3.is_select(term) or z3.is_store(term):
        yield PILE, term.arg(1)
    elif z3.is_app(term) and term.num_args() and term.decl().kind() == z3.Z3_OP_UNINTERPRETED:
        yield from zip(POSITIONS.get(term.decl().name(), ()), term.children(), strict=False)


def _is_closed(term: Any) -> bool:
    return not any(z3.is_var(part) for part in _subterms(term))


def _subterms(term: Any) -> Iterator[Any]:
    seen: set[int] = set()
    waiting = [term]
    while waiting:
        part = waiting.pop()
        if part.get_id() not in seen:
            seen.add(part.get_id())
            yield part
            waiting.extend([part.body()] if z3.is_quantifier(part) else part.children())
