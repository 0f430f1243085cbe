"""The rules that all games of the morris family share. A game's module has its differences.

In reading order: `clauses`, `points`, `state`, `family`, `legality`, `game`.
"""
