"""The command ``verify``.

main.py          the command, and how every kind of failure ends: one line and an exit code
shared_options.py the options that commands of all games share, and what a game adds to them
whole.py         options that are whole numbers
options.py       those of the clock
asking.py        which deals are asked for
wrapping.py      help texts and results set in lines
rules_help.py    the text of ``--help-rules``
formats_help.py  the text of ``--help-formats``
checking.py      one run of check: what it counts, and how it ends
check.py         verify check
check_text.py    what check prints
check_partial.py deals with unknown cards: the chance of a win, which card would tell most
evidence.py      claims and certificates, a pair of files for each deal
chance_text.py   what check prints of a second chance
show.py          verify show
choosing.py      the card of a second chance, to see the game that follows
stepping.py      walking through a game, forwards and back
deal.py          verify deal
dealing.py       the deals asked for: made, or read
deal_text.py     what deal prints
find.py          verify find
find_text.py     what find prints
conditions_help.py  the text of --help-conditions
converting.py    a deal in the layout of another format
prove.py         verify prove
prove_text.py    what prove prints
proving.py       the theorems asked for, settled on all cores
count.py         verify count
count_text.py    what count prints
games_options.py the options by which count plays games too
games.py         these games, and what they show of each figure
count_games_text.py what count prints of them
deck_options.py  the options that say which deck is counted
claims.py        verify claims
claims_text.py   what claims prints
report.py        verify report
report_files.py  the files of a report and its texts, all or none
conform.py       verify conform, one for all games
conform_shown.py the lines and files of each test
conform_batch.py conform --batch
vectors.py       verify vectors
counting_moves.py verify vectors --perft
vectors_text.py  what vectors prints
searching/       what the commands of games have in common that are searched through
klondike/        the commands for Klondike
grandfathers_clock/ the commands for Grandfather's Clock
"""
