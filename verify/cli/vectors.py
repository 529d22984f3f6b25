"""``verify vectors``: games with every answer an engine must give, as files; and counts of games and positions."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import click
import msgspec

from verify.atomic import make_directory, write_whole
from verify.cli.counting_moves import count_moves
from verify.cli.main import ROOMS
from verify.cli.shared_options import name_and_value
from verify.cli.vectors_text import counts_text, written_text
from verify.cli.whole import Whole
from verify.conformance.reference.options import PRESETS
from verify.conformance.vectors.files import file_of, settings, vectors_of
from verify.conformance.vectors.setting import Setting
from verify.errors import BadInput, shown
from verify.records.vectors import VectorsRecord

MOST_DEPTH = 200


@click.command()
@click.argument("deals", nargs=-1, metavar="[DEAL]")
@click.option("--game", type=click.Choice(list(ROOMS)), help="For this game only.  [default: all]")
@click.option("--rules", "preset", metavar="PRESET", help="For this preset only.  [default: all]")
@click.option("-o", "named", multiple=True, metavar="NAME=VALUE", help="Change a rule option of --game.")
@click.option(
    "--to",
    "directory",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Write a file for each game and preset: GAME-PRESET.json. Of one game and preset it may be left out: then the "
    "vectors go to standard output.",
)
@click.option(
    "--perft",
    "depth",
    type=Whole(1, MOST_DEPTH),
    metavar="DEPTH",
    help="Count instead, for one DEAL of --game, the sequences of 1 to DEPTH moves and the positions they end in, by "
    "first moves.",
)
@click.option(
    "--deal", "numbers", multiple=True, metavar="SPEC", help="Count for this deal: ms:617 or random:SEED:#INDEX."
)
@click.option("--json", "as_json", is_flag=True, help="Print the counts as an object of JSON.")
def vectors(
    deals: tuple[str, ...],
    game: str | None,
    preset: str | None,
    named: tuple[str, ...],
    directory: Path | None,
    depth: int | None,
    numbers: tuple[str, ...],
    as_json: bool,
) -> int:
    """Write conformance vectors: games with all answers, to test an engine with in its own language.

    A file holds, for a game and a preset, a vector on each line: a deck, the moves of a game, and what an engine must
    answer on the way, in the words of verify conform --help-protocol; decks that must be refused; and counts of games
    and positions (perft). The files are the same whenever they are written by the same version: 19 files of 30 to 80
    kB, 1 MB in all.

    With --perft an author finds where an engine parts from the rules: take the first move whose counts differ, count
    again from the table after it (verify show --at MOVE --output json writes it), and so on.

    Exit codes: 0 written, 2 bad usage.
    """
    changed = tuple(name_and_value(each, "draw=1") for each in named)
    if changed and game is None:
        raise BadInput(f"-o {shown(named[0])}: expected --game beside it, as options are those of a game")
    if depth is not None:
        if directory is not None:
            raise BadInput("--to is for vectors, and --perft prints its counts: expected one of them")
        counted = count_moves(Setting(game or "", preset or "classic", changed), deals, numbers, depth)
        click.echo(msgspec.json.encode(counted).decode() if as_json else counts_text(counted))
        return 0
    if deals or numbers or as_json:
        what = "--json" if as_json and not (deals or numbers) else "a deal"
        raise BadInput(f"{what} says nothing of vectors: expected --perft DEPTH beside it")
    _written(_asked_for(game, preset, changed), directory)
    return 0


def _asked_for(game: str | None, preset: str | None, changed: tuple[tuple[str, str], ...]) -> list[Setting]:
    """The games and rules; raises BadInput if there are none."""
    if game is not None and changed:
        return [Setting(game, preset or "classic", changed)]
    found = list(settings(game, preset))
    if not found:
        known = ", ".join(dict.fromkeys(name for each in PRESETS if game in (None, each) for name in PRESETS[each]))
        raise BadInput(f"there is no preset '{shown(preset or '')}': expected one of {known}")
    return found


def _written(asked: Sequence[Setting], directory: Path | None) -> None:
    """Each to its file, or the only one to standard output."""
    if directory is None:
        if len(asked) > 1:
            message = f"vectors for {len(asked)} games and presets are {len(asked)} files"
            raise BadInput(f"{message}: expected --to DIR, or --game and --rules for one")
        sys.stdout.write(file_of(vectors_of(asked[0])).decode())
        return
    _write(((setting.file_name, vectors_of(setting)) for setting in asked), directory)


def _write(records: Iterable[tuple[str, VectorsRecord]], directory: Path) -> None:
    """Each file whole or not at all; the directory is made when there is something for it."""
    for name, record in records:
        data = file_of(record)
        make_directory(directory)
        write_whole(directory / name, data)
        click.echo(written_text(record, directory / name, len(data)))
