"""``verify count``: exact laws, for any rules and any deck, and games played beside them."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from verify.cli import count_text
from verify.cli.deck_options import deck_options
from verify.cli.games_options import Games, games_options
from verify.cli.options import by_rules
from verify.counting.count_record import record
from verify.counting.decks import Deck, Jokers
from verify.counting.figures import SAYS
from verify.counting.played import Played, settled
from verify.counting.table import figure, wanted
from verify.counting.variants import Variant, variant
from verify.errors import BadInput, shown
from verify.records.count import CountRecord
from verify.rules.clock_choice import Choice


@click.command()
@click.argument("figures", nargs=-1, metavar="[FIGURE]...")
@by_rules
@deck_options
@games_options
@click.option("--json", "as_json", is_flag=True, help="One object a line for each figure, with its whole law.")
@click.option("--csv", "as_csv", is_flag=True, help="Figure, value and chance, a line each.")
@click.option(
    "--plot",
    "drawing",
    type=click.Path(path_type=Path),
    metavar="FILE.svg",
    help="Draw the laws (needs matplotlib).",
)
def count(
    figures: tuple[str, ...],
    choice: Choice,
    deck: Deck,
    jokers: Jokers,
    games: Games | None,
    as_json: bool,
    as_csv: bool,
    drawing: Path | None,
) -> int:
    """Count what a shuffled deck brings: exact chances of every FIGURE, by any rules, with any deck.

    Without a name all figures are listed, with mean, standard deviation and quantiles; of those named the whole law is
    shown. A figure is proved (by a theorem of verify prove, for all decks), exact (computed; nothing is rounded), or
    open: no exact method is known.

    With --brute all deals are played too, with --simulate random ones. Where a law is known the games are compared with
    it; figures that are open become enumerated, which is exact, or simulated, an estimate.

    \b
    won turned face_down completed_clock_piles completed_piles restarts exceptions
    turned_and_completed cycles cyclic_piles not_reaching own_bottoms components
    winning_starts cycles_of_length
    """
    if as_json and as_csv:
        raise BadInput("--json and --csv exclude each other")
    of = variant(deck, choice.rules)
    names = wanted(of, figures)
    if drawing:
        from verify.report.law_plot import check_drawing

        check_drawing(drawing)
    title = f"{count_text.deck(of.deck, jokers)}; rules: {choice.describe(of.rules, 'deck')}"
    records = _records(of, names, choice.preset, jokers, _played(games, of) if games else None)
    found = _printed(records, title, games, as_json=as_json, as_csv=as_csv, whole=bool(figures))
    if drawing:
        _draw(found, drawing, title)
    return 0


def _records(
    of: Variant, names: list[str], preset: str, jokers: Jokers, shown: Callable[[str], Played] | None
) -> Iterator[CountRecord]:
    for name in names:
        _say(f"{name}: {SAYS[name]}")
        begun = time.perf_counter()
        found = figure(of, name)
        seconds = time.perf_counter() - begun
        if shown is None:
            yield record(of, found, preset, jokers, seconds)
        else:
            yield record(of, settled(found, played := shown(name)), preset, jokers, seconds, played)


def _played(games: Games, of: Variant) -> Callable[[str], Played]:
    """Play the games; what they show of a figure, by its name."""
    from verify.cli.games import check_games, play, shown_by

    check_games(games, of)
    tallies = play(games, of)
    return lambda name: shown_by(tallies, games, name)


def _printed(
    records: Iterator[CountRecord], title: str, games: Games | None, *, as_json: bool, as_csv: bool, whole: bool
) -> list[CountRecord]:
    """Print each figure as soon as it is counted, and give all of them."""
    if not as_json:
        for line in count_text.csv_heading(games) if as_csv else count_text.heading(title, whole=whole):
            click.echo(line)
    found = []
    for one in records:
        text = count_text.json_line(one) if as_json else count_text.csv(one) if as_csv else count_text.text(one, whole)
        if text:
            click.echo(text)
        else:
            click.echo(f"verify: {one.figure} is {one.status}: there are no rows for it", err=True)
        found.append(one)
    if not (as_json or as_csv or whole):
        click.echo(count_text.notes(found))
    return found


def _draw(records: list[CountRecord], file: Path, title: str) -> None:
    from verify.atomic import write_whole
    from verify.report.law_plot import law_plot

    write_whole(file, law_plot(records, title))
    click.echo(f"verify: wrote {shown(str(file), 400)}", err=True)


def _say(line: str) -> None:
    """What is waited for; only to somebody who is there to read it."""
    if sys.stderr is not None and sys.stderr.isatty():
        click.echo(f"verify: {line} ...", err=True)
