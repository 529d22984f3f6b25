"""The theorems that a command line asks for, settled on all cores, with a word on what is waited for."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from verify.errors import VerifyError, shown
from verify.records.proof import ProofRecord


def settled(
    ids: Sequence[str],
    timeout: float,
    progress: Callable[[str], None],
    texts: Callable[[str, str], None] = lambda name, text: None,
) -> Iterator[ProofRecord]:
    """Each theorem as soon as it is settled; ``timeout`` is in seconds for one step of a proof.

    ``texts`` is told every step as SMT-LIB text, by file name. Raises BadInput if there is no such theorem, and
    VerifyError if a solver is missing.
    """
    settled_one_by_one: Iterator[ProofRecord] = _suite().prove_all(ids, timeout, progress, _cores(), texts)
    return settled_one_by_one


def clauses(id_: str) -> Iterator[tuple[str, str]]:
    """The files of a theorem's SAT proofs: their names, and clauses in DIMACS or a proof in DRUP."""
    files: Iterator[tuple[str, str]] = _suite().clauses(id_)
    return files


def known(ids: Iterable[str]) -> list[str]:
    """Those of these theorems that there are. Raises VerifyError if a solver is missing."""
    theorems = {theorem.id for theorem in _suite().named([])}
    return [id_ for id_ in ids if id_ in theorems]


def need(*modules: str) -> None:
    """Raise VerifyError, which says what to install, if one of these solvers is missing."""
    missing = [_SOLVERS[module] for module in modules if find_spec(module) is None]
    if missing:
        needed = " ".join(missing)
        raise VerifyError(f"this needs solvers that are not installed: pip install {needed}")


def _suite() -> Any:
    """The suite, which needs the solvers."""
    need(*_SOLVERS)
    try:
        suite = import_module("verify.proofs.suite")
        suite.solvers()
    except (ImportError, AttributeError, TypeError, OSError) as error:
        raise VerifyError(
            f"a solver cannot be loaded: {shown(str(error), 200)}; try pip install {' '.join(_SOLVERS.values())}"
        ) from None
    return suite


_SOLVERS = {"z3": "z3-solver", "cvc5": "cvc5", "pysat": "python-sat"}  # modules, and what installs them


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def exit_code(theorems: Iterable[ProofRecord]) -> int:
    """0 if every theorem has the status that is right for it, 3 if the others are unknown, else 1."""
    unexpected = {theorem.status for theorem in theorems if theorem.status != theorem.expected}
    if not unexpected:
        return 0
    return 3 if unexpected == {"unknown"} else 1
