"""The commands of ``verify`` for Klondike: ``--game klondike``.

options.py     the options that they share
help_texts.py  the texts of --help-rules and --help-formats
game.py        the game, as the commands of ``verify.cli.searching`` want it
check.py       verify check
show.py        verify show
converting.py  a deal in the layout of another format
deal.py        verify deal
prove.py       verify prove
prove_text.py  what prove prints
"""
