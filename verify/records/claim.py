"""A claim settled, as one record: what ``claims --json`` prints, one a line, with a published schema.

A *status* is ``proved``, ``refuted``, ``only-if`` (true under the conditions, false without), ``rejected`` or ``not
rejected`` (by random deals, with the confidence named), ``contradicts`` (another claim says the opposite), ``not
formal`` or ``unknown``.
"""

from __future__ import annotations

from dataclasses import dataclass

SCHEMA = "patience-verify/claim-settled/1"


@dataclass(frozen=True, slots=True)
class EvidenceRecord:
    """One piece of evidence.

    ``kind`` is ``theorem``, ``figure``, ``game``, ``enumeration``, ``rules``, ``tally``, ``arithmetic`` or ``texts``.
    It ``bears`` ``for`` or ``against`` the claim, or ``neither`` way if it does not show what it should, or is
    ``unknown``; ``bare`` pieces look at the claim without its conditions. ``command`` shows it again.
    """

    kind: str
    bears: str
    bare: bool
    says: str
    command: str


@dataclass(frozen=True, slots=True)
class ClaimRecord:
    """A claim with all that its status rests on.

    ``claim`` is what the source says, in our words, ``formal`` what that is precisely; ``expected`` is the status that
    is right for it; ``reason`` says why it has the status it has. ``conditions`` are those under which alone it is
    true, ``contradicts`` the claims that say the opposite. ``scope`` lists what it was shown for, ``methods`` how.
    """

    schema: str
    id: str
    source: str
    claim: str
    formal: str
    status: str
    expected: str
    reason: str
    conditions: list[str]
    contradicts: list[str]
    scope: list[str]
    methods: list[str]
    evidence: list[EvidenceRecord]
    seconds: float
    version: str
