"""Games in which men run round a cross: 2 Mensch ärgere Dich nicht and its variants, 3 to 9.

In reading order: `clauses`, `fields`, `state`, `ways`, `play`, `legality`, `game`. A game's module
has its differences.
"""
