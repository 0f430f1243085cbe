"""The family of morris; what a game of it changes stands in that game.

In reading order: `clauses`, `points`, `state`, `family`, `legality`, `events`, `game`.
"""
