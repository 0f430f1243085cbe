"""The family of draughts; what a game of it changes stands in that game.

In reading order: `clauses`, `options`, `board`, `family`, `state`, `setup`, `captures`, `legality`,
`claims`, `play`, `goal`, `game`.
"""
