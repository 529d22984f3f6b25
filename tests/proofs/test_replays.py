"""Every case and counterexample of the suite, played again by the rules alone, is what its words say.

Nothing of ``verify.proofs`` judges here, though it plays where the rules themselves are broken: the words are read as
conditions on the cards turned and the piles they left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from verify.cards import ENGLISH, Card
from verify.deals.numbers import numbered
from verify.graph.bottom_map import bottom_map
from verify.proofs.model import broken_engine
from verify.records.proof import Case, Counterexample, ProofRecord
from verify.rules.clock import Game, play
from verify.rules.clock_choice import Choice
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Table, deal_out

Suite = dict[str, ProofRecord]


class Replay(NamedTuple):
    """A game at a moment: the cards turned in the whole game, the piles they left, and how many are turned by now."""

    table: Table
    suits: int
    cards: list[Card]
    sources: list[int]
    now: int

    @property
    def centre(self) -> int:
        return len(self.table.piles)

    @property
    def size(self) -> int:
        """How many cards a full deck has."""
        return self.centre * self.suits

    def left(self, pile: int, now: int | None = None) -> tuple[Card, ...]:
        """The cards of a pile that are face down."""
        return self.table.pile(pile)[self.sources[: self.now if now is None else now].count(pile) :]

    def turned(self, rank: int, now: int | None = None) -> int:
        """How many cards of a rank have been turned."""
        return sum(card.rank == rank for card in self.cards[: self.now if now is None else now])

    def down(self) -> int:
        """How many cards are face down."""
        return sum(map(len, self.table.piles)) - self.now

    @property
    def over(self) -> bool:
        return self.now == len(self.cards)

    def arc(self, pile: int) -> int:
        return self.table.pile(pile)[-1].rank


def replay(
    table: Table, rules: ClockRules, suits: int, now: int, played: Callable[[Table, ClockRules], Game] = play
) -> Replay:
    game = played(table, rules)
    sources = [position.source for position in game.positions if position.hand is not None]
    return Replay(table, suits, list(game.turned), sources, now)


def next_is_bottom_of_a_clock_pile(at: Replay) -> bool:
    pile = at.sources[at.now]
    return pile < at.centre and at.left(pile) == (at.cards[at.now],)


CASES: dict[str, Callable[[Replay], bool]] = {
    "the cards are dealt and none is turned": lambda at: at.now == 0,
    "a clock pile gives a card of its own rank": lambda at: at.cards[at.now].rank == at.sources[at.now] < 13,
    "the last card of a rank other than the king is turned": lambda at: (
        at.cards[at.now].rank < 13 and at.turned(at.cards[at.now].rank, at.now + 1) == 4
    ),
    "a clock pile gives its bottom card": next_is_bottom_of_a_clock_pile,
    "a clock pile gives its bottom card, which belongs to another clock pile": lambda at: (
        next_is_bottom_of_a_clock_pile(at) and at.cards[at.now].rank not in {13, at.sources[at.now]}
    ),
    "the centre gives a card after a king has come home": lambda at: (
        at.now > 0 and at.cards[at.now - 1].rank == at.sources[at.now] == 13
    ),
    "the last card of the deck is turned": lambda at: at.now == 51 and len(at.cards) == 52,
    "play has stopped with cards face down": lambda at: at.over and at.now < 52,
    "a king is turned and play stops, with cards face down": lambda at: (
        at.now + 1 == len(at.cards) < 52 and at.cards[at.now].rank == 13
    ),
    "play has stopped with no card face down": lambda at: at.over and at.now == 52,
}
"""What a case says, as a condition on its game: the card turned in that very turn is number ``now``, from 0."""

STANDING = {
    "the cards are dealt and none is turned",
    "play has stopped with cards face down",
    "play has stopped with no card face down",
}
"""Those that need no turn: ``now`` cards have been turned."""


def cases(suite: Suite) -> Iterator[Case]:
    rows = (row for record in suite.values() if record.expected == "proved" for row in record.obligations)
    return (row.case for row in rows if row.case is not None)


def replay_case(case: Case) -> Replay:
    (deal,) = numbered(case.deal)
    rules = Choice().for_deal(deal)
    return replay(deal_out(deal, rules), rules, 4, case.turned - (case.says in CASES.keys() - STANDING))


def test_every_case_is_seen_in_its_deal(suite: Suite) -> None:
    found = list(cases(suite))
    assert len(found) >= 28
    for case in found:
        assert CASES[case.says](replay_case(case)), case
    assert {case.says for case in found} == set(CASES)


def moved_on(at: Replay) -> bool:
    """The last card turned did not come from the pile at which the card before it came home."""
    return at.sources[at.now - 1] != at.cards[at.now - 2].rank


def finished_too_late(at: Replay) -> bool:
    """The pile that has just given its bottom card is no earlier than the clock pile to which its arc leads."""
    pile = at.sources[at.now - 1]
    return not at.left(pile) and at.arc(pile) < at.centre and not at.left(at.arc(pile))


def an_arc_leads_to_the_centre(at: Replay) -> bool:
    return at.over and any(at.left(pile) and at.arc(pile) == at.centre for pile in range(1, at.centre))


def has_cycle(at: Replay) -> bool:
    return bool(bottom_map(at.table, ClockRules()).cycles)


def finished_on_a_cycle(at: Replay) -> bool:
    cycles = bottom_map(at.table, ClockRules()).cycles
    return any(not at.left(pile) for cycle in cycles for pile in cycle)


def complete_though_stuck(at: Replay) -> bool:
    """At the stop all cards of a pile are turned, and its arcs do not lead to the centre."""
    stuck = bottom_map(at.table, ClockRules()).not_reaching
    return at.over and any(not at.left(pile) and at.turned(pile) == at.suits for pile in stuck)


def last_king_with_cards_down(at: Replay) -> bool:
    kings = [number for number, card in enumerate(at.cards, 1) if card.rank == at.centre]
    return at.over and len(kings) == at.suits and kings[-1] == at.now and at.down() > 0


def an_arc_leads_to_a_finished_pile(at: Replay) -> bool:
    return at.over and any(at.left(pile) and not at.left(at.arc(pile)) for pile in range(1, at.centre))


def the_aces_are_finished_no_later(at: Replay) -> bool:
    """The pile of the aces has given its bottom card; the pile whose arc leads to it has not, or only just."""
    gave = max(turn for turn, pile in enumerate(at.sources[: at.now], 1) if pile == 1)
    return any(at.arc(pile) == 1 and (pile == 1 or at.left(pile, gave)) for pile in range(1, at.centre))


def all_but_what_was_taken_away(at: Replay) -> bool:
    """Every pile has given all its cards; that of the aces one fewer, which went with another."""
    left = [len(at.table.pile(pile)) - at.sources.count(pile) for pile in range(1, at.centre + 1)]
    return at.over and left == [1] + [0] * (at.centre - 1)


def short_aces(at: Replay) -> bool:
    """The cards are dealt, and one is missing in the pile of the aces alone."""
    return at.now == 0 and [len(pile) for pile in at.table.piles] == [at.suits - 1] + [at.suits] * (at.centre - 1)


def long_aces(at: Replay) -> bool:
    """The cards are dealt, and the pile of the aces alone has one more."""
    return at.now == 0 and [len(pile) for pile in at.table.piles] == [at.suits + 1] + [at.suits] * (at.centre - 1)


def turned_again(at: Replay) -> bool:
    """The card turned is the one that came home."""
    return at.cards[at.now - 1] == at.cards[at.now - 2]


def ace_too_many(at: Replay) -> bool:
    return at.turned(1) > at.suits


def a_card_went_unseen(at: Replay) -> bool:
    """Play stops at the pile of the aces, though one of its cards was never turned."""
    return at.over and at.cards[-1].rank == 1 and len(at.left(1)) == 1


def starts_elsewhere(at: Replay) -> bool:
    return at.now == 0 and at.sources[0] != at.centre


FAILURES: dict[str, Callable[[Replay], bool]] = {
    "the pile that gives the first card is not the centre, and the balance is off from the beginning": lambda at: (
        at.now == 0 and at.sources[0] != at.centre
    ),
    "more aces have been turned than a deck has": lambda at: at.turned(1) > at.suits,
    "play went on at a pile where no card had come home, and the balance is off": moved_on,
    "play stops at the pile of the aces": lambda at: at.over and at.cards[-1].rank == 1,
    "the pile of the aces gives an ace as its last card: the exception would fire": lambda at: (
        at.cards[at.now - 1].rank == at.sources[at.now - 1] == 1 and not at.left(1)
    ),
    "fewer cards are face down than a deck has": lambda at: at.now == 0 and at.down() < at.size,
    "the card has left another pile than the one at which play had arrived": moved_on,
    "more than n cards have been turned": lambda at: at.now > at.size,
    "play stops and not all kings have been turned": lambda at: at.over and at.turned(at.centre) < at.suits,
    "the last king has been turned and the game goes on": lambda at: (
        not at.over and at.cards[at.now - 1].rank == at.centre and at.turned(at.centre) == at.suits
    ),
    "no card is face down, and fewer than n have been turned": lambda at: at.down() == 0 and at.now < at.size,
    "s cards have left the pile of the aces, and another one is face down there": lambda at: (
        at.sources[: at.now].count(1) == at.suits and len(at.left(1)) == 1
    ),
    "no card is face down, and a pile has not its s cards": lambda at: (
        at.down() == 0 and any(at.turned(pile) < at.suits for pile in range(1, at.centre + 1))
    ),
    "the last king is the n-th card, and a card is still face down": lambda at: (
        at.now == at.size and at.down() > 0 and at.cards[-1].rank == at.centre
    ),
    "as many aces as a pile holds have been turned, and another one is face down": lambda at: (
        at.turned(1) == at.suits and any(card.rank == 1 for pile in (1, 2, 3) for card in at.left(pile))
    ),
    "play went on at another pile, and the balance is off": moved_on,
    "a pile without cards is finished before the first turn": lambda at: at.now == 0 and () in at.table.piles,
    "play went on at a pile that is finished no earlier than the one its arc leads to": lambda at: (
        moved_on(at) and finished_too_late(at)
    ),
    "all cards are turned, though the arcs have a cycle": lambda at: at.down() == 0 and has_cycle(at),
    "the arc of a pile with a card face down leads to the centre": an_arc_leads_to_the_centre,
    "the arc of an incomplete pile leads to the centre": an_arc_leads_to_the_centre,
    "a pile without cards has no arc, and nothing is left when it is taken away": lambda at: (
        at.now == 0 and at.table.piles[0] == () and at.arc(2) == 1
    ),
    "a pile of a cycle is finished": finished_on_a_cycle,
    "the arcs lead to the centre from a pile that is not complete": an_arc_leads_to_the_centre,
    "the centre has given more cards than a pile holds": lambda at: at.sources[: at.now].count(at.centre) > at.suits,
    "after a king the pile of the aces gave a card, and the balance is off": lambda at: (
        at.sources[at.now - 1] == 1 and at.cards[at.now - 2].rank == at.centre
    ),
    "play stops at a clock pile that has one card left": lambda at: (
        at.over and at.cards[-1].rank < at.centre and len(at.left(at.cards[-1].rank)) == 1
    ),
    "the pile of the aces gives an ace and loses another card with it: the exception would fire": lambda at: (
        at.cards[at.now - 1].rank == at.sources[at.now - 1] == 1
    ),
    "a turn is counted and no card has left a pile": lambda at: at.cards[at.now - 1] == at.cards[at.now - 2],
    "play stops at another card than the last king, or goes on after it": lambda at: (
        at.over != (at.cards[at.now - 1].rank == at.centre and at.turned(at.centre) == at.suits)
    ),
    "every pile has its s cards, and another one is face down": lambda at: (
        at.down() > 0 and all(at.turned(pile) == at.suits for pile in range(1, at.centre + 1))
    ),
    "as many kings as the centre holds have been turned, and another one is face down": lambda at: (
        at.turned(at.centre) == at.suits and any(c.rank == at.centre for pile in (1, 2, 3) for c in at.left(pile))
    ),
    "as many cards have been turned as a deck has, and another one is face down": lambda at: (
        at.now == at.size and at.down() > 0
    ),
    "the pile of the aces is finished no later than a pile whose arc leads to it": the_aces_are_finished_no_later,
    "all cards have left the piles, though the arcs have a cycle": lambda at: (
        has_cycle(at) and all_but_what_was_taken_away(at)
    ),
    "the arc of a pile with a card face down leads to a finished pile": an_arc_leads_to_a_finished_pile,
    "the last card turned is the last king, and cards are face down": last_king_with_cards_down,
    "a pile from which the arcs run into a cycle is complete all the same": complete_though_stuck,
    "the pile of the aces has fewer cards": short_aces,
    "a pile takes fewer cards": short_aces,
    "a turn has no card": short_aces,
    "a card has no place": short_aces,
    "the pile that has fewer cards has another name": short_aces,
    "the pile of the aces has one card more, face down": long_aces,
    "a place has no card of its own": long_aces,
    "a card of the centre has the turn of another": lambda at: (
        at.now == 0 and len(at.table.pile(at.centre)) == at.suits + 1
    ),
    "the centre has fewer cards, and is another pile now": lambda at: (
        at.now == 0 and len(at.table.pile(at.centre)) == at.suits - 1
    ),
    "a pile without cards has no arc": lambda at: at.now == 0 and () in at.table.piles,
    "the balance is off from the beginning": starts_elsewhere,
    "the invariants do not hold": starts_elsewhere,
    "a king came home, and another pile than the centre gives the next card": lambda at: (
        at.cards[at.now - 2].rank == at.centre != at.sources[at.now - 1]
    ),
    "after a king, or an ace that is a king by its new name, the pile of the aces gives the next card": lambda at: (
        at.cards[at.now - 2].rank in {1, at.centre} and at.sources[at.now - 1] == 1
    ),
    "the card that came home is turned again, and none has left the pile": turned_again,
    "no new place has given a card": turned_again,
    "the same card is seen again": turned_again,
    "one more card has left the pile than was turned": a_card_went_unseen,
    "a card went unseen, and may differ": a_card_went_unseen,
    "a place has no turn": a_card_went_unseen,
    "turns and places do not belong together": a_card_went_unseen,
    "two cards are gone in one turn": a_card_went_unseen,
    "cards and turns are not one more": a_card_went_unseen,
    "as many cards as a pile holds have left the centre, and play goes on there": lambda at: (
        not at.over
        and at.cards[at.now - 1].rank == at.sources[at.now] == at.centre
        and at.sources[: at.now].count(at.centre) == at.suits
    ),
    "play stops at a pile with a card face down": lambda at: at.over and len(at.left(at.cards[-1].rank)) > 0,
    "an ace too many, and as many cards as a pile holds have left the pile of the aces": lambda at: (
        ace_too_many(at) and at.sources[: at.now].count(1) == at.suits
    ),
    "an ace too many: the exception would fire": lambda at: (
        ace_too_many(at) and at.cards[at.now - 1].rank == at.sources[at.now - 1] == 1 and not at.left(1)
    ),
    "more than s cards have left the pile of the aces": lambda at: at.sources[: at.now].count(1) > at.suits,
    "an ace too many: two cards are the same after the exchange": lambda at: at.over and ace_too_many(at),
    "a card is none of a deck after the exchange": lambda at: at.over and ace_too_many(at),
}
"""What a counterexample says, as a condition on its game with ``now`` cards turned."""

ENGINES = {
    "king pile moved": broken_engine.kings_lead_to_the_aces,
    "on top": broken_engine.turned_again,
    "two at once": broken_engine.aces_give_two,
    "ends early": broken_engine.last_cards_stay,
}
"""What plays where no option breaks the rules; tests/proofs/test_broken.py looks at these."""


def counterexamples(suite: Suite) -> Iterator[tuple[str, Counterexample]]:
    """Every game found, with the name of the rules it is played by."""
    for record in suite.values():
        if record.counterexample is not None:
            yield "rules", record.counterexample
        for control in (each for row in record.obligations for each in row.controls if not each.counts):
            assert set(control.counterexamples) == {"z3", "cvc5"}
            yield from ((control.variant, example) for example in control.counterexamples.values())


def replay_counterexample(example: Counterexample, variant: str = "rules") -> Replay:
    assert list(example.piles) == ["A", "2", "3", "4"][: example.ranks]
    table = Table(tuple(tuple(map(ENGLISH.read, pile)) for pile in example.piles.values()))
    rules = ClockRules(**{name.replace("-", "_"): value for name, value in example.rules.items()})  # type: ignore[arg-type]
    return replay(table, rules, example.suits, example.turned, ENGINES.get(variant, play))


def test_every_counterexample_is_played_as_recorded_and_shows_what_it_says(suite: Suite) -> None:
    found = list(counterexamples(suite))
    assert len(found) >= 100
    for variant, example in found:
        at = replay_counterexample(example, variant)
        assert [str(card) for card in at.cards] == example.trace
        assert 0 <= example.turned <= len(example.trace)
        assert FAILURES[example.says](at), example
    assert {example.says for _, example in found} == set(FAILURES)


@pytest.mark.parametrize(
    ("id_", "shows"), [("C5-literal", last_king_with_cards_down), ("C7-converse", complete_though_stuck)]
)
def test_a_false_reading_is_contradicted_by_a_small_deal_and_by_a_real_one(
    suite: Suite, id_: str, shows: Callable[[Replay], bool]
) -> None:
    (row,) = suite[id_].obligations
    example = suite[id_].counterexample
    assert example is not None
    assert example.rules == {}  # by the rules of the game
    assert shows(replay_counterexample(example))
    assert row.case is not None
    assert shows(replay_case(row.case))


def test_control_a_condition_fails_at_another_moment(suite: Suite) -> None:
    for case in cases(suite):
        at = replay_case(case)
        others = (at._replace(now=now) for now in range(len(at.cards)) if now != case.turned)
        assert any(not CASES[case.says](other) for other in others)
