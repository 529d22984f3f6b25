"""A game of Clock Patience and its bottom map as one SVG file: a page with two clock faces side by side.

This module gathers what is drawn and what is said. The faces come from ``verify.report.shapes``, what stands
where from ``verify.report.page``, and the markup is in ``templates/clock.svg.j2``.
"""

from __future__ import annotations

from collections.abc import Sequence

from verify.cards import ENGLISH, Notation
from verify.graph.bottom_map import BottomMap
from verify.report.legends import dial_legend, map_legend
from verify.report.map_geometry import Map
from verify.report.page import page
from verify.report.sentences import arcs_line, capitalised, cycles_line, turn_line
from verify.report.shapes import arc_shapes, dial_of, hand_shape, node_shapes, pile_shapes
from verify.report.table_view import moment_number, pile_views
from verify.report.templating import printable, render
from verify.rules.clock import Game


def svg(
    game: Game, bottom: BottomMap, moment: int, title: str, lines: Sequence[str], notation: Notation = ENGLISH
) -> str:
    """The position ``game.positions[moment]`` beside the bottom map of the deal, as the text of an SVG file.

    The drawing needs nothing but itself: no script, font or style sheet. ``title`` and the ``lines`` under it
    are plain text from anywhere. Cards carry their code as ``data-card``, arcs their piles as ``data-from`` and
    ``data-to`` and their kind as class ``cycle``, ``stray`` (runs into a cycle) or ``reach``.

    Raises IndexError if the game has no such moment; a negative one counts from the end.
    """
    moment = moment_number(game, moment)
    position, title, lines = game.positions[moment], printable(title), [printable(line) for line in lines]
    dial, chart = dial_of(game, notation), Map(game.table.centre)
    piles, arcs = pile_shapes(dial, game, position, bottom, notation), arc_shapes(chart, bottom, notation)
    hand = hand_shape(dial, piles, position, notation)
    captions = (capitalised(turn_line(game, moment, notation)), capitalised(cycles_line(bottom, notation)))
    legends = (dial_legend(piles, hand is not None), map_legend(arcs, game.rules))
    return render(
        "clock.svg.j2",
        page=page(title, lines, captions, legends),
        title=title,
        description="\n".join([*lines, *_description(game, moment, bottom, captions, notation)]),
        heading=_heading(game, moment),
        dial=dial,
        piles=piles,
        hand=hand,
        chart=chart,
        arcs=arcs,
        nodes=node_shapes(chart, bottom, notation),
    )


def _heading(game: Game, moment: int) -> str:
    turns = len(game.turned)
    return f"The end, after turn {turns}" if moment == turns else f"Turn {moment + 1} of {turns}"


def _description(
    game: Game, moment: int, bottom: BottomMap, captions: tuple[str, str], notation: Notation
) -> list[str]:
    """The drawing in words, for those who do not see it."""
    sentences = [f"{captions[0]}."]
    for view in pile_views(game.positions[moment], game.rules):
        home = " ".join(map(notation.write, view.home)) or "nothing"
        waiting = " ".join(map(notation.write, view.waiting)) or "nothing"
        sentences.append(f"Pile {notation.rank_label(view.pile)}: face up {home}, face down {waiting}.")
    return [*sentences, f"Bottom map: {arcs_line(bottom, notation)}. {captions[1]}."]
