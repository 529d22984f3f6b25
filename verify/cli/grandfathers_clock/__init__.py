"""The commands of ``verify`` for Grandfather's Clock: ``--game grandfathers-clock``.

options.py     the options that they share
help_texts.py  the texts of --help-rules and --help-formats
check.py       verify check
check_text.py  what check prints
many.py        deals decided together
show.py        verify show
show_text.py   what show prints
converting.py  a deal in the layout of another format
deal.py        verify deal
deal_text.py   what deal prints
grading.py     deals decided and graded, on one process or several
"""
