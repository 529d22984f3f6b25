"""Deals that meet a condition, found by z3 and played by the reference engine; or a proof that there are none."""

from __future__ import annotations

import time
from typing import NamedTuple

from verify.cards import ENGLISH, Notation
from verify.deals.deal import STANDARD, Deal, Shape
from verify.errors import Disagreement
from verify.finding import syntax
from verify.finding.evaluation import Played, holds
from verify.finding.parsing import parse
from verify.finding.rules import check_rules, rests_on
from verify.finding.search import Answer, Deck, Settled, Wanted, search, solvers
from verify.proofs.methods.sharing import shared
from verify.rules.clock_choice import Choice, check_piles
from verify.rules.clock_options import ClockRules
from verify.solvers.clock import ClockResult, decide

_OF_ARCS = {"cycle", "cycles", "cyclic_piles", "not_reaching"}


class Finding(NamedTuple):
    """What became of a search.

    ``settled`` is ``found``, ``none`` (proved by z3 and by cvc5) or ``unknown``; ``results`` are the deals found,
    decided. ``reason`` says why there are fewer than wanted, ``out_of_time`` whether there may be more. ``text`` is
    what cvc5 was asked, ``rests_on`` the theorems that ``none`` rests on, ``witness`` a deal that meets all premises
    but the condition; ``solvers`` names both with their versions.
    """

    condition: str
    rules: ClockRules
    settled: Settled
    results: tuple[ClockResult, ...]
    reason: str
    out_of_time: bool
    rests_on: list[str]
    witness: ClockResult | None
    text: str
    solvers: tuple[str, str]
    seconds: float


def find(
    text: str,
    choice: Choice | None = None,
    shape: Shape = STANDARD,
    *,
    notation: Notation = ENGLISH,
    number: int = 1,
    seed: int = 1,
    timeout: float = 300.0,
    processes: int = 0,
) -> Finding:
    """Look for so many different deals that meet the condition; the same seed finds the same with one version of z3.

    ``timeout`` is in seconds. With 1 for ``processes`` another one asks the solvers: an interrupt takes effect at once.
    With 0 this one does; then what z3 finds also depends on what it was asked before.

    >>> finding = find("won and turned > 5", shape=Shape(3, 2))
    >>> print(finding.settled, finding.results[0].outcome.turned)
    found 6

    Raises BadInput if the text is no condition, or for rules and decks that are not supported; Disagreement if a deal
    found does not meet the condition when it is played.
    """
    begun = time.monotonic()
    choice = choice or Choice()
    check_piles(choice.rules, shape)
    rules = choice.rules.in_deck(shape.ranks)
    check_rules(rules, shape)
    condition = parse(text, shape, notation)
    wanted = Wanted(condition, shape, rules, number, seed, timeout)
    (answer,) = shared(search, [(wanted,)], processes)
    results = tuple(_played(deck, wanted, choice, place) for place, deck in enumerate(answer.decks, 1))
    _check(results, wanted)
    return Finding(
        condition=text,
        rules=rules,
        settled=answer.settled,
        results=results,
        reason=answer.reason,
        out_of_time=answer.out_of_time or answer.settled == "unknown",
        rests_on=rests_on(rules, arcs=bool(syntax.figures(condition) & _OF_ARCS)),
        witness=_witness(answer, wanted, choice),
        text=answer.text,
        solvers=solvers(),
        seconds=time.monotonic() - begun,
    )


def _played(deck: Deck, wanted: Wanted, choice: Choice, number: int) -> ClockResult:
    name = f"found:{wanted.seed}:#{number}"
    return decide(Deal(deck, shape=wanted.shape, listing=wanted.rules.listing, name=name), choice)


def _check(results: tuple[ClockResult, ...], wanted: Wanted) -> None:
    for result in results:
        if not holds(wanted.condition, Played(result)):
            raise Disagreement(f"{result.deal.name} was found by z3, but played it does not meet the condition")
    if len({result.deal.cards for result in results}) < len(results):
        raise Disagreement("z3 found the same deal twice")


def _witness(answer: Answer, wanted: Wanted, choice: Choice) -> ClockResult | None:
    """A deal that shows that the premises can hold; where there is none with the condition, it must not meet it."""
    if not answer.witness:
        return None
    result = _played(answer.witness, wanted, choice, 0)
    if answer.settled == "none" and holds(wanted.condition, Played(result)):
        raise Disagreement("there is no such deal by z3 and cvc5, but one meets the condition when it is played")
    return result
