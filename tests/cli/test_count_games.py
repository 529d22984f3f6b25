"""``verify count --brute`` and ``--simulate``: games played beside the laws, and what happens when they differ.

The laws come from ``verify.counting``, which plays nothing; the games from ``verify.kernels``, which knows no law. The
two share no code but the names of the rules.
"""

from __future__ import annotations

import csv
import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import sqrt
from pathlib import Path

import msgspec
import pytest

from support.command import Verify
from verify.cli.games import shown_by
from verify.cli.games_options import Games
from verify.counting import order, table
from verify.counting.decks import Deck
from verify.counting.figures import SAYS, Figure, Kind, Standing
from verify.counting.played import Played, agrees, settled
from verify.counting.table import figure, wanted
from verify.counting.variants import variant
from verify.errors import Disagreement
from verify.kernels import variants as kernels
from verify.kernels.enumeration import enumerate_deals
from verify.kernels.simulation import simulate
from verify.records.count import CountRecord
from verify.rules.clock_options import PRESETS, ClockRules

POLICIES = [
    ["-o", f"second-chance={chance}", "-o", f"watch-card={card}"]
    for chance in kernels.SECOND_CHANCES[1:]
    for card in kernels.POLICIES
]
OTHERS = [["-o", "start=1", "-o", f"dead-end={dead_end}"] for dead_end in kernels.DEAD_ENDS]
CLAIRVOYANT = ["-o", "second-chance=watch", "-o", "watch-card=clairvoyant"]
Z = 1.959963984540054  # 97.5 % of the normal distribution lie below
SEED = 1  # by which all intervals below hold the exact means; about one seed in three has one that does not


def records(verify: Verify, *arguments: object) -> dict[str, CountRecord]:
    ended = verify("count", "--json", *arguments)
    assert (ended.code, ended.err) == (0, "")
    found = [msgspec.json.decode(line, type=CountRecord) for line in ended.out.splitlines()]
    return {record.figure: record for record in found}


@pytest.mark.parametrize("rules", [*(["--rules", preset] for preset in PRESETS), *POLICIES, *OTHERS], ids=" ".join)
def test_all_deals_by_every_rules(verify: Verify, rules: list[str]) -> None:
    """Three ranks of three suits; that two laws together are the same is asked for by name."""
    found = records(verify, *rules, "--ranks", 3, "--suits", 3, "--brute")
    found |= records(verify, "turned_and_completed", *rules, "--ranks", 3, "--suits", 3, "--brute")
    assert len(found) >= 12
    for record in found.values():
        assert record.games == 1680
        assert record.seed is None
        assert {value for value, number in record.numbers.items() if number != "0"} == set(record.played)
        assert all(record.numbers[value] == share for value, share in record.played.items())
        assert (record.status == "enumerated") == (record.agrees is None)
        assert record.status in ("proved", "exact", "enumerated")


def test_what_is_open_is_found_in_all_deals(verify: Verify) -> None:
    """Two ranks of one suit: a king in the centre is a dead end at once, and is exchanged with the ace, after which it
    is turned again in the ace's pile; so in both deals both cards are turned, each counted once."""
    found = records(verify, "turned", "won", *CLAIRVOYANT, "--ranks", 2, "--suits", 1, "--brute")
    assert found["turned"].numbers == {"2": "1"}
    assert found["turned"].status == "enumerated"
    assert found["turned"].method == "all deals by rank"
    assert found["won"].status == "exact"


def test_all_deals_again_by_hand(verify: Verify) -> None:
    """Own bottoms of three ranks of two suits, counted here from all 720 decks: the last card of each clock pile."""
    cards = [1, 1, 2, 2, 3, 3]
    own = [sum(deck[2 * pile] == pile + 1 for pile in range(2)) for deck in permutations(cards)]
    expected = {str(number): str(Fraction(own.count(number), 720)) for number in (0, 1, 2)}
    assert records(verify, "own_bottoms", "--ranks", 3, "--suits", 2, "--brute")["own_bottoms"].played == expected


def test_the_table_says_that_they_are_equal(verify: Verify) -> None:
    ended = verify("count", "--ranks", 3, "--suits", 3, "--brute", *CLAIRVOYANT)
    rows = {line.split()[0]: line for line in ended.out.splitlines()[2:]}
    assert rows["won"].endswith("exact     one cycle or none; enumerated: equal")
    assert rows["turned"].endswith("enumerated all deals by rank")
    assert ended.out.splitlines()[-1] == "enumerated: all 1,680 deals by rank were played"
    assert "no exact method" not in ended.out
    assert "proved    C12; enumerated: equal" in verify("count", "--ranks", 3, "--brute").out


def test_a_whole_law_of_all_deals(verify: Verify) -> None:
    ended = verify("count", "won", "turned", *CLAIRVOYANT, "--ranks", 3, "--suits", 3, "--brute")
    assert ended.out.count("  enumerated all 1,680 deals by rank: equal in every number\n") == 1
    assert ended.out.count("  enumerated all 1,680 deals by rank\n") == 1
    assert "7/8 = 0.875" in ended.out


def test_a_wrong_law_is_a_disagreement(verify: Verify, monkeypatch: pytest.MonkeyPatch) -> None:
    """A law that is wrong only in two small chances, whose mean is right: nothing is printed as if it were known."""
    law = order.turned(3, 3)
    wrong = {**law, 3: law[3] + Fraction(1, 10**9), 5: law[5] + Fraction(1, 10**9), 4: law[4] - Fraction(2, 10**9)}
    assert sum(wrong.values()) == 1
    monkeypatch.setitem(table.WAYS, "turned", [table.WAYS["turned"][0]._replace(numbers=lambda of: {
        (value,): chance for value, chance in wrong.items()})])  # fmt: skip
    ended = verify("count", "turned", "--ranks", 3, "--suits", 3, "--brute")
    assert ended.code == 1
    assert ended.err.startswith(
        "verify: this is a bug in verify, please report it: turned 3: 1/84 in 1680 deals played"
    )
    assert "proved" not in ended.out
    assert verify("count", "turned", "--ranks", 3, "--suits", 3, "--simulate", 1000).code == 0


def test_a_value_that_the_law_rules_out_is_a_disagreement_of_random_games_too(
    verify: Verify, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = table.WAYS["won"][0]._replace(numbers=lambda of: {(0,): Fraction(1)})
    monkeypatch.setitem(table.WAYS, "won", [wrong])
    ended = verify("count", "won", "--simulate", 1000)
    assert ended.code == 1
    assert "won 1: 17/200 in 1000 random deals played, 0 by its law" in ended.err


FIGURE = Figure("won", "", Kind.LAW, Standing.EXACT, "", (), {(0,): Fraction(1, 2), (1,): Fraction(1, 2)})


@pytest.mark.parametrize("numbers", [{(0,): Fraction(1)}, {(0,): Fraction(1, 3), (1,): Fraction(2, 3)}, {}])
def test_laws_must_be_equal_as_fractions(numbers: dict[tuple[int, ...], Fraction]) -> None:
    with pytest.raises(Disagreement):
        settled(FIGURE, Played(Standing.ENUMERATED, 6, numbers))
    assert settled(FIGURE, Played(Standing.SIMULATED, 6, numbers, 1)) == FIGURE


def test_whether_an_interval_holds_the_mean() -> None:
    games = Played(Standing.SIMULATED, 100, {}, 1)
    for interval, holds in (((0.4, 0.6), True), ((0.51, 0.6), False), ((0.4, 0.49), False), (None, None)):
        assert agrees(FIGURE, games._replace(interval=interval)) is holds


def simulated() -> Iterator[tuple[str, Figure, Played]]:
    rules = {name: preset.rules for name, preset in PRESETS.items()}
    rules["watch, clairvoyant"] = ClockRules(second_chance="watch", watch_card="clairvoyant")
    of = {name: variant(Deck((4,) * 13), each) for name, each in rules.items()}
    played = {name: kernels.Variant.of(each) for name, each in rules.items()}
    different = list(dict.fromkeys(played.values()))
    tallies = dict(zip(different, simulate(13, 4, 200_000, SEED, different), strict=True))
    for name in rules:
        for wanted_figure in wanted(of[name]):
            shown = shown_by(tallies[played[name]], Games(random=200_000, seed=SEED), wanted_figure)
            yield name, figure(of[name], wanted_figure), shown


def test_at_full_size_intervals_hold_the_exact_means() -> None:
    """By every preset, 200,000 deals; they are narrow, and what is open stays so."""
    seen = 0
    for name, exact, played in simulated():
        now = settled(exact, played)
        if exact.kind != Kind.LAW:
            continue
        if exact.standing == Standing.OPEN:
            assert now == exact._replace(standing=Standing.SIMULATED)
            continue
        assert agrees(now, played), (name, exact.name)
        if played.interval is not None:
            seen += 1
            low, high = played.interval
            assert 0 < high - low < 0.1
    assert seen > 100


def test_the_interval_of_a_mean_is_normal(verify: Verify) -> None:
    """Computed here from the shares that are printed: 1.96 standard errors, the variance with n - 1."""
    record = records(verify, "turned", "--simulate", 5000)["turned"]
    games = [int(value) for value, share in record.played.items() for _ in range(int(Fraction(share) * 5000))]
    assert len(games) == 5000
    middle = sum(games) / 5000
    error = sqrt(sum((turned - middle) ** 2 for turned in games) / 4999 / 5000)
    assert record.interval == pytest.approx([middle - Z * error, middle + Z * error], rel=1e-9)
    assert (record.seed, record.games, record.agrees) == (1, 5000, True)


def test_the_interval_of_a_chance_is_wilsons(verify: Verify) -> None:
    """The roots of (p - x)^2 = z^2 x (1 - x) / n for the share p that is printed."""
    record = records(verify, "won", "--simulate", 20_000)["won"]
    share = float(Fraction(record.played["1"]))
    assert record.interval is not None
    for end in record.interval:
        assert (share - end) ** 2 == pytest.approx(Z**2 * end * (1 - end) / 20_000)
    assert record.intervals["1"] == record.interval
    assert record.interval_method == "Wilson"


def test_what_is_simulated_is_never_given_as_exact(verify: Verify) -> None:
    record = records(verify, "turned", *CLAIRVOYANT, "--simulate", 1000)["turned"]
    assert (record.status, record.method, record.numbers, record.mean) == (
        "simulated",
        "no exact method known",
        {},
        None,
    )
    assert record.agrees is None
    assert sum(map(Fraction, record.played.values())) == 1
    whole = verify("count", "turned", *CLAIRVOYANT, "--simulate", 1000).out
    assert "exact chance" not in whole
    assert "/" not in whole
    assert "  open       no exact method known\n  simulated  1,000 deals, random by seed 1: mean" in whole
    rows = list(csv.DictReader(io.StringIO(verify("count", "turned", *CLAIRVOYANT, "--simulate", 1000, "--csv").out)))
    assert {row["chance"] for row in rows} == {""}
    assert sum(Fraction(row["played"]) for row in rows) == 1
    assert all(float(row["low"]) < Fraction(row["played"]) < float(row["high"]) for row in rows)


def test_a_table_of_random_games(verify: Verify) -> None:
    lines = verify("count", *CLAIRVOYANT, "--simulate", 20_000).out.splitlines()
    at = next(place for place, line in enumerate(lines) if line.startswith("won "))
    assert lines[at].endswith("exact     one cycle or none")
    assert lines[at + 1].startswith("       ")
    assert lines[at + 1].endswith(" simulated in 0.430 to 0.444")
    (turned,) = (line for line in lines if line.startswith("turned"))
    assert " simulated " in turned
    assert "in" not in turned.split()
    assert max(map(len, lines)) <= 100


def test_an_interval_that_misses_is_said_to(verify: Verify, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a law that cannot be the right one, by which everything can still happen."""
    wrong = table.WAYS["won"][0]._replace(numbers=lambda of: {(0,): Fraction(1, 2), (1,): Fraction(1, 2)})
    monkeypatch.setitem(table.WAYS, "won", [wrong])
    assert records(verify, "won", "--simulate", 1000)["won"].agrees is False
    assert "the exact mean does not lie in it" in verify("count", "won", "--simulate", 1000).out
    assert "simulated not in 0.069 to 0.104" in verify("count", "--simulate", 1000).out


@pytest.mark.parametrize("games", [1, 29])
def test_few_games_have_no_interval_for_a_mean(verify: Verify, games: int) -> None:
    found = records(verify, "--simulate", games)
    assert found["turned"].interval is None
    assert found["turned"].agrees is None
    assert found["won"].interval is not None
    assert verify("count", "--simulate", games).code == 0


def test_what_must_be_the_same_in_every_game(verify: Verify) -> None:
    record = records(verify, "turned", "--rules", "one-king", "--simulate", 100)["turned"]
    assert (record.interval, record.agrees, record.played) == (None, True, {"52": "1"})
    assert "the same in every game, as it must be" in verify("count", "--rules", "one-king", "--simulate", 100).out


def test_a_seed_gives_the_same_figures(verify: Verify) -> None:
    """The counts of seed 1 are those that ``verify.kernels.simulation`` states; another seed has others."""
    first = records(verify, "won", "--simulate", 20_000)["won"]
    assert Fraction(first.played["1"]) == Fraction(1543, 20_000)
    assert records(verify, "won", "--simulate", 20_000, "--seed", 1)["won"].played == first.played
    assert records(verify, "won", "--simulate", 20_000, "--seed", 2**64 - 1)["won"].played != first.played


def test_what_moves_cards_about_changes_nothing(verify: Verify) -> None:
    moved = ["-o", "deal=piles", "-o", "shuttle=aside", "-o", "first-pile=3"]
    plain, other = (records(verify, "won", *rules, "--simulate", 1000)["won"] for rules in ([], moved))
    assert plain.played == other.played


def test_a_journal_is_gone_on_from(verify: Verify, tmp_path: Path) -> None:
    """The second time there is nothing left to play."""
    for games in (["--brute", "--ranks", 3, "--suits", 3], ["--simulate", 1000]):
        journal = tmp_path / f"{games[0]}.jsonl"
        found = [records(verify, "won", *games, "--journal", journal)["won"].played for _ in range(2)]
        assert found[0] == found[1] == records(verify, "won", *games)["won"].played
        assert journal.read_text().count("\n") == 2


@pytest.mark.parametrize("other", [["--simulate", 1000], ["--simulate", 999, "--seed", 2], ["--brute", "--ranks", 3]])
def test_the_journal_of_another_count_is_refused(verify: Verify, tmp_path: Path, other: list[object]) -> None:
    journal = tmp_path / "journal"
    assert verify("count", "won", "--simulate", 999, "--journal", journal).code == 0
    kept = journal.read_bytes()
    assert "this is not the journal of this count" in verify("count", "won", *other, "--journal", journal).complaint
    assert journal.read_bytes() == kept


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--simulate", "0"], "--simulate 0: expected a whole number from 1 to 10,000,000,000"),
        (["--simulate", "-1"], "--simulate -1: expected a whole number"),
        (["--simulate", "1" + 30 * "0"], "expected a whole number from 1 to 10,000,000,000"),
        (["--simulate", "many"], "--simulate many: expected a whole number"),
        (
            ["--simulate", "9", "--seed", "-1"],
            "--seed -1: expected a whole number from 0 to 18,446,744,073,709,551,615",
        ),
        (["--simulate", "9", "--seed", str(2**64)], "expected a whole number from 0 to 18,446,744,073,709,551,615"),
        (["--brute"], "this deck has about 9.2 * 10**49: expected at most 1,000,000,000 (a smaller deck, or --simul"),
        (["--brute", "--ranks", "5"], "this deck has 305,540,235,000: expected at most 1,000,000,000"),
        (["--brute", "--simulate", "9"], "--brute and --simulate exclude each other"),
        (["--seed", "9"], "--seed says which random deals are played: expected --simulate beside it"),
        (["--brute", "--seed", "9"], "expected --simulate beside it"),
        (["--journal", "x"], "--journal keeps the games that are played: expected --brute or --simulate beside it"),
        (
            ["--brute", "--ranks", "2", "--journal", "."],
            ".: a directory or a device, expected a file of its own for the journal",
        ),
        (["--brute", "--ranks", "2", "--journal", "none/x"], "none/x: cannot be opened: No such file or directory"),
        (["--brute", "--copies", "2,2,3"], "play decks with as many cards of every rank"),
        (["--simulate", "9", "--jokers", "1", "--joker", "turn-again"], "play decks with as many cards of every rank"),
        (["--simulate", "9", "--jokers", "1", "--joker", "king"], "play decks with as many cards of every rank"),
    ],
)
def test_bad_input(verify: Verify, arguments: list[str], message: str) -> None:
    ended = verify("count", "won", *arguments)
    assert message in ended.complaint
    assert ended.out == ""


def test_a_pile_of_as_many_jokers_is_played(verify: Verify) -> None:
    found = records(verify, "--ranks", 2, "--suits", 2, "--jokers", 2, "--brute")
    assert {record.agrees for record in found.values()} == {True}
    assert found["won"].games == 90


def test_without_numba(verify: Verify, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verify.kernels.loading.find_spec", lambda name: None)
    for games in (["--brute", "--ranks", 3], ["--simulate", 9]):
        ended = verify("count", "won", *games)
        assert ended.complaint.endswith("which need numba and numpy: pip install '.[fast]'")
        assert ended.out == ""
    assert verify("count", "won").code == 0


def test_numba_is_loaded_only_to_play() -> None:
    program = (
        "import sys; from verify.cli.main import run; run(['count', 'won']);"
        "print(sorted({'numba', 'numpy', 'statistics', 'verify.kernels'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


PLAYS = [["--brute", "--ranks", "4"], ["--simulate", "10000000000"]]


@pytest.mark.parametrize("games", PLAYS, ids=["brute", "simulate"])
def test_an_interrupt_on_a_terminal(games: list[str], tmp_path: Path) -> None:
    """Progress is shown on a line of its own, and Ctrl-C ends with 130, the parts that are done kept."""
    terminal, its_end = os.openpty()
    journal = tmp_path / "journal"
    command = [sys.executable, "-m", "verify", "count", "won", *games, "--journal", str(journal)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=its_end, text=True) as run:
        os.close(its_end)
        said = b""
        while said.count(b"\r") < 2:
            said += os.read(terminal, 1000)
        run.send_signal(signal.SIGINT)
        out, _ = run.communicate(timeout=60)
        while not said.endswith(b"interrupted\r\n"):
            said += os.read(terminal, 1000)
    assert (run.returncode, out) == (130, "")
    assert b" deals played\r\nverify: interrupted\r\n" in said
    of = b"63,063,000" if "--brute" in games else b"10,000,000,000"
    assert b" of " + of + b" deals played" in said
    assert journal.read_text().startswith('{"format":"patience-verify/journal"')


def test_an_exact_count_on_a_terminal_says_what_is_waited_for_and_can_be_interrupted() -> None:
    terminal, its_end = os.openpty()
    command = [sys.executable, "-m", "verify", "count", "--rules", "pysolfc-relaxed"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=its_end, text=True) as run:
        os.close(its_end)
        said = b""
        while b"turned: cards turned ..." not in said:
            said += os.read(terminal, 1000)
        run.send_signal(signal.SIGINT)
        run.communicate(timeout=60)
        while not said.endswith(b"interrupted\r\n"):
            said += os.read(terminal, 1000)
    assert run.returncode == 130


def test_progress_is_for_a_terminal_only(verify: Verify) -> None:
    assert verify("count", "won", "--simulate", 1000).err == ""


def test_every_figure_is_shown_by_games() -> None:
    """By some rules at least; so none that is added to the table is forgotten here."""
    of = [ClockRules(), ClockRules(dead_end="clockwise"), ClockRules(dead_end="exception")]
    every, shown = Games(every=True), set()
    for rules in of:
        (tallies,) = enumerate_deals(2, 2, [kernels.Variant.of(rules)])
        names = [*wanted(variant(Deck((2, 2)), rules)), "turned_and_completed"]
        shown |= {name for name in names if shown_by(tallies, every, name).numbers}
    assert shown == set(SAYS)
