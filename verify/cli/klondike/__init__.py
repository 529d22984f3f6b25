"""The commands of Klondike.

campaign.py  very many deals: the options about processes and journals, progress, the interval for the winnability
progress.py  how far many deals have come, on a terminal
"""
