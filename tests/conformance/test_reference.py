"""The reference as an engine, against games played on words: literal_dial, claims and literal_chances, which share no
code with the rules, and the checker's Klondike, which restates them."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from support.claims import claim, literal_game
from support.literal_chances import literal_games
from support.literal_dial import Options, laid_out, moved, words
from verify.cards import Card
from verify.checker import cards as restated_cards
from verify.checker import klondike_rules as restated
from verify.checker.reading import Rejected
from verify.conformance.engine import ASKS, NewDeal, Refused
from verify.conformance.reference.options import GAMES, PRESETS, options_of
from verify.conformance.reference.playing import Reference
from verify.errors import BadInput

CHANCES = {"watch", "pysolfc-relaxed"}


def shuffled(seed: int) -> tuple[str, ...]:
    deck = [str(Card(rank, suit)) for suit in range(1, 5) for rank in range(1, 14)]
    random.Random(seed).shuffle(deck)
    return tuple(deck)


def dealt(game: str, preset: str, deck: tuple[str, ...]) -> Reference:
    engine = Reference()
    engine.deal(NewDeal(game, preset, options_of(game, preset), 13, 4, deck))
    return engine


def hands(engine: Reference) -> list[str]:
    """The cards turned from now on, as long as the move is a turn."""
    turned = [engine.state()["hand"]]
    while engine.moves() == ["turn"]:
        engine.apply("turn")
        turned += [engine.state()["hand"]]
    return [card for card in turned if card is not None]


def as_claim(preset: str, deck: tuple[str, ...]) -> Any:
    rules = {name: value for name, value in options_of("clock", preset).items() if name != "score"}
    return claim(13, 4, " ".join(deck), "lost", **rules)


@pytest.mark.parametrize("preset", sorted(set(PRESETS["clock"]) - CHANCES))
def test_a_game_of_clock_is_that_played_with_cards_on_a_table(preset: str) -> None:
    for seed in range(12):
        deck = shuffled(seed)
        engine, literal = dealt("clock", preset, deck), literal_game(as_claim(preset, deck))
        assert hands(engine) == literal["trace"]
        result = engine.result()
        assert (result["result"], result["turned"], result["last"]) == (
            literal["verdict"],
            literal["turned"],
            literal["last"],
        )
        down = sum(len(pile["down"]) for pile in engine.state()["piles"])
        assert down == literal["face_down"]


@pytest.mark.parametrize("preset", sorted(CHANCES))
def test_a_second_chance_goes_on_as_with_cards_on_a_table(preset: str) -> None:
    """Every way to go on, and how it ends."""
    ways = 0
    for seed in range(12):
        deck = shuffled(seed)
        engine, literal = dealt("clock", preset, deck), literal_games(as_claim(preset, deck))
        assert hands(engine) == literal.stopped
        assert sorted(move.partition(" ")[2] for move in engine.moves()) == sorted(
            cards[0] for cards in literal.ways.values()
        )
        made = len(literal.stopped) - 1
        for move, (spot, cards) in itertools.product(engine.moves(), literal.ways.items()):
            if move.endswith(f" {cards[0]}"):
                engine.apply(move)
                assert hands(engine) == cards
                assert engine.result()["result"] == ("won" if literal.won[spot] else "lost")
                while engine.moves_made > made:
                    engine.undo()
                ways += 1
    assert ways > 20


def test_one_suit_in_the_order_of_coming_home() -> None:
    """Worked by hand: 2S 3S AS makes piles 2S, 3S, AS; the ace is turned first, then the two, then the three."""
    for shuttle in ("under-top", "over-bottom", "aside"):
        engine = Reference()
        options = options_of("clock", "classic", (("shuttle", shuttle),))
        engine.deal(NewDeal("clock", "", options, 3, 1, ("2S", "3S", "AS")))
        piles: list[dict[str, list[str]]] = [{"down": ["2S"], "up": []}, {"down": ["3S"], "up": []}]
        assert engine.state() == {"piles": [*piles, {"down": [], "up": []}], "hand": "AS"}
        engine.apply("turn")
        assert engine.state()["piles"][0] == {"down": [], "up": ["AS"]}
        assert engine.state()["hand"] == "2S"
        assert hands(engine) == ["2S", "3S"]
        assert engine.result() == {"result": "won", "turned": 3, "last": "3S", "score": 2}
        assert engine.state()["hand"] is None


@pytest.mark.parametrize("preset", PRESETS["klondike"])
def test_klondike_allows_what_the_checker_restates(preset: str) -> None:
    """Every move that can be written is legal for both or for neither, and leads to the same table."""
    options, chance = options_of("klondike", preset), random.Random(preset)
    rules = restated.Rules(
        int(options["draw"] or 0),
        0 if options["passes"] == "unlimited" else int(options["passes"] or 0),
        str(options["recycle"]),
        options["worrying-back"] == "yes",
        options["partial-runs"] == "yes",
    )
    deck = shuffled(7)
    engine = dealt("klondike", preset, deck)
    table = restated.deal_out([_checkers(card) for card in deck], 4, 7, "rows")
    for _ in range(60):
        legal: dict[str, restated.Table] = {}
        for move in _conceivable():
            try:
                legal[str(move)] = restated.after(table, move, rules, 13)
            except Rejected:
                continue
        assert sorted(engine.moves()) == sorted(legal)
        if not legal:
            return
        move_made = chance.choice(sorted(legal))
        engine.apply(move_made)
        table = legal[move_made]
        assert engine.state() == _members(table)
    while engine.moves_made:
        engine.undo()
    assert engine.state() == _members(restated.deal_out([_checkers(card) for card in deck], 4, 7, "rows"))


def _checkers(card: str) -> restated_cards.Card:
    return restated_cards.Card("A23456789TJQK".index(card[0]) + 1, "SHDC".index(card[1]) + 1)


def _conceivable() -> list[restated.Move]:
    cards = [restated_cards.Card(rank, suit) for rank in range(1, 14) for suit in range(1, 5)]
    onto = [restated.Move("onto", card, target) for card in cards for target in cards if target.rank == card.rank + 1]
    into = [restated.Move("column", card, column=column) for card in cards for column in range(1, 8)]
    return [
        restated.Move("draw"),
        restated.Move("redeal"),
        *(restated.Move("up", card) for card in cards),
        *onto,
        *into,
    ]


def _members(table: restated.Table) -> dict[str, Any]:
    columns = [{"down": list(map(str, column.down)), "up": list(map(str, column.up))} for column in table.columns]
    piles = {"stock": list(map(str, table.stock)), "waste": list(map(str, table.waste))}
    return {"columns": columns, "foundations": list(table.foundations), **piles, "pass": table.pass_number}


@pytest.mark.parametrize("preset", PRESETS["grandfathers-clock"])
def test_grandfathers_clock_allows_what_its_words_say(preset: str) -> None:
    chance, suits = random.Random(preset), str(options_of("grandfathers-clock", preset)["clock-suits"])
    engine = dealt("grandfathers-clock", preset, shuffled(3))
    table = laid_out(engine.state()["columns"], 13, 4, suits)
    for _ in range(60):
        legal = list(words(table, Options()))
        assert sorted(engine.moves()) == sorted(legal)
        if not legal:
            return
        word = chance.choice(sorted(legal))
        engine.apply(word)
        table = moved(table, word)
        assert engine.state()["columns"] == table.columns


@pytest.mark.parametrize("game", ["klondike", "grandfathers-clock"])
def test_a_game_may_begin_with_a_table(game: str) -> None:
    engine, other, chance = dealt(game, "classic", shuffled(5)), Reference(), random.Random(1)
    for _ in range(25):
        engine.apply(chance.choice(engine.moves()))
    other.deal(NewDeal(game, "classic", options_of(game), 13, 4, state=engine.state()))
    assert other.state() == engine.state()
    assert other.moves() == engine.moves()
    with pytest.raises(Refused, match="no move to take back"):
        other.undo()


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        ((), "0 cards"),
        (shuffled(1)[:-1], "51 cards, expected 52"),
        ((*shuffled(1), "AS"), "53 cards"),
        ((*shuffled(1)[:-1], shuffled(1)[0]), "is there twice"),
        ((*shuffled(1)[:-1], "1X"), "not a card"),
        ((*shuffled(1)[:-1], "JOKER"), "joker"),
        (tuple(card[0] for card in shuffled(1)), "has no suit"),
    ],
)
def test_what_is_no_deck_is_refused(deck: tuple[str, ...], why: str) -> None:
    for game in GAMES:
        with pytest.raises(Refused, match=why):
            dealt(game, "classic", deck)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    engine = dealt("klondike", "classic", shuffled(2))
    before = engine.state()
    for move in ("redeal", "draw*2", "KD>9", "", "turn"):
        with pytest.raises(Refused, match="not a legal move"):
            engine.apply(move)
    assert engine.state() == before
    with pytest.raises(Refused, match="nothing has been dealt"):
        Reference().state()


def test_every_game_and_preset_is_known_by_its_options() -> None:
    hello = Reference().hello()
    assert tuple(hello.games) == GAMES
    assert hello.asks == list(ASKS)
    assert sum(map(len, hello.games.values())) == 19
    with pytest.raises(BadInput, match="no game 'chess'"):
        options_of("chess")
    with pytest.raises(BadInput, match="no preset 'harder'"):
        options_of("klondike", "harder")
