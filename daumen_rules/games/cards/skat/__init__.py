"""150 Skat: all that the game needs, and nothing that another game has.

In reading order: `clauses`, `rules`, `values`, `table`, `score`, `deal`, `choice`, `play`, `scene`,
`game`; `verbs` has words,
`figures` answers questions about numbers.
"""
