"""Evidence to make reports of: theorems made up, decks decided for the purpose."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from report.samples_beside import COQ, ENGINE, NO_COQ, claim, claims, in_coq, seen
from support.command import EXAMPLES
from verify.cards import ENGLISH
from verify.deals import Reading, read_text
from verify.deals.deal import Deal
from verify.records.claim import EvidenceRecord
from verify.records.coq import CoqEntry, CoqFile
from verify.records.proof import (
    SCHEMA,
    Case,
    Control,
    Counterexample,
    Obligation,
    ProofRecord,
    Run,
    Statement,
)
from verify.records.report import SCHEMA as REPORT_SCHEMA
from verify.records.report import DeckRecord, EngineRecord, ReportRecord, Way
from verify.rules.clock_choice import Choice
from verify.rules.clock_table import turn_order
from verify.solvers.check import check
from verify.solvers.clock import ClockResult, decide
from verify.solvers.clock_record import record

HOSTILE = (
    '</p></svg><script>alert(1)</script> | `x` *y* [z](http://example.org/) "q" \\| &amp; ${7*7} {{ 7*7 }}\n# h\x1b[31m'
)


def counterexample(result: ClockResult, turned: int | None = None, says: str = "not all are turned") -> Counterexample:
    """A game as the counterexample to something."""
    table, rules, trace = result.game.table, result.rules, [str(card) for card in result.game.turned]
    options = rules.as_options("piles")
    plain = Choice().rules.as_options("piles")
    return Counterexample(
        rules={n: v for n, v in options.items() if v is not None and v != plain[n]},
        ranks=table.shape.ranks,
        suits=table.shape.suits,
        piles={
            ENGLISH.rank_label(pile): [str(card) for card in turn_order(table, pile, rules)]
            for pile in range(1, table.centre + 1)
        },
        trace=trace,
        turned=len(trace) if turned is None else turned,
        says=says,
    )


SMALL = check("AS 2S 3S 3H 2H AH", ranks=3, suits=2)
ON_TOP = check("AS 2S 3S 3H 2H AH", ranks=3, suits=2, shuttle="over-bottom", start=2)
LARGE = check("ms:617")
BROKEN = Counterexample(
    {}, 3, 2, {"A": ["AS"], "2": ["2S", "2H", "AH"], "3": ["3S", "3H"]}, ["3S", "3H"], 1, "a pile of three"
)


def obligation(id_: str = "step", status: str = "proved", **changes: Any) -> Obligation:
    """An obligation with all there can be."""
    whole = Obligation(
        id=id_,
        part="consecution",
        statement="a turn keeps the balance",
        status=status,
        reason="" if status == "proved" else "a timeout after 60 s",
        runs=[
            Run("z3", "integers", "all r, s", status, "satisfiable", 7, 0.123),
            Run("cvc5", "bit-vectors", "13 ranks, 4 suits", status, "satisfiable", 31, 4.567),
        ],
        case=Case("ms:617", 17, "the third king lies in the middle"),
        controls=[control("long pile", "pile 2 is dealt three cards", BROKEN)],
        seconds=4.69,
    )
    return replace(whole, **changes)


def control(variant: str, broken: str, example: Counterexample | None) -> Control:
    """A control that kills what it should, if there is an example."""
    return Control(variant, broken, "", "yes" if example else "unknown", {"z3": example} if example else {})


def survey(id_: str = "share", **changes: Any) -> Obligation:
    """An obligation settled by counting."""
    whole = Obligation(
        id=id_,
        part="count",
        statement="one deal in three is won",
        status="proved",
        reason="",
        runs=[
            Run("enumeration", "all deals by rank", "2x1, 3x2", "proved", "", 92, 0.25),
            Run("counting", "exact integers", "13x4", "proved", "", 2, 0.01),
        ],
        case=None,
        controls=[
            Control("short pile", "a pile is short", "share", "yes", {}, "3x2, won: the law says 30, counted 12")
        ],
        seconds=0.26,
    )
    return replace(whole, **changes)


def refuted_step(**changes: Any) -> Obligation:
    """An obligation that a game refutes: it has no controls."""
    return obligation("if", "refuted", part="safety", controls=[], **changes)


def theorem(id_: str = "C1", status: str = "proved", expected: str = "proved", **changes: Any) -> ProofRecord:
    """A theorem with three obligations; the first is as the theorem is."""
    whole = ProofRecord(
        schema=SCHEMA,
        id=id_,
        title="balance",
        statement=Statement(
            "Every turn keeps the balance.",
            "Jokainen käännös säilyttää tasapainon.",
            "Varje vändning bevarar balansen.",
        ),
        status=status,
        expected=expected,
        reason="" if status == "proved" else "because of one deal",
        scope=["all r >= 2, s >= 1", "13 ranks, 4 suits"],
        methods=["z3: integers", "z3: bit-vectors"],
        depends_on=[],
        seconds=4.69,
        obligations=[
            refuted_step() if expected == "refuted" else obligation("begin", status, part="initiation"),
            obligation("step"),
            obligation(
                "safe", part="safety", controls=[control("two starts", "play starts twice", counterexample(LARGE, 20))]
            ),
        ],
        counterexample=counterexample(SMALL) if status == "refuted" else None,
        version="0.1.0",
    )
    return replace(whole, **changes)


def theorems() -> list[ProofRecord]:
    """A suite in which everything is as it should be."""
    return [
        theorem("C1", title="balance"),
        theorem("C2", title="no dead end on the dial", depends_on=["C1"]),
        theorem("C3", title="termination", depends_on=["C1"]),
        theorem("C4", title="the last card is the last king", depends_on=["C1", "C2"]),
        theorem("C5", title="when a deal is won", depends_on=["C1", "C2", "C3", "C4"]),
        theorem("C5-literal", "refuted", "refuted", title="won if the last king comes last", depends_on=["C4"],
                counterexample=counterexample(LARGE)),
        theorem("C6", title="cycles decide", depends_on=["C5", "C1"]),
        theorem("C7", title="lost piles", depends_on=["C6"]),
        theorem("C10", title="the count", depends_on=["C6"], obligations=[survey(), survey("own piles")]),
    ]  # fmt: skip


def deck(result: ClockResult) -> DeckRecord:
    """A deck decided."""
    return DeckRecord(
        record=record(result),
        piles=[[str(card) for card in pile] for pile in result.game.table.piles],
        trace=[str(card) for card in result.game.turned],
        commands={"drawn by": f"verify show {result.deal.name} --svg -"},
    )


def decks() -> list[DeckRecord]:
    """The decks that come with verify."""
    return [
        deck(result)
        for name, preset in (("decks.txt", "classic"), ("contest.txt", "uva170"))
        for result in _decided(name, preset)
    ]


def _decided(name: str, preset: str) -> list[ClockResult]:
    found = read_text((EXAMPLES / name).read_text(encoding="utf-8"), f"verify/examples/{name}", Reading())
    return [decide(deal, Choice(preset)) for deal in found if isinstance(deal, Deal)]


def report(
    theorems: list[ProofRecord] | None = None, decks: list[DeckRecord] | None = None, **changes: Any
) -> ReportRecord:
    """A report of these theorems and decks; by default of one theorem and one deck."""
    whole = ReportRecord(
        schema=REPORT_SCHEMA,
        version="0.1.0",
        python="3.11.7",
        z3="4.13.0",
        cvc5="1.2.0",
        commands={"this report": "verify report --to reports"},
        theorems=[theorem()] if theorems is None else theorems,
        texts=["C1/begin.integers.smt2", "C1/step.integers.smt2"],
        coq=COQ,
        engine=ENGINE,
        claims=[claim(evidence=[seen()])],
        decks=[deck(LARGE)] if decks is None else decks,
    )
    return replace(whole, **changes)


WHOLE = report(theorems(), decks(), claims=claims())
BARE = theorem("bare", "vacuous", scope=[], methods=[], obligations=[obligation(runs=[], case=None, controls=[])])
HOSTILE_COQ = replace(
    COQ,
    reason=HOSTILE,
    coq=HOSTILE,
    files=[CoqFile(HOSTILE, False, HOSTILE, 0.1)],
    entries=[
        CoqEntry(HOSTILE, HOSTILE, "proved", HOSTILE, [in_coq(HOSTILE, statement=f"{HOSTILE}\n```\n   ```\n# h")])
    ],
    checker=f"```\n{HOSTILE}\n```text",
)
HOSTILE_ENGINE = EngineRecord(HOSTILE, HOSTILE, HOSTILE, 1, 2, 3.0, [Way(HOSTILE, HOSTILE, HOSTILE)])
HOSTILE_CLAIM = claim(
    HOSTILE,
    source=HOSTILE,
    claim=HOSTILE,
    formal=HOSTILE,
    reason=HOSTILE,
    conditions=[HOSTILE],
    contradicts=[HOSTILE],
    methods=[HOSTILE],
    evidence=[EvidenceRecord(HOSTILE, HOSTILE, True, HOSTILE, HOSTILE)],
)
HOSTILE_THEOREM = theorem(
    HOSTILE,
    "refuted",
    title=HOSTILE,
    statement=Statement(HOSTILE, HOSTILE, HOSTILE),
    reason=HOSTILE,
    scope=[HOSTILE],
    methods=[HOSTILE],
    depends_on=[HOSTILE, "C1"],
    obligations=[
        obligation(
            HOSTILE,
            HOSTILE,
            statement=HOSTILE,
            case=Case(HOSTILE, 1, HOSTILE),
            controls=[control(HOSTILE, HOSTILE, counterexample(SMALL, 1, HOSTILE))],
        )
    ],
    counterexample=replace(counterexample(SMALL, says=HOSTILE), piles={HOSTILE: [HOSTILE]}, trace=[HOSTILE]),
)  # fmt: skip
TITLED = replace(
    deck(LARGE), record=replace(deck(LARGE).record, title=HOSTILE, deal=HOSTILE), commands={HOSTILE: HOSTILE}
)
PAGES = {
    "whole": WHOLE,
    "empty": report([], [], texts=[], coq=replace(NO_COQ, entries=[]), claims=[]),
    "bare": report([BARE, theorem("C9", obligations=[])], texts=[]),
    "hostile": report(
        [HOSTILE_THEOREM, theorem("C1"), theorem("c1"), theorem("→")],
        [TITLED],
        cvc5=HOSTILE,
        texts=[f"{HOSTILE}/step.smt2", f"C1/{HOSTILE}", "C1/../../etc.smt2", "C1/ok.smt2"],
        coq=HOSTILE_COQ,
        engine=HOSTILE_ENGINE,
        claims=[HOSTILE_CLAIM, claim("s06"), claim()],
    ),
    "without Coq": report(coq=NO_COQ, engine=replace(ENGINE, status="unknown", reason="out of time"), claims=[]),
}
