"""What came of a test, in words and in files.

telling.py    in words, expected and found side by side
reporting.py  as a record, and as a reproducer
scripts.py    scripts from files, read strictly
junit.py      in the XML of JUnit
"""
