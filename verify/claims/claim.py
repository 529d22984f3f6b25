"""A claim as a value: who says it, what it says, what it is in formal terms, and what settles it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from verify.claims.evidence import Evidence


class Settled(StrEnum):
    """What became of a claim.

    ``only-if``: true under the conditions named, and false without them; ``rejected`` or ``not rejected``: random deals
    exclude it, or do not, with the confidence named, which proves nothing; ``contradicts``: another claim says the
    opposite; ``not formal``: there is nothing to compute or to prove.

    >>> print(Settled.ONLY_IF)
    only-if
    """

    PROVED = "proved"
    REFUTED = "refuted"
    ONLY_IF = "only-if"
    REJECTED = "rejected"
    NOT_REJECTED = "not rejected"
    CONTRADICTS = "contradicts"
    NOT_FORMAL = "not formal"
    UNKNOWN = "unknown"


class Claim(NamedTuple):
    """One claim.

    ``words`` say it in our words and ``formal`` precisely (empty if it is not formal). ``because`` is what settles it,
    in a sentence or two. ``conditions`` are those under which alone it is true; ``contradicts`` the claims that say
    the opposite. ``expected`` is the status that is right for it; the status itself is computed.
    """

    id: str
    source: str
    words: str
    formal: str
    expected: Settled
    because: str
    evidence: Sequence[Evidence] = ()
    conditions: Sequence[str] = ()
    contradicts: Sequence[str] = ()

    @property
    def theorems(self) -> list[str]:
        """The theorems that it rests on, each once."""
        return list(dict.fromkeys(piece.theorem for piece in self.evidence if piece.theorem))
