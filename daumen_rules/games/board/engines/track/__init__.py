"""Races along a track of numbered fields: 1 Leiterspiel, 10 Gänsespiel, 32 Pferderennen.

In reading order: `fields`, `play`, `game`. A game's module has its fields and its clauses.
"""
