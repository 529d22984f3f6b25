"""Deciding a Clock deal: by playing it and by its bottom map, methods that must agree."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from verify import certificate
from verify.cards import ENGLISH, Notation
from verify.certificate import Evidence, Pair
from verify.deals.deal import Deal
from verify.errors import Disagreement
from verify.graph.bottom_map import BottomMap, bottom_map, by_networkx, decides, explain_cycle
from verify.rules.clock import Game, Outcome, outcome, play
from verify.rules.clock_choice import Choice
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile, deal_out
from verify.verdict import Verdict

Wanted = Literal["shortest", "trace"]


@dataclass(frozen=True, repr=False)
class ClockResult:
    """The answer for one deal, with all that it rests on.

    ``verdict`` and ``reason`` are the answer, ``claim`` and ``certificate`` its proof, for ``verify.checker``.
    """

    deal: Deal
    choice: Choice
    rules: ClockRules
    game: Game
    outcome: Outcome
    bottom: BottomMap

    def __repr__(self) -> str:
        return f"<{self.deal.name or 'deal'}: {self.verdict}, {self.reason}>"

    @property
    def methods(self) -> list[str]:
        """What gave the verdict: play, and where cycles decide the bottom map too."""
        return ["play", "bottom map"] if decides(self.rules) else ["play"]

    @property
    def verdict(self) -> Verdict:
        """Won or lost."""
        return self.outcome.verdict

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
            certificate.claim(self.deal, self.rules, self.verdict, facts),
            certificate.certificate(self.deal, self.rules, evidence),
            evidence.kind,
        )

    def evidence(self, wanted: Wanted = "shortest") -> Evidence:
        """What shows the verdict: a cycle where cycles decide, the forced game for a win, else the whole trace."""
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
    result = ClockResult(deal, choice, rules, game, outcome(game), bottom)
    if decides(rules) and bottom.verdict is not result.verdict:
        raise Disagreement(f"{deal.name}: {result.verdict} by play but {bottom.verdict} by its bottom map")
    if thorough and bottom_map(table, rules, by_networkx) != bottom:
        raise Disagreement(f"{deal.name}: networkx finds other cycles than walking along the bottom map")
    return result


def explain(result: ClockResult, notation: Notation = ENGLISH) -> str:
    """Why the deal is won or lost: a loss by a cycle where cycles decide, else by what play came to."""
    done, cards = result.outcome, result.deal.shape.cards
    last = notation.write(done.last)
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
    return rules.dead_end == "stop" and rules.win == "exposed"
