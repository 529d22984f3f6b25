"""Asking z3 for deals that meet a condition, and cvc5 as well where there are none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import z3

from verify.cards import Card
from verify.deals.deal import Shape
from verify.deals.random_deals import random_deal
from verify.finding.encoding.question import TOLD_APART, Question
from verify.finding.syntax import Condition
from verify.proofs.methods import second, smtlib
from verify.proofs.methods.asking import Answer as Said
from verify.proofs.methods.asking import check
from verify.proofs.methods.clock import Clock
from verify.rules.clock_options import ClockRules

Deck = tuple[Card, ...]
_PARTS = (0.75, 0.5, 0.25)  # of a shuffled deck
_EFFORT = 2_000_000  # steps of z3, about a second

Settled = Literal["found", "none", "unknown"]


class Wanted(NamedTuple):
    """What is looked for: so many different deals that meet a condition, by which rules, and for how many seconds."""

    condition: Condition
    shape: Shape
    rules: ClockRules
    number: int = 1
    seed: int = 1
    timeout: float = 300.0


class Answer(NamedTuple):
    """What the solvers say.

    ``decks`` were found; if there are fewer than wanted ``reason`` says why, and ``out_of_time`` whether there may be
    more. If there are ``none``, ``witness`` is a
    deal that meets the premises without the condition, and ``text`` what cvc5 was asked.
    """

    settled: Settled
    decks: tuple[Deck, ...] = ()
    reason: str = ""
    witness: Deck = ()
    text: str = ""
    out_of_time: bool = False


def search(wanted: Wanted) -> Answer:
    """Look for the deals; the same seed gives the same deals with the same version of z3."""
    clock, question = Clock(wanted.timeout), Question(wanted.condition, wanted.shape, wanted.rules)
    solver = _solver(question, wanted.seed)
    solver.add(question.formula)
    decks: list[Deck] = []
    for number in range(1, wanted.number + 1):
        shuffled = random_deal(wanted.seed, number, wanted.shape).cards
        said = check(solver, clock)
        if said.said != "sat":
            break
        model = _begun_at_random(solver, question, shuffled, clock)
        decks.append(question.deck(model, shuffled))
        solver.add(question.another(model))
    else:
        return Answer("found", tuple(decks))
    if decks:
        return _fewer(decks, said, wanted.shape)
    if said.said != "unsat":
        return Answer("unknown", reason=f"z3: {said.reason}")
    return _none(question, wanted, clock)


def _fewer(decks: Sequence[Deck], said: Said, shape: Shape) -> Answer:
    """Not as many deals as wanted: because there are no others, or because the time is up."""
    if said.said != "unsat":
        return Answer("found", tuple(decks), f"z3: {said.reason}", out_of_time=True)
    others = (
        ""
        if shape.cards <= TOLD_APART
        else " that differ in more than suits and places that the condition does not speak of"
    )
    return Answer("found", tuple(decks), f"there are no others{others}")


def _begun_at_random(solver: z3.Solver, question: Question, shuffled: Sequence[Card], clock: Clock) -> Any:
    """An answer in which play begins as in a shuffled deck, for as long as that may be found without much effort.

    What z3 finds by itself looks made: the cards of a rank stand side by side. The effort is counted in z3's own steps,
    not in seconds, so that the deal found does not depend on the machine.
    """
    model = solver.model()
    solver.set("rlimit", _EFFORT)
    for part in _PARTS:
        begin = shuffled[: round(len(shuffled) * part)]
        if (
            check(solver, clock, *(question.order.is_rank(t, card.rank) for t, card in enumerate(begin, 1))).said
            == "sat"
        ):
            model = solver.model()
            break
    solver.set("rlimit", 0)
    return model


def _solver(question: Question, seed: int) -> z3.Solver:
    solver = z3.Solver()
    solver.set("random_seed", seed % 2**31)
    solver.add(*question.premises.values())
    return solver


def _none(question: Question, wanted: Wanted, clock: Clock) -> Answer:
    """z3 says that there is no such deal: is there any deal at all, and what does cvc5 say?"""
    solver = _solver(question, wanted.seed)
    said = check(solver, clock)
    if said.said != "sat":
        return Answer("unknown", reason=f"z3 finds no such deal, but none at all either: {said.reason or said.said}")
    witness = question.deck(solver.model(), random_deal(wanted.seed, 1, wanted.shape).cards)
    text = smt_text(question, wanted)
    answers = second.opinion(text, clock).answers
    if answers != ("unsat",):
        return Answer(
            "unknown", reason=f"z3 finds no such deal; cvc5 says {', '.join(answers)}", witness=witness, text=text
        )
    return Answer("none", witness=witness, text=text)


def smt_text(question: Question, wanted: Wanted) -> str:
    """The question as SMT-LIB text, for any solver: unsat is the proof that there is no such deal.

    The option is one of cvc5's, which others may ignore: decide as SAT solvers do, not by the structure of formulas.
    """
    size = f"a deck of {wanted.shape.ranks} ranks and {wanted.shape.suits} suits"
    title = [f"is there a deal of {size} with the condition?", "unsat means: none"]
    asked = smtlib.Question("the condition", question.formula)
    return smtlib.text(title, [smtlib.Group(question.premises, [asked])], "(set-option :decision internal)\n")


def solvers() -> tuple[str, str]:
    """The solver that finds, and the one that must agree if there is nothing to find, with their versions."""
    return f"z3 {z3.get_version_string()}", f"cvc5 {second.version()}"
