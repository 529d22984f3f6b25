"""The reference engine and the checker, which share no code, must tell the same story about every deal.

The checker's own judgement is asked: it must accept the certificate made from the engine's result, and must reject
the opposite claim with the same evidence. What networkx says of the bottom map is not asked for each of so many deals:
it is compared on every map of up to six piles in tests/graph.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.tables import SMALL, decks, rank_orders, shapes
from verify import checker
from verify.cards import Card
from verify.certificate import clock as certificate
from verify.checker import clock, clock_reading, reading
from verify.deals.deal import Deal, Shape
from verify.rules.clock_choice import Choice
from verify.rules.clock_options import OPTIONS, PRESETS
from verify.solvers.clock import ClockResult, Wanted, decide
from verify.verdict import Verdict

Judge = tuple[clock_reading.Claim, clock_reading.Certificate]

STARTS: list[tuple[tuple[str, str], ...]] = [(), (("start", "1"),), (("start", "2"),)]


def rank_deal(order: tuple[int, ...], shape: Shape) -> Deal:
    return Deal(tuple(Card(rank) for rank in order), shape=shape)


def readable(result: ClockResult) -> Judge:
    """The claim and certificate of a result as the checker reads them."""
    return clock_reading.read_claim(result.claim), clock_reading.read_certificate(result.certificate)


def same_deck(judge: Judge, result: ClockResult) -> Judge:
    """What ``readable`` would give for another rank deal under the same rules, without the detour through JSON."""
    cards = [str(card) for card in result.deal.cards]
    setting = judge[0].setting._replace(cards=cards)
    evidence = result.evidence()
    piles = [label_to_pile(name) for name in evidence.members.get("piles", [])]
    shown = list(evidence.members.get("bottom_cards", evidence.members.get("turned", [])))
    ways = [
        clock_reading.Way((label_to_pile(way["pile"]), way["place"]), Fraction(way["chance"]), way["turned"])
        for way in evidence.members.get("games", [])
    ]
    return (
        clock_reading.Claim(setting, str(result.verdict), result.chance, {}),
        clock_reading.Certificate(setting, evidence.kind, piles, shown, ways),
    )


def label_to_pile(name: str) -> int:
    return reading.RANK_LETTERS.index(name) + 1


@pytest.mark.parametrize(("ranks", "suits"), SMALL)
def test_every_rank_deal_of_a_small_deck_by_play_graph_and_checker(ranks: int, suits: int) -> None:
    count = won = 0
    shape = Shape(ranks, suits)
    first = decide(rank_deal(next(rank_orders(ranks, suits)), shape), Choice())
    template = readable(first)
    assert same_deck(template, first) == template
    for order in rank_orders(ranks, suits):
        result = decide(rank_deal(order, shape), Choice(), thorough=False)
        assert result.bottom.verdict is result.verdict
        claim, shown = same_deck(template, result)
        assert clock.judge(claim, shown)
        game = clock.play(claim.setting)
        assert clock.verdict_of(game, claim.setting) == result.verdict
        assert game.turned == [str(card) for card in result.game.turned]
        count, won = count + 1, won + (result.verdict is Verdict.WON)
    assert count == factorial(ranks * suits) // factorial(suits) ** ranks
    assert won * ranks == count  # exactly one deal in r is won (theorem C10; Knuth, exercise 17)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize(("ranks", "suits"), [(2, 3), (3, 2), (3, 3), (4, 2)])
def test_every_figure_of_every_rank_deal_under_every_preset(
    ranks: int, suits: int, start: tuple[tuple[str, str], ...], preset: str
) -> None:
    choice = Choice(preset, start)
    template: Judge | None = None
    for order in rank_orders(ranks, suits):
        result = decide(rank_deal(order, Shape(ranks, suits)), choice, thorough=False)
        template = template or readable(result)
        claim, shown = same_deck(template, result)
        assert clock.judge(claim._replace(facts=result.facts()) if shown.kind != "cycle" else claim, shown)
        if not result.ways:
            game = clock.play(claim.setting)
            assert clock.facts_of(game, claim.setting) == result.facts()
            assert clock.verdict_of(game, claim.setting) == result.verdict


POLICIES = OPTIONS["watch-card"].values


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("kind", ["watch", "extra-draw"])
@pytest.mark.parametrize(
    "others",
    [
        (),
        (("start", "1"),),
        (("start", "2"), ("dead-end", "exception")),
        (("win", "sorted"),),
        (("shuttle", "over-bottom"),),
        (("shuttle", "aside"), ("dead-end", "exception")),
    ],
)
def test_every_second_chance_of_every_rank_deal(others: tuple[tuple[str, str], ...], kind: str, policy: str) -> None:
    """The checker plays every game that may follow; the figures, the chance and the verdict are the engine's."""
    if policy.startswith("best") and ("win", "sorted") in others:
        return  # which place is best is not known there, and the rules are refused
    choice = Choice("classic", (*others, ("second-chance", kind), ("watch-card", policy)))
    verdicts = set()
    for ranks, suits in ((3, 2), (2, 3), (4, 1)):
        template: Judge | None = None
        for order in rank_orders(ranks, suits):
            result = decide(rank_deal(order, Shape(ranks, suits)), choice, thorough=False)
            template = template or readable(result)
            claim, shown = same_deck(template, result)
            assert clock.judge(claim._replace(facts=result.facts()), shown)
            verdicts.add(result.verdict)
    assert Verdict.WON in verdicts
    assert len(verdicts) > 1 or policy == "clairvoyant"  # who finds the win in every deal this small, if sorted will do


@given(
    st.one_of(decks(), decks(shapes)),
    st.sampled_from(sorted(PRESETS)),
    st.sampled_from(STARTS),
    st.sampled_from(["shortest", "trace"]),
)
def test_certificates_of_random_deals_are_accepted_and_prove_nothing_else(
    deal: Deal, preset: str, start: tuple[tuple[str, str], ...], wanted: Wanted
) -> None:
    result = decide(deal, Choice(preset, start))
    claim, shown, _ = result.certified(wanted)
    assert checker.check(claim, shown).startswith(f"this clock deal of {deal.shape.ranks} ranks")
    other = Verdict.LOST if result.verdict is Verdict.WON else Verdict.WON
    with pytest.raises(checker.Rejected):
        checker.check(certificate.claim(deal, result.rules, other), shown)


@given(decks(), st.sampled_from(["turned", "face_down", "completed_clock_piles", "restarts"]), st.sampled_from([-1, 1]))
def test_a_wrong_figure_is_rejected(deal: Deal, name: str, error: int) -> None:
    result = decide(deal, Choice())
    figures = result.facts()
    wrong = max(0, int(figures[name]) + error)
    claim = certificate.claim(deal, result.rules, result.verdict, {**figures, name: wrong})
    if wrong != figures[name]:
        with pytest.raises(checker.Rejected, match=f"other facts: {name} is {wrong} in the claim"):
            checker.check(claim, result.certified("trace").certificate)


DEALINGS = list(
    product(
        ["rounds", "piles", "centre-last"], [1, 2, 3], ["clockwise", "anticlockwise"], ["top-first", "bottom-first"]
    )
)


@pytest.mark.parametrize(("deal", "first_pile", "direction", "listing"), DEALINGS)
def test_every_way_of_dealing(deal: str, first_pile: int, direction: str, listing: str) -> None:
    """All rank deals of 4x2 are too many for 36 ways of dealing; every seventh will do."""
    names = ("deal", "first-pile", "direction", "listing")
    options = tuple(zip(names, map(str, (deal, first_pile, direction, listing)), strict=True))
    template: Judge | None = None
    for number, order in enumerate(rank_orders(4, 2)):
        if number % 7 == 0:
            result = decide(rank_deal(order, Shape(4, 2)), Choice("classic", options), thorough=False)
            template = template or readable(result)
            claim, _ = same_deck(template, result)
            assert clock.play(claim.setting).turned == [str(card) for card in result.game.turned]
