"""``verify claims``: what it prints, and how it ends. The theorems are made up here: proving them is not the matter."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence

import msgspec
import pytest

from claims.fakes import OTHER, as_the_register_wants, theorem
from support.command import Verify
from verify.records.claim import SCHEMA, ClaimRecord
from verify.records.proof import ProofRecord
from verify.verdict import Status

Settle = Callable[[Sequence[str], float, Callable[[str], None]], Iterator[ProofRecord]]


class Suite:
    """Stands for the theorems: which were asked for, and what they are."""

    def __init__(self) -> None:
        self.asked: list[tuple[list[str], float]] = []
        self.theorems = as_the_register_wants()

    def settled(self, ids: Sequence[str], timeout: float, progress: Callable[[str], None]) -> Iterator[ProofRecord]:
        self.asked.append((list(ids), timeout))
        return (self.theorems[id_] for id_ in ids if id_ in self.theorems)


@pytest.fixture
def suite(monkeypatch: pytest.MonkeyPatch) -> Suite:
    fake = Suite()
    monkeypatch.setattr("verify.cli.claims.settled", fake.settled)
    return fake


def test_named_claims_on_a_line_each(verify: Verify, suite: Suite) -> None:
    ended = verify("claims", "S01", "s22", "P26", "S14", "--brief")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.splitlines() == [
        "S01  proved        thirteen piles of four use up the 52 cards exactly",
        "S14  not formal    one of the easiest patiences",
        "S22  refuted       it may happen that the last card of a pile shows the pile's own number and no card is left "
        "to turn there",
        "P26  not rejected  about 82 percent of Klondike deals can be won, drawing three cards, with all cards known",
        "4 claims: 1 proved, 1 not formal, 1 refuted, 1 not rejected; all as expected",
    ]


def test_just_the_theorems_needed_are_proved(verify: Verify, suite: Suite) -> None:
    assert verify("claims", "S20", "S24", "--timeout", "7").code == 0
    assert suite.asked == [(["C4", "C3", "C5-literal"], 7)]
    assert verify("claims", "S01", "S14").code == 0
    assert len(suite.asked) == 1


def test_all_evidence_of_a_claim(verify: Verify, suite: Suite) -> None:
    ended = verify("claims", "P23")
    assert (ended.code, ended.err) == (0, "")
    lines = [" ".join(line.split()) for line in ended.out.splitlines()]
    assert lines[0].startswith("P23 only-if, in ")
    assert "source an app's rules" in lines
    assert "only if aces and kings change names in the deal too, cards and piles" in lines
    assert "game against, without the conditions: ms:9 is lost from the centre and won from the aces" in lines
    assert "verify show --deal ms:9 -o start=A" in lines
    assert "source [000]" in " ".join(verify("claims", "S01").out.split())
    assert "formal no" in " ".join(verify("claims", "S14").out.split())
    assert "contradicts S32" in " ".join(verify("claims", "S31").out.split())


def test_the_command_shown_shows_it(verify: Verify, suite: Suite) -> None:
    """The games that evidence names end as the evidence says."""
    assert "lost" in verify("check", "--deal", "ms:9").out
    assert "won" in verify("check", "--deal", "ms:9", "-o", "start=A").out
    assert "won" in verify("check", "--deal", "ms:11", "--rules", "aisleriot-2010").out
    assert "lost" in verify("check", "--deal", "ms:12", "-o", "shuttle=over-bottom").out


def test_json_lines(verify: Verify, suite: Suite) -> None:
    ended = verify("claims", "S20", "S36", "P11", "--json")
    assert ended.code == 0
    rows = [json.loads(line) for line in ended.out.splitlines()]
    assert [(row["id"], row["status"], row["expected"], row["source"]) for row in rows] == [
        ("S20", "proved", "proved", "002"),
        ("S36", "proved", "proved", "001"),
        ("P11", "refuted", "refuted", "a published solution of TAOCP 2.3.4.2 ex. 17"),
    ]
    for row in rows:
        assert row["schema"] == SCHEMA
        assert row["scope"]
        assert row["methods"]
        assert msgspec.convert(row, ClaimRecord).id == row["id"]


@pytest.mark.parametrize("id_", ["S24", "S07", "S20"])
def test_a_theorem_that_is_not_as_it_should_be_is_exit_code_1(verify: Verify, suite: Suite, id_: str) -> None:
    for name, right in list(suite.theorems.items()):
        suite.theorems[name] = theorem(name, OTHER[Status(right.status)])
    ended = verify("claims", id_, "S01")
    assert ended.code == 1
    assert f"{id_} unknown!" in ended.out
    assert "the evidence does not agree" in " ".join(ended.out.split())
    assert f"not as expected: {id_}" in ended.out
    assert verify("claims", id_, "--json").code == 1


def test_a_theorem_out_of_time_is_exit_code_3(verify: Verify, suite: Suite) -> None:
    suite.theorems["C4"] = theorem("C4", "unknown", "proved")
    ended = verify("claims", "S20", "S36")
    assert ended.code == 3
    assert "S20 unknown!" in ended.out
    assert "C4 is unknown: out of time" in ended.out
    suite.theorems["C5"] = theorem("C5", "refuted")
    assert verify("claims", "S20", "S07", "--brief").code == 1  # one is wrong, not only unknown


def test_a_theorem_that_the_suite_has_not_is_exit_code_3(verify: Verify, suite: Suite) -> None:
    del suite.theorems["C4"]
    ended = verify("claims", "S20")
    assert ended.code == 3
    assert "theorem C4 was not settled" in ended.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("S44",), "there is no claim 'S44': expected one of S01 to P28"),
        (("",), "there is no claim '': expected one of S01 to P28"),
        (("S01", "C5\n"), "there is no claim 'C5\\n': expected one of S01 to P28"),
        (("--timeout", "0"), "--timeout 0: expected a whole number from 1 to 86,400"),
        (("--game", "clock"), "No such option '--game'."),
    ],
)
def test_bad_requests_get_one_line(verify: Verify, suite: Suite, arguments: tuple[str, ...], message: str) -> None:
    assert verify("claims", *arguments).complaint.startswith(message)
    assert suite.asked == []


def test_the_real_theorems_settle_a_claim(verify: Verify) -> None:
    """Without anything made up: C1 by z3."""
    ended = verify("claims", "S05", "--brief")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("S05  proved ")
