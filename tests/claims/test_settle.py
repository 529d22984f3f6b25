"""How evidence becomes a status."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from claims.fakes import theorem
from verify.claims.claim import Claim, Settled
from verify.claims.evidence import Bears, Finding, Seen, Sight, Tallied
from verify.claims.settle import judge, named, needed, settle, settle_all
from verify.claims.stated import percent
from verify.errors import BadInput
from verify.records.claim import ClaimRecord


def claim(*bare: bool, formal: str = "1 = 1", conditions: Sequence[str] = (), contradicts: Sequence[str] = ()) -> Claim:
    pieces = [Seen("figure", lambda: Sight(True, "seen"), "true", bare=each) for each in bare]
    return Claim("X", "nobody", "words", formal, Settled.PROVED, "why", pieces, conditions, contradicts)


def found(*bears: Bears) -> list[Finding]:
    return [Finding(each, f"it is {each}") for each in bears]


@pytest.mark.parametrize(
    ("bears", "status"),
    [
        (("for", "for"), Settled.PROVED),
        (("against", "against"), Settled.REFUTED),
        (("for", "against"), Settled.UNKNOWN),
        (("for", "neither"), Settled.UNKNOWN),
        (("against", "unknown"), Settled.UNKNOWN),
    ],
)
def test_all_evidence_must_point_the_same_way(bears: tuple[Bears, ...], status: Settled) -> None:
    assert judge(claim(False, False), found(*bears))[0] is status


@pytest.mark.parametrize(
    ("bears", "status"),
    [
        (("for", "against"), Settled.ONLY_IF),
        (("for", "for"), Settled.PROVED),  # the conditions are not needed
        (("against", "against"), Settled.REFUTED),  # they do not help
        (("against", "for"), Settled.UNKNOWN),
        (("for", "unknown"), Settled.UNKNOWN),
    ],
)
def test_conditions(bears: tuple[Bears, ...], status: Settled) -> None:
    assert judge(claim(False, True, conditions=["if"]), found(*bears))[0] is status


def test_conditions_that_nothing_was_tried_without_are_none() -> None:
    assert judge(claim(False, False, conditions=["if"]), found("for", "for"))[0] is Settled.PROVED
    assert judge(claim(False, False, conditions=["if"]), found("for", "against"))[0] is Settled.UNKNOWN


def test_a_contradiction() -> None:
    opposed = claim(False, contradicts=["Y"])
    assert judge(opposed, found("for"))[0] is Settled.CONTRADICTS
    assert judge(opposed, found("against"))[0] is Settled.UNKNOWN


@pytest.mark.parametrize(
    ("bears", "status"),
    [
        (("for", "for"), Settled.NOT_REJECTED),
        (("against", "against"), Settled.REJECTED),
        (("for", "against"), Settled.UNKNOWN),
        (("for", "unknown"), Settled.UNKNOWN),
    ],
)
def test_random_deals_prove_nothing(bears: tuple[Bears, ...], status: Settled) -> None:
    sampled = claim(False)._replace(evidence=[Tallied("classic", percent("82")), *claim(False).evidence])
    assert judge(sampled, found(*bears))[0] is status


def test_not_formal_and_no_evidence() -> None:
    assert judge(claim(formal=""), []) == (Settled.NOT_FORMAL, "")
    assert judge(claim(), []) == (Settled.UNKNOWN, "there is no evidence")


def test_an_unknown_claim_says_why() -> None:
    assert judge(claim(False, False), found("for", "unknown"))[1] == "it is unknown"
    assert "for: it is for; against: it is against" in judge(claim(False, False), found("for", "against"))[1]


def test_the_record_of_a_claim() -> None:
    record = settle(claim(False), {})
    assert (record.status, record.reason, record.scope, record.methods) == (
        "proved",
        "why",
        ["13x4"],
        ["exact numbers"],
    )
    assert [(piece.kind, piece.bears, piece.says) for piece in record.evidence] == [("figure", "for", "seen")]
    assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(record)), ClaimRecord) == record


def test_what_is_not_there_bears_the_other_way_or_if_it_is_one_game_nowhere() -> None:
    absent = Sight(False, "nothing")
    assert Seen("figure", lambda: absent, "true").look({}).bears == "against"
    assert Seen("enumeration", lambda: absent, "true", "against").look({}).bears == "for"
    assert Seen("game", lambda: absent, "true", "against").look({}).bears == "neither"


def test_the_theorems_that_claims_need() -> None:
    assert needed(["S01", "S14"]) == []
    assert needed(["s24", "P12"]) == ["C4", "C5-literal", "C6"]
    assert set(needed(["S06", "S24"])) < set(needed([]))


def test_claims_come_in_the_order_of_the_register_each_once() -> None:
    assert [each.id for each in named(["P01", "s36", "S36", "S01"])] == ["S01", "S36", "P01"]
    heard: list[str] = []
    records = list(settle_all({}, ["S36", "S14"], heard.append))
    assert [(record.id, record.status) for record in records] == [("S14", "not formal"), ("S36", "proved")]
    assert [line[:4] for line in heard] == ["S14:", "S36:"]


@pytest.mark.parametrize("id_", ["S44", "", "C5", "S1", "S01 ", "Š01"])
def test_there_is_no_such_claim(id_: str) -> None:
    with pytest.raises(BadInput, match=f"^there is no claim '{id_}': expected one of S01 to P28$"):
        list(settle_all({}, [id_]))


def test_scopes_are_those_of_the_theorems_and_of_what_was_seen() -> None:
    (record,) = settle_all({"C4": theorem("C4"), "C3": theorem("C3")}, ["S20"])
    assert record.scope[0] == "all r >= 2, s >= 1"
    assert record.scope[1].endswith("all deals by rank")
    assert record.status == "proved"
    (record,) = settle_all({"C4": theorem("C4")}, ["S20"])
    assert (record.status, record.reason) == ("unknown", "theorem C3 was not settled")
