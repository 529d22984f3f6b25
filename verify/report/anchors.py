"""The names by which links lead to the parts of a report: short, safe and all different."""

from __future__ import annotations

import re
from collections.abc import Iterable


def anchors_of(kind: str, ids: Iterable[str]) -> list[str]:
    """A name for each of these, in order.

    >>> anchors_of("theorem", ["C1", "C2 (all)", "c1", "→"])
    ['theorem-c1', 'theorem-c2-all', 'theorem-c1-3', 'theorem-4']
    """
    anchors: list[str] = []
    for number, id_ in enumerate(ids, 1):
        name = f"{kind}-{re.sub(r'[^a-z0-9]+', '-', id_.lower()).strip('-') or number}"
        anchors.append(name if name not in anchors else f"{name}-{number}")
    return anchors
