"""The commands of ``verify`` for Klondike: ``--game klondike``.

options.py     the options that they share; which deals are asked for, and the limits of a search
help_texts.py  the texts of --help-rules and --help-formats
check.py       verify check
check_text.py  what check prints
campaign.py    very many deals: the options about processes and journals, the interval for the winnability
many.py        deals decided together, and back from a journal to answers
tally.py       what very many deals came to, in one file
progress.py    how far many deals have come, on a terminal
show.py        verify show
show_text.py   what show prints
watching.py    how far the search for one deal has come, on a terminal
fatal.py       which move lost a game
converting.py  a deal in the layout of another format
deal.py        verify deal
deal_text.py   what deal prints
grading.py     deals decided and graded, on one process or several
prove.py       verify prove
prove_text.py  what prove prints
"""
