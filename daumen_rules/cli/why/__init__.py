"""The command `why`: what it asks for, and what it says of a move of a record of any game."""
