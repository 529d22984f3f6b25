"""The facts of a deck decided, each with its name, as words."""

from __future__ import annotations

from collections.abc import Mapping

from verify.deals.deal import Layout
from verify.records.clock import ClockRecord
from verify.report.replay import stored_rules
from verify.report.sentences import counted
from verify.rules.clock_options import PRESETS, differences


def deck_facts(record: ClockRecord) -> dict[str, str]:
    """What is known about a deck beside its verdict and the reason."""
    return {
        "rules": f"{rules_line(record.preset, record.rules)}; read as {record.format}",
        "turned": _turned(record),
        "complete": _complete(record),
        "bottom map": ", ".join(f"{pile}→{home}" for pile, home in record.arcs.items()),
        "cycles": "; ".join("→".join([*cycle, cycle[0]]) for cycle in record.cycles) or "none",
        "decided by": " and ".join(record.methods),
        "evidence": f"{record.evidence}, for the independent checker",
    }


def rules_line(preset: str, options: Mapping[str, str | int | None]) -> str:
    """The rules in a few words: the preset, and in what they differ from it.

    >>> rules_line("classic", {"listing": "bottom-first"}), rules_line("blocks", {})
    ('classic, with listing=bottom-first', 'blocks')

    Raises BadInput if there are no such rules.
    """
    layout: Layout = "piles" if options.get("deal", "") is None else "deck"
    changes = differences(stored_rules(preset, options), PRESETS[preset].rules, layout)
    return f"{preset}, with {changes}" if changes else preset


def _turned(record: ClockRecord) -> str:
    went_on = record.restarts + record.exceptions
    text = (
        f"{record.turned} of {record.ranks * record.suits} cards, the last {record.last}; {record.face_down} face down"
    )
    return f"{text}; play went on {went_on}x after a dead end" if went_on else text


def _complete(record: ClockRecord) -> str:
    text = f"{record.completed_clock_piles} of {counted(record.ranks - 1, 'clock pile')}"
    return f"{text}; not {' '.join(record.incomplete)}" if record.incomplete else text
