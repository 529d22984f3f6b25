"""The register: what it holds, that it comes out as it should, and that no evidence in it is idle."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Mapping, Sequence
from functools import partial

import pytest

from claims.fakes import OTHER, as_the_register_wants, theorem
from verify.claims.claim import Claim, Settled
from verify.claims.evidence import Figures, Finding, Seen, Theorem
from verify.claims.register import CLAIMS
from verify.claims.settle import judge, settle
from verify.claims.stated import Stated
from verify.records.claim import ClaimRecord

SOURCES = {
    "000": "S01 S02 S03 S04 S05 S06 S07 S08 S09 S10 S11 S12 S13 S14 S15 S16",
    "001": "S36 S37 S38 S39 S40 S41 S42 S43",
    "002": "S17 S18 S19 S20 S21 S22 S23 S24",
    "003": "S25 S26 S27 S28 S29 S30 S31 S32 S33 S34 S35",
    "a widely copied rules page (about.com / The Spruce)": "P01",
    "a printed collection quoted online": "P02",
    "SolSuite, Travellers": "P03",
    "goodsol, Travellers Clock": "P04",
    "several rules pages": "P05",
    "a strategy page": "P06 P07 P08 P09",
    "a published solution of TAOCP 2.3.4.2 ex. 16": "P10",
    "a published solution of TAOCP 2.3.4.2 ex. 17": "P11",
    "TAOCP 2.3.4.2 ex. 16": "P12 P13",
    "a mathematics forum, 1995": "P14",
    "a question on a mathematics site": "P15",
    "AisleRiot's help": "P16",
    "a simulation of 10^11 deals": "P17",
    "a C++ simulation with restarts from the lowest pile": "P18",
    "PySolFC's Relaxed Clock": "P19",
    "an exercise of a university course": "P20",
    "a contest statement": "P21",
    "a programming puzzle": "P22",
    "an app's rules": "P23",
    "Wikipedia, The Clock (German Clock)": "P24",
    "Wikipedia": "P25",
    "several pages": "P26",
    "a package on PyPI (pyksolve)": "P27",
    "several game sites": "P28",
}
"""Every claim that was collected, by who makes it: a copy."""

STATUSES = {
    "proved": "S01 S02 S03 S04 S05 S06 S07 S09 S10 S13 S15 S16 S19 S20 S21 S23 S24 S25 S29 S30 S33 S34 S36 "
    "S37 S38 S39 S41 P12 P13 P17 P19 P20 P21 P22",
    "refuted": "S12 S22 P01 P02 P06 P07 P08 P10 P11 P15 P18 P27",
    "only-if": "S08 S11 S18 S26 S27 S28 P05 P09 P16 P23",
    "rejected": "P25 P28",
    "not rejected": "P26",
    "contradicts": "S31 S32",
    "not formal": "S14 S17 S35 S40 S42 S43 P03 P04 P14 P24",
}
"""What is right for each, written down a second time from the theory of the game."""

PIECES = [(claim, number) for claim in CLAIMS for number in range(len(claim.evidence))]
FLIPPED: Mapping[str, str] = {"for": "against", "against": "for"}


def piece_name(value: object) -> str:
    return value.id if isinstance(value, Claim) else str(value)


@pytest.fixture(scope="module")
def records() -> dict[str, ClaimRecord]:
    """All claims settled, with theorems as the register wants them and everything else computed."""
    theorems = as_the_register_wants()
    return {claim.id: settle(claim, theorems) for claim in CLAIMS}


def findings(record: ClaimRecord) -> list[Finding]:
    return [Finding(piece.bears, piece.says) for piece in record.evidence]  # type: ignore[arg-type]


def test_the_claims_are_those_collected_with_their_sources() -> None:
    collected = {id_: source for source, ids in SOURCES.items() for id_ in ids.split()}
    ids = [claim.id for claim in CLAIMS]
    assert len(ids) == len(set(ids)) == 71
    assert set(ids) == set(collected)
    assert all(claim.source == collected[claim.id] for claim in CLAIMS)


def test_the_register_is_in_the_order_of_its_parts() -> None:
    ids = [claim.id for claim in CLAIMS]
    assert ids == sorted(ids, key=lambda id_: (id_[0] == "P", id_))


def test_every_claim_has_the_status_that_is_right_for_it(records: Mapping[str, ClaimRecord]) -> None:
    right = {id_: status for status, ids in STATUSES.items() for id_ in ids.split()}
    assert {id_: record.status for id_, record in records.items()} == right
    assert all(record.status == record.expected for record in records.values())


@pytest.mark.parametrize("claim", CLAIMS, ids=piece_name)
def test_a_claim_says_what_its_status_asks_for(claim: Claim, records: Mapping[str, ClaimRecord]) -> None:
    record = records[claim.id]
    assert record.claim
    assert record.reason
    assert bool(record.evidence) == bool(record.formal) == (record.status != "not formal")
    assert bool(record.conditions) == (record.status == "only-if")
    assert bool(record.contradicts) == (record.status == "contradicts")
    assert {piece.bare for piece in record.evidence} <= {False, bool(record.conditions)}
    assert all(piece.says and piece.command for piece in record.evidence)
    assert bool(record.methods) == bool(record.evidence)


def test_contradictions_are_mutual() -> None:
    pairs = {(claim.id, other) for claim in CLAIMS for other in claim.contradicts}
    assert len(pairs) == 2
    assert {(other, id_) for id_, other in pairs} == pairs


@pytest.mark.parametrize(("claim", "number"), PIECES, ids=piece_name)
@pytest.mark.parametrize("bears", ["the other way", "neither", "unknown"])
def test_no_evidence_is_idle(claim: Claim, number: int, bears: str, records: Mapping[str, ClaimRecord]) -> None:
    """If any one piece came out in another way, the claim would not have the status that it has."""
    found = findings(records[claim.id])
    assert judge(claim, found)[0] is claim.expected
    way = FLIPPED[found[number].bears] if bears == "the other way" else bears
    found[number] = Finding(way, "broken")  # type: ignore[arg-type]
    status, amiss = judge(claim, found)
    assert status is not claim.expected
    assert amiss or status is not Settled.UNKNOWN


def pieces_of(kind: type) -> list[tuple[Claim, int]]:
    return [(claim, number) for claim, number in PIECES if isinstance(claim.evidence[number], kind)]


@pytest.mark.parametrize(("claim", "number"), pieces_of(Theorem), ids=piece_name)
def test_a_theorem_of_another_status_bears_the_other_way(claim: Claim, number: int) -> None:
    piece = claim.evidence[number]
    assert isinstance(piece, Theorem)
    right = piece.look({piece.theorem: theorem(piece.theorem, piece.status)})
    wrong = piece.look({piece.theorem: theorem(piece.theorem, OTHER[piece.status])})
    assert right.bears == piece.bears
    assert wrong.bears == FLIPPED[right.bears]
    for status in ("unknown", "vacuous"):
        assert piece.look({piece.theorem: theorem(piece.theorem, status)}).bears == "unknown"
    assert piece.look({}) == Finding("unknown", f"theorem {piece.theorem} was not settled")


@pytest.mark.parametrize(("claim", "number"), pieces_of(Figures), ids=piece_name)
def test_a_wrong_figure_bears_the_other_way(claim: Claim, number: int) -> None:
    piece = claim.evidence[number]
    assert isinstance(piece, Figures)
    right = piece.look({}).bears
    values, stated = list(piece.values()), piece.stated
    if right == "for":
        for place in range(len(values)):
            assert piece._replace(values=_other(values, stated, place)).look({}).bears == "against"
    else:
        assert piece._replace(values=lambda: [each.low for each in stated]).look({}).bears == "for"


def _other(values: Sequence[object], stated: Sequence[Stated], place: int):  # type: ignore[no-untyped-def]
    """The values, one of them just beyond what is stated."""
    beyond = stated[place].high + (stated[place].high - stated[place].low) / 1000 + stated[place].high / 10**9
    return lambda: [beyond if number == place else value for number, value in enumerate(values)]


COMMANDS = list({claim.evidence[number].again: claim.evidence[number] for claim, number in pieces_of(Figures)}.values())


@pytest.mark.parametrize("piece", COMMANDS, ids=range(len(COMMANDS)))
def test_the_command_prints_the_figures(piece: Figures) -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(_code(piece.again), {})
    written = printed.getvalue()
    for value in piece.values():
        assert str(value) in written or f"Fraction({value.numerator}, {value.denominator})" in written


@pytest.mark.parametrize(("claim", "number"), pieces_of(Seen), ids=piece_name)
def test_the_command_looks_at_what_the_evidence_looks_at(claim: Claim, number: int) -> None:
    piece = claim.evidence[number]
    assert isinstance(piece, Seen)
    if piece.kind in ("game", "texts"):
        assert piece.again.startswith("verify ")
        return
    names: dict[str, object] = {}
    exec(_code(piece.again).partition(";")[0], names)
    sight = piece.sight
    if isinstance(sight, partial):
        assert f"{sight.func.__name__}{sight.args}" in piece.again
        sight = sight.func
    assert sight in names.values()


def _code(command: str) -> str:
    assert command.startswith('python -c "')
    assert command.count('"') == 2
    return command.partition('"')[2].rstrip('"')


def test_the_theorems_are_those_of_the_suite() -> None:
    from verify.proofs.theorems.table import THEOREMS

    expected = {theorem.id: theorem.expected for theorem in THEOREMS}
    pieces = [piece for claim in CLAIMS for piece in claim.evidence if isinstance(piece, Theorem)]
    assert all(piece.status == expected[piece.theorem] for piece in pieces)
