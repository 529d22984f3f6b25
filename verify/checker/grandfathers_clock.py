"""Grandfather's Clock: does this certificate establish that claim?

A win is shown by its moves, replayed by the rules; a loss by cards that wait for each other
(grandfathers_clock_deadlock.py), or by a set of positions that no play leaves (grandfathers_clock_sets.py).
"""

from __future__ import annotations

from collections.abc import Iterator

from .grandfathers_clock_deadlock import require_deadlock
from .grandfathers_clock_reading import Certificate, Claim, Setting
from .grandfathers_clock_rules import Move
from .grandfathers_clock_sets import require_closed
from .reading import Rejected, shown


def judge(claim: Claim, certificate: Certificate) -> str:
    """What is established. Raises Rejected."""
    setting = claim.setting
    require_same(setting, certificate.setting)
    verdict = "winnable" if certificate.kind == "moves" else "unwinnable"
    if claim.verdict != verdict:
        raise Rejected(f"{certificate.kind} is evidence for the verdict {verdict}, the claim says {claim.verdict}")
    if certificate.kind == "moves":
        require_win(setting, certificate.moves)
    elif certificate.kind == "deadlock":
        require_deadlock(certificate.cards, setting.columns, setting.game)
    else:
        require_closed(certificate.positions, setting.columns, setting.game, certificate.reductions)
    rules = ", ".join(f"{name} {value}" for name, value in setting.options.items() if value is not None)
    size = f"{setting.ranks} ranks and {setting.suits} suits"
    return f"this grandfathers-clock deal of {size} is {verdict}; by {evidence(certificate)}; rules: {rules}"


def evidence(certificate: Certificate) -> str:
    """The evidence in a few words."""
    if certificate.kind == "moves":
        return f"{len(certificate.moves)} moves"
    if certificate.kind == "deadlock":
        return f"a deadlock of {len(certificate.cards)} cards"
    reductions = ", ".join(certificate.reductions)
    return f"a closed set of {len(certificate.positions)} positions" + (f" under {reductions}" if reductions else "")


def require_same(claim: Setting, certificate: Setting) -> None:
    """Raise Rejected with the first difference."""
    for name, ours, theirs in differences(claim, certificate):
        if ours != theirs:
            raise Rejected(f"other {name} is {shown(ours)} in the claim and {shown(theirs)} in the certificate")


def differences(claim: Setting, certificate: Setting) -> Iterator[tuple[str, object, object]]:
    """What has to be the same, by name."""
    yield "deck: ranks", claim.ranks, certificate.ranks
    yield "deck: suits", claim.suits, certificate.suits
    for name, value in claim.options.items():
        yield f"rules: {name}", value, certificate.options[name]
    yield "deal: form", " and ".join(claim.deal), " and ".join(certificate.deal)
    for name in claim.deal:
        for place, (entry, other) in enumerate(zip(claim.deal[name], certificate.deal[name], strict=False), 1):
            yield f"deal: {name}, entry {place},", entry, other
        yield f"deal: {name}", claim.deal[name], certificate.deal[name]


def require_win(setting: Setting, moves: list[Move]) -> None:
    """Raise Rejected unless the moves are legal, one after the other, and win."""
    columns = setting.columns
    for number, move in enumerate(moves, 1):
        try:
            columns = setting.game.after(columns, move)
        except Rejected as reason:
            raise Rejected(f"move {number}, {move}, is not possible: {reason}") from None
    if any(columns):
        raise Rejected(f"after {len(moves)} moves the game is not won")
