"""The rules that all games of the draughts family share. A game's module has its differences.

In reading order: `clauses`, `options`, `board`, `family`, `state`, `setup`, `captures`, `legality`,
`claims`, `play`, `goal`, `game`.
"""
