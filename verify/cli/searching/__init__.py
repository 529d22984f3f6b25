"""What the commands of all games have in common that are searched through, with limits, and may stay unknown.

limits.py    the options that limit a search
watching.py  how far the search for one deal has come, on a terminal
campaign.py  very many deals: the options about processes and journals, the interval for the winnability
progress.py  how far many deals have come, on a terminal
many.py      deals decided together, and an answer as a journal has it
checking.py  one run of ``verify check``
tally.py     what very many deals came to
showing.py   one run of ``verify show``
making.py    one run of ``verify deal``
made_text.py a deck a line with what is known of it
grading.py   deals decided and graded, on one process or several
fatal.py     which move lost a game
texts.py     what is said in the same words: names, counts, evidence
help_texts.py  the texts of --help-rules and --help-formats
"""
