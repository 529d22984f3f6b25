"""Klondike for the tests of its quotient: small games under all rules, and what the quotient claims, told by the rules.

``Walk`` goes through a game by the rules and looks at every step for what the lemmas say; it uses nothing of the
quotient but what is looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from verify.cards import Card
from verify.deals.deal import STANDARD, Shape
from verify.deals.positions import Position
from verify.deals.random_deals import random_deal
from verify.quotient.klondike.abstraction import abstract, start_of
from verify.quotient.klondike.families import lay_out
from verify.quotient.klondike.game import Game, game_from
from verify.quotient.klondike.keys import pack, unpack
from verify.quotient.klondike.moves import steps
from verify.quotient.klondike.positions import AbstractPosition, view
from verify.quotient.klondike.realising import realise
from verify.rules.klondike import Move, apply, is_red, legal_moves, play
from verify.rules.klondike_dealing import deal_out
from verify.rules.klondike_options import KlondikeRules


def full_deal(index: int, rules: KlondikeRules) -> Position:
    """A deal of 52 cards, always the same one."""
    return deal_out(random_deal(52, index, STANDARD), rules)


def small_deal(index: int, shape: Shape, columns: Sequence[int]) -> Position:
    """A deal of a small deck to columns of these sizes, always the same one."""
    return lay_out(random_deal(99, index, shape).cards, columns, shape.suits)


def after_play(position: Position, rules: KlondikeRules, moves: int, seed: int) -> Position:
    """The position after so many random moves, always the same one."""
    chance = Random(seed)
    for _ in range(moves):
        choices = list(legal_moves(position, rules))
        if choices:
            position = apply(position, chance.choice(choices), rules)
    return position


def abstract_kind(game: Game, position: Position, move: Move) -> str:
    """What kind of abstract move a move of the rules is, by where its card lies; "" for one that changes nothing."""
    if move.card is None:
        return ""
    for column, dealt in zip(position.columns, game.columns, strict=True):
        if move.card in column.up:
            if move.kind == "up":
                return "up"
            at_the_bottom = not column.down and move.card.rank == game.ranks
            return "reveal" if move.card == column.up[0] and move.card in dealt and not at_the_bottom else ""
    if position.waste[-1:] == (move.card,):
        return "talon-up" if move.kind == "up" else "talon-down"
    return "back"


class Walk:
    """A game by the rules beside the abstract one; ``seen`` counts what has been looked at."""

    def __init__(self, start: Position, rules: KlondikeRules) -> None:
        self.game, self.rules = game_from(start, rules), rules
        self.seen: Counter[str] = Counter()

    def everywhere(self, most: int = 3000) -> None:
        """Look at every position that the rules reach, with each abstract position that it can go with."""
        pending = [(self.game.start, start_of(self.game))]
        known = set(pending)
        while pending and len(known) < most:
            position, at = pending.pop()
            for pair in self.moves_keep_step(position, at):
                if pair not in known:
                    known.add(pair)
                    pending.append(pair)
            self.look(position)

    def along(self, moves: int, seed: int) -> None:
        """Look at every move on the way of a random game, and at every fifth position."""
        chance, pairs = Random(seed), [(self.game.start, start_of(self.game))]
        for number in range(moves):
            if pairs:
                position, at = chance.choice(pairs)
                pairs = list(self.moves_keep_step(position, at))
                if number % 5 == 0:
                    self.look(position)

    def look(self, position: Position) -> None:
        """Everything that is claimed of one position."""
        self.table_is_as_told(position)
        self.key_comes_back(abstract(self.game, position))
        self.abstract_moves_can_be_made(position)

    def moves_keep_step(self, position: Position, at: AbstractPosition) -> Iterator[tuple[Position, AbstractPosition]]:
        """Simulation: each legal move keeps the abstract position, or is one of its moves."""
        possible: dict[tuple[str, Card], AbstractPosition] = dict(steps(self.game, at))
        for move in legal_moves(position, self.rules):
            there = apply(position, move, self.rules)
            kind = abstract_kind(self.game, position, move)
            after = possible[kind, move.card] if kind and move.card else at
            assert after[:3] == abstract(self.game, there)[:3], (position, move)
            self.seen[kind or "kept"] += 1
            yield there, after

    def table_is_as_told(self, position: Position) -> None:
        """Structure: what lies at the end of the columns, and how many are empty, as the abstract position tells."""
        table = view(self.game, abstract(self.game, position))
        ends = [column.up[-1] for column in position.columns if column.up]
        assert table.visible == {card for column in position.columns for card in column.up}
        assert table.empty == sum(not column.cards for column in position.columns)
        for rank in range(1, self.game.ranks + 1):
            for red in (False, True):
                assert table.free(rank, red) == sum(card.rank == rank and is_red(card) is red for card in ends)
        self.seen["tables"] += 1

    def key_comes_back(self, at: AbstractPosition) -> None:
        assert unpack(self.game, pack(self.game, at)) == at

    def abstract_moves_can_be_made(self, position: Position) -> None:
        """Realisation: each abstract move can be made by the rules, and comes out as it should, the place included."""
        if not self.rules.partial_runs or self._has_wasted_passes(position):
            return
        for move, after in steps(self.game, abstract(self.game, position)):
            *_, there = play(position, realise(position, move, self.rules), self.rules)
            assert abstract(self.game, there) == after, (position, move)
            self.seen["realised"] += 1

    def _has_wasted_passes(self, position: Position) -> bool:
        """Whether passes that could not run out were run out on purpose; no abstract line does that."""
        endless = self.game.passes == 0 and self.rules.passes and self.rules.recycle == "turn"
        return bool(endless) and self.rules.passes - position.pass_number < len(position.stock + position.waste)
