"""The rules that all games of the draughts family share. A game's module has its differences.

In reading order: `clauses`, `board`, `family`, `captures`, `state`, `legality`, `play`,
`game`.
"""
