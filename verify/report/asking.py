"""How to ask a solver again, by hand, about one of the texts that lie beside a report."""

from __future__ import annotations

from typing import NamedTuple

_FILE = "reports/smt2/C2/safety.integers.smt2"

_PROGRAM = f"cvc5 --incremental {_FILE}"

_PYTHON = f"""\
python - {_FILE} <<'END'
import sys, cvc5
solver = cvc5.Solver(cvc5.TermManager())
parser = cvc5.InputParser(solver)
parser.setFileInput(cvc5.InputLanguage.SMT_LIB_2_6, sys.argv[1])
symbols = parser.getSymbolManager()
while not (command := parser.nextCommand()).isNull():
    print(command.invoke(solver, symbols), end="")
END"""


class Asking(NamedTuple):
    """The same question to cvc5 as a program and as a Python package, in lines for a shell."""

    program: str
    python: str


ASKING = Asking(_PROGRAM, _PYTHON)
"""What to type in a clone of the project."""
