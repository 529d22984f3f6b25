"""Vectors for Clock Patience: whole games, most of them made by the order in which their cards are turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from verify.cards import ENGLISH, Card
from verify.conformance.engine import Json
from verify.conformance.reference.clock import TURN
from verify.conformance.reference.playing import Reference
from verify.conformance.vectors.setting import Setting, random_deck
from verify.conformance.vectors.telling import Telling
from verify.deals.deal import STANDARD, Shape
from verify.deals.random_deals import new_deck
from verify.errors import BadInput
from verify.making.turn_order import table_with
from verify.records.vectors import VectorRecord
from verify.rules.clock_choice import Choice, check_piles
from verify.rules.clock_table import gather

MOST_TRIED = 100  # random decks, for one that shows what is looked for
SMALL = (Shape(2, 1), Shape(3, 2), Shape(5, 3))


def clock_vectors(setting: Setting) -> Iterator[VectorRecord]:
    """All vectors for these rules; raises BadInput for options that there are not."""
    for name, what, deck in _Decks(setting).made():
        yield _whole(setting, name, what, deck)
    yield from _random(setting)
    yield from _second_chances(setting)
    yield from _differing(setting)
    yield _taken_back(setting)
    yield from _small(setting)


class _Decks:
    """Decks made so that their cards are turned in a certain order, as long as the game goes on."""

    def __init__(self, setting: Setting) -> None:
        self.rules = Choice(setting.preset, setting.named).rules
        check_piles(self.rules, STANDARD)
        self.rank = self.rules.start_in(STANDARD.ranks)
        self.kings = [Card(self.rank, suit) for suit in range(1, STANDARD.suits + 1)]

    def made(self) -> Iterator[tuple[str, str, Sequence[Card]]]:
        """The name of each deck, what is special about it, and the deck."""
        first, second, third, fourth = self.kings
        king = "king" if self.rank == 13 else ENGLISH.rank_label(self.rank)
        others = [Card(rank, 3) for rank in range(1, STANDARD.ranks + 1) if rank != self.rank]
        fives = [Card(5 if self.rank != 5 else 6, suit) for suit in (1, 2, 3, 4)]
        queens = [Card(self.rank - 1 or STANDARD.ranks, suit) for suit in (2, 1)]
        yield "last-card-king", f"A {king} is the last card turned", self._turned(last=[second])
        yield "three-kings-last", f"The last three cards turned are {king}s", self._turned(last=[third, first, fourth])
        yield "one-card-left", f"The last {king} comes one card too early", self._turned(last=[first, others[6]])
        yield "four-kings-first", f"The first four cards turned are {king}s", self._turned(first=self.kings)
        yield (
            "kings-in-a-row",
            f"The third {king} turns the fourth in its own pile",
            self._turned(first=[queens[0], first, others[1], second, others[2], third, fourth]),
        )
        yield "queen-first", f"The first card turned is the {queens[0]}", self._turned(first=queens[:1], last=[first])
        yield (
            "card-at-its-own-pile",
            f"{fives[0]}, {fives[1]}, {fives[2]} and {fives[3]} follow each other: three of them lay in their own pile",
            self._turned(first=fives, last=[third]),
        )
        yield "new-deck", "A deck that is not shuffled, spades first", new_deck(STANDARD)
        yield "new-deck-reversed", "The same deck the other way round", new_deck(STANDARD)[::-1]

    def _turned(self, first: Sequence[Card] = (), last: Sequence[Card] = ()) -> Sequence[Card]:
        between = [card for card in random_deck(1) if card not in first and card not in last]
        return gather(table_with([*first, *between, *last], STANDARD, self.rules), self.rules)


def _whole(
    setting: Setting, name: str, what: str, deck: Sequence[Card], shape: Shape = STANDARD, choice: int = 0
) -> VectorRecord:
    """A game to its end; ``choice`` is the place that a second chance takes."""
    telling = Telling(setting, deck, "hand", "moves", "result", shape=shape)
    while moves := telling.reference.moves():
        if moves == [TURN]:
            telling.apply(TURN, "hand")
        else:
            telling.look("moves", "state", "result")
            telling.apply(moves[choice], "hand", "state")
    telling.look("moves", "state", "result")
    telling.refuse(TURN, "the game is over", "hand")
    return telling.vector(name, f"{what}: {_ending(telling.reference.result())}.")


def _ending(result: Json) -> str:
    """What a game came to, in words.

    >>> _ending({"result": "lost", "turned": 46, "last": "KH", "score": 7})
    'lost after 46 cards, the last of them KH'
    """
    return f"{result['result']} after {_number(result['turned'], 'card')}, the last of them {result['last']}"


def _number(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _random(setting: Setting) -> Iterator[VectorRecord]:
    """A random deck that is won and one that is lost, as far as there is one among the first."""
    for verdict in ("won", "lost"):
        for number in range(1, MOST_TRIED + 1):
            if _came_to(setting, random_deck(number))["result"] == verdict:
                yield _whole(setting, f"random-{verdict}", f"Random deck {number}", random_deck(number))
                break


def _second_chances(setting: Setting) -> Iterator[VectorRecord]:
    """A second chance that wins and one that does not."""
    for verdict in ("won", "lost"):
        if found := _with_chance(setting, verdict):
            number, choice = found
            what = f"Random deck {number}, a second chance is taken"
            yield _whole(setting, f"second-chance-{verdict}", what, random_deck(number), choice=choice)


def _with_chance(setting: Setting, verdict: str) -> tuple[int, int] | None:
    """The first random deck, and the place, with which a second chance ends so."""
    if setting.options["second-chance"] == "none":
        return None
    for number in range(1, MOST_TRIED + 1):
        for choice, result in enumerate(_after_chances(setting, random_deck(number))):
            if result["result"] == verdict:
                return number, choice
    return None


def _after_chances(setting: Setting, deck: Sequence[Card]) -> Iterator[Json]:
    """What the game comes to with each place of its second chance; nothing if it has none."""
    engine = Reference()
    engine.deal(setting.new(deck))
    while engine.moves() == [TURN]:
        engine.apply(TURN)
    for move in engine.moves():
        made = engine.moves_made
        engine.apply(move)
        _to_the_end(engine)
        yield engine.result()
        while engine.moves_made > made:
            engine.undo()


def _to_the_end(engine: Reference) -> None:
    while moves := engine.moves():
        engine.apply(moves[0])


def _came_to(setting: Setting, deck: Sequence[Card]) -> Json:
    """What a game comes to; a second chance takes the first place that it may take."""
    engine = Reference()
    engine.deal(setting.new(deck))
    _to_the_end(engine)
    return engine.result()


_OTHER = {("won", "lost"): "won-here", ("lost", "won"): "lost-here", ("lost", "lost"): "lost-both"}


def _differing(setting: Setting) -> Iterator[VectorRecord]:
    """Decks with another result than by the classic rules: won here, lost there, or lost by another card."""
    found: set[str] = set()
    for number, ours, theirs in _both_results(setting):
        kind = _OTHER.get((ours["result"], theirs["result"]))
        if kind and kind not in found and _figures(ours) != _figures(theirs):
            found.add(kind)
            what = f"Random deck {number}, by the classic rules {_ending(theirs)}; here"
            told = _whole(setting, f"other-than-classic-{kind}", what, random_deck(number))
            yield replace(told, classic={"result": theirs})
        if len(found) == len(_OTHER):
            return


def _both_results(setting: Setting) -> Iterator[tuple[int, Json, Json]]:
    """The number of each random deck, what it comes to by these rules, and by the classic ones, if they differ."""
    if setting.options == setting.classic.options:
        return
    for number in range(1, MOST_TRIED + 1):
        deck = random_deck(number)
        yield number, _came_to(setting, deck), _came_to(setting.classic, deck)


def _figures(result: Json) -> list[Any]:
    """What a game came to, but for what is counted."""
    return [result[name] for name in ("result", "turned", "last")]


def _taken_back(setting: Setting) -> VectorRecord:
    """Turns taken back to the deal, and moves that are none."""
    telling = Telling(setting, random_deck(1), "hand", "state")
    turns = 0
    while turns < 9 and telling.reference.moves() == [TURN]:
        telling.apply(TURN, "hand")
        turns += 1
    for _ in range(turns):
        telling.undo("hand")
    telling.look("state", "moves", "result")
    telling.refuse_undo("hand")
    for move in ("draw", "exchange QS", "open QS"):
        telling.refuse(move, "the move here is to turn", "hand")
    telling.apply(TURN, "hand", "state")
    return telling.vector("taken-back", f"{turns} turns are taken back, and the first is made again.")


def _small(setting: Setting) -> Iterator[VectorRecord]:
    """Small decks that are played as the real one."""
    rules = Choice(setting.preset, setting.named).rules
    for shape in SMALL:
        with suppress(BadInput):  # the rules name a pile that it does not have
            check_piles(rules, shape)
            for number in (1, 2):
                what = f"{_number(shape.ranks, 'rank')} and {_number(shape.suits, 'suit')}"
                name = f"small-{shape.ranks}x{shape.suits}-{number}"
                yield _whole(setting, name, what, random_deck(number, shape), shape)
