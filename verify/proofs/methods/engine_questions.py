"""What is asked about the turns of the engine: whether they are the relation's, and what the theorems say of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import z3

from verify.proofs.methods.engine_turns import EngineTurns, stopping, turning
from verify.proofs.model.logic import Formula
from verify.proofs.model.reading import INTEGERS, Size
from verify.proofs.model.relation import Conjuncts, Setting, State, balance, deck, initial, stopped, turn
from verify.proofs.model.scene import Claim
from verify.proofs.theorems.obligation import Obligation, Theorem


class Question(NamedTuple):
    """A claim about the turns of the engine, and what it says."""

    says: str
    claim: Claim


def same_game(turns: EngineTurns) -> list[Question]:
    """The engine and the relation have the same turns and the same stops."""
    at, x, y, known = turns.table.at, turns.x, turns.y, _known(turns)
    engine, relation = {"turn": turns.turn()}, {"turn": at.joined(turn(at, x, y))}
    claims = {
        "play begins in the centre": Claim({"initial": at.joined(initial(at, x))}, {"begun": _has_begun(at, x)}),
        "a turn of the engine is one of the relation": Claim({**known, **engine}, turn(at, x, y)),
        "a turn of the relation is one of the engine": Claim({**known, **relation}, _is_turned(turns)),
        "play goes on from the centre": Claim({**known, **engine}, {"begun": _has_begun(at, y)}),
        "both stop in the same states": Claim(known, {"stop": turns.stop() == stopped(at, x)}),
        "the table is as the state says": Claim(known, {"table": turns.keeps()}),
    }
    return [Question(says, claim) for says, claim in claims.items()]


def _known(turns: EngineTurns) -> Conjuncts:
    """The balance of C1, which needs ranks and no deck, and that play has begun in the centre."""
    at, x = turns.table.at, turns.x
    numbers = {name: part for name, part in balance(at, x).items() if name != "seen is gone"}
    return {"ranks": deck(at)["rank"], **numbers, "begun": _has_begun(at, x)}


def _has_begun(at: Setting, x: State) -> Formula:
    """No pile has given a card before the first pile has."""
    nothing = at.piles(lambda pile: at.logic.same(x.gone[pile], 0))
    return at.logic.follows(at.logic.same(x.gone[at.start], 0), nothing)


def _is_turned(turns: EngineTurns) -> Conjuncts:
    """The engine's turn, path by path: one is taken, and whichever is taken, y is the state after it."""
    turned = [move for move in turns.moves if move.after.hand]
    shown = {f"path {n}": z3.Implies(move.taken, turns.shows(move)) for n, move in enumerate(turned, 1)}
    return {"a path is taken": z3.Or(*(move.taken for move in turned)), **shown}


def same_proofs(turns: EngineTurns, theorems: Sequence[Theorem]) -> list[Question]:
    """The obligations for decks of any size that speak of a turn or of the stop, said of the engine's."""
    proved = [theorem for theorem in theorems if theorem.expected == "proved"]
    return [
        Question(f"{theorem.id} {obligation.id}", claim)
        for theorem in proved
        for obligation in theorem.steps
        if INTEGERS in obligation.readings
        for claim in _about_the_engine(obligation, turns)
    ]


def _about_the_engine(obligation: Obligation, turns: EngineTurns) -> list[Claim]:
    """The claims of an obligation, none if the engine is not asked for in them."""
    asked_for: list[str] = []
    engine_turning, engine_stopping = turning(turns), stopping(turns)

    def turns_of_engine(at: Setting, x: State, y: State) -> Conjuncts:
        asked_for.append("turn")
        return engine_turning(at, x, y)

    def stops_of_engine(at: Setting, x: State) -> Formula:
        asked_for.append("stop")
        return engine_stopping(at, x)

    scene, _ = INTEGERS.scene(Size(turns.table.at.r, turns.table.at.s))
    at = scene.at._replace(turning=turns_of_engine, stopping=stops_of_engine)
    claims = list(obligation.claims(scene._replace(at=at)))
    return claims if asked_for else []
