"""The judge of any game: a position and a question in, a reasoned ruling out.

What it knows of a game are its parts: states, verbs, clauses and options. No game is known here.
"""
