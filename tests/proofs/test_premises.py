"""No premise is there in vain: without any one of them, some small deck has a state in which a goal fails.

tests/proofs/test_conjuncts.py tries the parts of which the premises are made; here they go one by one, from every
obligation that solvers settle. Nothing is proved for this: z3 shows a state in a deck of known size.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import z3

from support.obligations import find
from verify.proofs.methods.asking import ask
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.discharge import discharge
from verify.proofs.model.reading import INTEGERS, REAL_DECK, SMALL_SIZES, WORDS, Reading, Size
from verify.proofs.model.scene import Claim
from verify.proofs.theorems.obligation import Obligation
from verify.proofs.theorems.table import THEOREMS

SIZES = (*SMALL_SIZES, Size(3, 1))

COUNTED = "C5 own cards", "stopped"
"""In any one deck counting gives the goal without it; z3 does not count when the size is open, and proves nothing."""

TAUTOLOGY = "C5 deck, card by card", "turned cards are cards"
"""It follows from what is counted: said to z3, which does not see it in time."""

DISTINCTION = "C6 order, pile by pile", "pile"
"""One case of a distinction that leaves none out: a lemma for each pile."""


class Premise(NamedTuple):
    """A premise of an obligation, by name."""

    where: str
    obligation: Obligation
    name: str


def premises() -> Iterator[Premise]:
    scene, _ = INTEGERS.scene(Size(2, 1))
    for theorem in (theorem for theorem in THEOREMS if theorem.expected == "proved"):
        for row in theorem.steps:
            names = dict.fromkeys(name for claim in row.claims(scene) for name in claim.premises)
            yield from (Premise(f"{theorem.id} {row.id}", row, name) for name in names)


NEEDED = [each for each in premises() if (each.where, each.name) not in {COUNTED, TAUTOLOGY, DISTINCTION}]


def test_every_premise_is_tried() -> None:
    assert len(NEEDED) == len(list(premises())) - 3
    assert {each.where.split()[0] for each in NEEDED} == {t.id for t in THEOREMS if t.steps and t.expected == "proved"}


@pytest.mark.parametrize("premise", NEEDED, ids=lambda each: f"{each.where}: {each.name}")
def test_without_it_a_goal_fails_in_a_small_deck(premise: Premise) -> None:
    assert fails(premise.obligation, premise.name)


@pytest.mark.parametrize("where", dict.fromkeys(each.where for each in NEEDED))
def test_with_all_of_them_no_goal_fails(where: str) -> None:
    assert not fails(find(where), "")


def fails(obligation: Obligation, dropped: str) -> bool:
    """Whether a goal fails in a state of a small deck that satisfies all premises but this one.

    Where the question is whether numbers wrap around, that is asked in machine words.
    """
    readings = dict.fromkeys(reading._replace(size=None) for reading in obligation.readings)
    return any(contradicted(obligation, dropped, reading, size) for reading in readings for size in SIZES)


def contradicted(obligation: Obligation, dropped: str, reading: Reading, size: Size) -> bool:
    scene, limits = reading.scene(size)
    return any(
        ask([*limits.values(), *without(claim, dropped), z3.Not(goal)], Clock(60)).said == "sat"
        for claim in obligation.claims(scene)
        for goal in claim.goals.values()
    )


def without(claim: Claim, dropped: str) -> list[Any]:
    return [premise for name, premise in claim.premises.items() if name != dropped]


def test_what_counting_gives_z3_does_not_prove_without_it() -> None:
    where, name = COUNTED
    row = find(where)
    less = row._replace(
        claims=lambda scene: [
            claim._replace(premises={n: p for n, p in claim.premises.items() if n != name})
            for claim in row.claims(scene)
        ]
    )
    assert [str(discharge(less, reading, Clock(60)).run.status) for reading in (INTEGERS, WORDS)] == ["unknown"] * 2
    assert not fails(row, name)


def test_a_premise_that_is_always_true_assumes_nothing() -> None:
    where, name = TAUTOLOGY
    scene, _ = REAL_DECK.scene()
    for claim in find(where).claims(scene):
        assert ask([z3.Not(claim.premises[name])], Clock(60)).said == "unsat"


def test_the_cases_of_a_distinction_leave_none_out() -> None:
    where, name = DISTINCTION
    scene, _ = REAL_DECK.scene()
    claims = list(find(where).claims(scene))
    assert ask([*without(claims[0], name), *(z3.Not(c.premises[name]) for c in claims)], Clock(60)).said == "unsat"
    assert ask(without(claims[0], name), Clock(60)).said == "sat"


@pytest.mark.parametrize(("limit", "where"), [("r", "C1 initiation"), ("s", "C1 initiation")])
@pytest.mark.parametrize("reading", [INTEGERS, WORDS], ids=lambda reading: reading.method)
def test_the_least_deck_is_a_premise_too(reading: Reading, limit: str, where: str) -> None:
    """Decks of no suit, or of a centre alone, are not what the theorems are about; C1 would not be true of them."""
    found = discharge(find(where), reading, Clock(60), dropped=limit)
    assert found.run.status != "proved"
    assert str(discharge(find(where), reading, Clock(60)).run.status) == "proved"
