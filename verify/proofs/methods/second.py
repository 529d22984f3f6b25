"""A second opinion: cvc5, which knows nothing of this package and is given SMT-LIB text."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

import cvc5

from verify.proofs.methods.clock import Clock
from verify.proofs.methods.sharing import interrupts_wait

OF_A_KNOWN_DECK: Mapping[str, str] = {"decision": "internal"}
"""How proofs about a deck of known size are found in half the time: decide as SAT solvers do, not by the structure of
formulas. Where a size is open, or a game is looked for, that takes longer."""


class Opinion(NamedTuple):
    """What cvc5 says: the answer to each question asked, and the values asked for, in order."""

    answers: tuple[str, ...]
    values: tuple[int | bool, ...]
    seconds: float


def version() -> str:
    """The version of cvc5."""
    return str(cvc5.__version__)


def opinion(text: str, clock: Clock, options: Mapping[str, str] = MappingProxyType({})) -> Opinion:
    """Read a script, and answer it; what cannot be answered in the time that is left is ``unknown``.

    ``options`` are cvc5's own: they say how an answer is looked for, not what is asked.
    """
    begun = time.monotonic()
    answers, values = [], []
    for line in _outputs(text, clock, options):
        if (answer := line.partition(" ")[0]) in {"sat", "unsat", "unknown"}:
            answers.append(answer)
        elif (value := _VALUE.search(line)) is not None:
            values.append(_plain(value[1]))
        else:
            raise ValueError(f"cvc5 does not understand its question: {line}")
    return Opinion(tuple(answers), tuple(values), time.monotonic() - begun)


_VALUE = re.compile(r"[ )](\(- \d+\)|\d+|true|false)\)\)$")


def _plain(value: str) -> int | bool:
    if value in {"true", "false"}:
        return value == "true"
    return -int(value[3:-1]) if value.startswith("(") else int(value)


def _outputs(text: str, clock: Clock, options: Mapping[str, str]) -> list[str]:
    """What cvc5 prints, command by command; once it fails to find an answer it is not asked for values."""
    solver = cvc5.Solver(cvc5.TermManager())
    solver.setOption("tlimit-per", str(max(1, int(clock.left() * 1000))))
    for name, value in options.items():
        solver.setOption(name, value)
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "obligation")
    symbols = parser.getSymbolManager()
    lines: list[str] = []
    while not (command := parser.nextCommand()).isNull():
        if command.getCommandName() == "get-value" and lines[-1].startswith("un"):
            continue
        if command.getCommandName() == "check-sat" and not clock.left():
            lines.append("unknown")
            continue
        with interrupts_wait():
            lines.extend(str(command.invoke(solver, symbols)).splitlines())
    return lines
