"""``verify prove``: the theorems, settled for all deals."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import click

from verify.atomic import make_directory, write_whole
from verify.cli import prove_text
from verify.cli.proving import clauses, exit_code, settled
from verify.cli.shared_options import timeout_option
from verify.records.proof import ProofRecord


@click.command()
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--details/--brief", default=None, help="The whole proof, or a line each (default: details if named).")
@click.option("--json", "as_json", is_flag=True, help="One object a line for each theorem, with the whole proof.")
@timeout_option("The time for one step of a proof; what is not proved by then is unknown.")
@click.option(
    "--smt2",
    "folder",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Write every step as SMT-LIB 2 text, a folder for each theorem.",
)
@click.option(
    "--sat",
    "sat_folder",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Write the clauses of every step about the real deck (.cnf) and the SAT solver's proofs (.drup).",
)
def prove(
    ids: tuple[str, ...],
    details: bool | None,
    as_json: bool,
    timeout: int,
    folder: Path | None,
    sat_folder: Path | None,
) -> int:
    """Prove the theorems of Clock Patience for ALL deals, or those named by ID (C1 to C12, watch, ...).

    Every step of a proof is put to z3 and, as SMT-LIB text, to cvc5: in integers for decks of any size and in machine
    words, some card by card for the real deck; these also to a SAT solver, whose proofs are checked. A step counts as
    proved only if all prove it, its premises can hold, a real deal shows the case that it is about, and under
    deliberately broken rules it fails, in games that the reference engine plays again. Laws of counting are compared
    with every deal of small decks. A theorem counts as proved only if all that it builds on is; so that is settled too.

    Exit codes: 0 every theorem has the status that is right for it, 1 one has not, 2 bad input, 3 some are unknown,
    130 interrupted.
    """
    theorems: list[ProofRecord] = []
    whole = bool(ids) if details is None else details
    write, write_clauses = (_writer(place) if place else _written_nowhere for place in (folder, sat_folder))
    for theorem in settled(ids, timeout, _say, write):
        if not (theorems or whole or as_json):
            click.echo(prove_text.heading())
        if theorems and whole and not as_json:
            click.echo()
        click.echo(prove_text.json_line(theorem) if as_json else prove_text.text(theorem, whole=whole))
        theorems.append(theorem)
        if sat_folder:
            _write_clauses(theorem.id, write_clauses)
    if not as_json and len(theorems) > 1:
        click.echo(prove_text.summary(theorems))
    return exit_code(theorems)


def _write_clauses(id_: str, write: Callable[[str, str], None]) -> None:
    _say(f"{id_}: writing clauses and proofs")
    files = 0
    for name, text in clauses(id_):
        write(f"{id_}/{name}", text)
        files += 1
    if not files:
        click.echo(f"verify: no step of {id_} is about the real deck, so there are no clauses to write", err=True)


def _writer(folder: Path) -> Callable[[str, str], None]:
    """Writes a text under its name, which may begin with a folder, into this folder."""
    make_directory(folder)

    def write(name: str, text: str) -> None:
        make_directory((folder / name).parent)
        write_whole(folder / name, text.encode())

    return write


def _written_nowhere(name: str, text: str) -> None:
    """Nobody asked for the texts."""


def _say(line: str) -> None:
    """What is waited for; only to somebody who is there to read it."""
    if sys.stderr is not None and sys.stderr.isatty():
        click.echo(f"verify: {line} ...", err=True)
