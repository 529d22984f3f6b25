"""``verify claims``: what is said about these games, settled."""

from __future__ import annotations

import sys

import click

from verify.cli import claims_text
from verify.cli.proving import known, settled
from verify.cli.shared_options import timeout_option
from verify.records.claim import ClaimRecord
from verify.records.proof import ProofRecord


@click.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--details/--brief", default=None, help="All the evidence, or a line each (default: details if named).")
@click.option("--json", "as_json", is_flag=True, help="One object a line for each claim, with all its evidence.")
@timeout_option("The time for one theorem; a claim that rests on one not proved by then is unknown.")
def claims(ids: tuple[str, ...], details: bool | None, as_json: bool, timeout: int) -> int:
    """Settle what rule texts and well-known pages say about patience games, or the claims named by ID (S06, P18, ...).

    Each is proved, refuted, true only if conditions hold, rejected or not by random deals, contradicted by another
    claim, or not formal. The evidence is found anew: theorems are proved, exact numbers computed, deals and all deals
    of small decks played; only tallies of very many Klondike deals, which take hours, are read.

    Exit codes: 0 every claim has the status that is right for it, 1 one has not, 2 bad input, 3 some are unknown,
    130 interrupted.
    """
    from verify.claims.settle import needed, settle_all

    theorems = _theorems(needed(ids), timeout)
    records: list[ClaimRecord] = []
    whole = bool(ids) if details is None else details
    for record in settle_all(theorems, ids, _say):
        if records and whole and not as_json:
            click.echo()
        click.echo(claims_text.json_line(record) if as_json else claims_text.text(record, whole=whole))
        records.append(record)
    if not as_json and len(records) > 1:
        click.echo(claims_text.summary(records))
    return exit_code(records)


def exit_code(records: list[ClaimRecord]) -> int:
    """0 if every claim has the status that is right for it, 3 if for the others evidence could not be had, else 1."""
    unexpected = [record for record in records if record.status != record.expected]
    if not unexpected:
        return 0
    return 3 if all(_could_not_be_had(record) for record in unexpected) else 1


def _could_not_be_had(record: ClaimRecord) -> bool:
    return record.status == "unknown" and any(piece.bears == "unknown" for piece in record.evidence)


def _theorems(ids: list[str], timeout: int) -> dict[str, ProofRecord]:
    """Those of these theorems that the suite has, settled; without proving anything if there are none."""
    there = known(ids) if ids else []
    return {record.id: record for record in settled(there, timeout, _say)} if there else {}


def _say(line: str) -> None:
    """What is waited for; only to somebody who is there to read it."""
    if sys.stderr is not None and sys.stderr.isatty():
        click.echo(f"verify: {line} ...", err=True)
