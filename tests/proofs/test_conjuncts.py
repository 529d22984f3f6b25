"""No conjunct is there in vain: without any one of them some obligation fails.

*Refuted* means that a state in a deck of two or three ranks satisfies what is left and not the goal. Some bounds have
no such state in any finite deck: as many places have been turned as cards, so what one card too many would need, one
too few elsewhere must pay for. z3 does not count places when the size of the deck is open, and without such a bound
the formulas that it decides have a model: the obligation is *unknown*, with that reason.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import z3

from support.obligations import find
from verify.proofs.methods.asking import ask
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.discharge import Discharged, discharge
from verify.proofs.methods.instances import without_quantifiers
from verify.proofs.model.reading import INTEGERS, WORDS, Reading, Size
from verify.proofs.model.relation import balance, deck, initial, schedule, turn
from verify.proofs.theorems.obligation import Obligation
from verify.proofs.theorems.table import THEOREMS

REFUTED = [
    ("deck", "rank", "C1 initiation"),
    ("deck", "copy", "C1 initiation"),
    ("deck", "once", "C1 consecution"),
    ("initial", "count", "C3 initiation"),
    ("initial", "start", "C1 initiation"),
    ("initial", "gone", "C1 initiation"),
    ("initial", "seen", "C1 initiation"),
    ("turn", "face down", "C1 consecution"),
    ("turn", "next card", "C1 consecution"),
    ("turn", "order", "C1 consecution"),
    ("turn", "leaves", "C3 consecution"),
    ("turn", "shows", "C1 safety"),
    ("turn", "counts", "C3 consecution"),
    ("turn", "finishes", "C6 consecution"),
    ("balance", "balance", "C2 safety"),
    ("balance", "at a pile", "C2 safety"),
    ("balance", "none too few gone", "C1 safety"),
    ("balance", "none too many seen", "C4 kings"),
    ("balance", "seen is gone", "C7 cycles"),
    ("schedule", "counted", "C6 consecution"),
    ("schedule", "finished by now", "C6 consecution"),
    ("schedule", "finished in order", "C7 cycles"),
]
"""Where a conjunct stands, its name, and an obligation that is refuted without it."""

COUNTED = [
    ("balance", "none too many gone", "C1 safety"),
    ("balance", "none too few seen", "C1 safety"),
]
"""The same for those that counting would give in any one deck, but z3 not for all decks at once."""

NOT_NEEDED = [("initial", "finished")]
"""No pile is finished at first, so no obligation asks when it was; games that z3 finds begin with it all the same."""

NO_REASON_BUT_THE_MODEL = "neither a proof nor a counterexample was found"


def conjuncts() -> set[tuple[str, str]]:
    """Every conjunct by the function it stands in and its name, taken from the functions."""
    scene, _ = INTEGERS.scene(Size(2, 1))
    at, x, y = scene.at, scene.x, scene.y
    parts = {
        "deck": deck(at),
        "initial": initial(at, x),
        "turn": turn(at, x, y),
        "balance": balance(at, x),
        "schedule": schedule(at, x),
    }
    return {(part, name) for part, names in parts.items() for name in names}


def obligations_of_any_size() -> Iterator[Obligation]:
    proved = (theorem for theorem in THEOREMS if theorem.expected == "proved")
    return (row for theorem in proved for row in theorem.steps if INTEGERS in row.readings)


def without(obligation: Obligation, name: str) -> Discharged:
    return discharge(obligation, INTEGERS, Clock(120), dropped=name)


def test_every_conjunct_is_tried() -> None:
    tried = [(part, name) for part, name, _ in REFUTED + COUNTED] + NOT_NEEDED
    assert len(tried) == len(set(tried)) == 25
    assert set(tried) == conjuncts()
    assert len({name for _, name in tried}) == 25  # no name stands for two of them


@pytest.mark.parametrize(("part", "name", "where"), REFUTED)
def test_without_it_a_small_deck_has_a_counterexample(part: str, name: str, where: str) -> None:
    found = without(find(where), name)
    assert (str(found.run.status), found.run.premises) == ("refuted", "satisfiable"), found.reason
    assert found.reason.endswith("some state satisfies the premises and not the goal")


@pytest.mark.parametrize(("part", "name", "where"), COUNTED)
def test_without_it_there_is_no_proof(part: str, name: str, where: str) -> None:
    found = without(find(where), name)
    assert (str(found.run.status), found.run.premises) == ("unknown", "satisfiable"), found.reason
    assert found.reason.endswith(NO_REASON_BUT_THE_MODEL)  # and not that time was up


@pytest.mark.parametrize(("part", "name", "where"), COUNTED)
@pytest.mark.parametrize("size", [Size(2, 1), Size(2, 2), Size(3, 2)])
def test_in_a_deck_of_known_size_counting_gives_it(part: str, name: str, where: str, size: Size) -> None:
    reading = INTEGERS._replace(size=size)
    found = discharge(find(where), reading, Clock(120), dropped=name)  # vacuous where a deck is too small for the case
    assert found.run.status in {"proved", "vacuous"}, found.reason


@pytest.mark.parametrize(("part", "name"), NOT_NEEDED)
def test_without_it_everything_is_still_proved(part: str, name: str) -> None:
    rows = [row for row in obligations_of_any_size() if row.part == "initiation"]
    assert len(rows) == 7
    for row in rows:
        found = without(row, name)
        assert str(found.run.status) == "proved", (row.says, found.reason)


@pytest.mark.parametrize("reading", [INTEGERS, WORDS], ids=lambda reading: reading.method)
def test_premises_have_a_model_in_the_very_formulas_that_are_decided(reading: Reading) -> None:
    """With the goal denied *or something else* these formulas have a model: it is the goal that makes them contradict.

    The quantifiers are gone the same way as in the proof; ``discharge`` looks for premises in small decks instead.
    """
    tried = 0
    for one in THEOREMS:
        for row in (row for row in one.steps if reading in row.readings):
            scene, limits = reading.scene()
            for claim in row.claims(scene):
                denied = z3.Not(z3.And(*claim.goals.values()))
                formulas = [*limits.values(), *claim.premises.values(), z3.Or(denied, z3.Bool("something else"))]
                assert ask(without_quantifiers(formulas), Clock(120)).said == "sat", (one.id, row.id)
                tried += 1
    assert tried >= 22
