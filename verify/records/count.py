"""A figure counted, as one record: what ``count --json`` prints, one a line, with a published schema."""

from __future__ import annotations

from dataclasses import dataclass

SCHEMA = "patience-verify/count/1"


@dataclass(frozen=True, slots=True)
class CountRecord:
    """What is known of a figure of a game with these rules and this deck.

    Rationals are texts ``p/q`` in lowest terms, ``p`` where q is 1. ``copies`` are the cards of each rank, the
    centre's last, and of its pile; by the rule ``joker`` jokers are among them (``own-pile``, ``king``) or have no
    home (``turn-again``). ``status`` is ``proved`` (by ``theorems``), ``exact`` (by ``method``), ``open`` (why, says
    ``method``), ``enumerated`` (found in all deals by rank) or ``simulated`` (open too, but estimated). ``kind`` is
    ``law`` or ``joint`` (``numbers`` are the chances of values, or of two together such as ``52,12``) or ``means``
    (mean numbers by length). ``mean``, ``variance`` and ``quantiles`` are given for a law; a quantile ``1/20`` is the
    smallest value with at least that chance not to be exceeded. All of these are exact; there are none for what is
    open or simulated. ``rules`` has null for what is not played.

    ``games`` is how many deals were played, 0 if none; ``played`` are the shares of values among them (means, by
    length) and ``seed`` the seed of a simulation, null for all deals. ``interval`` holds the mean of what was
    simulated and ``intervals`` the chance of each value, with a confidence of 95 % and by ``interval_method``.
    ``agrees`` says whether the games agree with what is known: all of them in every chance, random ones in the mean,
    which lies in the interval or does not; null where nothing else is known or there is no interval.
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
    seed: int | None
    played: dict[str, str]
    interval: list[float] | None
    intervals: dict[str, list[float]]
    interval_method: str | None
    agrees: bool | None
    seconds: float
    version: str
