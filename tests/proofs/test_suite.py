"""The whole suite as users get it: what is proved, what is refuted, and that every status rests on all it should."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple
from typing import Any

import msgspec
import pytest
import z3

from verify.errors import BadInput
from verify.proofs.methods.settling import Settled
from verify.proofs.model.reading import INTEGERS, Size
from verify.proofs.suite import named, prove, prove_all
from verify.proofs.theorems.table import THEOREMS
from verify.records.proof import Obligation, ProofRecord

Suite = dict[str, ProofRecord]

STATUSES = {
    "C1": "proved",
    "C2": "proved",
    "C2-exception": "proved",
    "C3": "proved",
    "C4": "proved",
    "C5": "proved",
    "C5-literal": "refuted",
    "C6": "proved",
    "C7": "proved",
    "C7-converse": "refuted",
    "C8": "proved",
    "C2-exception-any": "proved",
    "C9": "proved",
    "C10": "proved",
    "C11": "proved",
    "C12": "proved",
    "watch": "proved",
    "start-piles": "proved",
    "one-king": "proved",
}
PROVED = [id_ for id_, status in STATUSES.items() if status == "proved"]
REFUTED = [id_ for id_, status in STATUSES.items() if status == "refuted"]

ANY_SIZE = {("integers", "all r >= 2, s >= 1"), ("bit-vectors of 12", "all r, s <= 40")}
REAL_DECK = {("integers", "13x4, any deal"), ("clauses", "13x4, any deal")}
BOUT_BY_BOUT = {("integers", "all r >= 2, s >= 1"), *REAL_DECK}
COUNTED = ["C10", "C11", "C12"]
"""Theorems that are nothing but laws of counting."""


def obligations(suite: Suite, ids: list[str]) -> Iterator[tuple[str, Obligation]]:
    """What the solvers settle."""
    return ((f"{id_} {row.id}", row) for id_ in ids for row in suite[id_].obligations if row.part != "count")


def surveys(suite: Suite) -> Iterator[tuple[str, Obligation]]:
    """What is counted."""
    rows = ((f"{id_} {row.id}", row) for id_, record in suite.items() for row in record.obligations)
    return ((name, row) for name, row in rows if row.part == "count")


def test_every_theorem_has_the_status_that_is_right_for_it(suite: Suite) -> None:
    assert list(suite) == list(STATUSES)
    assert {id_: str(record.status) for id_, record in suite.items()} == STATUSES
    assert {id_: record.expected for id_, record in suite.items()} == STATUSES


def test_a_proof_needs_no_reason_and_a_refutation_has_one(suite: Suite) -> None:
    assert all(suite[id_].reason == "" and suite[id_].counterexample is None for id_ in PROVED)
    for id_ in REFUTED:
        example = suite[id_].counterexample
        assert example is not None
        assert example.says in suite[id_].reason


def test_statements_are_there_in_three_languages(suite: Suite) -> None:
    words = [text for record in suite.values() for text in astuple(record.statement)]
    assert len(set(words)) == 3 * len(STATUSES)
    assert all(text.endswith(".") for text in words)


def test_the_invariant_of_c1_starts_is_kept_and_says_what_the_theorem_says(suite: Suite) -> None:
    parts = {row.part: str(row.status) for row in suite["C1"].obligations}
    assert parts == {"initiation": "proved", "consecution": "proved", "safety": "proved"}


def test_every_obligation_of_a_proof_is_proved_in_every_reading_and_is_about_something(suite: Suite) -> None:
    rows = list(obligations(suite, PROVED))
    assert len(rows) == 52
    for name, row in rows:
        assert (str(row.status), row.reason) == ("proved", ""), name
        assert {(str(run.status), run.premises) for run in row.runs} == {("proved", "satisfiable")}, name
        assert all(run.queries >= 1 for run in row.runs), name
        assert row.case is not None, name
        assert row.controls, name
        assert {control.killed for control in row.controls} == {"yes"}, name
        assert all(set(control.counterexamples) == {"z3", "cvc5"} for control in row.controls), name


def test_every_law_is_counted_in_small_decks_and_fails_in_broken_games(suite: Suite) -> None:
    rows = dict(surveys(suite))
    assert {name.split()[0] for name in rows} == {"C9", "start-piles", *COUNTED}
    for name, row in rows.items():
        assert (str(row.status), row.reason, row.case) == ("proved", "", None), name
        assert [run.solver for run in row.runs] in (["enumeration"], ["enumeration", "counting"]), name
        assert {str(run.status) for run in row.runs} == {"proved"}, name
        assert row.runs[0].queries >= 100, name  # that many deals
        assert row.controls, name
        assert all(control.killed == "yes" and "the law says" in control.counts for control in row.controls), name
    real = {name.split()[0] for name, row in rows.items() for run in row.runs if run.scope == "13x4"}
    assert real == {"C9", *COUNTED}


def test_obligations_are_settled_for_all_sizes_in_two_kinds_of_numbers_or_for_the_real_deck(suite: Suite) -> None:
    readings = {name: {(run.method, run.scope) for run in row.runs} for name, row in obligations(suite, PROVED)}
    for name, row in obligations(suite, PROVED):
        asked = sorted(run.solver for run in row.runs)
        card_by_card = [run.solver for run in row.runs if run.scope == "13x4, any deal"]
        assert asked == sorted(
            ["z3", "cvc5"] * (len(readings[name] - {("clauses", "13x4, any deal")})) + ["sat"] * bool(card_by_card)
        ), name
        assert card_by_card in ([], ["z3", "cvc5", "sat"]), name
    assert all(found in (ANY_SIZE, REAL_DECK, BOUT_BY_BOUT) for found in readings.values()), readings
    assert {name for name, found in readings.items() if found == BOUT_BY_BOUT} == {"C8 bouts", "C8 dealt once"}
    real = {name for name, found in readings.items() if found == REAL_DECK}
    assert {name.split()[0] for name in real} == {"C5", "C6"}
    assert len(real) >= 6


def test_what_is_shown_of_the_real_deck_is_shown_card_by_card(suite: Suite) -> None:
    for id_, least in (("C5", 52), ("C6", 12)):
        runs = [run for row in suite[id_].obligations for run in row.runs if run.scope == "13x4, any deal"]
        assert len(runs) == 9
        assert all(run.queries >= least for run in runs)
        assert all("steps of proof checked" in run.details for run in runs if run.solver == "sat")
        assert "13x4, any deal" in suite[id_].scope


def test_every_theorem_also_holds_for_every_size(suite: Suite) -> None:
    for id_ in set(PROVED) - set(COUNTED):
        assert "all r >= 2, s >= 1" in suite[id_].scope
        assert any(method == f"z3 {z3.get_version_string()}, integers" for method in suite[id_].methods)


def test_theorems_build_only_on_proved_theorems_before_them(suite: Suite) -> None:
    """So no chain of dependencies is a circle, and nothing rests on a reading that is false."""
    before: set[str] = set()
    for id_, record in suite.items():
        assert set(record.depends_on) <= before, id_
        if record.status == "proved":
            before.add(id_)
    assert suite["C1"].depends_on == []


BORROWED = {
    "x is balanced": "C1",
    "y is balanced": "C1",
    "counted": "C3",
    "x is in time": "C3",
    "x is in order": "C6",
    "n turned means s from each pile": "C5",
    "balance before": "C1",
    "a card of a deck": "C5",
    "bottom card": "C5",
    "balance": "C1",
    "order before": "C6",
    "x keeps its bounds": "C1",
    "y keeps its bounds": "C1",
    "x has begun": "C8",
    "y has begun": "C8",
    "x lies so": "C8",
    "y lies so": "C8",
    "before": "C8",
    "same so far": "C9",
    "x is in bounds": "C9",
    "x is laid": "C9",
    "x is one to one": "C9",
    "cards and turns agree": "C9",
    "no more than n turns": "C9",
    "x is balanced with restarts": "one-king",
    "x is in order with restarts": "one-king",
    "cards at home and turns agree": "one-king",
}
"""Premises that no rule and no definition gives: the theorem that each is the conclusion of."""

GIVEN = {
    "what is dealt": {"deck", "a deck", "ranks", "dealt", "first", "none before the first", "same next card"},
    "what happens": {"initial", "turn", "place", "leaves", "next card", "pile", "no restarts", "restart", "no restart"},
    "the case": {"stopped", "all turned", "face down", "own card", "king", "card", "last"},
    "what is spoken of": {"p", "q", "c", "d", "m", "later", "before p", "closed", "unreached", "cycle", "set"},
    "sums": {"cards gone", "cards face down", "sums before", "sums after", "sums", "turned cards are cards"},
}
"""All other premises."""


def test_a_premise_that_is_a_conclusion_names_the_theorem_it_comes_from() -> None:
    borrowed, given = set(), set().union(*GIVEN.values())
    for theorem in (theorem for theorem in THEOREMS if theorem.expected == "proved"):
        for obligation in theorem.steps:
            scene, _ = INTEGERS.scene(Size(3, 2))
            for claim in obligation.claims(scene):
                assert claim.premises.keys() <= BORROWED.keys() | given, (theorem.id, obligation.id)
                for premise in claim.premises.keys() & BORROWED.keys():
                    source = BORROWED[premise]
                    assert source == theorem.id or source in theorem.depends_on, (theorem.id, obligation.id, premise)
                    borrowed.add(premise)
    assert borrowed == set(BORROWED)


CHEAP = ["C2", "C2-exception"]


def test_one_process_or_two_and_any_order_give_the_same(suite: Suite) -> None:
    """The report has them from as many processes as there are cores."""
    alone = list(prove_all(CHEAP[::-1], timeout=600, processes=0))
    assert [record.id for record in alone] == CHEAP  # C1 is settled, not asked for
    for one in alone:
        assert without_seconds(one) == without_seconds(suite[one.id])


def without_seconds(record: ProofRecord) -> Any:
    """The record as plain values, without what differs from run to run."""

    def strip(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: strip(inner) for name, inner in value.items() if name != "seconds"}
        return [strip(inner) for inner in value] if isinstance(value, list) else value

    return strip(msgspec.to_builtins(record))


def test_progress_names_each_theorem_before_it_is_settled(suite: Suite, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = (Settled(row, None, {}) for id_ in ("C1", "C2", "C3") for row in suite[id_].obligations)
    monkeypatch.setattr("verify.proofs.suite.shared", lambda *_: rows)
    told: list[str] = []
    settled = prove_all(["C3", "C2"], timeout=600, progress=told.append, processes=0)
    assert next(settled).id == "C2"
    assert told == ["C1: balance", "C2: no dead end on the dial"]
    assert len(list(rows)) == len(suite["C3"].obligations)


@pytest.mark.parametrize("ids", [["C13"], ["C1", "nonsense"], [""], ["C1\n"]])
def test_an_unknown_theorem_is_bad_input(ids: list[str]) -> None:
    with pytest.raises(BadInput, match=r"there is no theorem .*expected C1, C2, C2-exception, C3"):
        list(prove_all(ids))


def test_theorems_are_named_in_any_case_and_come_in_the_order_of_the_suite() -> None:
    assert [theorem.id for theorem in named(["c5-LITERAL", "c2", "C2"])] == ["C2", "C5-literal"]
    assert [theorem.id for theorem in named([])] == list(STATUSES)


def test_a_single_theorem_can_be_settled(suite: Suite) -> None:
    (theorem,) = named(["C5-literal"])
    assert without_seconds(prove(theorem)) == without_seconds(suite["C5-literal"])
