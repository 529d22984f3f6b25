"""The second chance of Clock Patience: play goes on once after the card that would end it too early.

    watch       the last king, still in hand, is exchanged with a face-down card: it goes face down into exactly that
                place, and play goes on with the other card
    extra-draw  the last king stays at home, and the top face-down card of a pile is turned

The next dead end ends the game. Both are offered when play has stopped in the start pile, normally the centre, with
cards face down and the game not won. Which card it is nobody agrees on, so that is an option, ``watch-card``; here it
becomes the places that may be chosen and how likely each is. *Top* is the card of a pile that play would turn next,
*bottom* the one it would turn last.

To the player all face-down cards are in a random order, whatever was turned before (every order of the cards is the
turn order of one deal). From that follows which place is best, for a win that asks for every card:

    watch       The game is won if the king is the very last card to be turned again. So a place with cards below it
                never wins. The bottom of a pile that has k of the m cards face down wins with chance k/m: the other
                cards are turned in a random order, k of the m belong to that pile, and one of these must come last,
                to lead to the king. So the best place is the bottom of a pile with the most face-down cards; among
                the tops only that of a pile with a single card can win, and if there is none all are equally hopeless.
    extra-draw  The game ends when the last card of the pile drawn from comes home, and is won if that is the last
                of the m cards: k/m again, so a pile with the most face-down cards is best.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from verify.cards import Card
from verify.rules.clock import Game, Lying, Outcome, Position, outcome, step
from verify.rules.clock_options import ClockRules
from verify.rules.clock_table import Pile, start_pile
from verify.verdict import Verdict


class Place(NamedTuple):
    """Where a face-down card lies: the pile, and how many of its cards play would turn before this one."""

    pile: Pile
    depth: int


class Continuation(NamedTuple):
    """One way in which play may go on after a second chance.

    ``place`` is the place chosen, ``chance`` how likely that is by the rules, ``turned`` the cards turned from then
    on, the one chosen first, and ``outcome`` what the whole game came to.
    """

    place: Place
    chance: Fraction
    turned: tuple[Card, ...]
    outcome: Outcome


def offered(game: Game) -> bool:
    """Whether the rules have a second chance and play has stopped where it is to be taken."""
    if game.rules.second_chance == "none" or game.second_chance is not None:
        return False
    done, stopped_at = outcome(game), game.turned[-1].rank
    return done.verdict is Verdict.LOST and stopped_at == start_pile(game.table, game.rules)


def continuations(game: Game) -> tuple[Continuation, ...]:
    """Every way in which play may go on from where it has stopped; none if no second chance is offered.

    The places that the rules allow come in order, by pile and from the top down; their chances add up to 1.
    """
    return tuple(_continuation(game, place, chance) for place, chance in chances(game).items())


def whole(game: Game, ways: Sequence[Continuation]) -> Game:
    """The whole game, if there is only one way to go on; else the game as it stands."""
    return go_on(game, ways[0].place) if len(ways) == 1 else game


def win_chance(done: Outcome, ways: Iterable[Continuation]) -> Fraction:
    """The chance of a win: that of the ways to go on that win, or, if there are none, what the game came to.

    >>> from verify.rules.clock import play
    >>> from verify.rules.clock_table import Table
    >>> game = play(Table(((Card(1), Card(1)), (Card(2), Card(2)))), ClockRules(second_chance="watch"))
    >>> print(win_chance(outcome(game), continuations(game)))
    1/2
    """
    by_way = [(way.chance, way.outcome) for way in ways] or [(Fraction(1), done)]
    return sum((chance for chance, end in by_way if end.verdict is Verdict.WON), Fraction(0))


def chances(game: Game) -> dict[Place, Fraction]:
    """The places that may be chosen, each with its chance; none if no second chance is offered."""
    if not offered(game):
        return {}
    allowed = sorted(_allowed(game, left(game.positions[-1])))
    return {place: Fraction(1, len(allowed)) for place in allowed}


def left(position: Position) -> dict[Pile, int]:
    """The piles that have face-down cards, in order, and how many."""
    counts = {pile: len(position.face_down(pile)) for pile in range(1, len(position.piles) + 1)}
    return {pile: count for pile, count in counts.items() if count}


def go_on(game: Game, place: Place) -> Game:
    """The whole game that takes its second chance at this place, from the first card to the next dead end."""
    last = len(game.positions) - 2
    if game.rules.second_chance == "watch":
        position = _exchange(game.positions[last], game.turned[-1], place, game.rules)
    else:
        position = _draw(game.positions[last + 1], place, game.rules)
    positions, now_it_ends = [*game.positions[: last + 1], position], game.rules._replace(dead_end="stop")
    while positions[-1].hand is not None:
        positions.append(step(positions[-1], now_it_ends))
    return Game(game.table, game.rules, tuple(positions), last)


def _continuation(game: Game, place: Place, chance: Fraction) -> Continuation:
    to_the_end = go_on(game, place)
    return Continuation(place, chance, to_the_end.turned[len(game.turned) :], outcome(to_the_end))


def _allowed(game: Game, cards: Mapping[Pile, int]) -> Iterable[Place]:
    """The places that may be chosen, all equally likely; ``cards`` are the numbers of face-down cards."""
    any_of_them = _all(cards) if game.rules.second_chance == "watch" else _tops(cards)
    match game.rules.watch_card:
        case "random":
            return any_of_them
        case "next-top":
            return _of_pile(_tops(cards), _next_pile(game, cards))
        case "next-bottom":
            return _of_pile(any_of_them, _next_pile(game, cards))[-1:]
        case "best-top":
            return _best(_tops(cards), cards, game.rules)
        case "best-any":
            return _best(any_of_them, cards, game.rules)
        case "clairvoyant":
            wins = [place for place in any_of_them if outcome(go_on(game, place)).verdict is Verdict.WON]
            return wins or any_of_them


def _best(places: Iterable[Place], cards: Mapping[Pile, int], rules: ClockRules) -> list[Place]:
    """The places whose chance to win is the greatest by what lies face up."""
    hopes = {place: _hope(place, cards, rules) for place in places}
    return [place for place, hope in hopes.items() if hope == max(hopes.values())]


def _hope(place: Place, cards: Mapping[Pile, int], rules: ClockRules) -> Fraction:
    """The chance that a place wins, as the player sees it."""
    if rules.second_chance == "watch" and place.depth + 1 < cards[place.pile]:
        return Fraction(0)
    return Fraction(cards[place.pile], sum(cards.values()))


def _all(cards: Mapping[Pile, int]) -> list[Place]:
    return [Place(pile, depth) for pile, count in cards.items() for depth in range(count)]


def _tops(cards: Mapping[Pile, int]) -> list[Place]:
    return [Place(pile, 0) for pile in cards]


def _of_pile(places: Iterable[Place], pile: Pile) -> list[Place]:
    return [place for place in places if place.pile == pile]


def _next_pile(game: Game, cards: Mapping[Pile, int]) -> Pile:
    """The next pile clockwise after the one that ran dry that has a face-down card; after the centre comes pile 1."""
    dry = game.turned[-1].rank
    return min(cards, key=lambda pile: (pile - dry) % game.table.centre)


def _exchange(position: Position, king: Card, place: Place, rules: ClockRules) -> Position:
    """The card in hand, the king, goes face down into the place, and the card that lay there is in hand."""
    pile, at = list(position.piles[place.pile - 1]), _index(position, place, rules)
    chosen, pile[at] = pile[at], Lying(king)
    return _with_pile(position, place.pile, pile)._replace(hand=chosen.card, source=place.pile)


def _draw(position: Position, place: Place, rules: ClockRules) -> Position:
    """The card in the place is turned; the one turned before is at home."""
    pile = list(position.piles[place.pile - 1])
    chosen = pile.pop(_index(position, place, rules))
    return _with_pile(position, place.pile, pile)._replace(hand=chosen.card, source=place.pile)


def _index(position: Position, place: Place, rules: ClockRules) -> int:
    """Where in its pile, from the top, the card lies; with shuttle over-bottom play turns the lowest one first."""
    face_down = [index for index, lying in enumerate(position.piles[place.pile - 1]) if not lying.face_up]
    return face_down[-1 - place.depth] if rules.shuttle == "over-bottom" else face_down[place.depth]


def _with_pile(position: Position, pile: Pile, cards: Iterable[Lying]) -> Position:
    return position._replace(piles=(*position.piles[: pile - 1], tuple(cards), *position.piles[pile:]))
