"""The kinds of obligations that theorems are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from verify.proofs.lemmas import moments
from verify.proofs.model.broken import RULES
from verify.proofs.model.logic import Formula
from verify.proofs.model.reading import INTEGERS, REAL_DECK, WORDS, Size
from verify.proofs.model.scene import Claim, Scene
from verify.proofs.theorems.obligation import SMALL, Failure, Obligation, Part


def for_all(
    id_: str,
    part: Part,
    says: str,
    claim: Callable[[Scene], Claim],
    happens: Callable[[Scene], Formula],
    *controls: Failure,
) -> Obligation:
    """An obligation for decks of any size, in integers and in machine words."""

    def claims(scene: Scene) -> Iterable[Claim]:
        return [claim(scene)]

    return Obligation(id_, part, says, claims, (INTEGERS, WORDS), happens, controls)


def for_real_deck(
    id_: str,
    part: Part,
    says: str,
    claims: Callable[[Scene], Iterable[Claim]],
    happens: Callable[[Scene], Formula],
    *controls: Failure,
) -> Obligation:
    """An obligation for every deal of the real deck, with a lemma for each place or pile."""
    return Obligation(id_, part, says, claims, (REAL_DECK,), happens, controls)


def to_be_refuted(id_: str, says: str, claim: Callable[[Scene], Claim], fails: str, size: Size = SMALL) -> Obligation:
    """A claim that is false by the rules themselves."""

    def claims(scene: Scene) -> Iterable[Claim]:
        return [claim(scene)]

    return Obligation(id_, "safety", says, claims, (INTEGERS,), moments.lost, (Failure(RULES, fails, size=size),))
