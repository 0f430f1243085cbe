"""150 Skat.

In reading order: `clauses`, `rules`, `values`, `table`, `score`, `deal`, `auction`,
`choice`, `play`, `view`, `legality`, `verbs`, `game`.
"""
