"""Klondike: does this certificate establish that claim?

A win is shown by its moves, replayed by the rules; a loss by cards that wait for each other (klondike_deadlock.py), or
by a set of positions that no play leaves (klondike_sets.py).
"""

from __future__ import annotations

from collections.abc import Iterator

from .klondike_deadlock import Deadlock
from .klondike_quotient import Quotient
from .klondike_reading import Certificate, Claim, Setting
from .klondike_rules import Move, after, is_won
from .klondike_sets import require_closed
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
        Deadlock(certificate.cards, setting.table, setting.rules, list(setting.cards.values())).require()
    else:
        quotient = Quotient(setting.table, setting.rules, setting.ranks)
        require_closed(certificate.positions, quotient, certificate.reductions)
    rules = ", ".join(f"{name} {value}" for name, value in setting.options.items() if value is not None)
    size = f"{setting.ranks} ranks and {setting.suits} suits"
    return f"this klondike deal of {size} is {verdict}; by {evidence(certificate)}; rules: {rules}"


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
    form = "deck" if "deck" in claim.deal else "columns"  # the rules are the same, and so the form
    for place, (entry, other) in enumerate(zip(claim.deal[form], certificate.deal[form], strict=False), 1):
        yield f"deal: {form}, entry {place},", entry, other
    for name in claim.deal:
        yield f"deal: {name}", claim.deal[name], certificate.deal[name]


def require_win(setting: Setting, moves: list[Move]) -> None:
    """Raise Rejected unless the moves are legal, one after the other, and win."""
    table = setting.table
    for number, move in enumerate(moves, 1):
        try:
            table = after(table, move, setting.rules, setting.ranks)
        except Rejected as reason:
            raise Rejected(f"move {number}, {move}, is not possible: {reason}") from None
    if not is_won(table):
        raise Rejected(f"after {len(moves)} moves the game is not won")
