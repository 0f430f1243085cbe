"""150 Skat: all that the game needs, and nothing that another game has.

In reading order: `clauses`, `rules`, `values`, `table`, `score`, `deal`, `choice`, `play`, `scene`,
`game`. The words of actions stand in `verbs`, what can be asked about numbers in `figures`,
and the batch form in `batch`.
"""
