"""The command ``verify``.

main.py        the command, and how every kind of failure ends: one line and an exit code
options.py     the options that all commands share; which deals are asked for
rules_help.py  the text of ``--help-rules``
check.py       verify check
check_text.py  what check prints for people
show.py        verify show
stepping.py    walking through a game, forwards and back
"""
