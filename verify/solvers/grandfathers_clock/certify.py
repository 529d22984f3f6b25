"""Claim and certificate for a deal of Grandfather's Clock that was decided."""

from __future__ import annotations

from verify.certificate.files import Pair
from verify.errors import VerifyError
from verify.solvers.grandfathers_clock.result import GrandfathersClockResult


def certify(result: GrandfathersClockResult) -> Pair:
    """Claim and certificate of a result that is winnable or unwinnable."""
    raise VerifyError(f"{result.deal.name}: certificates are not written yet")
