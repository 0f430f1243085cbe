"""Positions: a state of any game told in lines, with gaps where something is not known.

What the lines of a game are called stands at the fields of its states; what may stand in them
follows from the types. No game is known here.
"""
