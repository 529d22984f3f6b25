"""What is not shown never looks like success: no time, no case, no control, nothing to speak of, numbers that wrap."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from support.tables import table
from verify.errors import Disagreement
from verify.proofs.lemmas import moments, play
from verify.proofs.methods import cases
from verify.proofs.methods.asking import Answer, ask
from verify.proofs.methods.clock import Clock
from verify.proofs.methods.discharge import Discharged, discharge
from verify.proofs.methods.unrolled import search
from verify.proofs.model.broken import RULES, SHORT_PILE
from verify.proofs.model.reading import INTEGERS, REAL_DECK, WORDS, Reading, Size
from verify.proofs.model.scene import Claim, Scene
from verify.proofs.model.symbolic import bit_vectors
from verify.proofs.suite import named, prove
from verify.proofs.theorems.obligation import Failure, Obligation, Theorem
from verify.proofs.theorems.stating import for_all
from verify.proofs.theorems.table import THEOREMS
from verify.rules.clock import Game
from verify.rules.clock import play as play_by_the_rules
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table

LONG = 600.0


def obligation(claim: Callable[[Scene], Claim]) -> Obligation:
    """An obligation with this claim, and the case and control of C2."""
    return for_all("only", "safety", "what is claimed", claim, moments.lost, Failure(SHORT_PILE, "it fails"))


def theorem(*obligations: Obligation) -> Theorem:
    return named(["C2"])[0]._replace(obligations=obligations)


def settle(claim: Callable[[Scene], Claim], reading: Reading = INTEGERS) -> Discharged:
    return discharge(obligation(claim), reading, Clock(LONG))


PREMISES = 1
"""How often ``discharge`` asks whether the premises of a claim are satisfiable, if they are in the smallest deck."""


def status(found: Discharged) -> tuple[str, str]:
    return str(found.run.status), found.run.premises


def in_short(one: Theorem) -> Theorem:
    """A theorem without its longest obligations: of those about the real deck the last one is enough here."""
    real = [row for row in one.steps if REAL_DECK in row.readings]
    return one._replace(obligations=[row for row in one.obligations if row not in real[:-1]])


def test_a_theorem_without_obligations_is_not_proved() -> None:
    record = prove(named(["C2"])[0]._replace(obligations=[]), LONG)
    assert (record.status, record.reason) == ("vacuous", "it has no obligations")


@pytest.mark.parametrize(("id_", "seconds"), [*((one.id, 0) for one in THEOREMS), ("C2", 1e-9)])
def test_without_time_every_theorem_is_unknown(id_: str, seconds: float) -> None:
    one = in_short(*named([id_]))
    record = prove(one, seconds)
    assert record.status == "unknown"
    assert "out of time" in record.reason
    assert record.counterexample is None
    assert len(record.obligations) == len(one.obligations) > 0
    for row in record.obligations:
        assert row.status == "unknown"
        assert row.case is None
        assert all(not control.counterexamples and control.killed == "unknown" for control in row.controls)
        assert {str(run.status) for run in row.runs} == {"unknown"}
        assert {run.premises for run in row.runs} == ({""} if row.part == "count" else {"unknown"})


def test_time_that_runs_out_at_any_point_leaves_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stops after so many looks instead of seconds: whichever step it stops, C2 is not proved."""

    class Looks(Clock):
        looks = 0

        def left(self) -> float:
            self.looks -= 1
            return 100.0 if self.looks >= 0 else 0.0

    monkeypatch.setattr("verify.proofs.methods.settling.Clock", Looks)
    statuses = []
    for looks in range(0, 400, 50):
        monkeypatch.setattr(Looks, "looks", looks)
        record = prove(named(["C2"])[0])
        statuses.append(str(record.status))
        assert record.status != "refuted"
        assert (record.reason == "") == (record.status == "proved")
    assert statuses[:2] == ["unknown"] * 2
    assert statuses == sorted(statuses, reverse=True)  # once there is time enough, it is proved
    assert statuses[-1] == "proved"


@pytest.mark.parametrize("asked", [1, 2, 3])
def test_a_question_that_z3_leaves_open_proves_nothing(asked: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """z3 gives up on the first question that comes after so many others; with a reason, which is passed on."""
    answers: list[Answer] = []

    def gives_up(formulas: Iterable[Any], clock: Clock) -> Answer:
        answers.append(ask(formulas, clock) if len(answers) != asked else Answer("unknown", "(incomplete)"))
        return answers[-1]

    monkeypatch.setattr("verify.proofs.methods.discharge.ask", gives_up)
    found = settle(play.at_most_n_turns)
    goal = list(play.at_most_n_turns(INTEGERS.scene()[0]).goals)[asked - PREMISES]
    assert [answer.said for answer in answers[:PREMISES]] == ["sat"] * PREMISES
    assert (*status(found), found.reason) == ("unknown", "satisfiable", f"{goal}: (incomplete)")


def nothing_satisfies(scene: Scene) -> Claim:
    at, x = scene.at, scene.x
    return Claim({"more": x.count >= 1, "less": x.count <= 0}, {"anything": at.logic.same(at.r, 7)})


def test_premises_that_contradict_each_other_are_vacuous() -> None:
    assert status(settle(nothing_satisfies)) == ("vacuous", "unsatisfiable")
    record = prove(theorem(obligation(nothing_satisfies)), LONG)
    assert record.status == "vacuous"
    assert "no state satisfies the premises" in record.reason


def test_one_lemma_of_many_that_is_vacuous_is_enough() -> None:
    fine = play.no_dead_end_on_the_dial
    both = obligation(fine)._replace(claims=lambda scene: [fine(scene), nothing_satisfies(scene)])
    assert status(discharge(both, INTEGERS, Clock(LONG))) == ("vacuous", "unsatisfiable")


def words(most: int) -> Reading:
    return Reading("bit-vectors of 12", f"all r, s <= {most}", lambda: bit_vectors(12), most=most)


def test_a_bound_that_wraps_around_to_nothing_is_vacuous() -> None:
    """2**12 in words of 12 bits is 0: nothing is as small as that, and anything would follow."""
    assert status(settle(play.no_dead_end_on_the_dial, words(2**12))) == ("vacuous", "unsatisfiable")
    assert status(settle(play.no_dead_end_on_the_dial, words(40))) == ("proved", "satisfiable")


def test_decks_so_large_that_their_cards_cannot_be_counted_in_words_are_not_proved() -> None:
    """64 * 64 cards wrap around to none; so would 46 * 46 to less than none."""
    found = settle(play.at_most_n_turns, words(64))
    assert str(found.run.status) == "unknown"
    assert str(settle(play.at_most_n_turns, words(40)).run.status) == "proved"


def never_more_than_three(scene: Scene) -> Claim:
    return Claim(play.dealt(scene), {"small": scene.x.count <= 3})


def test_a_false_claim_is_refuted() -> None:
    for reading in (INTEGERS, WORDS, REAL_DECK._replace(size=Size(2, 2))):
        assert status(settle(never_more_than_three, reading)) == ("refuted", "satisfiable")
    record = prove(theorem(obligation(never_more_than_three)), LONG)
    assert record.status == "refuted"
    assert "small: some state satisfies the premises and not the goal" in record.reason


def test_one_false_goal_among_true_ones_is_named() -> None:
    def claim(scene: Scene) -> Claim:
        return Claim(play.dealt(scene), {"r": scene.at.r >= 1, "s": scene.at.s >= 2, "both": scene.at.r >= 2})

    assert settle(claim).reason == "s: some state satisfies the premises and not the goal"


def larger_than_before(scene: Scene) -> Claim:
    return Claim({}, {"larger": scene.x.count + 1 > scene.x.count})


def never_beyond_a_word(scene: Scene) -> Claim:
    return Claim({}, {"small": scene.x.count <= 2047})


@pytest.mark.parametrize(
    ("claim", "integers", "machine_words"),
    [(larger_than_before, "proved", "refuted"), (never_beyond_a_word, "refuted", "proved")],
)
def test_each_kind_of_number_sees_what_the_other_hides(
    claim: Callable[[Scene], Claim], integers: str, machine_words: str
) -> None:
    assert str(settle(claim, INTEGERS).run.status) == integers
    assert str(settle(claim, WORDS).run.status) == machine_words
    assert prove(theorem(obligation(claim)), LONG).status == "refuted"


def test_without_a_failing_control_nothing_is_proved() -> None:
    (sound,) = named(["C2"])[0].steps
    tame = sound._replace(failures=[sound.failures[0]._replace(variant=RULES)])
    record = prove(theorem(tame), LONG)
    assert record.status == "vacuous"
    assert record.reason == "safety: it holds under the broken rules too: rules"
    assert {str(run.status) for run in record.obligations[0].runs} == {"proved"}


def test_without_a_case_nothing_is_proved() -> None:
    (sound,) = named(["C2"])[0].steps
    record = prove(theorem(sound._replace(happens=lambda scene: False)), LONG)
    assert record.status == "unknown"
    assert record.reason == "safety: the case was found in no real deal"


def test_a_case_where_the_premises_do_not_hold_is_none() -> None:
    """Before play nothing has stopped, so that is no case of a claim about the stop."""
    (sound,) = named(["C2"])[0].steps
    record = prove(theorem(sound._replace(happens=moments.before_play)), LONG)
    assert record.status == "unknown"
    assert record.obligations[0].case is None


def test_a_true_claim_that_was_to_be_refuted_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    few = cases._games()[:3]
    monkeypatch.setattr(cases, "_games", lambda: few)
    (sound,) = named(["C2"])[0].steps
    by_the_rules = sound._replace(failures=[sound.failures[0]._replace(variant=RULES)])
    record = prove(theorem(by_the_rules)._replace(expected="refuted"), LONG)
    assert record.status == "proved"
    assert record.counterexample is None


def other_game(ranks: tuple[int, ...]) -> Callable[[Table, ClockRules], Game]:
    """An engine that plays one and the same game, whatever is on the table."""
    return lambda laid, rules: play_by_the_rules(table(ranks, 2), rules)


WON = (1, 2, 2, 3, 1, 3)
SHORT = (1, 1, 2, 2, 3, 3)


@pytest.mark.parametrize(("id_", "row", "ranks"), [("C5-literal", 0, WON), ("C3", 2, WON), ("C3", 2, SHORT)])
def test_an_engine_that_plays_otherwise_is_a_disagreement(
    id_: str, row: int, ranks: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = named([id_])[0].steps[row]
    failure = broken.failures[0]
    assert search(broken, failure, "", Clock(LONG)).killed == "yes"
    otherwise = failure._replace(variant=failure.variant._replace(play=other_game(ranks)))
    with pytest.raises(Disagreement, match=r"the engine stands elsewhere|the claim does not fail"):
        search(broken, otherwise, "", Clock(LONG))
