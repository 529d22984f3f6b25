"""What people look at: games and evidence, drawn.

    table_view.py     a position as a reader wants it: who is home, who waits, in which order
    words.py          words with a terminal style, set in columns and lines
    dial_text.py      a position as a clock face of text; the line for one turn; the trace
    dial_geometry.py  where the piles of the dial and the card in hand lie
    map_geometry.py   where the nodes and arcs of the bottom map run
    shapes.py         the cards, arrows and labels that the SVG file is made of
    dial_svg.py       a position and its bottom map as one SVG file
    templating.py     how templates are loaded and what text they accept
    templates/        the markup

Drawings only show what they are given; nothing here decides anything.
"""

from __future__ import annotations

__all__ = ["dial_geometry", "dial_svg", "dial_text", "map_geometry", "shapes", "table_view", "templating", "words"]
