"""What the files prove: for each theorem of the suite its theorems in Coq."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Claimed(NamedTuple):
    """What is shown, ``proved``, ``refuted``, ``examples`` or ``controls``, and by which theorems: ``File.theorem``."""

    shows: str
    theorems: Sequence[str]


FILES = ("Game", "Counting", "Balance", "Win", "Graph", "Examples", "Sizes", "Broken", "Order", "LastCard")
"""The files, each after those it builds on."""

THEOREMS: Mapping[str, Claimed] = {
    "C1": Claimed("proved", ["Balance.C1_balance"]),
    "C2": Claimed("proved", ["Balance.C2_no_dead_end_on_the_dial", "Balance.C2_ends_in_the_centre"]),
    "C2-exception": Claimed("proved", ["Balance.C2_exception_never_fires"]),
    "C3": Claimed("proved", ["Balance.C3_at_most_n_turns", "Balance.C3_every_game_ends", "Balance.C3_one_game"]),
    "C4": Claimed("proved", ["Balance.C4_last_card"]),
    "C5": Claimed("proved", ["Win.C5_win"]),
    "C5-literal": Claimed("refuted", ["Examples.C5_literal_reading_is_false"]),
    "C6": Claimed("proved", ["Graph.C6_graph", "Graph.C6_centre_does_not_matter"]),
    "C7": Claimed(
        "proved",
        ["Graph.C7_lost_piles_are_closed", "Graph.C7_cycles_are_lost", "Graph.C7_lost_piles_do_not_reach"],
    ),
    "C7-converse": Claimed("refuted", ["Examples.C7_converse_is_false"]),
    "C9": Claimed(
        "proved",
        [
            "Order.C9_bijection",
            "LastCard.C9_won_if_the_last_is_a_king",
            "LastCard.C9_clockwise_is_possible",
        ],
    ),
    "deals": Claimed(
        "examples",
        [
            "Sizes.some_deal_is_won",
            "Sizes.some_deal_is_lost",
            "Examples.ms_12_is_won",
            "Examples.ms_617_is_lost",
        ],
    ),
    "broken rules": Claimed(
        "controls",
        [
            "Broken.all_true_by_the_rules",
            "Broken.false_if_begun_elsewhere",
            "Broken.false_if_one_short",
            "Broken.false_if_one_more",
        ],
    ),
}
"""What stands for each theorem of the suite; deals of which the theorems speak; what fails under broken rules."""
