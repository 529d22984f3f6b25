"""What people look at: games and evidence, drawn.

    table_view.py       a position as a reader wants it: who is home, who waits, in which order
    sentences.py        what happened in one line: a turn, the end of a game, the cycles of a map
    terminal.py         words with a terminal style, set in columns and lines
    dial_text.py        a position as a clock face of text; the trace
    klondike_table.py   a position of Klondike as text
    grandfathers_clock_table.py  one of Grandfather's Clock
    boards.py           a position as a page draws it: piles in groups, and what changes from move to move
    klondike_board.py   a position of Klondike so
    grandfathers_clock_board.py  one of Grandfather's Clock
    game_page.py        a game with choices as one HTML page, to step through
    geometry.py         points, directions, places on a clock face
    arrows.py           curves with a head
    dial_geometry.py    where the piles of the dial and the card in hand lie
    map_geometry.py     where the nodes and arcs of the bottom map run
    shapes.py           the cards, arrows and labels that the SVG file is made of
    legends.py          the samples under the two faces and what they mean
    lettering.py        text on a drawing: sizes, baselines, lines
    page.py             what stands where on the page of the SVG file
    dial_svg.py         a position and its bottom map as one SVG file
    evidence.py         a stored report: from record to JSON and back
    replay.py           stored games played again, so that they can be drawn
    marked_trace.py     a trace in lines, one moment marked
    deck_facts.py       what is known about a deck, in words
    columns.py          what each solver and the controls say of a theorem
    standings.py        how everything stands, by its status and by all that it rests on
    summary.py          what a report says at its top
    anchors.py          the names by which links lead to the parts of a report
    asking.py           how to ask a solver again by hand
    contents.py         what the pages of a report show
    lemma_graph.py      which theorem rests on which, as a drawing
    methods_table.py    which obligation was settled by which method
    evidence_map.py     the same as a drawing
    report_html.py      the report as one HTML file
    report_markdown.py  the report as Markdown
    markdown_text.py    foreign text in Markdown
    law_plot.py         laws as bars in an SVG file
    intervals.py        how well a share is known from a count
    templating.py       how templates are loaded and what text they accept
    templates/          the markup

Drawings only show what they are given; nothing here decides anything.
"""

from __future__ import annotations
