"""Theorems found by their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from verify.errors import BadInput, shown


class Named(Protocol):
    """A theorem, as far as its name goes."""

    @property
    def id(self) -> str:
        """Its name."""


T = TypeVar("T", bound=Named)


def by_name(ids: Sequence[str], theorems: Iterable[T]) -> list[T]:
    """Those of the theorems that have these names, in their own order; all if none is named.

    Raises BadInput for a name that none of them has.
    """
    known = {theorem.id.casefold(): theorem for theorem in theorems}
    for id_ in ids:
        if id_.casefold() not in known:
            expected = ", ".join(theorem.id for theorem in known.values())
            raise BadInput(f"there is no theorem '{shown(id_)}': expected {expected}")
    wanted = {id_.casefold() for id_ in ids}
    return [theorem for key, theorem in known.items() if key in wanted or not ids]
