"""How long proofs take: ``pytest tests/benchmarks --benchmark-only``. Nothing here asserts a time.

Obligations without quantifiers, as ``verify prove`` asks them, beside the same obligations as anyone would first put
them to z3: with quantifiers, for z3 to find the instances. In integers both are quick; in machine words z3 alone does
not always come to an end, so that side is given ten seconds and its answers are not asked about.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import z3
from pytest_benchmark.fixture import BenchmarkFixture

from verify.proofs.methods.instances import without_quantifiers
from verify.proofs.model.reading import INTEGERS, WORDS, Reading
from verify.proofs.suite import named
from verify.proofs.theorems.obligation import Obligation

(CONSECUTION,) = (row for row in named(["C1"])[0].steps if row.part == "consecution")
Ask = Callable[[Sequence[Any]], str]


def questions(obligation: Obligation, reading: Reading) -> list[list[Any]]:
    """Each goal denied, with its premises."""
    scene, limits = reading.scene()
    return [
        [*limits.values(), *claim.premises.values(), z3.Not(goal)]
        for claim in obligation.claims(scene)
        for goal in claim.goals.values()
    ]


def answer(formulas: Sequence[Any]) -> str:
    solver = z3.Solver()
    solver.set("timeout", 10_000)
    solver.add(*formulas)
    return str(solver.check())


def by_instances(formulas: Sequence[Any]) -> str:
    return answer(without_quantifiers(formulas))


@pytest.mark.benchmark(group="C1, consecution, in integers")
@pytest.mark.parametrize("ask", [by_instances, answer], ids=["instances", "quantifiers"])
def test_integers(benchmark: BenchmarkFixture, ask: Ask) -> None:
    asked = questions(CONSECUTION, INTEGERS)
    assert benchmark(lambda: [ask(question) for question in asked]) == ["unsat"] * len(asked)


@pytest.mark.benchmark(group="C1, consecution, in machine words")
@pytest.mark.parametrize("ask", [by_instances, answer], ids=["instances", "quantifiers"])
def test_words(benchmark: BenchmarkFixture, ask: Ask) -> None:
    asked = questions(CONSECUTION, WORDS)
    answers = benchmark.pedantic(lambda: [ask(question) for question in asked], rounds=1)  # type: ignore[no-untyped-call]
    assert set(answers) <= ({"unsat"} if ask is by_instances else {"unsat", "unknown"})


@pytest.mark.benchmark(group="the suite as a whole process")
@pytest.mark.parametrize("arguments", [["prove"], ["prove", "C2"]], ids=["all theorems", "one theorem"])
def test_process(benchmark: BenchmarkFixture, arguments: list[str]) -> None:
    command = [sys.executable, "-m", "verify", *arguments]
    done = benchmark.pedantic(subprocess.run, [command], {"capture_output": True, "check": True}, rounds=1)  # type: ignore[no-untyped-call]
    assert done.stderr == b""
