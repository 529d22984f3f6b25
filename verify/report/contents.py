"""The report as every page shows it: each theorem and each deck with what can be made of its evidence.

Games are played again for the drawings, traces set in lines, commands spelled out; nothing here is proved or decided.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from verify.cards import ENGLISH
from verify.deals import is_numbered
from verify.records.claim import ClaimRecord
from verify.records.coq import CoqEntry
from verify.records.proof import Case, Control, Counterexample, Obligation, ProofRecord
from verify.records.report import DeckRecord, ReportRecord
from verify.report.anchors import anchors_of
from verify.report.asking import ASKING, Asking
from verify.report.columns import SAID_BY, controls, queries, said
from verify.report.deck_facts import deck_facts
from verify.report.marked_trace import TraceLine, marked_trace
from verify.report.replay import Replayed, replayed_deck, replayed_example
from verify.report.standings import SIGNS, Standing, standings
from verify.report.summary import Summary, summary


@dataclass(frozen=True, slots=True)
class ExamplePart:
    """A counterexample: its piles and trace in lines, the game if it can be played again, the command that shows it."""

    example: Counterexample
    rules: str
    piles: list[str]
    trace: list[TraceLine]
    replayed: Replayed | None
    command: str

    @property
    def moment(self) -> int:
        """The moment of the game at which the goal fails; at the last turn the end, with that card at home."""
        example = self.example
        return -1 if example.turned >= len(example.trace) else max(example.turned - 1, 0)


@dataclass(frozen=True, slots=True)
class CoqPart:
    """What stands in Coq for a theorem of the suite, or beside them."""

    entry: CoqEntry
    anchor: str
    standing: Standing

    @property
    def said(self) -> str:
        """What Coq says of the theorem, in a word."""
        return self.entry.shows if self.standing.kind == "good" else self.standing.status


@dataclass(frozen=True, slots=True)
class ClaimPart:
    """A claim."""

    claim: ClaimRecord
    anchor: str
    standing: Standing


@dataclass(frozen=True, slots=True)
class ControlPart:
    """A control, and the first game found in which the goal fails, if one was."""

    control: Control
    failure: ExamplePart | None


@dataclass(frozen=True, slots=True)
class ObligationPart:
    """An obligation: the sign of its status, the command that shows its reachable case, its controls."""

    obligation: Obligation
    anchor: str
    sign: str
    case_command: str
    controls: list[ControlPart]

    @property
    def is_counted(self) -> bool:
        """Whether it is settled by counting deals alone; then nobody looks for a case."""
        runs = self.obligation.runs
        return bool(runs) and all(run.solver in SAID_BY["counted"] for run in runs)

    @property
    def has_details(self) -> bool:
        """Whether a run has more figures."""
        return any(run.details for run in self.obligation.runs)


@dataclass(frozen=True, slots=True)
class Link:
    """A theorem that another rests on: where it stands in the report, if it does, and how it stands there."""

    id: str
    anchor: str
    words: str


@dataclass(frozen=True, slots=True)
class TextPart:
    """A file of SMT-LIB text; ``link`` leads to it, if its name is one that links can hold."""

    name: str
    link: str


@dataclass(frozen=True, slots=True)
class TheoremPart:
    """A theorem; ``coq`` is what Coq says of it, ``texts`` what its obligations are as text."""

    theorem: ProofRecord
    anchor: str
    standing: Standing
    rests_on: list[Link]
    command: str
    obligations: list[ObligationPart]
    counterexample: ExamplePart | None
    coq: CoqPart | None
    texts: list[TextPart]

    @property
    def cost(self) -> str:
        """The time it took, how many questions were asked, and how many deals counted."""
        runs = [run for part in self.obligations for run in part.obligation.runs]
        counted = sum(run.queries for run in runs if run.solver in SAID_BY["counted"])
        asked = queries(self.theorem) - counted
        words = [f"{self.theorem.seconds:.2f} seconds"]
        words += [f"{asked} {'query' if asked == 1 else 'queries'}"] if asked or not counted else []
        return ", ".join([*words, *([f"{counted} deals and values counted"] if counted else [])])

    @property
    def controls(self) -> str:
        """How many controls failed as they must; a claim to be refuted has none."""
        killed, named = controls(self.theorem)
        return f"{killed} of {named}" if named else "none"

    @property
    def said(self) -> dict[str, str]:
        """What each method says, and Coq."""
        return {**said(self.theorem), "Coq": self.coq.said if self.coq else "-"}


@dataclass(frozen=True, slots=True)
class DeckPart:
    """A deck."""

    deck: DeckRecord
    anchor: str
    facts: dict[str, str]
    trace: list[TraceLine]
    replayed: Replayed | None

    @property
    def heading(self) -> str:
        """Its title, or its name without the folders."""
        return self.deck.record.title or self.deck.record.deal.rpartition("/")[2]


@dataclass(frozen=True, slots=True)
class Contents:
    """The whole report."""

    record: ReportRecord
    summary: Summary
    theorems: list[TheoremPart]
    coq: list[CoqPart]
    coq_standing: Standing
    engine_standing: Standing
    claims: list[ClaimPart]
    decks: list[DeckPart]
    asking: Asking = ASKING
    methods: tuple[str, ...] = (*SAID_BY, "Coq")

    @property
    def has_sat_proofs(self) -> bool:
        """Whether a SAT solver has settled anything."""
        return any(part.said["SAT proof"] != "-" for part in self.theorems)


def contents(record: ReportRecord) -> Contents:
    """What a record has to show.

    Raises BadInput if a deck was decided by rules that there are not.
    """
    stand = standings(record)
    coq_anchors = anchors_of("coq", (entry.id for entry in record.coq.entries))
    coq = [CoqPart(*each) for each in zip(record.coq.entries, coq_anchors, stand.entries, strict=True)]
    claim_anchors = anchors_of("claim", (claim.id for claim in record.claims))
    return Contents(
        record=record,
        summary=summary(record),
        theorems=list(_theorems(record, stand.theorems, coq)),
        coq=coq,
        coq_standing=stand.coq,
        engine_standing=stand.engine,
        claims=[ClaimPart(*each) for each in zip(record.claims, claim_anchors, stand.claims, strict=True)],
        decks=[_deck(deck, f"deck-{number}") for number, deck in enumerate(record.decks, 1)],
    )


def _theorems(record: ReportRecord, stand: Sequence[Standing], coq: Sequence[CoqPart]) -> Iterator[TheoremPart]:
    anchors = anchors_of("theorem", (theorem.id for theorem in record.theorems))
    links = {
        theorem.id: Link(theorem.id, anchor, each.short)
        for theorem, anchor, each in zip(record.theorems, anchors, stand, strict=True)
    }
    in_coq = {part.entry.id: part for part in coq}
    for place, (theorem, anchor, each) in enumerate(zip(record.theorems, anchors, stand, strict=True), 1):
        yield TheoremPart(
            theorem=theorem,
            anchor=anchor,
            standing=each,
            rests_on=[links.get(id_, Link(id_, "", "not in this report")) for id_ in theorem.depends_on],
            command=shlex.join(["verify", "prove", theorem.id, "--json"]),
            obligations=[
                _obligation(obligation, f"step-{place}-{number}")
                for number, obligation in enumerate(theorem.obligations, 1)
            ],
            counterexample=_example(theorem.counterexample) if theorem.counterexample else None,
            coq=in_coq.get(theorem.id),
            texts=[_text(name) for name in record.texts if name.startswith(f"{theorem.id}/")],
        )


def _text(name: str) -> TextPart:
    return TextPart(name.rpartition("/")[2], f"smt2/{name}" if re.fullmatch(r"[\w-]+/[\w.-]+", name) else "")


def _obligation(obligation: Obligation, anchor: str) -> ObligationPart:
    return ObligationPart(
        obligation=obligation,
        anchor=anchor,
        sign=SIGNS.get(obligation.status, "?"),
        case_command=_case_command(obligation.case) if obligation.case else "",
        controls=[_control(control) for control in obligation.controls],
    )


def _control(control: Control) -> ControlPart:
    example = next(iter(control.counterexamples.values()), None)
    return ControlPart(control, _example(example) if example else None)


def _case_command(case: Case) -> str:
    deal = ["--deal", case.deal] if is_numbered(case.deal) else [case.deal]
    at = ["--at", str(case.turned)] if case.turned > 0 else []
    return shlex.join(["verify", "show", *deal, *at])


def _example(example: Counterexample) -> ExamplePart:
    replayed = replayed_example(example)
    return ExamplePart(
        example=example,
        rules=" ".join(f"{name}={value}" for name, value in example.rules.items()) or "classic",
        piles=[f"{pile}: {' '.join(cards)}" for pile, cards in example.piles.items()],
        trace=marked_trace(example.trace, example.turned),
        replayed=replayed,
        command=_example_command(example, replayed) if replayed else "",
    )


def _example_command(example: Counterexample, replayed: Replayed) -> str:
    """A command that lays the piles down and shows the game, made of nothing but the evidence."""
    table = replayed.game.table
    lines = [
        f"{ENGLISH.rank_label(pile)}: {' '.join(map(str, table.pile(pile)))}" for pile in range(1, table.centre + 1)
    ]
    options = {"within-pile": "top-first", **example.rules}
    chosen = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    size = ["--ranks", str(example.ranks), "--suits", str(example.suits)]
    at = ["--at", str(example.turned)] if example.turned > 0 else []
    lay, show = ["printf", r"%s\n", *lines], ["verify", "show", "-", "--format", "piles", *size, *chosen, *at]
    return f"{shlex.join(lay)} | {shlex.join(show)}"


def _deck(deck: DeckRecord, anchor: str) -> DeckPart:
    return DeckPart(deck, anchor, deck_facts(deck.record), marked_trace(deck.trace, 0), replayed_deck(deck))
