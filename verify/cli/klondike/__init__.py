"""The commands of ``verify`` for Klondike: ``--game klondike``.

options.py     the options that they share; which deals are asked for, and the limits of a search
help_texts.py  the texts of --help-rules and --help-formats
check.py       verify check
check_text.py  what check prints
show.py        verify show
show_text.py   what show prints
fatal.py       which move lost a game
converting.py  a deal in the layout of another format
"""
