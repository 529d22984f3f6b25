"""The rules, plain and slow: the one source of meaning.

clock_options.py  the rule options of Clock Patience, and the presets people play by
clock_choice.py   which rules a deal is played by: preset, explicit options, what its format settles
clock_table.py    how a deck becomes piles, and what the piles say before anyone plays
clock_sight.py    where each card lies, and what a player sees of a game
clock.py          the game: one turn, a whole game, what it came to
clock_chance.py   the second chance: which cards may be chosen, how likely, and the games that follow
named_options.py     presets and options asked for by name, in any game
klondike_options.py  the rule options of Klondike, and the presets people play by
klondike_choice.py   which rules a Klondike deal is played by, and the position it begins with
klondike_dealing.py  how a deck becomes columns and stock
klondike.py          Klondike: legal moves, and what a move makes of a position
klondike_moves.py    how moves are written and read
card_moves.py        how moves of cards are written and read, in any game
klondike_refusals.py  why a move of Klondike is not possible
card_refusals.py      why a card cannot move, in any game with columns
grandfathers_clock_options.py  the rule options of Grandfather's Clock, and the presets people play by
grandfathers_clock_choice.py   which rules a deal of it is played by, and the position it begins with
grandfathers_clock_dealing.py  how a deck becomes dial and columns
grandfathers_clock.py          Grandfather's Clock: legal moves, and what a move makes of a position
grandfathers_clock_moves.py    how its moves are written and read
grandfathers_clock_refusals.py  why a move of it is not possible
"""
