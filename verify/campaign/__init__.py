"""Very many deals decided one by one: on several processes, with a journal to go on from after an interrupt.

What decides a deal is passed in; only this room starts processes and keeps journals of deals.

outcomes.py  what is kept of each deal, and the counts of verdicts
campaign.py  a campaign: deals in units, those of the journal and those still to do, results in order
stream.py    deals without end, decided as long as more of them are wanted
journal.py   the units that are done, in a file
workers.py   the processes
"""
