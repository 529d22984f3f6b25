"""The methods of a game held against its rules on all families of small decks, as evidence in a file.

``python -m verify.campaign.families GAME FILE [--jobs N]`` goes on where an earlier run with the same file ended. The
file is JSON: for every family what it is, how many deals have been compared, how often each verdict was given by the
rules and by each method with each set of prunings, how often each implication between rules was seen, the faults.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from verify.atomic import write_whole
from verify.campaign.workers import work_here, work_on_processes
from verify.errors import BadInput, VerifyError
from verify.quotient.comparing import SEED, Comparison, Family
from verify.quotient.grandfathers_clock import families as grandfathers_clock
from verify.quotient.klondike import families as klondike
from verify.solvers.grandfathers_clock import validation as of_grandfathers_clock
from verify.solvers.klondike import validation as of_klondike
from verify.solvers.validation import SIZE, Part, parts

AnyFamily = Family[Any, Any]
Work = Callable[[Part[Any]], Comparison]


class Game(NamedTuple):
    """A game by its name, the families that evidence is made of, and what compares a part of one."""

    name: str
    families: Sequence[AnyFamily]
    compare_part: Work

    @property
    def format(self) -> str:
        """What its file calls itself."""
        return f"patience-verify/{self.name}-validation"


_GAMES = (
    Game("klondike", klondike.FAMILIES, of_klondike.compare_part),
    Game("grandfathers-clock", grandfathers_clock.FAMILIES, of_grandfathers_clock.compare_part),
)

GAMES: Mapping[str, Game] = {game.name: game for game in _GAMES}
"""The games by their names."""


class Compared(NamedTuple):
    """What has been compared of a family: the numbers of the parts, and what came of them."""

    parts: set[int]
    total: Comparison


def validate(path: Path, game: Game, jobs: int = 1) -> dict[str, Any]:
    """Compare all deals of a game's families, on so many processes, and return what the file at ``path`` then says.

    Parts that the file has are not compared again. Raises BadInput if the file is about something else.
    """
    done = _read(path, game)
    missing = [part for part in _in_turn(game.families) if part.number not in done[part.family.name].parts]
    with closing(_compared_parts(game, missing, jobs)) as compared:
        for count, (number, comparison) in enumerate(compared, 1):
            part = missing[number]
            done[part.family.name].parts.add(part.number)
            done[part.family.name].total.add(comparison)
            write_whole(path, _as_json(summary(game, done)), synced=False)
            _say(f"{count} of {len(missing)} parts, {part.family.name}")
    return summary(game, done)


def _in_turn(families: Sequence[AnyFamily]) -> list[Part[Any]]:
    """The parts of all families, in such an order that there are some of each all along."""
    every = [(part.number / len(parts(part.family)), part) for family in families for part in parts(family)]
    return [part for _, part in sorted(every, key=lambda row: row[0])]


def _compared_parts(game: Game, todo: Sequence[Part[Any]], jobs: int) -> Generator[tuple[int, Comparison], None, None]:
    units = [(number, [part]) for number, part in enumerate(todo)]
    jobs = min(jobs, len(todo))
    return work_on_processes(game.compare_part, units, jobs) if jobs > 1 else work_here(game.compare_part, units)


def summary(game: Game, done: dict[str, Compared]) -> dict[str, Any]:
    """What the file says."""
    records = [_record(family, done[family.name]) for family in game.families]
    return {
        "format": game.format,
        "version": 1,
        "deals": sum(record["compared"] for record in records),
        "verdicts": sum(record["verdicts"] for record in records),
        "faults": sum(len(record["faults"]) for record in records),
        "families": records,
    }


def _record(family: AnyFamily, done: Compared) -> dict[str, Any]:
    counts = {seen: count for seen, count in sorted(done.total.counts.items()) if seen != "deals"}
    return {
        **_heading(family),
        "compared": done.total.counts["deals"],
        "verdicts": sum(count for seen, count in counts.items() if " then " not in seen),
        "counts": counts,
        "faults": sorted(done.total.faults),
        "parts": sorted(done.parts),
    }


def _heading(family: AnyFamily) -> dict[str, Any]:
    """What family it is, so that a file of other families is not gone on with."""
    return {
        "family": family.name,
        "ranks": family.shape.ranks,
        "suits": family.shape.suits,
        **family.layout,
        "deals": family.deals,
        "all deals": family.is_complete,
        "seed": None if family.is_complete else SEED,
        "rules": family.ways,
        "deals in a part": SIZE,
    }


def _read(path: Path, game: Game) -> dict[str, Compared]:
    if not path.exists():
        return {family.name: Compared(set(), Comparison(Counter(), [])) for family in game.families}
    try:
        kept = json.loads(path.read_bytes())
        records = kept["families"]
        same = [{**record, **_heading(family)} for record, family in zip(records, game.families, strict=True)]
        if kept["format"] != game.format or same != records:
            raise ValueError
        return {record["family"]: _compared(record) for record in records}
    except OSError as error:
        raise BadInput(f"cannot be read: {error.strerror}", str(path)) from None
    except (KeyError, TypeError, ValueError):
        raise BadInput("this is no file of this comparison: expected another file", str(path)) from None


def _compared(record: dict[str, Any]) -> Compared:
    counts = Counter({**record["counts"], "deals": record["compared"]})
    return Compared(set(record["parts"]), Comparison(counts, record["faults"]))


def _as_json(value: dict[str, Any]) -> bytes:
    return (json.dumps(value, indent=1) + "\n").encode()


def _say(line: str) -> None:
    if sys.stderr is not None:
        print(f"families: {line}", file=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Exit codes: 0 no faults, 1 faults, 2 bad input, 130 interrupted."""
    parser = argparse.ArgumentParser("python -m verify.campaign.families", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (default: 1)")
    given = parser.parse_args(arguments)
    try:
        found = validate(given.file, GAMES[given.game], max(given.jobs, 1))
    except VerifyError as error:
        _say(str(error))
        return 2 if isinstance(error, BadInput) else 1
    except KeyboardInterrupt:
        _say("interrupted; run it again to go on")
        return 130
    print(f"{found['deals']:,} deals, {found['verdicts']:,} verdicts compared, {found['faults']} faults")
    return 1 if found["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
