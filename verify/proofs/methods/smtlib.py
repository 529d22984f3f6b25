"""Obligations as SMT-LIB 2 text, complete in itself, for any solver that reads the standard.

What is written is what the obligation says, quantifiers and all, and not the instances of it that z3 is asked about.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import z3

from verify.proofs.model.reading import INTEGERS, Reading, Size
from verify.proofs.theorems.obligation import SMALL, Obligation

Named = Mapping[str, Any]  # formulas by name


class Question(NamedTuple):
    """What is asked under some premises: whether the formula can hold as well; nothing more if there is none.

    ``values`` are the commands that ask for values then.
    """

    name: str
    formula: Any = None
    values: str = ""


class Group(NamedTuple):
    """Premises, and the questions asked under them."""

    premises: Named
    questions: Sequence[Question]


def proof_text(obligation: Obligation, reading: Reading, dropped: str = "") -> str:
    """The obligation in one reading: for each goal, can the premises hold and the goal not? No, is the proof."""
    scene, limits = reading.scene(dropped=dropped)
    groups = [
        Group(
            {**claim.premises, **{f"limit of the size, {name}": limit for name, limit in limits.items()}},
            [Question(f"goal {name}, denied", z3.Not(goal)) for name, goal in claim.goals.items()],
        )
        for claim in obligation.claims(scene)
    ]
    return text([obligation.says, f"{reading.method}; {reading.scope}", "every answer must be: unsat"], groups)


def premises_text(obligation: Obligation, size: Size = SMALL, dropped: str = "") -> str:
    """The premises alone, in a deck of known size: can they hold?"""
    scene, _ = INTEGERS.scene(size, dropped)
    groups = [Group(claim.premises, [Question("the premises alone")]) for claim in obligation.claims(scene)]
    return text([obligation.says, f"a deck of {size.r}x{size.s}", "every answer must be: sat"], groups)


def model_text(title: Sequence[str], formulas: Named, wanted: Sequence[Any]) -> str:
    """Formulas that can hold, and the terms whose values are asked for, each on a line of the answer."""
    values = "".join(f"(get-value ({term.sexpr()}))\n" for term in wanted)
    asked = _asked(Group(formulas, [Question("a game", values=values)]))
    head = [*title, "the answer must be: sat, and a value for each term"]
    return "".join([*_head(head, [*formulas.values(), *wanted], "(set-option :produce-models true)\n"), *asked])


def text(title: Sequence[str], groups: Sequence[Group], options: str = "") -> str:
    """A script that asks all questions of all groups, in order; ``options`` are commands to be given first."""
    formulas = [formula for group in groups for formula in _formulas(group)]
    return "".join([*_head(title, formulas, options), *(line for group in groups for line in _asked(group))])


def _head(title: Sequence[str], formulas: Iterable[Any], options: str = "") -> list[str]:
    return [*(f"; {_one_line(line)}\n" for line in title), options, "(set-logic ALL)\n", *_declarations(formulas)]


def _formulas(group: Group) -> Iterator[Any]:
    yield from group.premises.values()
    yield from (question.formula for question in group.questions)


def _asked(group: Group) -> Iterator[str]:
    yield "(push 1)\n"
    for name, premise in group.premises.items():
        yield from _asserted(name, premise)
    for question in group.questions:
        yield "(push 1)\n"
        yield from _asserted(question.name, question.formula)
        yield f"(check-sat)\n{question.values}(pop 1)\n"
    yield "(pop 1)\n"


def _asserted(name: str, formula: Any) -> Iterator[str]:
    yield f"; {_one_line(name)}\n"
    if formula is not None:
        yield f"(assert {formula.sexpr() if z3.is_expr(formula) else str(formula).lower()})\n"


def _declarations(formulas: Iterable[Any]) -> list[str]:
    """The declarations of all symbols, in the order of their names."""
    found: dict[str, str] = {}
    seen: set[int] = set()
    waiting = [formula for formula in formulas if z3.is_expr(formula)]  # the others are plain truths
    while waiting:
        term = waiting.pop()
        if term.get_id() in seen:
            continue
        seen.add(term.get_id())
        waiting.extend([term.body()] if z3.is_quantifier(term) else term.children())
        if z3.is_app(term) and term.decl().kind() == z3.Z3_OP_UNINTERPRETED:
            declared = term.decl().sexpr() + "\n"
            if found.setdefault(term.decl().name(), declared) != declared:
                raise ValueError(f"two symbols have the name {term.decl().name()}")
    return [found[name] for name in sorted(found)]


def _one_line(words: str) -> str:
    return re.sub(r"\s+", " ", words)
