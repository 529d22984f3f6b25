"""A figure counted, as one record: what ``count --json`` prints, one a line, with a published schema."""

from __future__ import annotations

from dataclasses import dataclass

SCHEMA = "patience-verify/count/1"


@dataclass(frozen=True, slots=True)
class CountRecord:
    """What is known of a figure of a game with these rules and this deck.

    Rationals are texts ``p/q`` in lowest terms, ``p`` where q is 1. ``copies`` are the cards of each rank, the
    centre's last, and of its pile; by the rule ``joker`` jokers are among them (``own-pile``, ``king``) or have no
    home (``turn-again``). ``status``
    is ``proved`` (by ``theorems``), ``exact`` (by ``method``), ``open`` (why, says ``method``) or ``simulated``.
    ``kind`` is ``law`` or ``joint`` (``numbers`` are the chances of values, or of two together such as ``52,12``)
    or ``means`` (mean numbers by length). ``mean``, ``variance`` and ``quantiles`` are given for a law; a quantile
    ``1/20`` is the smallest value with at least that chance not to be exceeded. ``games`` is the number of games of
    a simulation, 0 otherwise, ``interval`` what then holds the mean. ``rules`` has null for what is not played.
    """

    schema: str
    figure: str
    says: str
    preset: str
    rules: dict[str, str | int | None]
    ranks: int
    cards: int
    copies: list[int]
    jokers: int
    joker: str | None
    status: str
    method: str
    theorems: list[str]
    kind: str
    mean: str | None
    variance: str | None
    deviation: float | None
    quantiles: dict[str, int]
    numbers: dict[str, str]
    games: int
    interval: list[str] | None
    seconds: float
    version: str
