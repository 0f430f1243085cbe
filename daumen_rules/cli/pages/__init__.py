"""Pages that a browser shows: the story of a game, a situation, the report of a comparison.

They are made of views and witnessed events alone; how a table is drawn stands in `pieces.pictures`.
"""
