"""The games that every search begins with: those that tell most, so that a common fault is found among few decks.

Tricky decks are played to the end, mixed games have moves that are not legal or are taken back, and of each way in
which a deck can be none there is one. What these do not show, hypothesis draws.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from verify.cards import Card
from verify.conformance.driving import MOST
from verify.conformance.engine import NewDeal
from verify.conformance.reference.options import Options
from verify.conformance.searching.simple_games import SimpleGame
from verify.conformance.strategies.decks import FAULTS, UNKNOWN, Deck, spoilt
from verify.conformance.strategies.tricky import MOST_EXCHANGES, easy_deck, ending_at, ends, exchanged
from verify.deals.deal import STANDARD, Shape
from verify.deals.random_deals import new_deck

_MIXED = 16
_STEPS = 24  # of a mixed game


def openers(game: str, preset: str, options: Options, seed: int, shape: Shape = STANDARD) -> Iterator[SimpleGame]:
    """These games, the same for the same seed; tricky, mixed and bad ones in turns."""
    chance = Random(seed)

    def dealt(deck: Deck) -> NewDeal:
        return NewDeal(game, preset, options, shape.ranks, shape.suits, deck)

    tricky = [SimpleGame(dealt(deck), (), True) for deck in _tricky(game, options, shape, chance)]
    mixed = [SimpleGame(dealt(deck), _steps(chance), False) for deck in _mixed(game, options, shape, chance)]
    bad = [SimpleGame(dealt(deck), (), False) for deck in _bad(shape, chance)]
    for number in range(max(len(tricky), len(mixed), len(bad))):
        yield from (games[number] for games in (tricky, mixed, bad) if number < len(games))


def _steps(chance: Random) -> tuple[int, ...]:
    return tuple(chance.randint(0, MOST) for _ in range(_STEPS))


def _tricky(game: str, options: Options, shape: Shape, chance: Random) -> Iterator[Deck]:
    """Clock decks that end late, two of them won, or early, and then with each other card; card games soon won."""
    if game == "clock":
        late, early = ends(shape)
        others = [end for end in range(shape.suits, shape.cards) if end not in late + early]
        for end in (*late[:1], *late, *early, *others):
            yield ending_at(_shuffled(shape, chance), end, options, shape)
        return
    for exchanges in range(2 * MOST_EXCHANGES):
        yield _nearly_easy(game, options, shape, exchanges // 2, chance)


def _mixed(game: str, options: Options, shape: Shape, chance: Random) -> Iterator[Deck]:
    """Decks in any order, and in the games with a choice as many that let much go up."""
    for number in range(_MIXED):
        if game == "clock" or number % 2:
            yield tuple(map(str, _shuffled(shape, chance)))
        else:
            yield _nearly_easy(game, options, shape, MOST_EXCHANGES, chance)


def _bad(shape: Shape, chance: Random) -> Iterator[Deck]:
    for fault in (*FAULTS, chance.choice(UNKNOWN)):
        deck = list(map(str, _shuffled(shape, chance)))
        yield spoilt(deck, [(fault, chance.randrange(shape.cards))])


def _nearly_easy(game: str, options: Options, shape: Shape, exchanges: int, chance: Random) -> Deck:
    places = [(chance.randrange(shape.cards), chance.randrange(shape.cards)) for _ in range(exchanges)]
    return exchanged(easy_deck(game, options, shape), places)


def _shuffled(shape: Shape, chance: Random) -> list[Card]:
    cards = list(new_deck(shape))
    chance.shuffle(cards)
    return cards
