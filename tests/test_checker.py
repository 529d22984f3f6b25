"""The checker: corpora, agreement with a literal table, false claims, hostile input, command line."""

from __future__ import annotations

import ast
import itertools
import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from certificates import make
from support.claims import GIVEN, WIN, Json, certificate, laid_out, literal_game, rank_of, text, trace, whole_trace
from support.claims import claim as claim_of
from support.published import Published, dealt_decks, figures
from verify.certificate import clock as clock_files
from verify.certificate import grandfathers_clock as grandfathers_clock_files
from verify.certificate import klondike as klondike_files
from verify.checker import Malformed, Rejected, called, check, clock_reading, reading
from verify.checker import command as program
from verify.deals.deal import STANDARD, Deal
from verify.deals.random_deals import random_deal
from verify.rules.clock_options import ClockRules
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.rules.klondike_options import KlondikeRules
from verify.verdict import Verdict

TESTS = Path(__file__).resolve().parent
CERTIFICATES = TESTS / "certificates"
CHECKER = TESTS.parent / "verify" / "checker"
ALONE = [sys.executable, "-I", "-S", str(CHECKER)]
MODULE = [sys.executable, "-m", "verify.checker"]
OPTIMISED = [sys.executable, "-OO", "-I", "-S", str(CHECKER)]
MINIMUM = {"accept": 121, "reject": 217, "malformed": 278}
KINDS = ("win", "trace", "cycle")  # of evidence where there is no second chance


def cases(kind: str) -> list[Path]:
    return sorted(path for path in (CERTIFICATES / kind).iterdir() if path.is_dir())


def pair(case: Path) -> tuple[bytes, bytes]:
    return (case / "claim.json").read_bytes(), certificate_of(case).read_bytes()


def certificate_of(case: Path) -> Path:
    """Packed or not."""
    return next(case.glob("certificate.*"))


def reason(case: Path) -> str:
    return (case / "reason.txt").read_text().removesuffix("\n")


def outcome(claim: bytes, certificate: bytes) -> str:
    try:
        check(claim, certificate)
    except Rejected:
        return "rejected"
    except Malformed:
        return "malformed"
    return "accepted"


def run(command: list[str], *arguments: object, **options: Any) -> subprocess.CompletedProcess[str]:
    line = [*command, *map(str, arguments)]
    return subprocess.run(line, capture_output=True, text=True, timeout=60, cwd=TESTS.parent, check=False, **options)


def claims_of_clock(deal: Deal) -> bytes:
    return clock_files.claim(deal, ClockRules(), Verdict.LOST)


def claims_of_klondike(deal: Deal) -> bytes:
    return klondike_files.claim(deal, KlondikeRules(), Verdict.UNWINNABLE)


def claims_of_grandfathers_clock(deal: Deal) -> bytes:
    return grandfathers_clock_files.claim(deal, GrandfathersClockRules(), Verdict.UNWINNABLE)


# ---- Corpora -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", MINIMUM)
def test_no_case_is_lost(kind: str) -> None:
    assert len(cases(kind)) >= MINIMUM[kind]


def test_the_corpora_are_as_made() -> None:
    on_disk = {
        path.relative_to(CERTIFICATES).as_posix(): path.read_bytes()
        for kind in MINIMUM
        for path in (CERTIFICATES / kind).rglob("*")
        if path.is_file()
    }
    assert on_disk == make.files()


@pytest.mark.parametrize("case", cases("accept"), ids=lambda case: case.name)
def test_accepted(case: Path) -> None:
    sentence = check(*pair(case))
    claim = json.loads((case / "claim.json").read_bytes())
    verdict = f"won with chance {claim['chance']}" if claim["verdict"] == "depends" else claim["verdict"]
    assert f"{claim['ranks']} ranks and {claim['suits']} suits is {verdict}" in sentence
    stated = (claim["rules"] | claim.get("facts", {})).items()
    assert all(f"{name} {value}" in sentence for name, value in stated if value is not None)


@pytest.mark.parametrize("case", cases("reject"), ids=lambda case: case.name)
def test_rejected(case: Path) -> None:
    with pytest.raises(Rejected) as caught:
        check(*pair(case))
    assert str(caught.value) == reason(case)


@pytest.mark.parametrize("case", cases("malformed"), ids=lambda case: case.name)
def test_malformed(case: Path) -> None:
    with pytest.raises(Malformed) as caught:
        check(*pair(case))
    assert str(caught.value) == reason(case)


def test_every_reason_is_one_printable_line() -> None:
    for kind in ("reject", "malformed"):
        for case in cases(kind):
            assert reason(case).isascii()
            assert reason(case).isprintable()
            assert len(reason(case)) < 200


def test_every_kind_of_evidence_and_every_rule_value_is_accepted_somewhere() -> None:
    kinds, values = set(), set()
    for case in (case for case in cases("accept") if not case.name.startswith(("klondike", "grandfathers-clock"))):
        made = json.loads((case / "certificate.json").read_bytes())
        kinds.add(made["evidence"]["kind"])
        values |= set(made["rules"].items())
    assert kinds == set(clock_reading.EVIDENCE_KEYS)
    assert {(name, value) for name, allowed in clock_reading.CHOICES.items() for value in allowed} <= values


@pytest.mark.parametrize("case", ["cycle-3x2", "klondike-set-of-one", "grandfathers-clock-moves-4x2"])
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ms:617", "'ms:617'"),
        ("it's won\x1b[2J\n\u202eaccepted:", '"it\'s won\\x1b[2J\\n\\u202eaccepted:"'),
        ("\udfff\u00e4", r"'\udfff\xe4'"),
        ("n" * 3000, f"'{'n' * 120}'..."),
    ],
    ids=["plain", "hostile", "no-text", "long"],
)
def test_a_claim_may_name_its_deal(case: str, name: str, words: str, tmp_path: Path) -> None:
    claim, made = pair(CERTIFICATES / "accept" / case)
    (tmp_path / "claim").write_text(json.dumps(json.loads(claim) | {"name": name}))
    (tmp_path / "certificate").write_bytes(made)
    said = program.answer([str(tmp_path / "claim"), str(tmp_path / "certificate")])
    assert said == (0, f"accepted: {words}: {check(claim, made)}\n")


@pytest.mark.parametrize("write", [claims_of_clock, claims_of_klondike, claims_of_grandfathers_clock])
def test_claims_are_written_with_the_name_of_the_deal(write: Callable[[Deal], bytes]) -> None:
    """The directory of a file is left out, so that a claim is the same wherever it is made."""
    deal = random_deal(1, 3, STANDARD)
    assert json.loads(write(deal))["name"] == "random:1:#3"
    assert (
        json.loads(write(replace(deal, name="/my/decks.txt:1", title="the third")))["name"] == "decks.txt:1 [the third]"
    )
    assert "name" not in json.loads(write(replace(deal, name="")))
    assert called(write(deal)) == "'random:1:#3': "


def test_a_long_number_of_a_position_is_cut_in_the_middle() -> None:
    number = "1234567890" * 4
    assert reading.spelled(int(number)) == number
    assert reading.spelled(int(number + "5")) == "1234567890...2345678905 (41 digits)"


def test_a_certificate_has_no_name() -> None:
    claim, made = pair(CERTIFICATES / "accept" / "cycle-3x2")
    assert outcome(claim, json.dumps(json.loads(made) | {"name": "ms:617"}).encode()) == "malformed"


def test_the_format_explains_an_example_that_is_one() -> None:
    of, made = re.findall(r'(?m)^  (\{"kind": "patience-verify/.*(?:\n   .*)*\})$', clock_reading.FORMAT)
    sentence = check(of.encode(), made.encode())
    assert sentence.startswith("this clock deal of 2 ranks and 2 suits is lost; by its cycle; ")
    facts = re.search(r'"facts", one or more of (\{.*\})', clock_reading.FORMAT)
    assert facts is not None
    claim, _ = with_facts(json.loads(of))
    assert claim["facts"] == json.loads(facts[1])
    turned = " and ".join(", ".join(literal_game(claim)["trace"]).rsplit(", ", 1))
    assert f"about a deal in which {turned} get turned" in clock_reading.FORMAT


def test_the_format_names_every_word() -> None:
    named = (clock_reading.CHOICES, clock_reading.FACT_KEYS, clock_reading.EVIDENCE_KEYS)
    words = [*itertools.chain(*clock_reading.CHOICES.values(), *named)]
    assert [word for word in words if word not in clock_reading.FORMAT] == []
    assert f"r is 2 to {clock_reading.MAX_RANKS}, r times s at most {clock_reading.MAX_CARDS}" in clock_reading.FORMAT


# ---- Published results -------------------------------------------------------------------------------------------


def test_all_published_results_are_found() -> None:
    assert len(dealt_decks()) >= 7


@pytest.mark.parametrize("deal", ["rounds", "piles"])
@pytest.mark.parametrize("deck", dealt_decks(), ids=lambda deck: deck.name)
def test_published_results(deck: Published, deal: str) -> None:
    cards, found = " ".join(deck.cards), figures(deck.results[deal])
    facts = {"turned": found.turned, "face_down": 52 - found.turned, "completed_clock_piles": found.completed}
    claim = claim_of(13, 4, cards, found.verdict, facts | {"restarts": 0}, deal=deal)
    assert judged(claim, whole_trace(claim)) == "accepted"
    claim = claim_of(13, 4, cards, "won", {"turned": 52, "restarts": found.restarts}, deal=deal, dead_end="clockwise")
    assert judged(claim, WIN) == "accepted"


# ---- Agreement with the literal table ----------------------------------------------------------------------------


@st.composite
def claims(draw: st.DrawFn, /, **fixed: Any) -> Json:
    """A claim about a random small deal under random rules without a second chance, the verdict left as lost."""
    ranks, suits = draw(st.integers(2, 6)), draw(st.integers(1, 6))
    plain = draw(st.booleans())
    deck = [
        reading.label(rank) if plain else reading.spelling(rank, suit)
        for rank in range(1, ranks + 1)
        for suit in range(1, suits + 1)
    ]
    deck = draw(st.permutations(deck))
    rules: Json = {name: draw(st.sampled_from(values)) for name, values in clock_reading.CHOICES.items() if values}
    rules |= {"first-pile": draw(st.integers(1, ranks - 1)), "within-pile": None}
    rules |= {"second-chance": "none", "watch-card": None}
    rules["start"] = draw(st.sampled_from(["centre", *range(1, ranks)]))
    cards: Any = " ".join(deck)
    if draw(st.booleans()):
        cards = [deck[place : place + suits] for place in range(0, len(deck), suits)]
        rules |= GIVEN | {"within-pile": draw(st.sampled_from(["top-first", "bottom-first"]))}
    claim = claim_of(ranks, suits, cards, "lost")
    return claim | {"rules": rules | {name.replace("_", "-"): value for name, value in fixed.items()}}


def classic_ends() -> st.SearchStrategy[Json]:
    """Claims under the rules where a cycle of bottom cards decides."""
    return claims(dead_end="stop", win="exposed")


def with_facts(claim: Json) -> tuple[Json, list[str]]:
    """The claim with the verdict and all facts found on the literal table; and the trace."""
    game = literal_game(claim)
    turned, verdict = game.pop("trace"), game.pop("verdict")
    return claim | {"verdict": verdict, "facts": game}, turned


def start_of(claim: Json) -> int:
    start = claim["rules"]["start"]
    return claim["ranks"] if start == "centre" else int(start)


def bottom_cards(claim: Json) -> list[str]:
    last = 0 if claim["rules"]["shuttle"] == "over-bottom" else -1
    return [pile[last] for pile in laid_out(claim)]


def bottom_cycles(claim: Json, *start: int) -> list[list[int]]:
    """The cycles of the bottom map off the start pile, each from its smallest pile, by plain iteration of the map."""
    arcs = {pile: rank_of(card) for pile, card in enumerate(bottom_cards(claim), 1) if pile not in start}
    found = []
    for pile in arcs:
        path = [pile]
        while len(path) <= len(arcs) and path[-1] in arcs:
            path.append(arcs[path[-1]])
        if pile in path[1:] and pile == min(path[: path.index(pile, 1)]):
            found.append(path[: path.index(pile, 1)])
    return found


def cycle_evidence(claim: Json, piles: list[int]) -> Json:
    cards = bottom_cards(claim)
    labels = [reading.label(pile) for pile in piles]
    return {"kind": "cycle", "piles": labels, "bottom_cards": [cards[pile - 1] for pile in piles]}


def judged(claim: Json, evidence: Json) -> str:
    return outcome(text(claim), text(certificate(claim, evidence)))


@given(claims())
def test_the_game_is_the_literal_game(claim: Json) -> None:
    claim, turned = with_facts(claim)
    assert judged(claim, trace(turned)) == "accepted"
    assert judged(claim, WIN) == ("accepted" if claim["verdict"] == "won" else "rejected")


@given(classic_ends())
def test_won_exactly_when_there_is_no_cycle(claim: Json) -> None:
    cycles = bottom_cycles(claim, start_of(claim))
    assert (judged(claim | {"verdict": "won"}, WIN) == "accepted") == (not cycles)
    for piles in cycles:
        assert judged(claim, cycle_evidence(claim, piles)) == "accepted"
        assert judged(claim, cycle_evidence(claim, piles[1:] + piles[:1])) == "accepted"


@given(classic_ends() | claims(), st.data())
def test_exactly_the_cycles_off_the_start_are_accepted(claim: Json, data: st.DataObject) -> None:
    """Half of the cycles drawn are cycles of the bottom map, through the start pile or not."""
    anything = st.lists(st.integers(1, claim["ranks"]), min_size=1, max_size=4)
    cycles = bottom_cycles(claim)
    piles = data.draw(st.sampled_from(cycles) | anything if cycles else anything)
    smallest_first = piles[piles.index(min(piles)) :] + piles[: piles.index(min(piles))]
    proves = (claim["rules"]["dead-end"], claim["rules"]["win"]) == ("stop", "exposed")
    expected = proves and smallest_first in bottom_cycles(claim, start_of(claim))
    assert judged(claim, cycle_evidence(claim, piles)) == ("accepted" if expected else "rejected")


def test_every_deal_of_a_few_small_decks() -> None:
    """All deals of 3x1, 2x2 and 4x1; the share of wins is 1/ranks."""
    for ranks, suits in ((3, 1), (2, 2), (4, 1)):
        deck = [reading.spelling(rank, suit) for rank in range(1, ranks + 1) for suit in range(1, suits + 1)]
        orders = list(itertools.permutations(deck))
        wins = [judged(claim_of(ranks, suits, " ".join(order), "won"), WIN) for order in orders]
        assert wins.count("accepted") * ranks == len(orders)
        assert wins.count("rejected") + wins.count("accepted") == len(orders)


# ---- False claims with certificates that are right but for one thing ---------------------------------------------


def evidences(claim: Json, turned: list[str]) -> list[Json]:
    """All evidence that there is for a true claim without facts."""
    found = [trace(turned), WIN] if claim["verdict"] == "won" else [trace(turned)]
    if (claim["rules"]["dead-end"], claim["rules"]["win"]) == ("stop", "exposed"):
        found += [cycle_evidence(claim, piles) for piles in bottom_cycles(claim, start_of(claim))]
    return found


@st.composite
def proofs(draw: st.DrawFn, *kinds: str) -> tuple[Json, Json]:
    """A true claim, with all facts where they can be proved, and evidence for it, of one of these kinds."""
    claim, turned = with_facts(draw(classic_ends() if kinds == ("cycle",) else classic_ends() | claims()))
    found = [evidence for evidence in evidences(claim, turned) if evidence["kind"] in kinds]
    assume(found)
    evidence = draw(st.sampled_from(found))
    if evidence["kind"] == "cycle":
        del claim["facts"]
    return claim, evidence


def opposite(claim: Json) -> str:
    return "lost" if claim["verdict"] == "won" else "won"


def listed(claim: Json) -> list[str]:
    """The cards in the order of the file."""
    deal = claim["deal"]
    return list(deal["deck"]) if "deck" in deal else list(itertools.chain(*deal["piles"]))


def relisted(claim: Json, cards: list[str]) -> Json:
    """The claim with its cards in another order."""
    size = claim["suits"]
    piles = [cards[place : place + size] for place in range(0, len(cards), size)]
    return claim | {"deal": {"deck": cards} if "deck" in claim["deal"] else {"piles": piles}}


def other_values(claim: Json, name: str) -> list[Any]:
    """What else the rule could be."""
    numbers = range(1, claim["ranks"]) if name in ("first-pile", "start") else ()
    return [value for value in (*clock_reading.CHOICES[name], *numbers) if value != claim["rules"][name]]


def rejection(claim: Json, made: Json) -> str:
    with pytest.raises(Rejected) as caught:
        check(text(claim), text(made))
    return str(caught.value)


@given(proofs(*KINDS))
def test_a_true_claim_is_accepted_and_the_opposite_verdict_is_not(proof: tuple[Json, Json]) -> None:
    claim, evidence = proof
    assert judged(claim, evidence) == "accepted"
    expected = {
        "win": "win is evidence for the verdict won, the claim says lost",
        "trace": f"the claim says {opposite(claim)}, the game is {claim['verdict']}: ",
        "cycle": "a cycle shows that a deal is lost, the claim says won",
    }
    reason = rejection(claim | {"verdict": opposite(claim)}, certificate(claim, evidence))
    assert reason.startswith(expected[evidence["kind"]])


@given(proofs("win", "trace"), st.data())
def test_a_wrong_fact(proof: tuple[Json, Json], data: st.DataObject) -> None:
    claim, evidence = proof
    name, right = data.draw(st.sampled_from(sorted(claim["facts"].items())))
    others = st.sampled_from(listed(claim)) if name == "last" else st.integers(0, right + 2)
    wrong = data.draw(others.filter(lambda value: value != right))
    reason = rejection(claim | {"facts": claim["facts"] | {name: wrong}}, certificate(claim, evidence))
    assert reason == f"other facts: {name} is {wrong} in the claim and {right} in the game"


@given(proofs("cycle"), st.sampled_from(["turned", "restarts"]))
def test_a_fact_beside_a_cycle(proof: tuple[Json, Json], name: str) -> None:
    claim, evidence = proof
    reason = rejection(claim | {"facts": {name: literal_game(claim)[name]}}, certificate(claim, evidence))
    assert reason == f"a cycle establishes no facts, the claim states {name}"


@given(proofs(*KINDS), st.data())
def test_another_deal(proof: tuple[Json, Json], data: st.DataObject) -> None:
    claim, evidence = proof
    cards = listed(claim)
    one, two = sorted(data.draw(st.lists(st.integers(0, len(cards) - 1), min_size=2, max_size=2, unique=True)))
    assume(cards[one] != cards[two])
    cards[one], cards[two] = cards[two], cards[one]
    reason = rejection(relisted(claim, cards), certificate(claim, evidence))
    assert reason.startswith(f"other deal: entry {one + 1} is '{cards[one]}' in the claim and '{cards[two]}' in ")


@given(proofs(*KINDS), st.data())
def test_other_rules(proof: tuple[Json, Json], data: st.DataObject) -> None:
    """But for the second chance: with another value there a claim cannot be read."""
    claim, evidence = proof
    rules = claim["rules"].items()
    names = [
        name for name, value in rules if value is not None and other_values(claim, name) and name != "second-chance"
    ]
    name = data.draw(st.sampled_from(names))
    other = data.draw(st.sampled_from(other_values(claim, name)))
    reason = rejection(claim | {"rules": claim["rules"] | {name: other}}, certificate(claim, evidence))
    assert reason.startswith(f"other rules: {name} is {other!r} in the claim and ")


@given(proofs("trace"), st.data())
def test_a_trace_with_one_wrong_turn(proof: tuple[Json, Json], data: st.DataObject) -> None:
    claim, evidence = proof
    turned = evidence["turned"]
    place = data.draw(st.integers(0, len(turned) - 1))
    wrong = data.draw(st.sampled_from([card for card in listed(claim) if card != turned[place]]))
    reason = rejection(claim, certificate(claim, trace([*turned[:place], wrong, *turned[place + 1 :]])))
    assert reason == f"false trace: turn {place + 1} is {wrong} in the certificate and {turned[place]} in the game"
    for other in (turned[:place], [*turned, wrong]):
        reason = rejection(claim, certificate(claim, trace(other)))
        assert reason == f"false trace: {len(other)} turns in the certificate and {len(turned)} in the game"


@given(proofs("cycle"), st.data())
def test_a_cycle_with_one_wrong_member(proof: tuple[Json, Json], data: st.DataObject) -> None:
    claim, evidence = proof
    piles, cards = evidence["piles"], evidence["bottom_cards"]

    def reason(piles: list[str], cards: list[str]) -> str:
        return rejection(claim, certificate(claim, {"kind": "cycle", "piles": piles, "bottom_cards": cards}))

    place = data.draw(st.integers(0, len(piles) - 1))
    wrong = data.draw(st.sampled_from([card for card in listed(claim) if card != cards[place]]))
    altered = reason(piles, [*cards[:place], wrong, *cards[place + 1 :]])
    assert altered == f"the bottom card of pile {piles[place]} is {cards[place]}, not {wrong}"
    shorter = reason(piles[:place] + piles[place + 1 :], cards[:place] + cards[place + 1 :])
    assert shorter.startswith("not a cycle: " if len(piles) > 1 else "the cycle is empty")
    assert reason(piles * 2, cards * 2) == f"the cycle names pile {piles[0]} twice"
    start = start_of(claim)
    through = reason([*piles, reading.label(start)], [*cards, bottom_cards(claim)[start - 1]])
    assert through == f"the cycle goes through the start pile {reading.label(start)}"


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every member and entry."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, member in inner for found in ((*path, key), *places(member, (*path, key)))]


def changed(made: Json, path: tuple[Any, ...], value: Any) -> bytes:
    """The file with another value at one place."""
    holder = copied = json.loads(json.dumps(made))
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    return text(copied)


JUNK: list[Any] = [None, True, 1, 0, -1, 1.5, "", "AS", "2S", "A", "stop", "exposed", [], ["AS"], {}, WIN, "\ud800"]


@given(proofs(*KINDS), st.booleans(), st.data())
def test_no_damage_makes_a_certificate_for_a_false_claim(
    proof: tuple[Json, Json], figures: bool, data: st.DataObject
) -> None:
    claim, evidence = proof
    made = certificate(claim, evidence)
    false = claim | ({"facts": {"turned": 0}} if figures else {"verdict": opposite(claim)})
    where = data.draw(st.sampled_from(sorted(places(made), key=str)))
    assert outcome(text(false), changed(made, where, data.draw(st.sampled_from(JUNK)))) != "accepted"
    damaged = bytearray(text(made))
    damaged[data.draw(st.integers(0, len(damaged) - 1))] = data.draw(st.integers(0, 255))
    assert outcome(text(false), bytes(damaged)) != "accepted"


# ---- Anything at all ---------------------------------------------------------------------------------------------


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    assert outcome(data, data) == "malformed"
    assert outcome(text(make.WON), data) == "malformed"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@pytest.mark.parametrize("key", [*make.WON, "facts", "new"])
@given(value=json_values)
@settings(max_examples=10)
def test_any_value_at_any_key(key: str, value: Any) -> None:
    damaged = text(make.WON | {key: value})
    assert outcome(damaged, text(certificate(make.WON, WIN))) in ("malformed", "accepted")


# ---- Large and hostile -------------------------------------------------------------------------------------------


def shuffled(ranks: int, suits: int, seed: int = 1) -> list[str]:
    deck = [reading.spelling(rank, suit) for rank in range(1, ranks + 1) for suit in range(1, suits + 1)]
    random.Random(seed).shuffle(deck)
    return deck


def backwards(ranks: int, suits: int) -> list[str]:
    return [reading.spelling(rank, suit) for suit in range(1, suits + 1) for rank in range(ranks, 0, -1)]


def in_pairs(ranks: int, suits: int) -> list[str]:
    """Pile p and pile ranks+1-p hold each other's cards."""
    return [reading.spelling(ranks + 1 - rank, suit) for suit in range(1, suits + 1) for rank in range(1, ranks + 1)]


HARD = [((1000, 100), shuffled), ((2, 50_000), backwards), ((316, 316), in_pairs)]


@pytest.mark.parametrize(("shape", "deck"), HARD, ids=["shuffled", "backwards", "in pairs"])
def test_the_largest_claims_are_judged_soon(shape: tuple[int, int], deck: Callable[[int, int], list[str]]) -> None:
    claim = claim_of(*shape, " ".join(deck(*shape)), "won", dead_end="clockwise")
    began = time.process_time()
    assert judged(claim, WIN) == "accepted"
    assert time.process_time() - began < 10


@pytest.mark.parametrize("shape", [(1000, 100)], ids=str)
def test_the_largest_piles_and_traces_are_judged_soon(shape: tuple[int, int]) -> None:
    """Every card lies in its own pile, so each pile but the last one turned ends with a restart."""
    ranks, suits = shape
    piles = [[reading.spelling(rank, suit) for suit in range(1, suits + 1)] for rank in range(1, ranks + 1)]
    claim = claim_of(ranks, suits, piles, "won", {"restarts": ranks - 1}, dead_end="clockwise")
    turned = [card for pile in (piles[-1], *piles[:-1]) for card in pile]
    began = time.process_time()
    assert judged(claim, trace(turned)) == "accepted"
    assert time.process_time() - began < 10


def test_a_cycle_of_999_piles() -> None:
    deck = [reading.spelling(rank % 999 + 1, 1) for rank in range(1, 1000)] + ["1000.1"]
    claim = claim_of(1000, 1, " ".join(deck), "lost")
    assert judged(claim, cycle_evidence(claim, list(range(1, 1000)))) == "accepted"
    assert judged(claim, cycle_evidence(claim, list(range(1, 999)))) == "rejected"


GOOD = text(make.WON)
MILLION = GOOD.replace(b'"2S"', b'"2S", ' * 900_000 + b'"2S"')
BIG = [
    (b'"' + b'\\"' * 4_000_000, "not JSON at line 1, column 1"),
    (b'"' * 8_000_000, "not JSON at line 1, column 3"),
    (b"[" + b"[]," * 1_000_000 + b"[]]", "the file is a list, expected an object"),
    (b"9" * 8_000_000, f"number '{'9' * 40}'..., expected at most ten digits and nothing else"),
    (b" " * (reading.MAX_BYTES + 1), "more than 8388608 bytes"),
    (MILLION, "deal.deck has 900006 entries, expected 6"),
    (GOOD.replace(b'"2S"', b'"' + b"2" * 5_000_000 + b'"'), f"deal, entry 1, is '{'2' * 40}'..., expected a card of"),
]


@pytest.mark.parametrize(("data", "expected"), BIG, ids=range(len(BIG)))
def test_big_hostile_files(data: bytes, expected: str) -> None:
    began = time.process_time()
    with pytest.raises(Malformed, match=f"^not a claim: {re.escape(expected)}"):
        check(data, b"")
    assert time.process_time() - began < 10


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":', '{"a":[[', "[[],", '{"a":1,"b":[{},'])
def test_any_nesting_is_refused_at_once(opening: str, tmp_path: Path) -> None:
    data = (opening * (reading.MAX_BYTES // len(opening))).encode()
    began = time.process_time()
    with pytest.raises(Malformed, match=r"^not a claim: nested too deeply$"):
        check(data, b"")
    assert time.process_time() - began < 1
    (tmp_path / "deep").write_bytes(data)
    done = run(ALONE, tmp_path / "deep", tmp_path / "deep")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"checker: {tmp_path / 'deep'}: not a claim: nested too deeply\n"


def test_booleans_are_not_numbers() -> None:
    two = claim_of(2, 1, "2S AS", "won")
    assert judged(two, WIN) == "accepted"
    assert judged(two | {"suits": True}, WIN) == "malformed"


# ---- Command line ------------------------------------------------------------------------------------------------

ACCEPT, REJECT, MALFORMED = (
    CERTIFICATES / name for name in ("accept/cycle-3x2", "reject/cycle-empty", "malformed/claim-deck-short")
)


@pytest.mark.parametrize("command", [ALONE, MODULE, OPTIMISED], ids=["alone", "module", "optimised"])
class TestCommand:
    def test_accepted(self, command: list[str]) -> None:
        done = run(command, ACCEPT / "claim.json", ACCEPT / "certificate.json")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"accepted: {check(*pair(ACCEPT))}\n"

    def test_rejected(self, command: list[str]) -> None:
        done = run(command, REJECT / "claim.json", REJECT / "certificate.json")
        assert (done.returncode, done.stdout, done.stderr) == (1, f"rejected: {reason(REJECT)}\n", "")

    def test_malformed(self, command: list[str]) -> None:
        claim = MALFORMED / "claim.json"
        done = run(command, claim, MALFORMED / "certificate.json")
        assert (done.returncode, done.stdout, done.stderr) == (2, "", f"checker: {claim}: {reason(MALFORMED)}\n")

    def test_the_second_file_is_named_too(self, command: list[str]) -> None:
        claim = ACCEPT / "claim.json"
        done = run(command, claim, claim)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"checker: {claim}: not a certificate: kind is 'patience-verify/claim', ")

    def test_help(self, command: list[str]) -> None:
        done = run(command, "--help")
        assert (done.returncode, done.stdout, done.stderr) == (0, program.FORMAT, "")

    def test_not_files(self, command: list[str], tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        for name, expected in (
            (tmp_path, "Is a directory"),
            (tmp_path / "pipe", "not a regular file"),
            ("/dev/zero", "not a regular file"),
            (tmp_path / "missing", "No such file or directory"),
            ("", "No such file or directory"),
            (tmp_path / ("n" * 300), "File name too long"),
        ):
            done = run(command, name, ACCEPT / "certificate.json")
            assert (done.returncode, done.stdout, done.stderr) == (2, "", f"checker: {name}: {expected}\n")

    def test_the_name_of_a_file_is_made_printable(self, command: list[str]) -> None:
        done = run(command, "a\x1b[31m\nb", ACCEPT / "certificate.json")
        assert done.stderr == "checker: a\\x1b[31m\\nb: No such file or directory\n"

    def test_a_name_that_is_not_utf_8(self, command: list[str]) -> None:
        done = run(command, os.fsdecode(b"\xff"), ACCEPT / "certificate.json")
        assert (done.returncode, done.stderr) == (2, "checker: \\udcff: No such file or directory\n")

    def test_usage(self, command: list[str]) -> None:
        for arguments in ((), (ACCEPT / "claim.json",), ("a", "b", "c")):
            done = run(command, *arguments)
            assert (done.returncode, done.stdout) == (2, "")
            assert done.stderr == "checker: expected two files, CLAIM and CERTIFICATE; --help explains them\n"

    def test_output_that_cannot_be_written(self, command: list[str]) -> None:
        files = f"'{ACCEPT}/claim.json' '{ACCEPT}/certificate.json'"
        line = " ".join(f"'{word}'" for word in command)
        for target in (">&-", ">/dev/full"):
            done = run(["sh", "-c", f"{line} {files} {target}"])
            assert (done.returncode, done.stderr) == (2, "checker: standard output: cannot be written\n")
        done = run(["sh", "-c", f"{line} {files} >&- 2>&-"])
        assert (done.returncode, done.stdout, done.stderr) == (2, "", "")

    def test_a_reader_who_has_left(self, command: list[str]) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        line = [*command, str(ACCEPT / "claim.json"), str(ACCEPT / "certificate.json")]
        done = subprocess.run(line, stdout=writing, stderr=subprocess.PIPE, text=True, cwd=TESTS.parent, check=False)
        os.close(writing)
        assert (done.returncode, done.stderr) == (2, "checker: standard output: cannot be written\n")


@pytest.mark.parametrize("case", [*cases("reject")[::9], *cases("malformed")[::9]], ids=lambda case: case.name)
def test_the_command_on_some_of_the_corpora(case: Path) -> None:
    done = run(ALONE, case / "claim.json", certificate_of(case))
    assert done.returncode == (1 if case.parent.name == "reject" else 2)
    assert "Traceback" not in done.stderr
    assert reason(case) in (done.stdout if done.returncode == 1 else done.stderr)


@pytest.mark.parametrize(("extra", "code"), [(0, 0), (1, 2)])
def test_the_size_of_a_file_counts_to_its_end(extra: int, code: int, tmp_path: Path) -> None:
    (tmp_path / "claim.json").write_bytes((ACCEPT / "claim.json").read_bytes().ljust(reading.MAX_BYTES + extra))
    assert program.main([str(tmp_path / "claim.json"), str(ACCEPT / "certificate.json")]) == code


def test_a_file_without_permission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    assert program.main([str(tmp_path / "a"), str(tmp_path / "b")]) == 2
    assert capsys.readouterr().err == f"checker: {tmp_path / 'a'}: Permission denied\n"


@pytest.mark.parametrize(("error", "code"), [(KeyboardInterrupt, 130), (MemoryError, 2)])
def test_interrupts(
    error: type[BaseException], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: str) -> bytes:
        raise error

    monkeypatch.setattr(program, "load", fail)
    assert program.main(["a", "b"]) == code
    assert capsys.readouterr().err.startswith("checker: ")


def test_an_interrupt_from_outside() -> None:
    """The signal arrives while the deal is being read."""
    source = (
        "import os, signal, sys; sys.path.insert(0, sys.argv[1]); from checker import clock_reading, command;"
        "signal.signal(signal.SIGINT, signal.default_int_handler);"  # in the background it may be ignored
        "complete = clock_reading.complete;"
        "clock_reading.complete = lambda *deal: os.kill(os.getpid(), signal.SIGINT) or complete(*deal);"
        "sys.exit(command.main(sys.argv[2:]))"
    )
    done = run([sys.executable, "-c", source], CHECKER.parent, ACCEPT / "claim.json", ACCEPT / "certificate.json")
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "checker: interrupted\n")


# ---- The file itself ---------------------------------------------------------------------------------------------


def test_nothing_is_evaluated() -> None:
    files = list(CHECKER.glob("*.py"))
    assert len(files) > 10
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text()))]
    called = {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & {"__import__", "eval", "exec", "compile"}
