"""The command `explore`: finds all states of a small game, and who wins it.

Read `command` first, then `beginning` and `report`. The search itself stands in `exploration`.
"""
