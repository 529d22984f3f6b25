"""The checker where a second chance is taken: agreement with the literal table, and what must be rejected."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from certificates.chances import EXCHANGES, games, of
from support.claims import GIVEN, WIN, Json, certificate, literal_game, text, trace
from support.claims import claim as claim_of
from support.literal_chances import Told, literal_games
from verify.checker import Malformed, Rejected, check, clock_reading, reading


def outcome(claim: Json, evidence: Json) -> str:
    try:
        check(text(claim), text(certificate(claim, evidence)))
    except Rejected:
        return "rejected"
    except Malformed:
        return "malformed"
    return "accepted"


def rejection(claim: Json, evidence: Json) -> str:
    with pytest.raises(Rejected) as caught:
        check(text(claim), text(certificate(claim, evidence)))
    return str(caught.value)


@st.composite
def claims(draw: st.DrawFn) -> Json:
    """A claim about a random small deal under random rules with a second chance, the verdict left as lost."""
    ranks, suits = draw(st.integers(2, 6)), draw(st.integers(1, 5))
    plain = draw(st.booleans())
    deck = [
        reading.label(rank) if plain else reading.spelling(rank, suit)
        for rank in range(1, ranks + 1)
        for suit in range(1, suits + 1)
    ]
    deck = draw(st.permutations(deck))
    rules: Json = {name: draw(st.sampled_from(values)) for name, values in clock_reading.CHOICES.items() if values}
    rules |= {"first-pile": draw(st.integers(1, ranks - 1)), "within-pile": None}
    rules["start"] = draw(st.sampled_from(["centre", "centre", *range(1, ranks)]))
    rules["dead-end"] = draw(st.sampled_from(["stop", "stop", "exception"]))
    rules["second-chance"] = draw(st.sampled_from(["watch", "extra-draw"]))
    if rules["watch-card"].startswith("best"):
        rules["win"] = "exposed"
    cards: Any = " ".join(deck)
    if draw(st.booleans()):
        cards = [deck[place : place + suits] for place in range(0, len(deck), suits)]
        rules |= GIVEN | {"within-pile": draw(st.sampled_from(["top-first", "bottom-first"]))}
    return claim_of(ranks, suits, cards, "lost") | {"rules": rules}


def stating(claim: Json, verdict: str, chance: Fraction) -> Json:
    """The claim with another verdict."""
    bare = {name: value for name, value in claim.items() if name != "chance"} | {"verdict": verdict}
    return bare | {"chance": str(chance)} if verdict == "depends" else bare


@st.composite
def taken(draw: st.DrawFn) -> tuple[Json, Told]:
    """A true claim about a deal in which the second chance is taken, and its games."""
    claim = draw(claims())
    told = literal_games(claim)
    assume(told.ways)
    return stating(claim, told.verdict, told.chance), told


@given(claims())
def test_the_games_are_those_of_the_literal_table(claim: Json) -> None:
    told = literal_games(claim)
    if told.ways:
        claim = stating(claim, told.verdict, told.chance)
        assert outcome(claim, told.evidence) == "accepted"
        assert outcome(claim, WIN) == outcome(claim, trace(told.stopped)) == "rejected"
    else:
        game = literal_game(claim)
        claim = claim | {"verdict": game["verdict"]}
        assert outcome(claim, trace(game["trace"])) == "accepted"
        assert outcome(claim, told.evidence) == "rejected"


@given(taken(), st.sampled_from([Fraction(0), Fraction(1), Fraction(1, 2), Fraction(1, 3), Fraction(2, 3)]))
def test_no_other_chance_is_established(true: tuple[Json, Told], chance: Fraction) -> None:
    claim, told = true
    verdict = "depends" if 0 < chance < 1 else "won" if chance else "lost"
    expected = "accepted" if chance == told.chance else "rejected"
    assert outcome(stating(claim, verdict, chance), told.evidence) == expected


@given(taken())
def test_the_figures_are_those_of_the_only_game_or_of_play_up_to_the_choice(true: tuple[Json, Told]) -> None:
    claim, told = true
    cards, stopped, ways = claim["ranks"] * claim["suits"], told.stopped, list(told.ways.values())
    turned, last = len(stopped), stopped[-1]
    if len(ways) == 1:
        turned += len(ways[0]) - (claim["rules"]["second-chance"] == "watch")
        last = ways[0][-1]
    facts = {"turned": turned, "last": last, "face_down": cards - turned, "restarts": 0}
    assert outcome(claim | {"facts": facts}, told.evidence) == "accepted"
    wrong = claim | {"facts": facts | {"turned": turned + 1}}
    assert rejection(wrong, told.evidence) == (
        f"other facts: turned is {turned + 1} in the claim and {turned} in the game"
    )


def without_one(ways: list[Json], at: int) -> list[Json]:
    return ways[:at] + ways[at + 1 :]


def doubled(ways: list[Json], at: int) -> list[Json]:
    return ways[: at + 1] + ways[at:]


def less_likely(ways: list[Json], at: int) -> list[Json]:
    return [*ways[:at], ways[at] | {"chance": str(Fraction(ways[at]["chance"]) / 2)}, *ways[at + 1 :]]


def deeper(ways: list[Json], at: int) -> list[Json]:
    return [*ways[:at], ways[at] | {"place": 1 + ways[at]["place"] % 2}, *ways[at + 1 :]]


def shorter(ways: list[Json], at: int) -> list[Json]:
    return [*ways[:at], ways[at] | {"turned": ways[at]["turned"][:-1]}, *ways[at + 1 :]]


@given(taken(), st.sampled_from([without_one, doubled, less_likely, deeper, shorter]), st.data())
def test_evidence_that_is_changed_is_rejected(
    true: tuple[Json, Told], change: Callable[[list[Json], int], list[Json]], data: st.DataObject
) -> None:
    claim, told = true
    assume(claim["suits"] > 1 or change is not deeper)
    at = data.draw(st.integers(0, len(told.ways) - 1))
    changed = told.evidence | {"games": change(told.evidence["games"], at)}
    assert outcome(claim, changed) == "rejected"


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every member and entry."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, member in inner for found in ((*path, key), *places(member, (*path, key)))]


JUNK: list[Any] = [None, True, 1, 0, 2, "", "AS", "2S", "A", "1", "1/2", [], ["AS"], {}, WIN]


@given(taken(), st.data())
def test_no_damage_makes_a_certificate_for_a_false_claim(true: tuple[Json, Told], data: st.DataObject) -> None:
    claim, told = true
    false = stating(claim, "lost" if claim["verdict"] == "won" else "won", Fraction(0))
    made = json.loads(json.dumps(certificate(claim, told.evidence)))
    *path, last = data.draw(st.sampled_from(sorted(places(made), key=str)))
    holder = made
    for step in path:
        holder = holder[step]
    holder[last] = data.draw(st.sampled_from(JUNK))
    with pytest.raises((Rejected, Malformed)):
        check(text(false), text(made))


def test_the_whole_sentence_of_a_chance() -> None:
    claim = of("1/2", "random", "watch", {"turned": 2})
    assert check(text(claim), text(certificate(claim, games(EXCHANGES)))) == (
        "this clock deal of 3 ranks and 2 suits is won with chance 1/2, turned 2; by its games; rules: deal rounds, "
        "first-pile 1, direction clockwise, listing top-first, shuttle under-top, start centre, dead-end stop, "
        "win exposed, second-chance watch, watch-card random"
    )


# ---- Limits ------------------------------------------------------------------------------------------------------


def kings_at_once(ranks: int, suits: int, policy: str) -> tuple[Json, list[str]]:
    """A claim about a deal in which all other cards are still face down when play stops; and the cards turned."""
    deck = [reading.spelling(rank, suit) for rank in range(1, ranks + 1) for suit in range(1, suits + 1)]
    kings, others = deck[-suits:], deck[:-suits]
    random.Random(3).shuffle(others)
    piles = [others[place : place + suits] for place in range(0, len(others), suits)]
    return claim_of(ranks, suits, [*piles, kings], "won", second_chance="watch", watch_card=policy), kings


@pytest.mark.parametrize(("ranks", "suits"), [(1000, 1), (250, 4), (2, 500)])
@pytest.mark.parametrize("policy", ["random", "best-any", "clairvoyant"])
def test_a_thousand_cards_may_be_chosen_from(ranks: int, suits: int, policy: str) -> None:
    claim, kings = kings_at_once(ranks, suits, policy)
    reason = rejection(claim, games({}, stopped=" ".join(kings)))
    assert reason.startswith("0 games in the certificate, ")
    if policy == "random":
        assert reason == f"0 games in the certificate, {1000 - suits} by the rules"


def test_no_more_than_a_thousand_cards_may_be_chosen_from() -> None:
    claim, _ = kings_at_once(501, 2, "random")
    with pytest.raises(Malformed) as caught:
        check(text(claim), b"")
    assert str(caught.value) == "not a claim: 1002 cards are more than 1000, where second-chance is watch"
    assert outcome(claim | {"rules": claim["rules"] | {"second-chance": "none", "watch-card": None}}, WIN) == "rejected"
