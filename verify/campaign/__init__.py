"""Very much work on several processes, to go on with after an interrupt: deals decided, methods compared.

What decides a deal is passed in; only this room starts processes for deals and keeps journals of them.

outcomes.py  what is kept of each deal, and the counts of verdicts
campaign.py  a campaign: deals in units, those of the journal and those still to do, results in order
stream.py    deals without end, decided as long as more of them are wanted
journal.py   the units that are done, in a file
workers.py   the processes
families.py  the methods of a game held against its rules on families of small decks, as evidence in a file
"""
