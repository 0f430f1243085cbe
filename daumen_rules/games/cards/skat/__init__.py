"""150 Skat: all that the game needs, and nothing that another game has.

In reading order: `clauses`, `rules`, `values`, `table`, `score`, `deal`, `auction`,
`choice`, `play`, `view`, `legality`, `verbs`, `game`.
"""
