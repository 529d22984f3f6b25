"""The search for a fault: an engine plays many games beside the reference, and what goes wrong is made small.

Engines are used for many games, as starting one takes time. So a difference counts only if a fresh engine shows it too:
from its own game alone, or, if the engine remembers what it should forget, with games before. The script of what is
reported can therefore be played again; what cannot be shown again is said to be so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter

from verify.conformance.differences import Difference
from verify.conformance.planning import Plan
from verify.conformance.replaying import Factory, confirm
from verify.conformance.searching.trying import Bench
from verify.errors import VerifyError

__all__ = ["Outcome", "confirm", "conform"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it.

    ``decks`` were dealt until the fault was found, or all of them. ``asked`` counts the answers compared, by ask.
    ``difference`` is the fault, with the shortest script found that shows it. ``shrunk_in`` is the number of games
    played to make it short.
    """

    plan: Plan
    decks: int
    asked: Mapping[str, int]
    difference: Difference | None
    shrunk_in: int
    seconds: float


def _quietly(decks: int) -> None:
    """Say nothing of how many decks have been dealt."""


def conform(factory: Factory, plan: Plan, progress: Callable[[int], None] = _quietly) -> Outcome:
    """Search for a fault of the engines that ``factory`` makes; ``progress`` is told the number of decks dealt so far.

    Raises VerifyError if hypothesis is missing, BadInput for a game or preset that the engine says it does not play.
    """
    try:
        from verify.conformance.searching.search import Search
    except ModuleNotFoundError as error:
        if error.name != "hypothesis":
            raise
        message = "testing an engine needs hypothesis: pip install 'patience-verify[kit]'"
        raise VerifyError(message) from None
    began, bench = perf_counter(), Bench(factory)
    try:
        search = Search(bench, plan, progress)
        difference = search.run()
    finally:
        bench.close()
    return Outcome(plan, search.decks, dict(search.asked), difference, search.shrunk_in, perf_counter() - began)
