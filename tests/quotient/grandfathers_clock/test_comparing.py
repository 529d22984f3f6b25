"""Grandfather's Clock compared on families of small decks; what is wrong is noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import factorial

import pytest

from support import literal_dial as literal
from verify.cards import ENGLISH, Card
from verify.deals.dials import DialPosition
from verify.quotient.comparing import Truth, compare
from verify.quotient.grandfathers_clock import comparing, reductions
from verify.quotient.grandfathers_clock.comparing import Method, by_moves, plain_search, shape_of
from verify.quotient.grandfathers_clock.concrete import by_rules, fewest_moves
from verify.quotient.grandfathers_clock.families import FAMILIES, WAYS, Family, easier
from verify.quotient.grandfathers_clock.keys import is_whole
from verify.rules.grandfathers_clock import goes_on, hour_for, legal_moves
from verify.rules.grandfathers_clock_options import GrandfathersClockRules
from verify.verdict import Verdict

NAMED = {family.name: family for family in FAMILIES}
TWO_COLUMNS = NAMED["all deals of 4 ranks, 2 suits, two columns"]


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_a_sample_of_every_family(family: Family) -> None:
    sample = range(0, family.deals, max(family.deals // (1 if family.every_way else 2), 1))
    found = comparing.compare(family, sample, [plain_search(family)])
    assert found.faults == []
    assert found.counts["deals"] == len(sample)
    tried = sum(count for seen, count in found.counts.items() if seen.startswith("plain search, "))
    assert tried == len(sample) * 4 * (16 if family.every_way else 1)


def test_the_families_are_as_wide_as_they_say() -> None:
    assert {family.columns for family in FAMILIES} == {1, 2, 3, 4, 5, 6}
    assert {family.shape.suits for family in FAMILIES} == {1, 2, 3, 4}
    games = sum(family.deals * (len(WAYS) if family.every_way else 1) for family in FAMILIES)
    assert games > 20_000
    for family in FAMILIES:
        deals = range(min(family.deals, 32))
        rules = {rules for number in deals for rules in family.rules_of(number)}
        assert len(rules) == min(family.ways, family.deals * (16 if family.every_way else 1))
        assert family.ways == 32 == 2 * len(set(WAYS))
        assert {each.columns for each in rules} == {family.columns}


def test_deals_of_a_complete_family_are_all_there_is() -> None:
    """Five cards are dealt of 4 ranks and 2 suits, in rows; the clock cards are 2S 3H 4S or 2H 3S 4H."""
    assert TWO_COLUMNS.is_complete
    every = [TWO_COLUMNS.deal(number) for number in range(240)]
    assert len(set(every)) == 2 * factorial(5)
    assert [written(position) for position in every[:4]] == [
        "AS AH 4H/3S 2H on 4S 3H 2S", "AS 4S 3H/2S AH on 4H 3S 2H",
        "AS AH 2H/3S 4H on 4S 3H 2S", "AS 4S AH/2S 3H on 4H 3S 2H",
    ]  # fmt: skip
    assert [family.name for family in FAMILIES if family.is_complete != family.name.startswith("all deals")] == []


def written(position: DialPosition) -> str:
    columns = "/".join(" ".join(map(str, column)) for column in position.columns)
    return f"{columns} on {' '.join(map(str, position.foundations))}"


def test_sampled_deals_are_there_again_and_whole() -> None:
    for family in FAMILIES:
        if not family.is_complete:
            deals = [family.deal(number) for number in range(20)]
            assert len(set(deals)) == 20
            assert deals == [family.deal(number) for number in range(20)]
            for number, position in enumerate(deals):
                assert is_whole(position, family.shape, family.rules_of(number)[0].clock_suits)
                assert (len(position.columns), shape_of(position)) == (family.columns, family.shape)
            assert (len({len(list(position.in_columns())) for position in deals}) > 1) == (family.moves > 0)


def test_easier_rules_allow_every_move() -> None:
    """That is why they win whatever the others win. The implications lead from each of the ways to the easiest one."""
    tables = [family.deal(number) for family in FAMILIES[-4:] for number in range(3)]
    assert [list(easier(rules)) == [] for rules in WAYS].count(True) == 1
    for rules in WAYS:
        for _, other in easier(rules):
            assert all(set(legal_moves(table, rules)) <= set(legal_moves(table, other)) for table in tables)
            assert sum(
                map(bool, (other.build == "any", other.wrap, other.runs, other.empty_column == "any"))
            ) == 1 + sum(map(bool, (rules.build == "any", rules.wrap, rules.runs, rules.empty_column == "any")))


def test_the_searches_by_the_rules_against_the_second_engine() -> None:
    """It shares no code with them, and explores every position."""
    verdicts = set()
    for number in range(0, 240, 40):
        for rules in TWO_COLUMNS.rules_of(number):
            start = TWO_COLUMNS.deal(number)
            columns = [[str(card) for card in column] for column in start.columns]
            options = literal.Options(rules.build != "any", rules.wrap, rules.runs, rules.empty_column == "any")
            _, won = literal.explored(literal.laid_out(columns, 4, 2, rules.clock_suits), options)
            assert by_rules(start, rules) == (Verdict.WINNABLE if won else Verdict.UNWINNABLE)
            assert (fewest_moves(start, rules) is not None) is won
            verdicts.add(won)
    assert verdicts == {True, False}


def test_the_fewest_moves_by_hand() -> None:
    """All go up as they lie: 4H AH 2H AS 3S. Where AH and 2H lie on 4H, which goes up first, both move aside once."""
    rules = GrandfathersClockRules(columns=2)
    for columns, moves in (("AS AH 4H/3S 2H", 5), ("4H AH 2H/3S AS", 7)):
        cards = tuple(tuple(map(ENGLISH.read, column.split())) for column in columns.split("/"))
        start = DialPosition(cards, TWO_COLUMNS.deal(0).foundations)
        assert fewest_moves(start, rules) == moves


def test_a_limit_leaves_a_deal_open() -> None:
    family = FAMILIES[-1]
    assert by_rules(family.deal(1), family.rules_of(1)[0], 3) == Verdict.UNKNOWN


def ready(position: DialPosition) -> Iterator[Card]:
    """The cards that can go up."""
    return (column[-1] for column in position.columns if column and hour_for(column[-1], position))


class TestWhatIsWrongIsNoticed:
    """A family and a few of its deals, with one thing wrong."""

    numbers = range(8)

    def test_a_reduction_that_is_too_bold(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Whatever can go up goes up at once, though a card may be wanted on it."""
        monkeypatch.setattr(reductions, "safe_cards", lambda position, rules: ready(position))
        found = comparing.compare(TWO_COLUMNS, self.numbers, [plain_search(TWO_COLUMNS)])
        assert found.faults
        assert all("safe-up" in fault and "unwinnable: expected winnable" in fault for fault in found.faults)

    def test_a_reduction_that_forgets_kings_on_aces(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """An ace goes up at once whatever the rules say of kings: only games with wrap can show it."""

        def blind(position: DialPosition, rules: GrandfathersClockRules) -> Iterator[Card]:
            left, without = list(position.in_columns()), rules._replace(wrap=False)
            return (top for top in ready(position) if not any(goes_on(c, top, position.ranks, without) for c in left))

        monkeypatch.setattr(reductions, "safe_cards", blind)
        found = comparing.compare(TWO_COLUMNS, range(100, 110), [plain_search(TWO_COLUMNS)])
        assert found.faults
        assert all("safe-up" in fault and "wrap=True" in fault for fault in found.faults)

    def test_a_method_that_does_not_know(self) -> None:
        """Where the rules may leave a deal open that is allowed, and counted."""
        silent: Method = Method("silent", lambda position, rules, prunings: Verdict.UNKNOWN)
        assert len(comparing.compare(TWO_COLUMNS, [0], [silent]).faults) == 16
        found = comparing.compare(NAMED["5 ranks, 3 suits, three columns"], self.numbers, [silent])
        assert (found.faults, found.counts["silent: unknown"]) == ([], 8)

    def test_a_win_that_cannot_be_played(self) -> None:
        hasty: Method = Method("hasty", lambda position, rules, prunings: by_moves(position, rules, []))
        found = comparing.compare(TWO_COLUMNS, [0], [hasty])
        assert found.counts["hasty: no verdict"] == len(found.faults) == 16
        assert "hasty: no verdict: a win that the rules do not play to the end" in found.faults[0]

    def test_methods_that_differ_where_the_rules_leave_a_deal_open(self) -> None:
        won: Method = Method("hopeful", lambda position, rules, prunings: Verdict.WINNABLE)
        lost: Method = Method("gloomy", lambda position, rules, prunings: Verdict.UNWINNABLE)
        says_nothing: Method = Method("mute", lambda position, rules, prunings: None)
        truth: Truth[DialPosition, GrandfathersClockRules]
        truth = Truth(lambda position, rules: Verdict.UNKNOWN, easier, lambda rules: True)
        found = compare(TWO_COLUMNS, [0], [says_nothing, won, lost], truth)
        assert len(found.faults) == found.counts["gloomy: unwinnable"] == 16
        assert "gloomy: unwinnable: expected winnable" in found.faults[0]
        assert not any("mute" in seen for seen in found.counts)

    @pytest.mark.parametrize(
        ("implication", "turned"),
        [
            ("wrap", lambda rules: rules._replace(wrap=not rules.wrap)),
            ("runs", lambda rules: rules._replace(runs=not rules.runs)),
            (
                "empty columns",
                lambda rules: rules._replace(empty_column="none" if rules.empty_column == "any" else "any"),
            ),
            ("any colour", lambda rules: rules._replace(build="alternating" if rules.build == "any" else "any")),
        ],
    )
    def test_rules_that_are_not_easier(
        self, implication: str, turned: Callable[[GrandfathersClockRules], GrandfathersClockRules]
    ) -> None:
        """A search by the rules takes one option the wrong way round. (Kings on aces decide two of the 240 deals.)"""

        def mistaken(position: DialPosition, rules: GrandfathersClockRules) -> Verdict:
            return by_rules(position, turned(rules))

        found = compare(TWO_COLUMNS, [*range(0, 240, 24), 107, 220], [], Truth(mistaken, easier, lambda rules: False))
        assert found.faults
        assert all(f"{implication}: winnable, then unwinnable" in fault for fault in found.faults)
