"""Formal verification and exhaustive analysis of patience games: every answer carries its own proof.

    >>> from verify import check
    >>> result = check("ms:617", game="clock")
    >>> print(result.verdict, "-", result.reason)
    lost - the bottom card of 5 is a 5: the pile would have to be finished before its own last card is turned

The house, from the ground up; a room imports only from the floors below it:

    errors  checker  rup       what goes wrong; two independent checkers, of certificates and of SAT proofs, which
                               import nothing of ours
    cards  verdict  atomic     cards and how they are written; the possible answers; writing files
    records                    what is printed and stored, with its JSON schemas
    deals                      decks and deals: every format in and out, deal numbers
    rules                      the rules, plain and slow: the one source of meaning
    graph  certificate         the bottom map and its cycles, what rests on what; claims and certificates as files
    kernels                    very many deals: compiled programs on plain arrays, compared with the rules
    quotient                   positions without what never matters: where runs lie, the order of columns; plain search
    counting                   exact laws by formulas and dynamic programmes, for any number of ranks and suits
    making                     deals to order: winning, losing, by number
    solvers  proofs            verdict, reason and certificate for a deal; theorems about all deals
    claims  finding  campaign  what is said about the games, settled by evidence; deals with a property, by z3; very
                               many deals on several processes, with a journal
    conformance                anybody's engine, in any language, tested against the rules
    report                     drawings and reports for people
    cli                        the command ``verify``

Nothing is loaded until it is asked for.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing itself takes as long to import as all that is needed before the first interrupt is heard
if TYPE_CHECKING:
    from typing import Any

    from verify.errors import BadInput, VerifyError
    from verify.making.deals import deals_of
    from verify.solvers.check import check, check_partial
    from verify.solvers.clock import ClockResult
    from verify.verdict import Verdict

__all__ = ["BadInput", "ClockResult", "Verdict", "VerifyError", "check", "check_partial", "deals_of"]

_HOMES = {
    "BadInput": "verify.errors",
    "ClockResult": "verify.solvers.clock",
    "Verdict": "verify.verdict",
    "VerifyError": "verify.errors",
    "check": "verify.solvers.check",
    "check_partial": "verify.solvers.check",
    "deals_of": "verify.making.deals",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'verify' has no attribute '{name}'")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
