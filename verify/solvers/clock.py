"""Deciding a Clock deal: by playing it and by its bottom map, methods that must agree.

Where the rules have a second chance every game that they allow is played; the verdict is ``depends`` if some are won
and others lost, and the chance of a win is exact.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Literal

from verify.cards import ENGLISH, Card, Notation
from verify.certificate import clock as certificate
from verify.certificate.clock import Evidence
from verify.certificate.files import Pair
from verify.deals.deal import Deal
from verify.errors import Disagreement
from verify.graph.bottom_map import BottomMap, bottom_map, by_networkx, decides, explain_cycle
from verify.graph.second_chance import decides_after, wins
from verify.rules.clock import Game, Outcome, outcome, play
from verify.rules.clock_chance import Continuation, continuations, left, whole, win_chance
from verify.rules.clock_choice import Choice
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile, deal_out
from verify.solvers.clock_chance_reason import Story, explain_second_chance
from verify.verdict import Verdict

Wanted = Literal["shortest", "trace"]


@dataclass(frozen=True, repr=False)
class ClockResult:
    """The answer for one deal, with all that it rests on.

    ``verdict`` and ``reason`` are the answer, ``claim`` and ``certificate`` its proof, for ``verify.checker``.
    ``ways`` are the ways to go on after a second chance, if the game comes to one. ``game`` and ``outcome`` are the
    whole game if there is only one, else the game up to the second chance.
    """

    deal: Deal
    choice: Choice
    rules: ClockRules
    game: Game
    outcome: Outcome
    bottom: BottomMap
    ways: tuple[Continuation, ...] = ()

    def __repr__(self) -> str:
        return f"<{self.deal.name or 'deal'}: {self.verdict}, {self.reason}>"

    @property
    def methods(self) -> list[str]:
        """What gave the verdict: play, and where cycles decide the bottom map too."""
        return ["play", "bottom map"] if decides_after(self.rules) else ["play"]

    @property
    def verdict(self) -> Verdict:
        """Won or lost, or depends: on the card that a second chance brings."""
        if 0 < self.chance < 1:
            return Verdict.DEPENDS
        return Verdict.WON if self.chance else Verdict.LOST

    @cached_property
    def chance(self) -> Fraction:
        """The chance of a win; 1 for won, 0 for lost."""
        return win_chance(self.outcome, self.ways)

    @property
    def stopped(self) -> tuple[Card, ...]:
        """The cards turned before a second chance is taken; all that are turned if none is."""
        moment = self.game.second_chance
        return self.game.turned if moment is None else self.game.turned[: moment + 1]

    @cached_property
    def reason(self) -> str:
        """Why, in one sentence."""
        return explain(self)

    @property
    def claim(self) -> bytes:
        """The claim, as the file that ``verify.checker`` reads."""
        return self.certified().claim

    @property
    def certificate(self) -> bytes:
        """The shortest certificate for the claim, as the file that ``verify.checker`` reads."""
        return self.certified().certificate

    def certified(self, wanted: Wanted = "shortest") -> Pair:
        """Claim and certificate. The shortest certificate establishes the verdict; a trace also all figures."""
        evidence = self.evidence(wanted)
        facts = self.facts() if wanted == "trace" else None
        return Pair(
            certificate.claim(self.deal, self.rules, self.verdict, facts, self.chance),
            certificate.certificate(self.deal, self.rules, evidence),
            evidence.kind,
        )

    def evidence(self, wanted: Wanted = "shortest") -> Evidence:
        """What shows the verdict: a cycle where cycles decide, the forced game for a win, else the whole trace; with a
        second chance the traces of all games."""
        if self.ways:
            return certificate.games(self.stopped, self.ways)
        if wanted == "shortest" and self.verdict is Verdict.WON:
            return certificate.WIN
        cycle = self.shortest_cycle()
        if wanted == "shortest" and cycle and _cycle_is_evidence(self.rules):
            return certificate.cycle(cycle, (self.bottom.bottom_cards[pile - 1] for pile in cycle))
        return certificate.trace(self.game.turned)

    def facts(self) -> dict[str, str | int]:
        """The figures of the game that a trace establishes."""
        return {
            "turned": self.outcome.turned,
            "last": str(self.outcome.last),
            "face_down": self.outcome.face_down,
            "completed_clock_piles": self.outcome.completed_clock_piles,
            "restarts": self.outcome.restarts,
        }

    def shortest_cycle(self) -> tuple[Pile, ...]:
        """The cycle of the bottom map with the fewest piles; empty if there is none."""
        return min(self.bottom.cycles, key=len, default=())


def decide(deal: Deal, choice: Choice, *, thorough: bool = True) -> ClockResult:
    """Decide a deal under the rules chosen; ``thorough`` also asks networkx for the cycles.

    Raises BadInput if the rules do not fit the deal, and Disagreement if two methods differ (a bug in verify).
    """
    rules = choice.for_deal(deal)
    table = deal_out(deal, rules)
    game, bottom = play(table, rules), bottom_map(table, rules)
    ways = continuations(game)
    result = ClockResult(deal, choice, rules, whole(game, ways), outcome(whole(game, ways)), bottom, ways)
    if decides_after(rules):
        _compare(deal.name, game, result)
    if thorough and bottom_map(table, rules, by_networkx) != bottom:
        raise Disagreement(f"{deal.name}: networkx finds other cycles than walking along the bottom map")
    return result


def _compare(name: str, game: Game, result: ClockResult) -> None:
    """Raise Disagreement unless the bottom map says what play does of the game up to its stop and of every way on."""
    stopped, bottom = (outcome(game) if result.ways else result.outcome).verdict, result.bottom
    if bottom.verdict is not stopped:
        raise Disagreement(f"{name}: {stopped} by play but {bottom.verdict} by its bottom map")
    cards = left(game.positions[-1])
    for (pile, depth), _, _, end in result.ways:
        by_map = wins(bottom, pile, is_bottom=depth + 1 == cards[pile], rules=result.rules)
        if by_map is not (end.verdict is Verdict.WON):
            place = f"card {depth + 1} of pile {certificate.label(pile)}"
            raise Disagreement(f"{name}: {end.verdict} by play with {place}, but not by its bottom map")


def explain(result: ClockResult, notation: Notation = ENGLISH) -> str:
    """Why the deal is won or lost: a loss by a cycle where cycles decide, else by what play came to."""
    done, cards = result.outcome, result.deal.shape.cards
    last = notation.write(done.last)
    if result.ways:
        story = Story(result.stopped, cards, result.rules, result.bottom, result.ways)
        return explain_second_chance(story, notation)
    if result.verdict is Verdict.WON and done.face_down:
        return f"the {_cards(done.face_down)} still face down after {last} lie in their own piles"
    if result.verdict is Verdict.WON:
        return f"all {cards} cards are turned, the last is {last}{_went_on(done)}"
    if result.bottom.cycles and decides(result.rules):
        return explain_cycle(result.shortest_cycle(), result.bottom, notation)
    left = " ".join(notation.rank_label(pile) for pile in done.incomplete)
    return (
        f"play stops at {last}, card {done.turned} of {cards}: nothing is left to turn in its pile"
        f"{_went_on(done)}; not complete: {left}"
    )


def _went_on(done: Outcome) -> str:
    times = {0: "", 1: "once", 2: "twice"}.get(done.went_on, f"{done.went_on} times")
    return f", after going on {times} from the next pile" if times else ""


def _cards(count: int) -> str:
    return f"{count} card{'s' * (count != 1)}"


def _cycle_is_evidence(rules: ClockRules) -> bool:
    """Whether the checker takes a cycle for a proof; narrower than ``decides``, so that it need not know more."""
    return rules.dead_end == "stop" and rules.win == "exposed" and rules.second_chance == "none"
