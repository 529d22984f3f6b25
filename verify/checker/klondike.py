"""Klondike: does this certificate establish that claim?

A win is shown by its moves, replayed by the rules; a loss by cards that wait for each other (klondike_deadlock.py), or
by a set of positions that no play leaves (klondike_sets.py).
"""

from __future__ import annotations

from collections.abc import Iterator

from .klondike_deadlock import Deadlock
from .klondike_quotient import Quotient
from .klondike_reading import Setting
from .klondike_rules import Move, after, is_won
from .klondike_sets import require_closed
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
        Deadlock(certificate.cards, setting.table, setting.rules, list(setting.cards.values())).require()
    else:
        quotient = Quotient(setting.table, setting.rules, setting.ranks)
        require_closed(certificate.positions, quotient, certificate.reductions)
    return established("klondike", claim, certificate)


def differences(claim: Setting, certificate: Setting) -> Iterator[tuple[str, object, object]]:
    """What has to be the same, by name."""
    yield from deck_and_rules(claim, certificate)
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
