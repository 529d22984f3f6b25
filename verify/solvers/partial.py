"""Deciding a Clock deal of which some cards are unknown: the chance of a win, and which unknown card would tell most.

The missing cards lie in the unknown places in an order of which any is as likely as any other. Where bottom cards
decide, the chance is counted from them, in two ways that must agree; under the one-king rule every deal is won; under
other rules every completion is played, if there are not too many. A completion that wins and one that loses go with
the answer, each decided as any other deal, with a certificate.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import log10
from typing import NamedTuple

from verify.cards import ENGLISH, Card, Notation
from verify.counting.partial import Known, spread
from verify.deals.deal import Deal
from verify.deals.partial_deals import PartialDeal
from verify.deals.reading import listed
from verify.errors import BadInput, Disagreement
from verify.graph.bottom_map import decides, explain_cycle
from verify.rules.clock_choice import Choice
from verify.rules.clock_options import ClockRules
from verify.rules.clock_sight import CardPlace
from verify.rules.clock_table import Pile
from verify.solvers.clock import ClockResult, decide
from verify.solvers.partial_bottoms import Findings, Ranks, by_bottoms, counted_twice, known_bottoms
from verify.solvers.partial_plays import Progress, by_playing, completions, most_completions
from verify.verdict import Status, Verdict

_LONG = 10**15
_TELLING = 5  # known cards, all at home


class Telling(NamedTuple):
    """The unknown cards that would tell most.

    ``places`` all tell as much: seeing one moves the chance of a win by the mean square ``spread``. ``chances`` are
    those after each rank that may be seen in the first of them.
    """

    places: tuple[CardPlace, ...]
    spread: Fraction
    chances: Mapping[int, Fraction]


@dataclass(frozen=True, repr=False)
class PartialResult:
    """The answer for one deal with unknown cards.

    ``findings`` is None, and the verdict ``unknown``, where there are too many completions to play. ``winning`` and
    ``losing`` are completions decided, None where no completion is surely won or surely lost.
    """

    deal: PartialDeal
    choice: Choice
    rules: ClockRules
    known: Known
    findings: Findings | None
    methods: tuple[str, ...]
    winning: ClockResult | None
    losing: ClockResult | None

    def __repr__(self) -> str:
        return f"<{self.deal.name or 'deal'}: {self.verdict}, {self.reason}>"

    @property
    def chance(self) -> Fraction | None:
        """The chance of a win; None if it is not known."""
        return self.findings.chance if self.findings else None

    @property
    def verdict(self) -> Verdict | Status:
        """Won or lost if that is so whatever the unknown cards are; else that it depends on them, or is unknown."""
        if self.chance is None:
            return Status.UNKNOWN
        return {Fraction(0): Verdict.LOST, Fraction(1): Verdict.WON}.get(self.chance, Verdict.DEPENDS)

    @property
    def cycle(self) -> tuple[Pile, ...]:
        """A cycle of known bottom cards, if they have one and it decides."""
        return self.known.cycle if decides(self.rules) else ()

    @cached_property
    def reason(self) -> str:
        """Why, in one sentence."""
        return explain_partial(self)

    @cached_property
    def tells(self) -> Telling | None:
        """The unknown cards that would tell most; None if none tells anything, or it is not known."""
        if self.findings is None or self.verdict is not Verdict.DEPENDS:
            return None
        tables = {id(chances): chances for chances in self.findings.chances.values()}
        spreads = {key: spread(chances, self.deal.missing) for key, chances in tables.items()}
        most = max(spreads.values())
        best = tuple(place for place, chances in self.findings.chances.items() if spreads[id(chances)] == most)
        return Telling(best, most, self.findings.chances[best[0]]) if most else None

    def completing(self, result: ClockResult) -> tuple[Card, ...]:
        """The cards that a completion has in the places where a card or its suit is unknown, in the order listed."""
        pairs = zip(self.deal.cards, result.deal.cards, strict=True)
        return tuple(found for card, found in pairs if card != found)


def decide_partial(deal: PartialDeal, choice: Choice, progress: Progress = lambda done, of: None) -> PartialResult:
    """Decide a deal with unknown cards; ``progress`` is told how many completions have been played, of how many.

    Raises BadInput if the rules do not fit the deal or its piles are written as they lie in the middle of a game, and
    Disagreement if two methods differ (a bug in verify).
    """
    if _every_known_card_is_at_home(deal):
        raise BadInput(
            "every known card lies in the pile of its own rank: expected the piles as they were dealt, not as they lie "
            "in the middle of a game, where the chance of a win is the share of kings among the face-down cards",
            deal.name,
        )
    rules = choice.for_deal(_any_completion(deal))
    findings, methods = _findings(deal, rules, progress)
    winning = _decided(deal, findings.winning, choice, Verdict.WON) if findings else None
    losing = _decided(deal, findings.losing, choice, Verdict.LOST) if findings else None
    return PartialResult(deal, choice, rules, known_bottoms(deal, rules), findings, methods, winning, losing)


def _every_known_card_is_at_home(deal: PartialDeal) -> bool:
    """Whether so many cards lie at home that they hardly were dealt there."""
    places = enumerate(deal.cards)
    known = [(card.rank, place // deal.shape.suits + 1) for place, card in places if card is not None]
    return deal.layout == "piles" and len(known) >= _TELLING and all(rank == pile for rank, pile in known)


def _findings(deal: PartialDeal, rules: ClockRules, progress: Progress) -> tuple[Findings | None, tuple[str, ...]]:
    if decides(rules):
        both = ("share of the missing cards", "forests of bottom cards")
        return by_bottoms(deal, rules), both if counted_twice(deal) else both[:1]
    if rules.dead_end == "clockwise":
        return Findings(Fraction(1), _lowest_first(deal), None, {}), ("every deal is won",)
    if completions(deal) > most_completions(rules):
        return None, ()
    return by_playing(deal, rules, progress), ("play of all completions",)


def _lowest_first(deal: PartialDeal) -> Ranks:
    return tuple(rank for rank, number in enumerate(deal.missing, 1) for _ in range(number))


def _any_completion(deal: PartialDeal) -> Deal:
    return deal.completed(_lowest_first(deal), deal.name)


def _decided(deal: PartialDeal, ranks: Ranks | None, choice: Choice, expected: Verdict) -> ClockResult | None:
    """A completion decided as any other deal, which must come out as it was said to."""
    if ranks is None:
        return None
    result = decide(deal.completed(ranks, f"{deal.name}#{expected}"), choice, thorough=False)
    if result.verdict is not expected:
        raise Disagreement(f"{deal.name}: a completion said to be {expected} is {result.verdict}")
    return result


def explain_partial(result: PartialResult, notation: Notation = ENGLISH) -> str:
    """Why the chance is what it is: by the bottom cards where they decide, else by the completions played."""
    number = completions(result.deal)
    if result.chance is None:
        return (
            "these rules leave no other way than to play all completions, and of these there are "
            f"{_in_figures(number)} by rank: more than {most_completions(result.rules):,}"
        )
    if decides(result.rules):
        return _by_bottom_cards(result, notation)
    if result.rules.dead_end == "clockwise":
        return "after a dead end play goes on until all cards are turned, whatever they are"
    if number == 1:
        found = result.verdict if result.chance in (0, 1) else f"won with chance {result.chance}"
        return f"the only completion by rank was played: it is {found}"
    return f"all {number:,} completions by rank were played: {_won_among(result)}"


def _in_figures(number: int) -> str:
    """A number, or its size if it is very long."""
    return f"{number:,}" if number < _LONG else f"about 10^{int(log10(number))}"


def _won_among(result: PartialResult) -> str:
    """How many completions are won; where these leave something to chance, how likely each is on average."""
    chance, number = result.chance or Fraction(0), completions(result.deal)
    if chance in (0, 1):
        return "every one is won" if chance else "none is won"
    if result.rules.second_chance != "none":
        return f"on average each is won with chance {chance}"
    won = int(number * chance)
    return f"{won:,} of them {'is' if won == 1 else 'are'} won"


def _by_bottom_cards(result: PartialResult, notation: Notation) -> str:
    known = result.known
    if known.cycle and result.losing:
        return explain_cycle(known.cycle, result.losing.bottom, notation)
    if not known.unknown_bottoms:
        return "all bottom cards that decide are known, and they form no cycle"
    start, piles = notation.rank_label(known.start), known.pieces[known.start]
    names = listed(notation.rank_label(pile) for pile in sorted(piles))
    home = f"at home in {names}, known to lead to {start}" if len(piles) > 1 else f"at home in {start}"
    share = known.at_home[known.start]
    if share == known.cards:
        return f"every missing card is {home}, so every pile will lead there"
    if not share:
        return f"no missing card is {home}, so no other pile can lead there"
    return (
        f"{share} of the {known.cards} missing cards {'is' if share == 1 else 'are'} {home}: that share is the chance"
    )
