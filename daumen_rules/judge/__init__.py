"""The judge of any game: a position and a question in, a reasoned ruling out.

It uses only the parts that every game has: states, verbs, clauses and options.
"""
