"""What the files prove: for each theorem about Klondike its theorems in Coq."""

from __future__ import annotations

from collections.abc import Mapping

from verify.proofs.coq.table import Claimed

FILES = (
    "Rules",
    "Sums",
    "Structure",
    "Moves",
    "Simulation",
    "Once",
    "Better",
    "Rising",
    "SafeUp",
    "Certificates",
    "Talon",
    "Passes",
    "Under",
    "SafeTalon",
    "Examples",
    "Deadlock",
    "Held",
    "First",
    "Reach",
    "Stuck",
)
"""The files, each after those it builds on."""

THEOREMS: Mapping[str, Claimed] = {
    "K1": Claimed("proved", ["Talon.K1_turn", "Passes.K1_passes", "Under.K1_under"]),
    "K2": Claimed("proved", ["Structure.K2_structure", "Structure.K2_counting", "Structure.K2_somewhere_to_go"]),
    "K3": Claimed("proved", ["Simulation.K3_simulation", "Examples.K3_start"]),
    "K4": Claimed("proved", ["Certificates.K4_closed_set"]),
    "K5": Claimed("proved", ["Certificates.K5_safe_up", "Certificates.K5_test", "Certificates.K5_reduced_set"]),
    "K6": Claimed(
        "proved", ["First.K6_deadlock", "Reach.K6_draws_keep", "Reach.K6_reach_turn", "Reach.K6_reach_under"]
    ),
    "K7": Claimed(
        "proved",
        [
            "SafeTalon.K7_safe_talon",
            "SafeTalon.K7_test",
            "SafeTalon.K7_reduced_set",
            "SafeTalon.K7_turn",
            "SafeTalon.K7_under",
        ],
    ),
    "deals": Claimed(
        "examples",
        [
            "Examples.a_real_deal_stands",
            "Examples.the_lost_deal_is_lost",
            "Stuck.the_two_waits",
            "Stuck.the_two_loses",
        ],
    ),
    "K4 without": Claimed("controls", [f"Examples.K4_false_if_{flaw}" for flaw in ("left", "finished", "elsewhere")]),
    "K6 without": Claimed("controls", [f"Stuck.K6_false_if_{flaw}" for flaw in ("empty", "columns", "hand")]),
}
"""What stands for each theorem; deals of which they speak; what fails without a premise."""

WITHOUT: Mapping[str, str] = {
    "Examples.K4_false_if_left": "a step may lead out of the set",
    "Examples.K4_false_if_finished": "the set may hold a won position",
    "Examples.K4_false_if_elsewhere": "the start need not be in the set",
    "Stuck.K6_false_if_empty": "the set may be empty",
    "Stuck.K6_false_if_columns": "its cards in the columns need not wait for others",
    "Stuck.K6_false_if_hand": "its cards in stock and waste need not wait for others",
}
"""What is left out in each of those that fail."""
