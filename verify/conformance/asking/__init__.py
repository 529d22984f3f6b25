"""How an engine is asked, and its replies are read.

replies.py    what engines reply, read strictly
child.py      a program at the end of a pipe
process.py    an engine at the end of a pipe
in_python.py  an engine in Python
"""
