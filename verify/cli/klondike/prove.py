"""``verify prove --game klondike``: the theorems on which certificates of lost deals rest."""

from __future__ import annotations

import sys

import click

from verify.cli import prove_text as shared_text
from verify.cli.klondike import prove_text
from verify.cli.proving import exit_code, need
from verify.cli.shared_options import timeout_option
from verify.records.proof import ProofRecord


@click.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--game", type=click.Choice(["klondike"]), required=True, help="The game.")
@click.option("--details/--brief", default=None, help="The whole proof, or a line each (default: details if named).")
@click.option("--json", "as_json", is_flag=True, help="One object a line for each theorem, with the whole proof.")
@timeout_option("The time for one way of settling a theorem; what is not settled by then is unknown.")
def prove(ids: tuple[str, ...], game: str, details: bool | None, as_json: bool, timeout: int) -> int:
    """Prove the theorems about Klondike for ALL deals, or those named by ID (K1, K2, ...).

    They say why a set of abstract positions proves that a deal cannot be won. Coq compiles their proofs, for any number
    of ranks, suits, columns and cards, and coqchk reads them again; none takes anything for granted. The moves of which
    they speak are compared with the reference engine, position by position, and under deliberately broken rules each
    sentence must fail. Coq must be installed; without it all theorems are unknown.

    Exit codes: 0 every theorem is proved, 1 one is not, 2 bad input, 3 some are unknown, 130 interrupted.
    """
    need("z3", "cvc5", "pysat")
    from verify.proofs.klondike import prove_klondike

    theorems: list[ProofRecord] = []
    whole = bool(ids) if details is None else details
    for theorem in prove_klondike(ids, timeout, _say):
        if not (theorems or whole or as_json):
            click.echo(prove_text.heading())
        if theorems and whole and not as_json:
            click.echo()
        click.echo(shared_text.json_line(theorem) if as_json else prove_text.text(theorem, whole=whole))
        theorems.append(theorem)
    if not as_json and len(theorems) > 1:
        click.echo(shared_text.summary(theorems))
    return exit_code(theorems)


def _say(line: str) -> None:
    """What is waited for; only to somebody who is there to read it."""
    if sys.stderr is not None and sys.stderr.isatty():
        click.echo(f"verify: {line} ...", err=True)
