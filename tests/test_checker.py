"""The checker: corpora, command line, hostile input, and agreement with a literal table."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from verify import checker
from verify.checker import Malformed, Rejected, check

TESTS = Path(__file__).resolve().parent
CERTIFICATES = TESTS / "certificates"
CHECKER = TESTS.parent / "verify" / "checker.py"
ALONE = [sys.executable, "-I", "-S", str(CHECKER)]
MODULE = [sys.executable, "-m", "verify.checker"]
OPTIMISED = [sys.executable, "-OO", "-I", "-S", str(CHECKER)]
MINIMUM = {"accept": 42, "reject": 52, "malformed": 112}

Json = dict[str, Any]


def load_make() -> Any:
    spec = importlib.util.spec_from_file_location("make_certificates", CERTIFICATES / "make.py")
    if spec is None or spec.loader is None:
        raise ImportError("tests/certificates/make.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


make = load_make()


def cases(kind: str) -> list[Path]:
    return sorted(path for path in (CERTIFICATES / kind).iterdir() if path.is_dir())


def pair(case: Path) -> tuple[bytes, bytes]:
    return (case / "claim.json").read_bytes(), (case / "certificate.json").read_bytes()


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
    assert f"{claim['ranks']} ranks and {claim['suits']} suits is {claim['verdict']}" in sentence
    stated = [f"{name} {value}" for part in ("facts", "rules") for name, value in claim.get(part, {}).items() if value]
    assert all(part in sentence for part in stated)


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
    for case in cases("accept"):
        made = json.loads((case / "certificate.json").read_bytes())
        kinds.add(made["evidence"]["kind"])
        values |= set(made["rules"].items())
    assert kinds == set(checker.EVIDENCE_KEYS)
    assert {(name, value) for name, allowed in checker.CHOICES.items() for value in allowed} <= values


# ---- Published results -------------------------------------------------------------------------------------------


def published_results() -> list[tuple[str, str, str, int, int, int]]:
    text = (TESTS / "cases" / "clock_decks.txt").read_text()
    found = []
    for name, body in re.findall(r"(?m)^\[(.*[^\]])\]\n((?:[a-z]+:.*\n)+)", text.partition("## Part 2")[2]):
        for deal, verdict, turned, completed, restarts in re.findall(
            r"(\w+): (won|lost), turned (\d+), completed clock piles (\d+),.*? under one-king (\d+)", body
        ):
            found.append((name, deal, verdict, int(turned), int(completed), int(restarts)))
    return found


def test_all_published_results_are_found() -> None:
    assert len(published_results()) >= 14


@pytest.mark.parametrize("result", published_results(), ids=lambda result: f"{result[0]}-{result[1]}")
def test_published_results(result: tuple[str, str, str, int, int, int]) -> None:
    name, deal, verdict, turned, completed, restarts = result
    deck = make.published(name)
    facts = {"turned": turned, "completed_clock_piles": completed, "face_down": 52 - turned, "restarts": 0}
    claim = make.claim(13, 4, deck, verdict, facts, deal=deal)
    check(make.text(claim), make.text(make.certificate(claim, make.whole_trace(claim))))
    claim = make.claim(13, 4, deck, "won", {"turned": 52, "restarts": restarts}, deal=deal, dead_end="clockwise")
    check(make.text(claim), make.text(make.certificate(claim, make.WIN)))


# ---- Agreement with the literal table ----------------------------------------------------------------------------


@st.composite
def claims(draw: st.DrawFn, /, **fixed: Any) -> Json:
    """A claim about a random small deal under random rules, the verdict left as lost."""
    ranks, suits = draw(st.integers(2, 6)), draw(st.integers(1, 6))
    plain = draw(st.booleans())
    deck = [
        checker.label(rank) if plain else checker.spelling(rank, suit)
        for rank in range(1, ranks + 1)
        for suit in range(1, suits + 1)
    ]
    deck = draw(st.permutations(deck))
    rules: Json = {name: draw(st.sampled_from(values)) for name, values in checker.CHOICES.items() if values}
    rules |= {"first-pile": draw(st.integers(1, ranks - 1)), "within-pile": None}
    rules["start"] = draw(st.sampled_from(["centre", *range(1, ranks)]))
    cards: Any = " ".join(deck)
    if draw(st.booleans()):
        cards = [deck[place : place + suits] for place in range(0, len(deck), suits)]
        rules |= make.GIVEN | {"within-pile": draw(st.sampled_from(["top-first", "bottom-first"]))}
    claim: Json = make.claim(ranks, suits, cards, "lost")
    return claim | {"rules": rules | {name.replace("_", "-"): value for name, value in fixed.items()}}


def with_facts(claim: Json) -> tuple[Json, list[str]]:
    """The claim with the verdict and all facts found on the literal table; and the trace."""
    game = make.literal_game(claim)
    turned, verdict = game.pop("trace"), game.pop("verdict")
    return claim | {"verdict": verdict, "facts": game}, turned


def bottom_cycles(claim: Json) -> list[list[int]]:
    """The cycles of the bottom map off the start pile, by plain iteration of the map."""
    ranks, rules = claim["ranks"], claim["rules"]
    start = ranks if rules["start"] == "centre" else rules["start"]
    last = 0 if rules["shuttle"] == "over-bottom" else -1
    arcs = {p: make.rank_of(pile[last]) for p, pile in enumerate(make.laid_out(claim), 1) if p != start}
    found = []
    for pile in arcs:
        path = [pile]
        while len(path) <= ranks and path[-1] in arcs:
            path.append(arcs[path[-1]])
        if pile in path[1:] and pile == min(path[: path.index(pile, 1)]):
            found.append(path[: path.index(pile, 1)])
    return found


def cycle_evidence(claim: Json, piles: list[int]) -> Json:
    last = 0 if claim["rules"]["shuttle"] == "over-bottom" else -1
    table = make.laid_out(claim)
    labels = [checker.label(pile) for pile in piles]
    return {"kind": "cycle", "piles": labels, "bottom_cards": [table[pile - 1][last] for pile in piles]}


def judged(claim: Json, evidence: Json) -> str:
    return outcome(make.text(claim), make.text(make.certificate(claim, evidence)))


@given(claims())
@settings(max_examples=200, deadline=None)
def test_the_game_is_the_literal_game(claim: Json) -> None:
    claim, turned = with_facts(claim)
    assert judged(claim, {"kind": "trace", "turned": turned}) == "accepted"
    assert judged(claim, make.WIN) == ("accepted" if claim["verdict"] == "won" else "rejected")
    opposite = claim | {"verdict": "lost" if claim["verdict"] == "won" else "won"}
    assert judged(opposite, {"kind": "trace", "turned": turned}) == "rejected"
    for name, value in claim["facts"].items():
        if name != "last":
            assert judged(claim | {"facts": {name: value + 1}}, {"kind": "trace", "turned": turned}) == "rejected"


@given(claims(dead_end="stop", win="exposed"))
@settings(max_examples=200, deadline=None)
def test_won_exactly_when_there_is_no_cycle(claim: Json) -> None:
    cycles = bottom_cycles(claim)
    won = judged(claim | {"verdict": "won"}, make.WIN) == "accepted"
    assert won == (not cycles)
    for piles in cycles:
        assert judged(claim, cycle_evidence(claim, piles)) == "accepted"
        assert judged(claim, cycle_evidence(claim, piles[1:] + piles[:1])) == "accepted"
        assert judged(claim | {"verdict": "won"}, cycle_evidence(claim, piles)) == "rejected"
        assert judged(claim, cycle_evidence(claim, piles * 2)) == "rejected"


@given(claims(), st.data())
@settings(max_examples=200, deadline=None)
def test_any_cycle_accepted_is_one(claim: Json, data: st.DataObject) -> None:
    piles = data.draw(st.lists(st.integers(1, claim["ranks"]), max_size=4))
    if judged(claim, cycle_evidence(claim, piles)) == "accepted":
        assert (claim["rules"]["dead-end"], claim["rules"]["win"]) == ("stop", "exposed")
        smallest_first = piles.index(min(piles))
        assert piles[smallest_first:] + piles[:smallest_first] in bottom_cycles(claim)
        assert make.literal_game(claim)["verdict"] == "lost"


def test_every_deal_of_a_few_small_decks() -> None:
    """All deals of 3x1, 2x2 and 4x1; the share of wins is 1/ranks."""
    for ranks, suits in ((3, 1), (2, 2), (4, 1)):
        deck = [checker.spelling(rank, suit) for rank in range(1, ranks + 1) for suit in range(1, suits + 1)]
        orders = list(permutations(deck))
        wins = [judged(make.claim(ranks, suits, " ".join(order), "won"), make.WIN) for order in orders]
        assert wins.count("accepted") * ranks == len(orders)
        assert wins.count("rejected") + wins.count("accepted") == len(orders)


def permutations(cards: list[str]) -> list[list[str]]:
    if not cards:
        return [[]]
    return [[card, *rest] for card in cards for rest in permutations([other for other in cards if other != card])]


# ---- Damaged certificates ----------------------------------------------------------------------------------------


def true_and_false() -> list[tuple[Json, Json]]:
    """Pairs of a claim and a certificate made for it; some of the claims are false."""
    return [
        (json.loads(of), json.loads(made))
        for name, of, made, _ in make.cases()
        if re.match("accept/|reject/(facts|win-of|won-by|lost-by|cycle-under|cycle-in-a-won)", name)
    ]


def truth(claim: Json) -> bool:
    """Whether the claim is true, on the literal table."""
    game = make.literal_game(claim)
    stated = {"verdict": claim["verdict"]} | claim.get("facts", {})
    return all(game[name] == value for name, value in stated.items())


@given(st.sampled_from(true_and_false()), st.data())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_flipped_bytes_never_make_a_false_claim_true(case: tuple[Json, Json], data: st.DataObject) -> None:
    claim, damaged = case[0], bytearray(make.text(case[1]))
    for place in data.draw(st.lists(st.integers(0, len(damaged) - 1), min_size=1, max_size=3)):
        damaged[place] = data.draw(st.integers(0, 255))
    if outcome(make.text(claim), bytes(damaged)) == "accepted":
        assert truth(claim)


@given(st.sampled_from(true_and_false()), st.data())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_changed_members_never_make_a_false_claim_true(case: tuple[Json, Json], data: st.DataObject) -> None:
    claim, made = json.loads(json.dumps(case))
    where = data.draw(st.sampled_from(sorted(places(made), key=str)))
    *path, key = where
    holder = made
    for step in path:
        holder = holder[step]
    if data.draw(st.booleans()):
        del holder[key]
    else:
        junk: list[Any] = [None, True, 1, 0, -1, 1.5, "", "AS", "KD", "stop", [], ["AS"], {}, {"kind": "win"}, "\ud800"]
        holder[key] = data.draw(st.sampled_from(junk))
    if outcome(make.text(claim), make.text(made)) == "accepted":
        assert truth(claim)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every member and entry."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, member in inner for found in ((*path, key), *places(member, (*path, key)))]


@given(st.sampled_from(true_and_false()), st.data())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_swapped_cards(case: tuple[Json, Json], data: st.DataObject) -> None:
    claim, made = json.loads(json.dumps(case))
    lists = [made["evidence"].get("turned"), made["evidence"].get("bottom_cards"), made["deal"].get("deck")]
    cards = data.draw(st.sampled_from([found for found in lists if found] or [["", ""]]))
    one, two = (data.draw(st.integers(0, len(cards) - 1)) for _ in range(2))
    unequal = cards[one] != cards[two]
    cards[one], cards[two] = cards[two], cards[one]
    verdict = outcome(make.text(claim), make.text(made))
    assert verdict == "rejected" or not (unequal and cards != ["", ""])
    if verdict == "accepted":
        assert truth(claim)


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    assert outcome(data, data) == "malformed"
    assert outcome(make.text(make.WON), data) == "malformed"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@pytest.mark.parametrize("key", [*make.WON, "facts", "new"])
@given(value=json_values)
@settings(max_examples=10, deadline=None)
def test_any_value_at_any_key(key: str, value: Any) -> None:
    damaged = make.text(make.WON | {key: value})
    assert outcome(damaged, make.text(make.certificate(make.WON, make.WIN))) in ("malformed", "accepted")


# ---- Large and hostile -------------------------------------------------------------------------------------------


def shuffled(ranks: int, suits: int, seed: int = 1) -> list[str]:
    deck = [checker.spelling(rank, suit) for rank in range(1, ranks + 1) for suit in range(1, suits + 1)]
    random.Random(seed).shuffle(deck)
    return deck


def backwards(ranks: int, suits: int) -> list[str]:
    return [checker.spelling(rank, suit) for suit in range(1, suits + 1) for rank in range(ranks, 0, -1)]


def in_pairs(ranks: int, suits: int) -> list[str]:
    """Pile p and pile ranks+1-p hold each other's cards."""
    return [checker.spelling(ranks + 1 - rank, suit) for suit in range(1, suits + 1) for rank in range(1, ranks + 1)]


SHAPES = [(100_000, 1), (50_000, 2), (2, 50_000), (316, 316)]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("deck", [shuffled, backwards, in_pairs])
def test_the_largest_claims_are_judged_soon(shape: tuple[int, int], deck: Callable[[int, int], list[str]]) -> None:
    claim = make.claim(*shape, " ".join(deck(*shape)), "won", dead_end="clockwise")
    of, made = make.text(claim), make.text(make.certificate(claim, make.WIN))
    began = time.perf_counter()
    assert outcome(of, made) == "accepted"
    assert time.perf_counter() - began < 10


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_the_largest_piles_and_traces_are_judged_soon(shape: tuple[int, int]) -> None:
    """Every card lies in its own pile, so each pile but the last one turned ends with a restart."""
    ranks, suits = shape
    piles = [[checker.spelling(rank, suit) for suit in range(1, suits + 1)] for rank in range(1, ranks + 1)]
    claim = make.claim(ranks, suits, piles, "won", {"restarts": ranks - 1}, dead_end="clockwise")
    turned = [card for pile in (piles[-1], *piles[:-1]) for card in pile]
    of, made = make.text(claim), make.text(make.certificate(claim, {"kind": "trace", "turned": turned}))
    began = time.perf_counter()
    assert outcome(of, made) == "accepted"
    assert time.perf_counter() - began < 10


def test_a_cycle_of_99999_piles() -> None:
    ranks = 100_000
    deck = [checker.spelling(rank % (ranks - 1) + 1, 1) for rank in range(1, ranks)] + [checker.spelling(ranks, 1)]
    claim = make.claim(ranks, 1, " ".join(deck), "lost")
    labels = [checker.label(pile) for pile in range(1, ranks)]
    assert judged(claim, {"kind": "cycle", "piles": labels, "bottom_cards": deck[:-1]}) == "accepted"
    assert judged(claim, {"kind": "cycle", "piles": labels[:-1], "bottom_cards": deck[:-2]}) == "rejected"


GOOD = make.text(make.WON)
MILLION = GOOD.replace(b'"2S"', b'"2S", ' * 900_000 + b'"2S"')
BIG = [
    (b"[" * 4_000_000, "nested deeper than 8"),
    (b'{"a":' * 1_000_000, "nested deeper than 8"),
    (b'"' + b'\\"' * 4_000_000, "not JSON at line 1, column 1"),
    (b'"' * 8_000_000, "not JSON at line 1, column 3"),
    (b"[" + b"[]," * 2_500_000 + b"[]]", "the file is a list, expected an object"),
    (b"9" * 8_000_000, f"number '{'9' * 40}'..., expected at most ten digits and nothing else"),
    (b" " * (checker.MAX_BYTES + 1), "more than 8388608 bytes"),
    (MILLION, "deal has 900006 cards, expected 6"),
    (GOOD.replace(b'"2S"', b'"' + b"2" * 5_000_000 + b'"'), f"deal, entry 1, is '{'2' * 40}'..., expected a card of"),
]


@pytest.mark.parametrize(("data", "expected"), BIG, ids=range(len(BIG)))
def test_big_hostile_files(data: bytes, expected: str) -> None:
    began = time.perf_counter()
    with pytest.raises(Malformed, match=f"^not a claim: {re.escape(expected)}"):
        check(data, b"")
    assert time.perf_counter() - began < 10


def test_booleans_are_not_numbers() -> None:
    two = make.claim(2, 1, "2S AS", "won")
    assert judged(two, make.WIN) == "accepted"
    assert judged(two | {"suits": True}, make.WIN) == "malformed"


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
        assert (done.returncode, done.stdout, done.stderr) == (0, checker.FORMAT, "")

    def test_not_files(self, command: list[str], tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        for name, expected in (
            (tmp_path, "not a regular file"),
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
    done = run(ALONE, case / "claim.json", case / "certificate.json")
    assert done.returncode == (1 if case.parent.name == "reject" else 2)
    assert "Traceback" not in done.stderr
    assert reason(case) in (done.stdout if done.returncode == 1 else done.stderr)


def test_a_file_without_permission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    assert checker.main([str(tmp_path / "a"), str(tmp_path / "b")]) == 2
    assert capsys.readouterr().err == f"checker: {tmp_path / 'a'}: Permission denied\n"


@pytest.mark.parametrize(("error", "code"), [(KeyboardInterrupt, 130), (MemoryError, 2)])
def test_interrupts(
    error: type[BaseException], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: str) -> bytes:
        raise error

    monkeypatch.setattr(checker, "load", fail)
    assert checker.main(["a", "b"]) == code
    assert capsys.readouterr().err.startswith("checker: ")


def test_an_interrupt_from_outside(tmp_path: Path) -> None:
    """The signal arrives while a large claim is being read."""
    claim = make.claim(100_000, 1, " ".join(shuffled(100_000, 1)), "won")
    (tmp_path / "claim.json").write_bytes(make.text(claim))
    (tmp_path / "certificate.json").write_bytes(make.text(make.certificate(claim, make.WIN)))
    source = (
        "import os, signal, sys, threading; sys.path.insert(0, sys.argv[1]); import checker;"
        "threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT)).start();"
        "sys.exit(checker.main(sys.argv[2:]))"
    )
    done = run([sys.executable, "-c", source], CHECKER.parent, tmp_path / "claim.json", tmp_path / "certificate.json")
    assert (done.returncode, done.stderr) == (130, "checker: interrupted\n")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


# ---- The file itself ---------------------------------------------------------------------------------------------


def test_only_the_standard_library_is_imported() -> None:
    tree = ast.parse(CHECKER.read_text())
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module or "." for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names
    assert not any(isinstance(node, ast.ImportFrom) and node.level for node in ast.walk(tree))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & {"__import__", "eval", "exec", "compile"}


def test_nothing_rests_on_assert() -> None:
    assert not any(isinstance(node, ast.Assert) for node in ast.walk(ast.parse(CHECKER.read_text())))
