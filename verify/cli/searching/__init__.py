"""What the commands of all games have in common that are searched through, with limits, and may stay unknown.

game.py      what a game gives to the commands; each room of a game has one
limits.py    the options that limit a search
watching.py  how far the search for one deal has come, on a terminal
campaign.py  very many deals: the options about processes and journals, the interval for the winnability
progress.py  how far many deals have come, on a terminal
many.py      deals decided together, and an answer as a journal has it
check_options.py  the options of ``verify check``
checking.py  one run of it
check_text.py  what it prints
tally.py     what very many deals came to
show_options.py  the options of ``verify show``
showing.py   one run of it
show_text.py what it prints
html_page.py what its page for a browser says and shows
making.py    ``verify deal``: its options, and one run of it
made_text.py what it writes: a deck a line with what is known of it, a format, a record
grading.py   deals decided and graded, on one process or several
fatal.py     which move lost a game
texts.py     what is said in the same words: names, counts, evidence
help_texts.py  the texts of --help-rules and --help-formats
"""
