"""What games and tools promise each other: the parts of a game, and what commands ask of them.

A game fills in these records; the commands and the test bench read them. No rule stands here, and
no game may be known here.
"""
