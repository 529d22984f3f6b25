"""The status of a claim, computed from its evidence."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version

from verify.claims.claim import Claim, Settled
from verify.claims.evidence import Finding, Tallied, Theorems
from verify.claims.families import named as small_decks
from verify.claims.register import CLAIMS
from verify.errors import BadInput, shown
from verify.records.claim import SCHEMA, ClaimRecord, EvidenceRecord


def named(ids: Sequence[str]) -> list[Claim]:
    """The claims of these names, in the order of the register; all if none is named.

    Raises BadInput if there is no such claim.
    """
    known = {claim.id.casefold(): claim for claim in CLAIMS}
    for id_ in ids:
        if id_.casefold() not in known:
            raise BadInput(f"there is no claim '{shown(id_)}': expected one of {CLAIMS[0].id} to {CLAIMS[-1].id}")
    wanted = {id_.casefold() for id_ in ids}
    return [claim for key, claim in known.items() if key in wanted or not ids]


def needed(ids: Sequence[str]) -> list[str]:
    """The theorems that these claims rest on.

    >>> needed(["S10", "S01"])
    ['C5']
    """
    return list(dict.fromkeys(theorem for claim in named(ids) for theorem in claim.theorems))


def settle_all(
    theorems: Theorems, ids: Sequence[str] = (), progress: Callable[[str], None] = lambda line: None
) -> Iterator[ClaimRecord]:
    """Settle the claims named, or all, in the order of the register.

    ``theorems`` are those of the suite, settled: a claim that rests on one that is not there is unknown. ``progress``
    is told which claim is looked at. Raises BadInput if there is no such claim.
    """
    for claim in named(ids):
        progress(f"{claim.id}: {claim.words}")
        yield settle(claim, theorems)


def settle(claim: Claim, theorems: Theorems) -> ClaimRecord:
    """Settle one claim."""
    began = time.perf_counter()
    findings = [piece.look(theorems) for piece in claim.evidence]
    status, amiss = judge(claim, findings)
    return ClaimRecord(
        schema=SCHEMA,
        id=claim.id,
        source=claim.source,
        claim=claim.words,
        formal=claim.formal,
        status=status,
        expected=claim.expected,
        reason=amiss or claim.because,
        conditions=list(claim.conditions),
        contradicts=list(claim.contradicts),
        scope=_scope(claim, theorems),
        methods=_methods(claim),
        evidence=[
            EvidenceRecord(piece.kind, found.bears, piece.bare, found.says, piece.again)
            for piece, found in zip(claim.evidence, findings, strict=True)
        ],
        seconds=round(time.perf_counter() - began, 3),
        version=version("patience-verify"),
    )


def judge(claim: Claim, findings: Sequence[Finding]) -> tuple[Settled, str]:
    """The status that the evidence gives a claim, and what is amiss if it is unknown.

    All evidence must point the same way: with the conditions of the claim, and without them.
    """
    for finding in findings:
        if finding.bears in ("unknown", "neither"):
            return Settled.UNKNOWN, finding.says
    if not claim.formal:
        return Settled.NOT_FORMAL, ""
    with_conditions = {found.bears for piece, found in zip(claim.evidence, findings, strict=True) if not piece.bare}
    bare = {found.bears for piece, found in zip(claim.evidence, findings, strict=True) if piece.bare}
    status = _status(claim, frozenset(with_conditions), frozenset(bare))
    return status, "" if status is not Settled.UNKNOWN else _disagreement(findings)


def _status(claim: Claim, with_conditions: frozenset[str], bare: frozenset[str]) -> Settled:
    sides = with_conditions | bare
    if claim.contradicts:
        return Settled.CONTRADICTS if sides == {"for"} else Settled.UNKNOWN
    if any(isinstance(piece, Tallied) for piece in claim.evidence):
        return _by_sample(sides)
    if sides == {"for"}:
        return Settled.PROVED
    if sides == {"against"}:
        return Settled.REFUTED
    if claim.conditions and with_conditions == {"for"} and bare == {"against"}:
        return Settled.ONLY_IF
    return Settled.UNKNOWN


def _by_sample(sides: frozenset[str]) -> Settled:
    """What random deals can say: they prove nothing."""
    if len(sides) != 1:
        return Settled.UNKNOWN
    return Settled.NOT_REJECTED if sides == {"for"} else Settled.REJECTED


def _disagreement(findings: Sequence[Finding]) -> str:
    if not findings:
        return "there is no evidence"
    return "the evidence does not agree: " + "; ".join(f"{found.bears}: {found.says}" for found in findings)


def _scope(claim: Claim, theorems: Theorems) -> list[str]:
    scopes = [scope for name in claim.theorems if name in theorems for scope in theorems[name].scope]
    kinds = {piece.kind for piece in claim.evidence}
    scopes += [f"{small_decks()}, all deals by rank"] * ("enumeration" in kinds)
    scopes += ["stock and waste of up to 24 cards"] * ("rules" in kinds)
    scopes += ["13x4"] * bool(kinds & {"game", "figure", "arithmetic"})
    scopes += ["13x4, random or numbered deals"] * ("tally" in kinds)
    return list(dict.fromkeys(scopes))


def _methods(claim: Claim) -> list[str]:
    return list(dict.fromkeys(_method(piece.kind) for piece in claim.evidence))


def _method(kind: str) -> str:
    return {
        "theorem": "theorems of the suite",
        "figure": "exact numbers",
        "game": "games replayed by the reference engine",
        "enumeration": "all deals of small decks, played by the reference engine",
        "rules": "the rules, with every number of cards",
        "tally": "tallies of very many deals, decided before",
        "arithmetic": "arithmetic",
        "texts": "comparison of what is said",
    }[kind]
