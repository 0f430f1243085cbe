"""The command `check`: what it asks for, and what it says of a record of any game."""
