"""What the files prove: for each theorem about Klondike its theorems in Coq."""

from __future__ import annotations

from collections.abc import Mapping

from verify.proofs.coq.table import Claimed

FILES = ("Rules", "Sums", "Structure", "Moves", "Simulation", "SafeUp", "Certificates", "Talon")
"""The files, each after those it builds on."""

THEOREMS: Mapping[str, Claimed] = {
    "K1": Claimed("proved", ["Talon.K1_turn"]),
    "K2": Claimed("proved", ["Structure.K2_structure", "Structure.K2_counting", "Structure.K2_somewhere_to_go"]),
    "K3": Claimed("proved", ["Simulation.K3_simulation"]),
    "K4": Claimed("proved", ["Certificates.K4_closed_set"]),
    "K5": Claimed("proved", ["Certificates.K5_safe_up", "Certificates.K5_test", "Certificates.K5_reduced_set"]),
}
"""What stands for each theorem."""
