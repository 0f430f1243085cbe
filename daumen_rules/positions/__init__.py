"""Positions: a state of any game told in lines, with gaps for unknown values.

The fields of a game's states give the heads of the lines, and the types of the fields say which
values a line may hold. Nothing here knows a game.
"""
