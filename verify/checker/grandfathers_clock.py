"""Grandfather's Clock: does this certificate establish that claim?

A win is shown by its moves, replayed by the rules; a loss by cards that wait for each other
(grandfathers_clock_deadlock.py), or by a set of positions that no play leaves (grandfathers_clock_sets.py).
"""

from __future__ import annotations

from collections.abc import Iterator

from .grandfathers_clock_deadlock import require_deadlock
from .grandfathers_clock_reading import Setting
from .grandfathers_clock_rules import Move
from .grandfathers_clock_sets import require_closed
from .reading import Rejected
from .searched import Certificate, Claim, deck_and_rules, established, require_fitting, require_same


def judge(claim: Claim[Setting], certificate: Certificate[Setting, Move]) -> str:
    """What is established. Raises Rejected."""
    setting = claim.setting
    require_same(differences(setting, certificate.setting))
    require_fitting(claim, certificate)
    if certificate.kind == "moves":
        require_win(setting, certificate.moves)
    elif certificate.kind == "deadlock":
        require_deadlock(certificate.cards, setting.columns, setting.game)
    else:
        require_closed(certificate.positions, setting.columns, setting.game, certificate.reductions)
    return established("grandfathers-clock", claim, certificate)


def differences(claim: Setting, certificate: Setting) -> Iterator[tuple[str, object, object]]:
    """What has to be the same, by name."""
    yield from deck_and_rules(claim, certificate)
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
